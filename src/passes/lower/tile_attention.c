// tile-attention: iree_linalg_ext.attention becomes one kernel. A workgroup has a tile of rows, and takes the keys a tile at a time: the scores of
// both are a product of tiles in workgroup memory, each thread with four neighbouring keys of some rows in registers; what they weigh goes to
// workgroup memory, too, and is multiplied with the keys' values. The greatest score of a row so far, and the sum of its exponentials, are carried
// from tile to tile, and what was summed before shrinks where a greater one comes; so no score leaves the workgroup.
//
//   %o = iree_linalg_ext.attention {…} ins(%q, %k, %v, %scale) …      scf.for %key = … step 64 iter_args(%acc, %top, %sum) {
//   flow.dispatch.tensor.store %o, …                              →      %s = scf.for %d = … iter_args(…) { … gpu.barrier … vector.fma … }
//                                                                        %w = math.exp (%s - %top')   vector.store %w, %m[…]
//                                                                        scf.for … { … gpu.barrier … vector.fma … } }
//                                                                      memref.store %acc / %sum, %out[…]
//
// The tiles are lowering_config's: rows of a workgroup and of a thread, keys, and how deep a tile of an operand is. f32 that lie so are read as
// vectors, others element by element, whatever it takes to compute them, and widened; each tile is read while the one before is multiplied. The
// greatest score begins as the least number, so that rows without a key left are 0 / 0; where there is no key at all, they are 0. Where the region
// keeps only keys up to a row's own, tiles behind the last row's are no trips. The grid is all tiles of rows along x; where it may be cut, the kernel
// loops. A configuration that names the size of a subgroup is for matrix units: tile_attention_matrix.c. Requires: select-configuration. Preserves:
// bindings and push constants. No tensor is left.
#include "analysis/whole_bindings.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "passes/lower/tile_attention.h"
#include "passes/pass_table.h"
#include "support/grid.h"
#include "support/index.h"
#include "target/configuration.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX

#define CGI_ATT_ACROSS 16                             // threads along a row
#define CGI_ATT_LANES 4                               // elements of a vector
#define CGI_ATT_KEYS (CGI_ATT_ACROSS * CGI_ATT_LANES) // of one vector of each thread
#define CGI_ATT_WIDE 2                                // vectors of keys of a thread
#define CGI_ATT_COPIES 8                              // vectors of a tile that a thread copies
#define CGI_ATT_ROWS 8                                // of a thread
#define CGI_ATT_SUMS 16                               // vectors of sums of a thread
#define CGI_ATT_ENDLESS 31                            // bits of a grid that is never cut

// Rows beside each other in memory have a vector between them, so that neighbours are in other banks.
typedef struct cgi_att {
  cg_context *ctx;
  cg_op func, root;
  cgi_loops *elements;
  int64_t threads, down, depth;          // of the workgroup; rows of threads; of a tile of an operand
  int64_t keys;                          // at a time
  unsigned rows, wide, columns, groups;  // of a thread: rows, vectors of keys, of the result, and of statistics
  int64_t stride[2], start;              // vectors: of a row of weights, of a row of an operand; where operands begin
  cg_type f32, vector;                   // four of them
  cg_value memory, thread, along, below; // the thread's number, and its place
  cg_value least;                        // vector of the least number
  bool causal;                           // keys behind row + behind are left out
  int64_t behind;
  cgi_attention a;
  cg_value size[CGI_MAX_LOOPS];  // of the loops
  cg_value point[CGI_MAX_LOOPS]; // where the tile begins; NULL for reductions
  cgi_attention_out out;
} cgi_att;

static cg_value cgi_att_const(cgi_att *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_att_op(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) { return cgi_index_op(b, kind, x, y); }
static cg_value cgi_att_add(cgi_builder *b, cg_value x, cg_value y) { return cgi_index_op(b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_att_walk(cgi_att *s, cgi_builder *b, cg_value at, cg_value x, int64_t y) { return cgi_elements_walk(s->elements, b, at, x, y); }
static cg_value cgi_att_mul(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_MULI, x, y); }
static cg_value cgi_att_plus(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_att_div(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_DIVUI, x, y); }
static cg_value cgi_att_rem(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_REMUI, x, y); }
static void cgi_att_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }

static cg_op cgi_att_for(cgi_att *s, cgi_builder *b, cg_value to, int64_t step, unsigned n, const cg_value *init) { // from 0 on
  cg_value from = cgi_att_const(s, 0), by = cgi_att_const(s, step);
  return cgi_build_for(b, from, to, by, n, init);
}

static cg_value cgi_att_zeros(cgi_att *s, cgi_builder *b) {
  return cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->vector, cgi_attr_float(s->ctx, s->f32, 0)));
}

static cg_value cgi_att_broadcast(cgi_att *s, cgi_builder *b, cg_value v, int64_t lane) {
  return cgi_build_unary(b, CG_VECTOR_BROADCAST, s->vector, cgi_build_lane(b, v, lane));
}

// Vector `at` of the workgroup's memory.
static cg_value cgi_att_load(cgi_att *s, cgi_builder *b, cg_value at) {
  cg_value place = cgi_att_mul(s, b, at, CGI_ATT_LANES);
  return cgi_build_binary_t(b, CG_VECTOR_LOAD, s->vector, s->memory, place);
}

static void cgi_att_store(cgi_att *s, cgi_builder *b, cg_value v, cg_value at) {
  cg_value operands[3];
  operands[CG_VECTOR_STORE_VALUE_TO_STORE] = v;
  operands[CG_VECTOR_STORE_BASE] = s->memory;
  operands[CG_VECTOR_STORE_INDICES] = cgi_att_mul(s, b, at, CGI_ATT_LANES);
  cgi_build_plain(b, CG_VECTOR_STORE, 3, operands);
}

