// gpu.subgroup_mma_* on tensor cores: mma.sync, and ldmatrix where an operand lies in workgroup memory as that takes it. A lane's part of a matrix is
// the fragment of PTX's manual, with g = lane / 4 and t = lane % 4:
//
//   A, B   words of 4 bytes: that of kb and ob holds what is at 16 * kb + 4 * t bytes along k, of row (A) or column (B) 8 * ob + g. They are in the
//          order in which mma.sync takes them, so that ldmatrix loads them to registers side by side: of A, word kb * blocks + ob, of B both kb of a
//          product together
//   C      elements: four of each 16x8 block, of rows g and g + 8, columns 2 * t and 2 * t + 1
//
// Of 8-bit matrices, and of what they are added to, rows and columns of two blocks alternate: block ob has 16 * (ob / 2) + 2 * g + ob % 2. So
// ldmatrix, which transposes pairs of bytes, loads them whichever way they lie, and a lane has four elements of C side by side.
//
// In a kernel whose subgroups are warpgroups, factors of wgmma are descriptors of places in workgroup memory, and C is one of 16 rows for each warp.
//
// f32 factors are rounded to tf32 as they are loaded; those that wgmma reads are it. f8 are widened to f16,
// exactly, a word to two: sm_90 has no other product of them by mma.sync, and that of sm_89 adds with 13 bits. So does wgmma: what it is given to
// add to is zero (tile-to-cooperative-ops).
#include "nvvm/emit.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
#define CGI_NVVM_ROW 16     // bytes that ldmatrix takes at once: a row of one block
#define CGI_NVVM_PANEL 128  // bytes of a row of a panel
#define CGI_NVVM_STEPS 8    // of a warpgroup's product, 32 bytes along k each
#define CGI_NVVM_FACTORS 40 // words and places of its factors
#define CGI_NVVM_LINE 8192  // characters of what does it

typedef enum cgi_nvvm_element {
  CGI_NVVM_F16,
  CGI_NVVM_BF16,
  CGI_NVVM_F32,
  CGI_NVVM_TF32,
  CGI_NVVM_E4M3,
  CGI_NVVM_E5M2,
  CGI_NVVM_S8,
  CGI_NVVM_U8,
  CGI_NVVM_I32
} cgi_nvvm_element;

typedef struct cgi_nvvm_matrix {
  cgi_nvvm_element element;
  unsigned rows, columns, bytes; // of an element
  char use;                      // 'A', 'B', 'C'
  unsigned own, k, blocks;       // of A and B: rows or columns, and elements along k; eights of the former
  unsigned parts;                // words, or of C elements, of a lane
  bool alternates, together;     // held by a warpgroup: `rows` of C are those of a warp
} cgi_nvvm_matrix;

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_is_f8(const cgi_nvvm_matrix *m) { return m->element == CGI_NVVM_E4M3 || m->element == CGI_NVVM_E5M2; }

// Of what wgmma takes: factors of panels' rows along k, or what A has of them in registers.
static bool cgi_nvvm_warpgroup_matrix(cgi_nvvm_emitter *e, cgi_nvvm_matrix *m) {
  bool is_c = m->use == 'C', own = m->use == 'B' || m->rows == CGI_NVVM_WARPGROUP / 2;
  unsigned n = m->use == 'A' ? 8 : m->columns;
  m->together = true;
  m->alternates = false;
  m->parts = is_c ? m->rows * m->columns / CGI_NVVM_WARPGROUP : m->rows * m->columns * m->bytes / (4 * CGI_NVVM_WARPGROUP);
  m->rows = is_c ? m->rows / 4 : m->rows;
  bool fits =
      own && n % 8 == 0 && n <= 256 &&
      (is_c || (m->k * m->bytes % CGI_NVVM_PANEL == 0 && m->k * m->bytes <= CGI_NVVM_STEPS * 32 && (m->bytes < 4 || m->element == CGI_NVVM_TF32)));
  return fits || cgi_nvvm_fail(e, "[unsupported-type] has a matrix that warpgroups do not take", NULL);
}

// Of what mma.sync takes.
static bool cgi_nvvm_matrix_of(cgi_nvvm_emitter *e, cg_type type, cgi_nvvm_matrix *m) {
  cg_gpu_matrix g;
  memset(m, 0, sizeof *m);
  if (!cg_type_gpu_matrix(type, &g)) return cgi_nvvm_fail(e, "[unsupported-type] has a type that NVVM kernels do not compute with", NULL);
  m->rows = g.rows;
  m->columns = g.columns;
  m->bytes = g.width / 8;
  m->use = g.use;
  switch (g.element) {
  case CG_TYPE_F16: m->element = CGI_NVVM_F16; break;
  case CG_TYPE_BF16: m->element = CGI_NVVM_BF16; break;
  case CG_TYPE_INTEGER: m->element = g.width == 32 ? CGI_NVVM_I32 : g.signedness == CG_UNSIGNED ? CGI_NVVM_U8 : CGI_NVVM_S8; break;
  case CG_TYPE_F8E4M3FN: m->element = CGI_NVVM_E4M3; break;
  case CG_TYPE_F8E5M2: m->element = CGI_NVVM_E5M2; break;
  default: m->element = CGI_NVVM_F32; break; // f64 does not fit by its bytes
  }
  bool is_c = m->use == 'C', is_b = m->use == 'B';
  if (m->element == CGI_NVVM_F32 && !is_c) m->element = CGI_NVVM_TF32;
  m->alternates = m->bytes == 1 || (is_c && (m->element == CGI_NVVM_I32 || e->has_f8));
  m->own = is_b ? m->columns : m->rows;
  m->k = is_b ? m->rows : m->columns;
  m->blocks = m->own / 8;
  if (e->subgroup == CGI_NVVM_WARPGROUP) return cgi_nvvm_warpgroup_matrix(e, m);
  m->parts = is_c ? m->rows * m->columns / CGI_NVVM_WARP : m->rows * m->columns * m->bytes / (4 * CGI_NVVM_WARP);
  unsigned narrow = m->alternates ? 16 : 8;
  bool fits = is_c ? m->rows % 16 == 0 && m->columns % narrow == 0 && (m->bytes == 4 || m->element == CGI_NVVM_F16)
                   : (m->use == 'A' || is_b) && (m->bytes < 4 || m->element == CGI_NVVM_TF32) && m->own % (is_b ? narrow : 16) == 0 &&
                         m->k * m->bytes % 32 == 0;
  if (!fits || !m->parts || m->parts > CGI_NVVM_FRAGMENT)
    return cgi_nvvm_fail(e, "[unsupported-type] has a matrix that tensor cores do not take", NULL);
  bool old = e->chip[4] == 0 || (e->chip[5] == 0 && e->chip[3] < '8');
  if (old) return cgi_nvvm_fail(e, "[missing-feature] multiplies matrices, which needs sm_80 or later", "");
  return cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0 || cgi_nvvm_fail(e, "has a matrix in a workgroup that does not fill its warps", NULL);
}

