// Nests of linalg ops on buffers that stand inside of other ops, or work on views of a workgroup's or a thread's part: see place_nests.h.
//
//   scf.parallel (%i, %j) = (%c0, %c0) to (%c96, %c96) step (%c8, %c8) {        scf.forall (%i, %j) = (0, 0) to (96, 96) step (8, 8) {
//     linalg.matmul {__internal_linalg_transform__ = "workgroup"} … %a, %b, %c    scf.forall (%y, %x) in (8, 8) { … } {mapping = [#gpu.thread<y>, …]}
//   }                                                                       →   } {mapping = [#gpu.block<y>, #gpu.block<x>]}
#include "passes/lower/place_nests.h"

#include "analysis/linear.h"
#include "analysis/ranges.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "passes/tile/tiling.h"
#include "support/functions.h"
#include "support/views.h"

#ifndef CODEGEN_NO_TEXT
// ---- nests ------------------------------------------------------------------------------------------------------------------------------
static void cgi_place_end_for(cg_block block, cg_op nest) {
  for (; block != nest->block; block = block->region->op->block) {
    cgi_builder b = cgi_builder_at_end(block, nest->loc);
    cgi_build_yield(&b, 0, NULL);
  }
}

// What a loop's variable is in its turn of that number.
static cg_value cgi_place_point(cgi_builder *b, cg_value turn, cg_value lower, cg_value step) {
  cg_value at = cgi_constant_is(step, 1) ? turn : cgi_build_binary(b, CG_ARITH_MULI, turn, step);
  return cgi_constant_is(lower, 0) ? at : cgi_build_binary(b, CG_ARITH_ADDI, lower, at);
}

CGI_DEF void cgi_place_nest(cg_op nest, cgi_place_level place) {
  cg_block body = nest->regions[0]->first;
  unsigned n = cg_block_num_args(body), threads = place == CGI_PLACE_WORKGROUP ? (n < 3 ? n : 3) : 0;
  cgi_builder b = cgi_builder_before(nest);
  if (place == CGI_PLACE_GLOBAL) return;
  for (unsigned i = 0; i < n - threads; i++) {
    cg_op loop = cgi_build_for(&b, nest->operands[i].value, nest->operands[n + i].value, nest->operands[2 * n + i].value, 0, NULL);
    cgi_value_replace_uses(body->args[i], loop->regions[0]->first->args[0]);
    b = cgi_builder_in(loop, 0);
  }
  cg_block inner = b.block;
  if (threads) {
    cgi_index upper[3];
    const int64_t ones[3] = {1, 1, 1};
    for (unsigned k = n - threads, i = 0; k < n; k++, i++)
      upper[i] = cgi_index_of(cgi_build_trips(&b, nest->operands[k].value, nest->operands[n + k].value, nest->operands[2 * n + k].value));
    cg_op forall = cgi_build_forall(&b, threads, upper, ones, 0, NULL, "gpu.thread");
    cg_block in = forall->regions[0]->first;
    cgi_builder point = cgi_builder_at_end(in, nest->loc);
    for (unsigned k = n - threads, i = 0; k < n; k++, i++)
      cgi_value_replace_uses(body->args[k], cgi_place_point(&point, in->args[i], nest->operands[k].value, nest->operands[2 * n + k].value));
    cgi_block_move_ops(body, body->last, in, NULL);
    cgi_end_forall(forall, NULL, NULL);
  } else {
    cgi_block_move_ops(body, body->last, inner, inner == nest->block ? nest : NULL);
  }
  cgi_place_end_for(inner, nest);
  cgi_op_erase(nest);
}

// ---- tiles ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_place_is_alone(cg_op op, void *user) { // nothing in the nest is for a workgroup together
  if (op->def->kind == CG_SCF_PARALLEL && op != (cg_op)user) return false;
  bool linalg = op->def->kind == CG_MEMREF_COPY || (cgi_linalg_is(op) && op->num_results == 0);
  return !linalg && op->def->kind != CG_GPU_BARRIER && !(op->def->kind == CG_SCF_FORALL && cg_op_attr(op, "mapping"));
}

