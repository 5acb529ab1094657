// hlo-to-linalg, sorts: a stable merge sort of log2(n / 8) + 1 passes, each a generic of parallel loops only whose element finds its own source.
//
//   blocks   every element of a block of 8 merges the block's places, packed in one i32, and takes the one that comes at its own place
//   merges   every element of two sorted runs, at place d of both, finds by bisection how many of the first d come from the first run
//
// Where every target has fast workgroup memory, lines of known length that are not short are codegen.sort instead, of which the pipeline Sort makes
// kernels: blocks of some thousand elements are sorted, then merged by twos, each time behind a generic that bisects for the parts that workgroups
// merge; few elements by generics as above. Operands that the comparator reads move along; of more than two the others are gathered in the end, from
// places that move with these.
//
// A comparator decides everything, as merging the runs one after the other would. Bisection takes for granted that it is an order: one that is none
// gives some element of the line then. Of lines of at most 64 each element merges its runs up to itself: that is exact for any (NaN that is less than
// nothing). One or two operands move along; of more, the passes move the place where each element stood. Where only the first k are wanted, runs stay
// that short.
#include "passes/input/hlo_to_linalg.h"
#include "support/index.h"
#include "target/scans.h"

#define CGI_SORT_BLOCK 8                    // places that one word holds, 4 bits each
#define CGI_SORT_LONGEST ((int64_t)1 << 30) // of a line: two runs together are still counted in 31 bits
#define CGI_SORT_MOVED 2                    // operands that move along
#define CGI_SORT_WALKED 64                  // elements of a line that are merged one after the other

typedef struct cgi_sort cgi_sort;
typedef bool (*cgi_sort_less)(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less); // pairs: x0, y0, x1, y1, …

struct cgi_sort {
  cgi_to_linalg *h;
  cg_op op;
  cgi_sort_less less;
  cg_type key; // of what is compared in the total order, without a region
  unsigned n, dim, rank;
  bool by_place;   // places move, not operands
  bool walks;      // short lines, whose runs are merged one after the other
  cg_value like;   // one of `in` that is there
  cg_value length; // of a line
  int64_t keep;    // elements of a run that are wanted
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];           // of dynamic dims
  cg_value at[CGI_HLO_MAX_RANK];              // in a body: where this element is
  cg_value in[CGI_TO_LINALG_MAX_OPERANDS];    // NULL: the place in the line
  cg_type type[CGI_TO_LINALG_MAX_OPERANDS];   // elements
  bool unread[CGI_TO_LINALG_MAX_OPERANDS];    // by the comparator
  cg_value moved[CGI_TO_LINALG_MAX_OPERANDS]; // by the passes so far; NULL: the place in the line
};

static cg_value cgi_sort_cast(cgi_builder *b, cg_value v, cg_type to) {
  return cg_value_type(v) == to ? v : cgi_build_unary(b, CG_ARITH_INDEX_CAST, to, v);
}

static cg_value cgi_sort_extract(cgi_sort *s, cgi_builder *b, cg_value tensor, cg_value place) {
  cg_value indices[CGI_HLO_MAX_RANK];
  memcpy(indices, s->at, sizeof indices);
  indices[s->dim] = place;
  return cgi_build_element(b, tensor, s->rank, indices);
}

// What stands at a place now: of operand i, or of what is moved.
static cg_value cgi_sort_moved_at(cgi_sort *s, cgi_builder *b, unsigned i, cg_value place) {
  if (s->moved[i]) return cgi_sort_extract(s, b, s->moved[i], place);
  return cgi_sort_cast(b, place, s->by_place ? cgi_type_i(b->ctx, 32) : s->type[i]);
}

static cg_value cgi_sort_element(cgi_sort *s, cgi_builder *b, unsigned i, cg_value place) {
  if (!s->by_place) return cgi_sort_moved_at(s, b, i, place);
  if (s->moved[0]) place = cgi_sort_cast(b, cgi_sort_moved_at(s, b, 0, place), cgi_type_index(b->ctx));
  return s->in[i] ? cgi_sort_extract(s, b, s->in[i], place) : cgi_sort_cast(b, place, s->type[i]);
}

// Whether what stands at place x comes before what stands at place y.
static bool cgi_sort_compare(cgi_sort *s, cgi_builder *b, cg_value x, cg_value y, cg_value *less) {
  cg_value pairs[2 * CGI_TO_LINALG_MAX_OPERANDS];
  for (unsigned i = 0; i < s->n; ++i) {
    pairs[2 * i] = s->unread[i] ? cgi_to_linalg_zero(b, s->type[i]) : cgi_sort_element(s, b, i, x);
    pairs[2 * i + 1] = s->unread[i] ? pairs[2 * i] : cgi_sort_element(s, b, i, y);
  }
  return s->less(s, b, pairs, less);
}

// ---- a pass -------------------------------------------------------------------------------------------------------------------------
typedef bool (*cgi_sort_source)(cgi_sort *s, cgi_builder *b, int64_t run, cg_value *place);

static cg_value cgi_sort_least(cgi_builder *b, cg_value x, cg_value y) { return cgi_build_binary(b, CG_ARITH_MINSI, x, y); }

// Of each `from` elements of a line the first `to` are left.
static int64_t cgi_sort_left(int64_t n, int64_t from, int64_t to) { return n == CG_DYNAMIC ? n : n / from * to + cgi_smaller(n % from, to); }

