// tile-attention on matrix units: a subgroup has rows of its own, 16 or a multiple of it, whose sums stay in its matrices. A tile of keys, and of
// their values, is in workgroup memory; its scores go through the subgroup's place there, a part at a time, where two lanes have a row: they compute
// what the op's region makes of the scores, the weights, which go back as 16-bit floats to be a factor, and how much the sums so far shrink, which
// the matrices of sums are multiplied with.
//
//   scf.for %key = … step 64 iter_args(%acc, %top, %sum) {
//     %s = gpu.subgroup_mma_compute %q, %k, …   gpu.subgroup_mma_store_matrix %s, %m[…]   %w = math.exp (… - %top')   memref.store %w, %m[…]
//     %f = gpu.subgroup_mma_load_matrix %shrink[…] {leadDimension = 0, transpose}   gpu.subgroup_mma_elementwise mulf %acc, %f
//     gpu.subgroup_mma_compute %w', %v, %acc … }
//
// The next tile of values is copied while scores are computed, that of keys while values are weighed: by the target itself where it can
// (CG_FEATURE_ASYNC_COPY), else through registers. Where the region keeps only keys up to a row's own, tiles behind the last row's are left out.
//
// Where the target does more to matrices than multiply (CG_FEATURE_COOPERATIVE_MATRIX2), and the region does no more than that and multiply with a
// constant, scores need no place in workgroup memory: opType has exp2, row_max, row_sum, tril and until there, and truncf makes a factor of what a
// product added up to. Then tiles that are copied by themselves go to the other of two buffers while the present ones are used.
//
// Where the configuration's subgroups are warpgroups, each has 64 rows, and one matrix of queries, scores, weights and sums: what they multiply lies
// in swizzled panels, as tile-to-cooperative-ops has them, and weights stay in registers. The scores of a tile are begun before the tile in front is
// weighed, which goes on while they become weights.
#include "analysis/whole_bindings.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "passes/lower/tile_attention.h"
#include "support/grid.h"
#include "support/index.h"
#include "target/configuration.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES

#define CGI_ATM_SIDE 16   // of a matrix
#define CGI_ATM_PANEL 8   // pieces of a panel's row
#define CGI_ATM_LANES 8   // elements of a piece of 16 bytes
#define CGI_ATM_PARTS 4   // matrices of rows of a subgroup
#define CGI_ATM_KEYS 8    // matrices of keys of a tile
#define CGI_ATM_DEPTH 16  // matrices along the sums of scores, and along the result
#define CGI_ATM_COPIES 64 // pieces of a tile that a thread copies
#define CGI_ATM_SUMS 64   // matrices of a subgroup's sums
#define CGI_ATM_WIDE 128  // columns of a warpgroup's matrices
#define CGI_ATM_SCORES (CGI_ATM_KEYS * CGI_ATM_SIDE / 2)

// A tile of an operand: rows are those of the loop `outer`, of so many pieces along the loop `inner`, with one to spare behind them.
typedef struct cgi_atm_tile {
  unsigned operand, outer, inner;
  int64_t rows, pieces, start;                 // start in workgroup memory, in pieces
  int64_t coefficients[CGI_MAX_LOOPS], offset; // in elements
  cg_op open;                                  // the binding whose steps are found once sizes are there; else NULL
  cg_value steps[CGI_MAX_LOOPS];               // in pieces, where no coefficient is known
  bool rows_end;                               // rows may lie behind the last
  cg_value view, base;                         // NULL: read element by element; the piece at which the tile of the outer loop's first row begins
  cg_value row, column;                        // of the thread's first piece
  cg_value first, more;                        // what is read element by element: from cgi_atm_begin for cgi_atm_keep
  cg_value written, read;                      // pieces that are added to `start` in what is written, and in what is read; NULL: none
  unsigned copies;                             // of a thread
  cg_value loaded[CGI_ATM_COPIES];
} cgi_atm_tile;

typedef struct cgi_atm {
  cg_context *ctx;
  cg_op func, root;
  cgi_loops *elements;
  cgi_attention a;
  int64_t threads, tile, keys;        // of the workgroup: rows; keys at a time
  unsigned parts, columns, depth, ks; // matrices: of a subgroup's rows; of the result's columns, of a score's sum, of keys
  int64_t stage, stride;              // pieces: where the first subgroup's place begins, and of one of its rows
  int64_t each;                       // elements of a lane of what goes through the subgroup's place at once, of so many matrices
  unsigned group;
  bool async, ahead;                       // copies that go on by themselves; else, whether keys are read before the softmax that comes before theirs
  cg_type element, f32, word, quad, piece; // of operands; i32; vectors of four f32 and four i32
  int64_t high;                            // rows of a matrix: half as many as a subgroup has lanes
  cg_type q_type, k_type, score_type, weight_type, v_type, sum_type; // matrices: A, B, C of both products
  cg_value memory, statistics;
  cg_value thread, subgroup, lane, row, half; // row and half: the lane's row of a matrix, and half of it
  cg_value place;                             // the subgroup's
  cg_value size[CGI_MAX_LOOPS], point[CGI_MAX_LOOPS];
  cgi_atm_tile q, k, v;
  bool registers; // layouts are published: scores become weights where they are
  bool together;  // then: subgroups are warpgroups
  double factor;  // of scores, for powers of two, then
  double least;   // what the greatest score of a row is at first
  bool causal;    // keys behind row + behind are left out
  int64_t behind;
  cg_value tokens[2 * CGI_ATM_COPIES];
  unsigned num_tokens;
  cgi_attention_out out;
} cgi_atm;

static cg_value cgi_atm_const(cgi_atm *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_atm_add(cgi_builder *b, cg_value x, cg_value y) { return cgi_index_op(b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_atm_plus(cgi_atm *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_atm_walk(cgi_atm *s, cgi_builder *b, cg_value at, cg_value x, int64_t y) { return cgi_elements_walk(s->elements, b, at, x, y); }
static cg_value cgi_atm_mul(cgi_atm *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_MULI, x, y); }
static cg_value cgi_atm_div(cgi_atm *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_DIVUI, x, y); }
static cg_value cgi_atm_rem(cgi_atm *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_REMUI, x, y); }
static cg_value cgi_atm_below(cgi_builder *b, cg_value x, cg_value y) { return cgi_build_cmpi(b, CG_CMPI_SLT, x, y); }
static bool cgi_atm_divides(const cgi_atm *s, unsigned loop, int64_t tile) { return s->a.size[loop] != CG_DYNAMIC && s->a.size[loop] % tile == 0; }

static void cgi_atm_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }
// What a subgroup wrote is there for its other lanes.
static void cgi_atm_meet(cgi_atm *s, cgi_builder *b) {
  if (s->together) {
    cgi_atm_barrier(b);
    return;
  }
  cg_named_attr scope = cgi_named(s->ctx, "codegen.scope", cgi_attr_str(s->ctx, cgi_s("subgroup")));
  cgi_build(b, CG_GPU_BARRIER, 0, NULL, 0, NULL, 1, &scope, 0);
}

static cg_value cgi_atm_alloc(cgi_atm *s, int64_t count, cg_type element) { return cgi_elements_memory(s->elements, s->root->loc, element, count); }

// ---- pieces ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_atm_words(cgi_atm *s, cgi_builder *b, uint32_t v) {
  return cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->piece, cgi_attr_int(s->ctx, s->word, (int32_t)v)));
}

static cg_value cgi_atm_quad(cgi_atm *s, cgi_builder *b, const cg_value *v) { // four scalars as a vector
  cg_type t = cgi_type_lanes(s->ctx, 4, v[0]->type);
  cg_value quad = cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, t, cgi_attr_float(s->ctx, v[0]->type, 0)));
  for (int64_t i = 0; i < 4; i++) quad = cgi_build_with_lane(b, v[i], quad, i);
  return quad;
}

