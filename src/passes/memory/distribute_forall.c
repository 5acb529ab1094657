// Mapped foralls onto ids, for distribute. A forall of
//  - blocks takes a workgroup id per dim, one tile per workgroup where the grid may be that large, else a cyclic loop;
//  - threads (dims x, y, z) takes a thread id per dim: as many tiles as threads need neither loop nor guard;
//  - threads by linear dims is collective: every thread comes along, and all share its iterations, cyclic over the linear thread id. Such a forall
//    fills workgroup memory, so that barriers stand around it; those that no two accesses need are taken out again.
#include "passes/memory/distribute_forall.h"

#include "dialects/dialects.h"
#include "support/structured.h"
#include "support/views.h"
#include "target/configuration.h"

#define CGI_FORALL_DIMS 8
#define CGI_FORALL_UNROLL 16 // rounds of a collective forall that are written out
#define CGI_FORALL_GUARDED 8 // the same, where each read has a guard
#define CGI_FORALL_LONG 96   // ops of half as many rounds, which a loop has at a time where there are more
#define CGI_FORALL_ROOTS 16  // allocations that barriers are looked at for
#define CGI_FORALL_DEPTH 64

typedef struct cgi_forall {
  cg_context *ctx;
  cg_op func;
  int64_t size[3], max_count[3];
  cg_value ids[2][3]; // gpu.block_id, gpu.thread_id, made once
  cg_value linear;
#ifdef CGI_SUBGROUP_TILES
  cg_value placed[3]; // a thread's place along an axis, where subgroups have tiles
#endif
  cg_expr counts[3]; // of the block forall; counts[0] is NULL before there was one
  cg_op *barriers;   // cgi array: those made here
} cgi_forall;

typedef struct cgi_forall_dim {
  cg_value lower, upper, step; // NULL where constant
  int64_t l, u, s;
  int64_t trips; // CG_DYNAMIC where not known
  unsigned to;   // x, y, z, or the number of a linear dim
} cgi_forall_dim;

typedef struct cgi_forall_loop {
  cg_op op;
  cg_block body;
  unsigned n;
  cgi_forall_dim dim[CGI_FORALL_DIMS];
} cgi_forall_loop;

typedef enum cgi_forall_kind { CGI_FORALL_BLOCK, CGI_FORALL_THREAD, CGI_FORALL_COLLECTIVE, CGI_FORALL_NONE } cgi_forall_kind;

// ---- reading foralls --------------------------------------------------------------------------------------------------------------------
static cgi_forall_kind cgi_forall_kind_of(cg_op forall, unsigned i, unsigned *to) {
  cg_attr mapping = cg_op_attr(forall, "mapping");
  cg_attr a = cg_attr_at(mapping, i);
  cg_str word = a ? cgi_attr_enum_word(a) : cgi_s("");
  if (!a || a->kind != CG_ATTR_DIALECT || !word.len) return CGI_FORALL_NONE;
  bool block = cgi_str_is(a->text, "gpu.block"), thread = cgi_str_is(a->text, "gpu.thread");
  *to = (unsigned)(word.data[word.len - 1] - (word.len == 1 ? 'x' : '0'));
  if (word.len == 1 && *to < 3) return block ? CGI_FORALL_BLOCK : thread ? CGI_FORALL_THREAD : CGI_FORALL_NONE;
  return word.len == 12 && memcmp(word.data, "linear_dim_", 11) == 0 && *to < CGI_FORALL_DIMS && thread ? CGI_FORALL_COLLECTIVE : CGI_FORALL_NONE;
}

static bool cgi_forall_read(cg_op op, cgi_forall_loop *out, cgi_forall_kind kind) {
  cgi_mixed lower, upper, step;
  uint32_t seen = 0;
  out->op = op;
  out->body = op->regions[0]->first;
  if (op->num_results || cg_op_attr(op, "mapping") == NULL) return cgi_op_unsupported(op, "has results or no mapping: it is not distributed");
  if (!cgi_mixed_get(op, "dynamicLowerBound", "staticLowerBound", &lower) || !cgi_mixed_get(op, "dynamicUpperBound", "staticUpperBound", &upper) ||
      !cgi_mixed_get(op, "dynamicStep", "staticStep", &step) || lower.n > CGI_FORALL_DIMS)
    return cgi_op_unsupported(op, "has too many dimensions");
  cgi_mixed_fold_constants(&lower);
  cgi_mixed_fold_constants(&upper);
  cgi_mixed_fold_constants(&step);
  out->n = lower.n;
  for (unsigned i = 0; i < lower.n; i++) {
    cgi_forall_dim *d = &out->dim[i];
    d->lower = lower.values[i], d->l = lower.fixed[i];
    d->upper = upper.values[i], d->u = upper.fixed[i];
    d->step = step.values[i], d->s = step.fixed[i];
    bool known = !d->lower && !d->upper && !d->step && d->s > 0;
    d->trips = !known ? CG_DYNAMIC : d->u > d->l ? (d->u - d->l + d->s - 1) / d->s : 0;
    if (cgi_forall_kind_of(op, i, &d->to) != kind || seen >> d->to & 1)
      return cgi_op_unsupported(op, "has a mapping that mixes levels or names a dim twice");
    seen |= (uint32_t)1 << d->to;
  }
  return true;
}