// Every element of the results comes from the place that `source` finds.
static bool cgi_sort_pass(cgi_sort *s, int64_t length, cgi_sort_source source, int64_t run) {
  cgi_to_linalg *h = s->h;
  unsigned n = s->by_place ? 1 : s->n;
  cg_value outs[CGI_SORT_MOVED], results[CGI_SORT_MOVED], place;
  cg_map maps[CGI_SORT_MOVED];
  s->length = s->sizes[s->dim] ? s->sizes[s->dim] : cgi_build_index(&h->b, s->shape[s->dim]);
  s->shape[s->dim] = length;
  for (unsigned i = 0; i < n; ++i) {
    maps[i] = cgi_map_identity(h->ctx, s->rank);
    outs[i] = cgi_to_linalg_empty(h, s->rank, s->shape, s->sizes, s->by_place ? cgi_type_i(h->ctx, 32) : s->type[i]);
  }
  cg_op generic = cgi_build_generic(&h->b, 0, NULL, n, outs, maps, s->rank, NULL);
  cgi_builder b = cgi_builder_in_each(generic, s->rank, s->at);
  if (!source(s, &b, run, &place)) return false;
  for (unsigned i = 0; i < n; ++i) results[i] = cgi_sort_moved_at(s, &b, i, place);
  cgi_build_return(&b, CG_LINALG_YIELD, n, results);
  memcpy(s->moved, generic->results, n * sizeof *s->moved);
  return true;
}

// Entry i of a packed word.
static cg_value cgi_sort_unpack(cgi_builder *b, cg_value word, cg_value i) {
  return cgi_build_binary_int(b, CG_ARITH_ANDI, cgi_build_binary(b, CG_ARITH_SHRUI, word, cgi_build_binary_int(b, CG_ARITH_SHLI, i, 2)), 15);
}

static cg_value cgi_sort_in_line(cgi_sort *s, cgi_builder *b, cg_value base, cg_value i) {
  cg_value place = cgi_build_binary(b, CG_ARITH_ADDI, base, cgi_sort_cast(b, i, cgi_type_index(b->ctx)));
  return cgi_sort_least(b, place, cgi_build_binary_int(b, CG_ARITH_SUBI, s->length, 1));
}

// One step of merging the block's runs of `width`: which entry comes at o. state: the next of the first run and of the second, the merged word.
static bool cgi_sort_block_step(cgi_sort *s, cgi_builder *b, cg_value base, cg_value count, cg_value order, cg_value width, cg_value o,
                                cg_value *state) {
  cg_value less, twice = cgi_build_binary_int(b, CG_ARITH_SHLI, width, 1);
  cg_value in_runs = cgi_build_binary(b, CG_ARITH_ANDI, o, cgi_build_binary_int(b, CG_ARITH_SUBI, twice, 1));
  cg_value lo = cgi_build_binary(b, CG_ARITH_SUBI, o, in_runs), mid = cgi_build_binary(b, CG_ARITH_ADDI, lo, width);
  cg_value hi = cgi_sort_least(b, cgi_build_binary(b, CG_ARITH_ADDI, lo, twice), count);
  cg_value first = cgi_build_cmpi(b, CG_CMPI_EQ, o, lo);
  cg_value x = cgi_build_select(b, first, lo, state[0]), y = cgi_build_select(b, first, mid, state[1]);
  mid = cgi_sort_least(b, mid, count);
  cg_value last = cgi_build_int(b, cg_value_type(o), CGI_SORT_BLOCK - 1);
  cg_value from_x = cgi_sort_unpack(b, order, cgi_sort_least(b, x, last)), from_y = cgi_sort_unpack(b, order, cgi_sort_least(b, y, last));
  cg_value place_x = cgi_sort_in_line(s, b, base, from_x), place_y = cgi_sort_in_line(s, b, base, from_y);
  if (!cgi_sort_compare(s, b, place_y, place_x, &less)) return false;
  cg_value second = cgi_build_binary(b, CG_ARITH_ANDI, cgi_build_cmpi(b, CG_CMPI_SLT, y, hi), less);
  second = cgi_build_binary(b, CG_ARITH_ORI, cgi_build_cmpi(b, CG_CMPI_SGE, x, mid), second);
  cg_value entry = cgi_build_select(b, second, from_y, from_x), bits = cgi_build_binary_int(b, CG_ARITH_SHLI, o, 2);
  state[0] = cgi_build_select(b, second, x, cgi_build_binary_int(b, CG_ARITH_ADDI, x, 1));
  state[1] = cgi_build_select(b, second, cgi_build_binary_int(b, CG_ARITH_ADDI, y, 1), y);
  state[2] = cgi_build_binary(b, CG_ARITH_ORI, state[2], cgi_build_binary(b, CG_ARITH_SHLI, entry, bits));
  return true;
}

static bool cgi_sort_block(cgi_sort *s, cgi_builder *b, int64_t run, cg_value *place) {
  cg_type i32 = cgi_type_i(b->ctx, 32);
  int64_t kept = cgi_smaller(s->keep, run);
  cg_value zero = cgi_build_index(b, 0), one = cgi_build_index(b, 1), size = cgi_build_index(b, run), none = cgi_build_int(b, i32, 0);
  cg_value block = cgi_build_binary_int(b, CG_ARITH_DIVUI, s->at[s->dim], kept), base = cgi_build_binary_int(b, CG_ARITH_MULI, block, run);
  cg_value at = cgi_sort_cast(b, cgi_build_binary_int(b, CG_ARITH_REMUI, s->at[s->dim], kept), i32);
  cg_value left = cgi_build_binary(b, CG_ARITH_SUBI, s->length, base);
  cg_value count = cgi_sort_cast(b, cgi_sort_least(b, left, size), i32), order = cgi_build_int(b, i32, 0x76543210);
  cg_op levels = cgi_build_for(b, zero, cgi_build_index(b, 3), one, 1, &order);
  cgi_builder in = cgi_builder_in_for(levels, &order);
  cg_value width = cgi_build_int(&in, i32, 1);
  width = cgi_build_binary(&in, CG_ARITH_SHLI, width, cgi_sort_cast(&in, cg_block_arg(in.block, 0), i32));
  cg_value state[3];
  state[0] = state[1] = state[2] = none;
  cgi_builder inner = cgi_builder_in_for(cgi_build_for(&in, zero, size, one, 3, state), state);
  cg_value o = cgi_sort_cast(&inner, cg_block_arg(inner.block, 0), i32);
  if (!cgi_sort_block_step(s, &inner, base, count, order, width, o, state)) return false;
  cgi_build_yield_results(&inner, state);
  cgi_build_yield_results(&in, &state[2]);
  *place = cgi_sort_in_line(s, b, base, cgi_sort_unpack(b, state[2], at));
  return true;
}

