// tile-scan: codegen.scan becomes one kernel. A workgroup takes a block of a line, or of the lines of neighbouring columns, piece by piece: each
// thread reads groups of neighbouring elements and folds them, threads exchange what their groups come to, and each element is stored with what is
// in front of it: the thread's own, the threads' before, the pieces' before. A block begins with what the blocks in front of it come to, which
// another codegen.scan, whose results are those of blocks, has left for it.
//
//   %t = codegen.scan {block = 4096 …} ins(%x) outs(%e : tensor<17xf32>)       each thread folds its elements, threads fold theirs, one stores
//   %r = codegen.scan {block = 4096 …} ins(%x, %t) outs(%f : …<69000xf32>)  →  scf.for %piece … { vector.load … gpu.shuffle … vector.store }
//
// Elements are whatever it takes to compute them, and so are results. The grid is all blocks of all lines along x; where it may be cut, the kernel
// loops. Requires: select-configuration; static sizes. Preserves: bindings and push constants. No tensor is left.
#include "analysis/linear.h"
#include "dialects/combiner.h"
#include "passes/lower/linalg_to_loops.h"
#include "passes/pass_table.h"
#include "passes/vector/across_threads.h"
#include "passes/vector/pieces.h"
#include "support/index.h"
#include "target/configuration.h"
#include "target/scans.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES

#define CGI_TSCAN_MOST 32  // elements of a thread at a time
#define CGI_TSCAN_LANES 4  // of a vector
#define CGI_TSCAN_NEAR 128 // ops between the accesses that are one

typedef struct cgi_tscan {
  cg_context *ctx;
  cg_op func, root;
  cgi_loops *elements;
  cg_op_kind kind;
  cg_attr neutral;
  cg_type type;                  // of what is folded
  cg_value staged;               // workgroup memory that results go through on their way; NULL: they do not
  int64_t threads, lanes, lines; // along the line, along columns, in lines side by side
  int64_t piece, blocks;         // elements of a line at a time; of a line
  unsigned groups, width, n;     // n: elements of a thread
  cg_value lane, along, line;    // which thread this is
  cg_value inside;               // its column and line are some; NULL: all are
  cg_value block;                // the number of the workgroup's
  cgi_scan_shape shape;
  cgi_across across;
  cg_value point[CGI_MAX_LOOPS];
} cgi_tscan;

static cg_value cgi_tscan_const(cgi_tscan *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_tscan_add(cgi_tscan *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_tscan_mul(cgi_tscan *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_MULI, x, y); }
static cg_value cgi_tscan_div(cgi_tscan *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_DIVUI, x, y); }
static cg_value cgi_tscan_rem(cgi_tscan *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_REMUI, x, y); }
static CGI_NOINLINE cg_value cgi_tscan_fold(cgi_tscan *s, cgi_builder *b, cg_value x, cg_value y) { return cgi_build_binary(b, s->kind, x, y); }

// Where element e of the thread is in its line, from `first`, where the thread's first one is.
static cg_value cgi_tscan_place(cgi_tscan *s, cgi_builder *b, cg_value first, unsigned e) {
  return cgi_tscan_add(s, b, first, (int64_t)(e / s->width) * s->threads * s->width + e % s->width);
}

// How many neighbours are in a line, or are not, together.
static unsigned cgi_tscan_together(const cgi_tscan *s) { return s->shape.length % s->width ? 1 : s->width; }

static void cgi_tscan_at(cgi_tscan *s, cgi_builder *b, cg_value place) {
  s->point[s->shape.dim] = s->shape.reverse ? cgi_index_op(b, CG_ARITH_SUBI, cgi_tscan_const(s, s->shape.length - 1), place) : place;
}

static cg_value cgi_tscan_is_in_line(cgi_tscan *s, cgi_builder *b, cg_value place) {
  return cgi_build_cmpi(b, CG_CMPI_ULT, place, cgi_tscan_const(s, s->shape.length));
}

// ---- numbers in their order -----------------------------------------------------------------------------------------------------------------
// A minimum or maximum of floats is one of integers in the same order, where NaN is behind all: comparing these takes one instruction.
static cg_value cgi_tscan_flipped(cgi_builder *b, cg_value v) {
  cg_value sign = cgi_build_binary_int(b, CG_ARITH_SHRSI, v, 31);
  return cgi_build_binary(b, CG_ARITH_XORI, v, cgi_build_binary_int(b, CG_ARITH_ANDI, sign, INT32_MAX));
}