// Four f32 whose upper halves are bf16. Of weights nothing is asked for halves between two and NaN: what they add up to has the latter.
static cg_value cgi_atm_round(cgi_atm *s, cgi_builder *b, cg_value quad, bool weights) {
  cg_value bits = cgi_build_unary(b, CG_VECTOR_BITCAST, s->piece, quad);
  if (weights) return cgi_build_binary(b, CG_ARITH_ADDI, bits, cgi_atm_words(s, b, 0x8000));
  cg_value odd = cgi_build_binary(b, CG_ARITH_SHRUI, bits, cgi_atm_words(s, b, 16));
  odd = cgi_build_binary(b, CG_ARITH_ANDI, odd, cgi_atm_words(s, b, 1));
  cg_value up = cgi_build_binary(b, CG_ARITH_ADDI, odd, cgi_atm_words(s, b, 0x7fff)), rounded = cgi_build_binary(b, CG_ARITH_ADDI, bits, up);
  cg_value magnitude = cgi_build_binary(b, CG_ARITH_ANDI, bits, cgi_atm_words(s, b, 0x7fffffff));
  cg_value is_nan = cgi_build_cmpi(b, CG_CMPI_UGT, magnitude, cgi_atm_words(s, b, 0x7f800000));
  return cgi_build_select(b, is_nan, cgi_build_binary(b, CG_ARITH_ORI, bits, cgi_atm_words(s, b, 0x400000)), rounded);
}

// A piece of elements, 4 or 8, from scalars of type f32 or of the elements' own.
static cg_value cgi_atm_pack(cgi_atm *s, cgi_builder *b, cg_type element, const cg_value *v, bool weights) {
  cg_value all = cgi_atm_words(s, b, 0), half = cgi_build_int(b, s->word, 16), upper = cgi_build_int(b, s->word, -65536);
  cg_type words = cgi_type_lanes(s->ctx, 2, s->word), i16 = cgi_type_i(s->ctx, 16);
  if (element == s->f32) return cgi_build_unary(b, CG_VECTOR_BITCAST, s->piece, cgi_atm_quad(s, b, v));
  for (int64_t i = 0; i < 2; i++) {
    cg_value pairs[2];
    if (element->kind == CG_TYPE_F16) {
      cg_value quad = cgi_atm_quad(s, b, v + 4 * i);
      if (v[0]->type != element) quad = cgi_build_unary(b, CG_ARITH_TRUNCF, cgi_type_lanes(s->ctx, 4, element), quad);
      quad = cgi_build_unary(b, CG_VECTOR_BITCAST, words, quad);
      for (int64_t j = 0; j < 2; j++) pairs[j] = cgi_build_lane(b, quad, j);
    } else {
      cg_value rounded = v[0]->type == element ? NULL : cgi_atm_round(s, b, cgi_atm_quad(s, b, v + 4 * i), weights), x, y;
      for (int64_t j = 0; j < 2; j++) {
        if (rounded) {
          x = cgi_build_binary(b, CG_ARITH_SHRUI, cgi_build_lane(b, rounded, 2 * j), half);
          y = cgi_build_binary(b, CG_ARITH_ANDI, cgi_build_lane(b, rounded, 2 * j + 1), upper);
        } else {
          x = cgi_build_unary(b, CG_ARITH_EXTUI, s->word, cgi_build_unary(b, CG_ARITH_BITCAST, i16, v[4 * i + 2 * j]));
          y = cgi_build_unary(b, CG_ARITH_EXTUI, s->word, cgi_build_unary(b, CG_ARITH_BITCAST, i16, v[4 * i + 2 * j + 1]));
          y = cgi_build_binary(b, CG_ARITH_SHLI, y, half);
        }
        pairs[j] = cgi_build_binary(b, CG_ARITH_ORI, x, y);
      }
    }
    for (int64_t j = 0; j < 2; j++) all = cgi_build_with_lane(b, pairs[j], all, 2 * i + j);
  }
  return all;
}

// ---- operands to workgroup memory ---------------------------------------------------------------------------------------------------------------
static bool cgi_atm_tile_init(cgi_atm *s, cgi_atm_tile *t, unsigned operand, unsigned outer, unsigned inner, int64_t rows, int64_t columns) {
  t->operand = operand;
  t->outer = outer;
  t->inner = inner;
  t->rows = rows;
  t->pieces = columns / CGI_ATM_LANES;
  t->rows_end = !cgi_atm_divides(s, outer, rows);
  int64_t copies = (rows * t->pieces + s->threads - 1) / s->threads;
  t->copies = (unsigned)copies;
  int64_t span = 0;
  cg_op subspan = cgi_matrix_pieces(s->root, operand, inner, CGI_ATM_LANES, t->coefficients, &t->offset, &span);
  if (!subspan) {
    subspan = cgi_whole_binding(cgi_linalg_input(s->root, operand));
    if (subspan && !cgi_attention_is_open(subspan, cgi_linalg_map(s->root, operand), outer, inner, CGI_ATM_LANES)) subspan = NULL;
    t->open = subspan;
    span = CG_DYNAMIC;
  }
  t->view = subspan ? cgi_binding_view(subspan, span, CGI_ATM_LANES, s->piece) : NULL;
  return copies <= CGI_ATM_COPIES ||
         cgi_op_unsupported(s->root, "has a tile of %lx%l, of which %l threads copy too much each", rows, t->pieces, s->threads);
}

static void cgi_atm_tile_open(cgi_atm *s, cgi_builder *b, cgi_atm_tile *t) {
  if (!t->open) return;
  cgi_attention_steps(s->elements, b, cgi_linalg_map(s->root, t->operand), cgi_subspan_memref(t->open), CGI_ATM_LANES, s->size, t->coefficients,
                      t->steps);
  for (unsigned l = 0; l < s->a.loops; l++) t->coefficients[l] *= CGI_ATM_LANES;
}

// Pieces from a row of a tile to the next in workgroup memory, and of all of it.
static int64_t cgi_atm_row_pieces(const cgi_atm *s, const cgi_atm_tile *t) { return s->together ? CGI_ATM_PANEL : t->pieces + 1; }
static int64_t cgi_atm_tile_pieces(const cgi_atm *s, const cgi_atm_tile *t) { return t->rows * (s->together ? t->pieces : t->pieces + 1); }

// What does not change from tile to tile.
static void cgi_atm_tile_place(cgi_atm *s, cgi_builder *b, cgi_atm_tile *t) {
  cg_value at = cgi_atm_const(s, t->offset / CGI_ATM_LANES);
  t->row = cgi_atm_div(s, b, s->thread, t->pieces);
  t->column = cgi_atm_rem(s, b, s->thread, t->pieces);
  for (unsigned i = 0; t->view && i < s->a.loops; i++)
    if (i != t->inner && i != t->outer && s->a.size[i] != 1)
      at = cgi_attention_step(s->elements, b, at, s->point[i], t->steps[i], t->coefficients[i] / CGI_ATM_LANES);
  t->base = at;
}

static bool cgi_atm_elements(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t, cg_value row, cg_value column, cg_value guard, cg_value *out) {
  cg_value point[CGI_MAX_LOOPS], v[CGI_ATM_LANES], first = cgi_atm_mul(s, b, column, CGI_ATM_LANES), x, zero = cgi_build_float(b, s->element, 0);
  memcpy(point, s->point, sizeof point);
  point[t->outer] = row;
  for (int64_t e = 0; e < CGI_ATM_LANES; e++) {
    point[t->inner] = cgi_atm_plus(s, b, first, e);
    cg_value inside = cgi_atm_divides(s, t->inner, t->pieces * CGI_ATM_LANES)
                          ? guard
                          : cgi_build_and(b, guard, cgi_atm_below(b, point[t->inner], s->size[t->inner]));
    if (!inside) {
      if (!cgi_elements_read(s->elements, b, s->root, t->operand, point, &v[e])) return false;
      continue;
    }
    cgi_builder in;
    v[e] = cgi_build_if_else(b, inside, 1, &zero, &in)->results[0];
    if (!cgi_elements_read(s->elements, &in, s->root, t->operand, point, &x)) return false;
    cgi_build_yield(&in, 1, &x);
  }
  *out = cgi_atm_pack(s, b, s->element, v, false);
  return true;
}

static void cgi_atm_begin_copy(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t, cg_value from, cg_value to, cg_value guard) {
  cg_value whole = cgi_atm_const(s, 1), nothing = cgi_atm_const(s, 0), elements = guard ? cgi_build_select(b, guard, whole, nothing) : NULL;
  s->tokens[s->num_tokens++] = cgi_build_async_copy(b, s->memory, to, t->view, from, elements);
}