static int64_t cgi_place_bound(cg_op forall, const char *name, unsigned i) { // negative: not known
  return cg_attr_int_list_at(cg_op_attr(forall, name), i);
}

// The tile of dim d is what there is from the loop's index on, `step` at most.
static bool cgi_place_size_is(cg_value size, int64_t fixed, cg_value iv, int64_t step, int64_t dim) {
  int64_t c;
  if (size && cgi_constant_int(size, &c)) size = NULL, fixed = c;
  if (!size) return fixed == (dim < step ? dim : step) && (dim <= step || dim % step == 0);
  cg_op op = size->op;
  if (!op || op->def->kind != CG_AFFINE_MIN || op->num_operands != 1 || op->operands[CG_AFFINE_MIN_OPERANDS].value != iv) return false;
  cg_map map = cg_attr_map(cg_op_attr(op, "map"));
  bool whole = false, rest = false;
  for (unsigned r = 0; r < map->num_results; r++) {
    cgi_linear x;
    if (!cgi_linear_of_map(map, r, &iv, &x)) return false;
    bool is_step = !x.num_terms && x.constant == step, is_rest = x.num_terms == 1 && x.coefficients[0] == -1 && x.constant == dim;
    if (!is_step && !is_rest) return false;
    whole = whole || is_step;
    rest = rest || is_rest;
  }
  return whole && rest;
}

// The subview's tiles, over all turns of the loop, are the whole buffer, each element once.
static bool cgi_place_covers(cg_op forall, cg_op view) {
  cgi_mixed offsets, sizes;
  cg_block body = forall->regions[0]->first;
  cg_type t = view->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type;
  unsigned n = cg_block_num_args(body), used = 0;
  if (!cgi_slice_get_unit(view, &offsets, &sizes) || !cg_type_has_static_shape(t) || n > 32) return false;
  for (unsigned i = 0; i < n; i++)
    if (cgi_place_bound(forall, "staticLowerBound", i) != 0) return false;
  for (unsigned d = 0; d < t->rank; d++) {
    unsigned i = 0;
    while (i < n && offsets.values[d] != body->args[i]) i++;
    if (i == n) {
      int64_t o = offsets.fixed[d], s = sizes.fixed[d];
      if ((offsets.values[d] && !cgi_constant_int(offsets.values[d], &o)) || (sizes.values[d] && !cgi_constant_int(sizes.values[d], &s)))
        return false;
      if (o || s != t->shape[d]) return false;
      continue;
    }
    int64_t step = cgi_place_bound(forall, "staticStep", i);
    if (used >> i & 1 || cgi_place_bound(forall, "staticUpperBound", i) != t->shape[d]) return false;
    if (!cgi_place_size_is(sizes.values[d], sizes.fixed[d], body->args[i], step, t->shape[d])) return false;
    used |= 1u << i;
  }
  for (unsigned i = 0; i < n; i++) { // the others turn once
    int64_t upper = cgi_place_bound(forall, "staticUpperBound", i);
    if (!(used >> i & 1) && (upper < 1 || upper > cgi_place_bound(forall, "staticStep", i))) return false;
  }
  return true;
}

static bool cgi_place_inside(cg_op op, cg_op outer) {
  for (cg_op p = op; p; p = cg_op_parent(p))
    if (p == outer) return true;
  return false;
}

// The subview, with what computes its operands, at b; NULL where that needs what an inner loop carries.
static cg_value cgi_place_clone(cgi_builder *b, cg_op outer, cg_value v, cgi_hmap *values, unsigned depth) {
  cg_value known = (cg_value)cgi_hmap_ptr(values, v);
  if (known) return known;
  if (!v->op) return v->block == outer->regions[0]->first || !cgi_place_inside(v->block->region->op, outer) ? v : NULL;
  if (!cgi_place_inside(v->op, outer)) return v;
  if (depth > 32 || v->op->num_regions || !(v->op->def->traits & CG_TRAIT_PURE)) return NULL;
  for (unsigned i = 0; i < v->op->num_operands; i++) {
    cg_value o = v->op->operands[i].value, c = cgi_place_clone(b, outer, o, values, depth + 1);
    if (!c) return NULL;
    if (c != o) cgi_hmap_put_ptr(values, o, c);
  }
  cg_op clone = cgi_op_clone(v->op, values);
  cgi_op_insert_before(clone, b->before);
  return clone->results[v->index];
}