static LLVMTypeRef cgi_nvvm_matrix_scalar(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m) { // of the fragment's vector
  if (m->use != 'C' || m->element == CGI_NVVM_I32) return cgi_nvvm_i32(e);
  return m->element == CGI_NVVM_F16 ? LLVMHalfTypeInContext(e->llvm) : LLVMFloatTypeInContext(e->llvm);
}

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_matrix_type(cgi_nvvm_emitter *e, cg_type type) {
  cgi_nvvm_matrix m;
  if (!cgi_nvvm_matrix_of(e, type, &m)) return NULL;
  return m.together && m.use != 'C' ? LLVMInt64TypeInContext(e->llvm) : LLVMVectorType(cgi_nvvm_matrix_scalar(e, &m), m.parts);
}

// Whether a kernel multiplies f8: what its products are added to has the alternating rows and columns then, which its type does not say.
CGI_NVVM_DEF bool cgi_nvvm_multiplies_f8(cg_op function) {
  for (cg_op op = function; op; op = cg_op_walk(op, function)) {
    if (cg_op_get_kind(op) != CG_GPU_SUBGROUP_MMA_COMPUTE) continue;
    cg_gpu_matrix a;
    if (cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) && a.width == 8 && a.element != CG_TYPE_INTEGER)
      return true;
  }
  return false;
}

// ---- places ---------------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_times(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildNUWMul(e->builder, v, cgi_nvvm_u32(e, by), "");
}
static LLVMValueRef cgi_nvvm_plus(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildNUWAdd(e->builder, a, b, ""); }
static LLVMValueRef cgi_nvvm_quotient(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildUDiv(e->builder, v, cgi_nvvm_u32(e, by), "");
}
static LLVMValueRef cgi_nvvm_modulo(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildURem(e->builder, v, cgi_nvvm_u32(e, by), "");
}

typedef struct cgi_nvvm_site { // where a matrix lies
  LLVMValueRef pointer;
  unsigned row, aligned; // bytes from a row to the next as memory has them; what the place is a multiple of, up to 16 bytes
  bool turned, shared;
} cgi_nvvm_site;

static bool cgi_nvvm_site_of(cgi_nvvm_emitter *e, cg_op op, unsigned at, cgi_nvvm_site *out) {
  cg_value memref = cg_op_operand(op, at);
  cg_attr stride = cg_op_attr(op, "leadDimension");
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(memref)));
  if (!element || !stride) return element ? cgi_nvvm_invalid(e, "has no leadDimension") : false;
  unsigned bytes = cgi_nvvm_width(element) / 8 * cgi_nvvm_lanes(element), divisor = bytes == 16 ? 16 : cgi_nvvm_memref_alignment(e, memref);
  if (cg_attr_int(stride) < 0 || cg_attr_int(stride) > INT32_MAX / 64 / bytes) return cgi_nvvm_fail(e, "has a leadDimension out of range", NULL);
  out->row = (unsigned)cg_attr_int(stride) * bytes;
  unsigned all = divisor | out->row;
  if (cg_op_num_operands(op) != at + 2) return cgi_nvvm_fail(e, "has not one index", NULL);
  all |= cgi_nvvm_divisor(cg_op_operand(op, at + 1), 8) * bytes;
  out->aligned = all & (0u - all);
  if (out->aligned > 16) out->aligned = 16;
  out->turned = cg_op_attr(op, "transpose") != NULL;
  out->shared = cgi_nvvm_is_shared(cg_value_type(memref));
  out->pointer = cgi_nvvm_place(e, memref, cg_op_operand(op, at + 1));
  return out->pointer != NULL;
}

static LLVMValueRef cgi_nvvm_at(cgi_nvvm_emitter *e, const cgi_nvvm_site *p, LLVMValueRef lanes, unsigned bytes) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(e->llvm);
  LLVMValueRef at = LLVMBuildGEP2(e->builder, byte, p->pointer, &lanes, 1, ""), constant = cgi_nvvm_u32(e, bytes);
  return bytes ? LLVMBuildGEP2(e->builder, byte, at, &constant, 1, "") : at;
}

// A row of A, a column of B: of block `ob`, and of `lane`, 0 to 7, in it. Both may be known when the kernel runs only.
static LLVMValueRef cgi_nvvm_own(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef ob, LLVMValueRef lane) {
  if (!m->alternates) return cgi_nvvm_plus(e, cgi_nvvm_times(e, ob, 8), lane);
  LLVMValueRef pair = cgi_nvvm_times(e, cgi_nvvm_quotient(e, ob, 2), 16), which = cgi_nvvm_modulo(e, ob, 2);
  return cgi_nvvm_plus(e, cgi_nvvm_plus(e, pair, which), cgi_nvvm_times(e, lane, 2));
}

// ---- A and B --------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_nvvm_word(const cgi_nvvm_matrix *m, unsigned kb, unsigned ob) {
  return m->use == 'B' ? (kb / 2 * m->blocks + ob) * 2 + kb % 2 : kb * m->blocks + ob;
}

// Four blocks by one ldmatrix; parts[0] to parts[3].
static bool cgi_nvvm_ldmatrix(cgi_nvvm_emitter *e, LLVMValueRef pointer, bool turn, LLVMValueRef *parts) {
  LLVMValueRef all = cgi_nvvm_call(e, turn ? "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16" : "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16",
                                   LLVMTypeOf(pointer), 1, &pointer);
  for (unsigned i = 0; all && i < 4; i++) parts[i] = LLVMBuildExtractValue(e->builder, all, i, "");
  return all != NULL;
}

// How many blocks along a row (A) or column (B) four words have.
static unsigned cgi_nvvm_blocks_of_four(const cgi_nvvm_matrix *m) {
  unsigned most = m->use == 'B' ? 2 : 4;
  return m->blocks < most ? m->blocks : most;
}

// Words in their order, four at once: lanes 8 * i to 8 * i + 7 give the rows of the i-th.
static bool cgi_nvvm_load_words(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool along_k, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), which = cgi_nvvm_quotient(e, lane, 8), row = cgi_nvvm_modulo(e, lane, 8), lanes, ob, kb;
  unsigned some = cgi_nvvm_blocks_of_four(m);
  if (m->use == 'B' && some == 2) {
    ob = cgi_nvvm_quotient(e, which, 2);
    kb = cgi_nvvm_modulo(e, which, 2);
  } else {
    ob = cgi_nvvm_modulo(e, which, some);
    kb = cgi_nvvm_quotient(e, which, some);
  }
  lanes = along_k ? cgi_nvvm_own(e, m, ob, row) : cgi_nvvm_plus(e, cgi_nvvm_times(e, kb, 8), row);
  lanes = cgi_nvvm_times(e, lanes, p->row);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, along_k ? kb : ob, CGI_NVVM_ROW));
  for (unsigned k = 0; k < m->parts / m->blocks; k += 4 / some) {
    for (unsigned o = 0; o < m->blocks; o += some) {
      unsigned at = along_k ? o * 8 * p->row + k * CGI_NVVM_ROW : k * 8 * p->row + o * CGI_NVVM_ROW;
      if (!cgi_nvvm_ldmatrix(e, cgi_nvvm_at(e, p, lanes, at), !along_k, words + cgi_nvvm_word(m, k, o))) return false;
    }
  }
  return true;
}