static bool cgi_att_divides(const cgi_att *s, unsigned loop, int64_t tile) { return s->a.size[loop] != CG_DYNAMIC && s->a.size[loop] % tile == 0; }

static cg_value cgi_att_inside(cgi_att *s, cgi_builder *b, unsigned loop, cg_value at) { return cgi_build_cmpi(b, CG_CMPI_SLT, at, s->size[loop]); }

static cg_value cgi_att_clamp(cgi_att *s, cgi_builder *b, unsigned loop, cg_value at) {
  cg_value last = cgi_att_op(b, CG_ARITH_SUBI, s->size[loop], cgi_att_const(s, 1));
  return cgi_build_binary(b, CG_ARITH_MINSI, at, last);
}

// ---- bindings of sizes that a launch tells --------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_attention_is_open(cg_op subspan, cg_map map, unsigned outer, unsigned inner, int64_t lanes) {
  cg_type memref = cgi_subspan_memref(subspan);
  bool known = true;
  if (!cgi_binding_is_aligned(subspan) || cg_op_attr(subspan, "codegen.strides") || !memref->rank || memref->shape[memref->rank - 1] == CG_DYNAMIC ||
      memref->shape[memref->rank - 1] % lanes)
    return false;
  for (unsigned d = memref->rank; d-- > 0; known &= memref->shape[d] != CG_DYNAMIC) {
    cg_expr e = map->results[d];
    if (e->kind != CG_EXPR_DIM || (d + 1 == memref->rank && e->value != (int64_t)inner) || (e->value == (int64_t)outer && !known)) return false;
  }
  return true;
}

CGI_DEF void cgi_attention_steps(cgi_loops *elements, cgi_builder *b, cg_map map, cg_type type, int64_t lanes, const cg_value *size,
                                 int64_t *coefficients, cg_value *steps) {
  int64_t fixed = 1;
  cg_value open = NULL;
  for (unsigned d = type->rank; d-- > 0;) {
    int64_t l = map->results[d]->value;
    coefficients[l] = open ? 0 : fixed / lanes;
    if (open) steps[l] = cgi_elements_op(elements, b, CG_ARITH_MULI, open, fixed / lanes);
    if (type->shape[d] != CG_DYNAMIC)
      fixed *= type->shape[d];
    else
      open = open ? cgi_index_op(b, CG_ARITH_MULI, open, size[l]) : size[l];
  }
}

CGI_DEF cg_value cgi_attention_step(cgi_loops *elements, cgi_builder *b, cg_value at, cg_value x, cg_value step, int64_t coefficient) {
  if (step) return cgi_index_op(b, CG_ARITH_ADDI, at, cgi_index_op(b, CG_ARITH_MULI, x, step));
  return coefficient ? cgi_elements_walk(elements, b, at, x, coefficient) : at;
}

// ---- the result's binding ----------------------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_attention_find_out(cg_op func, cg_op root, const cgi_attention *a, cg_type piece, cgi_attention_out *out) {
  cg_op *stores = cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_STORE), subspan;
  int64_t each = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(root->results[0]->type->element);
  memset(out, 0, sizeof *out);
  if (cgi_len(stores) != 1 || stores[0]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value != root->results[0]) return;
  subspan = stores[0]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value->op;
  if (!subspan || subspan->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN) return;
  cg_type memref = cgi_subspan_memref(subspan);
  cg_map map = cgi_linalg_map(root, root->num_operands - 1);
  if (!cgi_slice_is_whole(stores[0], CG_FLOW_DISPATCH_TENSOR_STORE_TARGET + 1, memref, root->results[0]->type) ||
      !cgi_attention_is_open(subspan, map, a->n, a->n, each))
    return;
  out->open = subspan;
  out->loops = a->loops;
  out->pieces = cgi_binding_view(subspan, cg_type_num_elements(memref), each, piece);
}

CGI_DEF void cgi_attention_begin_out(const cgi_attention_grid *g, cgi_builder *b, cgi_attention_out *out) {
  if (!out->open) return;
  int64_t each = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(g->root->results[0]->type->element);
  cgi_attention_steps(g->elements, b, cgi_linalg_map(g->root, g->root->num_operands - 1), cgi_subspan_memref(out->open), each, g->size,
                      out->coefficients, out->steps);
  out->coefficients[g->a->n] = 0; // pieces of a row are told
}

CGI_DEF void cgi_attention_store(cgi_loops *elements, cgi_builder *b, const cgi_attention_out *out, const cg_value *point, cg_value piece,
                                 cg_value v) {
  cg_value at = piece;
  for (unsigned l = 0; l < out->loops; l++)
    if (point[l]) at = cgi_attention_step(elements, b, at, point[l], out->steps[l], out->coefficients[l]);
  cgi_build_store(b, v, out->pieces, at);
}

// ---- operands to workgroup memory ----------------------------------------------------------------------------------------------------------------
typedef struct cgi_att_tile {
  unsigned operand, outer, inner; // of the op; loops along which rows follow each other, and vectors run
  int64_t rows, vectors;          // of the tile
  int64_t start, stride;          // in workgroup memory
  bool rows_first;                // neighbouring threads read neighbouring rows
  bool zero_rows, zero_inner;     // what lies behind the end is 0; else anything that there is
  cg_value any;                   // whether there is anything; NULL: there is
  cg_value loaded[CGI_ATT_COPIES];
  cg_value view; // the binding, where it is read as vectors; NULL: element by element
  int64_t coefficients[CGI_MAX_LOOPS], offset;
} cgi_att_tile;

