// configure-vector-layouts: which thread of the workgroup has which elements, as iree_vector_ext.to_layout ops on what is read, written and reduced.
// distribute-vectors goes by them.
//
//   %v = vector.transfer_read %m[%i, %c0], %z : …, vector<1x512xf32>       %v = vector.transfer_read … : vector<1x512xf32>
//   %s = vector.multi_reduction <add>, %v, %acc [1]                    →   %l = iree_vector_ext.to_layout %v to layout(#row)   // 4 a thread
//                                                                          %s = vector.multi_reduction <add>, %l, %acc [1]
//
// How many threads run along what: the function's `thread_basis` (threads along each loop of the root), laid on the dimensions of the last
// vector.multi_reduction; dimensions that never meet it take over the threads that their vectors leave free. Where memory is contiguous along a
// dimension a thread has native vectors of it, else single elements. All of the workgroup's threads count as one subgroup in these layouts, so that
// neighbouring threads have neighbouring elements throughout the workgroup, and what is left over at the end is shared by all subgroups.
// Requires: bufferize, distribute; a kernel of pipeline VectorDistribute; others, and those with layouts, are left alone.
// Preserves: what is computed.
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "dialects/vector_ext.h"
#include "passes/pass_table.h"
#include "passes/vector/layouts.h"
#include "support/structured.h"
#include "support/views.h"
#include "target/configuration.h"

#define CGI_CONFIGURE_MAX_PIECES 512 // of one vector in one thread

// Dimensions that run together: equal sizes, the same thread for the same place.
typedef struct cgi_configure_group {
  int64_t size, threads, width; // each thread has pieces of `width`
  int segment;                  // of the thread basis; -1: every thread has it all
  bool whole, conflict, tried;  // whole: never spread over threads
  unsigned along, across, bits; // transfers of native vectors along it, and others; bits of the widest element
  int64_t walked;               // elements of transfers that walk memory contiguously along it, less those of others
  bool pairs;                   // of which some have rows that begin at two elements of a word, not where a native vector may
} cgi_configure_group;

typedef struct cgi_configure {
  cg_context *ctx;
  cg_op func;
  uint32_t *parent;            // cgi array: union-find over the dims of all vectors
  cgi_configure_group *groups; // cgi array, valid at the roots
  cgi_hmap nodes;              // vector value to its first dim's node, plus 1
  cg_value *values;            // cgi array: all vector values in program order
  int64_t basis[CGI_MAX_LOOPS], stride[CGI_MAX_LOOPS], total;
  unsigned num_segments;
  const cg_target *target;
} cgi_configure;

// ---- groups of dimensions -----------------------------------------------------------------------------------------------------------------------
static bool cgi_configure_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

static uint32_t cgi_configure_find(cgi_configure *d, uint32_t n) {
  while (d->parent[n] != n) n = d->parent[n] = d->parent[d->parent[n]];
  return n;
}

static uint32_t cgi_configure_node(cgi_configure *d, cg_value v, unsigned dim) {
  uint64_t first = 0;
  cgi_hmap_get(&d->nodes, (uint64_t)(uintptr_t)v, &first);
  return (uint32_t)first - 1 + dim;
}

static cgi_configure_group *cgi_configure_group_of(cgi_configure *d, cg_value v, unsigned dim) {
  return &d->groups[cgi_configure_find(d, cgi_configure_node(d, v, dim))];
}

static void cgi_configure_register(cgi_configure *d, cg_value v) {
  cg_context *ctx = d->ctx;
  if (!cgi_configure_is_vector(v)) return;
  cgi_hmap_put(&d->nodes, (uint64_t)(uintptr_t)v, (uint64_t)cgi_len(d->parent) + 1);
  cgi_push(d->values, v);
  for (unsigned i = 0; i < v->type->rank; i++) {
    cgi_configure_group g;
    memset(&g, 0, sizeof g);
    g.size = v->type->shape[i];
    g.threads = g.width = 1;
    g.segment = -1;
    g.bits = v->type->element->kind == CG_TYPE_INDEX ? 32 : cg_type_width(v->type->element);
    uint32_t self = (uint32_t)cgi_len(d->parent);
    cgi_push(d->parent, self);
    cgi_push(d->groups, g);
  }
}