// One subview in the loop takes all of the loop's uses of the buffer; NULL: none or several.
static cg_op cgi_place_tile_of(cg_op forall, cg_value buffer) {
  cg_op found = NULL;
  CGI_FOREACH_USE(u, buffer) {
    cg_op op = u->owner;
    if (!cgi_place_inside(op, forall)) continue;
    if (op->def->kind != CG_MEMREF_SUBVIEW || found) return NULL;
    found = op;
  }
  return found;
}

// The fill that stands before the loop fills each tile in the loop: workgroups do not wait for one another.
static bool cgi_place_sink_fill(cg_op fill, cg_op forall) {
  cg_context *ctx = fill->ctx;
  cg_value buffer = cgi_linalg_output(fill, 0);
  cg_op view = cgi_place_tile_of(forall, buffer);
  cgi_hmap values;
  if (!view || !cgi_place_covers(forall, view)) return false;
  for (cg_op op = fill->next; op != forall; op = op->next)
    for (unsigned i = 0; i < op->num_operands; i++)
      if (op->operands[i].value->type->kind == CG_TYPE_MEMREF && cgi_memory_root(op->operands[i].value) == cgi_memory_root(buffer)) return false;
  CGI_FOREACH_USE(u, cgi_memory_root(buffer)) {
    if (u->owner != fill && u->owner != view && cgi_place_inside(u->owner, forall)) return false;
  }
  memset(&values, 0, sizeof values);
  values.ctx = ctx;
  cgi_builder b = cgi_builder_before(forall->regions[0]->first->first);
  cg_value tile = cgi_place_clone(&b, forall, view->results[0], &values, 0);
  if (!tile) return false;
  cgi_op_move_before(fill, b.before);
  cgi_op_set_operand(fill, fill->num_operands - 1, tile);
  return true;
}

static bool cgi_place_tile(cg_op parallel) {
  cg_block body = parallel->regions[0]->first;
  unsigned n = cg_block_num_args(body);
  cgi_index upper[3];
  int64_t step[3];
  if (parallel->num_results || n > 3) return cgi_op_unsupported(parallel, "has results or more than three loops: workgroups have three ids");
  cgi_builder b = cgi_builder_before(parallel);
  for (unsigned i = 0; i < n; i++) {
    int64_t lower;
    if (!cgi_constant_int(parallel->operands[2 * n + i].value, &step[i]) || step[i] < 1 || !cgi_constant_int(parallel->operands[i].value, &lower) ||
        lower)
      return cgi_op_unsupported(parallel, "holds a workgroup's work, and has another lower bound than 0 or a step that is not constant");
    upper[i] = cgi_index_of(parallel->operands[n + i].value);
  }
  cg_op forall = cgi_build_forall(&b, n, upper, step, 0, NULL, "gpu.block");
  cg_block in = forall->regions[0]->first;
  cgi_block_move_body(body, body->last, in);
  cgi_end_forall(forall, NULL, NULL);
  cgi_op_erase(parallel);
  return true;
}

CGI_DEF void cgi_place_shared(cg_op func) {
  cg_op *nests = cgi_collect(func, CG_SCF_PARALLEL);
  for (size_t i = 0; i < cgi_len(nests); i++)
    if (!nests[i]->num_results) cgi_place_nest(nests[i], cgi_place_of(func, nests[i]));
}

CGI_DEF bool cgi_place_tiles(cg_op func) {
  cg_block entry = func->regions[0]->first;
  bool ok = true;
  for (cg_op op = entry->first, next; op && ok; op = next) {
    next = op->next;
    if (op->def->kind == CG_SCF_PARALLEL && !cgi_walk_pre(op, cgi_place_is_alone, op)) ok = cgi_place_tile(op);
  }
  for (cg_op op = entry->first; op && ok; op = op->next) {
    if (!cgi_is_forall_of(op, "gpu.block")) continue;
    for (cg_op fill = op->prev, before; fill; fill = before) {
      before = fill->prev;
      if (fill->def->kind == CG_LINALG_FILL && fill->num_results == 0) cgi_place_sink_fill(fill, op);
    }
  }
  return ok;
}

