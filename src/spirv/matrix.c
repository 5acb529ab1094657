// SPIR-V cooperative matrices (SPV_KHR_cooperative_matrix) of gpu.subgroup_mma_*. Which lane holds what is the driver's affair: nothing here asks.
#include "spirv/emit.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
// What Debian's spirv.h (1.6.1) does not have yet.
enum {
  CGI_SPV_OP_TYPE_MATRIX = 4456,
  CGI_SPV_OP_MATRIX_LOAD = 4457,
  CGI_SPV_OP_MATRIX_STORE = 4458,
  CGI_SPV_OP_MATRIX_MUL_ADD = 4459,
  CGI_SPV_A_IS_SIGNED = 1,
  CGI_SPV_B_IS_SIGNED = 2,
  CGI_SPV_C_IS_SIGNED = 4,
  CGI_SPV_RESULT_IS_SIGNED = 8
};

typedef struct cgi_spv_matrix {
  cgi_spv_kind kind; // of an element
  bool is_unsigned, is_bf16;
  uint32_t rows, columns, use;
} cgi_spv_matrix;

static bool cgi_spv_take(cg_str *s, const char *text) {
  size_t n = strlen(text);
  if (s->len < n || memcmp(s->data, text, n) != 0) return false;
  s->data += n;
  s->len -= n;
  return true;
}

static bool cgi_spv_take_number(cg_str *s, uint32_t *out) {
  for (*out = 0; s->len && *s->data >= '0' && *s->data <= '9'; s->data++, s->len--) *out = *out * 10 + (uint32_t)(*s->data - '0');
  return *out > 0;
}

// !gpu.mma_matrix<16x16xf16, "AOp">; the verifier has read it before.
static bool cgi_spv_matrix_of(cg_type type, cgi_spv_matrix *out) {
  cg_str s;
  if (cg_type_get_kind(type) != CG_TYPE_OPAQUE) return false;
  s = cg_type_text(type);
  if (!cgi_spv_take(&s, "gpu.mma_matrix<") || !cgi_spv_take_number(&s, &out->rows) || !cgi_spv_take(&s, "x") ||
      !cgi_spv_take_number(&s, &out->columns) || !cgi_spv_take(&s, "x"))
    return false;
  out->is_bf16 = cgi_spv_take(&s, "bf");
  bool is_float = out->is_bf16 || cgi_spv_take(&s, "f");
  out->is_unsigned = !is_float && cgi_spv_take(&s, "u");
  if (!is_float) (void)cgi_spv_take(&s, "s");
  if (!is_float && !cgi_spv_take(&s, "i")) return false;
  out->kind.base = is_float ? CGI_SPV_FLOAT : CGI_SPV_INT;
  out->kind.lanes = 1;
  if (!cgi_spv_take_number(&s, &out->kind.width) || !cgi_spv_take(&s, ", \"")) return false;
  out->use = cgi_spv_take(&s, "A") ? 0 : cgi_spv_take(&s, "B") ? 1 : 2;
  return true;
}

static uint32_t cgi_spv_matrix_element(cgi_spv_emitter *e, const cgi_spv_matrix *m) {
  uint32_t operands[2];
  if (m->is_bf16) {
    if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16) || !cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16_MATRIX)) return 0;
    operands[0] = 16;
    operands[1] = 0; // BFloat16KHR
    return cgi_spv_intern(&e->w, SpvOpTypeFloat, 0, 2, operands, 0, NULL);
  }
  return cgi_spv_compute(e, &m->kind) ? cgi_spv_type_of(e, &m->kind) : 0;
}

static uint32_t cgi_spv_matrix_type(cgi_spv_emitter *e, const cgi_spv_matrix *m) {
  uint32_t operands[5];
  if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_MATRIX)) return 0;
  operands[0] = cgi_spv_matrix_element(e, m);
  operands[1] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[2] = cgi_spv_const_u32(&e->w, m->rows);
  operands[3] = cgi_spv_const_u32(&e->w, m->columns);
  operands[4] = cgi_spv_const_u32(&e->w, m->use);
  return operands[0] ? cgi_spv_intern(&e->w, CGI_SPV_OP_TYPE_MATRIX, 0, 5, operands, 0, NULL) : 0;
}

CGI_SPV_DEF bool cgi_spv_is_matrix(cg_type type, cgi_spv_emitter *e, uint32_t *id) {
  cgi_spv_matrix m;
  if (!cgi_spv_matrix_of(type, &m)) return false;
  if (id) *id = cgi_spv_matrix_type(e, &m);
  return true;
}

