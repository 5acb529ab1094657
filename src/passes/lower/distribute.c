// distribute: each parallel nest of a kernel is collapsed onto the global invocation id, under a guard.
//
//   scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c15)        %b = gpu.block_id x   %t = gpu.thread_id x
//       step (%c1, %c1) { … }                            →    %w = arith.muli %b, %c64   %id = arith.addi %w, %t
//                                                             %in = arith.cmpi ult, %id, %c150
//                                                             scf.if %in { %j = arith.remui %id, %c15   %i = arith.divui %id, %c15 … }
//
// The export gets workgroup_size and trip_counts: per nest the number of points, as a map of the push constants (symbol i is constant i), from which
// workgroup-count makes the counts. Where more workgroups may be needed than one dimension of the grid holds, the id runs on in y.
// A kernel of foralls is distributed by their mapping (memory/distribute_forall.c): to workgroups, threads, or all threads together. It gets
// workgroup_count_maps, the tiles along x, y and z, instead of trip_counts.
//
//   scf.forall (%i) = (0) to (64) step (8) { … } {mapping = [#gpu.block<x>]}   →   %b = gpu.block_id x   %i = affine.apply (d0 * 8)(%b) …
//
// A kernel that reads ids already is its author's: it has no nests for all invocations, its foralls are for the threads of a workgroup, and its
// export counts workgroups.
//
// Requires: linalg-to-loops or bufferize. Preserves: bindings and push constants. No scf.forall is left, and no scf.parallel at the top of a kernel.
#include "passes/memory/distribute_forall.h"
#include "passes/pass_table.h"
#include "passes/tile/tiling.h"
#include "analysis/linear.h"
#include "support/grid.h"
#include "support/views.h"
#include "target/configuration.h"

#define CGI_GRID_LIMIT 65535 // the x count that every Vulkan device takes

typedef struct cgi_distribute {
  cg_context *ctx;
  cg_op func;
  int64_t workgroup_size[3];
  int64_t max_count_x;
  cg_attr *trip_counts; // cgi array
} cgi_distribute;

// The linear id of this invocation among all that run; in one dimension of the grid where that holds every workgroup.
static cg_value cgi_linear_id(cgi_distribute *d, cgi_builder *b, bool known, int64_t total) {
  int64_t size = d->workgroup_size[0] * d->workgroup_size[1] * d->workgroup_size[2];
  bool one_dimension = known ? (total + size - 1) / size <= d->max_count_x : d->max_count_x >= INT32_MAX / size;
  cg_value group = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 0);
  if (!one_dimension) {
    cg_value row = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 1);
    row = cgi_build_binary(b, CG_ARITH_MULI, row, cgi_build_gpu_id(b, CG_GPU_GRID_DIM, 0));
    group = cgi_build_binary(b, CG_ARITH_ADDI, row, group);
  }
  cg_value thread = cgi_build_gpu_id(b, CG_GPU_THREAD_ID, 0);
  int64_t stride = d->workgroup_size[0];
  for (int64_t k = 1; k < 3; k++) {
    if (d->workgroup_size[k] > 1) {
      cg_value id = cgi_build_gpu_id(b, CG_GPU_THREAD_ID, k);
      thread = cgi_build_binary(b, CG_ARITH_ADDI, thread, cgi_index_op(b, CG_ARITH_MULI, id, cgi_build_index(b, stride)));
    }
    stride *= d->workgroup_size[k];
  }
  return cgi_build_binary(b, CG_ARITH_ADDI, cgi_index_op(b, CG_ARITH_MULI, group, cgi_build_index(b, size)), thread);
}