typedef struct cgi_sort_runs {
  cg_value lo, mid, first, second; // where two runs begin, and their elements
  cg_value last;                   // place of the line
} cgi_sort_runs;

// Behind i elements of the first run and k of the second: their places, and whether the second's comes next.
static bool cgi_sort_next(cgi_sort *s, cgi_builder *b, const cgi_sort_runs *r, cg_value i, cg_value k, cg_value *next) {
  cg_value less;
  next[0] = cgi_sort_least(b, cgi_build_binary(b, CG_ARITH_ADDI, r->lo, i), r->last);
  next[1] = cgi_sort_least(b, cgi_build_binary(b, CG_ARITH_ADDI, r->mid, k), r->last);
  if (!cgi_sort_compare(s, b, next[1], next[0], &less)) return false;
  cg_value second = cgi_build_binary(b, CG_ARITH_ANDI, cgi_build_cmpi(b, CG_CMPI_SLT, k, r->second), less);
  next[2] = cgi_build_binary(b, CG_ARITH_ORI, cgi_build_cmpi(b, CG_CMPI_SGE, i, r->first), second);
  return true;
}

typedef struct cgi_sort_cut {
  cgi_sort *s;
  cg_value lo, mid;
} cgi_sort_cut;

static bool cgi_sort_before(void *user, cgi_builder *b, cg_value i, cg_value k, cg_value *before) {
  cgi_sort_cut *c = (cgi_sort_cut *)user;
  i = cgi_build_binary(b, CG_ARITH_ADDI, c->lo, i);
  k = cgi_build_binary(b, CG_ARITH_ADDI, c->mid, k);
  return cgi_sort_compare(c->s, b, k, i, before);
}

static bool cgi_sort_bisect(cgi_sort *s, cgi_builder *b, const cgi_sort_runs *r, cg_value d, cg_value *found) {
  cgi_sort_cut c;
  c.s = s;
  c.lo = r->lo;
  c.mid = r->mid;
  return cgi_index_cut(b, r->first, r->second, d, cgi_sort_before, &c, found);
}

// The same, one element after the other.
static bool cgi_sort_walk(cgi_sort *s, cgi_builder *b, const cgi_sort_runs *r, cg_value d, cg_value *found) {
  cg_value next[3], i = cgi_build_index(b, 0);
  cg_op loop = cgi_build_for(b, i, d, cgi_build_index(b, 1), 1, &i);
  cgi_builder in = cgi_builder_in_for(loop, &i);
  if (!cgi_sort_next(s, &in, r, i, cgi_build_binary(&in, CG_ARITH_SUBI, cg_block_arg(in.block, 0), i), next)) return false;
  i = cgi_build_select(&in, next[2], i, cgi_build_binary_int(&in, CG_ARITH_ADDI, i, 1));
  cgi_build_yield_results(&in, &i);
  *found = i;
  return true;
}

static cgi_sort_runs cgi_sort_pair(cgi_sort *s, cgi_builder *b, cg_value pair, int64_t run) {
  cg_value most = cgi_build_index(b, run);
  cgi_sort_runs r;
  r.lo = cgi_build_binary_int(b, CG_ARITH_MULI, pair, 2 * run);
  r.first = cgi_sort_least(b, cgi_build_binary(b, CG_ARITH_SUBI, s->length, r.lo), most);
  r.mid = cgi_build_binary(b, CG_ARITH_ADDI, r.lo, r.first);
  r.second = cgi_sort_least(b, cgi_build_binary(b, CG_ARITH_SUBI, s->length, r.mid), most);
  r.last = cgi_build_binary_int(b, CG_ARITH_SUBI, s->length, 1);
  return r;
}

static bool cgi_sort_merge(cgi_sort *s, cgi_builder *b, int64_t run, cg_value *place) {
  int64_t kept = cgi_smaller(s->keep, 2 * run);
  cg_value pair = cgi_build_binary_int(b, CG_ARITH_DIVUI, s->at[s->dim], kept), d = cgi_build_binary_int(b, CG_ARITH_REMUI, s->at[s->dim], kept);
  cg_value i = NULL, next[3];
  cgi_sort_runs r = cgi_sort_pair(s, b, pair, run);
  if (!(s->walks ? cgi_sort_walk(s, b, &r, d, &i) : cgi_sort_bisect(s, b, &r, d, &i))) return false;
  if (!cgi_sort_next(s, b, &r, i, cgi_build_binary(b, CG_ARITH_SUBI, d, i), next)) return false;
  *place = cgi_build_select(b, next[2], next[1], next[0]);
  return true;
}

// ---- all passes -----------------------------------------------------------------------------------------------------------------------