static void cgi_configure_join(cgi_configure *d, cg_value a, unsigned i, cg_value b, unsigned k) {
  uint32_t x = cgi_configure_find(d, cgi_configure_node(d, a, i)), y = cgi_configure_find(d, cgi_configure_node(d, b, k));
  if (x == y) return;
  cgi_configure_group *to = &d->groups[x < y ? x : y], *from = &d->groups[x < y ? y : x];
  to->conflict |= from->conflict || to->size != from->size;
  to->whole |= from->whole;
  to->along += from->along;
  to->pairs |= from->pairs;
  to->across += from->across;
  to->walked += from->walked;
  if (from->bits > to->bits) to->bits = from->bits;
  d->parent[x < y ? y : x] = x < y ? x : y;
}

static bool cgi_configure_collect(cg_op op, void *user) {
  cgi_configure *d = (cgi_configure *)user;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = op->results[i]->type;
    if (t->kind == CG_TYPE_VECTOR && t->rank > CG_NESTED_LAYOUT_RANK)
      return cgi_op_unsupported(op, "has %t of too many dimensions to be distributed", t);
    cgi_configure_register(d, op->results[i]);
  }
  for (unsigned r = 0; r < op->num_regions; r++)
    for (unsigned i = 0; op->regions[r]->first && i < cg_block_num_args(op->regions[r]->first); i++)
      cgi_configure_register(d, op->regions[r]->first->args[i]);
  return true;
}

static bool cgi_configure_relate_transfer(cgi_configure *d, cg_op op) {
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  cg_value v = write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value : op->results[0], memory = op->operands[write].value;
  cg_map map = cgi_transfer_map(op, memory->type, v->type);
  int64_t strides[CGI_MAX_LOOPS], offset;
  if (memory->type->kind != CG_TYPE_MEMREF || memory->type->rank > CGI_MAX_LOOPS)
    return cgi_op_unsupported(op, "of %t is not distributed", memory->type);
  bool strided = cg_type_strides(memory->type, strides, &offset), rows = true; // rows: each starts where a native vector may
  int64_t narrow = 4;                                                          // … or two elements of a word
  for (unsigned i = 0; strided && i + 1 < memory->type->rank; i++) {
    if (strides[i] % 4 && strides[i] % 2 == 0 && cg_storage_bytes(memory->type->element) == 2) narrow = 2;
    rows &= strides[i] != CG_DYNAMIC && strides[i] % narrow == 0;
  }
  for (unsigned i = 0; i < v->type->rank; i++) {
    cg_expr e = map->results[i];
    cgi_configure_group *g = cgi_configure_group_of(d, v, i);
    if (e->kind == CG_EXPR_CONST && !write) continue;
    if (e->kind != CG_EXPR_DIM) return cgi_op_unsupported(op, "has a permutation map that is not distributed");
    if (v->type->shape[i] == 1) continue;
    bool walks = e->value + 1 == memory->type->rank && strided && strides[e->value] == 1;
    g->walked += walks ? cg_type_num_elements(v->type) : -cg_type_num_elements(v->type);
    if (walks && rows) {
      g->along++;
      g->pairs |= narrow == 2;
    } else
      g->across++;
  }
  return true;
}

static void cgi_configure_relate_shape_cast(cgi_configure *d, cg_value from, cg_value to) {
  for (unsigned i = 0, k = 0;; i++, k++) {
    while (i < from->type->rank && from->type->shape[i] == 1) i++;
    while (k < to->type->rank && to->type->shape[k] == 1) k++;
    if (i == from->type->rank || k == to->type->rank || from->type->shape[i] != to->type->shape[k]) return;
    cgi_configure_join(d, from, i, to, k);
  }
}