static void cgi_atm_wait(cgi_builder *b, cg_value token) {
  if (token) cgi_build_async_wait(b, token, 0);
}

// Where a copy of the thread's is in the tile, and in workgroup memory; *inside where the tile has it.
static void cgi_atm_copy_at(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t, unsigned i, cg_value *row, cg_value *column, cg_value *to,
                            cg_value *inside) {
  int64_t done = (int64_t)i * s->threads;
  *inside = NULL;
  if (s->threads % t->pieces == 0) {
    *row = cgi_atm_plus(s, b, t->row, done / t->pieces);
    *column = t->column;
  } else {
    cg_value n = cgi_atm_plus(s, b, s->thread, done);
    *row = cgi_atm_div(s, b, n, t->pieces);
    *column = cgi_atm_rem(s, b, n, t->pieces);
  }
  if (done + s->threads > t->rows * t->pieces) *inside = cgi_atm_below(b, *row, cgi_atm_const(s, t->rows));
  cg_value in_row = *column;
  if (s->together) { // the thread's pieces are so many rows apart that they are swizzled alike
    in_row = cgi_atm_rem(s, b, *column, CGI_ATM_PANEL);
    in_row = cgi_build_binary(b, CG_ARITH_XORI, in_row, cgi_atm_rem(s, b, t->row, CGI_ATM_PANEL));
    in_row = cgi_atm_walk(s, b, in_row, cgi_atm_div(s, b, *column, CGI_ATM_PANEL), CGI_ATM_PANEL * t->rows);
  }
  *to = cgi_atm_plus(s, b, cgi_atm_add(b, cgi_atm_mul(s, b, *row, cgi_atm_row_pieces(s, t)), in_row), t->start);
  if (t->written) *to = cgi_atm_add(b, *to, t->written);
}

// Begins to copy the tile whose rows begin at `first`: to registers, or by itself, whose group is *token then. Where `more` is not so, zeros.
static bool cgi_atm_begin(cgi_atm *s, cgi_builder *b, cgi_atm_tile *t, cg_value first, cg_value more, bool async, cg_value *token) {
  int64_t coefficient = t->coefficients[t->outer] / CGI_ATM_LANES, full = s->a.size[t->inner] / CGI_ATM_LANES;
  cg_value row, column, to, zero = cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->piece, cgi_attr_int(s->ctx, s->word, 0)));
  t->first = first;
  t->more = more;
  if (!t->view) return true;
  cg_value base = cgi_atm_walk(s, b, t->base, first, coefficient);
  for (unsigned i = 0; i < t->copies; i++) {
    cg_value guard, inside, v;
    cgi_builder in;
    cgi_atm_copy_at(s, b, t, i, &row, &column, &to, &inside);
    guard = cgi_build_and(b, more, inside);
    if (t->rows_end) guard = cgi_build_and(b, guard, cgi_atm_below(b, cgi_atm_add(b, first, row), s->size[t->outer]));
    if (full < t->pieces) guard = cgi_build_and(b, guard, cgi_atm_below(b, column, cgi_atm_const(s, full)));
    cg_value from = cgi_atm_add(b, cgi_atm_walk(s, b, base, row, coefficient), column);
    if (async) {
      in = cgi_build_guard(b, inside);
      cgi_atm_begin_copy(s, &in, t, from, to, guard);
      if (inside) s->num_tokens--; // of no group by name; those that end have all copies before
      continue;
    }
    if (!guard) {
      t->loaded[i] = cgi_build_load(b, t->view, from);
      continue;
    }
    t->loaded[i] = cgi_build_if_else(b, guard, 1, &zero, &in)->results[0];
    v = cgi_build_load(&in, t->view, from);
    cgi_build_yield(&in, 1, &v);
  }
  if (async) {
    *token = cgi_build_async_group(b, s->num_tokens, s->tokens);
    s->num_tokens = 0;
  }
  return true;
}

// Element by element, a piece in each trip.
static bool cgi_atm_keep_elements(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t) {
  cg_value guard = t->more, v, end = cgi_atm_const(s, t->rows * t->pieces), step = cgi_atm_const(s, s->threads);
  cg_op loop = cgi_build_for(b, s->thread, end, step, 0, NULL);
  cgi_builder in = cgi_builder_in(loop, 0);
  cg_value n = loop->regions[0]->first->args[0], row = cgi_atm_div(s, &in, n, t->pieces), column = cgi_atm_rem(s, &in, n, t->pieces);
  cg_value at = cgi_atm_add(&in, t->first, row), to = cgi_atm_add(&in, cgi_atm_mul(s, &in, row, cgi_atm_row_pieces(s, t)), column);
  if (t->rows_end) guard = cgi_build_and(&in, guard, cgi_atm_below(&in, at, s->size[t->outer]));
  if (!cgi_atm_elements(s, &in, t, at, column, guard, &v)) return false;
  cgi_build_store(&in, v, s->memory, cgi_atm_plus(s, &in, to, t->start));
  cgi_build_yield(&in, 0, NULL);
  return true;
}

static bool cgi_atm_keep(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t) {
  cg_value row, column, to, inside;
  if (!t->view) return cgi_atm_keep_elements(s, b, t);
  for (unsigned i = 0; i < t->copies; i++) {
    cgi_atm_copy_at(s, b, t, i, &row, &column, &to, &inside);
    cgi_builder in = cgi_build_guard(b, inside);
    cgi_build_store(&in, t->loaded[i], s->memory, to);
  }
  return true;
}

// ---- matrices ----------------------------------------------------------------------------------------------------------------------------------
// The same of a tile.
static cg_value cgi_atm_tile_fragment(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t, cg_type type, cg_value at, bool transpose) {
  cg_value v = cgi_build_load_matrix(b, type, s->memory, at, cgi_atm_row_pieces(s, t), transpose);
  if (s->together) cgi_op_set_attr(v->op, CGI_ATTR_SWIZZLE, cgi_attr_index(s->ctx, t->rows * CGI_ATM_PANEL));
  return v;
}

static cg_value cgi_atm_compute(cgi_atm *s, cgi_builder *b, cg_value x, cg_value y, cg_value sum) {
  cg_value operands[3];
  cg_named_attr pends = cgi_named(s->ctx, CGI_ATTR_WAIT_GROUP, cgi_attr_int(s->ctx, s->word, 1));
  operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A] = x;
  operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B] = y;
  operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C] = sum;
  return cgi_build(b, CG_GPU_SUBGROUP_MMA_COMPUTE, 3, operands, 1, &sum->type, s->together, &pends, 0)->results[0];
}

// Where matrix (row, column) of a tile begins.
static cg_value cgi_atm_matrix_at(cgi_atm *s, cgi_builder *b, const cgi_atm_tile *t, unsigned row, unsigned column) {
  int64_t at = t->start + (int64_t)row * CGI_ATM_SIDE * cgi_atm_row_pieces(s, t) + (int64_t)column * CGI_ATM_SIDE / CGI_ATM_LANES;
  return t->read ? cgi_atm_plus(s, b, t->read, at) : cgi_atm_const(s, at);
}

// Matrix d of a part's rows, from workgroup memory.
static cg_value cgi_atm_query(cgi_atm *s, cgi_builder *b, unsigned i, unsigned d) {
  int64_t row = cgi_atm_row_pieces(s, &s->q), at = s->q.start + (int64_t)i * s->high * row + (int64_t)d * CGI_ATM_SIDE / CGI_ATM_LANES;
  cg_value mine = cgi_atm_mul(s, b, s->subgroup, (int64_t)s->parts * s->high * row);
  return cgi_atm_tile_fragment(s, b, &s->q, s->q_type, cgi_atm_plus(s, b, mine, at), false);
}