// Bytes whose rows are along k: two blocks at once give, of eight rows of 16 bytes each, pairs of neighbours, which are sorted here.
static bool cgi_nvvm_load_bytes(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), which = cgi_nvvm_quotient(e, lane, 8), row = cgi_nvvm_modulo(e, lane, 8), halves[4], operands[3];
  unsigned pairs = m->blocks / 2, some = pairs < 2 ? pairs : 2;
  LLVMValueRef pair = cgi_nvvm_quotient(e, which, 2), k = cgi_nvvm_times(e, cgi_nvvm_quotient(e, row, 2), 4), lanes;
  k = cgi_nvvm_plus(e, k, cgi_nvvm_modulo(e, row, 2));
  k = cgi_nvvm_plus(e, k, cgi_nvvm_times(e, cgi_nvvm_modulo(e, which, 2), 2));
  k = cgi_nvvm_plus(e, k, cgi_nvvm_times(e, cgi_nvvm_quotient(e, pair, some), 16));
  lanes = cgi_nvvm_times(e, k, p->row);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, cgi_nvvm_modulo(e, pair, some), CGI_NVVM_ROW));
  for (unsigned i = 0; i < m->parts / 2; i += 2) {
    unsigned at = i / pairs * 16 * p->row + i % pairs * CGI_NVVM_ROW;
    if (!cgi_nvvm_ldmatrix(e, cgi_nvvm_at(e, p, lanes, at), true, halves)) return false;
    for (unsigned j = 0; j < 4; j++) {
      operands[0] = halves[j / 2 * 2];
      operands[1] = halves[j / 2 * 2 + 1];
      operands[2] = cgi_nvvm_u32(e, j % 2 ? 0x7531 : 0x6420);
      unsigned block = i + j / 2, word = cgi_nvvm_word(m, block / pairs, block % pairs * 2 + j % 2);
      if (!(words[word] = cgi_nvvm_call(e, "llvm.nvvm.prmt", NULL, 3, operands))) return false;
    }
  }
  return true;
}

// One element after the other, wherever they lie.
static void cgi_nvvm_load_elements(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool along_k, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), g = cgi_nvvm_quotient(e, lane, 4), t = cgi_nvvm_times(e, cgi_nvvm_modulo(e, lane, 4), 4);
  LLVMTypeRef type = LLVMIntTypeInContext(e->llvm, 8 * m->bytes);
  unsigned along = along_k ? 1 : p->row, across = along_k ? p->row : m->bytes;
  if (!along_k) t = cgi_nvvm_quotient(e, t, m->bytes);
  for (unsigned i = 0; i < m->parts; i++) {
    LLVMValueRef own = cgi_nvvm_own(e, m, cgi_nvvm_u32(e, i % m->blocks), g), word = NULL;
    LLVMValueRef lanes = cgi_nvvm_times(e, own, across);
    lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, t, along));
    for (unsigned j = 0; j < 4 / m->bytes; j++) {
      unsigned k = i / m->blocks * CGI_NVVM_ROW / m->bytes + j;
      LLVMValueRef v = LLVMBuildLoad2(e->builder, type, cgi_nvvm_at(e, p, lanes, k * (along_k ? m->bytes : p->row)), "");
      LLVMSetAlignment(v, p->aligned < m->bytes ? p->aligned : m->bytes);
      v = LLVMBuildShl(e->builder, LLVMBuildZExt(e->builder, v, cgi_nvvm_i32(e), ""), cgi_nvvm_u32(e, 8 * m->bytes * j), "");
      word = word ? LLVMBuildOr(e->builder, word, v, "") : v;
    }
    words[cgi_nvvm_word(m, i / m->blocks, i % m->blocks)] = word;
  }
}

static bool cgi_nvvm_load_operand(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *words) {
  bool along_k = p->turned == (m->use == 'B'), rows = p->shared && p->aligned == CGI_NVVM_ROW;
  unsigned pairs = m->blocks / 2;
  if (rows && (along_k || m->bytes == 2) && m->parts % 4 == 0 && m->blocks % cgi_nvvm_blocks_of_four(m) == 0)
    return cgi_nvvm_load_words(e, m, p, along_k, words);
  if (rows && !along_k && m->bytes == 1 && m->parts % 4 == 0 && (pairs == 1 || pairs % 2 == 0)) return cgi_nvvm_load_bytes(e, m, p, words);
  cgi_nvvm_load_elements(e, m, p, along_k, words);
  return true;
}

// ---- C --------------------------------------------------------------------------------------------------------------------------------
// Of a 16x8 block, the elements side by side in a row: two, or where blocks alternate, four of two blocks. `run` counts them through the matrix:
// parts[i] are their numbers in the fragment.
typedef struct cgi_nvvm_run {
  unsigned n, parts[4], row, column; // the last two of lane 0
} cgi_nvvm_run;

static cgi_nvvm_run cgi_nvvm_run_of(const cgi_nvvm_matrix *m, unsigned number) {
  cgi_nvvm_run r;
  unsigned each = m->alternates ? 2 : 1, across = m->columns / 8 / each, half = number % 2, block = number / 2;
  unsigned first = (block / across * (m->columns / 8) + block % across * each) * 4 + half * 2;
  r.n = 2 * each;
  for (unsigned i = 0; i < r.n; i++) r.parts[i] = m->alternates ? first + i % 2 * 4 + i / 2 : first + i;
  r.row = block / across * 16 + (m->alternates ? half : half * 8);
  r.column = block % across * each * 8;
  return r;
}

// The row of lane 0's block that the lane has.
static LLVMValueRef cgi_nvvm_first_row(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m) {
  LLVMValueRef row = cgi_nvvm_quotient(e, cgi_nvvm_lane_id(e), 4);
  return m->together ? cgi_nvvm_plus(e, row, cgi_nvvm_times(e, cgi_nvvm_quarter(e), 16)) : row;
}

// Of a and b, this lane keeps the one of its bit, and gets the same of the lane across: both in the order of the lanes they come from.
static bool cgi_nvvm_trade(cgi_nvvm_emitter *e, unsigned bit, LLVMValueRef is_set, LLVMValueRef *a, LLVMValueRef *b) {
  LLVMValueRef theirs = cgi_nvvm_shuffle(e, CGI_NVVM_XOR, LLVMBuildSelect(e->builder, is_set, *a, *b, ""), cgi_nvvm_u32(e, bit));
  if (!theirs) return false;
  LLVMValueRef first = LLVMBuildSelect(e->builder, is_set, theirs, *a, "");
  *b = LLVMBuildSelect(e->builder, is_set, *b, theirs, "");
  *a = first;
  return true;
}