static cg_value cgi_tscan_key(cgi_tscan *s, cgi_builder *b, cg_value v) {
  cg_type f32 = cgi_type_f32(s->ctx);
  if (v->type == s->type) return v;
  if (v->type != f32) v = cgi_build_unary(b, CG_ARITH_EXTF, f32, v);
  cg_value nan = cgi_build_cmpf(b, CG_CMPF_UNO, v, v), behind = cgi_build_int(b, s->type, s->kind == CG_ARITH_MAXSI ? INT32_MAX : INT32_MIN);
  return cgi_build_select(b, nan, behind, cgi_tscan_flipped(b, cgi_build_unary(b, CG_ARITH_BITCAST, s->type, v)));
}

static cg_value cgi_tscan_number(cgi_tscan *s, cgi_builder *b, cg_value key) {
  cg_type f32 = cgi_type_f32(s->ctx), t = s->root->results[0]->type->element;
  if (t == s->type) return key;
  cg_value v = cgi_build_unary(b, CG_ARITH_BITCAST, f32, cgi_tscan_flipped(b, key));
  return t == f32 ? v : cgi_build_unary(b, CG_ARITH_TRUNCF, t, v);
}

// ---- reading ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_tscan_read(cgi_tscan *s, cgi_builder *b, cg_value first, bool guarded, cg_value *out) {
  cg_value neutral = cgi_build_constant(b, s->neutral), in = NULL, start = NULL;
  for (unsigned e = 0, together = cgi_tscan_together(s); e < s->n; e++) {
    cg_value place = guarded && e % together ? NULL : cgi_tscan_place(s, b, first, e);
    if (guarded && place) {
      in = cgi_tscan_is_in_line(s, b, place);
      start = cgi_build_select(b, in, place, cgi_tscan_const(s, 0));
    }
    cgi_tscan_at(s, b, guarded ? cgi_tscan_add(s, b, start, e % together) : place);
    if (!cgi_elements_read(s->elements, b, s->root, 0, s->point, &out[e])) return false;
    out[e] = cgi_tscan_key(s, b, out[e]);
    if (in) out[e] = cgi_build_select(b, in, out[e], neutral);
  }
  return true;
}

// The thread's elements of a piece; behind the end of the line what changes nothing.
static bool cgi_tscan_elements(cgi_tscan *s, cgi_builder *b, cg_value whole, cg_value first, cg_value *out) {
  cg_type types[CGI_TSCAN_MOST];
  if (!whole) return cgi_tscan_read(s, b, first, false, out);
  for (unsigned e = 0; e < s->n; e++) types[e] = s->type;
  cg_op branch = cgi_build_if(b, whole, s->n, types, true);
  for (unsigned side = 0; side < 2; side++) {
    cgi_builder in = cgi_builder_in(branch, side);
    if (!cgi_tscan_read(s, &in, first, side == 1, out)) return false;
    cgi_build_yield(&in, s->n, out);
  }
  memcpy(out, branch->results, s->n * sizeof *out);
  return true;
}

// ---- storing ------------------------------------------------------------------------------------------------------------------------------
// Where element `at` of the thread's piece is in workgroup memory.
static cg_value cgi_tscan_staged(cgi_tscan *s, cgi_builder *b, cg_value at) {
  return s->lines > 1 ? cgi_index_op(b, CG_ARITH_ADDI, cgi_tscan_mul(s, b, s->line, s->piece), at) : at;
}

static bool cgi_tscan_store(cgi_tscan *s, cgi_builder *b, cg_value first, bool guarded, const cg_value *v) {
  cgi_builder in = *b;
  for (unsigned e = 0, together = s->staged ? 1 : cgi_tscan_together(s); e < s->n; e++) {
    bool begins = guarded && e % together == 0;
    cgi_builder *at = begins ? b : &in;
    cg_value r = v[e], place = s->staged ? cgi_tscan_add(s, at, first, (int64_t)e * s->threads) : cgi_tscan_place(s, at, first, e);
    if (begins) in = cgi_build_guard(b, cgi_tscan_is_in_line(s, b, place));
    if (s->staged) {
      cg_value from = cgi_tscan_add(s, &in, cgi_tscan_staged(s, &in, s->along), (int64_t)e * s->threads);
      r = cgi_build_binary_t(&in, CG_MEMREF_LOAD, s->type, s->staged, from);
    }
    cgi_tscan_at(s, &in, place);
    r = cgi_tscan_number(s, &in, r);
    if (!cgi_elements_store(s->elements, &in, s->root, s->point, &r)) return false;
  }
  return true;
}