// f32 that lie as the tile's vectors do.
static void cgi_att_view(cgi_att *s, cgi_att_tile *t) {
  int64_t span = 0;
  if (s->root->operands[t->operand].value->type->element != s->f32) return;
  cg_op subspan = cgi_matrix_pieces(s->root, t->operand, t->inner, CGI_ATT_LANES, t->coefficients, &t->offset, &span);
  if (subspan) t->view = cgi_binding_view(subspan, span, CGI_ATT_LANES, s->vector);
}

static cg_value cgi_att_read_vector(cgi_att *s, cgi_builder *b, const cgi_att_tile *t, const cg_value *point, cg_value row, cg_value vector) {
  cg_value guard = NULL, place = cgi_att_const(s, t->offset / CGI_ATT_LANES), first = vector;
  if (!cgi_att_divides(s, t->outer, t->rows)) {
    if (t->zero_rows) guard = cgi_att_inside(s, b, t->outer, row);
    row = cgi_att_clamp(s, b, t->outer, row);
  }
  if (point[t->inner]) first = cgi_att_add(b, cgi_att_div(s, b, point[t->inner], CGI_ATT_LANES), vector);
  if (!cgi_att_divides(s, t->inner, t->vectors * CGI_ATT_LANES)) {
    cg_value end = cgi_att_div(s, b, s->size[t->inner], CGI_ATT_LANES);
    cg_value inside = t->zero_inner ? cgi_build_cmpi(b, CG_CMPI_SLT, first, end) : NULL;
    if (inside) guard = cgi_build_and(b, guard, inside);
    first = cgi_build_binary(b, CG_ARITH_MINSI, first, cgi_att_op(b, CG_ARITH_SUBI, end, cgi_att_const(s, 1)));
  }
  for (unsigned l = 0; l < s->a.loops; l++) {
    cg_value at = l == t->outer ? row : point[l];
    if (l != t->inner && t->coefficients[l] && s->a.size[l] != 1) place = cgi_att_walk(s, b, place, at, t->coefficients[l] / CGI_ATT_LANES);
  }
  cg_value v = cgi_build_load(b, t->view, cgi_att_add(b, place, first));
  return guard ? cgi_build_select(b, guard, v, cgi_att_zeros(s, b)) : v;
}

// Four elements of the tile that begins at `point`.
static bool cgi_att_read(cgi_att *s, cgi_builder *b, const cgi_att_tile *t, const cg_value *point, cg_value row, cg_value vector, cg_value *out) {
  cg_value at[CGI_MAX_LOOPS], zero = cgi_build_float(b, s->f32, 0), in_rows = NULL;
  memcpy(at, point, sizeof at);
  at[t->outer] = cgi_att_add(b, point[t->outer], row);
  if (t->view) {
    *out = cgi_att_read_vector(s, b, t, point, at[t->outer], vector);
    return true;
  }
  if (!cgi_att_divides(s, t->outer, t->rows)) {
    if (t->zero_rows) in_rows = cgi_att_inside(s, b, t->outer, at[t->outer]);
    at[t->outer] = cgi_att_clamp(s, b, t->outer, at[t->outer]);
  }
  cg_value first = cgi_att_walk(s, b, point[t->inner], vector, CGI_ATT_LANES);
  *out = cgi_att_zeros(s, b);
  for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
    cg_value guard = in_rows, v;
    at[t->inner] = cgi_att_plus(s, b, first, e);
    if (!cgi_att_divides(s, t->inner, t->vectors * CGI_ATT_LANES)) {
      if (t->zero_inner) {
        cg_value inside = cgi_att_inside(s, b, t->inner, at[t->inner]);
        guard = cgi_build_and(b, guard, inside);
      }
      at[t->inner] = cgi_att_clamp(s, b, t->inner, at[t->inner]);
    }
    if (!cgi_elements_read(s->elements, b, s->root, t->operand, at, &v)) return false;
    if (cg_type_width(v->type) < 32) v = cgi_build_unary(b, CG_ARITH_EXTF, s->f32, v);
    if (v->type != s->f32) return cgi_op_unsupported(s->root, "takes other floats than of 32 bits and fewer");
    if (guard) v = cgi_build_select(b, guard, v, zero);
    *out = cgi_build_with_lane(b, v, *out, e);
  }
  return true;
}

static unsigned cgi_att_copies(const cgi_att *s, const cgi_att_tile *t) { return (unsigned)((t->rows * t->vectors + s->threads - 1) / s->threads); }

// The thread's vector number i of a tile; *inside where it is one.
static void cgi_att_copy_at(cgi_att *s, cgi_builder *b, const cgi_att_tile *t, unsigned i, cg_value *row, cg_value *vector, cg_value *inside) {
  int64_t all = t->rows * t->vectors, quick = t->rows_first ? t->rows : t->vectors, done = (int64_t)i * s->threads;
  bool even = s->threads % quick == 0; // along the slow side alone
  cg_value n = even ? s->thread : cgi_att_plus(s, b, s->thread, done);
  *inside = done + s->threads > all ? cgi_build_cmpi(b, CG_CMPI_SLT, n, cgi_att_const(s, even ? all - done : all)) : NULL;
  cg_value fast = cgi_att_rem(s, b, n, quick), slow = cgi_att_plus(s, b, cgi_att_div(s, b, n, quick), even ? done / quick : 0);
  *row = t->rows_first ? fast : slow;
  *vector = t->rows_first ? slow : fast;
}

// The tile at `point`, to registers.
static bool cgi_att_fetch(cgi_att *s, cgi_builder *b, cgi_att_tile *t, const cg_value *point) {
  for (unsigned i = 0; i < cgi_att_copies(s, t); i++) {
    cg_value row, vector, inside, v, none;
    cgi_builder in;
    cgi_att_copy_at(s, b, t, i, &row, &vector, &inside);
    if (t->any) inside = cgi_build_and(b, inside, t->any);
    if (!inside) {
      if (!cgi_att_read(s, b, t, point, row, vector, &t->loaded[i])) return false;
      continue;
    }
    none = cgi_att_zeros(s, b);
    t->loaded[i] = cgi_build_if_else(b, inside, 1, &none, &in)->results[0];
    if (!cgi_att_read(s, &in, t, point, row, vector, &v)) return false;
    cgi_build_yield(&in, 1, &v);
  }
  return true;
}