// scores[part][key] of the tile of keys in workgroup memory. queries: those of the rows; NULL: they are in workgroup memory.
static void cgi_atm_scores(cgi_atm *s, cgi_builder *b, const cg_value *queries, cg_value zero, cg_value *scores) {
  for (unsigned i = 0; i < s->parts * s->ks; i++) scores[i] = zero;
  for (unsigned d = 0; d < s->depth; d++) { // neighbouring products do not wait for each other
    cg_value rows[CGI_ATM_PARTS];
    for (unsigned i = 0; i < s->parts; i++) rows[i] = queries ? queries[i * s->depth + d] : cgi_atm_query(s, b, i, d);
    for (unsigned c = 0; c < s->ks; c++) {
      cg_value y = cgi_atm_tile_fragment(s, b, &s->k, s->k_type, cgi_atm_matrix_at(s, b, &s->k, c, d), true);
      for (unsigned i = 0; i < s->parts; i++) scores[i * s->ks + c] = cgi_atm_compute(s, b, rows[i], y, scores[i * s->ks + c]);
    }
  }
}

static void cgi_atm_weigh(cgi_atm *s, cgi_builder *b, const cg_value *weights, cg_value *acc) {
  for (unsigned c = 0; c < s->ks; c++) {
    for (unsigned d = 0; d < s->columns; d++) {
      cg_value y = cgi_atm_tile_fragment(s, b, &s->v, s->v_type, cgi_atm_matrix_at(s, b, &s->v, c, d), false);
      for (unsigned i = 0; i < s->parts; i++) acc[i * s->columns + d] = cgi_atm_compute(s, b, weights[i * s->ks + c], y, acc[i * s->columns + d]);
    }
  }
}

static void cgi_atm_put(cgi_atm *s, cgi_builder *b, cg_value matrix, unsigned column) { // to the subgroup's place
  cgi_build_store_matrix(b, matrix, s->memory, cgi_atm_plus(s, b, s->place, (int64_t)column * CGI_ATM_SIDE / 4), s->stride);
}

// Half of the matrices of a row of tiles, through the subgroup's place: the lane's elements. Their columns are cgi_atm_column's.
static void cgi_atm_exchange(cgi_atm *s, cgi_builder *b, const cg_value *matrices, unsigned n, cg_value *out) {
  int64_t quads = s->each / 4;
  for (unsigned c = 0; c < n; c++) cgi_atm_put(s, b, matrices[c], c);
  cgi_atm_meet(s, b);
  cg_value at = cgi_atm_walk(s, b, s->place, s->row, s->stride);
  at = cgi_atm_walk(s, b, at, s->half, quads);
  for (int64_t i = 0; i < quads; i++) {
    cg_value v = cgi_build_unary(b, CG_VECTOR_BITCAST, s->quad, cgi_build_load(b, s->memory, cgi_atm_plus(s, b, at, i)));
    for (int64_t e = 0; e < 4; e++) out[4 * i + e] = cgi_build_lane(b, v, e);
  }
  cgi_atm_meet(s, b);
}

static cg_value cgi_atm_column(cgi_atm *s, cgi_builder *b, int64_t first, int64_t i) {
  return cgi_atm_plus(s, b, cgi_atm_mul(s, b, s->half, s->each), first + i);
}

// ---- softmax --------------------------------------------------------------------------------------------------------------------------------------
// The device's own exponential is finer than weights of 16 bits are, and where a score is no number, either is right for the greatest.
static cg_value cgi_atm_flagged(cgi_atm *s, cg_value v, const char *flags) {
  cgi_op_set_attr(v->op, "fastmath", cgi_attr_of_word(s->ctx, "arith.fastmath", flags));
  return v;
}

static cg_value cgi_atm_exp(cgi_atm *s, cgi_builder *b, cg_value x, cg_value y) {
  return cgi_atm_flagged(s, cgi_build_unary(b, CG_MATH_EXP, s->f32, cgi_build_binary(b, CG_ARITH_SUBF, x, y)), "afn");
}

static cg_value cgi_atm_two(cgi_atm *s, cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  cg_value v = cgi_build_binary(b, kind, x, y);
  return kind == CG_ARITH_MAXNUMF ? cgi_atm_flagged(s, v, "nnan,nsz") : v;
}

// Of four chains, which do not wait for each other.
static cg_value cgi_atm_combine(cgi_atm *s, cgi_builder *b, cg_op_kind kind, cg_value start, int64_t n, const cg_value *v) {
  cg_value chains[4];
  for (int64_t i = 0; i < n; i++) chains[i % 4] = i < 4 ? v[i] : cgi_atm_two(s, b, kind, chains[i % 4], v[i]);
  cg_value x = cgi_atm_two(s, b, kind, chains[0], chains[1]), y = cgi_atm_two(s, b, kind, chains[2], chains[3]);
  return cgi_atm_two(s, b, kind, start, cgi_atm_two(s, b, kind, x, y));
}

static cg_value cgi_atm_other(cgi_atm *s, cgi_builder *b, cg_value v) { // what the lane has that has the row's other half
  cg_type types[2];
  cg_value operands[3];
  operands[0] = v;
  operands[1] = cgi_build_int(b, s->word, CGI_ATM_SIDE);
  operands[2] = cgi_build_int(b, s->word, 2 * CGI_ATM_SIDE);
  types[0] = v->type;
  types[1] = cgi_type_i(s->ctx, 1);
  cg_named_attr mode = cgi_named(s->ctx, "mode", cgi_attr_enum(s->ctx, "gpu.shuffle_mode", "xor"));
  return cgi_build(b, CG_GPU_SHUFFLE, 3, operands, 2, types, 1, &mode, 0)->results[0];
}

// Where lane's row of part i lies along m.
static cg_value cgi_atm_row(cgi_atm *s, cgi_builder *b, unsigned i) {
  cg_value part = cgi_atm_mul(s, b, s->subgroup, (int64_t)s->parts * s->high);
  return cgi_atm_plus(s, b, cgi_atm_add(b, cgi_atm_add(b, s->point[s->a.m], part), s->row), (int64_t)i * s->high);
}

static cg_value cgi_atm_clamp(cgi_atm *s, cgi_builder *b, unsigned loop, cg_value at) {
  return cgi_build_binary(b, CG_ARITH_MINSI, at, cgi_index_op(b, CG_ARITH_SUBI, s->size[loop], cgi_atm_const(s, 1)));
}

// Scores of a part become weights, as factors; top, sum and acc follow.
static bool cgi_atm_softmax_in_memory(cgi_atm *s, cgi_builder *b, cg_value key, unsigned part, cg_value *scores, cg_value *top, cg_value *sum,
                                      cg_value *acc) {
  cg_value v[CGI_ATM_SCORES], point[CGI_MAX_LOOPS], none = NULL;
  int64_t n = s->keys / 2, each = n / 2;                                                       // of a lane; of an exchange
  bool all = cgi_atm_divides(s, s->a.k2, s->keys), reads = cgi_linalg_num_inputs(s->root) > 4; // what lies behind the ends is not read
  for (unsigned h = 0; h < 2; h++) cgi_atm_exchange(s, b, scores + h * s->ks / 2, s->ks / 2, v + h * each);
  memcpy(point, s->point, sizeof point);
  point[s->a.m] = cgi_atm_row(s, b, part);
  if (reads && !cgi_atm_divides(s, s->a.m, s->tile)) point[s->a.m] = cgi_atm_clamp(s, b, s->a.m, point[s->a.m]);
  cg_value first = cgi_atm_walk(s, b, key, s->half, s->keys / 4);
  cg_value left = all ? NULL : cgi_index_op(b, CG_ARITH_SUBI, s->size[s->a.k2], first);
  if (!all) none = cgi_build_constant(b, cgi_attr_float_bits(s->ctx, s->f32, 0xff800000));
  for (int64_t i = 0; i < n; i++) {
    int64_t at = i / each * n + i % each;
    cg_value x;
    point[s->a.k2] = cgi_atm_plus(s, b, first, at);
    if (!all && reads) point[s->a.k2] = cgi_atm_clamp(s, b, s->a.k2, point[s->a.k2]);
    if (!cgi_elements_score(s->elements, b, s->root, point, v[i], &x)) return false;
    v[i] = all ? x : cgi_build_select(b, cgi_atm_below(b, cgi_atm_const(s, at), left), x, none);
  }
  cg_value next = cgi_atm_combine(s, b, CG_ARITH_MAXNUMF, *top, n, v);
  next = cgi_atm_two(s, b, CG_ARITH_MAXNUMF, next, cgi_atm_other(s, b, next));
  cg_value shrink = cgi_atm_exp(s, b, *top, next);
  for (int64_t i = 0; i < n; i++) v[i] = cgi_atm_exp(s, b, v[i], next);
  *sum = cgi_atm_combine(s, b, CG_ARITH_ADDF, cgi_build_binary(b, CG_ARITH_MULF, *sum, shrink), n, v);
  *top = next;
  cg_value at = cgi_atm_walk(s, b, s->place, s->row, s->stride), mine = cgi_atm_mul(s, b, s->half, each / CGI_ATM_LANES);
  at = cgi_atm_add(b, at, mine);
  for (int64_t i = 0; i < n; i += CGI_ATM_LANES) {
    cg_value place = cgi_atm_plus(s, b, at, (i / each * n + i % each) / CGI_ATM_LANES), packed = cgi_atm_pack(s, b, s->element, v + i, true);
    cgi_build_store(b, packed, s->memory, place);
  }
  cg_value mine_of_all = cgi_atm_mul(s, b, s->subgroup, 2 * CGI_ATM_SIDE);
  cgi_build_store(b, shrink, s->statistics, cgi_atm_add(b, mine_of_all, s->lane));
  cgi_atm_meet(s, b);
  cg_value factors[2];
  factors[1] = cgi_build_load_matrix(b, s->sum_type, s->statistics, mine_of_all, 0, true);
  cg_named_attr how = cgi_named(s->ctx, "opType", cgi_attr_enum(s->ctx, "gpu.mma_element_wise", "mulf"));
  for (unsigned c = 0; c < s->columns; c++) {
    factors[0] = acc[c];
    acc[c] = cgi_build_value(b, CG_GPU_SUBGROUP_MMA_ELEMENTWISE, s->sum_type, 2, factors, &how);
  }
  for (unsigned c = 0; c < s->ks; c++)
    scores[c] = cgi_build_load_matrix(b, s->weight_type, s->memory, cgi_atm_plus(s, b, s->place, (int64_t)c * CGI_ATM_SIDE / CGI_ATM_LANES),
                                      s->stride, false);
  if (part + 1 < s->parts) cgi_atm_meet(s, b);
  return true;
}