// Rows that do not begin where vectors do are stored element by element: each thread then stores other elements than it has, next to its neighbours'.
static cg_value cgi_tscan_stage(cgi_tscan *s, cgi_builder *b, cg_value from, const cg_value *v) {
  if (s->piece < s->shape.block) cgi_across_barrier(b); // the last piece has been read
  cg_value first = cgi_tscan_staged(s, b, cgi_tscan_mul(s, b, s->along, s->width));
  for (unsigned e = 0; e < s->n; e++) cgi_build_store(b, v[e], s->staged, cgi_tscan_place(s, b, first, e));
  cgi_across_barrier(b);
  return cgi_index_op(b, CG_ARITH_ADDI, from, s->along);
}

static bool cgi_tscan_results(cgi_tscan *s, cgi_builder *b, cg_value whole, cg_value first, const cg_value *v) {
  cgi_builder in = cgi_build_guard(b, s->inside);
  cg_op branch = whole ? cgi_build_if(&in, whole, 0, NULL, true) : NULL;
  for (unsigned side = 0; side < (whole ? 2u : 1u); side++) {
    cgi_builder to = branch ? cgi_builder_in(branch, side) : in;
    if (!cgi_tscan_store(s, &to, first, side == 1, v)) return false;
    if (branch) cgi_build_yield(&to, 0, NULL);
  }
  return true;
}

// ---- a piece ------------------------------------------------------------------------------------------------------------------------------
// Each thread's value becomes that of all threads along the line.
static cg_value cgi_tscan_all(cgi_tscan *s, cgi_builder *b, cg_value v, cg_op op) {
  cgi_across_reduction r;
  if (s->threads == 1) return v;
  memset(&r, 0, sizeof r);
  r.kind = s->kind;
  r.op = op;
  r.count = 1;
  r.parts = &v;
  r.num_groups = 1;
  r.groups[0].threads = s->threads;
  r.groups[0].stride = s->lanes;
  cgi_reduce_across(&s->across, b, &r);
  return v;
}

// What the blocks in front come to.
static bool cgi_tscan_fronts(cgi_tscan *s, cgi_builder *b, cg_value *carry) {
  *carry = cgi_build_constant(b, s->neutral);
  if (!s->shape.fronts) return true;
  cg_op loop = cgi_build_for(b, s->along, s->block, cgi_tscan_const(s, s->threads), 1, carry);
  cgi_builder in = cgi_builder_in_for(loop, carry);
  cg_value v;
  s->point[s->shape.dim] = cgi_tscan_mul(s, &in, in.block->args[0], s->shape.block);
  if (!cgi_elements_read(s->elements, &in, s->root, 1, s->point, &v)) return false;
  *carry = cgi_tscan_fold(s, &in, *carry, cgi_tscan_key(s, &in, v));
  cgi_build_yield_results(&in, carry);
  *carry = cgi_tscan_all(s, b, *carry, loop);
  return true;
}

// ---- logarithms of sums -----------------------------------------------------------------------------------------------------------------------
// The greatest element so far and the sum of the exponentials of what they are below it: all shrink where a greater one comes.
static bool cgi_tscan_log_piece(cgi_tscan *s, cgi_builder *b, cg_value whole, cg_value first, cg_value *carry) {
  cg_value v[CGI_TSCAN_MOST], of[CGI_TSCAN_MOST];
  if (!cgi_tscan_elements(s, b, whole, first, v)) return false;
  memcpy(of, v, s->n * sizeof *v);
  cg_value top = cgi_build_binary(b, CG_ARITH_MAXNUMF, carry[0], cgi_reduce_tree(b, CG_ARITH_MAXNUMF, NULL, of, s->n));
  for (unsigned e = 0; e < s->n; e++) v[e] = cgi_build_unary(b, CG_MATH_EXP, s->type, cgi_build_binary(b, CG_ARITH_SUBF, v[e], top));
  cg_value shrink = cgi_build_unary(b, CG_MATH_EXP, s->type, cgi_build_binary(b, CG_ARITH_SUBF, carry[0], top));
  carry[1] = cgi_build_binary(b, CG_ARITH_MULF, carry[1], shrink);
  carry[1] = cgi_build_binary(b, CG_ARITH_ADDF, carry[1], cgi_reduce_tree(b, CG_ARITH_ADDF, NULL, v, s->n));
  carry[0] = top;
  return true;
}