static void cgi_att_keep(cgi_att *s, cgi_builder *b, const cgi_att_tile *t) {
  for (unsigned i = 0; i < cgi_att_copies(s, t); i++) {
    cg_value row, vector, inside;
    cgi_att_copy_at(s, b, t, i, &row, &vector, &inside);
    cgi_builder in = cgi_build_guard(b, inside);
    cg_value to = cgi_att_plus(s, &in, cgi_att_add(&in, cgi_att_mul(s, &in, row, t->stride), vector), t->start);
    cgi_att_store(s, &in, t->loaded[i], to);
  }
}

// A loop over tiles of operands, from 0 to `end`: each is fetched while the one before is multiplied, and the last once more.
typedef struct cgi_att_rounds {
  cgi_att_tile tiles[2];
  unsigned num_tiles, loop; // the loop along which they follow each other
  unsigned columns;         // vectors of sums of a row
  bool weights;             // of the left factor: those of the round
} cgi_att_rounds;

static unsigned cgi_att_loaded(const cgi_att *s, cgi_att_rounds *r, cg_value *v, bool set) { // to v, or from it
  unsigned n = 0;
  for (unsigned i = 0; i < r->num_tiles; i++)
    for (unsigned j = 0; j < cgi_att_copies(s, &r->tiles[i]); j++, n++) {
      if (set)
        r->tiles[i].loaded[j] = v[n];
      else
        v[n] = r->tiles[i].loaded[j];
    }
  return n;
}

static bool cgi_att_fetch_round(cgi_att *s, cgi_builder *b, cgi_att_rounds *r, const cg_value *from, cg_value at) {
  cg_value point[CGI_MAX_LOOPS];
  memcpy(point, from, sizeof point);
  point[r->loop] = point[r->loop] ? cgi_att_add(b, point[r->loop], at) : at;
  for (unsigned i = 0; i < r->num_tiles; i++)
    if (!cgi_att_fetch(s, b, &r->tiles[i], point)) return false;
  return true;
}

// ---- products ------------------------------------------------------------------------------------------------------------------------------------
// sums[i][c] += the row's elements from vector `from` on, times the rows of the operand's tile.
static void cgi_att_multiply(cgi_att *s, cgi_builder *b, cg_value from, unsigned columns, cg_value *sums) {
  cgi_builder in = cgi_builder_in_for(cgi_att_for(s, b, cgi_att_const(s, s->depth / CGI_ATT_LANES), 1, s->rows * columns, sums), sums);
  cg_value left[CGI_ATT_ROWS], k = in.block->args[0], operands[3];
  cg_value row = cgi_att_add(&in, cgi_att_mul(s, &in, s->below, s->stride[0]), from);
  row = cgi_att_add(&in, row, k);
  for (unsigned i = 0; i < s->rows; i++) left[i] = cgi_att_load(s, &in, cgi_att_plus(s, &in, row, i * s->down * s->stride[0]));
  cg_value right = cgi_att_add(&in, cgi_att_mul(s, &in, k, CGI_ATT_LANES * s->stride[1]), s->along);
  for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
    for (unsigned c = 0; c < columns; c++) {
      operands[1] = cgi_att_load(s, &in, cgi_att_plus(s, &in, right, s->start + e * s->stride[1] + c * CGI_ATT_ACROSS));
      for (unsigned i = 0; i < s->rows; i++) {
        operands[0] = cgi_att_broadcast(s, &in, left[i], e);
        operands[2] = sums[i * columns + c];
        sums[i * columns + c] = cgi_build_value(&in, CG_VECTOR_FMA, s->vector, 3, operands, NULL);
      }
    }
  }
  cgi_build_yield_results(&in, sums);
}

// The first round's tiles are fetched.
static bool cgi_att_run(cgi_att *s, cgi_builder *b, cgi_att_rounds *r, const cg_value *at, cg_value end, cg_value *sums) {
  cg_value carried[CGI_ATT_SUMS + 2 * CGI_ATT_COPIES], none = cgi_att_const(s, 0);
  unsigned n = s->rows * r->columns, all = n + cgi_att_loaded(s, r, carried + n, false);
  memcpy(carried, sums, n * sizeof *sums);
  cgi_builder in = cgi_builder_in_for(cgi_att_for(s, b, end, s->depth, all, carried), carried);
  (void)cgi_att_loaded(s, r, carried + n, true);
  cg_value k = in.block->args[0], next = cgi_att_plus(s, &in, k, s->depth);
  cgi_att_barrier(&in);
  for (unsigned i = 0; i < r->num_tiles; i++) cgi_att_keep(s, &in, &r->tiles[i]);
  cgi_att_barrier(&in);
  next = cgi_build_select(&in, cgi_build_cmpi(&in, CG_CMPI_SLT, next, end), next, k);
  if (!cgi_att_fetch_round(s, &in, r, at, next)) return false;
  cgi_att_multiply(s, &in, r->weights ? cgi_att_div(s, &in, k, CGI_ATT_LANES) : none, r->columns, carried);
  (void)cgi_att_loaded(s, r, carried + n, false);
  cgi_build_yield_results(&in, carried);
  memcpy(sums, carried, n * sizeof *sums);
  return true;
}