// Operand i by the places where its elements stood.
static cg_value cgi_sort_gather(cgi_sort *s, unsigned i, cg_value places) {
  cgi_to_linalg *h = s->h;
  cg_value out = cgi_to_linalg_empty(h, s->rank, s->shape, s->sizes, s->type[i]);
  cg_op generic = cgi_build_each(&h->b, places, out);
  cgi_builder b = cgi_builder_in_each(generic, s->rank, s->at);
  cg_value place = cgi_sort_cast(&b, cg_block_arg(cgi_linalg_body(generic), 0), cgi_type_index(h->ctx));
  cg_value v = s->in[i] ? cgi_sort_extract(s, &b, s->in[i], place) : cgi_sort_cast(&b, place, s->type[i]);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(generic, 0);
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
// ---- codegen.sort -----------------------------------------------------------------------------------------------------------------------
// What is sorted by kernels of its own: operands, and behind them the place of each element where not all operands move. Lines are along the last
// dim.
typedef struct cgi_sort_kernels {
  cgi_sort *s;
  unsigned n, operand[CGI_SORT_OPERANDS]; // s->n: the place
  cg_value v[CGI_SORT_OPERANDS];
  int64_t tile;
  bool few; // elements: a merge is one kernel that bisects for each, which takes less time than two to begin
} cgi_sort_kernels;

// The places of `like`'s lines.
static cg_value cgi_sort_places(cgi_to_linalg *h, cg_value like, unsigned dim, cg_type element);

// The dim of lines becomes the last one, or goes back.
static cg_value cgi_sort_turn(cgi_sort *s, cg_value v, bool back) {
  cg_expr dims[CGI_HLO_MAX_RANK];
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_type t = cg_value_type(v);
  if (s->dim + 1 == s->rank) return v;
  for (unsigned d = 0; d < s->rank; ++d) {
    unsigned forth = d < s->dim ? d : d == s->dim ? s->rank - 1 : d - 1, to = d < s->dim ? d : d + 1 < s->rank ? d + 1 : s->dim;
    dims[d] = cgi_expr_dim(s->h->ctx, back ? to : forth); // d of the source is that of the result
    shape[d] = cg_type_dim(t, back ? forth : to);
  }
  cg_value out = cgi_to_linalg_empty(s->h, s->rank, shape, NULL, cg_type_element(t));
  return cgi_to_linalg_move(s->h, v, cgi_map_make(s->h->ctx, s->rank, 0, s->rank, dims), out);
}

// Sorts each block of the lines, whose runs are sorted; of two runs `cuts` says for each tile how many elements in front of it the first one has.
static bool cgi_sort_build(cgi_sort_kernels *k, int64_t run, int64_t block, cg_value cuts) {
  cgi_sort *s = k->s;
  cgi_to_linalg *h = s->h;
  cg_context *ctx = h->ctx;
  cg_value operands[2 * CGI_SORT_OPERANDS + 1], pairs[2 * CGI_TO_LINALG_MAX_OPERANDS], less;
  cg_attr maps[2 * CGI_SORT_OPERANDS + 1];
  cg_type types[2 * CGI_SORT_OPERANDS], results[CGI_SORT_OPERANDS];
  cg_expr dims[CGI_HLO_MAX_RANK];
  unsigned n = k->n + (cuts ? 1 : 0);
  for (unsigned d = 0; d < s->rank; ++d) dims[d] = cgi_expr_dim(ctx, d);
  dims[s->rank - 1] = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, dims[s->rank - 1], cgi_expr_const(ctx, k->tile));
  for (unsigned i = 0; i < n + k->n; ++i) maps[i] = cgi_attr_of_map(ctx, cgi_map_identity(ctx, s->rank));
  for (unsigned i = 0; i < k->n; ++i) {
    cg_type t = results[i] = cg_value_type(k->v[i]);
    operands[i] = k->v[i];
    operands[n + i] = cgi_to_linalg_empty(h, s->rank, cg_type_shape(t), NULL, cg_type_element(t));
    types[2 * i] = types[2 * i + 1] = cg_type_element(t);
  }
  if (cuts) {
    operands[k->n] = cuts;
    maps[k->n] = cgi_attr_of_map(ctx, cgi_map_make(ctx, s->rank, 0, s->rank, dims));
  }
  cg_named_attr attrs[3];
  attrs[0] = cgi_named(ctx, "indexing_maps", cgi_attr_array(ctx, n + k->n, maps));
  attrs[1] = cgi_named(ctx, "run", cgi_attr_i64(ctx, run));
  attrs[2] = cgi_named(ctx, "block", cgi_attr_i64(ctx, block));
  cg_op op = cgi_build(&h->b, CG_CODEGEN_SORT, n + k->n, operands, k->n, results, 3, attrs, 1);
  int32_t segments[2];
  segments[0] = (int32_t)n, segments[1] = (int32_t)k->n;
  cgi_op_set_segments(op, 2, segments);
  cg_block body = cgi_block_create(cg_op_region(op, 0), 2 * k->n, types, h->b.loc);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  for (unsigned i = 0; i < s->n; ++i) pairs[2 * i] = pairs[2 * i + 1] = NULL;
  for (unsigned i = 0; i < k->n; ++i)
    if (k->operand[i] < s->n)
      for (unsigned j = 0; j < 2; ++j) pairs[2 * k->operand[i] + j] = cg_block_arg(body, 2 * i + j);
  for (unsigned i = 0; i < s->n; ++i)
    if (!pairs[2 * i]) pairs[2 * i] = pairs[2 * i + 1] = cgi_to_linalg_zero(&b, s->type[i]);
  if (!s->less(s, &b, pairs, &less)) return false;
  cgi_build_linalg_yield(&b, less);
  memcpy(k->v, op->results, k->n * sizeof *k->v);
  return true;
}