// Pairs of 16 bits to global memory: four lanes side by side have two rows of two blocks, of which each gets a row of one, 16 bytes.
static bool cgi_nvvm_store_rows(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *parts) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), quarter = cgi_nvvm_modulo(e, lane, 4), half = cgi_nvvm_modulo(e, quarter, 2), set[2], words[4];
  LLVMValueRef row = cgi_nvvm_plus(e, cgi_nvvm_first_row(e, m), cgi_nvvm_times(e, half, 8));
  LLVMValueRef lanes = cgi_nvvm_plus(e, cgi_nvvm_times(e, row, p->row), cgi_nvvm_times(e, cgi_nvvm_quotient(e, quarter, 2), CGI_NVVM_ROW));
  set[0] = LLVMBuildTrunc(e->builder, half, LLVMInt1TypeInContext(e->llvm), "");
  set[1] = LLVMBuildICmp(e->builder, LLVMIntUGE, quarter, cgi_nvvm_u32(e, 2), "");
  for (unsigned i = 0; i < m->parts / 2; i += 4) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    for (unsigned j = 0; j < 4; j++) {
      cgi_nvvm_run run = cgi_nvvm_run_of(m, i + j);
      LLVMValueRef pair[2];
      for (unsigned k = 0; k < 2; k++) pair[k] = parts[run.parts[k]];
      words[j] = LLVMBuildBitCast(e->builder, cgi_nvvm_construct(e, 2, pair), cgi_nvvm_i32(e), "");
    }
    for (unsigned j = 0; j < 4; j += 2)
      if (!cgi_nvvm_trade(e, 1, set[0], &words[j], &words[j + 1])) return false;
    for (unsigned j = 0; j < 2; j++)
      if (!cgi_nvvm_trade(e, 2, set[1], &words[j], &words[j + 2])) return false;
    LLVMValueRef at = cgi_nvvm_at(e, p, lanes, r.row * p->row + r.column * m->bytes);
    LLVMSetAlignment(LLVMBuildStore(e->builder, cgi_nvvm_construct(e, 4, words), at), CGI_NVVM_ROW);
  }
  return true;
}

// Each run as a vector where it is aligned, else element by element. `store`: from parts, else to them.
static void cgi_nvvm_move_elements(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool store, LLVMValueRef *parts) {
  LLVMValueRef row = cgi_nvvm_first_row(e, m), column = cgi_nvvm_modulo(e, cgi_nvvm_lane_id(e), 4);
  LLVMTypeRef scalar = cgi_nvvm_matrix_scalar(e, m);
  unsigned across = p->turned ? p->row : m->bytes, down = p->turned ? m->bytes : p->row, side = m->alternates ? 4 : 2;
  LLVMValueRef lanes = cgi_nvvm_times(e, row, m->alternates ? 2 * down : down);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, column, side * across));
  bool whole = !p->turned && p->aligned >= side * m->bytes;
  unsigned align = p->aligned < m->bytes ? p->aligned : m->bytes;
  for (unsigned i = 0; i < m->parts / side; i++) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    LLVMValueRef run[4], v = cgi_nvvm_at(e, p, lanes, r.row * down + r.column * across);
    for (unsigned j = 0; j < r.n; j++) run[j] = parts[r.parts[j]];
    if (whole && store) {
      LLVMSetAlignment(LLVMBuildStore(e->builder, cgi_nvvm_construct(e, r.n, run), v), r.n * m->bytes);
      continue;
    }
    LLVMValueRef all = whole ? LLVMBuildLoad2(e->builder, LLVMVectorType(scalar, r.n), v, "") : NULL;
    if (whole) LLVMSetAlignment(all, r.n * m->bytes);
    for (unsigned j = 0; j < r.n; j++) {
      LLVMValueRef at = whole ? NULL : cgi_nvvm_at(e, p, lanes, r.row * down + (r.column + j) * across);
      if (store)
        LLVMSetAlignment(LLVMBuildStore(e->builder, run[j], at), align);
      else if (whole)
        parts[r.parts[j]] = cgi_nvvm_lane(e, all, j);
      else
        LLVMSetAlignment(parts[r.parts[j]] = LLVMBuildLoad2(e->builder, scalar, at, ""), align);
    }
  }
}

// f32, rounded; NULL after an error.
static LLVMValueRef cgi_nvvm_as_tf32(cgi_nvvm_emitter *e, LLVMValueRef words) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  unsigned n = cgi_nvvm_lanes(LLVMTypeOf(words));
  for (unsigned i = 0; i < n; i++) {
    LLVMValueRef v = LLVMBuildBitCast(e->builder, cgi_nvvm_lane(e, words, i), LLVMFloatTypeInContext(e->llvm), "");
    if (!(parts[i] = cgi_nvvm_call(e, "llvm.nvvm.f2tf32.rna", NULL, 1, &v))) return NULL;
  }
  return cgi_nvvm_construct(e, n, parts);
}

// Where a factor is that.
static bool cgi_nvvm_round_words(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef *words) {
  for (unsigned i = 0; m->element == CGI_NVVM_TF32 && i < m->parts; i++)
    if (!(words[i] = cgi_nvvm_as_tf32(e, words[i]))) return false;
  return true;
}

// ---- warpgroups -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_nvvm_line { // of assembly
  char text[CGI_NVVM_LINE];
  size_t n;
} cgi_nvvm_line;

static void cgi_nvvm_put(cgi_nvvm_line *l, const char *text) {
  size_t n = strlen(text);
  if (l->n + n >= sizeof l->text) n = 0;
  memcpy(l->text + l->n, text, n);
  l->n += n;
  l->text[l->n] = 0;
}

static void cgi_nvvm_put_number(cgi_nvvm_line *l, unsigned v) {
  char digits[12];
  size_t i = sizeof digits - 1;
  digits[i] = 0;
  do digits[--i] = (char)('0' + v % 10);
  while ((v /= 10) != 0);
  cgi_nvvm_put(l, digits + i);
}

// Assembly that reads and writes all of a warpgroup's sums, and reads more: $0 and on are the sums, then twice as many numbers on the rest.
static LLVMValueRef cgi_nvvm_asm_on_sums(cgi_nvvm_emitter *e, const char *text, LLVMValueRef sums, unsigned n, const LLVMValueRef *more) {
  LLVMTypeRef vector = LLVMTypeOf(sums), parts[CGI_NVVM_FRAGMENT];
  LLVMValueRef operands[CGI_NVVM_FRAGMENT + CGI_NVVM_FACTORS], results[CGI_NVVM_FRAGMENT], all;
  unsigned count = LLVMGetVectorSize(vector);
  bool is_int = cgi_nvvm_is_int(vector);
  cgi_nvvm_line c;
  c.n = 0;
  for (unsigned i = 0; i < count; i++) {
    cgi_nvvm_put(&c, is_int ? "=r," : "=f,");
    parts[i] = LLVMGetElementType(vector);
    operands[i] = cgi_nvvm_lane(e, sums, i);
  }
  for (unsigned i = 0; i < count; i++) {
    cgi_nvvm_put_number(&c, i);
    cgi_nvvm_put(&c, ",");
  }
  for (unsigned i = 0; i < n; i++) {
    cgi_nvvm_put(&c, cgi_nvvm_width(LLVMTypeOf(more[i])) == 32 ? "r," : "l,");
    operands[count + i] = more[i];
  }
  cgi_nvvm_put(&c, "~{memory}");
  all = cgi_nvvm_asm(e, LLVMStructTypeInContext(e->llvm, parts, count, 0), text, c.text, count + n, operands);
  for (unsigned i = 0; i < count; i++) results[i] = LLVMBuildExtractValue(e->builder, all, i, "");
  return cgi_nvvm_construct(e, count, results);
}

// What is added up, once no product goes on adding to it; so many begun later may go on.
static LLVMValueRef cgi_nvvm_sums(cgi_nvvm_emitter *e, cg_value value, unsigned pending) {
  LLVMValueRef v = cgi_nvvm_value(e, value);
  bool settle = v && e->has_pending && cgi_nvvm_width(LLVMTypeOf(v)) == 32;
  cgi_nvvm_line l;
  if (!settle) return v;
  l.n = 0;
  cgi_nvvm_put(&l, "wgmma.wait_group.sync.aligned ");
  cgi_nvvm_put_number(&l, pending);
  cgi_nvvm_put(&l, ";");
  return cgi_nvvm_asm_on_sums(e, l.text, v, 0, NULL);
}