// Queries and keys, for the scores before the op's region.
static void cgi_att_products(cgi_att *s, cgi_builder *b, cgi_att_rounds *r) {
  memset(r, 0, sizeof *r);
  cgi_att_tile *q = &r->tiles[0], *k = &r->tiles[1];
  q->outer = s->a.m;
  q->inner = s->a.k1;
  q->rows = (int64_t)s->rows * s->down;
  q->vectors = s->depth / CGI_ATT_LANES;
  q->stride = s->stride[0];
  q->zero_inner = true;
  k->operand = 1;
  k->outer = s->a.k1;
  k->inner = s->a.k2;
  k->rows = s->depth;
  k->vectors = (int64_t)s->wide * CGI_ATT_ACROSS;
  k->start = s->start;
  k->stride = s->stride[1];
  k->zero_rows = true;
  cg_map m = cgi_linalg_map(s->root, 1);
  k->rows_first = m->num_results && cgi_map_result_of_dim(m, s->a.k1) + 1 == (int)m->num_results;
  if (s->a.size[s->a.k1] <= 0) q->any = k->any = cgi_build_cmpi(b, CG_CMPI_SGT, s->size[s->a.k1], cgi_att_const(s, 0));
  for (unsigned i = 0; i < 2; i++) cgi_att_view(s, &r->tiles[i]);
  r->num_tiles = 2;
  r->loop = s->a.k1;
  r->columns = s->wide;
}

// The values of keys, which weights in workgroup memory are multiplied with.
static void cgi_att_values(cgi_att *s, cgi_att_rounds *r) {
  memset(r, 0, sizeof *r);
  cgi_att_tile *v = &r->tiles[0];
  v->operand = 2;
  v->outer = s->a.k2;
  v->inner = s->a.n;
  v->rows = s->depth;
  v->vectors = (int64_t)s->columns * CGI_ATT_ACROSS;
  v->start = s->start;
  v->stride = s->stride[1];
  v->zero_rows = true;
  cgi_att_view(s, v);
  r->num_tiles = 1;
  r->loop = s->a.k2;
  r->columns = s->columns;
  r->weights = true;
}

// ---- statistics ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_att_greater(cgi_builder *b, cg_value x, cg_value y) { // either where one is NaN: what has it gets NaN by its exponential
  cg_value v = cgi_build_binary(b, CG_ARITH_MAXNUMF, x, y);
  cgi_op_set_attr(v->op, "fastmath", cgi_attr_of_word(b->ctx, "arith.fastmath", "nnan,nsz"));
  return v;
}

// Combines what the threads along a row have for it; lane l of statistic g is row 4 g + l of the thread.
static void cgi_att_across(cgi_att *s, cgi_builder *b, bool sum, cg_value *statistics) {
  cg_value place = cgi_att_plus(s, b, cgi_att_mul(s, b, s->below, (int64_t)s->groups * CGI_ATT_ACROSS), s->start);
  cgi_att_barrier(b);
  for (unsigned g = 0; g < s->groups; g++)
    cgi_att_store(s, b, statistics[g], cgi_att_plus(s, b, cgi_att_add(b, place, s->along), g * CGI_ATT_ACROSS));
  cgi_att_barrier(b);
  for (unsigned g = 0; sum && g < s->groups; g++) statistics[g] = cgi_att_zeros(s, b);
  cgi_builder in = cgi_builder_in_for(cgi_att_for(s, b, cgi_att_const(s, CGI_ATT_ACROSS), 1, s->groups, statistics), statistics);
  cg_value at = cgi_att_add(&in, place, in.block->args[0]);
  for (unsigned g = 0; g < s->groups; g++) {
    cg_value v = cgi_att_load(s, &in, cgi_att_plus(s, &in, at, g * CGI_ATT_ACROSS)), before = statistics[g];
    statistics[g] = sum ? cgi_build_binary(&in, CG_ARITH_ADDF, before, v) : cgi_att_greater(&in, v, before);
  }
  cgi_build_yield_results(&in, statistics);
}

// What the op's region makes of the sums; keys behind the last, which have what the last one has, have minus infinity.
static bool cgi_att_scores(cgi_att *s, cgi_builder *b, const cg_value *at, cg_value *sums) {
  cg_value point[CGI_MAX_LOOPS], v, behind[CGI_ATT_WIDE] = {NULL}, none, zero = cgi_build_float(b, s->f32, 0);
  bool all = cgi_att_divides(s, s->a.k2, s->keys), rows = cgi_att_divides(s, s->a.m, (int64_t)s->rows * s->down);
  bool reads = cgi_linalg_num_inputs(s->root) > 4; // then nothing behind the ends is
  memcpy(point, at, sizeof point);
  cg_value key = cgi_att_walk(s, b, at[s->a.k2], s->along, CGI_ATT_LANES), row = cgi_att_add(b, at[s->a.m], s->below);
  if (!all) {
    none = cgi_build_constant(b, cgi_attr_float_bits(s->ctx, s->f32, 0xff800000));
    cg_value left = cgi_att_op(b, CG_ARITH_SUBI, s->size[s->a.k2], key);
    for (unsigned c = 0; c < s->wide; c++) {
      behind[c] = cgi_att_zeros(s, b);
      for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
        cg_value inside = cgi_build_cmpi(b, CG_CMPI_SLT, cgi_att_const(s, c * CGI_ATT_KEYS + e), left);
        behind[c] = cgi_build_with_lane(b, cgi_build_select(b, inside, zero, none), behind[c], e);
      }
    }
  }
  for (unsigned i = 0; i < s->rows; i++) {
    point[s->a.m] = cgi_att_plus(s, b, row, i * s->down);
    if (!rows && reads) point[s->a.m] = cgi_att_clamp(s, b, s->a.m, point[s->a.m]);
    for (unsigned c = 0; c < s->wide; c++) {
      cg_value *scores = &sums[i * s->wide + c];
      for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
        point[s->a.k2] = cgi_att_plus(s, b, key, c * CGI_ATT_KEYS + e);
        if (!all && reads) point[s->a.k2] = cgi_att_clamp(s, b, s->a.k2, point[s->a.k2]);
        if (!cgi_elements_score(s->elements, b, s->root, point, cgi_build_lane(b, *scores, e), &v)) return false;
        *scores = cgi_build_with_lane(b, v, *scores, e);
      }
      if (!all) *scores = cgi_build_binary(b, CG_ARITH_ADDF, *scores, behind[c]);
    }
  }
  return true;
}

