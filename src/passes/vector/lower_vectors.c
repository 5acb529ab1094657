// lower-vectors: one-dimensional transfers become loads and stores. Where an element may be outside of the memory, or masked off, the access stands
// in an scf.if: nothing is read speculatively.
//
//   %r = vector.transfer_read %m[%i, %j], %pad, %mask {in_bounds = [true]}     %r = scf.if %c -> (vector<4xf32>) {
//       : memref<?x8xf32>, vector<4xf32>    // %mask: %c in all lanes     →      %x = vector.load %m[%i, %j] : …   scf.yield %x
//                                                                              } else { scf.yield (splat of %pad) }
//
// Transfers side by side under one condition share the scf.if. Elements that are no neighbours in memory (another stride than 1, another dim than the
// last, i1) are loaded one by one. Along the piece the elements are guarded one by one, unless index and size are multiples of its length.
// Requires: unroll-vectors. Preserves: the accesses that happen, and the order of those that may overlap.
#include "analysis/ranges.h"
#include "dialects/dialects.h"
#include "support/views.h"
#include "passes/pass_table.h"
#include "passes/vector/pieces.h"

#define CGI_LOWER_DEPTH 128
#define CGI_LOWER_LANES 16

typedef enum cgi_lower_vectors_guard {
  CGI_LOWER_VECTORS_NONE,
  CGI_LOWER_VECTORS_NEVER,
  CGI_LOWER_VECTORS_WHOLE,
  CGI_LOWER_VECTORS_LANES
} cgi_lower_vectors_guard;

typedef struct cgi_lower_vectors_transfer {
  cg_op op;
  bool write, neighbours; // neighbours: the elements are, in memory
  unsigned first, rank;   // operands first … are the indices
  cg_value memref, mask, padding;
  cg_type type; // of the vector
  int64_t n;    // its elements
  int dim;      // of the memref that it runs along; -1: all are one element
  cgi_lower_vectors_guard guard;
  cg_value condition;   // WHOLE; LANES: of all lanes, or NULL
  cg_value size;        // LANES: what the index along dim has to be below; NULL when it is
  cg_value result;      // of a read, once it is lowered
  bool done, lane_mask; // lane_mask: the mask differs from lane to lane
} cgi_lower_vectors_transfer;

typedef struct cgi_lower_vectors {
  cg_context *ctx;
  cg_value checked[3], joined[3]; // the last comparison and conjunction in this block: operands and result
} cgi_lower_vectors;

// ---- conditions ---------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_lower_vectors_and(cgi_lower_vectors *s, cgi_builder *b, cg_value x, cg_value y) {
  if (!x || !y) return x ? x : y;
  if (s->joined[0] != x || s->joined[1] != y) {
    s->joined[2] = cgi_build_binary(b, CG_ARITH_ANDI, x, y);
    s->joined[0] = x;
    s->joined[1] = y;
  }
  return s->joined[2];
}

static bool cgi_lower_vectors_same(cg_value x, cg_value y) {
  int64_t a, b;
  return x == y || (cgi_constant_int(x, &a) && cgi_constant_int(y, &b) && a == b);
}

static cgi_bounds cgi_lower_vectors_check(cgi_lower_vectors *s, cgi_builder *b, cg_value index, cg_value size, cg_value *condition) {
  if (s->checked[2] && cgi_lower_vectors_same(s->checked[0], index) && cgi_lower_vectors_same(s->checked[1], size)) {
    *condition = s->checked[2];
    return CGI_UNSURE;
  }
  cgi_bounds r = cgi_check_bounds(b, index, size, condition);
  if (r != CGI_UNSURE) return r;
  s->checked[0] = index;
  s->checked[1] = size;
  s->checked[2] = *condition;
  return r;
}

// What a mask is: all lanes under one condition (NULL: on), or each under its own.
static cgi_lower_vectors_guard cgi_lower_vectors_mask(cg_value mask, cg_value *condition) {
  cg_attr known = cgi_constant_of(mask);
  *condition = NULL;
  if (!mask) return CGI_LOWER_VECTORS_NONE;
  if (known && cgi_attr_scalar_of(known, &known)) return cg_attr_int(known) ? CGI_LOWER_VECTORS_NONE : CGI_LOWER_VECTORS_NEVER;
  cgi_lane lane = cgi_lane_of(mask, 0);
  if (lane.lane >= 0) return CGI_LOWER_VECTORS_LANES;
  *condition = lane.value;
  known = cgi_constant_of(lane.value);
  if (!known) return CGI_LOWER_VECTORS_WHOLE;
  *condition = NULL;
  return cg_attr_int(known) ? CGI_LOWER_VECTORS_NONE : CGI_LOWER_VECTORS_NEVER;
}