// ---- softmax in registers ----------------------------------------------------------------------------------------------------------------------
static cg_value cgi_atm_elementwise(cgi_atm *s, cgi_builder *b, const char *how, cg_type type, cg_value x, cg_value y) {
  cg_value operands[2];
  cg_named_attr attrs[2];
  operands[0] = x;
  operands[1] = y;
  cgi_name_attr(&attrs[0], s->ctx, "fastmath", cgi_attr_of_word(s->ctx, "arith.fastmath", "contract"));
  cgi_name_attr(&attrs[1], s->ctx, "opType", cgi_attr_enum(s->ctx, "gpu.mma_element_wise", how));
  return cgi_build(b, CG_GPU_SUBGROUP_MMA_ELEMENTWISE, y ? 2 : 1, operands, 1, &type, 2, attrs, 0)->results[0];
}

static cg_value cgi_atm_all(cgi_builder *b, cg_type type, cg_value x) { // a matrix of one number
  return cgi_build_value(b, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX, type, 1, &x, NULL);
}

// The first use of what a product gives, so many of which may go on behind it.
static cg_value cgi_atm_settled(cgi_atm *s, cg_value v, int64_t pending) {
  if (s->together) cgi_op_set_attr(v->op, CGI_ATTR_WAIT_GROUP, cgi_attr_int(s->ctx, s->word, pending));
  return v;
}

// scores whose column, less the row, is x at most (tril), or is less than x (until); minus infinity elsewhere.
static cg_value cgi_atm_masked(cgi_atm *s, cgi_builder *b, const char *how, cg_value scores, cg_value x) {
  x = cgi_build_unary(b, CG_ARITH_SITOFP, s->f32, cgi_build_unary(b, CG_ARITH_INDEX_CAST, s->word, x));
  return cgi_atm_elementwise(s, b, how, s->score_type, scores, cgi_atm_all(b, s->score_type, x));
}

static cg_value cgi_atm_exp2(cgi_atm *s, cgi_builder *b, cg_value x, cg_value by, cg_value less) { // 2^(x * by - less)
  if (by) x = cgi_atm_elementwise(s, b, "mulf", x->type, x, by);
  return cgi_atm_elementwise(s, b, "exp2", x->type, cgi_atm_elementwise(s, b, "subf", x->type, x, less), NULL);
}

// Scores of keys that a row does not have are minus infinity: `from` is the first row's last key.
static void cgi_atm_mask(cgi_atm *s, cgi_builder *b, cg_value key, cg_value from, cg_value *scores) {
  cg_value masked[CGI_ATM_KEYS], behind = cgi_atm_plus(s, b, key, s->keys - 1), size = s->size[s->a.k2];
  cg_value last = cgi_index_op(b, CG_ARITH_SUBI, size, cgi_atm_const(s, 1));
  bool all = cgi_atm_divides(s, s->a.k2, s->keys);
  if (all && !s->causal) return;
  if (s->causal) last = all ? from : cgi_build_binary(b, CG_ARITH_MINSI, last, from);
  cg_type types[CGI_ATM_KEYS];
  for (unsigned c = 0; c < s->ks; c++) types[c] = s->score_type;
  cg_op branch = cgi_build_if(b, cgi_atm_below(b, last, behind), s->ks, types, true);
  cgi_builder in = cgi_builder_in(branch, CG_SCF_IF_THEN_REGION), none = cgi_builder_in(branch, CG_SCF_IF_ELSE_REGION);
  for (unsigned c = 0; c < s->ks; c++) {
    cg_value at = cgi_atm_plus(s, &in, key, (int64_t)c * CGI_ATM_SIDE);
    masked[c] = scores[c];
    if (s->causal) masked[c] = cgi_atm_masked(s, &in, "tril", masked[c], cgi_index_op(&in, CG_ARITH_SUBI, from, at));
    if (!all) masked[c] = cgi_atm_masked(s, &in, "until", masked[c], cgi_index_op(&in, CG_ARITH_SUBI, size, at));
  }
  cgi_build_yield(&in, s->ks, masked);
  cgi_build_yield(&none, s->ks, scores);
  memcpy(scores, branch->results, s->ks * sizeof *scores);
}

// The same of matrices, whose rows top has as one number each, and sum adds up to; weights are no factors yet. pending: of products that were begun,
// those behind that of the scores.
static void cgi_atm_softmax_in_registers(cgi_atm *s, cgi_builder *b, cg_value key, unsigned part, int64_t pending, cg_value *scores, cg_value *top,
                                         cg_value *sum, cg_value *acc) {
  cg_type type = s->score_type;
  cg_value by = cgi_atm_all(b, type, cgi_build_float(b, s->f32, s->factor)), row = cgi_atm_mul(s, b, s->subgroup, (int64_t)s->parts * s->high);
  row = cgi_atm_plus(s, b, cgi_atm_add(b, s->point[s->a.m], row), (int64_t)part * s->high + (s->causal ? s->behind : 0));
  bool scaled = s->together || !(s->factor > 0); // in front, where that is what waits for products, or turns the order around
  for (unsigned c = 0; scaled && c < s->ks; c++) scores[c] = cgi_atm_settled(s, cgi_atm_elementwise(s, b, "mulf", type, scores[c], by), pending);
  if (scaled) by = NULL;
  cgi_atm_mask(s, b, key, row, scores);
  cg_value next = scores[0];
  for (unsigned c = 1; c < s->ks; c++) next = cgi_atm_elementwise(s, b, "maxf", type, next, scores[c]);
  next = cgi_atm_elementwise(s, b, "row_max", type, cgi_atm_elementwise(s, b, "maxf", type, next, *top), NULL);
  cg_value from = by ? cgi_atm_elementwise(s, b, "mulf", type, next, by) : next;
  cg_value shrink = cgi_atm_exp2(s, b, *top, by, from);
  *sum = cgi_atm_elementwise(s, b, "mulf", type, *sum, shrink);
  for (unsigned c = 0; c < s->ks; c++) {
    scores[c] = cgi_atm_exp2(s, b, scores[c], by, from);
    *sum = cgi_atm_elementwise(s, b, "addf", type, *sum, scores[c]);
  }
  *top = next;
  if (s->sum_type != type) shrink = cgi_atm_elementwise(s, b, "row_max", s->sum_type, shrink, NULL);
  for (unsigned c = 0; c < s->columns; c++) acc[c] = cgi_atm_settled(s, cgi_atm_elementwise(s, b, "mulf", s->sum_type, acc[c], shrink), 0);
}

