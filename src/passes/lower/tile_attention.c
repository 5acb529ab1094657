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
// The tiles are lowering_config's: rows of a workgroup and of a thread, and how deep a tile of an operand is. Operands are read element by element,
// whatever it takes to compute them, widened to f32. The greatest score begins as the least number, so that rows without a key left are 0 / 0. The
// grid is all tiles of rows along x; where it may be cut, the kernel loops. Requires: select-configuration. Preserves: bindings and push constants.
// No tensor is left.
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "passes/lower/tile_attention.h"
#include "passes/pass_table.h"
#include "support/grid.h"
#include "support/index.h"
#include "target/configuration.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX

#define CGI_ATT_ACROSS 16 // threads along a row
#define CGI_ATT_LANES 4   // elements of a vector
#define CGI_ATT_KEYS (CGI_ATT_ACROSS * CGI_ATT_LANES)
#define CGI_ATT_ROWS 8     // of a thread
#define CGI_ATT_SUMS 16    // vectors of sums of a thread
#define CGI_ATT_ENDLESS 31 // bits of a grid that is never cut

// Rows beside each other in memory have a vector between them, so that neighbours are in other banks.
typedef struct cgi_att {
  cg_context *ctx;
  cg_op func, root;
  cgi_loops *elements;
  cgi_attention a;
  int64_t threads, down, depth;          // of the workgroup; rows of threads; of a tile of an operand
  unsigned rows, columns, groups;        // of a thread: rows, vectors of the result, vectors of statistics
  int64_t stride[2], start;              // vectors: of a row of weights, of a row of an operand; where operands begin
  cg_type f32, vector;                   // four of them
  cg_value memory, thread, along, below; // the thread's number, and its place
  cg_value size[CGI_MAX_LOOPS];          // of the loops
  cg_value point[CGI_MAX_LOOPS];         // where the tile begins; NULL for reductions
  cg_value least;                        // vector of the least number
} cgi_att;