static cg_value cgi_lower_vectors_index(const cgi_lower_vectors_transfer *t, unsigned i) { return t->op->operands[t->first + i].value; }

// The bounds along the piece.
static void cgi_lower_vectors_bounds(cgi_lower_vectors *s, cgi_builder *b, cgi_lower_vectors_transfer *t) {
  cg_value index = cgi_lower_vectors_index(t, (unsigned)t->dim), size = cgi_view_dim(b, t->memref, (unsigned)t->dim), condition = NULL;
  cgi_interval i = cgi_range_of(index), n = cgi_range_of(size);
  if (i.lo >= 0 && i.hi < INT32_MAX && i.hi + t->n - 1 < n.lo) return;
  if (cgi_divisor_of(index) % t->n == 0 && cgi_divisor_of(size) % t->n == 0) { // whole or not at all
    cgi_bounds r = cgi_lower_vectors_check(s, b, index, size, &condition);
    if (r == CGI_OUTSIDE) t->guard = CGI_LOWER_VECTORS_NEVER;
    if (r == CGI_UNSURE && t->guard == CGI_LOWER_VECTORS_NONE) t->guard = CGI_LOWER_VECTORS_WHOLE;
    if (r == CGI_UNSURE) t->condition = cgi_lower_vectors_and(s, b, t->condition, condition);
    return;
  }
  t->guard = CGI_LOWER_VECTORS_LANES;
  t->size = size;
}

static bool cgi_lower_vectors_transfer_of(cgi_lower_vectors *s, cgi_builder *b, cg_op op, cgi_lower_vectors_transfer *t) {
  int64_t strides[CGI_MAX_INDICES], offset;
  memset(t, 0, sizeof *t);
  t->op = op;
  t->write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  t->memref = op->operands[t->write ? 1 : 0].value;
  t->type = t->write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value->type : op->results[0]->type;
  t->mask = cgi_operand_named(op, "mask");
  t->padding = t->write ? NULL : cgi_operand_named(op, "padding");
  t->rank = cgi_operand_group(op, "indices", &t->first);
  cg_map m = cg_attr_map(cg_op_attr(op, "permutation_map"));
  if (t->type->rank != 1 || t->type->shape[0] > CGI_LOWER_LANES || t->memref->type->kind != CG_TYPE_MEMREF || t->rank > CGI_MAX_INDICES ||
      t->memref->type->element != t->type->element)
    return cgi_op_unsupported(op, "[missing-pass] of %t is lowered by unroll-vectors, which did not run", t->type);
  t->n = t->type->shape[0];
  t->dim = m->results[0]->kind == CG_EXPR_DIM ? (int)m->results[0]->value : -1;
  t->neighbours = t->n > 1 && t->dim >= 0 && t->dim + 1 == (int)t->rank && t->type->element != cgi_type_i(s->ctx, 1) &&
                  cg_type_strides(t->memref->type, strides, &offset) && strides[t->rank - 1] == 1;
  t->guard = cgi_lower_vectors_mask(t->mask, &t->condition);
  t->lane_mask = t->guard == CGI_LOWER_VECTORS_LANES;
  cg_attr in_bounds = cg_op_attr(op, "in_bounds");
  if (t->guard != CGI_LOWER_VECTORS_NEVER && t->dim >= 0 && !(in_bounds && cg_attr_int(cg_attr_at(in_bounds, 0)))) cgi_lower_vectors_bounds(s, b, t);
  return true;
}

// ---- accesses -----------------------------------------------------------------------------------------------------------------------------
// memref.load or store of one element, or vector.load or store of all.
static cg_value cgi_lower_vectors_access(cgi_builder *b, const cgi_lower_vectors_transfer *t, cg_op_kind kind, cg_type type, int64_t lane,
                                         cg_value stored) {
  cg_value operands[CGI_MAX_INDICES + 2];
  unsigned n = 0;
  if (stored) operands[n++] = stored;
  operands[n++] = t->memref;
  for (unsigned i = 0; i < t->rank; i++) operands[n + i] = cgi_lower_vectors_index(t, i);
  if (t->dim >= 0) operands[n + (unsigned)t->dim] = cgi_index_plus(b, operands[n + (unsigned)t->dim], lane);
  cg_op op = cgi_build(b, kind, n + t->rank, operands, stored ? 0 : 1, &type, 0, NULL, 0);
  return stored ? NULL : op->results[0];
}