static cg_value cgi_forall_value(cgi_builder *b, cg_value v, int64_t c) { return v ? v : cgi_build_index(b, c); }

static cg_value cgi_forall_trips(cgi_builder *b, const cgi_forall_dim *d) {
  if (d->trips != CG_DYNAMIC) return cgi_build_index(b, d->trips);
  cg_value n = cgi_forall_value(b, d->upper, d->u);
  if (d->lower || d->l) {
    cg_value l = cgi_forall_value(b, d->lower, d->l);
    n = cgi_build_binary(b, CG_ARITH_SUBI, n, l);
  }
  if (!d->step && d->s == 1) return n;
  cg_value step = cgi_forall_value(b, d->step, d->s);
  return cgi_build_binary(b, CG_ARITH_CEILDIVSI, n, step);
}

// lower + at * step.
static cg_value cgi_forall_point(cgi_builder *b, const cgi_forall_dim *d, cg_value at) {
  cg_context *ctx = b->ctx;
  if (!d->lower && !d->step) {
    cg_expr e = cgi_expr_mul(ctx, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, d->s));
    e = cgi_expr_add(ctx, e, cgi_expr_const(ctx, d->l));
    return cgi_build_apply(b, 1, e, &at);
  }
  cg_value step = cgi_forall_value(b, d->step, d->s), lower = cgi_forall_value(b, d->lower, d->l);
  at = cgi_index_op(b, CG_ARITH_MULI, at, step);
  return cgi_index_op(b, CG_ARITH_ADDI, at, lower);
}

// ---- ids --------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_forall_id(cgi_forall *d, bool thread, unsigned dim) {
  cg_value *id = &d->ids[thread][dim];
  if (!*id) {
    cgi_builder b = cgi_builder_at_start(d->func->regions[0]->first, d->func->loc);
    *id = thread && d->size[dim] == 1 ? cgi_build_index(&b, 0) : cgi_build_gpu_id(&b, thread ? CG_GPU_THREAD_ID : CG_GPU_BLOCK_ID, dim);
  }
  return *id;
}

static cg_value cgi_forall_linear(cgi_forall *d) {
  cg_context *ctx = d->ctx;
  cg_value operands[3];
  cg_expr e = cgi_expr_const(ctx, 0);
  int64_t stride = 1;
  if (d->linear) return d->linear;
  for (unsigned i = 0; i < 3; i++) {
    operands[i] = cgi_forall_id(d, true, i);
    if (d->size[i] > 1) e = cgi_expr_add(ctx, e, cgi_expr_mul(ctx, cgi_expr_dim(ctx, i), cgi_expr_const(ctx, stride)));
    stride *= d->size[i];
  }
  cgi_builder b = cgi_builder_at_start(d->func->regions[0]->first, d->func->loc);
  for (unsigned i = 0; i < 3; i++) // behind the ids
    while (b.before && operands[i]->op && (operands[i]->op == b.before || cgi_op_before(b.before, operands[i]->op))) b.before = b.before->next;
  return d->linear = cgi_build_apply(&b, 3, e, operands);
}

// The place of a thread along a dim of the workgroup. Subgroups that have tiles hold threads that are neighbours in all dims: the threads of one are
// those of consecutive linear ids.
static cg_value cgi_forall_place(cgi_forall *d, unsigned dim) {
#ifdef CGI_SUBGROUP_TILES
  cg_context *ctx = d->ctx;
  cg_attr list = cg_op_attr(d->func, "codegen.subgroup_threads");
  int64_t threads[3], all = 1, lanes = 1, subgroups = 1;
  if (!list || d->size[dim] == 1) return cgi_forall_id(d, true, dim);
  if (d->placed[dim]) return d->placed[dim];
  for (unsigned i = 0; i < 3; i++) {
    threads[i] = cg_attr_int_list_at(list, i);
    all *= threads[i];
    if (i < dim) lanes *= threads[i], subgroups *= d->size[i] / threads[i];
  }
  cg_value linear = cgi_forall_linear(d);
  cg_expr id = cgi_expr_dim(ctx, 0), lane = cgi_expr_binary(ctx, CG_EXPR_MOD, id, cgi_expr_const(ctx, all));
  cg_expr subgroup = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, id, cgi_expr_const(ctx, all * subgroups));
  subgroup = cgi_expr_binary(ctx, CG_EXPR_MOD, subgroup, cgi_expr_const(ctx, d->size[dim] / threads[dim]));
  lane =
      cgi_expr_binary(ctx, CG_EXPR_MOD, cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, lane, cgi_expr_const(ctx, lanes)), cgi_expr_const(ctx, threads[dim]));
  cg_expr e = cgi_expr_add(ctx, cgi_expr_mul(ctx, subgroup, cgi_expr_const(ctx, threads[dim])), lane);
  cgi_builder b = cgi_builder_at_start(d->func->regions[0]->first, d->func->loc);
  while (b.before && linear->op && (linear->op == b.before || cgi_op_before(b.before, linear->op))) b.before = b.before->next;
  return d->placed[dim] = cgi_build_apply(&b, 1, e, &linear);