// Scores become weights; top, sum and acc follow.
static void cgi_att_softmax(cgi_att *s, cgi_builder *b, cg_value *scores, cg_value *top, cg_value *sum, cg_value *acc) {
  cg_value next[CGI_ATT_ROWS], shrink[CGI_ATT_ROWS];
  for (unsigned g = 0; g < s->groups; g++) next[g] = s->least;
  for (unsigned i = 0; i < s->rows; i++) {
    cg_value most = scores[i * s->wide];
    for (unsigned c = 1; c < s->wide; c++) most = cgi_att_greater(b, scores[i * s->wide + c], most);
    cg_value v = cgi_build_lane(b, most, 0);
    for (int64_t e = 1; e < CGI_ATT_LANES; e++) v = cgi_att_greater(b, cgi_build_lane(b, most, e), v);
    next[i / CGI_ATT_LANES] = cgi_build_with_lane(b, v, next[i / CGI_ATT_LANES], i % CGI_ATT_LANES);
  }
  cgi_att_across(s, b, false, next);
  for (unsigned g = 0; g < s->groups; g++) {
    next[g] = cgi_att_greater(b, next[g], top[g]);
    shrink[g] = cgi_build_unary(b, CG_MATH_EXP, s->vector, cgi_build_binary(b, CG_ARITH_SUBF, top[g], next[g]));
    top[g] = next[g];
    sum[g] = cgi_build_binary(b, CG_ARITH_MULF, sum[g], shrink[g]);
  }
  for (unsigned i = 0; i < s->rows; i++) {
    unsigned g = i / CGI_ATT_LANES;
    int64_t lane = i % CGI_ATT_LANES;
    cg_value by = cgi_att_broadcast(s, b, shrink[g], lane);
    for (unsigned c = 0; c < s->columns; c++) acc[i * s->columns + c] = cgi_build_binary(b, CG_ARITH_MULF, acc[i * s->columns + c], by);
    cg_value part = cgi_build_lane(b, sum[g], lane), all = NULL, row = cgi_att_mul(s, b, cgi_att_plus(s, b, s->below, i * s->down), s->stride[0]);
    for (unsigned c = 0; c < s->wide; c++) {
      cg_value x = cgi_build_binary(b, CG_ARITH_SUBF, scores[i * s->wide + c], cgi_att_broadcast(s, b, top[g], lane));
      cg_value w = cgi_build_unary(b, CG_MATH_EXP, s->vector, x);
      all = all ? cgi_build_binary(b, CG_ARITH_ADDF, all, w) : w;
      cgi_att_store(s, b, w, cgi_att_plus(s, b, cgi_att_add(b, row, s->along), c * CGI_ATT_ACROSS));
    }
    for (int64_t e = 0; e < CGI_ATT_LANES; e++) part = cgi_build_binary(b, CG_ARITH_ADDF, part, cgi_build_lane(b, all, e));
    sum[g] = cgi_build_with_lane(b, part, sum[g], lane);
  }
}

// ---- a tile of rows ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_att_results(cgi_att *s, cgi_builder *b, cg_value *sum, const cg_value *acc) {
  cg_value point[CGI_MAX_LOOPS];
  int64_t size = s->a.size[s->a.n];
  cgi_att_across(s, b, true, sum);
  memcpy(point, s->point, sizeof point);
  for (unsigned i = 0; i < s->rows; i++) {
    point[s->a.m] = cgi_att_plus(s, b, cgi_att_add(b, s->point[s->a.m], s->below), i * s->down);
    bool rows = cgi_att_divides(s, s->a.m, (int64_t)s->rows * s->down);
    cgi_builder in = cgi_build_guard(b, rows ? NULL : cgi_att_inside(s, b, s->a.m, point[s->a.m]));
    cg_value by = cgi_att_broadcast(s, &in, sum[i / CGI_ATT_LANES], i % CGI_ATT_LANES);
    for (unsigned c = 0; c < s->columns; c++) {
      bool whole = (c + 1) * CGI_ATT_KEYS <= size;
      cg_value v = cgi_build_binary(&in, CG_ARITH_DIVF, acc[i * s->columns + c], by);
      cg_value vector = cgi_att_plus(s, &in, s->along, c * CGI_ATT_ACROSS), first = cgi_att_mul(s, &in, vector, CGI_ATT_LANES);
      if (s->out.pieces) {
        cgi_builder to = cgi_build_guard(&in, whole ? NULL : cgi_att_inside(s, &in, s->a.n, first));
        cgi_attention_store(s->elements, &to, &s->out, point, vector, v);
        continue;
      }
      for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
        point[s->a.n] = cgi_att_plus(s, &in, first, e);
        cgi_builder to = cgi_build_guard(&in, whole ? NULL : cgi_att_inside(s, &in, s->a.n, point[s->a.n]));
        cg_value element = cgi_build_lane(&to, v, e);
        cg_type t = s->root->results[0]->type->element;
        if (t != s->f32) element = cgi_build_unary(&to, CG_ARITH_TRUNCF, t, element);
        if (!cgi_elements_store(s->elements, &to, s->root, point, &element)) return false;
      }
    }
  }
  return true;
}