// What the memory holds: a vector, or the element of a vector of one.
static cg_value cgi_lower_vectors_load(cgi_builder *b, const cgi_lower_vectors_transfer *t) {
  cgi_lane lanes[CGI_LOWER_LANES];
  if (t->neighbours) return cgi_lower_vectors_access(b, t, CG_VECTOR_LOAD, t->type, 0, NULL);
  for (int64_t i = 0; i < t->n; i++)
    lanes[i] = i && t->dim < 0 ? lanes[0] : cgi_lane_of(cgi_lower_vectors_access(b, t, CG_MEMREF_LOAD, t->type->element, i, NULL), -1);
  return t->n == 1 ? lanes[0].value : cgi_lanes_join(b, t->type, lanes);
}

static void cgi_lower_vectors_store(cgi_builder *b, const cgi_lower_vectors_transfer *t) {
  cg_value v = t->op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value;
  if (t->neighbours)
    cgi_lower_vectors_access(b, t, CG_VECTOR_STORE, t->type, 0, v);
  else
    for (int64_t i = 0; i < t->n; i++)
      cgi_lower_vectors_access(b, t, CG_MEMREF_STORE, t->type->element, i, cgi_lane_scalar(b, cgi_lane_of(v, (int)i)));
}

// ---- guards -------------------------------------------------------------------------------------------------------------------------------
// The condition of a lane; *known says what it is where there is none.
static cg_value cgi_lower_vectors_lane_condition(cgi_builder *b, const cgi_lower_vectors_transfer *t, int64_t lane, bool *known) {
  cg_value all = t->condition, c = NULL;
  *known = true;
  if (t->size) {
    cg_value index = cgi_index_plus(b, cgi_lower_vectors_index(t, (unsigned)t->dim), lane);
    *known = cgi_check_bounds(b, index, t->size, &c) != CGI_OUTSIDE;
    if (!*known) return NULL;
    all = cgi_build_and(b, all, c);
  }
  if (t->lane_mask) {
    cgi_lane on = cgi_lane_of(t->mask, (int)lane);
    cg_attr constant = cgi_constant_of(t->mask);
    constant = constant && constant->kind == CG_ATTR_DENSE ? cgi_attr_dense_at(b->ctx, constant, (uint64_t)lane) : NULL;
    if (constant) {
      *known = cg_attr_int(constant) != 0;
      return *known ? all : NULL;
    }
    c = cgi_lane_scalar(b, on);
    all = cgi_build_and(b, all, c);
  }
  return all;
}

// An scf.if around what is built at *at; values of reads come out of it, or the padding. Without a condition there is none.
typedef struct cgi_lower_vectors_scope {
  cg_op guard;
  cgi_builder at;
} cgi_lower_vectors_scope;

static cgi_lower_vectors_scope cgi_lower_vectors_open(cgi_builder *b, cg_value condition, const cg_value *padding) {
  cgi_lower_vectors_scope scope;
  scope.guard = NULL;
  if (condition && padding)
    scope.guard = cgi_build_if_else(b, condition, (unsigned)cgi_len(padding), padding, &scope.at);
  else
    scope.at = cgi_build_guard(b, condition);
  return scope;
}

// values: a cgi array, what was read; becomes what the scope gives.
static void cgi_lower_vectors_close(cgi_lower_vectors_scope *scope, cg_value *values) {
  if (scope->guard) cgi_build_yield_results(&scope->at, values);
}

// Transfers whose elements are all there under one condition, or without any.
static void cgi_lower_vectors_whole(cgi_lower_vectors *s, cgi_builder *b, cgi_lower_vectors_transfer *const *group, size_t n) {
  cg_context *ctx = s->ctx;
  cg_value *values = NULL, *padding = NULL, condition = group[0]->guard == CGI_LOWER_VECTORS_WHOLE ? group[0]->condition : NULL;
  for (size_t i = 0; i < n && condition && !group[i]->write; i++)
    cgi_push(padding, cgi_build_splat(b, group[i]->n == 1 ? group[i]->type->element : group[i]->type, group[i]->padding));
  cgi_lower_vectors_scope scope = cgi_lower_vectors_open(b, condition, padding);
  for (size_t i = 0; i < n; i++) {
    if (group[i]->write)
      cgi_lower_vectors_store(&scope.at, group[i]);
    else
      cgi_push(values, cgi_lower_vectors_load(&scope.at, group[i]));
  }
  cgi_lower_vectors_close(&scope, values);
  for (size_t i = 0; i < n && values; i++) group[i]->result = group[i]->n == 1 ? cgi_build_splat(b, group[i]->type, values[i]) : values[i];
}