#else
  return cgi_forall_id(d, true, dim);
#endif
}

// ---- moving bodies ----------------------------------------------------------------------------------------------------------------------
// The builder's block continues inside a loop or guard: `from` is where it was.
typedef struct cgi_forall_nest {
  cgi_builder b;
  cg_block open[2 * CGI_FORALL_DIMS];
  unsigned depth;
} cgi_forall_nest;

static void cgi_forall_enter(cgi_forall_nest *n, cg_block block) {
  n->open[n->depth++] = block;
  n->b.block = block;
  n->b.before = NULL;
}

static cg_value cgi_forall_enter_for(cgi_forall_nest *n, cg_value lower, cg_value upper, cg_value step) {
  cg_op loop = cgi_build_for(&n->b, lower, upper, step, 0, NULL);
  cgi_forall_enter(n, loop->regions[0]->first);
  return n->b.block->args[0];
}

static void cgi_forall_enter_if(cgi_forall_nest *n, cg_value condition) {
  cg_op guard = cgi_build_if(&n->b, condition, 0, NULL, false);
  cgi_forall_enter(n, guard->regions[CG_SCF_IF_THEN_REGION]->first);
}

static void cgi_forall_close(cgi_forall_nest *n, cg_loc loc) {
  while (n->depth) {
    cgi_builder b = cgi_builder_at_end(n->open[--n->depth], loc);
    cgi_build_yield(&b, 0, NULL);
  }
}

// The body goes where the nest is, its indices being ivs; the forall goes.
static void cgi_forall_inline(cgi_forall_nest *n, cgi_forall_loop *loop, const cg_value *ivs) {
  cgi_values_replace_uses(loop->n, loop->body->args, ivs);
  cgi_block_move_ops(loop->body, loop->body->last, n->b.block, n->b.before);
  cgi_forall_close(n, loop->op->loc);
  cgi_op_erase(loop->op);
}

static void cgi_forall_barrier(cgi_forall *d, cgi_builder *b) {
  cg_context *ctx = d->ctx;
  cgi_push(d->barriers, cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL));
}

// ---- what the body does -----------------------------------------------------------------------------------------------------------------
static bool cgi_forall_has_collective(cg_op op, void *user) {
  unsigned to;
  (void)user;
  return op->def->kind != CG_GPU_BARRIER && !(op->def->kind == CG_SCF_FORALL && cgi_forall_kind_of(op, 0, &to) == CGI_FORALL_COLLECTIVE);
}

static bool cgi_forall_writes(cg_op op) {
  cgi_access a;
  return cgi_access_of(op, &a) ? a.writes : (op->def->traits & CG_TRAIT_WRITES) && !(op->def->traits & CG_TRAIT_TERMINATOR) && op->num_operands;
}

// What a thread writes for itself, apart from foralls inside, which share their work in another way.
static void cgi_forall_collect_writes(cg_context *ctx, cg_block block, cg_op **out, unsigned depth) {
  for (cg_op op = block->first; op && depth < CGI_FORALL_DEPTH; op = op->next) {
    if (op->def->kind == CG_SCF_FORALL) continue;
    if (cgi_forall_writes(op)) cgi_push(*out, op);
    for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) cgi_forall_collect_writes(ctx, b, out, depth + 1);
  }
}

static bool cgi_forall_fills_workgroup_memory(cg_context *ctx, cg_block body) {
  cg_op *writes = NULL;
  bool any = false;
  cgi_forall_collect_writes(ctx, body, &writes, 0);
  for (size_t i = 0; i < cgi_len(writes); i++)
    for (unsigned k = 0; k < writes[i]->num_operands; k++) {
      cg_type t = writes[i]->operands[k].value->type;
      any = any || (t->kind == CG_TYPE_MEMREF && cgi_is_workgroup_memory(t));
    }
  return any;
}

