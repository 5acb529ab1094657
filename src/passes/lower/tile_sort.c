// tile-sort: codegen.sort becomes one kernel, whose workgroups each sort a tile in workgroup memory. Threads merge runs, each of its own elements
// first, then of two, of four threads and so on: the thread finds by bisection how many elements in front of its own ones come from either run, then
// takes one after the other. What is merged goes from one half of the memory to the other.
//
//   codegen.sort {run = 1, block = 4352 …} ins(%x) outs(%e)            every block of 4,352 elements of a line; or lines that short, several of
//                                                                      them in a tile
//   codegen.sort {run = 4352, block = 8704 …} ins(%x, %cuts) outs(%e)  runs by twos: a tile of the result, for which %cuts says how many elements
//                                                                      of the first run are in front of it
//   →  memref.store %v, %memory …  scf.for %round … { gpu.barrier  scf.while {bisection}  scf.for {merge} }  gpu.barrier  memref.store %m, %out
//
// Elements are whatever it takes to compute them, and so are results. Behind the end of a line stand copies of its last element, which are neither
// compared nor stored. Whatever the comparator says, each place that is read is one of the tile. Requires: select-configuration; static sizes.
// Preserves: bindings and push constants. No tensor is left.
#include "passes/lower/linalg_to_loops.h"
#include "passes/pass_table.h"
#include "passes/vector/across_threads.h"
#include "support/index.h"
#include "support/structured.h"
#include "target/configuration.h"
#include "target/scans.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES

#define CGI_TSORT_OPS 800 // that all elements of a thread may take one after the other

typedef struct cgi_tsort {
  cg_context *ctx;
  cg_op func, root;
  cgi_loops *elements;
  unsigned n, at_a_time;          // operands; elements that a thread reads at a time
  int64_t part, parts;            // elements of a line that are sorted together; of those a line has
  cg_value mine, number;          // the thread's first element; the tile's number
  cg_value first, second, before; // of a merge: elements of the first run, and what is between places of the tile and of the line in either
  cg_value from, mid, last;       // in memory: two runs, and the last element of this half
  cgi_sort_shape shape;
  cgi_across across;
  cg_type held[CGI_SORT_OPERANDS];    // as workgroup memory has them: narrow ones are i32
  cg_value memory[CGI_SORT_OPERANDS]; // two tiles
  cg_value point[CGI_MAX_LOOPS];
} cgi_tsort;