static unsigned cgi_nvvm_wait_group(cg_op op) {
  cg_attr wait = cg_op_attr(op, "codegen.wait_group");
  return wait && cg_attr_int(wait) >= 0 && cg_attr_int(wait) < 8 ? (unsigned)cg_attr_int(wait) : 0;
}

static bool cgi_nvvm_is_along_k(cg_op load, char use) { return (cg_op_attr(load, "transpose") != NULL) == (use == 'B'); }

// The place of a factor in panels, in units of 16 bytes. From eight rows to the next there are 1024 bytes; what lies across k has panels
// side by side.
static LLVMValueRef cgi_nvvm_descriptor(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p) {
  cg_attr swizzle = cg_op_attr(op, "codegen.swizzle");
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF)))),
              wide = LLVMInt64TypeInContext(e->llvm);
  uint64_t panel = swizzle && element ? (uint64_t)cg_attr_int(swizzle) * (cgi_nvvm_width(element) / 8 * cgi_nvvm_lanes(element)) : 0;
  bool along_k = cgi_nvvm_is_along_k(op, m->use);
  if (!p->shared || p->row != CGI_NVVM_PANEL || !panel || panel % CGI_NVVM_SWIZZLE_ALIGNMENT || panel > (1u << 17) ||
      (!along_k && (m->bytes != 2 || m->own * m->bytes % CGI_NVVM_PANEL))) {
    cgi_nvvm_fail(e, "loads a factor of a warpgroup otherwise than from swizzled panels in workgroup memory", NULL);
    return NULL;
  }
  uint64_t rest = (uint64_t)1 << 62 | (uint64_t)(1024 >> 4) << 32 | (along_k ? 1 : panel >> 4) << 16;
  LLVMValueRef v = LLVMBuildPtrToInt(e->builder, p->pointer, cgi_nvvm_i32(e), "");
  v = LLVMBuildLShr(e->builder, LLVMBuildAnd(e->builder, v, cgi_nvvm_u32(e, 0x3FFFF), ""), cgi_nvvm_u32(e, 4), "");
  return LLVMBuildOr(e->builder, LLVMBuildZExt(e->builder, v, wide, ""), LLVMConstInt(wide, rest, 0), "");
}

// Whether what a product gives is but added to, or waited for where it is used, so that the product may go on when the next ops begin.
static bool cgi_nvvm_may_pend(const cgi_nvvm_emitter *e, cg_op op) {
  for (cg_op user = e->function; user; user = cg_op_walk(user, e->function))
    for (unsigned i = 0; i < cg_op_num_operands(user); i++) {
      bool uses = cg_op_get_kind(user) != CG_SCF_YIELD && cg_op_get_kind(user) != CG_GPU_SUBGROUP_MMA_COMPUTE;
      if (uses && !cg_op_attr(user, "codegen.wait_group") && cg_op_operand(user, i) == cg_op_result(op, 0)) return false;
    }
  return true;
}

// What of wgmma's name follows its columns; NULL where it has no such product.
static const char *cgi_nvvm_wgmma_name(const cgi_nvvm_matrix *m) {
  static const char *const f8[] = {"k32.f32.e4m3.e4m3 {", "k32.f32.e4m3.e5m2 {", "k32.f32.e5m2.e4m3 {", "k32.f32.e5m2.e5m2 {"};
  if (cgi_nvvm_is_f8(&m[0]) && cgi_nvvm_is_f8(&m[1]) && m[2].element == CGI_NVVM_F32)
    return f8[(m[0].element == CGI_NVVM_E5M2 ? 2 : 0) + (m[1].element == CGI_NVVM_E5M2 ? 1 : 0)];
  if (m[0].element != m[1].element || m[2].element != (m[0].bytes == 1 ? CGI_NVVM_I32 : CGI_NVVM_F32)) return NULL;
  switch (m[0].element) {
  case CGI_NVVM_S8: return "k32.s32.s8.s8 {";
  case CGI_NVVM_U8: return "k32.s32.u8.u8 {";
  case CGI_NVVM_F16: return "k16.f32.f16.f16 {";
  case CGI_NVVM_BF16: return "k16.f32.bf16.bf16 {";
  case CGI_NVVM_TF32: return "k8.f32.tf32.tf32 {";
  default: return NULL;
  }
}

// Whether a product is added to zeros: these are no operands then.
static bool cgi_nvvm_begins_sum(cg_op compute) {
  cg_op op = cg_value_op(cg_op_operand(compute, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C));
  op = op && cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX ? cg_value_op(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE))
                                                                       : NULL;
  cg_attr value = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  return value && cg_attr_get_kind(value) == CG_ATTR_FLOAT && cg_attr_float_bits(value) == 0;
}

// The place of a step's factor: 32 bytes of k in rows, or as many rows.
static LLVMValueRef cgi_nvvm_step(cgi_nvvm_emitter *e, cg_op load, const cgi_nvvm_matrix *m, LLVMValueRef v, unsigned k, bool across) {
  enum { in_row = CGI_NVVM_PANEL / 32 };
  cg_attr swizzle = cg_op_attr(load, "codegen.swizzle");
  uint64_t panel = (uint64_t)cg_attr_int(swizzle) * CGI_NVVM_PANEL / (uint64_t)cg_attr_int(cg_op_attr(load, "leadDimension"));
  uint64_t by = across ? (uint64_t)k * (32 / m->bytes * CGI_NVVM_PANEL) : k / in_row * panel + k % in_row * 32;
  return LLVMBuildAdd(e->builder, v, LLVMConstInt(LLVMInt64TypeInContext(e->llvm), by >> 4, 0), "");
}