static cg_value cgi_att_const(cgi_att *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_att_op(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) { return cgi_index_op(b, kind, x, y); }
static cg_value cgi_att_add(cgi_builder *b, cg_value x, cg_value y) { return cgi_index_op(b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_att_mul(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_index_op(b, CG_ARITH_MULI, x, cgi_att_const(s, y)); }
static cg_value cgi_att_plus(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_index_op(b, CG_ARITH_ADDI, x, cgi_att_const(s, y)); }
static cg_value cgi_att_div(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_index_op(b, CG_ARITH_DIVUI, x, cgi_att_const(s, y)); }
static cg_value cgi_att_rem(cgi_att *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_index_op(b, CG_ARITH_REMUI, x, cgi_att_const(s, y)); }
static void cgi_att_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }

static cg_op cgi_att_for(cgi_att *s, cgi_builder *b, cg_value to, int64_t step, unsigned n, const cg_value *init) { // from 0 on
  cg_value from = cgi_att_const(s, 0), by = cgi_att_const(s, step);
  return cgi_build_for(b, from, to, by, n, init);
}

static cg_value cgi_att_splat(cgi_att *s, cgi_builder *b, double v) {
  return cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->vector, cgi_attr_float(s->ctx, s->f32, v)));
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

// ---- operands to workgroup memory ----------------------------------------------------------------------------------------------------------------
typedef struct cgi_att_tile {
  unsigned operand, outer, inner; // of the op; loops along which rows follow each other, and vectors run
  int64_t rows, vectors;          // of the tile
  int64_t start, stride;          // in workgroup memory
  bool rows_first;                // neighbouring threads read neighbouring rows
  bool zero_rows, zero_inner;     // what lies behind the end is 0; else anything that there is
} cgi_att_tile;

// Four elements of the tile that begins at `point`.
static bool cgi_att_read(cgi_att *s, cgi_builder *b, const cgi_att_tile *t, const cg_value *point, cg_value row, cg_value vector, cg_value *out) {
  cg_value at[CGI_MAX_LOOPS], zero = cgi_build_float(b, s->f32, 0), in_rows = NULL;
  memcpy(at, point, sizeof at);
  at[t->outer] = cgi_att_add(b, point[t->outer], row);
  if (!cgi_att_divides(s, t->outer, t->rows)) {
    if (t->zero_rows) in_rows = cgi_att_inside(s, b, t->outer, at[t->outer]);
    at[t->outer] = cgi_att_clamp(s, b, t->outer, at[t->outer]);
  }
  cg_value first = cgi_att_add(b, point[t->inner], cgi_att_mul(s, b, vector, CGI_ATT_LANES));
  *out = cgi_att_splat(s, b, 0);
  for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
    cg_value guard = in_rows, v;
    at[t->inner] = cgi_att_plus(s, b, first, e);
    if (!cgi_att_divides(s, t->inner, t->vectors * CGI_ATT_LANES)) {
      if (t->zero_inner) {
        cg_value inside = cgi_att_inside(s, b, t->inner, at[t->inner]);
        guard = guard ? cgi_build_binary(b, CG_ARITH_ANDI, guard, inside) : inside;
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

static bool cgi_att_copy(cgi_att *s, cgi_builder *b, const cgi_att_tile *t, const cg_value *point) {
  int64_t all = t->rows * t->vectors, quick = t->rows_first ? t->rows : t->vectors;
  for (int64_t done = 0; done < all; done += s->threads) {
    cg_value n = cgi_att_plus(s, b, s->thread, done), v;
    cg_op branch = NULL;
    cgi_builder in = *b;
    if (done + s->threads > all) {
      branch = cgi_build_if(b, cgi_build_cmpi(b, CG_CMPI_SLT, n, cgi_att_const(s, all)), 0, NULL, false);
      in = cgi_builder_at_end(branch->regions[0]->first, b->loc);
    }
    cg_value fast = cgi_att_rem(s, &in, n, quick), slow = cgi_att_div(s, &in, n, quick);
    cg_value row = t->rows_first ? fast : slow, vector = t->rows_first ? slow : fast;
    if (!cgi_att_read(s, &in, t, point, row, vector, &v)) return false;
    cg_value to = cgi_att_plus(s, &in, cgi_att_add(&in, cgi_att_mul(s, &in, row, t->stride), vector), t->start);
    cgi_att_store(s, &in, v, to);
    if (branch) cgi_build_return(&in, CG_SCF_YIELD, 0, NULL);
  }
  return true;
}

// ---- products ------------------------------------------------------------------------------------------------------------------------------------
// sums[i][c] += the row's elements from vector `from` on, times the rows of the operand's tile.
static void cgi_att_multiply(cgi_att *s, cgi_builder *b, cg_value from, unsigned columns, cg_value *sums) {
  unsigned n = s->rows * columns;
  cg_op loop = cgi_att_for(s, b, cgi_att_const(s, s->depth / CGI_ATT_LANES), 1, n, sums);
  cg_block body = loop->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  cg_value left[CGI_ATT_ROWS], k = body->args[0], operands[3];
  memcpy(sums, body->args + 1, n * sizeof *sums);
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
  cgi_build_return(&in, CG_SCF_YIELD, n, sums);
  memcpy(sums, loop->results, n * sizeof *sums);
}

// The scores of the tile of keys at point[k2], before the op's region.
static bool cgi_att_products(cgi_att *s, cgi_builder *b, const cg_value *at, cg_value *sums) {
  cg_value point[CGI_MAX_LOOPS];
  cgi_att_tile q, k;
  memset(&q, 0, sizeof q);
  q.outer = s->a.m;
  q.inner = s->a.k1;
  q.rows = (int64_t)s->rows * s->down;
  q.vectors = s->depth / CGI_ATT_LANES;
  q.stride = s->stride[0];
  q.zero_inner = true;
  memset(&k, 0, sizeof k);
  k.operand = 1;
  k.outer = s->a.k1;
  k.inner = s->a.k2;
  k.rows = s->depth;
  k.vectors = CGI_ATT_ACROSS;
  k.start = s->start;
  k.stride = s->stride[1];
  k.zero_rows = true;
  cg_map m = cgi_linalg_map(s->root, 1);
  k.rows_first = m->num_results && cgi_map_result_of_dim(m, s->a.k1) + 1 == (int)m->num_results;
  cg_op loop = cgi_att_for(s, b, s->size[s->a.k1], s->depth, s->rows, sums);
  cg_block body = loop->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  memcpy(point, at, sizeof point);
  point[s->a.k1] = body->args[0];
  memcpy(sums, body->args + 1, s->rows * sizeof *sums);
  cgi_att_barrier(&in);
  if (!cgi_att_copy(s, &in, &q, point) || !cgi_att_copy(s, &in, &k, point)) return false;
  cgi_att_barrier(&in);
  cgi_att_multiply(s, &in, cgi_att_const(s, 0), 1, sums);
  cgi_build_return(&in, CG_SCF_YIELD, s->rows, sums);
  memcpy(sums, loop->results, s->rows * sizeof *sums);
  return true;
}

// acc += weights, which are in workgroup memory, times the values of the tile of keys at point[k2].
static bool cgi_att_weigh(cgi_att *s, cgi_builder *b, const cg_value *at, cg_value *acc) {
  unsigned n = s->rows * s->columns;
  cg_value point[CGI_MAX_LOOPS], end = cgi_att_const(s, CGI_ATT_KEYS);
  cgi_att_tile v;
  memset(&v, 0, sizeof v);
  v.operand = 2;
  v.outer = s->a.k2;
  v.inner = s->a.n;
  v.rows = s->depth;
  v.vectors = (int64_t)s->columns * CGI_ATT_ACROSS;
  v.start = s->start;
  v.stride = s->stride[1];
  v.zero_rows = true;
  if (!cgi_att_divides(s, s->a.k2, CGI_ATT_KEYS))
    end = cgi_build_binary(b, CG_ARITH_MINSI, end, cgi_att_op(b, CG_ARITH_SUBI, s->size[s->a.k2], at[s->a.k2]));
  cg_op loop = cgi_att_for(s, b, end, s->depth, n, acc);
  cg_block body = loop->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  memcpy(point, at, sizeof point);
  point[s->a.k2] = cgi_att_add(&in, at[s->a.k2], body->args[0]);
  point[s->a.n] = cgi_att_const(s, 0);
  memcpy(acc, body->args + 1, n * sizeof *acc);
  cgi_att_barrier(&in);
  if (!cgi_att_copy(s, &in, &v, point)) return false;
  cgi_att_barrier(&in);
  cgi_att_multiply(s, &in, cgi_att_div(s, &in, body->args[0], CGI_ATT_LANES), s->columns, acc);
  cgi_build_return(&in, CG_SCF_YIELD, n, acc);
  memcpy(acc, loop->results, n * sizeof *acc);
  return true;
}

// ---- statistics ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_att_greater(cgi_builder *b, cg_value x, cg_value y) { // y where x is NaN: what has it gets NaN by its exponential
  return cgi_build_select(b, cgi_build_cmpf(b, CG_CMPF_OGT, x, y), x, y);
}

// Combines what the threads along a row have for it; lane l of statistic g is row 4 g + l of the thread.
static void cgi_att_across(cgi_att *s, cgi_builder *b, bool sum, cg_value *statistics) {
  cg_value place = cgi_att_plus(s, b, cgi_att_mul(s, b, s->below, (int64_t)s->groups * CGI_ATT_ACROSS), s->start);
  cgi_att_barrier(b);
  for (unsigned g = 0; g < s->groups; g++)
    cgi_att_store(s, b, statistics[g], cgi_att_plus(s, b, cgi_att_add(b, place, s->along), g * CGI_ATT_ACROSS));
  cgi_att_barrier(b);
  for (unsigned g = 0; g < s->groups; g++) {
    for (unsigned i = 0; i < CGI_ATT_ACROSS; i++) {
      cg_value v = cgi_att_load(s, b, cgi_att_plus(s, b, place, g * CGI_ATT_ACROSS + i));
      statistics[g] = !i ? v : sum ? cgi_build_binary(b, CG_ARITH_ADDF, statistics[g], v) : cgi_att_greater(b, v, statistics[g]);
    }
  }
}

// What the op's region makes of the sums; keys behind the last have minus infinity.
static bool cgi_att_scores(cgi_att *s, cgi_builder *b, const cg_value *at, cg_value *sums) {
  cg_value point[CGI_MAX_LOOPS], v, none = NULL;
  bool all = cgi_att_divides(s, s->a.k2, CGI_ATT_KEYS), rows = cgi_att_divides(s, s->a.m, (int64_t)s->rows * s->down);
  memcpy(point, at, sizeof point);
  if (!all) none = cgi_build_constant(b, cgi_attr_float_bits(s->ctx, s->f32, 0xff800000));
  cg_value key = cgi_att_add(b, at[s->a.k2], cgi_att_mul(s, b, s->along, CGI_ATT_LANES)), row = cgi_att_add(b, at[s->a.m], s->below);
  for (unsigned i = 0; i < s->rows; i++) {
    point[s->a.m] = cgi_att_plus(s, b, row, i * s->down);
    if (!rows) point[s->a.m] = cgi_att_clamp(s, b, s->a.m, point[s->a.m]);
    cg_value scores = sums[i];
    for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
      point[s->a.k2] = cgi_att_plus(s, b, key, e);
      cg_value inside = all ? NULL : cgi_att_inside(s, b, s->a.k2, point[s->a.k2]);
      if (!all) point[s->a.k2] = cgi_att_clamp(s, b, s->a.k2, point[s->a.k2]);
      if (!cgi_elements_score(s->elements, b, s->root, point, cgi_build_lane(b, sums[i], e), &v)) return false;
      if (inside) v = cgi_build_select(b, inside, v, none);
      scores = cgi_build_with_lane(b, v, scores, e);
    }
    sums[i] = scores;
  }
  return true;
}

// Scores become weights; top, sum and acc follow.
static void cgi_att_softmax(cgi_att *s, cgi_builder *b, cg_value *scores, cg_value *top, cg_value *sum, cg_value *acc) {
  cg_value next[CGI_ATT_ROWS], shrink[CGI_ATT_ROWS];
  for (unsigned g = 0; g < s->groups; g++) next[g] = s->least;
  for (unsigned i = 0; i < s->rows; i++) {
    cg_value v = cgi_build_lane(b, scores[i], 0);
    for (int64_t e = 1; e < CGI_ATT_LANES; e++) v = cgi_att_greater(b, cgi_build_lane(b, scores[i], e), v);
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
    cg_value w = cgi_build_unary(b, CG_MATH_EXP, s->vector, cgi_build_binary(b, CG_ARITH_SUBF, scores[i], cgi_att_broadcast(s, b, top[g], lane)));
    cg_value part = cgi_build_lane(b, sum[g], lane);
    for (int64_t e = 0; e < CGI_ATT_LANES; e++) part = cgi_build_binary(b, CG_ARITH_ADDF, part, cgi_build_lane(b, w, e));
    sum[g] = cgi_build_with_lane(b, part, sum[g], lane);
    cg_value row = cgi_att_mul(s, b, cgi_att_plus(s, b, s->below, i * s->down), s->stride[0]);
    cgi_att_store(s, b, w, cgi_att_add(b, row, s->along));
  }
}

// ---- a tile of rows ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_att_results(cgi_att *s, cgi_builder *b, cg_value *sum, const cg_value *acc) {
  cg_value point[CGI_MAX_LOOPS];
  int64_t size = s->a.size[s->a.n];
  cgi_att_across(s, b, true, sum);
  memcpy(point, s->point, sizeof point);
  for (unsigned i = 0; i < s->rows; i++) {
    cgi_builder in = *b;
    cg_op in_rows = NULL;
    point[s->a.m] = cgi_att_plus(s, b, cgi_att_add(b, s->point[s->a.m], s->below), i * s->down);
    if (!cgi_att_divides(s, s->a.m, (int64_t)s->rows * s->down)) {
      in_rows = cgi_build_if(b, cgi_att_inside(s, b, s->a.m, point[s->a.m]), 0, NULL, false);
      in = cgi_builder_at_end(in_rows->regions[0]->first, b->loc);
    }
    cg_value by = cgi_att_broadcast(s, &in, sum[i / CGI_ATT_LANES], i % CGI_ATT_LANES);
    for (unsigned c = 0; c < s->columns; c++) {
      cg_value v = cgi_build_binary(&in, CG_ARITH_DIVF, acc[i * s->columns + c], by);
      cg_value first = cgi_att_mul(s, &in, cgi_att_plus(s, &in, s->along, c * CGI_ATT_ACROSS), CGI_ATT_LANES);
      for (int64_t e = 0; e < CGI_ATT_LANES; e++) {
        cgi_builder to = in;
        cg_op inside = NULL;
        point[s->a.n] = cgi_att_plus(s, &in, first, e);
        if ((c + 1) * CGI_ATT_KEYS > size) {
          inside = cgi_build_if(&in, cgi_att_inside(s, &in, s->a.n, point[s->a.n]), 0, NULL, false);
          to = cgi_builder_at_end(inside->regions[0]->first, b->loc);
        }
        cg_value element = cgi_build_lane(&to, v, e);
        cg_type t = s->root->results[0]->type->element;
        if (t != s->f32) element = cgi_build_unary(&to, CG_ARITH_TRUNCF, t, element);
        if (!cgi_elements_store(s->elements, &to, s->root, point, element)) return false;
        if (inside) cgi_build_return(&to, CG_SCF_YIELD, 0, NULL);
      }
    }
    if (in_rows) cgi_build_return(&in, CG_SCF_YIELD, 0, NULL);
  }
  return true;
}

static bool cgi_att_rows(cgi_att *s, cgi_builder *b) {
  unsigned n = s->rows * s->columns, g = s->groups;
  cg_value carried[CGI_ATT_SUMS + 2 * CGI_ATT_ROWS], scores[CGI_ATT_ROWS], point[CGI_MAX_LOOPS], zero = cgi_att_splat(s, b, 0);
  s->least = cgi_build_constant(b, cgi_attr_dense_splat(s->ctx, s->vector, cgi_attr_float_bits(s->ctx, s->f32, 0xff7fffff)));
  for (unsigned i = 0; i < n + g; i++) carried[i] = zero;
  for (unsigned i = 0; i < g; i++) carried[n + g + i] = s->least;
  cg_op loop = cgi_att_for(s, b, s->size[s->a.k2], CGI_ATT_KEYS, n + 2 * g, carried);
  cg_block body = loop->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  memcpy(point, s->point, sizeof point);
  point[s->a.k2] = body->args[0];
  memcpy(carried, body->args + 1, (n + 2 * g) * sizeof *carried);
  for (unsigned i = 0; i < s->rows; i++) scores[i] = zero;
  if (!cgi_att_products(s, &in, point, scores) || !cgi_att_scores(s, &in, point, scores)) return false;
  cgi_att_softmax(s, &in, scores, carried + n + g, carried + n, carried);
  if (!cgi_att_weigh(s, &in, point, carried)) return false;
  cgi_build_return(&in, CG_SCF_YIELD, n + 2 * g, carried);
  memcpy(carried, loop->results, (n + g) * sizeof *carried);
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
  if (each < 1 || each > CGI_ATT_ROWS || rows != each * s->down || s->threads % CGI_ATT_ACROSS || s->depth < CGI_ATT_LANES ||
      CGI_ATT_KEYS % s->depth || config.tile[CGI_TILE_REDUCTION][s->a.k2] != CGI_ATT_KEYS || s->rows * s->columns > CGI_ATT_SUMS)
    return cgi_op_unsupported(s->root, "has tiles that its kernel does not take");
  s->stride[0] = CGI_ATT_ACROSS + 1;
  s->stride[1] = (int64_t)s->columns * CGI_ATT_ACROSS + 1;
  s->start = rows * s->stride[0];
  return true;
}

static bool cgi_att_memory(cgi_att *s) {
  int64_t operand = s->depth * s->stride[1], statistics = s->threads * (int64_t)s->groups;
  int64_t count = (s->start + (operand > statistics ? operand : statistics)) * CGI_ATT_LANES;
  cg_attr space = cgi_attr_i64(s->ctx, 3);
  cg_type t = cgi_type_memref(s->ctx, 1, &count, s->f32, NULL, space);
  cgi_builder top = cgi_builder_at_start(s->func->regions[0]->first, s->root->loc);
  cg_op made = cgi_build(&top, CG_MEMREF_ALLOC, 0, NULL, 1, &t, 0, NULL, 0);
  int32_t none[2] = {0, 0};
  cgi_op_set_segments(made, 2, none);
  cgi_op_set_attr(made, "cg.lanes", cgi_attr_i64(s->ctx, CGI_ATT_LANES));
  s->memory = made->results[0];
  const cg_target *target = cgi_target_of(s->func);
  return !target || count * 4 <= (int64_t)target->max_shared_memory ||
         cgi_op_unsupported(s->root, "[limit-shared-memory] needs %l bytes of workgroup memory; the target has %u", count * 4,
                            target->max_shared_memory);
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
    *in = cgi_builder_at_end(loop->regions[0]->first, b->loc);
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
  g.size = s->size;
  g.point = s->point;
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
  s.vector = cgi_type_vector(s.ctx, 1, &lanes, s.f32);
  if (cgi_translation_info_of(s.func, &info, &ok) && info.subgroup_size) return cgi_tile_attention_matrix(pass);
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
  if (in.block != b.block) cgi_build_return(&in, CG_SCF_YIELD, 0, NULL);
  cgi_elements_end(s.elements);
  return true;
}

#undef CGI_ATT_ACROSS
#undef CGI_ATT_LANES
#undef CGI_ATT_KEYS
#undef CGI_ATT_ROWS
#undef CGI_ATT_SUMS
#undef CGI_ATT_ENDLESS
#endif