// Of a part, as factors: where one is NaN, so is what they add up to.
static void cgi_atm_weights(cgi_atm *s, cgi_builder *b, const cg_value *scores, cg_value *weights) {
  for (unsigned c = 0; c < s->ks; c++) weights[c] = cgi_atm_flagged(s, cgi_atm_elementwise(s, b, "truncf", s->weight_type, scores[c], NULL), "nnan");
}

// The softmax of all parts, with what is carried.
static bool cgi_atm_softmax(cgi_atm *s, cgi_builder *b, cg_value key, cg_value *scores, cg_value *carried) {
  cg_value *sum = carried + s->parts * s->columns, *top = sum + s->parts;
  for (unsigned i = 0; i < s->parts; i++, scores += s->ks, carried += s->columns) {
    if (!s->registers && !cgi_atm_softmax_in_memory(s, b, key, i, scores, &top[i], &sum[i], carried)) return false;
    if (!s->registers) continue;
    cgi_atm_softmax_in_registers(s, b, key, i, 0, scores, &top[i], &sum[i], carried);
    cgi_atm_weights(s, b, scores, scores);
  }
  return true;
}

// ---- a tile of rows -------------------------------------------------------------------------------------------------------------------------------
// The rows' own matrices, through the memory of the tiles.
static bool cgi_atm_queries(cgi_atm *s, cgi_builder *b, cg_value *queries) {
  cg_value token = NULL, first = s->point[s->a.m];
  bool async = s->async && s->q.view;
  if (!cgi_atm_begin(s, b, &s->q, first, NULL, async, &token)) return false;
  if (!async && !cgi_atm_keep(s, b, &s->q)) return false;
  cgi_atm_wait(b, token);
  cgi_atm_barrier(b);
  if (s->q.start) return true; // they stay there
  for (unsigned i = 0; i < s->parts; i++)
    for (unsigned d = 0; d < s->depth; d++) queries[i * s->depth + d] = cgi_atm_query(s, b, i, d);
  cgi_atm_barrier(b);
  return true;
}

// sum: of which the results are to be the quotients still; NULL: none.
static bool cgi_atm_results(cgi_atm *s, cgi_builder *b, const cg_value *sum, const cg_value *acc) {
  unsigned group = s->group;
  int64_t n = s->each;
  cg_type t = s->root->results[0]->type->element;
  cg_value v[CGI_ATM_SCORES], point[CGI_MAX_LOOPS];
  int64_t each = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(t);
  memcpy(point, s->point, sizeof point);
  for (unsigned i = 0; i < s->parts; i++) {
    cg_value by = NULL;
    if (sum) {
      by = cgi_build_binary(b, CG_ARITH_ADDF, sum[i], cgi_atm_other(s, b, sum[i]));
      by = cgi_build_binary(b, CG_ARITH_DIVF, cgi_build_float(b, s->f32, 1), by);
    }
    point[s->a.m] = cgi_atm_row(s, b, i);
    cg_value in_rows = cgi_atm_divides(s, s->a.m, s->tile) ? NULL : cgi_atm_below(b, point[s->a.m], s->size[s->a.m]);
    for (unsigned c = 0; c < s->columns; c += group) {
      unsigned some = c + group > s->columns ? s->columns - c : group;
      cgi_atm_exchange(s, b, acc + i * s->columns + c, some, v);
      int64_t step = s->out.pieces ? each : 1;
      for (int64_t e = 0; e < n; e += step) {
        cg_value at = cgi_atm_column(s, b, (int64_t)c * CGI_ATM_SIDE, e), guard = in_rows;
        bool whole = (int64_t)(c + group) * CGI_ATM_SIDE <= s->a.size[s->a.n];
        if (!whole) guard = cgi_build_and(b, guard, cgi_atm_below(b, at, s->size[s->a.n]));
        cgi_builder in = cgi_build_guard(b, guard);
        for (int64_t j = 0; by && j < step; j++) v[e + j] = cgi_build_binary(&in, CG_ARITH_MULF, v[e + j], by);
        if (s->out.pieces) {
          cg_value piece = cgi_atm_div(s, &in, at, each);
          cgi_attention_store(s->elements, &in, &s->out, point, piece, cgi_atm_pack(s, &in, t, v + e, false));
        } else {
          cg_value x = t == s->f32 ? v[e] : cgi_build_unary(&in, CG_ARITH_TRUNCF, t, v[e]);
          point[s->a.n] = at;
          if (!cgi_elements_store(s->elements, &in, s->root, point, &x)) return false;
        }
      }
    }
  }
  return true;
}

// Walks the tiles of keys from start to end. queries: NULL where they are in workgroup memory. zero: sums of a tile's scores at first. carried: acc,
// sum and top, and what follows them, before and after.
typedef bool cgi_atm_tiles(cgi_atm *s, cgi_builder *b, const cg_value *queries, cg_value start, cg_value end, cg_value zero, cg_value *carried);

// The loop over keys, which compilers would unroll, for no less time and many more registers.
static cgi_builder cgi_atm_loop(cgi_atm *s, cgi_builder *b, cg_value start, cg_value end, unsigned n, cg_value *carried) {
  cg_op loop = cgi_build_for(b, start, end, cgi_atm_const(s, s->keys), n, carried);
  cgi_op_set_attr(loop, "cg.unroll", cgi_attr_bool(s->ctx, false));
  return cgi_builder_in_for(loop, carried);
}

// One buffer each: of keys the next tile is copied to it once scores are there, of values the present one.
static bool cgi_atm_one_by_one(cgi_atm *s, cgi_builder *b, const cg_value *queries, cg_value start, cg_value end, cg_value zero, cg_value *carried) {
  cg_value scores[CGI_ATM_PARTS * CGI_ATM_KEYS], token = NULL;
  bool async = s->async && s->k.view && s->v.view;
  if (!cgi_atm_begin(s, b, &s->k, start, NULL, async, &token)) return false;
  if (!async && !cgi_atm_keep(s, b, &s->k)) return false;
  cgi_atm_wait(b, token);
  cgi_atm_barrier(b);
  cgi_builder in = cgi_atm_loop(s, b, start, end, s->parts * (s->columns + 2), carried);
  cg_value key = in.block->args[0], next = cgi_atm_plus(s, &in, key, s->keys), more = cgi_atm_below(&in, next, end);
  if (!cgi_atm_begin(s, &in, &s->v, key, NULL, async, &token)) return false;
  cgi_atm_scores(s, &in, queries, zero, scores);
  if (!async && !cgi_atm_keep(s, &in, &s->v)) return false;
  if (!async && s->ahead && !cgi_atm_begin(s, &in, &s->k, next, more, async, &token)) return false;
  if (!cgi_atm_softmax(s, &in, key, scores, carried)) return false;
  if (async) cgi_atm_wait(&in, token);
  if (!async && !s->ahead && !cgi_atm_begin(s, &in, &s->k, next, more, async, &token)) return false;
  cgi_atm_barrier(&in);
  if (async && !cgi_atm_begin(s, &in, &s->k, next, more, async, &token)) return false;
  if (!async && !cgi_atm_keep(s, &in, &s->k)) return false;
  cgi_atm_weigh(s, &in, scores, carried);
  if (async) cgi_atm_wait(&in, token);
  cgi_atm_barrier(&in);
  cgi_build_yield_results(&in, carried);
  return true;
}

// Begins to copy tiles of keys and of values, in that order, of which only the last has to be waited for.
static bool cgi_atm_begin_both(cgi_atm *s, cgi_builder *b, cg_value key, cg_value more, cg_value value, cg_value more_values, cg_value *token) {
  return cgi_atm_begin(s, b, &s->k, key, more, true, token) && cgi_atm_begin(s, b, &s->v, value, more_values, true, token);
}