// One product after the other along k, as a group; codegen.wait_group such groups may go on behind it.
static bool cgi_nvvm_emit_wgmma(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_matrix *m, LLVMValueRef *v) {
  unsigned groups = cgi_nvvm_may_pend(e, op) ? cgi_nvvm_wait_group(op) : 0, steps = m[0].k * m[0].bytes / 32, count = m[2].parts, n = 0;
  LLVMValueRef factors[CGI_NVVM_FACTORS];
  cg_op loads[2];
  bool across[2], held = LLVMGetTypeKind(LLVMTypeOf(v[0])) == LLVMVectorTypeKind; // A, in registers
  cgi_nvvm_line l;
  for (unsigned i = 0; i < 2; i++) {
    loads[i] = cg_value_op(cg_op_operand(op, i));
    if (!loads[i] || (cg_op_get_kind(loads[i]) != CG_GPU_SUBGROUP_MMA_LOAD_MATRIX && !(held && i == 0)))
      return cgi_nvvm_fail(e, "multiplies in a warpgroup what is no factor in workgroup memory", NULL);
    across[i] = !cgi_nvvm_is_along_k(loads[i], m[i].use);
  }
  for (unsigned k = 0; k < steps; k++) {
    for (unsigned i = 0; held && i < 4; i++) factors[n++] = cgi_nvvm_lane(e, v[0], 4 * k + i);
    for (unsigned i = held; i < 2; i++) factors[n++] = cgi_nvvm_step(e, loads[i], &m[i], v[i], k, across[i]);
  }
  const char *name = cgi_nvvm_wgmma_name(m);
  if (!name) return cgi_nvvm_fail(e, "[unsupported-type] multiplies matrices of types that tensor cores do not take", NULL);
  l.n = 0;
  bool begins = cgi_nvvm_begins_sum(op);
  cgi_nvvm_put(&l, begins ? "{ .reg .pred p, q; setp.ne.b32 q, 0, 0; " : "{ .reg .pred p; ");
  cgi_nvvm_put(&l, "setp.ne.b32 p, 1, 0; wgmma.fence.sync.aligned;\n");
  for (unsigned k = 0; k < steps; k++) {
    cgi_nvvm_put(&l, "wgmma.mma_async.sync.aligned.m64n");
    cgi_nvvm_put_number(&l, m[2].columns);
    cgi_nvvm_put(&l, name);
    for (unsigned i = 0; i < count; i++) {
      cgi_nvvm_put(&l, i ? ", $" : "$");
      cgi_nvvm_put_number(&l, i);
    }
    cgi_nvvm_put(&l, held ? "}, {" : "}, ");
    for (unsigned i = 0; i < n / steps; i++) {
      cgi_nvvm_put(&l, i == 0 ? "$" : held && i == 4 ? "}, $" : ", $");
      cgi_nvvm_put_number(&l, 2 * count + n / steps * k + i);
    }
    cgi_nvvm_put(&l, begins && !k ? ", q" : ", p");
    if (m[2].element == CGI_NVVM_F32) cgi_nvvm_put(&l, ", 1, 1");
    if (m[0].bytes == 2 && !held) cgi_nvvm_put(&l, across[0] ? ", 1" : ", 0");
    if (m[0].bytes == 2) cgi_nvvm_put(&l, across[1] ? ", 1" : ", 0");
    cgi_nvvm_put(&l, ";\n");
  }
  cgi_nvvm_put(&l, "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned ");
  cgi_nvvm_put_number(&l, groups);
  cgi_nvvm_put(&l, "; }");
  e->has_matrices = true;
  e->has_pending |= groups != 0;
  if (begins) v[2] = LLVMGetUndef(LLVMTypeOf(v[2]));
  return cgi_nvvm_set_result(e, op, cgi_nvvm_asm_on_sums(e, l.text, v[2], n, factors));
}

static bool cgi_nvvm_emit_matrix_memory(cgi_nvvm_emitter *e, cg_op op, bool store) {
  unsigned at = store ? CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF : CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF;
  cg_value value = store ? cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC) : cg_op_result(op, 0);
  LLVMValueRef parts[CGI_NVVM_FRAGMENT] = {NULL}, v;
  cgi_nvvm_matrix m;
  cgi_nvvm_site p;
  if (!cgi_nvvm_matrix_of(e, cg_value_type(value), &m) || !cgi_nvvm_site_of(e, op, at, &p)) return false;
  if (store) {
    if (m.use != 'C') return cgi_nvvm_fail(e, "stores a factor: only what products add up to is stored", NULL);
    if (!(v = cgi_nvvm_sums(e, value, 0))) return false;
    for (unsigned i = 0; i < m.parts; i++) parts[i] = cgi_nvvm_lane(e, v, i);
    bool rows = m.bytes == 2 && m.columns % 16 == 0 && !m.alternates && !p.turned && !p.shared && p.aligned == CGI_NVVM_ROW;
    if (!rows)
      cgi_nvvm_move_elements(e, &m, &p, true, parts);
    else if (!cgi_nvvm_store_rows(e, &m, &p, parts))
      return false;
    cgi_nvvm_note_write(e, cg_op_operand(op, at));
    return e->result == CG_OK;
  }
  if (m.together && m.use != 'C') return (v = cgi_nvvm_descriptor(e, op, &m, &p)) != NULL && cgi_nvvm_set_result(e, op, v);
  if (m.use == 'C')
    cgi_nvvm_move_elements(e, &m, &p, false, parts);
  else if (!cgi_nvvm_load_operand(e, &m, &p, parts) || !cgi_nvvm_round_words(e, &m, parts))
    return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

// ---- products -------------------------------------------------------------------------------------------------------------------------
static const char *cgi_nvvm_product_name(const cgi_nvvm_matrix *a, const cgi_nvvm_matrix *b, const cgi_nvvm_matrix *c) {
  static const char *const bytes[] = {"llvm.nvvm.mma.m16n8k32.row.col.s8", "llvm.nvvm.mma.m16n8k32.row.col.s8.u8",
                                      "llvm.nvvm.mma.m16n8k32.row.col.u8.s8", "llvm.nvvm.mma.m16n8k32.row.col.u8"};
  if (a->bytes == 1 && b->bytes == 1 && c->element == CGI_NVVM_I32)
    return bytes[(a->element == CGI_NVVM_U8 ? 2 : 0) + (b->element == CGI_NVVM_U8 ? 1 : 0)];
  bool f8 = cgi_nvvm_is_f8(a) && cgi_nvvm_is_f8(b);
  if (a->element != b->element && !f8) return NULL;
  if (a->element == CGI_NVVM_TF32 && c->element == CGI_NVVM_F32) return "llvm.nvvm.mma.m16n8k8.row.col.tf32";
  if (a->element == CGI_NVVM_BF16 && c->element == CGI_NVVM_F32) return "llvm.nvvm.mma.m16n8k16.row.col.bf16";
  if (a->element != CGI_NVVM_F16 && !f8) return NULL;
  return c->element == CGI_NVVM_F32   ? "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"
         : c->element == CGI_NVVM_F16 ? "llvm.nvvm.mma.m16n8k16.row.col.f16.f16"
                                      : NULL;
}

// Two of a word's four f8, as f16. It does nothing else, so that LLVM makes one of equal ones.
static LLVMValueRef cgi_nvvm_widened(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef word, unsigned half) {
  LLVMTypeRef pair = LLVMInt16TypeInContext(e->llvm), type = LLVMFunctionType(cgi_nvvm_i32(e), &pair, 1, 0);
  char text[] = "cvt.rn.f16x2.e4m3x2 $0, $1;", constraints[] = "=r,h";
  if (m->element == CGI_NVVM_E5M2) memcpy(strchr(text, 'e'), "e5m2", 4);
  LLVMValueRef callee = LLVMGetInlineAsm(type, text, sizeof text - 1, constraints, sizeof constraints - 1, 0, 0, LLVMInlineAsmDialectATT, 0);
  LLVMValueRef v = LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, word, cgi_nvvm_u32(e, 16 * half), ""), pair, "");
  LLVMValueRef call = LLVMBuildCall2(e->builder, type, callee, &v, 1, "");
  const char *pure = LLVM_VERSION_MAJOR < 16 ? "readnone" : "memory"; // nothing of it
  LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                           LLVMCreateEnumAttribute(e->llvm, LLVMGetEnumAttributeKindForName(pure, strlen(pure)), 0));
  return call;
}

// A row and a column of blocks: the four words of A and the two of B that a product takes, from block kb on.
static void cgi_nvvm_factors(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef v, unsigned kb, unsigned ob, LLVMValueRef *factors) {
  unsigned n = m->use == 'A' ? 2 : 1;
  for (unsigned j = 0; j < 2 * n; j++)
    factors[j] = cgi_nvvm_is_f8(m) ? cgi_nvvm_widened(e, m, cgi_nvvm_lane(e, v, cgi_nvvm_word(m, kb, ob + j % n)), j / n)
                                   : cgi_nvvm_lane(e, v, cgi_nvvm_word(m, kb + j / n, ob + j % n));
}