// The value may differ between the threads of a workgroup.
static bool cgi_forall_diverges(cg_value v, unsigned depth) {
  cg_op op = v->op;
  if (depth > CGI_FORALL_DEPTH) return true;
  if (!op) { // a loop's index runs alike where its bounds do
    cg_op loop = v->block->region->op;
    if (loop->def->kind != CG_SCF_FOR || v->index) return true;
    for (unsigned i = 0; i < 3; i++)
      if (cgi_forall_diverges(loop->operands[i].value, depth + 1)) return true;
    return false;
  }
  if (op->def->kind == CG_HAL_INTERFACE_CONSTANT_LOAD || op->def->kind == CG_GPU_BLOCK_ID) return false;
  if (op->num_regions || !(op->def->traits & CG_TRAIT_PURE)) return true;
  if (op->def->kind == CG_GPU_THREAD_ID || op->def->kind == CG_GPU_GLOBAL_ID || op->def->kind == CG_GPU_LANE_ID ||
      op->def->kind == CG_GPU_SUBGROUP_ID)
    return true;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_forall_diverges(op->operands[i].value, depth + 1)) return true;
  return false;
}

// All threads of a workgroup come to op, equally often.
static bool cgi_forall_is_uniform(cgi_forall *d, cg_op op) {
  for (cg_op p = cg_op_parent(op); p && p != d->func; p = cg_op_parent(p)) {
    unsigned n = p->def->kind == CG_SCF_FOR ? 3 : p->def->kind == CG_SCF_IF ? 1 : 0;
    if (!n) return false;
    for (unsigned i = 0; i < n; i++)
      if (cgi_forall_diverges(p->operands[i].value, 0)) return false;
  }
  return true;
}

// ---- blocks -----------------------------------------------------------------------------------------------------------------------------
// The tiles along one dim: one per workgroup, or, where the grid may not hold them all, every count-th.
static cg_value cgi_forall_block_dim(cgi_forall *d, cgi_forall_nest *n, const cgi_forall_dim *dim) {
  int64_t most = d->max_count[dim->to];
  bool fits = dim->trips != CG_DYNAMIC ? dim->trips <= most : !dim->step && most >= INT32_MAX / dim->s; // indices are 32 bits wide
  if (dim->trips == 1) return cgi_forall_value(&n->b, dim->lower, dim->l);
  cg_value id = cgi_forall_id(d, false, dim->to), at = cgi_forall_point(&n->b, dim, id);
  if (fits) return at;
  cg_value step = cgi_forall_value(&n->b, dim->step, dim->s), upper = cgi_forall_value(&n->b, dim->upper, dim->u);
  cg_value count = cgi_build_gpu_id(&n->b, CG_GPU_GRID_DIM, dim->to);
  return cgi_forall_enter_for(n, at, upper, cgi_index_op(&n->b, CG_ARITH_MULI, count, step));
}

static bool cgi_forall_block(cgi_forall *d, cg_op op) {
  cgi_forall_loop loop;
  cgi_forall_nest nest;
  cg_value ivs[CGI_FORALL_DIMS];
  cg_expr counts[3];
  if (!cgi_forall_read(op, &loop, CGI_FORALL_BLOCK)) return false;
  memset(&nest, 0, sizeof nest);
  nest.b = cgi_builder_before(op);
  for (unsigned i = 0; i < 3; i++) counts[i] = cgi_expr_const(d->ctx, 1);
  for (unsigned i = 0; i < loop.n; i++) {
    const cgi_forall_dim *dim = &loop.dim[i];
    int64_t most = d->max_count[dim->to]; // what there is more of goes around: cgi_forall_block_dim
    cg_expr e = dim->trips != CG_DYNAMIC ? cgi_expr_const(d->ctx, dim->trips < most ? dim->trips : most)
                                         : cgi_trip_expr(d->ctx, cgi_forall_trips(&nest.b, dim), 0);
    if (!e) return cgi_op_unsupported(op, "has a trip count that is no expression over the kernel's constants");
    counts[dim->to] = e;
  }
  for (unsigned i = 0; i < 3; i++) {
    if (d->counts[0] && d->counts[i] != counts[i]) return cgi_op_unsupported(op, "needs another number of workgroups than the loops before it");
  }
  memcpy(d->counts, counts, sizeof counts);
  for (unsigned i = 0; i < loop.n; i++) ivs[i] = cgi_forall_block_dim(d, &nest, &loop.dim[i]);
  cgi_forall_inline(&nest, &loop, ivs);
  return true;
}

// ---- threads ----------------------------------------------------------------------------------------------------------------------------