// Where the buffer is of the tile that begins at key.
static cg_value cgi_atm_buffer(cgi_atm *s, cgi_builder *b, cg_value key) {
  return cgi_atm_mul(s, b, cgi_atm_rem(s, b, cgi_atm_div(s, b, key, s->keys), 2), cgi_atm_tile_pieces(s, &s->k) + cgi_atm_tile_pieces(s, &s->v));
}

// Carried, too: the group of copies of the tiles of keys and values; those behind the present ones are copied to another buffer as soon as all have
// left it.
static bool cgi_atm_two_buffers(cgi_atm *s, cgi_builder *b, const cg_value *queries, cg_value start, cg_value end, cg_value zero, cg_value *carried) {
  unsigned group = s->parts * (s->columns + 2);
  cg_value scores[CGI_ATM_PARTS * CGI_ATM_KEYS];
  if (!cgi_atm_begin_both(s, b, start, NULL, start, NULL, &carried[group])) return false;
  cgi_builder in = cgi_atm_loop(s, b, start, end, group + 1, carried);
  cg_value key = in.block->args[0], next = cgi_atm_plus(s, &in, key, s->keys), more = cgi_atm_below(&in, next, end);
  cgi_atm_wait(&in, carried[group]);
  cgi_atm_barrier(&in);
  s->k.written = s->v.written = cgi_atm_buffer(s, &in, next);
  if (!cgi_atm_begin_both(s, &in, next, more, next, more, &carried[group])) return false;
  s->k.read = s->v.read = cgi_atm_buffer(s, &in, key);
  cgi_atm_scores(s, &in, queries, zero, scores);
  if (!cgi_atm_softmax(s, &in, key, scores, carried)) return false;
  cgi_atm_weigh(s, &in, scores, carried);
  cgi_build_yield_results(&in, carried);
  cgi_atm_wait(b, carried[group]);
  return true;
}

#ifndef CODEGEN_NO_WARPGROUPS
// The same of warpgroups, with the weights of the tile in front, which are multiplied with its values while the next ones come to be.
static bool cgi_atm_warpgroups(cgi_atm *s, cgi_builder *b, const cg_value *queries, cg_value start, cg_value end, cg_value zero, cg_value *carried) {
  cg_value scores, weights, second = cgi_atm_const(s, s->keys), token = NULL;
  if (!cgi_atm_begin(s, b, &s->k, start, NULL, true, &token)) return false;
  cgi_atm_wait(b, token);
  cgi_atm_barrier(b);
  s->k.written = cgi_atm_buffer(s, b, second);
  if (!cgi_atm_begin_both(s, b, second, cgi_atm_below(b, second, end), start, NULL, &carried[4])) return false;
  cgi_atm_scores(s, b, queries, zero, &scores);
  cgi_atm_softmax_in_registers(s, b, start, 0, 0, &scores, &carried[2], &carried[1], &carried[0]);
  carried[3] = scores;
  cgi_builder in = cgi_builder_in_for(cgi_build_for(b, second, end, second, 5, carried), carried);
  cg_value key = in.block->args[0], next = cgi_atm_plus(s, &in, key, s->keys), more = cgi_atm_below(&in, next, end);
  cgi_atm_wait(&in, carried[4]);
  cgi_atm_barrier(&in);
  s->k.read = s->v.written = cgi_atm_buffer(s, &in, key);
  s->v.read = s->k.written = cgi_atm_buffer(s, &in, next);
  if (!cgi_atm_begin_both(s, &in, next, more, key, NULL, &carried[4])) return false;
  cgi_atm_weights(s, &in, &carried[3], &weights);
  cgi_atm_scores(s, &in, queries, zero, &scores);
  cgi_atm_weigh(s, &in, &weights, carried);
  cgi_atm_softmax_in_registers(s, &in, key, 0, 1, &scores, &carried[2], &carried[1], &carried[0]);
  carried[3] = scores;
  cgi_build_yield_results(&in, carried);
  cgi_atm_wait(b, carried[4]);
  cgi_atm_barrier(b);
  s->v.read = cgi_atm_buffer(s, b, cgi_atm_plus(s, b, end, -1));
  cgi_atm_weights(s, b, &carried[3], &weights);
  cgi_atm_weigh(s, b, &weights, carried);
  return true;
}
#endif

static bool cgi_atm_rows(cgi_atm *s, cgi_builder *b) {
  unsigned n = s->parts * s->columns, all = n + 2 * s->parts;
  cg_value all_queries[CGI_ATM_PARTS * CGI_ATM_DEPTH], carried[CGI_ATM_SUMS + 2 * CGI_ATM_PARTS + 2], end = s->size[s->a.k2];
  cg_value sum = cgi_build_float(b, s->f32, 0), start = cgi_atm_const(s, 0), *queries = s->q.start ? NULL : all_queries;
  cg_value zero = cgi_atm_all(b, s->score_type, sum), sums = cgi_atm_all(b, s->sum_type, sum), least = cgi_build_float(b, s->f32, s->least);
  if (s->registers) {
    least = cgi_atm_all(b, s->score_type, least);
    sum = zero;
  }
  for (unsigned i = 0; i < all; i++) carried[i] = i < n ? sums : i < n + s->parts ? sum : least;
  if (s->causal) end = cgi_build_binary(b, CG_ARITH_MINSI, end, cgi_atm_plus(s, b, s->point[s->a.m], s->tile + s->behind));
  if (!cgi_atm_queries(s, b, queries)) return false;
  cgi_atm_tile_place(s, b, &s->k);
  cgi_atm_tile_place(s, b, &s->v);
  cgi_atm_tiles *tiles = s->registers && s->async ? cgi_atm_two_buffers : cgi_atm_one_by_one;
#ifndef CODEGEN_NO_WARPGROUPS
  if (s->together) tiles = cgi_atm_warpgroups;
#endif
  if (!tiles(s, b, queries, start, end, zero, carried)) return false;
  if (!s->registers) return cgi_atm_results(s, b, carried + n, carried);
  cg_value one = cgi_atm_all(b, s->sum_type, cgi_build_float(b, s->f32, 1));
  for (unsigned i = 0; i < s->parts; i++) {
    cg_value by = cgi_atm_elementwise(s, b, "row_sum", s->sum_type, carried[n + i], NULL);
    by = cgi_atm_elementwise(s, b, "divf", s->sum_type, one, by);
    for (unsigned c = 0; c < s->columns; c++) {
      cg_value *acc = &carried[i * s->columns + c];
      *acc = cgi_atm_settled(s, cgi_atm_elementwise(s, b, "mulf", s->sum_type, *acc, by), 0);
    }
  }
  cgi_atm_barrier(b); // all have left the tiles, where results go through
  return cgi_atm_results(s, b, NULL, carried);
}

// ---- the kernel --------------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_atm_matrix(cgi_atm *s, int64_t rows, int64_t columns, cg_type element, const char *use) {
  return cgi_type_opaque(s->ctx, cgi_format(s->ctx, "gpu.mma_matrix<%lx%lx%t, \"%s\">", rows, columns, element, use));
}

static bool cgi_atm_suits(const cgi_atm *s, const cg_target *t) {
  cg_value operands[3];
  for (unsigned i = 0; i < 3; i++) operands[i] = cgi_linalg_input(s->root, i);
  return cgi_attention_suits_matrices(operands, t, &s->a);
}