static bool cgi_configure_relate(cg_op op, void *user) {
  cgi_configure *d = (cgi_configure *)user;
  cgi_layout_relation r;
  cg_op_kind kind = op->def->kind;
  for (unsigned i = 0; i < op->num_operands; i++)
    for (unsigned which = 0; which < 2; which++) {
      cg_value v = op->operands[i].value, to = cgi_configure_is_vector(v) ? cgi_layouts_target(op, i, which) : NULL;
      for (unsigned k = 0; to && k < to->type->rank; k++) cgi_configure_join(d, v, k, to, k);
    }
  if (kind == CG_VECTOR_SHAPE_CAST) cgi_configure_relate_shape_cast(d, op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value, op->results[0]);
  if (!cgi_layouts_relate(op, &r)) return true;
  for (unsigned loop = 0; loop < r.loops; loop++) {
    cg_value first = NULL;
    unsigned at = 0;
    for (unsigned k = 0; k < r.num; k++)
      for (unsigned i = 0; i < r.values[k]->type->rank; i++) {
        if (r.dims[k][i] != (int)loop) continue;
        if (!first) first = r.values[k], at = i;
        cgi_configure_join(d, first, at, r.values[k], i);
        cgi_configure_group_of(d, first, at)->whole |= r.whole[loop] && r.size[loop] > 1;
      }
  }
  return (kind != CG_VECTOR_TRANSFER_READ && kind != CG_VECTOR_TRANSFER_WRITE) || cgi_configure_relate_transfer(d, op);
}

// ---- threads and widths---
// The most threads of a segment that divide `chunks` evenly.
static int64_t cgi_configure_threads(int64_t segment, int64_t chunks) {
  int64_t n = segment;
  while (n > 1 && (chunks % n || segment % n)) n--;
  return n;
}

// Whether a vector holds dims of both `g` and a group for which `test` holds.
static bool cgi_configure_meets(cgi_configure *d, const cgi_configure_group *g, int segment, bool wide) {
  for (size_t i = 0; i < cgi_len(d->values); i++) {
    cg_value v = d->values[i];
    bool has = false, other = false;
    for (unsigned k = 0; k < v->type->rank; k++) {
      const cgi_configure_group *h = cgi_configure_group_of(d, v, k);
      if (h == g)
        has = true;
      else
        other |= wide ? h->width > 1 : h->segment == segment;
    }
    if (has && other) return true;
  }
  return false;
}

// How many segments of the basis have a dim of the vector that they divide.
static unsigned cgi_configure_fit(const cgi_configure *d, cg_value v) {
  unsigned n = 0;
  for (unsigned i = 0; i < d->num_segments; i++) n += d->basis[i] > 1 && v->type->shape[i] % d->basis[i] == 0;
  return n;
}

// The vector that the last multi_reduction reduces, in the order of the root's loops.
static cg_value cgi_configure_find_anchor(cgi_configure *d) {
  cg_value anchor = NULL;
  cg_op *all = cgi_collect(d->func, CG_VECTOR_MULTI_REDUCTION);
  for (size_t i = 0; i < cgi_len(all); i++)
    if (all[i]->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value->type->rank == d->num_segments)
      anchor = all[i]->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  cg_value best = anchor; // behind transposes: of those vectors the one whose dims the basis fits
  while (anchor && anchor->op && anchor->op->def->kind == CG_VECTOR_TRANSPOSE) {
    anchor = anchor->op->operands[CG_VECTOR_TRANSPOSE_VECTOR].value;
    if (cgi_configure_fit(d, anchor) >= cgi_configure_fit(d, best)) best = anchor;
  }
  return best;
}