static bool cgi_distribute_nest(cgi_distribute *d, cg_op nest) {
  cg_context *ctx = d->ctx;
  cg_block body = nest->regions[0]->first;
  unsigned n = cg_block_num_args(body);
  if (nest->num_results) return cgi_op_unsupported(nest, "with results is not distributed");
  cgi_builder b = cgi_builder_before(nest);
  cg_value *trips = CGI_SCRATCH(ctx, cg_value, n), total = cgi_build_index(&b, 1);
  for (unsigned i = 0; i < n; i++) {
    trips[i] = cgi_build_trips(&b, nest->operands[i].value, nest->operands[n + i].value, nest->operands[2 * n + i].value);
    total = cgi_index_op(&b, CG_ARITH_MULI, total, trips[i]);
  }
  cg_expr count = cgi_trip_expr(ctx, total, 0);
  if (!count) return cgi_op_unsupported(nest, "has a trip count that is no expression over the kernel's constants");
  cgi_push(d->trip_counts, cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, cgi_expr_num_symbols(count), 1, &count)));
  bool known = count->kind == CG_EXPR_CONST;
  if (known && count->value > INT32_MAX) return cgi_op_error(nest, "[index-range] has %l points; a kernel's indices are 32 bits wide", count->value);
  cg_value id = cgi_linear_id(d, &b, known, known ? count->value : 0);
  cg_op guard = cgi_build_if(&b, cgi_build_cmpi(&b, CG_CMPI_ULT, id, total), 0, NULL, false);
  cg_block then_block = guard->regions[CG_SCF_IF_THEN_REGION]->first;
  cgi_builder in = cgi_builder_at_end(then_block, nest->loc);
  cg_value rest = id;
  for (unsigned i = n; i-- > 0;) {
    bool last = true;
    for (unsigned k = 0; k < i; k++) last = last && cgi_constant_is(trips[k], 1);
    cg_value at = last ? rest : cgi_build_binary(&in, CG_ARITH_REMUI, rest, trips[i]);
    if (!last) rest = cgi_build_binary(&in, CG_ARITH_DIVUI, rest, trips[i]);
    if (last && i) { rest = cgi_build_index(&in, 0); }
    at = cgi_index_op(&in, CG_ARITH_MULI, at, nest->operands[2 * n + i].value);
    if (!cgi_constant_is(nest->operands[i].value, 0)) at = cgi_build_binary(&in, CG_ARITH_ADDI, at, nest->operands[i].value);
    cgi_value_replace_uses(body->args[i], at);
  }
  cgi_block_move_ops(body, body->last, then_block, NULL);
  cgi_build_yield(&in, 0, NULL);
  cgi_op_erase(nest);
  return true;
}

// ---- order --------------------------------------------------------------------------------------------------------------------------------------
// The invocations of all workgroups meet nowhere. So what one nest writes, another one may touch only where the invocation that wrote it has the
// same point there, and what every invocation does beside the nests may not depend on what others do. A kernel that asks for ids is its author's.
#ifndef CODEGEN_NO_VERIFY
typedef struct cgi_apart {
  cg_context *ctx;
  cg_op unit;          // the nest that is walked; NULL: beside the nests
  cgi_access *touched; // cgi array
  cg_op *units;        // cgi array
  bool ids;
} cgi_apart;

static bool cgi_apart_collect(cg_op op, void *user) {
  cgi_apart *p = (cgi_apart *)user;
  cg_context *ctx = p->ctx;
  cgi_access a;
  if (op->def->kind == CG_GPU_THREAD_ID || op->def->kind == CG_GPU_BLOCK_ID) p->ids = true;
  if (cgi_access_of(op, &a)) {
    cgi_push(p->touched, a);
    cgi_push(p->units, p->unit);
  } else if (cgi_touches_memory(op)) {
    for (unsigned i = 0; i < op->num_operands; i++) {
      a.memref = op->operands[i].value;
      if (a.memref->type->kind != CG_TYPE_MEMREF) continue;
      a.op = op;
      a.at = i;
      a.rank = ~0u; // no indices
      a.reads = a.writes = true;
      cgi_push(p->touched, a);
      cgi_push(p->units, p->unit);
    }
  }
  return true;
}

static bool cgi_apart_same(cg_value a, cg_value b) {
  int64_t x, y;
  if (a == b || (cgi_constant_int(a, &x) && cgi_constant_int(b, &y) && x == y)) return true;
  cg_op p = cg_value_op(a), q = cg_value_op(b);
  if (!p || !q || p->def != q->def || p->num_operands != q->num_operands || p->num_attrs != q->num_attrs || a->type != b->type) return false;
  if (p->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN && p->def->kind != CG_MEMREF_DIM) return false;
  for (unsigned i = 0; i < p->num_attrs; i++)
    if (p->attrs[i].value != q->attrs[i].value) return false;
  for (unsigned i = 0; i < p->num_operands; i++)
    if (!cgi_apart_same(p->operands[i].value, q->operands[i].value)) return false;
  return true;
}