// One mma.sync; sum[0] to sum[3] are added to.
static bool cgi_nvvm_mma(cgi_nvvm_emitter *e, const char *name, bool is_f16, bool is_half, LLVMValueRef *factors, LLVMValueRef *sum) {
  LLVMTypeRef pair = LLVMVectorType(LLVMHalfTypeInContext(e->llvm), 2);
  LLVMValueRef operands[10], all;
  unsigned n = 0;
  for (; n < 6; n++) operands[n] = is_f16 ? LLVMBuildBitCast(e->builder, factors[n], pair, "") : factors[n];
  for (unsigned i = 0; i < 4; i += is_half ? 2 : 1) operands[n++] = is_half ? cgi_nvvm_construct(e, 2, sum + i) : sum[i];
  if (!(all = cgi_nvvm_call(e, name, NULL, n, operands))) return false;
  for (unsigned i = 0; i < 4; i++) {
    LLVMValueRef part = LLVMBuildExtractValue(e->builder, all, is_half ? i / 2 : i, "");
    sum[i] = is_half ? cgi_nvvm_lane(e, part, i % 2) : part;
  }
  return true;
}

static bool cgi_nvvm_emit_matrix_compute(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix a, b, c, all[3];
  LLVMValueRef va = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A), vb = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B),
               vc = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C), factors[6], sums[CGI_NVVM_FRAGMENT];
  if (!va || !vb || !vc) return false;
  if (cg_op_attr(op, "a_transpose") || cg_op_attr(op, "b_transpose")) return cgi_nvvm_fail(e, "transposes an operand: load it transposed", NULL);
  if (!cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) ||
      !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)), &b) ||
      !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &c))
    return false;
  if (c.together) {
    factors[0] = va, factors[1] = vb, factors[2] = vc;
    all[0] = a, all[1] = b, all[2] = c;
    return cgi_nvvm_emit_wgmma(e, op, all, factors);
  }
  const char *name = cgi_nvvm_product_name(&a, &b, &c);
  if (!name || a.use != 'A' || b.use != 'B' || c.use != 'C')
    return cgi_nvvm_fail(e, "[unsupported-type] multiplies matrices of types that tensor cores do not take", NULL);
  if (a.alternates != c.alternates) return cgi_nvvm_fail(e, "multiplies other matrices than f8 in a kernel that multiplies such", NULL);
  bool f8 = cgi_nvvm_is_f8(&a), lacks = e->chip[3] == '8' && (e->chip[4] < '9' || LLVM_VERSION_MAJOR < 18);
  if (f8 && lacks) return cgi_nvvm_fail(e, "[missing-feature] multiplies f8, which needs sm_89 or later, and LLVM 18 for that", "");
  e->has_matrices = true;
  for (unsigned i = 0; i < c.parts; i++) sums[i] = cgi_nvvm_lane(e, vc, i);
  for (unsigned k = 0; k < a.k * a.bytes / CGI_NVVM_ROW; k += f8 ? 1 : 2) {
    for (unsigned i = 0; i < c.parts / 4; i++) {
      unsigned row = i / b.blocks * 2, column = i % b.blocks;
      cgi_nvvm_factors(e, &a, va, k, row, factors);
      cgi_nvvm_factors(e, &b, vb, k, column, factors + 4);
      if (!cgi_nvvm_mma(e, name, f8 || a.element == CGI_NVVM_F16, c.element == CGI_NVVM_F16, factors, sums + (size_t)i * 4)) return false;
    }
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, c.parts, sums));
}

// ---- elements -------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_matrix_constant(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix m;
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE), parts[CGI_NVVM_FRAGMENT];
  if (!v || !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &m)) return false;
  if (cgi_nvvm_width(LLVMTypeOf(v)) != 8 * m.bytes) return cgi_nvvm_invalid(e, "has a value of another type than its elements");
  if (m.together && m.use != 'C') return cgi_nvvm_fail(e, "has a factor of a warpgroup that is no place in workgroup memory", NULL);
  if (m.use != 'C') { // as often as a word has it
    static const uint32_t often[] = {0x01010101u, 0x00010001u, 0, 1};
    v = LLVMBuildBitCast(e->builder, v, LLVMIntTypeInContext(e->llvm, 8 * m.bytes), "");
    v = LLVMBuildMul(e->builder, LLVMBuildZExt(e->builder, v, cgi_nvvm_i32(e), ""), cgi_nvvm_u32(e, often[m.bytes - 1]), "");
  }
  for (unsigned i = 0; i < m.parts; i++) parts[i] = v;
  return cgi_nvvm_round_words(e, &m, parts) && cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

static LLVMValueRef cgi_nvvm_elementwise(cgi_nvvm_emitter *e, cg_attr how, LLVMTypeRef type, unsigned n, LLVMValueRef *v) {
  static const struct {
    const char *name;
    LLVMOpcode opcode;
  } binary[] = {{"addf", LLVMFAdd}, {"mulf", LLVMFMul}, {"subf", LLVMFSub}, {"divf", LLVMFDiv}, {"addi", LLVMAdd},
                {"muli", LLVMMul},  {"subi", LLVMSub},  {"divs", LLVMSDiv}, {"divu", LLVMUDiv}};
  bool is_int = cgi_nvvm_is_int(type);
  for (size_t i = 0; n == 2 && i < sizeof binary / sizeof binary[0]; i++)
    if (cg_attr_has_word(how, binary[i].name) && is_int == (i > 3)) return LLVMBuildBinOp(e->builder, binary[i].opcode, v[0], v[1], "");
  if (n == 2 && !is_int && cg_attr_has_word(how, "maxf")) return cgi_nvvm_call(e, "llvm.maximum", type, 2, v);
  if (n == 2 && !is_int && cg_attr_has_word(how, "minf")) return cgi_nvvm_call(e, "llvm.minimum", type, 2, v);
  if (n == 1 && !is_int && cg_attr_has_word(how, "negatef")) return LLVMBuildFNeg(e->builder, v[0], "");
  if (n == 1 && is_int && cg_attr_has_word(how, "negates")) return LLVMBuildNeg(e->builder, v[0], "");
  bool single = LLVMGetTypeKind(type) == LLVMFloatTypeKind;
  if (n == 1 && single && cg_attr_has_word(how, "exp2")) return cgi_nvvm_call(e, "llvm.nvvm.ex2.approx.f", NULL, 1, v);
  if (n == 1 && !is_int && cg_attr_has_word(how, "extf")) return LLVMBuildFPExt(e->builder, v[0], type, "");
  if (n == 1 && !is_int && cg_attr_has_word(how, "truncf")) return LLVMBuildFPTrunc(e->builder, v[0], type, "");
  cgi_nvvm_fail(e, "does what is not done to matrices on tensor cores", NULL);
  return NULL;
}