// Load and store: pointer, layout, stride; the stride counts elements of the memref.
static bool cgi_spv_emit_matrix_memory(cgi_spv_emitter *e, cg_op op, bool store) {
  cgi_spv_matrix m;
  uint32_t operands[6], n = 0, type;
  unsigned at = store ? CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF : CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF;
  cg_value memref = cg_op_operand(op, at), value = store ? cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC) : cg_op_result(op, 0);
  cg_attr stride = cg_op_attr(op, "leadDimension");
  if (!stride || !cgi_spv_matrix_of(cg_value_type(value), &m)) return cgi_spv_invalid(e, "has no matrix, or no leadDimension");
  if (!(type = cgi_spv_matrix_type(e, &m))) return false;
  uint32_t pointer = cgi_spv_pointer(e, memref, cgi_spv_index_operand(e, op, at + 1));
  operands[n++] = pointer;
  if (store) operands[n++] = cgi_spv_value(e, value);
  operands[n++] = cgi_spv_const_u32(&e->w, cg_op_attr(op, "transpose") ? 1 : 0); // ColumnMajorKHR, RowMajorKHR
  operands[n++] = cgi_spv_const_u32(&e->w, (uint32_t)cg_attr_int(stride));
  n += cgi_spv_access(e, memref, store, operands + n);
  if (e->result != CG_OK) return false;
  if (store)
    cgi_spv_inst(&e->w, CGI_SPV_BODY, CGI_SPV_OP_MATRIX_STORE, n, operands);
  else
    cgi_spv_bind(e, value, cgi_spv_op(e, CGI_SPV_OP_MATRIX_LOAD, type, n, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_matrix_compute(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_matrix a, b, c;
  uint32_t operands[4], type, is_signed = 0;
  if (cg_op_attr(op, "a_transpose") || cg_op_attr(op, "b_transpose")) return cgi_spv_fail(e, "transposes an operand: load it transposed", NULL);
  if (!cgi_spv_matrix_of(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) ||
      !cgi_spv_matrix_of(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)), &b) ||
      !cgi_spv_matrix_of(cg_value_type(cg_op_result(op, 0)), &c) || !(type = cgi_spv_matrix_type(e, &c)))
    return e->result == CG_OK ? cgi_spv_invalid(e, "has operands that are no matrices") : false;
  for (unsigned i = 0; i < 3; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  if (a.kind.base == CGI_SPV_INT && !a.is_unsigned) is_signed |= CGI_SPV_A_IS_SIGNED;
  if (b.kind.base == CGI_SPV_INT && !b.is_unsigned) is_signed |= CGI_SPV_B_IS_SIGNED;
  if (is_signed) is_signed |= CGI_SPV_C_IS_SIGNED | CGI_SPV_RESULT_IS_SIGNED;
  operands[3] = is_signed;
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, CGI_SPV_OP_MATRIX_MUL_ADD, type, is_signed ? 4 : 3, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_matrix_elementwise(cgi_spv_emitter *e, cg_op op) {
  static const struct {
    const char *name;
    uint32_t opcode;
  } how[] = {{"addf", SpvOpFAdd},       {"mulf", SpvOpFMul},     {"subf", SpvOpFSub},      {"divf", SpvOpFDiv}, {"addi", SpvOpIAdd},
             {"muli", SpvOpIMul},       {"subi", SpvOpISub},     {"divs", SpvOpSDiv},      {"divu", SpvOpUDiv}, {"negatef", SpvOpFNegate},
             {"negates", SpvOpSNegate}, {"extf", SpvOpFConvert}, {"truncf", SpvOpFConvert}};
  uint32_t operands[2] = {0, 0}, type = 0;
  unsigned n = cg_op_num_operands(op);
  cg_attr attr = cg_op_attr(op, "opType");
  if (n < 1 || n > 2 || !attr || !cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, "has no opType");
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  for (size_t i = 0; i < sizeof how / sizeof how[0]; i++) {
    if (!cg_attr_has_word(attr, how[i].name)) continue;
    cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, how[i].opcode, type, n, operands));
    return e->result == CG_OK;
  }
  return cgi_spv_fail(e, "does what no instruction on matrices does", NULL);
}

CGI_SPV_DEF bool cgi_spv_emit_matrix(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_spv_emit_matrix_memory(e, op, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_spv_emit_matrix_memory(e, op, true);
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_spv_emit_matrix_compute(e, op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_spv_emit_matrix_elementwise(e, op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: {
    uint32_t type = 0, value = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE));
    if (!cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, "has no matrix");
    cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op1(e, SpvOpCompositeConstruct, type, value));
    return e->result == CG_OK;
  }
  default: *handled = false; return true;
  }
}
#endif