static void cgi_configure_assign_segments(cgi_configure *d) {
  cg_value anchor = cgi_configure_find_anchor(d);
  for (unsigned i = 0; anchor && i < d->num_segments; i++) {
    cgi_configure_group *g = cgi_configure_group_of(d, anchor, i);
    if (d->basis[i] > 1 && !g->whole && g->size > 1 && g->segment < 0 && cgi_configure_threads(d->basis[i], g->size) > 1) g->segment = (int)i;
  }
  for (;;) { // the largest of the others first
    cgi_configure_group *g = NULL;
    for (size_t i = 0; i < cgi_len(d->groups); i++) {
      cgi_configure_group *h = &d->groups[i];
      if (d->parent[i] == i && h->segment < 0 && !h->whole && !h->tried && h->size > 1 && (!g || h->size > g->size)) g = h;
    }
    if (!g) return;
    g->tried = true;
    int64_t most = 1;
    for (unsigned s = 0; s < d->num_segments; s++) {
      int64_t n = cgi_configure_threads(d->basis[s], g->size);
      if (n <= most || cgi_configure_meets(d, g, (int)s, false)) continue;
      most = n;
      g->segment = (int)s;
    }
  }
}

// Native vectors along the dims that memory is contiguous along; a vector has one such dim at most.
static void cgi_configure_assign_widths(cgi_configure *d) {
  for (size_t i = 0; i < cgi_len(d->groups); i++) d->groups[i].tried = false;
  for (;;) {
    cgi_configure_group *best = NULL;
    for (size_t i = 0; i < cgi_len(d->groups); i++) {
      cgi_configure_group *g = &d->groups[i];
      if (d->parent[i] != i || g->whole || g->tried || !g->along || g->across || g->conflict) continue;
      if (!best || g->along > best->along) best = g;
    }
    if (!best) break;
    int64_t width = cgi_most_lanes(d->target) / (best->bits > 32 ? 2 : 1), n = best->segment >= 0 ? d->basis[best->segment] : 1;
    while (width > (best->bits > 32 ? 2 : 4) && best->size % (width * n)) width /= 2;
    if (best->pairs) width = 2;
    bool full = best->size % (width * n) == 0 || (best->size % n != 0 && best->size % width == 0);
    if (full && !cgi_configure_meets(d, best, 0, true)) best->width = width;
    best->tried = true;
  }
  for (size_t i = 0; i < cgi_len(d->groups); i++) {
    cgi_configure_group *g = &d->groups[i];
    if (g->segment >= 0) g->threads = cgi_configure_threads(d->basis[g->segment], g->size / g->width);
  }
}

// Neighbouring threads go along what most of memory is contiguous along, then along the loops from the last to the first.
static void cgi_configure_order_threads(cgi_configure *d) {
  unsigned fastest = d->num_segments - 1;
  int64_t stride = 1, best = 0;
  for (size_t i = 0; i < cgi_len(d->groups); i++) {
    cgi_configure_group *g = &d->groups[i];
    if (d->parent[i] != i || g->segment < 0 || g->threads == 1) continue;
    int64_t score = g->width > 1 ? INT64_MAX : g->walked;
    if (score < best || (score == best && (unsigned)g->segment != d->num_segments - 1)) continue;
    best = score;
    fastest = (unsigned)g->segment;
  }
  for (unsigned k = d->num_segments + 1; k-- > 0;) {
    unsigned s = k == d->num_segments ? fastest : k;
    if (k == fastest) continue;
    d->stride[s] = stride;
    stride *= d->basis[s];
  }
}

// ---- layouts ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_configure_check(cgi_configure *d) {
  for (size_t i = 0; i < cgi_len(d->values); i++) {
    cg_value v = d->values[i];
    cg_op at = v->op ? v->op : d->func;
    int64_t pieces = 1;
    for (unsigned k = 0; k < v->type->rank; k++) {
      cgi_configure_group *g = cgi_configure_group_of(d, v, k);
      if (g->conflict) return cgi_op_unsupported(at, "has %t, whose dimensions other vectors lay out differently", v->type);
      for (unsigned j = 0; j < k; j++)
        if (g->size > 1 && g == cgi_configure_group_of(d, v, j))
          return cgi_op_unsupported(at, "has %t, two of whose dimensions are one elsewhere", v->type);
      pieces *= g->size / (g->width * g->threads);
      if (pieces > CGI_CONFIGURE_MAX_PIECES) return cgi_op_unsupported(at, "has %t, too much for %l threads", v->type, d->total);
    }
  }
  return true;
}