// Each element of `to` becomes what its row's are together: a lane has two rows of 16, which four lanes side by side share.
static LLVMValueRef cgi_nvvm_across_rows(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_matrix *to, LLVMValueRef v, bool sum) {
  LLVMValueRef rows[2] = {NULL, NULL}, parts[CGI_NVVM_FRAGMENT], both[2];
  LLVMTypeRef type = cgi_nvvm_matrix_scalar(e, m);
  for (unsigned i = 0; i < m->parts; i++) {
    LLVMValueRef *row = &rows[i / 2 % 2];
    both[0] = cgi_nvvm_lane(e, v, i);
    both[1] = *row;
    *row = !*row ? both[0] : sum ? LLVMBuildFAdd(e->builder, both[0], both[1], "") : cgi_nvvm_call(e, "llvm.maximum", type, 2, both);
  }
  for (unsigned r = 0; r < 2; r++) {
    for (unsigned step = 1; step < 4; step *= 2) {
      both[0] = rows[r];
      if (!(both[1] = cgi_nvvm_shuffle(e, CGI_NVVM_XOR, rows[r], cgi_nvvm_u32(e, step)))) return NULL;
      rows[r] = sum ? LLVMBuildFAdd(e->builder, both[0], both[1], "") : cgi_nvvm_call(e, "llvm.maximum", type, 2, both);
    }
  }
  for (unsigned i = 0; i < to->parts; i++) parts[i] = rows[i / 2 % 2];
  return cgi_nvvm_construct(e, to->parts, parts);
}

// v where a column, less the row, is `last` at most, or, without rows, before it; else minus infinity.
static LLVMValueRef cgi_nvvm_until(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef v, LLVMValueRef last, bool rows) {
  LLVMTypeRef type = LLVMFloatTypeInContext(e->llvm);
  LLVMValueRef own = cgi_nvvm_times(e, cgi_nvvm_modulo(e, cgi_nvvm_lane_id(e), 4), 2), parts[CGI_NVVM_FRAGMENT],
               none = LLVMConstRealOfString(type, "-inf");
  if (rows) own = LLVMBuildSub(e->builder, own, cgi_nvvm_first_row(e, m), "");
  own = LLVMBuildSIToFP(e->builder, own, type, "");
  for (unsigned i = 0; i < m->parts / 2; i++) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    for (unsigned j = 0; j < 2; j++) {
      double at = (double)(r.column + j) - (rows ? (double)r.row : 0);
      LLVMValueRef place = LLVMBuildFAdd(e->builder, own, LLVMConstReal(type, at), ""), part = cgi_nvvm_lane(e, v, r.parts[j]);
      LLVMValueRef in = LLVMBuildFCmp(e->builder, rows ? LLVMRealOLE : LLVMRealOLT, place, cgi_nvvm_lane(e, last, r.parts[j]), "");
      parts[r.parts[j]] = LLVMBuildSelect(e->builder, in, part, none, "");
    }
  }
  return cgi_nvvm_construct(e, m->parts, parts);
}

// What a product added up to, as a factor of another, which has the same elements in the same lanes: two to a word.
static LLVMValueRef cgi_nvvm_as_factor(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *to, LLVMValueRef v) {
  const char *name = to->element == CGI_NVVM_BF16 ? "llvm.nvvm.ff2bf16x2.rn" : "llvm.nvvm.ff2f16x2.rn"; // the upper half comes first
  LLVMValueRef words[CGI_NVVM_FRAGMENT], pair[2];
  for (unsigned i = 0; i < to->parts; i++) {
    for (unsigned j = 0; j < 2; j++) pair[1 - j] = cgi_nvvm_lane(e, v, 2 * i + j);
    LLVMValueRef both = cgi_nvvm_call(e, name, NULL, 2, pair);
    if (!both) return NULL;
    words[i] = LLVMBuildBitCast(e->builder, both, cgi_nvvm_i32(e), "");
  }
  return cgi_nvvm_construct(e, to->parts, words);
}

// A lane has the same elements of each matrix of a shape, whatever their type, but where blocks alternate.
static bool cgi_nvvm_emit_matrix_elementwise(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix m, from;
  LLVMValueRef v[2];
  cg_attr how = cg_op_attr(op, "opType");
  unsigned n = cg_op_num_operands(op);
  if (n < 1 || n > 2 || !how) return cgi_nvvm_invalid(e, "has no opType");
  if (!cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &m)) return false;
  for (unsigned i = 0; i < n; i++) {
    bool settles = i == 0 && cg_op_attr(op, "codegen.wait_group");
    v[i] = settles ? cgi_nvvm_sums(e, cg_op_operand(op, i), cgi_nvvm_wait_group(op)) : cgi_nvvm_operand(e, op, i);
    if (!v[i] || !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, i)), &from)) return false;
    bool converts = cg_attr_has_word(how, "extf") || cg_attr_has_word(how, "truncf");
    bool factor = m.use == 'A' && from.use == 'C' && (m.together || (m.rows == 16 && m.columns == 16)) && m.bytes == 2 &&
                  from.element == CGI_NVVM_F32 && !from.alternates && cg_attr_has_word(how, "truncf");
    if (factor) {
      LLVMValueRef words = cgi_nvvm_as_factor(e, &m, v[0]);
      return words && cgi_nvvm_set_result(e, op, words);
    }
    if (m.use != 'C' || from.use != 'C' || from.alternates != m.alternates || (from.element != m.element && !converts))
      return cgi_nvvm_fail(e, "does what is not done to matrices on tensor cores", NULL);
  }
  bool sum = cg_attr_has_word(how, "row_sum");
  bool single = m.element == CGI_NVVM_F32 && from.element == CGI_NVVM_F32, open = single && m.rows == 16 && !m.alternates;
  if (open && n == 1 && (sum || cg_attr_has_word(how, "row_max"))) {
    LLVMValueRef all = cgi_nvvm_across_rows(e, &from, &m, v[0], sum);
    return all && cgi_nvvm_set_result(e, op, all);
  }
  bool rows = cg_attr_has_word(how, "tril");
  if (open && n == 2 && (rows || cg_attr_has_word(how, "until"))) return cgi_nvvm_set_result(e, op, cgi_nvvm_until(e, &m, v[0], v[1], rows));
  LLVMTypeRef scalar = cgi_nvvm_matrix_scalar(e, &m);
  if (!single) {
    LLVMValueRef result = cgi_nvvm_elementwise(e, how, LLVMVectorType(scalar, m.parts), n, v);
    return result && cgi_nvvm_set_result(e, op, result);
  }
  LLVMValueRef parts[CGI_NVVM_FRAGMENT]; // one by one: LLVM sees which are the same
  for (unsigned i = 0; i < m.parts; i++) {
    LLVMValueRef x[2];
    for (unsigned j = 0; j < n; j++) x[j] = cgi_nvvm_lane(e, v[j], i);
    if (!(parts[i] = cgi_nvvm_elementwise(e, how, scalar, n, x))) return false;
    cgi_nvvm_flags(op, parts[i]);
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

CGI_NVVM_DEF bool cgi_nvvm_emit_matrix(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_nvvm_emit_matrix_memory(e, op, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_nvvm_emit_matrix_memory(e, op, true);
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_nvvm_emit_matrix_compute(e, op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: return cgi_nvvm_emit_matrix_constant(e, op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_nvvm_emit_matrix_elementwise(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_NVVM_ROW
#undef CGI_NVVM_PANEL
#undef CGI_NVVM_FACTORS
#undef CGI_NVVM_LINE
#endif