// Where each tile of the merged runs cuts the first of them; or, without `cuts`, merges the runs, each element by itself.
static bool cgi_sort_step(cgi_sort_kernels *k, int64_t run, cg_value *cuts) {
  cgi_sort *s = k->s;
  cgi_to_linalg *h = s->h;
  cg_type i32 = cgi_type_i(h->ctx, 32), t = cg_value_type(k->v[0]);
  int64_t shape[CGI_HLO_MAX_RANK], of = 2 * run / k->tile, keep = s->keep;
  cg_value outs[CGI_SORT_OPERANDS], made[CGI_SORT_OPERANDS], d;
  cg_map maps[CGI_SORT_OPERANDS];
  unsigned dim = s->dim, n = cuts ? 1 : k->n;
  memcpy(shape, cg_type_shape(t), s->rank * sizeof *shape);
  if (cuts) shape[s->rank - 1] = (shape[s->rank - 1] + k->tile - 1) / k->tile;
  for (unsigned i = 0; i < n; ++i) {
    maps[i] = cgi_map_identity(h->ctx, s->rank);
    outs[i] = cgi_to_linalg_empty(h, s->rank, shape, NULL, cuts ? i32 : cg_type_element(cg_value_type(k->v[i])));
  }
  cg_op generic = cgi_build_generic(&h->b, 0, NULL, n, outs, maps, s->rank, NULL);
  cgi_builder b = cgi_builder_in_each(generic, s->rank, s->at);
  s->dim = s->rank - 1;
  s->keep = INT64_MAX;
  for (unsigned i = 0; i < k->n; ++i)
    if (k->operand[i] < s->n) s->moved[k->operand[i]] = k->v[i];
  s->length = cgi_build_index(&b, cg_type_dim(t, s->dim));
  if (cuts) {
    cg_value tile = s->at[s->dim];
    d = cgi_build_binary_int(&b, CG_ARITH_MULI, cgi_build_binary_int(&b, CG_ARITH_REMUI, tile, of), k->tile);
    cgi_sort_runs r = cgi_sort_pair(s, &b, cgi_build_binary_int(&b, CG_ARITH_DIVUI, tile, of), run);
    if (!cgi_sort_bisect(s, &b, &r, d, made)) return false;
    made[0] = cgi_sort_cast(&b, made[0], i32);
  } else {
    if (!cgi_sort_merge(s, &b, run, &d)) return false;
    for (unsigned i = 0; i < n; ++i) made[i] = cgi_sort_extract(s, &b, k->v[i], d);
  }
  cgi_build_return(&b, CG_LINALG_YIELD, n, made);
  for (unsigned i = 0; i < n; ++i) *(cuts ? cuts : &k->v[i]) = cg_op_result(generic, i);
  s->dim = dim;
  s->keep = keep;
  return true;
}

// The first `keep` elements of each tile of a line, one behind the other, from which all of the line's are chosen.
static void cgi_sort_choose(cgi_sort_kernels *k) {
  cgi_sort *s = k->s;
  int64_t keep = s->keep, shape[CGI_HLO_MAX_RANK];
  unsigned dim = s->dim;
  s->dim = s->rank - 1;
  for (unsigned i = 0; i < k->n; ++i) {
    cg_type t = cg_value_type(k->v[i]);
    memcpy(shape, cg_type_shape(t), s->rank * sizeof *shape);
    shape[s->dim] = cgi_sort_left(shape[s->dim], k->tile, keep);
    cg_value out = cgi_to_linalg_empty(s->h, s->rank, shape, NULL, cg_type_element(t));
    cg_op generic = cgi_build_each(&s->h->b, NULL, out);
    cgi_builder b = cgi_builder_in_each(generic, s->rank, s->at);
    cg_value at = s->at[s->dim], from = cgi_build_binary_int(&b, CG_ARITH_MULI, cgi_build_binary_int(&b, CG_ARITH_DIVUI, at, keep), k->tile);
    cg_value v = cgi_sort_extract(s, &b, k->v[i], cgi_build_binary(&b, CG_ARITH_ADDI, from, cgi_build_binary_int(&b, CG_ARITH_REMUI, at, keep)));
    cgi_build_linalg_yield(&b, v);
    k->v[i] = cg_op_result(generic, 0);
  }
  s->dim = dim;
}

static bool cgi_sort_by_kernels(cgi_sort_kernels *k) {
  cgi_sort *s = k->s;
  int64_t n = s->shape[s->dim], block = k->tile;
  for (; n > k->tile && s->keep <= k->tile / 2; n = cgi_sort_left(n, k->tile, s->keep)) {
    if (!cgi_sort_build(k, 1, k->tile, NULL)) return false;
    cgi_sort_choose(k);
  }
  while (block % 2 == 0 && block / 2 >= n) block /= 2;
  if (!cgi_sort_build(k, 1, block, NULL)) return false;
  for (int64_t run = k->tile; run < n; run *= 2) {
    cg_value cuts;
    if (!cgi_sort_step(k, run, k->few ? NULL : &cuts) || (!k->few && !cgi_sort_build(k, run, 2 * run, cuts))) return false;
  }
  return true;
}

// Where kernels of their own take the lines; false where they do not, or after an error (*ok).
static bool cgi_sort_whole(cgi_sort *s, cg_value *results, bool *ok) {
  cgi_sort_kernels k;
  cgi_to_linalg *h = s->h;
  int64_t bytes = 0, offsets[CGI_HLO_MAX_RANK] = {0}, strides[CGI_HLO_MAX_RANK], n = s->shape[s->dim];
  memset(&k, 0, sizeof k);
  k.s = s;
  if (!cg_type_has_static_shape(cg_value_type(s->like)) || n <= (s->key ? CGI_SORT_BLOCK : CGI_SORT_WALKED)) return false;
  for (unsigned i = 0; i <= s->n; ++i) {
    bool place = i == s->n, all = k.n == s->n;
    if (place ? all : s->n > CGI_SORT_MOVED && s->unread[i]) continue;
    if (k.n == CGI_SORT_OPERANDS) return false;
    bytes += place ? 4 : cgi_sort_bytes(s->type[i]);
    k.operand[k.n++] = i;
  }
  k.tile = cgi_sort_tile_for(s->op, bytes, cg_type_num_elements(cg_value_type(s->like)), &k.few);
  if (!k.tile) return false;
  for (unsigned i = 0; i < k.n; ++i) {
    unsigned o = k.operand[i];
    cg_type e = o < s->n ? s->type[o] : cgi_type_i(h->ctx, 32);
    k.v[i] = cgi_sort_turn(s, o < s->n && s->in[o] ? s->in[o] : cgi_sort_places(h, s->like, s->dim, e), false);
  }
  *ok = cgi_sort_by_kernels(&k);
  if (!*ok) return true;
  s->shape[s->dim] = cgi_smaller(n, s->keep);
  for (unsigned d = 0; d < s->rank; ++d) strides[d] = 1;
  for (unsigned i = 0; i < k.n; ++i) {
    k.v[i] = cgi_sort_turn(s, k.v[i], true);
    if (cg_type_dim(cg_value_type(k.v[i]), s->dim) != s->shape[s->dim])
      k.v[i] = cgi_to_linalg_extract_slice(h, k.v[i], offsets, NULL, s->shape, NULL, strides);
    if (k.operand[i] < s->n) results[k.operand[i]] = k.v[i];
  }
  if (k.operand[k.n - 1] < s->n) return true;
  for (unsigned i = 0; i < s->n; ++i)
    if (s->unread[i]) results[i] = cgi_sort_gather(s, i, k.v[k.n - 1]);
  return true;
}