// The round of dim that this thread has: a loop where there are more rounds than threads; `guard` is what decides whether it has one at all.
static cg_value cgi_forall_thread_dim(cgi_forall *d, cgi_forall_nest *n, const cgi_forall_dim *dim, bool clamp, cg_value *guard) {
  int64_t size = d->size[dim->to];
  bool known = dim->trips != CG_DYNAMIC;
  cg_value at = cgi_forall_place(d, dim->to), trips = cgi_forall_trips(&n->b, dim);
  if (!known || dim->trips > size) {
    cg_value zero = cgi_build_index(&n->b, 0), step = cgi_build_index(&n->b, size);
    cg_value round = cgi_forall_enter_for(n, zero, trips, step);
    at = cgi_index_op(&n->b, CG_ARITH_ADDI, round, at);
  }
  if (!known || dim->trips % size) {
    *guard = cgi_build_and(&n->b, *guard, cgi_build_cmpi(&n->b, CG_CMPI_SLT, at, trips));
    if (clamp) { // does the last round again, and writes nothing
      cg_value one = cgi_build_index(&n->b, 1), last = cgi_build_binary(&n->b, CG_ARITH_SUBI, trips, one);
      at = cgi_build_binary(&n->b, CG_ARITH_MINSI, at, last);
    }
  }
  return cgi_forall_point(&n->b, dim, at);
}

static void cgi_forall_guard_writes(cg_op *writes, cg_value guard) {
  for (size_t i = 0; i < cgi_len(writes); i++) {
    cgi_builder b = cgi_builder_before(writes[i]);
    cgi_op_move_before(writes[i], cgi_build_guard(&b, guard).before);
  }
}

static bool cgi_forall_thread(cgi_forall *d, cg_op op) {
  cg_context *ctx = d->ctx;
  cgi_forall_loop loop;
  cgi_forall_nest nest;
  cg_value ivs[CGI_FORALL_DIMS], guard = NULL;
  cg_op *writes = NULL;
  bool used[3] = {false, false, false};
  if (!cgi_forall_read(op, &loop, CGI_FORALL_THREAD)) return false;
  bool meets = !cgi_walk_pre(op, cgi_forall_has_collective, NULL), fills = cgi_forall_fills_workgroup_memory(ctx, loop.body);
  memset(&nest, 0, sizeof nest);
  nest.b = cgi_builder_before(op);
  if (fills && !cgi_forall_is_uniform(d, op)) return cgi_op_unsupported(op, "fills workgroup memory where not all threads come");
  if (fills) cgi_forall_barrier(d, &nest.b);
  for (unsigned i = 0; i < loop.n; i++) used[loop.dim[i].to] = true;
  for (unsigned i = 0; i < loop.n; i++) ivs[i] = cgi_forall_thread_dim(d, &nest, &loop.dim[i], meets, &guard);
  for (unsigned i = 0; i < 3; i++) { // one thread of those that would do the same
    if (used[i] || d->size[i] == 1) continue;
    cg_value id = cgi_forall_id(d, true, i), zero = cgi_build_index(&nest.b, 0);
    guard = cgi_build_and(&nest.b, guard, cgi_build_cmpi(&nest.b, CG_CMPI_EQ, id, zero));
  }
  if (guard && meets) cgi_forall_collect_writes(ctx, loop.body, &writes, 0);
  if (guard && !meets) cgi_forall_enter_if(&nest, guard);
  cgi_builder after = cgi_builder_after(op);
  if (fills) cgi_forall_barrier(d, &after);
  cgi_forall_inline(&nest, &loop, ivs);
  if (writes) cgi_forall_guard_writes(writes, guard);
  return true;
}

// ---- collective foralls -----------------------------------------------------------------------------------------------------------------
// Index of linear dim i of point `at + shift`, where at is below `bound`.
static cg_value cgi_forall_delinearize(cgi_builder *b, const cgi_forall_dim *dim, int64_t inner, cg_value at, int64_t shift, int64_t bound,
                                       bool outermost) {
  cg_context *ctx = b->ctx;
  cg_expr e = cgi_expr_dim(ctx, 0);
  int64_t whole = 0, count = dim->trips;
  if (shift % inner == 0) { // the shift passes through the division
    whole = shift / inner;
    shift = 0;
  }
  if (shift) e = cgi_expr_add(ctx, e, cgi_expr_const(ctx, shift));
  e = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, e, cgi_expr_const(ctx, inner));
  int64_t span = (bound + shift + inner - 1) / inner; // e is below it
  if (!outermost) whole %= count;
  if (!outermost && whole + span > count) { // wraps around
    if (whole) e = cgi_expr_add(ctx, e, cgi_expr_const(ctx, whole));
    e = cgi_expr_binary(ctx, CG_EXPR_MOD, e, cgi_expr_const(ctx, count));
    whole = 0;
  }
  cg_value v = cgi_build_apply(b, 1, e, &at);
  cgi_forall_dim moved = *dim;
  moved.l += whole * dim->s;
  return cgi_forall_point(b, &moved, v);
}