static void cgi_configure_layout(cgi_configure *d, cgi_builder *b, cg_op op, cg_value v, int operand) {
  cg_nested_layout l;
  memset(&l, 0, sizeof l);
  l.rank = v->type->rank;
  for (unsigned i = 0; i < l.rank; i++) {
    const cgi_configure_group *g = cgi_configure_group_of(d, v, i);
    l.subgroup_tile[i] = l.outer_tile[i] = 1;
    l.batch_tile[i] = g->size / (g->threads * g->width);
    l.thread_tile[i] = g->threads;
    l.thread_strides[i] = g->segment < 0 ? 0 : d->stride[g->segment];
    l.element_tile[i] = g->width;
  }
  cg_nested_layout_normalize(&l);
  cg_value made = cgi_build_with(b, CG_IREE_VECTOR_EXT_TO_LAYOUT, v->type, 1, &v, "layout", cgi_attr_nested_layout(d->ctx, &l));
  if (operand >= 0) {
    cgi_op_set_operand(op, (unsigned)operand, made);
    return;
  }
  cgi_value_replace_uses(v, made);
  cgi_op_set_operand(made->op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT, v);
}

static void cgi_configure_anchor(cgi_configure *d) {
  static const cg_op_kind kinds[] = {CG_VECTOR_MULTI_REDUCTION, CG_VECTOR_TRANSFER_WRITE, CG_VECTOR_TRANSFER_READ};
  static const int operands[] = {CG_VECTOR_MULTI_REDUCTION_SOURCE, CG_VECTOR_TRANSFER_WRITE_VECTOR, -1};
  for (unsigned k = 0; k < 3; k++) {
    cg_op *ops = cgi_collect(d->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops); i++) {
      cgi_builder b = k < 2 ? cgi_builder_before(ops[i]) : cgi_builder_after(ops[i]);
      cgi_configure_layout(d, &b, ops[i], k < 2 ? ops[i]->operands[operands[k]].value : ops[i]->results[0], operands[k]);
    }
  }
}

// ---- the function ---
static bool cgi_configure_in_bounds(cg_op op, unsigned dim) {
  cg_attr bounds = cg_op_attr(op, "in_bounds");
  return bounds && bounds->kind == CG_ATTR_ARRAY && dim < cg_attr_len(bounds) && cg_attr_int(cg_attr_at(bounds, dim)) != 0;
}

static void cgi_configure_threads_of(cgi_configure *d) {
  cg_attr basis = cg_op_attr(d->func, "thread_basis");
  int64_t product = 1;
  d->num_segments = basis && cg_attr_is_int_list(basis) ? (unsigned)cg_attr_int_list_len(basis) : 0;
  if (d->num_segments > CGI_MAX_LOOPS) d->num_segments = 0;
  for (unsigned i = d->num_segments; i-- > 0;) {
    d->basis[i] = cg_attr_int_list_at(basis, i) > 0 ? cg_attr_int_list_at(basis, i) : 1;
    product *= d->basis[i];
  }
  if (d->num_segments && product == d->total) return;
  d->num_segments = 1;
  d->basis[0] = d->total;
}

// What is read is not written here: equal reads give equal vectors.
static void cgi_configure_merge_reads(cg_op op) {
  for (cg_op other = op->prev; other; other = other->prev) {
    bool same = other->def->kind == op->def->kind && other->num_operands == op->num_operands && other->results[0]->type == op->results[0]->type;
    for (unsigned i = 0; same && i < op->num_operands; i++) same = other->operands[i].value == op->operands[i].value;
    if (!same || cg_op_attr(other, "permutation_map") != cg_op_attr(op, "permutation_map")) continue;
    if (cg_op_attr(other, "in_bounds") != cg_op_attr(op, "in_bounds")) continue;
    cgi_op_replace1(op, other->results[0]);
    return;
  }
}