// Carried from tile to tile of keys: acc, sum, top.
static bool cgi_att_rows(cgi_att *s, cgi_builder *b) {
  unsigned n = s->rows * s->columns, g = s->groups;
  cg_value carried[CGI_ATT_SUMS + 2 * CGI_ATT_ROWS], scores[CGI_ATT_ROWS * CGI_ATT_WIDE], point[CGI_MAX_LOOPS],
      zero = cgi_att_zeros(s, b), last = s->size[s->a.k2], none = cgi_att_const(s, 0);
  cgi_att_rounds products, values;
  cgi_att_products(s, b, &products);
  cgi_att_values(s, &values);
  s->least = cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->vector, cgi_attr_float_bits(s->ctx, s->f32, 0xff7fffff)));
  for (unsigned i = 0; i < n; i++) carried[i] = zero;
  cg_value first = s->a.size[s->a.k2] > 0 ? zero : cgi_elements_first_sum(s->elements, b, &s->a, last);
  if (first != zero) first = cgi_build_unary(b, CG_VECTOR_BROADCAST, s->vector, first);
  for (unsigned i = 0; i < g; i++) carried[n + i] = first, carried[n + g + i] = s->least;
  if (s->causal) last = cgi_build_binary(b, CG_ARITH_MINSI, last, cgi_att_plus(s, b, s->point[s->a.m], s->rows * s->down + s->behind));
  memcpy(point, s->point, sizeof point);
  point[s->a.n] = none;
  cgi_builder in = cgi_builder_in_for(cgi_att_for(s, b, last, s->keys, n + 2 * g, carried), carried);
  cg_value key = in.block->args[0], end = cgi_att_const(s, s->keys);
  for (unsigned i = 0; i < s->rows * s->wide; i++) scores[i] = zero;
  point[s->a.k2] = key;
  if (!cgi_att_fetch_round(s, &in, &products, point, none) || !cgi_att_run(s, &in, &products, point, s->size[s->a.k1], scores) ||
      !cgi_att_fetch_round(s, &in, &values, point, none) || !cgi_att_scores(s, &in, point, scores))
    return false;
  cgi_att_softmax(s, &in, scores, carried + n + g, carried + n, carried);
  if (!cgi_att_divides(s, s->a.k2, s->keys)) end = cgi_build_binary(&in, CG_ARITH_MINSI, end, cgi_att_op(&in, CG_ARITH_SUBI, s->size[s->a.k2], key));
  if (!cgi_att_run(s, &in, &values, point, end, carried)) return false;
  cgi_build_yield_results(&in, carried);
  return cgi_att_results(s, b, carried + n, carried);
}

// ---- the kernel ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_att_analyze(cgi_att *s) {
  cgi_lowering_config config;
  cgi_translation_info info;
  bool ok = true;
  s->root = cgi_configured_root(s->func);
  if (!s->root || !cgi_lowering_config_of(s->root, &config, &ok) || !cgi_translation_info_of(s->func, &info, &ok) ||
      !cgi_attention_of(s->root, &s->a))
    return ok && cgi_op_unsupported(s->root ? s->root : s->func, "is no attention that the kernel takes");
  int64_t rows = config.tile[CGI_TILE_WORKGROUP][s->a.m], each = config.tile[CGI_TILE_THREAD][s->a.m];
  s->threads = info.workgroup_size[0] * info.workgroup_size[1] * info.workgroup_size[2];
  s->down = s->threads / CGI_ATT_ACROSS;
  s->depth = config.tile[CGI_TILE_REDUCTION][s->a.k1];
  s->rows = (unsigned)each;
  s->groups = (s->rows + CGI_ATT_LANES - 1) / CGI_ATT_LANES;
  s->columns = (unsigned)((s->a.size[s->a.n] + CGI_ATT_KEYS - 1) / CGI_ATT_KEYS);
  s->keys = config.tile[CGI_TILE_REDUCTION][s->a.k2];
  s->wide = (unsigned)(s->keys / CGI_ATT_KEYS);
  s->causal = cgi_attention_is_causal(s->root, &s->a, &s->behind);
  if (s->root->results[0]->type->element == s->f32) cgi_attention_find_out(s->func, s->root, &s->a, s->vector, &s->out);
  s->stride[0] = (int64_t)s->wide * CGI_ATT_ACROSS + 1;
  s->stride[1] = (int64_t)(s->columns > s->wide ? s->columns : s->wide) * CGI_ATT_ACROSS + 1;
  if (each < 1 || each > CGI_ATT_ROWS || rows != each * s->down || s->threads % CGI_ATT_ACROSS || s->depth < CGI_ATT_LANES ||
      CGI_ATT_KEYS % s->depth || s->keys % CGI_ATT_KEYS || s->wide < 1 || s->wide > CGI_ATT_WIDE || s->rows * s->columns > CGI_ATT_SUMS ||
      s->rows * s->wide > CGI_ATT_SUMS || s->depth * (s->stride[1] - 1) > CGI_ATT_COPIES * s->threads ||
      rows * s->depth > CGI_ATT_COPIES * s->threads)
    return cgi_op_unsupported(s->root, "has tiles that its kernel does not take");
  s->start = rows * s->stride[0];
  return true;
}

static bool cgi_att_memory(cgi_att *s) {
  int64_t operand = s->depth * s->stride[1], statistics = s->threads * (int64_t)s->groups;
  int64_t count = (s->start + (operand > statistics ? operand : statistics)) * CGI_ATT_LANES;
  s->memory = cgi_elements_memory(s->elements, s->root->loc, s->f32, count);
  cgi_op_set_attr(s->memory->op, "cg.lanes", cgi_attr_i64(s->ctx, CGI_ATT_LANES));
  const cg_target *target = cgi_target_of(s->func);
  return cgi_target_fits(target, s->root, count * 4);
}