static bool cgi_sort_smaller(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less) {
  (void)s;
  *less = cgi_build_cmpi(b, CG_CMPI_SLT, pairs[0], pairs[1]);
  return true;
}

CGI_DEF bool cgi_to_linalg_sort_numbers(cgi_to_linalg *h, cg_op op, cg_value *numbers, cg_value *stood) {
  cgi_sort s;
  cg_value results[2];
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.h = h;
  s.op = op;
  s.less = cgi_sort_smaller;
  s.keep = INT64_MAX;
  s.n = 2;
  s.rank = 1;
  s.in[0] = s.like = *numbers;
  s.key = s.type[0] = s.type[1] = cgi_type_i(h->ctx, 32);
  s.unread[1] = true;
  s.shape[0] = cg_type_dim(cg_value_type(*numbers), 0);
  if (!cgi_sort_whole(&s, results, &ok)) return false;
  *numbers = results[0];
  *stood = results[1];
  return ok;
}
#endif

// The operands in order, or their first `keep` elements a line: results, one per operand.
static bool cgi_sort_lines(cgi_sort *s, cg_value *results) {
  cgi_to_linalg *h = s->h;
  cg_type t = cg_value_type(s->like);
  s->rank = cg_type_rank(t);
  for (unsigned d = 0; d < s->rank; ++d) {
    s->shape[d] = cg_type_dim(t, d);
    s->sizes[d] = s->shape[d] == CG_DYNAMIC ? cgi_build_dim(&h->b, s->like, d) : NULL;
  }
  int64_t n = s->shape[s->dim], longest = CGI_SORT_LONGEST;
  for (unsigned d = s->dim + 1; d < s->rank; ++d) // what runs along a line has an index in the whole array
    if (s->shape[d] > 0) longest /= s->shape[d];
  if (n != CG_DYNAMIC && n > CGI_SORT_LONGEST) return cgi_op_unsupported(s->op, "[index-range] sorts lines of %l elements", n);
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
  bool made = true;
  if (cgi_sort_whole(s, results, &made)) return made;
#endif
  s->walks = n != CG_DYNAMIC && n <= CGI_SORT_WALKED && !s->key;
  s->by_place = s->n > CGI_SORT_MOVED;
  for (unsigned i = 0; i < s->n && !s->by_place; ++i) s->moved[i] = s->in[i];
  int64_t run = CGI_SORT_BLOCK, left = cgi_sort_left(n, run, cgi_smaller(s->keep, run));
  if (!cgi_sort_pass(s, left, cgi_sort_block, run)) return false;
  for (run = cgi_smaller(run, s->keep); run < (left == CG_DYNAMIC ? longest : left); run = cgi_smaller(2 * run, s->keep)) {
    left = cgi_sort_left(left, 2 * run, cgi_smaller(2 * run, s->keep));
    if (!cgi_sort_pass(s, left, cgi_sort_merge, run)) return false;
  }
  for (unsigned i = 0; i < s->n; ++i) results[i] = s->by_place ? cgi_sort_gather(s, i, s->moved[0]) : s->moved[i];
  return true;
}

// ---- stablehlo.sort -----------------------------------------------------------------------------------------------------------------

static bool cgi_sort_by_region(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less) {
  return cgi_to_linalg_inline_region(s->h, b, cg_op_region(s->op, 0), 2 * s->n, pairs, 1, less);
}

CGI_DEF bool cgi_to_linalg_counts(cg_value operand, int64_t dim) {
  cg_op op = cg_value_op(operand);
  cg_type e = cg_type_element(cg_value_type(operand));
  return op && cg_op_get_kind(op) == CG_STABLEHLO_IOTA && cgi_hlo_int(op, "iota_dimension", 0) == dim && cg_type_is_int(e) && cg_type_width(e) >= 32;
}