static cg_value cgi_tscan_logarithm(cgi_tscan *s, cgi_builder *b, const cg_value *carry, cg_op op) {
  s->kind = CG_ARITH_MAXIMUMF;
  cg_value top = cgi_tscan_all(s, b, carry[0], op);
  cg_value shrink = cgi_build_unary(b, CG_MATH_EXP, s->type, cgi_build_binary(b, CG_ARITH_SUBF, carry[0], top));
  s->kind = CG_ARITH_ADDF;
  cg_value sum = cgi_tscan_all(s, b, cgi_build_binary(b, CG_ARITH_MULF, carry[1], shrink), op);
  return cgi_build_binary(b, CG_ARITH_ADDF, cgi_build_unary(b, CG_MATH_LOG, s->type, sum), top);
}

// carry is what is in front of the piece, NULL where that is to be read, then what is in front of the next one.
static bool cgi_tscan_piece(cgi_tscan *s, cgi_builder *b, cg_value from, cg_value *carry) {
  cg_value v[CGI_TSCAN_MOST], parts[CGI_TSCAN_MOST], front[CGI_TSCAN_MOST], whole = NULL;
  cg_value first = cgi_index_op(b, CG_ARITH_ADDI, from, cgi_tscan_mul(s, b, s->along, s->width));
  if (s->shape.length % s->piece) {
    cg_value end = cgi_tscan_add(s, b, from, s->piece), length = cgi_tscan_const(s, s->shape.length);
    whole = cgi_build_cmpi(b, CG_CMPI_ULE, end, length);
  }
  if (s->shape.log_sum) return cgi_tscan_log_piece(s, b, whole, first, carry);
  if (!cgi_tscan_elements(s, b, whole, first, v) || (!*carry && !cgi_tscan_fronts(s, b, carry))) return false;
  if (s->shape.sums) {
    *carry = cgi_tscan_fold(s, b, *carry, cgi_reduce_tree(b, s->kind, NULL, v, s->n));
    return true;
  }
  for (unsigned e = 0; e < s->n; e++) {
    if (e % s->width) v[e] = cgi_tscan_fold(s, b, v[e - 1], v[e]);
    parts[e / s->width] = v[e];
    front[e / s->width] = NULL;
  }
  if (s->threads > 1) {
    cgi_across_scan a;
    memset(&a, 0, sizeof a);
    a.kind = s->kind;
    a.op = parts[0]->op;
    a.neutral = s->neutral;
    a.count = s->groups;
    a.parts = parts;
    a.front = front;
    a.id = s->across.linear;
    cgi_scan_across(&s->across, b, &a, s->lanes, s->threads);
  }
  for (unsigned g = 0; g < s->groups; g++) {
    cg_value before = front[g] ? cgi_tscan_fold(s, b, *carry, front[g]) : *carry;
    for (unsigned e = g * s->width; e < (g + 1) * s->width; e++) v[e] = cgi_tscan_fold(s, b, before, v[e]);
    *carry = cgi_tscan_fold(s, b, *carry, parts[g]);
  }
  if (s->staged) first = cgi_tscan_stage(s, b, from, v);
  return cgi_tscan_results(s, b, whole, first, v);
}