static cg_value cgi_tsort_const(cgi_tsort *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_tsort_op(cgi_tsort *s, cgi_builder *b, cg_op_kind kind, cg_value x, int64_t y) {
  return cgi_elements_op(s->elements, b, kind, x, y);
}
static cg_value cgi_tsort_add(cgi_builder *b, cg_value x, cg_value y) { return cgi_index_op(b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_tsort_sub(cgi_builder *b, cg_value x, cg_value y) { return cgi_build_binary(b, CG_ARITH_SUBI, x, y); }
static cg_value cgi_tsort_least(cgi_builder *b, cg_value x, cg_value y) { return cgi_build_binary(b, CG_ARITH_MINSI, x, y); }
static cg_value cgi_tsort_most(cgi_builder *b, cg_value x, cg_value y) { return cgi_build_binary(b, CG_ARITH_MAXSI, x, y); }

// ---- elements in workgroup memory -------------------------------------------------------------------------------------------------------------
static cg_type cgi_tsort_type(cgi_tsort *s, unsigned i) { return s->root->operands[i].value->type->element; }

static cg_value cgi_tsort_hold(cgi_tsort *s, cgi_builder *b, unsigned i, cg_value v) {
  cg_type t = cgi_tsort_type(s, i);
  if (t == s->held[i]) return v;
  if (cg_type_is_float(t)) v = cgi_build_unary(b, CG_ARITH_BITCAST, cgi_type_i(s->ctx, cg_type_width(t)), v);
  return cgi_build_unary(b, CG_ARITH_EXTUI, s->held[i], v);
}

static cg_value cgi_tsort_element(cgi_tsort *s, cgi_builder *b, unsigned i, cg_value v) {
  cg_type t = cgi_tsort_type(s, i);
  if (t == s->held[i]) return v;
  v = cgi_build_unary(b, CG_ARITH_TRUNCI, cgi_type_i(s->ctx, cg_type_width(t)), v);
  return cg_type_is_float(t) ? cgi_build_unary(b, CG_ARITH_BITCAST, t, v) : v;
}

static cg_value cgi_tsort_load(cgi_tsort *s, cgi_builder *b, unsigned i, cg_value at) {
  return cgi_build_binary_t(b, CG_MEMREF_LOAD, s->held[i], s->memory[i], at);
}

static void cgi_tsort_save(cgi_tsort *s, cgi_builder *b, unsigned i, cg_value at, cg_value v) { cgi_build_store(b, v, s->memory[i], at); }

// Whether x comes before y.
static cg_value cgi_tsort_less(cgi_tsort *s, cgi_builder *b, const cg_value *x, const cg_value *y) {
  cg_block body = s->root->regions[0]->first;
  cg_value args[2 * CGI_SORT_OPERANDS], less;
  for (unsigned i = 0; i < 2 * s->n; i++) args[i] = body->args[i]->uses ? cgi_tsort_element(s, b, i / 2, (i % 2 ? y : x)[i / 2]) : NULL;
  cgi_inline_block(b, body, args, &less);
  return less;
}

// ---- the merge ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_tsort_before(void *user, cgi_builder *b, cg_value i, cg_value k, cg_value *before) {
  cgi_tsort *s = (cgi_tsort *)user;
  cg_value x[CGI_SORT_OPERANDS], y[CGI_SORT_OPERANDS], at = cgi_tsort_add(b, s->mid, k);
  i = cgi_tsort_add(b, s->from, i);
  for (unsigned o = 0; o < s->n; o++) {
    y[o] = cgi_tsort_load(s, b, o, at);
    x[o] = cgi_tsort_load(s, b, o, i);
  }
  *before = cgi_tsort_less(s, b, y, x);
  return true;
}

// Puts `count` elements behind the first d of the runs [from, mid) and [mid, end) at `to`.
static bool cgi_tsort_merge(cgi_tsort *s, cgi_builder *b, cg_value end, cg_value d, cg_value to, cg_value count) {
  cg_value state[2 + 2 * CGI_SORT_OPERANDS], *x = state + 2, *y = x + s->n, cut;
  cg_value first = cgi_tsort_sub(b, s->mid, s->from), second = cgi_tsort_sub(b, end, s->mid);
  d = cgi_tsort_least(b, d, cgi_tsort_sub(b, end, s->from));
  if (!cgi_index_cut(b, first, second, d, cgi_tsort_before, s, &cut)) return false;
  state[0] = cgi_tsort_add(b, s->from, cut);
  state[1] = cgi_tsort_add(b, s->mid, cgi_tsort_sub(b, d, cut));
  for (unsigned i = 0; i < 2 * s->n; i++) x[i] = cgi_tsort_load(s, b, i % s->n, cgi_tsort_least(b, state[i / s->n], s->last));
  cg_value zero = cgi_tsort_const(s, 0), one = cgi_tsort_const(s, 1);
  cgi_builder in = cgi_builder_in_for(cgi_build_for(b, zero, count, one, 2 + 2 * s->n, state), state);
  to = cgi_tsort_add(&in, to, in.block->args[0]);
  cg_value behind = cgi_build_cmpi(&in, CG_CMPI_SGE, state[0], s->mid), inside = cgi_build_cmpi(&in, CG_CMPI_SLT, state[1], end);
  cg_value takes = cgi_build_binary(&in, CG_ARITH_ANDI, inside, cgi_tsort_less(s, &in, y, x));
  takes = cgi_build_binary(&in, CG_ARITH_ORI, behind, takes);
  cg_value next = cgi_tsort_op(s, &in, CG_ARITH_ADDI, cgi_build_select(&in, takes, state[1], state[0]), 1);
  cg_value at = cgi_tsort_least(&in, next, s->last);
  for (unsigned i = 0; i < s->n; i++) {
    cg_value v = cgi_tsort_load(s, &in, i, at);
    cgi_tsort_save(s, &in, i, to, cgi_build_select(&in, takes, y[i], x[i]));
    x[i] = cgi_build_select(&in, takes, x[i], v);
    y[i] = cgi_build_select(&in, takes, v, y[i]);
  }
  state[0] = cgi_build_select(&in, takes, state[0], next);
  state[1] = cgi_build_select(&in, takes, next, state[1]);
  cgi_build_yield(&in, 2 + 2 * s->n, state);
  return true;
}

// ---- tiles in and out -------------------------------------------------------------------------------------------------------------------------
// Element e of the tile: the place of its line, where the point is; *inside is whether there is one, NULL: there is. Of runs that are merged it is
// that of the result.
static cg_value cgi_tsort_place(cgi_tsort *s, cgi_builder *b, cg_value e, cg_value *inside) {
  int64_t several = s->shape.tile / s->part, all = s->parts * s->shape.outer;
  cg_value part = s->number;
  *inside = NULL;
  if (several > 1) {
    part = cgi_tsort_op(s, b, CG_ARITH_MULI, part, several);
    part = cgi_tsort_add(b, part, cgi_tsort_op(s, b, CG_ARITH_DIVUI, e, s->part));
    e = cgi_tsort_op(s, b, CG_ARITH_REMUI, e, s->part);
    if (all % several) {
      *inside = cgi_build_cmpi(b, CG_CMPI_ULT, part, cgi_tsort_const(s, all));
      part = cgi_tsort_least(b, part, cgi_tsort_const(s, all - 1));
    }
  }
  cg_type t = s->root->operands[0].value->type;
  cgi_across_point(b, t, 0, t->rank - 1, cgi_tsort_op(s, b, CG_ARITH_DIVUI, part, s->parts), s->point);
  cg_value at = cgi_tsort_op(s, b, CG_ARITH_MULI, cgi_tsort_op(s, b, CG_ARITH_REMUI, part, s->parts), s->part);
  at = cgi_tsort_add(b, at, e);
  if (s->shape.length % s->part) *inside = cgi_across_and(b, *inside, cgi_build_cmpi(b, CG_CMPI_ULT, at, cgi_tsort_const(s, s->shape.length)));
  return at;
}

static bool cgi_tsort_read(cgi_tsort *s, cgi_builder *b, cg_value e, cg_value *v) {
  cg_value inside, at = cgi_tsort_place(s, b, e, &inside);
  if (s->shape.merges) {
    at = cgi_build_select(b, cgi_build_cmpi(b, CG_CMPI_SLT, e, s->before), s->first, s->second);
    at = cgi_tsort_add(b, at, e);
  }
  if (inside || s->shape.merges) at = cgi_tsort_least(b, at, cgi_tsort_const(s, s->shape.length - 1));
  s->point[s->root->operands[0].value->type->rank - 1] = at;
  for (unsigned i = 0; i < s->n; i++) {
    if (!cgi_elements_read(s->elements, b, s->root, i, s->point, &v[i])) return false;
    v[i] = cgi_tsort_hold(s, b, i, v[i]);
  }
  return true;
}

static bool cgi_tsort_write(cgi_tsort *s, cgi_builder *b, cg_value e, cg_value at) {
  cg_value v[CGI_SORT_OPERANDS], inside, place = cgi_tsort_place(s, b, e, &inside);
  cgi_builder in = cgi_build_guard(b, inside);
  for (unsigned i = 0; i < s->n; i++) v[i] = cgi_tsort_element(s, &in, i, cgi_tsort_load(s, &in, i, at));
  s->point[s->root->operands[0].value->type->rank - 1] = place;
  return cgi_elements_store(s->elements, &in, s->root, s->point, v);
}

// All elements of the tile, of which neighbouring threads take neighbours: reads them, or stores those that begin at `half` of the memory.
static bool cgi_tsort_tile(cgi_tsort *s, cgi_builder *b, cg_value half) {
  cg_value v[32 * CGI_SORT_OPERANDS], e[32], end = cgi_tsort_const(s, s->shape.tile), step = cgi_tsort_const(s, s->shape.threads * s->at_a_time);
  cg_op loop = s->at_a_time < s->shape.width ? cgi_build_for(b, s->across.linear, end, step, 0, NULL) : NULL;
  cgi_builder in = loop ? cgi_builder_in(loop, 0) : *b;
  for (unsigned k = 0; k < s->at_a_time; k++) {
    e[k] = cgi_tsort_op(s, &in, CG_ARITH_ADDI, loop ? loop->regions[0]->first->args[0] : s->across.linear, (int64_t)k * s->shape.threads);
    if (!(half ? cgi_tsort_write(s, &in, e[k], cgi_tsort_add(&in, half, e[k])) : cgi_tsort_read(s, &in, e[k], v + k * s->n))) return false;
  }
  for (unsigned k = 0; k < s->at_a_time * s->n && !half; k++) cgi_tsort_save(s, &in, k % s->n, e[k / s->n], v[k]);
  if (loop) cgi_build_yield(&in, 0, NULL);
  return true;
}

// ---- blocks -----------------------------------------------------------------------------------------------------------------------------------
// A round: where a thread has elements enough for several pairs of runs, one pair after the other.
static bool cgi_tsort_round(cgi_tsort *s, cgi_builder *b, cg_value round, int64_t own, cg_value have, cg_value half) {
  int64_t width = s->shape.width;
  cg_value one = cgi_tsort_const(s, 1), all = cgi_tsort_const(s, width), zero = cgi_tsort_const(s, 0);
  cg_value alone = cgi_build_cmpi(b, CG_CMPI_ULT, round, cgi_tsort_const(s, own));
  cg_value by = cgi_build_select(b, alone, round, cgi_tsort_sub(b, round, cgi_tsort_const(s, own)));
  cg_value run = cgi_build_binary(b, CG_ARITH_SHLI, cgi_build_select(b, alone, one, all), by), pair = cgi_tsort_add(b, run, run);
  cg_value mask = cgi_tsort_op(s, b, CG_ARITH_SUBI, cgi_build_binary(b, CG_ARITH_SHLI, cgi_tsort_const(s, 2), by), 1);
  cg_value back = cgi_build_select(b, alone, zero, cgi_build_binary(b, CG_ARITH_ANDI, s->across.linear, mask));
  back = cgi_tsort_op(s, b, CG_ARITH_MULI, back, width);
  // of the thread, or of the pair that it is in: where it begins, and its elements
  cg_value at = cgi_tsort_sub(b, s->mine, back), left = cgi_tsort_op(s, b, CG_ARITH_REMUI, at, s->part);
  left = cgi_tsort_most(b, cgi_tsort_sub(b, have, left), zero);
  left = cgi_tsort_least(b, left, cgi_build_select(b, alone, all, pair));
  at = cgi_tsort_add(b, half, at);
  s->last = cgi_tsort_op(s, b, CG_ARITH_ADDI, half, s->shape.tile - 1);
  cg_value to = cgi_tsort_add(b, cgi_tsort_sub(b, cgi_tsort_const(s, s->shape.tile), half), s->mine);
  cg_op loop = cgi_build_for(b, zero, all, pair, 0, NULL);
  cgi_builder in = cgi_builder_in(loop, 0);
  cg_value e = loop->regions[0]->first->args[0], mid = cgi_tsort_add(&in, e, run), end = cgi_tsort_add(&in, e, pair);
  s->from = cgi_tsort_add(&in, at, cgi_tsort_least(&in, e, left));
  s->mid = cgi_tsort_add(&in, at, cgi_tsort_least(&in, mid, left));
  end = cgi_tsort_add(&in, at, cgi_tsort_least(&in, end, left));
  cg_value count = cgi_tsort_least(&in, pair, cgi_tsort_sub(&in, all, e));
  if (!cgi_tsort_merge(s, &in, end, back, cgi_tsort_add(&in, to, e), count)) return false;
  cgi_build_yield(&in, 0, NULL);
  return true;
}

static bool cgi_tsort_blocks(cgi_tsort *s, cgi_builder *b) {
  int64_t own = 0, rounds;
  while ((int64_t)1 << own < s->shape.width) own++;
  rounds = own;
  for (int64_t run = s->shape.width; run < s->part; run *= 2) rounds++;
  cg_value inside, zero = cgi_tsort_const(s, 0), one = cgi_tsort_const(s, 1), count = cgi_tsort_const(s, rounds);
  cg_value length = cgi_tsort_const(s, s->shape.length), have = cgi_tsort_const(s, cgi_smaller(s->part, s->shape.length));
  if (s->parts > 1) { // the thread's block, to the line's end
    cg_value at = cgi_tsort_place(s, b, s->mine, &inside);
    at = cgi_tsort_sub(b, at, cgi_tsort_op(s, b, CG_ARITH_REMUI, s->mine, s->part));
    have = cgi_tsort_least(b, have, cgi_tsort_sub(b, length, at));
  }
  if (!cgi_tsort_tile(s, b, NULL)) return false;
  cg_op loop = cgi_build_for(b, zero, count, one, 0, NULL);
  cgi_builder in = cgi_builder_in(loop, 0);
  cg_value round = loop->regions[0]->first->args[0];
  cg_value half = cgi_tsort_op(s, &in, CG_ARITH_MULI, cgi_tsort_op(s, &in, CG_ARITH_REMUI, round, 2), s->shape.tile);
  cgi_across_barrier(&in);
  if (!cgi_tsort_round(s, &in, round, own, have, half)) return false;
  cgi_build_yield(&in, 0, NULL);
  cgi_across_barrier(b);
  return cgi_tsort_tile(s, b, cgi_tsort_const(s, rounds % 2 * s->shape.tile));
}

// ---- runs by twos -----------------------------------------------------------------------------------------------------------------------------
// How many of the elements in front of a tile come from the first run.
static bool cgi_tsort_cut(cgi_tsort *s, cgi_builder *b, cg_value tile, cg_value *cut) {
  cg_value v;
  s->point[s->root->operands[0].value->type->rank - 1] = cgi_tsort_op(s, b, CG_ARITH_MULI, tile, s->shape.tile);
  if (!cgi_elements_read(s->elements, b, s->root, s->n, s->point, &v)) return false;
  *cut = cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_index(s->ctx), v);
  return true;
}

static bool cgi_tsort_runs(cgi_tsort *s, cgi_builder *b) {
  int64_t tiles = 2 * s->shape.run / s->shape.tile;
  cg_value run = cgi_tsort_const(s, s->shape.run), zero = cgi_tsort_const(s, 0), inside, cut, next;
  cg_value whole = cgi_tsort_const(s, s->shape.tile), length = cgi_tsort_const(s, s->shape.length);
  cg_value tile = cgi_tsort_op(s, b, CG_ARITH_REMUI, s->number, s->parts);
  cg_value lo = cgi_tsort_op(s, b, CG_ARITH_MULI, cgi_tsort_op(s, b, CG_ARITH_DIVUI, tile, tiles), s->shape.block);
  cg_value d = cgi_tsort_op(s, b, CG_ARITH_MULI, cgi_tsort_op(s, b, CG_ARITH_REMUI, tile, tiles), s->shape.tile);
  cg_value all = cgi_tsort_sub(b, length, lo), two = cgi_tsort_const(s, s->shape.block), last = cgi_tsort_const(s, s->parts - 1);
  all = cgi_tsort_least(b, all, two);
  cg_value first = cgi_tsort_least(b, all, run), follows = cgi_tsort_op(s, b, CG_ARITH_ADDI, tile, 1);
  cg_value end = cgi_tsort_least(b, cgi_tsort_add(b, d, whole), all), count = cgi_tsort_sub(b, end, d);
  (void)cgi_tsort_place(s, b, zero, &inside); // which line
  if (!cgi_tsort_cut(s, b, tile, &cut) || !cgi_tsort_cut(s, b, cgi_tsort_least(b, follows, last), &next)) return false;
  next = cgi_build_select(b, cgi_build_cmpi(b, CG_CMPI_EQ, end, all), first, next);
  s->before = cgi_tsort_least(b, cgi_tsort_most(b, cgi_tsort_sub(b, next, cut), zero), count); // of no order: anything
  s->first = cgi_tsort_add(b, lo, cut);
  s->second = cgi_tsort_add(b, lo, first);
  s->second = cgi_tsort_add(b, s->second, cgi_tsort_sub(b, d, cut));
  s->second = cgi_tsort_sub(b, s->second, s->before);
  if (!cgi_tsort_tile(s, b, NULL)) return false;
  cgi_across_barrier(b);
  s->from = zero;
  s->mid = s->before;
  s->last = cgi_tsort_const(s, s->shape.tile - 1);
  cg_value own = cgi_tsort_const(s, s->shape.width);
  if (!cgi_tsort_merge(s, b, count, s->mine, cgi_tsort_add(b, whole, s->mine), own)) return false;
  cgi_across_barrier(b);
  return cgi_tsort_tile(s, b, whole);
}

static bool cgi_tsort_count(cg_op op, void *user) {
  (void)op;
  ++*(unsigned *)user;
  return true;
}

static bool cgi_tsort_analyze(cgi_tsort *s) {
  cgi_translation_info info;
  bool ok = true;
  unsigned ops = 0;
  s->root = cgi_configured_root(s->func);
  if (!s->root || !cgi_translation_info_of(s->func, &info, &ok) || !cgi_sort_of(s->root, &s->shape))
    return ok && cgi_op_unsupported(s->root ? s->root : s->func, "is no sort that the kernel takes");
  s->n = s->root->num_results;
  s->across.ctx = s->ctx;
  s->across.target = cgi_target_of(s->func);
  s->across.total = info.workgroup_size[0];
  memcpy(s->across.size, info.workgroup_size, sizeof s->across.size);
  if (s->across.total != s->shape.threads) return cgi_op_unsupported(s->root, "has tiles that its kernel does not take");
  s->part = s->shape.merges ? s->shape.tile : s->shape.block;
  s->parts = (s->shape.length + s->part - 1) / s->part;
  cgi_walk_pre(s->func, cgi_tsort_count, &ops);
  s->at_a_time = ops * s->n * (unsigned)s->shape.width > CGI_TSORT_OPS ? 1 : (unsigned)s->shape.width;
  return true;
}

CGI_DEF bool cgi_pass_tile_sort(cgi_pass *pass) {
  cgi_tsort s;
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  s.func = pass->func;
  if (!cgi_tsort_analyze(&s) || !(s.elements = cgi_elements_begin(s.func))) return false;
  cgi_builder b = cgi_builder_before(s.func->regions[0]->first->last), in;
  b.loc = s.root->loc;
  s.across.top = cgi_builder_at_start(s.func->regions[0]->first, b.loc);
  cgi_across_linear_id(&s.across);
  int64_t halves = 2 * s.shape.tile, several = s.shape.tile / s.part;
  for (unsigned i = 0; i < s.n; i++) {
    cg_type t = cgi_tsort_type(&s, i);
    s.held[i] = cg_type_width(t) < 32 ? cgi_type_i(s.ctx, 32) : t;
    s.memory[i] = cgi_across_alloc(&s.across, 1, &halves, s.held[i]);
  }
  s.mine = cgi_tsort_op(&s, &b, CG_ARITH_MULI, s.across.linear, s.shape.width);
  s.number = cgi_across_grid(&b, s.func, (s.parts * s.shape.outer + several - 1) / several, &in);
  if (!(s.shape.merges ? cgi_tsort_runs(&s, &in) : cgi_tsort_blocks(&s, &in))) return false;
  if (in.block != b.block) cgi_build_yield(&in, 0, NULL);
  cgi_elements_end(s.elements);
  return cgi_target_fits(s.across.target, s.func, s.across.shared);
}

#undef CGI_TSORT_OPS
#endif