static bool cgi_atm_analyze(cgi_atm *s) {
  cgi_lowering_config config;
  cgi_translation_info info;
  bool ok = true;
  const cg_target *t = cgi_target_of(s->func);
  s->root = cgi_configured_root(s->func);
  if (!s->root || !cgi_lowering_config_of(s->root, &config, &ok) || !cgi_translation_info_of(s->func, &info, &ok) ||
      !cgi_attention_of(s->root, &s->a) || !cgi_atm_suits(s, t))
    return ok && cgi_op_unsupported(s->root ? s->root : s->func, "is no attention that matrix units take");
  int64_t part = config.tile[CGI_TILE_THREAD][s->a.m];
  s->tile = config.tile[CGI_TILE_WORKGROUP][s->a.m];
  s->keys = config.tile[CGI_TILE_REDUCTION][s->a.k2];
  s->threads = info.workgroup_size[0];
  s->element = cgi_linalg_input(s->root, 0)->type->element;
  s->f32 = cgi_type_f32(s->ctx);
  s->word = cgi_type_i(s->ctx, 32);
  s->quad = cgi_type_lanes(s->ctx, 4, s->f32);
  s->piece = cgi_type_lanes(s->ctx, 4, s->word);
#ifndef CODEGEN_NO_WARPGROUPS
  s->together = info.subgroup_size > 0 && info.subgroup_size == cgi_target_warpgroup(t);
#endif
  s->high = s->together ? info.subgroup_size / 2 : CGI_ATM_SIDE;
  int64_t side = CGI_ATM_SIDE, inner = s->together ? s->a.size[s->a.k1] : side, along = s->together ? s->keys : side,
          across = s->together ? s->a.size[s->a.n] : side;
  s->q_type = cgi_atm_matrix(s, s->high, inner, s->element, "AOp");
  s->k_type = cgi_atm_matrix(s, inner, along, s->element, "BOp");
  s->score_type = cgi_atm_matrix(s, s->high, along, s->f32, "COp");
  s->weight_type = cgi_atm_matrix(s, s->high, along, s->element, "AOp");
  s->v_type = cgi_atm_matrix(s, along, across, s->element, "BOp");
  s->sum_type = cgi_atm_matrix(s, s->high, across, s->f32, "COp");
  s->parts = (unsigned)(part / s->high);
  s->ks = (unsigned)(along ? s->keys / along : 0);
  s->depth = (unsigned)cgi_ceil_div(s->a.size[s->a.k1], inner);
  s->columns = (unsigned)cgi_ceil_div(s->a.size[s->a.n], across);
  s->group = s->together ? 1 : s->ks / 2;
  s->each = s->group * across / 2;
  bool panels = s->parts == 1 && s->keys % 64 == 0 && s->keys <= CGI_ATM_WIDE && inner % 64 == 0 && inner <= CGI_ATM_WIDE && across % 64 == 0 &&
                across <= CGI_ATM_WIDE;
  if (part < s->high || part % s->high || s->parts > CGI_ATM_PARTS || s->tile % part ||
      (s->together ? !panels || !s->ks : s->ks != 2 && s->ks != 4 && s->ks != 8) || s->keys % along || s->depth > CGI_ATM_DEPTH ||
      s->parts * s->columns > CGI_ATM_SUMS || info.subgroup_size != 2 * s->high || s->threads != s->tile / part * info.subgroup_size ||
      info.workgroup_size[1] * info.workgroup_size[2] != 1)
    return cgi_op_unsupported(s->root, "has tiles that its kernel on matrix units does not take");
  s->async = (t->features & CG_FEATURE_ASYNC_COPY) != 0;
  s->ahead = config.num_buffers > 1;
  s->causal = cgi_attention_is_causal(s->root, &s->a, &s->behind);
  cgi_attention_find_out(s->func, s->root, &s->a, s->piece, &s->out);
  return true;
}

static bool cgi_atm_memory(cgi_atm *s) {
  int64_t subgroups = s->threads / (2 * s->high), inner = cgi_round_up(s->a.size[s->a.k1], CGI_ATM_SIDE);
  if (!cgi_atm_tile_init(s, &s->q, 0, s->a.m, s->a.k1, s->tile, inner) || !cgi_atm_tile_init(s, &s->k, 1, s->a.k2, s->a.k1, s->keys, inner) ||
      !cgi_atm_tile_init(s, &s->v, 2, s->a.k2, s->a.n, s->keys, cgi_round_up(s->a.size[s->a.n], CGI_ATM_SIDE)))
    return false;
  const cg_target *target = cgi_target_of(s->func);
  int64_t q = cgi_atm_tile_pieces(s, &s->q), k = cgi_atm_tile_pieces(s, &s->k), v = cgi_atm_tile_pieces(s, &s->v),
          tiles = (s->async ? 2 : 1) * (k + v), bytes;
  s->v.start = k;
  s->stride = s->each / 2 + 1; // half of a row of scores, or all of one of weights
  int64_t places = subgroups * s->high * s->stride, count = k + v + places;
  tiles = cgi_larger(cgi_larger(q, tiles), places);
  int64_t stay = s->together || s->parts * s->depth > CGI_ATTENTION_HELD ? tiles : 0; // where queries stay, which would take too many registers
  if (stay) tiles += q;
  s->registers = (target->features & CG_FEATURE_COOPERATIVE_MATRIX2) && (s->async || !s->together) && s->k.view && s->v.view &&
                 (s->q.view || !s->together) && cgi_attention_is_plain(s->root, &s->a, &s->factor) &&
                 tiles * CGI_BINDING_PIECE <= (int64_t)target->max_shared_memory;
  s->least = -3.4028234663852886e38;
  if (s->registers) {
    s->factor *= 1.4426950408889634;
    s->least /= s->factor > 1 ? 2 * s->factor : 2; // no infinity once it is multiplied
    s->q.start = stay;
    s->memory = cgi_atm_alloc(s, tiles, s->piece);
    return true;
  }
  if (s->together) return cgi_op_unsupported(s->root, "is not what warpgroups compute in registers");
  count = cgi_larger(q, count);
  bytes = count * CGI_BINDING_PIECE + s->threads * 4;
  s->stage = k + v;
  s->memory = cgi_atm_alloc(s, count, s->piece);
  s->statistics = cgi_atm_alloc(s, s->threads, s->f32);
  return cgi_target_fits(target, s->root, bytes);
}

CGI_DEF bool cgi_tile_attention_matrix(cgi_pass *pass) {
  cgi_atm s;
  cgi_attention_grid g;
  memset(&s, 0, sizeof s);
  memset(&g, 0, sizeof g);
  s.ctx = pass->ctx;
  s.func = pass->func;
  if (!cgi_atm_analyze(&s) || !(s.elements = cgi_elements_begin(s.func)) || !cgi_atm_memory(&s)) return false;
  cgi_builder b = cgi_builder_before(s.func->regions[0]->first->last), in;
  b.loc = s.root->loc;
  for (unsigned l = 0; l < s.a.loops; l++)
    if (!(s.size[l] = cgi_elements_size(s.elements, &b, s.root, l))) return cgi_op_error(s.root, "has a loop whose size no operand tells");
  cg_type index = cgi_type_index(s.ctx);
  s.thread = cgi_build_gpu_id(&b, CG_GPU_THREAD_ID, 0);
  s.lane = cgi_build_value(&b, CG_GPU_LANE_ID, index, 0, NULL, NULL);
  s.subgroup = cgi_build_value(&b, CG_GPU_SUBGROUP_ID, index, 0, NULL, NULL);
  s.row = cgi_atm_rem(&s, &b, s.lane, s.high);
  s.half = cgi_atm_div(&s, &b, s.lane, s.high);
  s.place = cgi_atm_plus(&s, &b, cgi_atm_mul(&s, &b, s.subgroup, s.high * s.stride), s.stage);
  g.func = s.func;
  g.root = s.root;
  g.elements = s.elements;
  g.a = &s.a;
  g.tile = s.tile;
  g.backwards = s.causal; // the longest first
  g.size = s.size;
  g.point = s.point;
  cgi_atm_tile_open(&s, &b, &s.q);
  cgi_atm_tile_open(&s, &b, &s.k);
  cgi_atm_tile_open(&s, &b, &s.v);
  cgi_attention_begin_out(&g, &b, &s.out);
  if (!cgi_attention_place(&g, &b, &in)) return false;
  cgi_atm_tile_place(&s, &in, &s.q);
  if (!cgi_atm_rows(&s, &in)) return false;
  if (in.block != b.block) {
    cgi_atm_barrier(&in);
    cgi_build_yield(&in, 0, NULL);
  }
  cgi_elements_end(s.elements);
  return true;
}

#undef CGI_ATM_SIDE
#undef CGI_ATM_LANES
#undef CGI_ATM_PARTS
#undef CGI_ATM_KEYS
#undef CGI_ATM_DEPTH
#undef CGI_ATM_COPIES
#undef CGI_ATM_SUMS
#undef CGI_ATM_SCORES
#undef CGI_ATM_PANEL
#undef CGI_ATM_WIDE
#endif