// ---- a block ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_tscan_block(cgi_tscan *s, cgi_builder *b) {
  cg_value carry[2] = {NULL, NULL}, from = cgi_tscan_mul(s, b, s->block, s->shape.block);
  unsigned n = s->shape.log_sum ? 2 : 1;
  if (s->shape.log_sum) {
    carry[0] = cgi_build_constant(b, cgi_attr_float_bits(s->ctx, s->type, 0xff7fffff)); // the least number: infinities have no difference
    carry[1] = cgi_build_float(b, s->type, 0);
  }
  if (s->piece >= s->shape.block) {
    if (!cgi_tscan_piece(s, b, from, carry)) return false;
  } else {
    if (!carry[0] && !cgi_tscan_fronts(s, b, carry)) return false;
    cg_value end = cgi_tscan_add(s, b, from, s->shape.block);
    if (s->shape.length % s->shape.block) end = cgi_build_binary(b, CG_ARITH_MINSI, end, cgi_tscan_const(s, s->shape.length));
    cgi_builder in = cgi_builder_in_for(cgi_build_for(b, from, end, cgi_tscan_const(s, s->piece), n, carry), carry);
    if (!cgi_tscan_piece(s, &in, in.block->args[0], carry)) return false;
    cgi_build_yield_results(&in, carry);
  }
  if (!s->shape.sums) return true;
  cg_op at = s->block->op ? s->block->op : s->func;
  cg_value first = cgi_build_cmpi(b, CG_CMPI_EQ, s->along, cgi_tscan_const(s, 0));
  carry[0] = s->shape.log_sum ? cgi_tscan_logarithm(s, b, carry, at) : cgi_tscan_all(s, b, carry[0], at);
  if (s->inside) first = cgi_build_binary(b, CG_ARITH_ANDI, first, s->inside);
  cgi_builder in = cgi_build_guard(b, first);
  s->point[s->shape.dim] = from;
  carry[0] = cgi_tscan_number(s, &in, carry[0]);
  return cgi_elements_store(s->elements, &in, s->root, s->point, carry);
}

// The first of `by` side by side is i; what is behind the last of n stays out, in the place of 0.
static cg_value cgi_tscan_clamp(cgi_tscan *s, cgi_builder *b, cg_value i, int64_t n, int64_t by) {
  if (n % by == 0) return i;
  cg_value has = cgi_build_cmpi(b, CG_CMPI_ULT, i, cgi_tscan_const(s, n));
  s->inside = s->inside ? cgi_build_binary(b, CG_ARITH_ANDI, s->inside, has) : has;
  return cgi_build_select(b, has, i, cgi_tscan_const(s, 0));
}

static void cgi_tscan_grid(cgi_tscan *s, cgi_builder *b, cgi_builder *in) {
  cg_type shape = s->root->operands[0].value->type;
  int64_t tiles = (s->shape.inner + s->lanes - 1) / s->lanes;
  cg_value at = cgi_across_grid(b, s->func, s->blocks * tiles * ((s->shape.outer + s->lines - 1) / s->lines), in), outer, column;
  s->block = cgi_tscan_rem(s, in, at, s->blocks);
  at = cgi_tscan_div(s, in, at, s->blocks);
  outer = cgi_tscan_mul(s, in, cgi_tscan_div(s, in, at, tiles), s->lines);
  if (s->lines > 1) outer = cgi_tscan_clamp(s, in, cgi_index_op(in, CG_ARITH_ADDI, outer, s->line), s->shape.outer, s->lines);
  if (s->shape.dim) cgi_across_point(in, shape, 0, s->shape.dim, outer, s->point);
  column = cgi_tscan_mul(s, in, cgi_tscan_rem(s, in, at, tiles), s->lanes);
  column = cgi_tscan_clamp(s, in, cgi_index_op(in, CG_ARITH_ADDI, column, s->lane), s->shape.inner, s->lanes);
  if (s->shape.dim + 1 < shape->rank) cgi_across_point(in, shape, s->shape.dim + 1, shape->rank, column, s->point);
}

// ---- neighbours as vectors -------------------------------------------------------------------------------------------------------------------
// Whether y accesses the element that is `by` behind x's.
static bool cgi_tscan_is_behind(cg_op x, cg_op y, int64_t by) {
  unsigned at = x->def->kind == CG_MEMREF_STORE ? CG_MEMREF_STORE_MEMREF : 0, last = x->num_operands - 1;
  if (x->def != y->def || x->num_operands != y->num_operands || last == at) return false;
  for (unsigned i = at; i < last; i++)
    if (x->operands[i].value != y->operands[i].value) return false;
  cgi_linear a = cgi_linear_of(x->operands[last].value), b = cgi_linear_of(y->operands[last].value);
  return cgi_linear_add(&b, &a, -1) && !b.num_terms && b.constant == by;
}