// Points of equal numbers touch equal places, others other ones.
static bool cgi_apart_by_points(const cgi_access *a, cg_op in_a, const cgi_access *b, cg_op in_b) {
  cg_block x = in_a->regions[0]->first, y = in_b->regions[0]->first;
  unsigned n = cg_block_num_args(x);
  if (n != cg_block_num_args(y) || !cgi_apart_same(a->memref, b->memref) || a->rank != b->rank || a->rank == ~0u) return false;
  for (unsigned i = 0; i < 3 * n; i++)
    if (!cgi_apart_same(in_a->operands[i].value, in_b->operands[i].value)) return false;
  for (unsigned i = 0; i < n; i++) {
    int64_t lower, upper, step;
    bool used = cgi_constant_int(in_a->operands[i].value, &lower) && cgi_constant_int(in_a->operands[n + i].value, &upper) &&
                cgi_constant_int(in_a->operands[2 * n + i].value, &step) && upper - lower <= step;
    for (unsigned k = 0; k < a->rank; k++) used = used || a->op->operands[a->at + 1 + k].value == x->args[i];
    if (!used) return false;
  }
  for (unsigned k = 0; k < a->rank; k++) {
    cg_value v = a->op->operands[a->at + 1 + k].value, w = b->op->operands[b->at + 1 + k].value;
    bool same = cgi_apart_same(v, w);
    for (unsigned i = 0; i < n; i++) same = same || (v == x->args[i] && w == y->args[i]);
    if (!same) return false;
  }
  return a->type == b->type;
}

// Index i of an access in the buffer that its subviews are of; NULL: not known.
static cg_value cgi_apart_place(const cgi_access *a, unsigned i, cgi_linear *out) {
  cg_value m = a->memref;
  *out = cgi_linear_of(a->op->operands[a->at + 1 + i].value);
  for (cg_op view = cg_value_op(m); view && view->def->kind == CG_MEMREF_SUBVIEW; view = cg_value_op(m)) {
    cg_attr offsets = cg_op_attr(view, "static_offsets"), strides = cg_op_attr(view, "static_strides");
    cgi_linear x;
    m = view->operands[CG_MEMREF_SUBVIEW_SOURCE].value;
    int64_t offset = cg_attr_int_list_at(offsets, i), stride = cg_attr_int_list_at(strides, i);
    if (m->type->rank != a->rank || offset == CG_DYNAMIC || stride == CG_DYNAMIC) return NULL;
    x = cgi_linear_constant(offset);
    if (!cgi_linear_add(&x, out, stride)) return NULL;
    *out = x;
  }
  return m;
}

// Other parts of one buffer, whatever the points: by ranges, or by what remains modulo a step.
static bool cgi_apart_by_parts(const cgi_access *a, const cgi_access *b) {
  if (a->rank == ~0u || a->rank != b->rank) return false;
  for (unsigned i = 0; i < a->rank; i++) {
    cgi_linear x, y;
    cg_value in_a = cgi_apart_place(a, i, &x), in_b = cgi_apart_place(b, i, &y);
    int64_t nx = cgi_access_extent(a, i), ny = cgi_access_extent(b, i), step = 0;
    if (!in_a || !in_b || !nx || !ny || !cgi_apart_same(in_a, in_b)) continue;
    if ((nx > 1 && in_a != a->memref) || (ny > 1 && in_b != b->memref)) continue; // the view's steps are between the elements, too
    cgi_interval rx = cgi_linear_range(&x), ry = cgi_linear_range(&y);
    if ((rx.hi < INT32_MAX && rx.hi + nx - 1 < ry.lo) || (ry.hi < INT32_MAX && ry.hi + ny - 1 < rx.lo)) return true;
    for (unsigned k = 0; k < x.num_terms; k++) step = cgi_gcd(step, x.coefficients[k]);
    for (unsigned k = 0; k < y.num_terms; k++) step = cgi_gcd(step, y.coefficients[k]);
    if (nx == 1 && ny == 1 && step && (x.constant - y.constant) % step) return true;
  }
  return false;
}