// A write of a vector's front into a place of just that size: the whole vector, what is out of bounds is dropped.
static void cgi_configure_widen_write(cg_op op) {
  cg_op slice = op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value->op;
  if (!slice || slice->def->kind != CG_VECTOR_EXTRACT_STRIDED_SLICE) return;
  cg_value from = slice->operands[CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR].value, memory = op->operands[CG_VECTOR_TRANSFER_WRITE_SOURCE].value;
  cg_map map = cgi_transfer_map(op, memory->type, slice->results[0]->type);
  cg_attr offsets = cg_op_attr(slice, "offsets"), strides = cg_op_attr(slice, "strides"), bounds[CGI_MAX_LOOPS];
  unsigned first;
  cgi_operand_group(op, "indices", &first);
  for (unsigned i = 0; i < from->type->rank; i++) {
    int64_t at;
    bool sliced = from->type->shape[i] != slice->results[0]->type->shape[i], in = cgi_configure_in_bounds(op, i) && !sliced;
    bounds[i] = cgi_attr_bool(op->ctx, in);
    if (i < cg_attr_int_list_len(offsets) && (cg_attr_int_list_at(offsets, i) != 0 || cg_attr_int_list_at(strides, i) != 1)) return;
    if (!sliced) continue;
    if (map->results[i]->kind != CG_EXPR_DIM) return;
    unsigned m = (unsigned)map->results[i]->value;
    if (!cgi_constant_int(op->operands[first + m].value, &at) || at != 0 || memory->type->shape[m] != slice->results[0]->type->shape[i]) return;
  }
  cgi_op_set_operand(op, CG_VECTOR_TRANSFER_WRITE_VECTOR, from);
  cgi_op_set_attr(op, "permutation_map", cgi_attr_of_map(op->ctx, map));
  cgi_op_set_array(op, "in_bounds", from->type->rank, bounds);
  cgi_erase_if_dead(slice->results[0]);
}

static void cgi_configure_prepare(cgi_configure *d) {
  static const cg_op_kind kinds[2] = {CG_VECTOR_TRANSFER_READ, CG_VECTOR_TRANSFER_WRITE};
  for (unsigned k = 0; k < 2; k++) {
    cg_op *ops = cgi_collect(d->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops); i++) {
      if (k)
        cgi_configure_widen_write(ops[i]);
      else
        cgi_configure_merge_reads(ops[i]);
    }
  }
}

static CGI_NOINLINE bool cgi_configure_run(cgi_configure *d) {
  cgi_configure_prepare(d);
  if (!cgi_walk_pre(d->func, cgi_configure_collect, d) || !cgi_walk_pre(d->func, cgi_configure_relate, d)) return false;
  cgi_configure_assign_segments(d);
  cgi_configure_assign_widths(d);
  cgi_configure_order_threads(d);
  if (!cgi_configure_check(d)) return false;
  cgi_configure_anchor(d);
  return true;
}

CGI_DEF bool cgi_pass_configure_vector_layouts(cgi_pass *pass) {
  cgi_configure d;
  cgi_layouts s;
  cgi_translation_info info;
  bool ok = true;
  if (!cgi_translation_info_of(pass->func, &info, &ok)) return ok;
  if (cgi_pipeline_threads(info.pipeline) != CGI_THREADS_SHARE_TILES || cgi_layouts_asked(pass->func)) return true;
  if (!cg_op_attr(pass->func, "thread_basis")) cgi_op_set_array(pass->func, "thread_basis", 0, NULL);
  if (!cgi_function_needs_return(pass->func) || !cgi_layouts_begin(&s, pass->func, 0)) return false;
  memset(&d, 0, sizeof d);
  d.ctx = d.nodes.ctx = pass->ctx;
  d.func = pass->func;
  d.target = s.target;
  d.total = s.total;
  cgi_configure_threads_of(&d);
  ok = cgi_configure_run(&d);
  return ok;
}

#undef CGI_CONFIGURE_MAX_PIECES