// ---- order ------------------------------------------------------------------------------------------------------------------------------
// Barriers stand around what fills workgroup memory. What one op of a workgroup writes elsewhere, another one may touch only where the invocation
// that wrote an element is the one that has it again.
typedef struct cgi_place_touch {
  cg_op op;
  cg_op nest; // the one scf.parallel, within a workgroup's part, that it is in; else the op
  cg_value memref;
  bool writes;
  bool shared; // a workgroup's invocations share the work; else each does it
  bool points; // element and point have the same number
} cgi_place_touch;

typedef struct cgi_place_order {
  cg_context *ctx;
  cg_op func;
  cgi_place_touch *touched; // cgi array
} cgi_place_order;

// The map's results are the parallel loops, in order: an element belongs to the point of that number.
static bool cgi_place_by_points(cg_op op, cg_map map) {
  unsigned k = 0;
  for (unsigned d = 0; d < cgi_linalg_num_loops(op); d++)
    if (cgi_linalg_is_parallel(op, d) && (k == map->num_results || map->results[k]->kind != CG_EXPR_DIM || map->results[k++]->value != (int64_t)d))
      return false;
  return k == map->num_results;
}

static bool cgi_place_collect(cg_op op, void *user) {
  cgi_place_order *s = (cgi_place_order *)user;
  cg_context *ctx = s->ctx;
  cgi_access a;
  cgi_place_touch t;
  t.op = t.nest = op;
  bool copy = op->def->kind == CG_MEMREF_COPY;
  if (copy || (cgi_linalg_is(op) && op->num_results == 0)) {
    t.shared = cgi_place_of(s->func, op) == CGI_PLACE_WORKGROUP;
    unsigned ni = copy ? 1 : cgi_linalg_num_inputs(op);
    for (unsigned i = 0; i < op->num_operands; i++) {
      t.memref = op->operands[i].value;
      if (t.memref->type->kind != CG_TYPE_MEMREF) continue;
      t.points = t.shared && (copy || cgi_place_by_points(op, cgi_linalg_map(op, i)));
      t.writes = i >= ni;
      cgi_push(s->touched, t);
    }
    return true;
  }
  t.shared = t.points = false;
  if (cgi_access_of(op, &a)) {
    for (cg_op p = cg_op_parent(op); p != s->func; p = cg_op_parent(p))
      if (p->def->kind == CG_SCF_PARALLEL) t.nest = p, t.shared = cgi_place_of(s->func, p) == CGI_PLACE_WORKGROUP;
    t.memref = a.memref;
    t.writes = a.writes;
    cgi_push(s->touched, t);
  }
  return true;
}

// Along which dim of its buffer a view has other elements each turn of the loop: its offset there is the loop's variable, its size a step at most.
// CGI_MAX_INDICES where it has not.
static unsigned cgi_place_moves_along(cg_value memref, cg_op loop) {
  cgi_mixed offsets, sizes;
  cg_op view = memref->op;
  if (!view || view->def->kind != CG_MEMREF_SUBVIEW || !cgi_slice_get_unit(view, &offsets, &sizes)) return CGI_MAX_INDICES;
  cg_value iv = loop->regions[0]->first->args[0];
  int64_t step = cgi_range_of(cg_op_operand(loop, CG_SCF_FOR_STEP)).lo;
  for (unsigned d = 0; d < view->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank; d++)
    if (offsets.values[d] == iv && (sizes.values[d] ? cgi_range_of(sizes.values[d]).hi : sizes.fixed[d]) <= step) return d;
  return CGI_MAX_INDICES;
}