// Lanes [from, to) of transfers that have one condition there, or none: what is read, lane after lane, each for all transfers.
static void cgi_lower_vectors_some_lanes(cgi_lower_vectors *s, cgi_builder *b, cgi_lower_vectors_transfer *const *group, size_t n, int64_t from,
                                         int64_t to, cg_value c, cg_value *read) {
  cg_context *ctx = s->ctx;
  bool write = group[0]->write;
  cg_value *values = NULL, *other = NULL; // other: paddings, or what is stored
  for (int64_t lane = from; lane < to; lane++)
    for (size_t i = 0; i < n; i++)
      cgi_push(other,
               write ? cgi_lane_scalar(b, cgi_lane_of(group[i]->op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value, (int)lane)) : group[i]->padding);
  cgi_lower_vectors_scope scope = cgi_lower_vectors_open(b, c, write ? NULL : other);
  for (size_t k = 0; k < cgi_len(other); k++) {
    const cgi_lower_vectors_transfer *t = group[k % n];
    cg_op_kind kind = write ? CG_MEMREF_STORE : CG_MEMREF_LOAD;
    cg_value v = cgi_lower_vectors_access(&scope.at, t, kind, t->type->element, from + (int64_t)(k / n), write ? other[k] : NULL);
    if (!write) cgi_push(values, v);
  }
  cgi_lower_vectors_close(&scope, values);
  for (size_t k = 0; k < cgi_len(values); k++) read[k] = values[k];
}

static void cgi_lower_vectors_lanes(cgi_lower_vectors *s, cgi_builder *b, cgi_lower_vectors_transfer *const *group, size_t n) {
  cg_context *ctx = s->ctx;
  cgi_lane lanes[CGI_LOWER_LANES];
  cg_value conditions[CGI_LOWER_LANES];
  bool on[CGI_LOWER_LANES];
  size_t width = (size_t)group[0]->n, to;
  cg_value *read = CGI_SCRATCH(ctx, cg_value, n * width);
  for (size_t k = 0; k < width; k++) {
    conditions[k] = cgi_lower_vectors_lane_condition(b, group[0], (int64_t)k, &on[k]);
    for (size_t i = 0; i < n; i++) read[k * n + i] = group[i]->padding;
  }
  for (size_t k = 0; k < width; k = to) {
    for (to = k + 1; to < width && conditions[to] == conditions[k] && on[to] == on[k];) to++;
    if (conditions[k] || on[k]) cgi_lower_vectors_some_lanes(s, b, group, n, (int64_t)k, (int64_t)to, conditions[k], read + k * n);
  }
  for (size_t i = 0; i < n && !group[0]->write; i++) {
    for (size_t k = 0; k < width; k++) lanes[k] = cgi_lane_of(read[k * n + i], -1);
    group[i]->result = cgi_lanes_join(b, group[i]->type, lanes);
  }
}

// ---- runs -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_lower_vectors_is_transfer(cg_op op) {
  return op && (op->def->kind == CG_VECTOR_TRANSFER_READ || op->def->kind == CG_VECTOR_TRANSFER_WRITE);
}

// An operand that was read just now: the op cannot be moved before that.
static bool cgi_lower_vectors_uses(cg_op op, const cgi_lower_vectors_transfer *run) {
  for (unsigned i = 0; i < op->num_operands; i++)
    for (size_t k = 0; k < cgi_len(run); k++)
      if (op->operands[i].value->op == run[k].op) return true;
  return false;
}

// Writes may change places where no two touch the same element.
static bool cgi_lower_vectors_disjoint(const cgi_lower_vectors_transfer *run) {
  cgi_access a, c;
  for (size_t i = 0; i < cgi_len(run); i++)
    for (size_t k = 0; k < i; k++)
      if (!cgi_access_of(run[i].op, &a) || !cgi_access_of(run[k].op, &c) || cgi_may_overlap(&a, &c)) return false;
  return true;
}