// The forall's indices at point `at + shift`.
static void cgi_forall_points(cgi_builder *b, const cgi_forall_loop *loop, cg_value at, int64_t shift, int64_t bound, cg_value *ivs) {
  int64_t inner = 1;
  for (unsigned to = 0; to < loop->n; to++) // from the fastest on
    for (unsigned i = 0; i < loop->n; i++) {
      if (loop->dim[i].to != to) continue;
      ivs[i] = cgi_forall_delinearize(b, &loop->dim[i], inner, at, shift, bound, to + 1 == loop->n);
      inner *= loop->dim[i].trips;
    }
}

// The body for rounds [first, end) of so many threads from `at` on, which is below `bound`.
static void cgi_forall_rounds(cgi_forall_nest *n, const cgi_forall_loop *loop, cg_value at, int64_t first, int64_t end, int64_t threads,
                              int64_t bound) {
  cg_value ivs[CGI_FORALL_DIMS];
  for (int64_t r = first; r < end; r++) {
    cgi_forall_points(&n->b, loop, at, r * threads, bound, ivs);
    cgi_inline_block(&n->b, loop->body, ivs, NULL);
  }
}

// All reads before all writes: many loads under way at once, and what prefetching looks for. Only where no read can see a write.
static void cgi_forall_writes_last(cg_context *ctx, cg_op first, cg_op end) {
  cg_op *writes = NULL;
  cgi_access a, w;
  bool ok = true;
  for (cg_op op = first; op != end && ok; op = op->next) {
    ok = op->num_regions == 0 && ((op->def->traits & CG_TRAIT_PURE) || cgi_access_of(op, &a));
    if (ok && cgi_forall_writes(op)) cgi_push(writes, op);
  }
  for (cg_op op = first; op != end && ok; op = op->next)
    for (size_t i = 0; i < cgi_len(writes) && ok; i++)
      ok = !cgi_access_of(op, &a) || !a.reads || !cgi_access_of(writes[i], &w) || !cgi_may_alias(a.memref, w.memref);
  for (size_t i = 0; i < cgi_len(writes) && ok; i++) cgi_op_move_before(writes[i], end);
}

// Reads beyond the edge take a guard per element: such rounds are not written out many times.
static bool cgi_forall_in_bounds(cg_op op, void *user) {
  cg_attr in_bounds = op->def->kind == CG_VECTOR_TRANSFER_READ ? cg_op_attr(op, "in_bounds") : NULL;
  (void)user;
  for (size_t i = 0; in_bounds && i < cg_attr_len(in_bounds); i++)
    if (!cg_attr_int(cg_attr_at(in_bounds, i))) return false;
  return true;
}

// Rounds of a number that is known at run time only: at = thread id, thread id + threads, … below the product of the trip counts.
static void cgi_forall_unknown_rounds(cgi_forall_nest *n, cgi_forall_loop *loop, cg_value linear, int64_t threads) {
  cg_value ivs[CGI_FORALL_DIMS], trips[CGI_FORALL_DIMS], total = NULL;
  unsigned order[CGI_FORALL_DIMS] = {0}; // of the dims, from the fastest on
  for (unsigned i = 0; i < loop->n; i++) order[loop->dim[i].to] = i;
  for (unsigned to = 0; to < loop->n; to++) {
    trips[to] = cgi_forall_trips(&n->b, &loop->dim[order[to]]);
    total = total ? cgi_build_binary(&n->b, CG_ARITH_MULI, total, trips[to]) : trips[to];
  }
  cg_value step = cgi_build_index(&n->b, threads), at = cgi_forall_enter_for(n, linear, total, step);
  for (unsigned to = 0; to < loop->n; to++) {
    cg_value index = to + 1 < loop->n ? cgi_build_binary(&n->b, CG_ARITH_REMUI, at, trips[to]) : at;
    if (to + 1 < loop->n) at = cgi_build_binary(&n->b, CG_ARITH_DIVUI, at, trips[to]);
    ivs[order[to]] = cgi_forall_point(&n->b, &loop->dim[order[to]], index);
  }
  cgi_forall_inline(n, loop, ivs);
}