CGI_DEF bool cgi_to_linalg_sort(cgi_to_linalg *h, cg_op op) {
  cgi_sort s;
  cg_value results[CGI_TO_LINALG_MAX_OPERANDS];
  memset(&s, 0, sizeof s);
  s.h = h;
  s.op = op;
  s.less = cgi_sort_by_region;
  s.n = cg_op_num_operands(op);
  s.keep = INT64_MAX;
  if (s.n == 0 || s.n > CGI_TO_LINALG_MAX_OPERANDS) return cgi_op_unsupported(op, "needs between 1 and %d operands", CGI_TO_LINALG_MAX_OPERANDS);
  cg_type t = cgi_to_linalg_result_type(op, 0);
  int64_t rank = (int64_t)cg_type_rank(t), dim = cgi_hlo_int(op, "dimension", -1);
  if (dim < 0) dim += rank;
  if (dim < 0 || dim >= rank) return cgi_op_error(op, "has no dimension %l", dim);
  s.dim = (unsigned)dim;
  cg_block body = cgi_hlo_body(op);
  bool sorted = cg_type_num_elements(t) == 0 || cg_type_dim(t, s.dim) == 1; // as it is
  for (unsigned i = 0; i < s.n; ++i) {
    s.in[i] = results[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    s.type[i] = cg_type_element(cg_value_type(s.in[i]));
    if (cgi_to_linalg_counts(cg_op_operand(op, i), dim))
      s.in[i] = NULL;
    else
      s.like = s.in[i];
    s.unread[i] = body && cg_block_num_args(body) == 2 * s.n && !cg_value_has_uses(cg_block_arg(body, 2 * i)) &&
                  !cg_value_has_uses(cg_block_arg(body, 2 * i + 1));
  }
  if (!s.like) s.like = s.in[0] = results[0];
  if (!sorted && (!cgi_to_linalg_capture_scalars(h, cg_op_region(op, 0)) || !cgi_sort_lines(&s, results))) return false;
  for (unsigned i = 0; i < s.n; ++i) cgi_to_linalg_set(h, cg_op_result(op, i), results[i]);
  return true;
}

// ---- chlo.top_k ---------------------------------------------------------------------------------------------------------------------

// The larger, in the total order of floats, comes first.
static bool cgi_sort_greater(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less) {
  *less = cgi_to_linalg_greater(b, s->key, pairs[0], pairs[1]);
  return true;
}

CGI_DEF bool cgi_to_linalg_top_k(cgi_to_linalg *h, cg_op op) {
  cgi_sort s;
  cg_value results[2];
  memset(&s, 0, sizeof s);
  s.h = h;
  s.op = op;
  s.less = cgi_sort_greater;
  s.n = 2;
  s.in[0] = s.like = cgi_to_linalg_get(h, cg_op_operand(op, CG_CHLO_TOP_K_OPERAND));
  s.key = cgi_to_linalg_operand_element(op, CG_CHLO_TOP_K_OPERAND);
  s.unread[1] = true;
  cg_type values = cgi_to_linalg_result_type(op, CG_CHLO_TOP_K_VALUES), t = cg_value_type(s.in[0]);
  int64_t k = cgi_hlo_int(op, "k", 0);
  unsigned rank = cg_type_rank(t);
  if (!rank || k < 0 || (cg_type_dim(t, rank - 1) != CG_DYNAMIC && k > cg_type_dim(t, rank - 1)))
    return cgi_op_error(op, "asks for %l elements of a line", k);
  s.dim = rank - 1;
  s.keep = cg_type_dim(t, s.dim) == CG_DYNAMIC ? INT64_MAX : k;
  for (unsigned i = 0; i < 2; ++i) s.type[i] = cg_type_element(cgi_to_linalg_result_type(op, i));
  int64_t shape[CGI_HLO_MAX_RANK], offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  for (unsigned d = 0; d < rank; ++d) {
    shape[d] = d == s.dim ? k : cg_type_dim(t, d);
    sizes[d] = shape[d] == CG_DYNAMIC ? cgi_build_dim(&h->b, s.in[0], d) : NULL;
    offsets[d] = 0;
    strides[d] = 1;
  }
  bool empty = k == 0 || cg_type_num_elements(values) == 0;
  if (!empty && !cgi_sort_lines(&s, results)) return false;
  for (unsigned i = 0; i < 2; ++i) {
    if (empty)
      results[i] = cgi_to_linalg_empty(h, rank, shape, sizes, s.type[i]);
    else if (s.keep != k)
      results[i] = cgi_to_linalg_extract_slice(h, results[i], offsets, NULL, shape, sizes, strides);
    cgi_to_linalg_set(h, cg_op_result(op, i), results[i]);
  }
  return true;
}

// ---- iree_linalg_ext.sort, topk -----------------------------------------------------------------------------------------------------

static bool cgi_sort_by_scalars(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less) {
  cg_block body = cg_region_first(cg_op_region(s->op, 0)); // topk's compares values only
  unsigned n = body && cg_block_num_args(body) == 2 ? 2 : 2 * s->n;
  return cgi_to_linalg_inline_scalar(s->h, b, cg_op_region(s->op, 0), n, pairs, less);
}

// Of values that come before each other the one with the smaller index does.
static bool cgi_sort_by_scalar_and_index(cgi_sort *s, cgi_builder *b, cg_value *pairs, cg_value *less) {
  cg_value turned[2], behind;
  turned[0] = pairs[1];
  turned[1] = pairs[0];
  if (!cgi_sort_by_scalars(s, b, pairs, less) || !cgi_sort_by_scalars(s, b, turned, &behind)) return false;
  cg_value first = cgi_build_cmpi(b, CG_CMPI_SLT, pairs[2], pairs[3]);
  *less = cgi_build_select(b, behind, cgi_build_binary(b, CG_ARITH_ANDI, *less, first), *less);
  return true;
}

// Whether no value comes before one that is equal.
static bool cgi_sort_is_strict(cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = body ? body->last : NULL, compare = yield && cg_op_num_operands(yield) ? cg_value_op(cg_op_operand(yield, 0)) : NULL;
  if (!compare) return false;
  int64_t p = compare->def->kind == CG_ARITH_CMPI || compare->def->kind == CG_ARITH_CMPF ? cgi_predicate_of(compare) : -1;
  if (compare->def->kind == CG_ARITH_CMPI) return p == CG_CMPI_SGT || p == CG_CMPI_SLT || p == CG_CMPI_UGT || p == CG_CMPI_ULT;
  return p == CG_CMPF_OGT || p == CG_CMPF_OLT;
}

CGI_DEF bool cgi_to_linalg_same_lines(cg_value x, cg_value y, unsigned dim) {
  cg_type a = cg_value_type(x), b = cg_value_type(y);
  bool same = cg_type_get_kind(a) == CG_TYPE_TENSOR && cg_type_get_kind(b) == CG_TYPE_TENSOR && cg_type_rank(a) == cg_type_rank(b);
  for (unsigned d = 0; same && d < cg_type_rank(a); ++d)
    same = d == dim || cg_type_dim(a, d) == cg_type_dim(b, d) || cg_type_dim(a, d) == CG_DYNAMIC || cg_type_dim(b, d) == CG_DYNAMIC;
  return same && cg_type_rank(a) <= CGI_HLO_MAX_RANK;
}

static bool cgi_sort_begin_ext(cgi_to_linalg *h, cg_op op, cgi_sort *s, unsigned *first) {
  memset(s, 0, sizeof *s);
  s->h = h;
  s->op = op;
  s->less = cgi_sort_by_scalars;
  s->keep = INT64_MAX;
  s->n = cgi_operand_group(op, "outputs", first);
  if (s->n == 0 || s->n > CGI_TO_LINALG_MAX_OPERANDS) return cgi_op_unsupported(op, "needs between 1 and %d outputs", CGI_TO_LINALG_MAX_OPERANDS);
  int64_t dim = cgi_hlo_int(op, "dimension", 0);
  if (dim < 0 || dim >= (int64_t)cg_type_rank(cgi_to_linalg_result_type(op, 0))) return cgi_op_error(op, "has no dimension %l", dim);
  s->dim = (unsigned)dim;
  for (unsigned i = 0; i < s->n; ++i) {
    s->in[i] = cgi_to_linalg_get(h, cg_op_operand(op, *first + i));
    if (!cgi_to_linalg_same_lines(s->in[0], s->in[i], CGI_HLO_MAX_RANK)) return cgi_op_error(op, "needs outputs of one shape");
    s->type[i] = cg_type_element(cg_value_type(s->in[i]));
  }
  s->like = s->in[0];
  return true;
}

CGI_DEF bool cgi_to_linalg_ext_sort(cgi_to_linalg *h, cg_op op) {
  cgi_sort s;
  cg_value results[CGI_TO_LINALG_MAX_OPERANDS];
  unsigned first;
  if (!cgi_sort_begin_ext(h, op, &s, &first)) return false;
  memcpy(results, s.in, sizeof results);
  cg_type t = cg_value_type(s.like);
  if (cg_type_num_elements(t) != 0 && cg_type_dim(t, s.dim) != 1 && !cgi_sort_lines(&s, results)) return false;
  for (unsigned i = 0; i < s.n; ++i) cgi_to_linalg_set(h, cg_op_result(op, i), results[i]);
  return true;
}

// The places of `like`'s lines.
static cg_value cgi_sort_places(cgi_to_linalg *h, cg_value like, unsigned dim, cg_type element) {
  cg_type t = cgi_type_with_element(cg_value_type(like), element);
  cg_value out = cgi_to_linalg_empty_like(h, t, like);
  cg_op generic = cgi_build_each(&h->b, NULL, out);
  cgi_builder b = cgi_builder_in(generic, 0);
  cg_value v = cgi_sort_cast(&b, cgi_build_loop_index(&b, dim), element);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(generic, 0);
}

static cg_value cgi_sort_concat(cgi_to_linalg *h, cg_value x, cg_value y, unsigned dim) {
  cg_type t = cg_value_type(x);
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_value parts[2];
  for (unsigned d = 0; d < cg_type_rank(t); ++d) shape[d] = cg_type_dim(t, d);
  int64_t n = cg_type_dim(cg_value_type(y), dim);
  shape[dim] = n == CG_DYNAMIC || shape[dim] == CG_DYNAMIC ? CG_DYNAMIC : shape[dim] + n;
  t = cgi_to_linalg_tensor(h, cg_type_rank(t), shape, cg_type_element(t));
  cg_named_attr a = cgi_named(h->ctx, "dim", cgi_attr_i64(h->ctx, (int64_t)dim));
  parts[0] = x;
  parts[1] = y;
  return cgi_build_value(&h->b, CG_TENSOR_CONCAT, t, 2, parts, &a);
}

// The best of what the outputs hold already, in order, and of the inputs behind them.
CGI_DEF bool cgi_to_linalg_ext_topk(cgi_to_linalg *h, cg_op op) {
  cgi_sort s;
  cg_value results[CGI_TO_LINALG_MAX_OPERANDS], sizes[CGI_HLO_MAX_RANK];
  int64_t offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  unsigned first;
  if (!cgi_sort_begin_ext(h, op, &s, &first)) return false;
  if (s.n != 2 || first == 0 || first > 2 || !cg_type_is_int_or_index(s.type[1]))
    return cgi_op_error(op, "needs values, and outputs for values and indices");
  cg_value values = cgi_to_linalg_get(h, cg_op_operand(op, CG_IREE_LINALG_EXT_TOPK_INPUTS)), kept = s.in[0];
  cg_type t = cg_value_type(kept);
  unsigned rank = cg_type_rank(t);
  memcpy(results, s.in, 2 * sizeof *results);
  for (unsigned i = 0; i < first; ++i) {
    cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, i));
    if (!cgi_to_linalg_same_lines(in, s.in[i], s.dim) || !cgi_to_linalg_same_lines(in, values, CGI_HLO_MAX_RANK) ||
        cg_type_element(cg_value_type(in)) != s.type[i])
      return cgi_op_error(op, "has inputs that do not fit its outputs");
  }
  if (cg_type_num_elements(t) != 0 && cg_type_num_elements(cg_value_type(values)) != 0) {
    cg_value places = first == 2 ? cgi_to_linalg_get(h, cg_op_operand(op, 1)) : cgi_sort_places(h, values, s.dim, s.type[1]);
    s.in[0] = s.like = cgi_sort_concat(h, s.in[0], values, s.dim);
    s.in[1] = cgi_sort_concat(h, s.in[1], places, s.dim);
    s.unread[1] = cgi_sort_is_strict(op);
    if (!s.unread[1]) s.less = cgi_sort_by_scalar_and_index;
    int64_t n = cg_type_dim(cg_value_type(s.like), s.dim), k = cg_type_dim(t, s.dim);
    if (n != CG_DYNAMIC) s.keep = k;
    if (!cgi_sort_lines(&s, results)) return false;
    for (unsigned d = 0; d < rank; ++d) {
      sizes[d] = cg_type_dim(t, d) == CG_DYNAMIC ? cgi_build_dim(&h->b, kept, d) : NULL;
      offsets[d] = 0;
      strides[d] = 1;
    }
    for (unsigned i = 0; i < 2 && n == CG_DYNAMIC; ++i)
      results[i] = cgi_to_linalg_extract_slice(h, results[i], offsets, NULL, cg_type_shape(t), sizes, strides);
  }
  for (unsigned i = 0; i < 2; ++i) cgi_to_linalg_set(h, cg_op_result(op, i), results[i]);
  return true;
}