// Both stand in the same scf.if, each in another branch, and no loop around it lets one come behind the other at the same elements. A workgroup's
// invocations go the same way, as ops that they share depend on no thread.
static bool cgi_place_exclusive(const cgi_place_touch *a, const cgi_place_touch *b, cg_op func) {
  for (cg_op p = a->op; p != func; p = cg_op_parent(p)) {
    cg_op branches = cg_op_parent(p), q = b->op;
    while (q && cg_op_parent(q) != branches) q = cg_op_parent(q);
    if (!q) continue; // not around both yet
    if (branches->def->kind != CG_SCF_IF || p->block->region == q->block->region) return false;
    for (cg_op loop = cg_op_parent(branches); loop != func; loop = cg_op_parent(loop)) {
      if (loop->def->kind == CG_SCF_IF || cgi_is_forall_of(loop, "gpu.block") || loop->def->kind == CG_SCF_PARALLEL) continue;
      unsigned d = loop->def->kind == CG_SCF_FOR ? cgi_place_moves_along(a->memref, loop) : CGI_MAX_INDICES;
      if (d == CGI_MAX_INDICES ||
          a->memref->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value != b->memref->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value ||
          d != cgi_place_moves_along(b->memref, loop))
        return false;
    }
    return true;
  }
  return false;
}

// Of one nest, which has its points in no order: a loop in a workgroup's part brings them again, and not each element to the same point.
static bool cgi_place_comes_again(const cgi_place_touch *a, const cgi_place_touch *b, cg_op func) {
  cgi_access x, y;
  bool same = cgi_access_of(a->op, &x) && cgi_access_of(b->op, &y) && cgi_same_place(&x, &y);
  for (cg_op p = cg_op_parent(a->nest); !same && p != func; p = cg_op_parent(p))
    if (p->def->kind == CG_SCF_FOR || p->def->kind == CG_SCF_WHILE) return true;
  return false;
}

static void cgi_place_type_in_workgroup(cg_value v) {
  cg_type t = v->type;
  cgi_value_set_type(v, cgi_type_memref(t->ctx, t->rank, t->shape, t->element, t->layout, cgi_attr_i64(t->ctx, 3)));
  CGI_FOREACH_USE(u, v) {
    if (cgi_is_view(u->owner)) cgi_place_type_in_workgroup(u->owner->results[0]);
  }
}

// Memory of each invocation's own, elements of which one reads that another has written, becomes memory of the workgroup.
static bool cgi_place_in_workgroup(cg_value memory) {
  cg_op own = memory->op;
  if (!own || own->def->kind != CG_MEMREF_ALLOCA || own->num_operands) return false;
  cgi_builder b = cgi_builder_before(own);
  cg_value shared = cgi_build_alloc(&b, CG_MEMREF_ALLOC, memory->type, NULL);
  cgi_op_replace1(own, shared);
  cgi_place_type_in_workgroup(shared);
  return true;
}

CGI_DEF bool cgi_place_in_order(cg_op func) {
  cg_context *ctx = func->ctx;
  cgi_place_order s;
  bool ok = true;
  s.ctx = ctx;
  s.func = func;
  s.touched = NULL;
  cgi_walk_pre(func, cgi_place_collect, &s);
  for (size_t i = 0; i < cgi_len(s.touched); i++)
    for (size_t k = 0; ok && k <= i; k++) {
      const cgi_place_touch *a = &s.touched[k], *b = &s.touched[i];
      if (i == k || !(a->writes || b->writes) || !(a->shared || b->shared)) continue;
      if (a->nest == b->nest && a->nest != a->op && !cgi_place_comes_again(a, b, func)) continue;
      cg_value x = cgi_memory_root(a->memref), y = cgi_memory_root(b->memref);
      if (cgi_is_workgroup_memory(x->type) || cgi_is_workgroup_memory(y->type) || !cgi_may_alias(x, y)) continue;
      if ((a->points && b->points && cgi_same_value(a->memref, b->memref)) || cgi_place_exclusive(a, b, func)) continue;
      if (x == y && cgi_place_in_workgroup(x)) {
        i = 0; // from the start: the values are others
        cgi_shrink(s.touched, 0);
        cgi_walk_pre(func, cgi_place_collect, &s);
        break;
      }
      ok = cgi_op_unsupported(b->op, "[race] touches what other invocations have written or write: nothing keeps them in order here");
      cgi_note(ctx, a->op->loc, "by this op");
    }
  return ok;
}

#endif