static bool cgi_forall_collective(cgi_forall *d, cg_op op) {
  cgi_forall_loop loop;
  cgi_forall_nest nest;
  cg_value ivs[CGI_FORALL_DIMS];
  int64_t total = 1, threads = d->size[0] * d->size[1] * d->size[2];
  bool known = true;
  if (!cgi_forall_read(op, &loop, CGI_FORALL_COLLECTIVE)) return false;
  for (unsigned i = 0; i < loop.n; i++) {
    if (loop.dim[i].to >= loop.n || loop.dim[i].trips > INT32_MAX / cgi_larger(total, 1))
      return cgi_op_unsupported(op, "shares more iterations than there are numbers for among the threads");
    known = known && loop.dim[i].trips != CG_DYNAMIC;
    total = known ? total * loop.dim[i].trips : 1;
  }
  if (!cgi_forall_is_uniform(d, op)) return cgi_op_unsupported(op, "fills workgroup memory where not all threads come");
  if (!total) return cgi_op_erase(op), true;
  memset(&nest, 0, sizeof nest);
  nest.b = cgi_builder_before(op);
  cgi_forall_barrier(d, &nest.b);
  cgi_builder after = cgi_builder_after(op);
  cgi_forall_barrier(d, &after);
  if (!known) {
    cgi_forall_unknown_rounds(&nest, &loop, cgi_forall_linear(d), threads);
    return true;
  }
  cg_op before = d->barriers[cgi_len(d->barriers) - 2];
  cg_value linear = cgi_forall_linear(d);
  int64_t rounds = total / threads, most = cgi_walk_pre(op, cgi_forall_in_bounds, NULL) ? CGI_FORALL_UNROLL : CGI_FORALL_GUARDED, done = 0;
  if (rounds > most) { // some of them at a time, in a loop
    int64_t length = 0, each;
    CGI_FOREACH_OP(inner, loop.body) length++;
    each = cgi_larger(cgi_smaller(most / 2, CGI_FORALL_LONG / length), 1);
    done = rounds / each * each;
    cg_value end = cgi_build_index(&nest.b, done * threads), step = cgi_build_index(&nest.b, each * threads);
    cg_value at = cgi_forall_enter_for(&nest, linear, end, step);
    cg_block block = nest.b.block;
    cgi_forall_rounds(&nest, &loop, at, 0, each, threads, (done - each + 1) * threads);
    cgi_forall_close(&nest, op->loc);
    cgi_forall_writes_last(d->ctx, block->first, block->last);
    before = block->region->op;
    nest.b = cgi_builder_before(op);
  }
  cgi_forall_rounds(&nest, &loop, linear, done, rounds, threads, threads);
  if (rounds - done > 1) cgi_forall_writes_last(d->ctx, before->next, op);
  if (total % threads == 0) return cgi_op_erase(op), true;
  cg_value left = cgi_build_index(&nest.b, total - rounds * threads);
  cgi_forall_enter_if(&nest, cgi_build_cmpi(&nest.b, CG_CMPI_SLT, linear, left));
  cgi_forall_points(&nest.b, &loop, linear, rounds * threads, total - rounds * threads, ivs);
  cgi_forall_inline(&nest, &loop, ivs);
  return true;
}

// ---- barriers ---------------------------------------------------------------------------------------------------------------------------
// Which allocations are touched between barriers, and which of them written.
typedef struct cgi_forall_touched {
  cg_value roots[CGI_FORALL_ROOTS];
  bool writes[CGI_FORALL_ROOTS];
  unsigned n;
  bool all; // more than is kept track of
} cgi_forall_touched;

static void cgi_forall_touch(cgi_forall_touched *t, cg_op op) {
  cgi_access a;
  if (cgi_is_view(op) || op->def->kind == CG_MEMREF_DIM || op->num_regions) return;
  bool known = cgi_access_of(op, &a);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    unsigned k = 0;
    if (v->type->kind != CG_TYPE_MEMREF || !cgi_is_workgroup_memory(v->type)) continue;
    v = cgi_memory_root(v);
    while (k < t->n && t->roots[k] != v) k++;
    if (k == CGI_FORALL_ROOTS) {
      t->all = true;
      return;
    }
    if (k == t->n) t->roots[t->n++] = v;
    t->writes[k] = t->writes[k] || !known || a.writes;
  }
}

// Touched from `op` on (itself excluded; NULL: the whole block) in one direction, up to a barrier. True when every path meets one.
static bool cgi_forall_scan(cgi_forall_touched *t, cg_block block, cg_op op, bool forward, unsigned depth) {
  if (depth > CGI_FORALL_DEPTH) return t->all = true;
  for (cg_op o = op ? (forward ? op->next : op->prev) : forward ? block->first : block->last; o; o = forward ? o->next : o->prev) {
    if (o->def->kind == CG_GPU_BARRIER) return true;
    cgi_forall_touch(t, o);
    bool stops = o->def->kind == CG_SCF_IF && o->num_regions == 2 && o->regions[CG_SCF_IF_ELSE_REGION]->first;
    for (unsigned r = 0; r < o->num_regions; r++) CGI_FOREACH_BLOCK(b, o->regions[r]) {
        if (!cgi_forall_scan(t, b, NULL, forward, depth + 1)) stops = false;
      }
    if (stops) return true;
  }
  return false;
}