// The accesses behind x, in the order of memory; false where one is missing, or more than they themselves and what is pure lies between.
static bool cgi_tscan_run(cg_op x, cg_op *run) {
  unsigned found = 1;
  memset(run, 0, CGI_TSCAN_LANES * sizeof *run);
  run[0] = x;
  for (unsigned side = 0; side < 2; side++) { // what follows, then what goes before
    cg_op op = side ? x->prev : x->next;
    for (unsigned steps = 0; op && steps < CGI_TSCAN_NEAR && found < CGI_TSCAN_LANES; op = side ? op->prev : op->next, steps++) {
      if (op->def->kind != CG_MEMREF_LOAD && op->def != x->def && !cgi_op_is_pure(op)) break;
      for (unsigned k = 1; k < CGI_TSCAN_LANES; k++)
        if (!run[k] && cgi_tscan_is_behind(x, op, k)) run[k] = op, found++;
    }
  }
  return found == CGI_TSCAN_LANES;
}

static void cgi_tscan_join(cgi_linear_builder *lb, cg_op x, cg_op *run) {
  cg_op place = x;
  bool stores = x->def->kind == CG_MEMREF_STORE;
  cg_value operands[CGI_MAX_LOOPS + 2];
  int64_t lanes = CGI_TSCAN_LANES;
  unsigned n = x->num_operands;
  for (unsigned k = 1; k < CGI_TSCAN_LANES; k++)
    if (cgi_op_before(run[k], place) != stores) place = run[k]; // the first that loads, the last that stores
  cgi_linear index = cgi_linear_of(x->operands[n - 1].value);
  cgi_operand_values(x, 0, n, operands);
  operands[n - 1] = cgi_linear_build(lb, &index, place);
  cgi_builder b = cgi_builder_before(place);
  cg_type e = stores ? operands[0]->type : x->results[0]->type, t = cgi_type_lanes(lb->ctx, lanes, e);
  if (stores) {
    cg_attr zero = cgi_attr_number(e, 0);
    cg_value v = cgi_build_constant(&b, cgi_attr_dense_splat(lb->ctx, t, zero));
    for (unsigned k = 0; k < CGI_TSCAN_LANES; k++) v = cgi_build_with_lane(&b, run[k]->operands[CG_MEMREF_STORE_VALUE].value, v, k);
    operands[0] = v;
    cgi_build_plain(&b, CG_VECTOR_STORE, n, operands);
  } else {
    cg_value v = cgi_build_value(&b, CG_VECTOR_LOAD, t, n, operands, NULL);
    for (unsigned k = 0; k < CGI_TSCAN_LANES; k++) cgi_value_replace_uses(run[k]->results[0], cgi_build_lane(&b, v, k));
  }
  for (unsigned k = 0; k < CGI_TSCAN_LANES; k++) cgi_op_erase(run[k]);
}

// Loads and stores of four neighbours become one each; where vectors do not begin at such places, vectorize-load-store takes them apart again.
static void cgi_tscan_vectors(cgi_tscan *s) {
  static const cg_op_kind kinds[] = {CG_MEMREF_LOAD, CG_MEMREF_STORE};
  cg_context *ctx = s->ctx;
  cgi_linear_builder lb;
  memset(&lb, 0, sizeof lb);
  lb.ctx = lb.made.ctx = ctx;
  for (unsigned k = 0; k < 2; k++) {
    cg_op run[CGI_TSCAN_LANES], *all = cgi_collect(s->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(all); i++) {
      if (!all[i] || !cgi_tscan_run(all[i], run)) continue;
      for (size_t j = 0; j < cgi_len(all); j++)
        for (unsigned e = 0; e < CGI_TSCAN_LANES && all[j]; e++)
          if (all[j] == run[e]) all[j] = NULL;
      cgi_tscan_join(&lb, run[0], run);
    }
  }
}