static bool cgi_apart_are(const cgi_apart *p, size_t i, size_t k) {
  const cgi_access *a = p->touched + i, *b = p->touched + k;
  cg_op in_a = p->units[i], in_b = p->units[k];
  if ((in_a && in_a == in_b) || !(a->writes || b->writes) || (i == k && !a->reads)) return true;
  cg_value at = cgi_memory_root(a->memref);
  if (!cgi_may_alias(at, cgi_memory_root(b->memref)) || cgi_apart_by_parts(a, b)) return true;
  cg_op root = cg_value_op(at);
  bool own = root && (root->def->kind == CG_MEMREF_ALLOC || root->def->kind == CG_MEMREF_ALLOCA) && !at->type->memory_space; // each invocation has it
  if (!in_a && !in_b) return own || p->ids;
  if (!in_a || !in_b) return own && !(in_a ? a : b)->writes;
  return cgi_apart_by_points(a, in_a, b, in_b);
}

static bool cgi_distribute_in_order(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_block entry = func->regions[0]->first;
  cgi_apart p;
  bool nests = false, ok = true;
  memset(&p, 0, sizeof p);
  p.ctx = ctx;
  CGI_FOREACH_OP(op, entry) {
    p.unit = op->def->kind == CG_SCF_PARALLEL ? op : NULL;
    nests = nests || p.unit;
    cgi_walk_pre(op, cgi_apart_collect, &p);
  }
  for (size_t k = 0; nests && ok && k < cgi_len(p.touched); k++)
    for (size_t i = 0; ok && i <= k; i++)
      if (!cgi_apart_are(&p, i, k)) {
        ok = cgi_op_unsupported(p.touched[k].op, "[race] touches what other invocations have written or write: nothing keeps them in order here");
        cgi_note(ctx, p.touched[i].op->loc, "by this op");
      }
  return ok;
}
#else
#define cgi_distribute_in_order(func) ((void)(func), true)
#endif

// Whether it writes what other workgroups see, outside of loops: each of them would.
static bool cgi_distribute_writes_inside(cg_op op, void *user) {
  (void)user;
  if (op->def->kind == CG_SCF_FORALL) return true;
  bool writes = (op->def->traits & CG_TRAIT_WRITES) != 0 && op->def->kind != CG_MEMREF_DEALLOC && op->def->kind != CG_MEMREF_ASSUME_ALIGNMENT,
       inside = false;
  for (cg_op p = cg_op_parent(op); writes && p; p = cg_op_parent(p)) inside = inside || p->def->kind == CG_SCF_FORALL;
  for (unsigned i = 0; writes && !inside && i < op->num_operands; i++) {
    cg_type t = op->operands[i].value->type;
    if (t->kind == CG_TYPE_MEMREF && !cgi_is_workgroup_memory(t)) return false;
  }
  return true;
}

// Threads may be told apart by hand where loops are for workgroups alone, and all is written in them.
static bool cgi_distribute_groups_alone(cg_op func) {
  cg_op *foralls = cgi_collect(func, CG_SCF_FORALL);
  bool groups = cgi_len(foralls) > 0;
  for (size_t i = 0; i < cgi_len(foralls); i++) groups = groups && cgi_is_forall_of(foralls[i], "gpu.block");
  return groups && cgi_walk_pre(func, cgi_distribute_writes_inside, NULL);
}

// The points of the largest nest whose bounds are known.
static int64_t cgi_distribute_points(cg_op func) {
  int64_t most = 0, size;
  CGI_FOREACH_OP(op, func->regions[0]->first) {
    int64_t points = op->def->kind == CG_SCF_PARALLEL;
    for (unsigned i = 0, n = op->num_operands / 3; points && i < n; i++)
      points = cgi_constant_int(op->operands[n + i].value, &size) ? cgi_saturating_mul(points, size) : 0;
    most = cgi_larger(most, points);
  }
  return most;
}