// From a barrier on, through the ends of the blocks around it; a loop comes back to its other end.
static void cgi_forall_window(cgi_forall_touched *t, cg_op barrier, bool forward) {
  memset(t, 0, sizeof *t);
  for (cg_op op = barrier; op; op = cg_op_parent(op)) {
    if (op->def->kind == CG_FUNC_FUNC || cgi_forall_scan(t, op->block, op, forward, 0)) return;
    cg_op parent = cg_op_parent(op);
    if (parent->def->kind != CG_SCF_IF && parent->def->kind != CG_FUNC_FUNC) cgi_forall_scan(t, op->block, NULL, forward, 0);
  }
}

static bool cgi_forall_conflict(const cgi_forall_touched *a, const cgi_forall_touched *b) {
  if (a->all || b->all) return true;
  for (unsigned i = 0; i < a->n; i++)
    for (unsigned k = 0; k < b->n; k++)
      if (a->roots[i] == b->roots[k] && (a->writes[i] || b->writes[k])) return true;
  return false;
}

// Latest first: of two neighbours the one before the accesses stays.
static void cgi_forall_prune_barriers(cgi_forall *d) {
  for (size_t i = cgi_len(d->barriers); i-- > 0;) {
    cgi_forall_touched before, after;
    cgi_forall_window(&before, d->barriers[i], false);
    cgi_forall_window(&after, d->barriers[i], true);
    if (!cgi_forall_conflict(&before, &after)) cgi_op_erase(d->barriers[i]);
  }
}

// ---- the function -----------------------------------------------------------------------------------------------------------------------
// Foralls that have no iterations for threads go, with all that is inside of them.
static bool cgi_forall_drop_empty(cg_op func) {
  cg_op *foralls = cgi_collect(func, CG_SCF_FORALL);
  for (size_t i = cgi_len(foralls); i-- > 0;) { // inner ones first
    cgi_forall_loop loop;
    unsigned to;
    bool empty = false;
    if (cgi_forall_kind_of(foralls[i], 0, &to) != CGI_FORALL_THREAD) continue;
    if (!cgi_forall_read(foralls[i], &loop, CGI_FORALL_THREAD)) return false;
    for (unsigned k = 0; k < loop.n; k++) empty = empty || !loop.dim[k].trips;
    if (empty) cgi_op_erase(foralls[i]);
  }
  return true;
}

CGI_DEF bool cgi_distribute_foralls(cg_op func, const int64_t workgroup_size[3], const int64_t max_count[3], cg_attr *counts) {
  cg_context *ctx = func->ctx;
  static bool (*const levels[])(cgi_forall *, cg_op) = {cgi_forall_block, cgi_forall_thread, cgi_forall_collective};
  if (!cgi_forall_drop_empty(func)) return false;
  cg_op *foralls = cgi_collect(func, CG_SCF_FORALL);
  unsigned to;
  cgi_forall d;
  memset(&d, 0, sizeof d);
  d.ctx = ctx;
  d.func = func;
  memcpy(d.size, workgroup_size, sizeof d.size);
  memcpy(d.max_count, max_count, sizeof d.max_count);
  *counts = NULL;
  bool ok = true;
  for (unsigned level = 0; level < 3; level++) // outer foralls first: what is inside must not be cloned as a forall
    for (size_t i = 0; i < cgi_len(foralls) && ok; i++) {
      if (!foralls[i]) continue;
      cgi_forall_kind kind = cgi_forall_kind_of(foralls[i], 0, &to);
      if (kind == CGI_FORALL_NONE) ok = cgi_op_unsupported(foralls[i], "has no mapping to workgroups or threads");
      if (!ok || kind != (cgi_forall_kind)level) continue;
      ok = levels[level](&d, foralls[i]);
      foralls[i] = NULL;
    }
  if (ok) cgi_forall_prune_barriers(&d);
  if (ok && d.counts[0]) {
    cg_attr maps[3];
    for (unsigned i = 0; i < 3; i++) maps[i] = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, cgi_expr_num_symbols(d.counts[i]), 1, &d.counts[i]));
    *counts = cgi_attr_array(ctx, 3, maps);
  }
  return ok;
}

#undef CGI_FORALL_DIMS
#undef CGI_FORALL_UNROLL
#undef CGI_FORALL_GUARDED
#undef CGI_FORALL_LONG
#undef CGI_FORALL_ROOTS
#undef CGI_FORALL_DEPTH