// The same guard; along pieces, that of each lane.
static bool cgi_lower_vectors_same_guard(const cgi_lower_vectors_transfer *x, const cgi_lower_vectors_transfer *y) {
  if (x->guard != y->guard || x->condition != y->condition || x->guard == CGI_LOWER_VECTORS_NEVER) return false;
  if (x->guard != CGI_LOWER_VECTORS_LANES) return x->guard == CGI_LOWER_VECTORS_WHOLE;
  if (x->lane_mask != y->lane_mask || (x->lane_mask && x->mask != y->mask)) return false;
  if (x->n != y->n || !x->size != !y->size) return false;
  return !x->size || (cgi_lower_vectors_same(x->size, y->size) &&
                      cgi_lower_vectors_same(cgi_lower_vectors_index(x, (unsigned)x->dim), cgi_lower_vectors_index(y, (unsigned)y->dim)));
}

// The transfers of one kind from `op` on, side by side: those under the same guard share it.
static bool cgi_lower_vectors_run(cgi_lower_vectors *s, cg_op op, cg_op *next) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(op);
  cgi_lower_vectors_transfer t, *run = NULL, **group = NULL;
  bool ok = true;
  for (*next = op; ok && cgi_lower_vectors_is_transfer(*next) && (*next)->def->kind == op->def->kind && !cgi_lower_vectors_uses(*next, run);
       *next = (*next)->next) {
    ok = cgi_lower_vectors_transfer_of(s, &b, *next, &t);
    if (ok) cgi_push(run, t);
  }
  bool apart = ok && (op->def->kind == CG_VECTOR_TRANSFER_READ || cgi_lower_vectors_disjoint(run));
  for (size_t i = 0; ok && i < cgi_len(run); i++) {
    if (run[i].done) continue;
    cgi_shrink(group, 0);
    cgi_push(group, &run[i]);
    for (size_t k = i + 1; k < cgi_len(run); k++) {
      bool same = !run[k].done && cgi_lower_vectors_same_guard(&run[i], &run[k]);
      if (!same && !apart) break;
      if (same) cgi_push(group, &run[k]);
    }
    for (size_t k = 0; k < cgi_len(group); k++) group[k]->done = true;
    if (run[i].guard == CGI_LOWER_VECTORS_NEVER)
      run[i].result = run[i].write ? NULL : cgi_build_splat(&b, run[i].type, run[i].padding);
    else if (run[i].guard == CGI_LOWER_VECTORS_LANES)
      cgi_lower_vectors_lanes(s, &b, group, cgi_len(group));
    else
      cgi_lower_vectors_whole(s, &b, group, cgi_len(group));
  }
  for (size_t i = 0; ok && i < cgi_len(run); i++) {
    if (run[i].write)
      cgi_op_erase(run[i].op);
    else
      cgi_op_replace1(run[i].op, run[i].result);
  }
  return ok;
}

// ---- the walk -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_lower_vectors_block(cgi_lower_vectors *s, cg_block block, unsigned depth) {
  if (depth > CGI_LOWER_DEPTH) return cgi_op_unsupported(block->region->op, "[nesting] is nested too deeply");
  memset(s->checked, 0, sizeof s->checked);
  memset(s->joined, 0, sizeof s->joined);
  for (cg_op op = block->first, next; op; op = next) {
    next = op->next;
    if (cgi_lower_vectors_is_transfer(op)) {
      if (!cgi_lower_vectors_run(s, op, &next)) return false;
      continue;
    }
    for (unsigned r = 0; r < op->num_regions; r++)
      for (cg_block b = op->regions[r]->first; b; b = b->next)
        if (!cgi_lower_vectors_block(s, b, depth + 1)) return false;
    if (op->num_regions) { // what a nested block made is not seen from here
      memset(s->checked, 0, sizeof s->checked);
      memset(s->joined, 0, sizeof s->joined);
    }
  }
  return true;
}

CGI_DEF bool cgi_pass_lower_vectors(cgi_pass *pass) {
  cgi_lower_vectors s;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  for (cg_block b = pass->func->regions[0]->first; b && ok; b = b->next) ok = cgi_lower_vectors_block(&s, b, 0);
  return ok;
}

#undef CGI_LOWER_DEPTH
#undef CGI_LOWER_LANES