static bool cgi_tscan_analyze(cgi_tscan *s) {
  cgi_lowering_config config;
  cgi_translation_info info;
  bool ok = true;
  s->root = cgi_configured_root(s->func);
  if (!s->root || !cgi_lowering_config_of(s->root, &config, &ok) || !cgi_translation_info_of(s->func, &info, &ok) || !cgi_scan_of(s->root, &s->shape))
    return ok && cgi_op_unsupported(s->root ? s->root : s->func, "is no scan that the kernel takes");
  cg_op combiner = cgi_linalg_body(s->root)->last->operands[CG_LINALG_YIELD_VALUES].value->op;
  unsigned d = s->shape.dim, last = cgi_linalg_num_loops(s->root) - 1;
  bool most = combiner->def->kind == CG_ARITH_MAXIMUMF, extreme = most || combiner->def->kind == CG_ARITH_MINIMUMF;
  s->type = combiner->results[0]->type;
  if (cg_type_width(s->type) > 32) extreme = false;
  s->kind = !extreme ? combiner->def->kind : most ? CG_ARITH_MAXSI : CG_ARITH_MINSI;
  if (extreme) s->type = cgi_type_i(s->ctx, 32);
  s->neutral = cgi_combiner_neutral_of(s->shape.log_sum ? CG_ARITH_MAXIMUMF : s->kind, s->type); // minus infinity adds nothing
  s->piece = config.tile[CGI_TILE_REDUCTION][d];
  s->threads = config.threads[d] > 1 ? config.threads[d] : 1;
  s->lanes = last != d && config.threads[last] > 1 ? config.threads[last] : 1;
  s->lines = d && config.threads[d - 1] > 1 ? config.threads[d - 1] : 1;
  s->groups = config.batch[d] > 1 ? (unsigned)config.batch[d] : 1;
  s->blocks = (s->shape.length + s->shape.block - 1) / s->shape.block;
  s->across.total = info.workgroup_size[0];
  if (s->piece < 1 || s->piece % (s->threads * s->groups) || s->piece / s->threads > CGI_TSCAN_MOST || !s->neutral ||
      s->threads * s->lanes * s->lines != s->across.total || (s->blocks > 1 && s->shape.block % s->piece))
    return cgi_op_unsupported(s->root, "has tiles that its kernel does not take");
  s->n = (unsigned)(s->piece / s->threads);
  s->width = s->n / s->groups;
  s->across.ctx = s->ctx;
  s->across.target = cgi_target_of(s->func);
  memcpy(s->across.size, info.workgroup_size, sizeof s->across.size);
  s->across.subgroup = info.subgroup_size > 1 && s->across.total % info.subgroup_size == 0 ? info.subgroup_size : 0;
  return true;
}

CGI_DEF bool cgi_pass_tile_scan(cgi_pass *pass) {
  cgi_tscan s;
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  s.func = pass->func;
  if (!cgi_tscan_analyze(&s) || !(s.elements = cgi_elements_begin(s.func))) return false;
  cgi_builder b = cgi_builder_before(s.func->regions[0]->first->last), in;
  b.loc = s.root->loc;
  s.across.top = cgi_builder_at_start(s.func->regions[0]->first, b.loc);
  cgi_across_linear_id(&s.across);
  int64_t staged = s.piece * s.lines;
  if (!s.shape.sums && s.shape.inner == 1 && s.n > 1 && (s.shape.reverse || s.shape.outer > 1) && s.shape.length % CGI_TSCAN_LANES)
    s.staged = cgi_across_alloc(&s.across, 1, &staged, s.type);
  s.lane = cgi_tscan_rem(&s, &b, s.across.linear, s.lanes);
  s.along = cgi_tscan_div(&s, &b, s.across.linear, s.lanes);
  if (s.lines > 1) {
    s.line = cgi_tscan_div(&s, &b, s.along, s.threads);
    s.along = cgi_tscan_rem(&s, &b, s.along, s.threads);
  }
  cgi_tscan_grid(&s, &b, &in);
  if (!cgi_tscan_block(&s, &in)) return false;
  if (in.block != b.block) cgi_build_yield(&in, 0, NULL);
  cgi_elements_end(s.elements);
  cgi_tscan_vectors(&s);
  return cgi_target_fits(s.across.target, s.func, s.across.shared);
}

#undef CGI_TSCAN_MOST
#undef CGI_TSCAN_LANES
#undef CGI_TSCAN_NEAR
#endif