CGI_DEF bool cgi_attention_place(const cgi_attention_grid *g, cgi_builder *b, cgi_builder *in) {
  cg_context *ctx = b->ctx;
  const cg_target *t = cgi_target_of(g->func);
  int64_t limit = t ? (int64_t)t->max_workgroup_count[0] : 65535, known;
  cg_value count = cgi_elements_index(g->elements, 1), one = count, tile = cgi_elements_index(g->elements, g->tile);
  cg_value tiles = cgi_index_op(b, CG_ARITH_ADDI, g->size[g->a->m], cgi_elements_index(g->elements, g->tile - 1));
  tiles = cgi_index_op(b, CG_ARITH_DIVUI, tiles, tile);
  for (unsigned l = 0; l < g->a->loops; l++)
    if (!cgi_linalg_is_reduction(g->root, l) && l != g->a->n) count = cgi_index_op(b, CG_ARITH_MULI, count, l == g->a->m ? tiles : g->size[l]);
  cg_expr e = cgi_trip_expr(ctx, count, 0), single = cgi_expr_const(ctx, 1);
  if (!e) return cgi_op_unsupported(g->root, "has sizes that no host knows before a launch");
  cg_attr maps[3];
  for (unsigned i = 0; i < 3; i++) maps[i] = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, cgi_expr_num_symbols(e), 1, i ? &single : &e));
  cg_op exported = cgi_export_of(g->func);
  cgi_op_set_attr(exported ? exported : g->func, "workgroup_count_maps", cgi_attr_array(ctx, 3, maps));
  cg_value at = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 0);
  *in = *b;
  if (cgi_constant_int(count, &known) ? known > limit : limit >> (CGI_ATT_ENDLESS - 1) == 0) {
    cg_op loop = cgi_build_for(b, at, count, cgi_build_gpu_id(b, CG_GPU_GRID_DIM, 0), 0, NULL);
    *in = cgi_builder_in(loop, 0);
    at = loop->regions[0]->first->args[0];
  }
  cg_value row = cgi_index_op(in, CG_ARITH_REMUI, at, tiles);
  if (g->backwards) row = cgi_index_op(in, CG_ARITH_SUBI, cgi_index_op(in, CG_ARITH_SUBI, tiles, one), row);
  g->point[g->a->m] = cgi_index_op(in, CG_ARITH_MULI, row, tile);
  at = cgi_index_op(in, CG_ARITH_DIVUI, at, tiles);
  for (unsigned l = g->a->loops; l-- > 0;) {
    if (cgi_linalg_is_reduction(g->root, l) || l == g->a->m || l == g->a->n) continue;
    g->point[l] = g->a->size[l] == 1 ? cgi_elements_index(g->elements, 0) : cgi_index_op(in, CG_ARITH_REMUI, at, g->size[l]);
    at = cgi_index_op(in, CG_ARITH_DIVUI, at, g->size[l]);
  }
  return true;
}

static bool cgi_att_grid(cgi_att *s, cgi_builder *b, cgi_builder *in) {
  cgi_attention_grid g;
  memset(&g, 0, sizeof g);
  g.func = s->func;
  g.root = s->root;
  g.elements = s->elements;
  g.a = &s->a;
  g.tile = (int64_t)s->rows * s->down;
  g.backwards = s->causal; // the longest first
  g.size = s->size;
  g.point = s->point;
  cgi_attention_begin_out(&g, b, &s->out);
  return cgi_attention_place(&g, b, in);
}

CGI_DEF bool cgi_pass_tile_attention(cgi_pass *pass) {
  cgi_att s;
  int64_t lanes = CGI_ATT_LANES;
  cgi_translation_info info;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  s.func = pass->func;
  s.f32 = cgi_type_f32(s.ctx);
  s.vector = cgi_type_lanes(s.ctx, lanes, s.f32);
  bool matrices = cgi_translation_info_of(s.func, &info, &ok) && info.subgroup_size;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (matrices) return cgi_tile_attention_matrix(pass);
#else
  if (matrices) return cgi_op_unsupported(s.func, "[left-out] asks for subgroups, which are left out of this build by CODEGEN_NO_FAST_PIPELINES");
#endif
  if (!cgi_att_analyze(&s) || !(s.elements = cgi_elements_begin(s.func)) || !cgi_att_memory(&s)) return false;
  cgi_builder b = cgi_builder_before(s.func->regions[0]->first->last), in;
  b.loc = s.root->loc;
  for (unsigned l = 0; l < s.a.loops; l++)
    if (!(s.size[l] = cgi_elements_size(s.elements, &b, s.root, l))) return cgi_op_error(s.root, "has a loop whose size no operand tells");
  s.thread = cgi_build_gpu_id(&b, CG_GPU_THREAD_ID, 0);
  if (info.workgroup_size[1] > 1) {
    cg_value y = cgi_build_gpu_id(&b, CG_GPU_THREAD_ID, 1);
    s.thread = cgi_att_add(&b, cgi_att_mul(&s, &b, y, info.workgroup_size[0]), s.thread);
  }
  s.along = cgi_att_rem(&s, &b, s.thread, CGI_ATT_ACROSS);
  s.below = cgi_att_div(&s, &b, s.thread, CGI_ATT_ACROSS);
  if (!cgi_att_grid(&s, &b, &in) || !cgi_att_rows(&s, &in)) return false;
  if (in.block != b.block) cgi_build_yield(&in, 0, NULL);
  cgi_elements_end(s.elements);
  return true;
}

#undef CGI_ATT_ACROSS
#undef CGI_ATT_LANES
#undef CGI_ATT_KEYS
#undef CGI_ATT_WIDE
#undef CGI_ATT_COPIES
#undef CGI_ATT_ROWS
#undef CGI_ATT_SUMS
#undef CGI_ATT_ENDLESS
#endif