static bool cgi_distribute_function(cgi_distribute *d, int64_t wanted) {
  cg_context *ctx = d->ctx;
  cg_op holder = cgi_export_of(d->func);
  if (!holder) holder = d->func;
  const cg_target *target = cgi_target_of(d->func);
  int64_t max_count[3];
  for (unsigned i = 0; i < 3; i++) max_count[i] = target ? (int64_t)target->max_workgroup_count[i] : CGI_GRID_LIMIT;
  d->max_count_x = max_count[0];
  d->workgroup_size[0] = wanted ? wanted : cgi_simple_workgroup(target, cgi_distribute_points(d->func));
  d->workgroup_size[1] = d->workgroup_size[2] = 1;
  cgi_translation_info info;
  bool ok;
  if (cgi_translation_info_of(d->func, &info, &ok) && info.workgroup_size[0])
    memcpy(d->workgroup_size, info.workgroup_size, sizeof info.workgroup_size);
  if (!ok) return false;
  cg_attr given = cg_op_attr(holder, "workgroup_size");
  if (given) {
    if (!cg_attr_is_int_list(given) || cg_attr_int_list_len(given) != 3)
      return cgi_op_error(holder, "has a workgroup_size that is no list of three integers");
    for (unsigned i = 0; i < 3; i++) d->workgroup_size[i] = cg_attr_int_list_at(given, i);
  }
  int64_t size = 1;
  for (unsigned i = 0; i < 3; i++) {
    int64_t limit = target ? (int64_t)target->max_workgroup_size[i] : 1024;
    if (d->workgroup_size[i] < 1) return cgi_op_error(holder, "has workgroup size %l in dimension %u", d->workgroup_size[i], i);
    if (d->workgroup_size[i] > limit)
      return cgi_op_unsupported(holder, "[limit-workgroup] kernel '%S' needs %l invocations in dimension %u of a workgroup; %s takes %l",
                                cgi_symbol_name(d->func), d->workgroup_size[i], i, target ? target->name : "any target", limit);
    size *= d->workgroup_size[i];
  }
  if (target && size > (int64_t)target->max_workgroup_invocations)
    return cgi_op_unsupported(holder, "[limit-workgroup] kernel '%S' needs %l invocations a workgroup; %s takes %u", cgi_symbol_name(d->func), size,
                              target->name, target->max_workgroup_invocations);
  cg_attr counts;
  cg_op by_hand = cgi_reads_ids(d->func, cgi_distribute_groups_alone(d->func) ? CGI_IDS_GROUPS : CGI_IDS_ANY);
  if (!cgi_distribute_foralls(d->func, d->workgroup_size, max_count, &counts)) return false;
  cg_block entry = d->func->regions[0]->first;
  if (!cgi_distribute_in_order(d->func)) return false;
  CGI_FOREACH_OP(op, entry) {
    if (op->def->kind == CG_SCF_PARALLEL && !cgi_distribute_nest(d, op)) return false;
  }
  if (counts && cgi_len(d->trip_counts)) return cgi_op_unsupported(d->func, "has foralls beside a parallel nest");
  bool ours = counts || cgi_len(d->trip_counts);
  if (ours && by_hand)
    return cgi_op_unsupported(by_hand,
                              "tells invocations of kernel '%S' apart, which has loops for all of them beside it: one of the two distributes",
                              cgi_symbol_name(d->func));
  if (!ours && (given || !cgi_reads_ids(d->func, CGI_IDS_THREADS))) return true; // left as it is
  cg_attr sizes[3];
  for (unsigned i = 0; i < 3; i++) sizes[i] = cgi_attr_index(ctx, d->workgroup_size[i]);
  cgi_op_set_array(holder, "workgroup_size", 3, sizes);
  if (counts) cgi_op_set_attr(holder, "workgroup_count_maps", counts);
  if (cgi_len(d->trip_counts)) cgi_op_set_array(holder, "trip_counts", cgi_len(d->trip_counts), d->trip_counts);
  return true;
}

CGI_DEF bool cgi_pass_distribute(cgi_pass *pass) {
  cgi_distribute d;
  memset(&d, 0, sizeof d);
  d.ctx = pass->ctx;
  d.func = pass->func;
  bool ok = cgi_distribute_function(&d, cgi_pass_option_int(pass, "workgroup-size"));
  return ok;
}

#undef CGI_GRID_LIMIT
