// distribute-vectors: a workgroup's vectors become per-thread vectors. A dimension with n threads along it gives thread t the chunks t, t + n, …,
// each as wide as a native vector where memory is contiguous along it, else one element; a reduction over such a dimension combines what a thread
// has, then what the threads have: over full subgroups by gpu.subgroup_reduce, inside of subgroups by shuffles, beyond them through workgroup memory.
//
//   %v = vector.transfer_read %m[%i, %c0], %z : …, vector<1x512xf32>       %a = vector.transfer_read %m[%i, %4t], …       : vector<4xf32>
//   %s = vector.multi_reduction <add>, %v, %acc [1]                        %b = vector.transfer_read %m[%i, %4t + 256], … : vector<4xf32>
//                                                                     →   … arith.addf, vector.extract, gpu.subgroup_reduce add …
//   vector.transfer_write %s, %o[%i]                                       memref.store %p, %w[%c0, %k]   gpu.barrier   memref.load …
//                                                                         scf.if %first { memref.store %r, %o[%i] }
//
// Where vectors have nested layouts (iree_vector_ext.to_layout), these say which thread has what, after propagate-layouts, which runs here, too: a
// thread holds of each vector one of batch * outer * element elements along each dimension (vector<64x64xf16> becomes vector<2x16xf16>); conversions
// go by registers, by shuffles or through workgroup memory.
//
// Otherwise, how many threads run along what: the function's `thread_basis` (threads along each loop of the root), laid on the dimensions of the last
// vector.multi_reduction; dimensions that never meet it take over the threads that their vectors leave free.
// Requires: bufferize, distribute; a kernel of pipeline SubgroupReduce, whose control flow is the same for all threads. Preserves: bindings.
// No vector of more than one dimension is left.
#include "analysis/ranges.h"
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "support/one_to_n.h"
#include "support/structured.h"
#include "support/views.h"
#include "passes/pass_table.h"
#include "passes/vector/across_threads.h"
#include "passes/vector/distribute_nested.h"
#include "passes/vector/layouts.h"
#include "passes/vector/pieces.h"
#include "target/configuration.h"

#define CGI_DISTRIBUTE_VECTORS_MAX_PIECES 512 // of one vector in one thread

// Dimensions that run together: equal sizes, the same thread for the same place.
typedef struct cgi_distribute_vectors_group {
  int64_t size, threads, width, chunks; // size = threads * width * chunks
  int segment;                          // of the thread basis; -1: every thread has it all
  bool whole, conflict, tried;          // whole: never spread over threads
  unsigned along, across, bits;         // transfers that walk memory contiguously along it, and others; bits of the widest element
  cg_value lane;                        // the thread's place along it
} cgi_distribute_vectors_group;

typedef struct cgi_distribute_vectors {
  cg_context *ctx;
  cg_op func;
  uint32_t *parent;                     // cgi array: union-find over the dims of all vectors
  cgi_distribute_vectors_group *groups; // cgi array, valid at the roots
  cgi_hmap nodes;                       // vector value to its first dim's node, plus 1
  cg_value *values;                     // cgi array: all vector values in program order
  cgi_one_to_n vectors;                 // and their pieces in this thread
  int64_t basis[CGI_MAX_LOOPS], stride[CGI_MAX_LOOPS];
  unsigned num_segments;
  cgi_across across;
} cgi_distribute_vectors;

// ---- groups of dimensions -----------------------------------------------------------------------------------------------------------------
static bool cgi_distribute_vectors_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

static uint32_t cgi_distribute_vectors_find(cgi_distribute_vectors *d, uint32_t n) {
  while (d->parent[n] != n) n = d->parent[n] = d->parent[d->parent[n]];
  return n;
}

static uint32_t cgi_distribute_vectors_node(cgi_distribute_vectors *d, cg_value v, unsigned dim) {
  uint64_t first = 0;
  cgi_hmap_get(&d->nodes, (uint64_t)(uintptr_t)v, &first);
  return (uint32_t)first - 1 + dim;
}

static cgi_distribute_vectors_group *cgi_distribute_vectors_group_of(cgi_distribute_vectors *d, cg_value v, unsigned dim) {
  return &d->groups[cgi_distribute_vectors_find(d, cgi_distribute_vectors_node(d, v, dim))];
}

static void cgi_distribute_vectors_register(cgi_distribute_vectors *d, cg_value v) {
  cg_context *ctx = d->ctx;
  if (!cgi_distribute_vectors_is_vector(v)) return;
  cgi_hmap_put(&d->nodes, (uint64_t)(uintptr_t)v, (uint64_t)cgi_len(d->parent) + 1);
  cgi_push(d->values, v);
  for (unsigned i = 0; i < v->type->rank; i++) {
    cgi_distribute_vectors_group g;
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

static void cgi_distribute_vectors_join(cgi_distribute_vectors *d, cg_value a, unsigned i, cg_value b, unsigned k) {
  uint32_t x = cgi_distribute_vectors_find(d, cgi_distribute_vectors_node(d, a, i)),
           y = cgi_distribute_vectors_find(d, cgi_distribute_vectors_node(d, b, k));
  if (x == y) return;
  cgi_distribute_vectors_group *to = &d->groups[x < y ? x : y], *from = &d->groups[x < y ? y : x];
  to->conflict |= from->conflict || to->size != from->size;
  to->whole |= from->whole;
  to->along += from->along;
  to->across += from->across;
  if (from->bits > to->bits) to->bits = from->bits;
  d->parent[x < y ? y : x] = x < y ? x : y;
}

static void cgi_distribute_vectors_join_all(cgi_distribute_vectors *d, cg_value a, cg_value b) {
  if (!cgi_distribute_vectors_is_vector(a) || !cgi_distribute_vectors_is_vector(b)) return;
  for (unsigned i = 0; i < a->type->rank && i < b->type->rank; i++) cgi_distribute_vectors_join(d, a, i, b, i);
}

static bool cgi_distribute_vectors_collect(cg_op op, void *user) {
  cgi_distribute_vectors *d = (cgi_distribute_vectors *)user;
  for (unsigned i = 0; i < op->num_results; i++) cgi_distribute_vectors_register(d, op->results[i]);
  for (unsigned r = 0; r < op->num_regions; r++)
    for (unsigned i = 0; op->regions[r]->first && i < cg_block_num_args(op->regions[r]->first); i++) {
      cg_value v = op->regions[r]->first->args[i];
      if (cgi_distribute_vectors_is_vector(v) && op->def->kind != CG_SCF_FOR)
        return cgi_op_unsupported(op, "with an argument of %t is not distributed", v->type);
      cgi_distribute_vectors_register(d, v);
    }
  return true;
}

static bool cgi_distribute_vectors_in_bounds(cg_op op, unsigned dim) {
  cg_attr bounds = cg_op_attr(op, "in_bounds");
  return bounds && bounds->kind == CG_ATTR_ARRAY && dim < cg_attr_len(bounds) && cg_attr_int(cg_attr_at(bounds, dim)) != 0;
}

static bool cgi_distribute_vectors_relate_transfer(cgi_distribute_vectors *d, cg_op op) {
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  cg_value v = write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value : op->results[0], memory = op->operands[write].value;
  cg_map map = cgi_transfer_map(op, memory->type, v->type);
  int64_t strides[CGI_MAX_LOOPS], offset;
  unsigned mask;
  if (memory->type->kind != CG_TYPE_MEMREF || memory->type->rank > CGI_MAX_LOOPS)
    return cgi_op_unsupported(op, "of %t is not distributed", memory->type);
  if (cgi_operand_group(op, "mask", &mask)) return cgi_op_unsupported(op, "with a mask is not distributed");
  bool strided = cg_type_strides(memory->type, strides, &offset), rows = true; // rows: each starts where a native vector may
  for (unsigned i = 0; strided && i + 1 < memory->type->rank; i++) rows &= strides[i] != CG_DYNAMIC && strides[i] % 4 == 0;
  for (unsigned i = 0; i < v->type->rank; i++) {
    cg_expr e = map->results[i];
    cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, i);
    if (e->kind == CG_EXPR_CONST && !write) continue;
    if (e->kind != CG_EXPR_DIM) return cgi_op_unsupported(op, "has a permutation map that is not distributed");
    if (v->type->shape[i] == 1) continue;
    if (e->value + 1 == memory->type->rank && strided && strides[e->value] == 1 && rows)
      g->along++;
    else
      g->across++;
  }
  return true;
}

static void cgi_distribute_vectors_relate_reduction(cgi_distribute_vectors *d, cg_op op) {
  cg_value source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value, to = op->results[0];
  cg_attr dims = cg_op_attr(op, "reduction_dims");
  for (unsigned i = 0, k = 0; dims && i < source->type->rank; i++) {
    bool reduced = false;
    for (size_t r = 0; r < cg_attr_int_list_len(dims); r++) reduced |= cg_attr_int_list_at(dims, r) == (int64_t)i;
    if (!reduced && cgi_distribute_vectors_is_vector(to)) cgi_distribute_vectors_join(d, source, i, to, k++);
  }
  if (op->num_operands > 1) cgi_distribute_vectors_join_all(d, op->operands[CG_VECTOR_MULTI_REDUCTION_ACC].value, to);
}

static bool cgi_distribute_vectors_relate_shape_cast(cgi_distribute_vectors *d, cg_op op) {
  cg_value from = op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value, to = op->results[0];
  unsigned i = 0, k = 0;
  for (;; i++, k++) {
    while (i < from->type->rank && from->type->shape[i] == 1) i++;
    while (k < to->type->rank && to->type->shape[k] == 1) k++;
    if (i == from->type->rank || k == to->type->rank) break;
    if (from->type->shape[i] != to->type->shape[k]) break;
    cgi_distribute_vectors_join(d, from, i, to, k);
  }
  return (i == from->type->rank && k == to->type->rank) || cgi_op_unsupported(op, "from %t to %t is not distributed", from->type, to->type);
}

// vector.extract and vector.insert at static positions: dims that are taken apart stay whole.
static bool cgi_distribute_vectors_relate_position(cgi_distribute_vectors *d, cg_op op, cg_value whole, cg_value part) {
  cg_attr at = cg_op_attr(op, "static_position");
  unsigned n = at ? (unsigned)cg_attr_int_list_len(at) : 0;
  for (unsigned i = 0; i < n; i++) {
    if (cg_attr_int_list_at(at, i) == CG_DYNAMIC) return cgi_op_unsupported(op, "at a place known at run time is not distributed");
    if (whole->type->shape[i] != 1) cgi_distribute_vectors_group_of(d, whole, i)->whole = true;
  }
  for (unsigned i = n; cgi_distribute_vectors_is_vector(part) && i < whole->type->rank; i++) cgi_distribute_vectors_join(d, whole, i, part, i - n);
  return true;
}

static bool cgi_distribute_vectors_uses_vectors(cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_distribute_vectors_is_vector(op->operands[i].value)) return true;
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_distribute_vectors_is_vector(op->results[i])) return true;
  return false;
}

static bool cgi_distribute_vectors_relate(cg_op op, void *user) {
  cgi_distribute_vectors *d = (cgi_distribute_vectors *)user;
  cg_op_kind k = op->def->kind;
  if (k == CG_SCF_FORALL || k == CG_SCF_PARALLEL || k == CG_MEMREF_COPY || k == CG_VECTOR_STORE || cgi_linalg_is(op))
    return cgi_op_unsupported(op, "is not distributed over a workgroup's threads");
  if (!cgi_distribute_vectors_uses_vectors(op)) return true;
  cg_value first = op->num_operands ? op->operands[0].value : NULL;
  if (op->def->traits & CG_TRAIT_ELEMENTWISE) {
    for (unsigned i = 0; i < op->num_operands; i++) cgi_distribute_vectors_join_all(d, op->results[0], op->operands[i].value);
    for (unsigned i = 1; i < op->num_results; i++) cgi_distribute_vectors_join_all(d, op->results[0], op->results[i]);
    return true;
  }
  switch (k) {
  case CG_ARITH_CONSTANT:
  case CG_VECTOR_CREATE_MASK:
  case CG_VECTOR_CONSTANT_MASK:
  case CG_VECTOR_STEP:
  case CG_VECTOR_SPLAT: return true;
  case CG_VECTOR_TRANSFER_READ:
  case CG_VECTOR_TRANSFER_WRITE: return cgi_distribute_vectors_relate_transfer(d, op);
  case CG_VECTOR_BROADCAST: {
    cg_type to = op->results[0]->type;
    for (unsigned i = 0; cgi_distribute_vectors_is_vector(first) && i < first->type->rank; i++) {
      unsigned r = i + to->rank - first->type->rank;
      if (first->type->shape[i] == to->shape[r]) cgi_distribute_vectors_join(d, first, i, op->results[0], r);
    }
    return true;
  }
  case CG_VECTOR_TRANSPOSE: {
    cg_attr permutation = cg_op_attr(op, "permutation");
    for (unsigned i = 0; i < first->type->rank; i++)
      cgi_distribute_vectors_join(d, first, (unsigned)cg_attr_int_list_at(permutation, i), op->results[0], i);
    return true;
  }
  case CG_VECTOR_SHAPE_CAST: return cgi_distribute_vectors_relate_shape_cast(d, op);
  case CG_VECTOR_EXTRACT: return cgi_distribute_vectors_relate_position(d, op, first, op->results[0]);
  case CG_VECTOR_INSERT:
    cgi_distribute_vectors_join_all(d, op->operands[CG_VECTOR_INSERT_DEST].value, op->results[0]);
    return cgi_distribute_vectors_relate_position(d, op, op->operands[CG_VECTOR_INSERT_DEST].value, first);
  case CG_VECTOR_MULTI_REDUCTION:
  case CG_VECTOR_REDUCTION: cgi_distribute_vectors_relate_reduction(d, op); return true;
  case CG_SCF_FOR:
    for (unsigned i = 0; i < op->num_results; i++) {
      cgi_distribute_vectors_join_all(d, op->results[i], op->operands[CG_SCF_FOR_INIT_ARGS + i].value);
      cgi_distribute_vectors_join_all(d, op->results[i], op->regions[0]->first->args[1 + i]);
    }
    return true;
  case CG_SCF_IF: return true;
  case CG_SCF_YIELD: {
    cg_op parent = cg_op_parent(op);
    if (parent->def->kind != CG_SCF_FOR && parent->def->kind != CG_SCF_IF) break;
    for (unsigned i = 0; i < op->num_operands; i++) cgi_distribute_vectors_join_all(d, parent->results[i], op->operands[i].value);
    return true;
  }
  default: break;
  }
  return cgi_op_unsupported(op, "on vectors of a workgroup is not distributed");
}

// ---- threads and widths ---------------------------------------------------------------------------------------------------------------------
// The most threads of a segment that divide `chunks` evenly.
static int64_t cgi_distribute_vectors_threads(int64_t segment, int64_t chunks) {
  int64_t n = segment;
  while (n > 1 && (chunks % n || segment % n)) n--;
  return n;
}

// Whether a vector holds dims of both `g` and a group for which `test` holds.
static bool cgi_distribute_vectors_meets(cgi_distribute_vectors *d, const cgi_distribute_vectors_group *g, int segment, bool wide) {
  for (size_t i = 0; i < cgi_len(d->values); i++) {
    cg_value v = d->values[i];
    bool has = false, other = false;
    for (unsigned k = 0; k < v->type->rank; k++) {
      const cgi_distribute_vectors_group *h = cgi_distribute_vectors_group_of(d, v, k);
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
static unsigned cgi_distribute_vectors_fit(const cgi_distribute_vectors *d, cg_value v) {
  unsigned n = 0;
  for (unsigned i = 0; i < d->num_segments; i++) n += d->basis[i] > 1 && v->type->shape[i] % d->basis[i] == 0;
  return n;
}

// The vector that the last multi_reduction reduces, in the order of the root's loops.
static cg_value cgi_distribute_vectors_find_anchor(cgi_distribute_vectors *d) {
  cg_context *ctx = d->ctx;
  cg_value anchor = NULL;
  cg_op *all = cgi_collect(d->func, CG_VECTOR_MULTI_REDUCTION);
  for (size_t i = 0; i < cgi_len(all); i++)
    if (all[i]->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value->type->rank == d->num_segments)
      anchor = all[i]->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  cgi_arr_free(ctx, all);
  cg_value best = anchor; // behind transposes: of those vectors the one whose dims the basis fits
  while (anchor && anchor->op && anchor->op->def->kind == CG_VECTOR_TRANSPOSE) {
    anchor = anchor->op->operands[CG_VECTOR_TRANSPOSE_VECTOR].value;
    if (cgi_distribute_vectors_fit(d, anchor) >= cgi_distribute_vectors_fit(d, best)) best = anchor;
  }
  return best;
}

static void cgi_distribute_vectors_assign_segments(cgi_distribute_vectors *d) {
  cg_value anchor = cgi_distribute_vectors_find_anchor(d);
  for (unsigned i = 0; anchor && i < d->num_segments; i++) {
    cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, anchor, i);
    if (d->basis[i] > 1 && !g->whole && g->size > 1 && g->segment < 0 && cgi_distribute_vectors_threads(d->basis[i], g->size) > 1)
      g->segment = (int)i;
  }
  for (;;) { // the largest of the others first
    cgi_distribute_vectors_group *g = NULL;
    for (size_t i = 0; i < cgi_len(d->groups); i++) {
      cgi_distribute_vectors_group *h = &d->groups[i];
      if (d->parent[i] == i && h->segment < 0 && !h->whole && !h->tried && h->size > 1 && (!g || h->size > g->size)) g = h;
    }
    if (!g) return;
    g->tried = true;
    int64_t most = 1;
    for (unsigned s = 0; s < d->num_segments; s++) {
      int64_t n = cgi_distribute_vectors_threads(d->basis[s], g->size);
      if (n <= most || cgi_distribute_vectors_meets(d, g, (int)s, false)) continue;
      most = n;
      g->segment = (int)s;
    }
  }
}

// Native vectors along the dims that memory is contiguous along; a vector has one such dim at most.
static void cgi_distribute_vectors_assign_widths(cgi_distribute_vectors *d) {
  for (size_t i = 0; i < cgi_len(d->groups); i++) d->groups[i].tried = false;
  for (;;) {
    cgi_distribute_vectors_group *best = NULL;
    for (size_t i = 0; i < cgi_len(d->groups); i++) {
      cgi_distribute_vectors_group *g = &d->groups[i];
      if (d->parent[i] != i || g->whole || g->tried || !g->along || g->across || g->conflict) continue;
      if (!best || g->along > best->along) best = g;
    }
    if (!best) break;
    int64_t width = cgi_most_lanes(d->across.target) / (best->bits > 32 ? 2 : 1), n = best->segment >= 0 ? d->basis[best->segment] : 1;
    while (width > (best->bits > 32 ? 2 : 4) && best->size % (width * n)) width /= 2;
    bool full = best->size % (width * n) == 0 || (best->size % n != 0 && best->size % width == 0);
    if (full && !cgi_distribute_vectors_meets(d, best, 0, true)) best->width = width;
    best->tried = true;
  }
  for (size_t i = 0; i < cgi_len(d->groups); i++) {
    cgi_distribute_vectors_group *g = &d->groups[i];
    if (g->segment >= 0) g->threads = cgi_distribute_vectors_threads(d->basis[g->segment], g->size / g->width);
    g->chunks = g->size / (g->width * g->threads);
  }
}

// Neighbouring threads go along what memory is contiguous along, then along the loops from the last to the first.
static void cgi_distribute_vectors_order_threads(cgi_distribute_vectors *d) {
  unsigned fastest = d->num_segments - 1;
  int64_t stride = 1, best = 0;
  for (size_t i = 0; i < cgi_len(d->groups); i++) {
    cgi_distribute_vectors_group *g = &d->groups[i];
    if (d->parent[i] != i || g->segment < 0 || g->threads == 1) continue;
    int64_t score = g->width > 1 ? INT32_MAX : (int64_t)g->along - (int64_t)g->across;
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

static unsigned cgi_distribute_vectors_count(cgi_distribute_vectors *d, cg_value v) { // pieces
  int64_t n = 1;
  for (unsigned i = 0; i < v->type->rank; i++) {
    n *= cgi_distribute_vectors_group_of(d, v, i)->chunks;
    if (n > CGI_DISTRIBUTE_VECTORS_MAX_PIECES) return CGI_DISTRIBUTE_VECTORS_MAX_PIECES + 1;
  }
  return (unsigned)n;
}

static bool cgi_distribute_vectors_check(cgi_distribute_vectors *d) {
  for (size_t i = 0; i < cgi_len(d->values); i++) {
    cg_value v = d->values[i];
    cg_op at = v->op ? v->op : d->func;
    for (unsigned k = 0; k < v->type->rank; k++) {
      cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, k);
      if (g->conflict) return cgi_op_unsupported(at, "has %t, whose dimensions other vectors lay out differently", v->type);
      for (unsigned j = 0; j < k; j++)
        if (g->size > 1 && g == cgi_distribute_vectors_group_of(d, v, j))
          return cgi_op_unsupported(at, "has %t, two of whose dimensions are one elsewhere", v->type);
    }
    if (cgi_distribute_vectors_count(d, v) > CGI_DISTRIBUTE_VECTORS_MAX_PIECES)
      return cgi_op_unsupported(at, "has %t, too much for %l threads", v->type, d->across.total);
  }
  return true;
}

// ---- a thread's place -----------------------------------------------------------------------------------------------------------------------
// The thread's place among the first n of a segment of the basis.
static cg_value cgi_distribute_vectors_lane(cgi_distribute_vectors *d, cgi_builder *b, int segment, int64_t n) {
  int64_t by = d->stride[segment];
  return cgi_across_digit(b, d->across.linear, by, by * n == d->across.total ? 0 : n);
}

// base + the element where chunk `j` of the group starts for this thread; base may be NULL.
static cg_value cgi_distribute_vectors_place(cgi_distribute_vectors *d, cgi_builder *b, cgi_distribute_vectors_group *g, int64_t j, cg_value base) {
  cg_context *ctx = d->ctx;
  cg_expr e = cgi_expr_const(ctx, j * g->threads * g->width);
  cg_value operands[2];
  unsigned n = 0;
  int64_t known;
  if (base && cgi_constant_int(base, &known)) {
    e = cgi_expr_add(ctx, e, cgi_expr_const(ctx, known));
  } else if (base) {
    e = cgi_expr_add(ctx, e, cgi_expr_dim(ctx, n));
    operands[n++] = base;
  }
  if (g->threads > 1) {
    if (!g->lane) g->lane = cgi_distribute_vectors_lane(d, &d->across.top, g->segment, g->threads);
    e = cgi_expr_add(ctx, e, cgi_expr_mul(ctx, cgi_expr_dim(ctx, n), cgi_expr_const(ctx, g->width)));
    operands[n++] = g->lane;
  }
  return cgi_build_affine_apply(b, cgi_map_make(ctx, n, 0, 1, &e), operands);
}

static cg_value cgi_distribute_vectors_below(cgi_builder *b, cg_value v, int64_t n) {
  cg_value limit = cgi_build_index(b, n);
  return cgi_build_cmpi(b, CG_CMPI_ULT, v, limit);
}

// The condition under which this thread is the one that writes v (NULL: a scalar); NULL when every thread has a part of its own.
static cg_value cgi_distribute_vectors_owner(cgi_distribute_vectors *d, cgi_builder *b, cg_value v) {
  cg_value condition = NULL;
  for (unsigned s = 0; s < d->num_segments; s++) {
    int64_t n = 1;
    for (unsigned i = 0; v && i < v->type->rank; i++)
      if (cgi_distribute_vectors_group_of(d, v, i)->segment == (int)s) n = cgi_distribute_vectors_group_of(d, v, i)->threads;
    if (n == d->basis[s]) continue;
    cg_value lane = cgi_distribute_vectors_lane(d, b, (int)s, d->basis[s]);
    cg_value owns = cgi_distribute_vectors_below(b, lane, n);
    condition = cgi_across_and(b, condition, owns);
  }
  return condition;
}

// ---- pieces ---------------------------------------------------------------------------------------------------------------------------------
static int cgi_distribute_vectors_wide_dim(cgi_distribute_vectors *d, cg_value v) { // the dim that pieces are vectors along, or -1
  for (unsigned i = 0; i < v->type->rank; i++)
    if (cgi_distribute_vectors_group_of(d, v, i)->width > 1) return (int)i;
  return -1;
}

static cg_type cgi_distribute_vectors_piece_type(cgi_distribute_vectors *d, cg_value v, cg_type element) {
  int wide = cgi_distribute_vectors_wide_dim(d, v);
  return wide < 0 ? element : cgi_type_vector(d->ctx, 1, &cgi_distribute_vectors_group_of(d, v, (unsigned)wide)->width, element);
}

// The chunk numbers of piece p, per dim.
static void cgi_distribute_vectors_index(cgi_distribute_vectors *d, cg_value v, unsigned p, int64_t *index) {
  for (unsigned i = v->type->rank; i-- > 0;) {
    int64_t n = cgi_distribute_vectors_group_of(d, v, i)->chunks;
    index[i] = (int64_t)p % n;
    p = (unsigned)((int64_t)p / n);
  }
}

static cg_value cgi_distribute_vectors_to_type(cgi_builder *b, cg_value v, cg_type t) { // splats a scalar where the piece is a vector
  return v->type == t || t->kind != CG_TYPE_VECTOR ? v : cgi_build_unary(b, CG_VECTOR_BROADCAST, t, v);
}

static void cgi_distribute_vectors_constant(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_value v = op->results[0], *pieces = cgi_pieces_new(&d->vectors, v);
  cg_type t = cgi_distribute_vectors_piece_type(d, v, v->type->element);
  cg_attr element = cgi_attr_dense_at(d->ctx, cg_op_attr(op, "value"), 0);
  cg_value made = cgi_build_constant(b, t->kind == CG_TYPE_VECTOR ? cgi_attr_dense_splat(d->ctx, t, element) : element);
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, v); p < n; p++) pieces[p] = made;
}

static void cgi_distribute_vectors_broadcast(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_value from = op->operands[CG_VECTOR_BROADCAST_SOURCE].value, to = op->results[0], *pieces = cgi_pieces_new(&d->vectors, to);
  cg_type t = cgi_distribute_vectors_piece_type(d, to, to->type->element);
  unsigned n = cgi_distribute_vectors_count(d, to), rank = cgi_distribute_vectors_is_vector(from) ? from->type->rank : 0,
           count = cgi_distribute_vectors_is_vector(from) ? cgi_distribute_vectors_count(d, from) : 1;
  cg_value *made = CGI_NEW_ARRAY(d->ctx, cg_value, count); // each source piece as one of t
  for (unsigned p = 0; p < n; p++) {
    int64_t index[CGI_MAX_LOOPS], at = 0;
    cgi_distribute_vectors_index(d, to, p, index);
    for (unsigned i = 0; i < rank; i++) {
      unsigned r = i + to->type->rank - rank;
      at = at * cgi_distribute_vectors_group_of(d, from, i)->chunks + (from->type->shape[i] == to->type->shape[r] ? index[r] : 0);
    }
    if (!made[at])
      made[at] = cgi_distribute_vectors_to_type(b, cgi_distribute_vectors_is_vector(from) ? cgi_pieces_of(&d->vectors, from)[at] : from, t);
    pieces[p] = made[at];
  }
  cgi_free(d->ctx, made, count * sizeof *made);
}

static void cgi_distribute_vectors_transpose(cgi_distribute_vectors *d, cg_op op) {
  cg_value from = op->operands[CG_VECTOR_TRANSPOSE_VECTOR].value, to = op->results[0], *pieces = cgi_pieces_new(&d->vectors, to);
  const cg_value *source = cgi_pieces_of(&d->vectors, from);
  cg_attr permutation = cg_op_attr(op, "permutation");
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, to); p < n; p++) {
    int64_t index[CGI_MAX_LOOPS], source_index[CGI_MAX_LOOPS], at = 0;
    cgi_distribute_vectors_index(d, to, p, index);
    for (unsigned i = 0; i < to->type->rank; i++) source_index[cg_attr_int_list_at(permutation, i)] = index[i];
    for (unsigned i = 0; i < from->type->rank; i++) at = at * cgi_distribute_vectors_group_of(d, from, i)->chunks + source_index[i];
    pieces[p] = source[at];
  }
}

// vector.extract, vector.insert, vector.shape_cast: pieces change hands.
static void cgi_distribute_vectors_position(cgi_distribute_vectors *d, cg_op op) {
  bool insert = op->def->kind == CG_VECTOR_INSERT;
  cg_value whole = op->operands[insert].value, part = insert ? op->operands[0].value : op->results[0];
  cg_attr position = op->def->kind == CG_VECTOR_SHAPE_CAST ? NULL : cg_op_attr(op, "static_position");
  unsigned n = cgi_distribute_vectors_is_vector(part) ? cgi_distribute_vectors_count(d, part) : 1, first = 0;
  for (unsigned i = 0; position && i < cg_attr_int_list_len(position); i++)
    first = first * (unsigned)cgi_distribute_vectors_group_of(d, whole, i)->chunks + (unsigned)cg_attr_int_list_at(position, i);
  const cg_value *source = cgi_pieces_of(&d->vectors, whole);
  first *= n;
  if (insert) {
    unsigned all = cgi_distribute_vectors_count(d, whole);
    cg_value *made = cgi_pieces_new(&d->vectors, op->results[0]);
    memcpy(made, source, all * sizeof *made);
    for (unsigned p = 0; p < n; p++) made[first + p] = cgi_distribute_vectors_is_vector(part) ? cgi_pieces_of(&d->vectors, part)[p] : part;
  } else if (cgi_distribute_vectors_is_vector(part)) {
    memcpy(cgi_pieces_new(&d->vectors, part), source + first, n * sizeof *source);
  } else {
    cgi_value_replace_uses(part, source[first]);
  }
}

static void cgi_distribute_vectors_step(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_value v = op->results[0], *pieces = cgi_pieces_new(&d->vectors, v);
  cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, 0);
  cg_type t = cgi_distribute_vectors_piece_type(d, v, v->type->element);
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, v); p < n; p++) {
    pieces[p] = cgi_distribute_vectors_to_type(b, cgi_distribute_vectors_place(d, b, g, p, NULL), t);
    if (t->kind != CG_TYPE_VECTOR) continue;
    cg_value step = cgi_build_value(b, CG_VECTOR_STEP, t, 0, NULL, NULL);
    pieces[p] = cgi_build_binary(b, CG_ARITH_ADDI, pieces[p], step);
  }
}

static void cgi_distribute_vectors_mask(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_context *ctx = d->ctx;
  cg_value v = op->results[0], *pieces = cgi_pieces_new(&d->vectors, v);
  cg_type t = cgi_distribute_vectors_piece_type(d, v, v->type->element);
  cg_attr sizes = cg_op_attr(op, "mask_dim_sizes");
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, v); p < n; p++) {
    int64_t index[CGI_MAX_LOOPS], known;
    cg_value condition = NULL, lanes = NULL;
    cgi_distribute_vectors_index(d, v, p, index);
    for (unsigned i = 0; i < v->type->rank; i++) {
      cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, i);
      cg_value bound = sizes ? cgi_build_index(b, cg_attr_int_list_at(sizes, i)) : op->operands[i].value;
      if (cgi_constant_int(bound, &known) && known >= g->size) continue;
      cg_value at = cgi_distribute_vectors_place(d, b, g, index[i], NULL);
      if (g->width > 1)
        lanes = cgi_build_binary(b, CG_ARITH_SUBI, bound, at);
      else
        condition = cgi_across_and(b, condition, cgi_build_cmpi(b, CG_CMPI_SLT, at, bound));
    }
    if (!condition && !lanes) {
      cg_attr yes = cgi_attr_bool(ctx, true);
      pieces[p] = cgi_build_constant(b, t->kind == CG_TYPE_VECTOR ? cgi_attr_dense_splat(ctx, t, yes) : yes);
    } else if (!lanes) {
      pieces[p] = cgi_distribute_vectors_to_type(b, condition, t);
    } else {
      if (condition) lanes = cgi_build_select(b, condition, lanes, cgi_build_index(b, 0));
      pieces[p] = cgi_build_value(b, CG_VECTOR_CREATE_MASK, t, 1, &lanes, NULL);
    }
  }
}

// ---- transfers ------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_distribute_vectors_transfer {
  cg_value vector, memory;
  unsigned first, num_indices;
  cg_map map;
  int wide;         // the vector's dim that pieces run along, -1 for none
  bool whole;       // a piece lies inside or outside of the buffer as a whole
  cg_value *at;     // per dim and chunk of the vector: the place in the buffer
  cg_value *inside; // … and the condition that it is in the buffer; NULL where it always is
  unsigned start[CGI_MAX_LOOPS], total;
} cgi_distribute_vectors_transfer;

static void cgi_distribute_vectors_transfer_begin(cgi_distribute_vectors *d, cgi_builder *b, cg_op op, cgi_distribute_vectors_transfer *x) {
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  memset(x, 0, sizeof *x);
  x->vector = write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value : op->results[0];
  x->memory = op->operands[write].value;
  x->num_indices = cgi_operand_group(op, "indices", &x->first);
  x->map = cgi_transfer_map(op, x->memory->type, x->vector->type);
  x->wide = cgi_distribute_vectors_wide_dim(d, x->vector);
  if (x->wide >= 0 && x->map->results[x->wide]->kind != CG_EXPR_DIM) x->wide = -1; // one element for all
  unsigned rank = x->vector->type->rank;
  for (unsigned i = 0; i < rank; i++) {
    x->start[i] = x->total;
    x->total += (unsigned)cgi_distribute_vectors_group_of(d, x->vector, i)->chunks;
  }
  x->at = CGI_NEW_ARRAY(d->ctx, cg_value, x->total + 1);
  x->inside = CGI_NEW_ARRAY(d->ctx, cg_value, x->total + 1);
  for (unsigned i = 0; i < rank; i++) {
    cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, x->vector, i);
    if (x->map->results[i]->kind != CG_EXPR_DIM) continue;
    unsigned m = (unsigned)x->map->results[i]->value;
    cg_value base = op->operands[x->first + m].value, limit = NULL;
    bool guarded = !cgi_distribute_vectors_in_bounds(op, i), wide = (int)i == x->wide;
    if (guarded) limit = cgi_view_dim(b, x->memory, m);
    if (wide) x->whole = !guarded || (cgi_divisor_of(limit) % g->width == 0 && cgi_divisor_of(base) % g->width == 0);
    for (int64_t j = 0; j < g->chunks; j++) {
      unsigned k = x->start[i] + (unsigned)j;
      int64_t size, from;
      x->at[k] = cgi_distribute_vectors_place(d, b, g, j, base);
      bool always =
          cgi_constant_int(base, &from) && from >= 0 && limit && cgi_constant_int(limit, &size) && from + (j + 1) * g->threads * g->width <= size;
      if (guarded && !always && (!wide || x->whole)) x->inside[k] = cgi_build_cmpi(b, CG_CMPI_ULT, x->at[k], limit);
    }
  }
}

// Indices of piece p and the condition that it is inside; false: it may be partly so.
static cg_value cgi_distribute_vectors_transfer_piece(cgi_distribute_vectors *d, cgi_builder *b, cg_op op, const cgi_distribute_vectors_transfer *x,
                                                      unsigned p, cg_value *indices) {
  int64_t index[CGI_MAX_LOOPS];
  cg_value condition = NULL;
  cgi_distribute_vectors_index(d, x->vector, p, index);
  for (unsigned i = 0; i < x->num_indices; i++) indices[i] = op->operands[x->first + i].value;
  for (unsigned i = 0; i < x->vector->type->rank; i++) {
    unsigned k = x->start[i] + (unsigned)index[i];
    if (!x->at[k]) continue;
    indices[x->map->results[i]->value] = x->at[k];
    if (x->inside[k]) condition = cgi_across_and(b, condition, x->inside[k]);
  }
  return condition;
}

static void cgi_distribute_vectors_transfer_end(cgi_distribute_vectors *d, cgi_distribute_vectors_transfer *x) {
  cgi_free(d->ctx, x->at, (x->total + 1) * sizeof *x->at);
  cgi_free(d->ctx, x->inside, (x->total + 1) * sizeof *x->inside);
}

// The 1-D (or scalar) access of one piece: value NULL reads.
static cg_value cgi_distribute_vectors_access(cgi_distribute_vectors *d, cgi_builder *b, const cgi_distribute_vectors_transfer *x, cg_value value,
                                              const cg_value *indices, cg_value padding) {
  cg_context *ctx = d->ctx;
  cg_value operands[CGI_MAX_LOOPS + 3];
  unsigned n = 0;
  cg_type t = cgi_distribute_vectors_piece_type(d, x->vector, x->vector->type->element), element = x->vector->type->element;
  if (value) operands[n++] = value;
  operands[n++] = x->memory;
  for (unsigned i = 0; i < x->num_indices; i++) operands[n++] = indices[i];
  if (x->wide < 0) {
    if (!value) return cgi_distribute_vectors_to_type(b, cgi_build_value(b, CG_MEMREF_LOAD, element, n, operands, NULL), t);
    cgi_build(b, CG_MEMREF_STORE, n, operands, 0, NULL, 0, NULL, 0);
    return value;
  }
  if (!value) operands[n++] = padding;
  cg_attr bound = cgi_attr_bool(ctx, x->whole);
  cg_named_attr attrs[2];
  unsigned dim = (unsigned)x->map->results[x->wide]->value;
  attrs[0] = cgi_named(ctx, "permutation_map", cgi_attr_of_map(ctx, cgi_map_permutation(ctx, x->num_indices, 1, &dim)));
  attrs[1] = cgi_named(ctx, "in_bounds", cgi_attr_array(ctx, 1, &bound));
  cg_op op = cgi_build(b, value ? CG_VECTOR_TRANSFER_WRITE : CG_VECTOR_TRANSFER_READ, n, operands, value ? 0 : 1, &t, 2, attrs, 0);
  int32_t segments[4];
  segments[0] = segments[1] = 1;
  segments[1 + (value != NULL)] = (int32_t)x->num_indices;
  segments[2] = value ? segments[2] : 1;
  segments[3] = 0;
  cgi_op_set_segments(op, 4, segments);
  return value ? value : op->results[0];
}

static void cgi_distribute_vectors_read(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cgi_distribute_vectors_transfer x;
  cgi_distribute_vectors_transfer_begin(d, b, op, &x);
  unsigned pad;
  cgi_operand_group(op, "padding", &pad);
  cg_value padding = op->operands[pad].value, *pieces = cgi_pieces_new(&d->vectors, x.vector), indices[CGI_MAX_LOOPS];
  cg_type t = cgi_distribute_vectors_piece_type(d, x.vector, x.vector->type->element);
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, x.vector); p < n; p++) {
    cg_value condition = cgi_distribute_vectors_transfer_piece(d, b, op, &x, p, indices);
    if (!condition) {
      pieces[p] = cgi_distribute_vectors_access(d, b, &x, NULL, indices, padding);
      continue;
    }
    cg_op branch = cgi_build_if(b, condition, 1, &t, true);
    cgi_builder in = cgi_builder_at_end(branch->regions[CG_SCF_IF_THEN_REGION]->first, op->loc);
    cg_value v = cgi_distribute_vectors_access(d, &in, &x, NULL, indices, padding);
    cgi_build_return(&in, CG_SCF_YIELD, 1, &v);
    in = cgi_builder_at_end(branch->regions[CG_SCF_IF_ELSE_REGION]->first, op->loc);
    v = cgi_distribute_vectors_to_type(&in, padding, t);
    cgi_build_return(&in, CG_SCF_YIELD, 1, &v);
    pieces[p] = branch->results[0];
  }
  cgi_distribute_vectors_transfer_end(d, &x);
}

static void cgi_distribute_vectors_write(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cgi_distribute_vectors_transfer x;
  cg_value owner = cgi_distribute_vectors_owner(d, b, op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value), indices[CGI_MAX_LOOPS];
  const cg_value *pieces = cgi_pieces_of(&d->vectors, op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value);
  cgi_distribute_vectors_transfer_begin(d, b, op, &x);
  for (unsigned p = 0, n = cgi_distribute_vectors_count(d, x.vector); p < n; p++) {
    cg_value condition = cgi_distribute_vectors_transfer_piece(d, b, op, &x, p, indices);
    condition = cgi_across_and(b, condition, owner);
    cgi_builder in = *b;
    if (condition) cgi_across_guard(b, condition, &in);
    cgi_distribute_vectors_access(d, &in, &x, pieces[p], indices, NULL);
    if (condition) cgi_build_return(&in, CG_SCF_YIELD, 0, NULL);
  }
  cgi_distribute_vectors_transfer_end(d, &x);
}

// A scalar store: one thread does it.
static void cgi_distribute_vectors_store(cgi_distribute_vectors *d, cg_op op) {
  cgi_builder b = cgi_builder_before(op), in;
  cg_value owner = cgi_distribute_vectors_owner(d, &b, NULL);
  if (!owner) return;
  cgi_across_guard(&b, owner, &in);
  cgi_op_remove(op);
  cgi_op_append(in.block, op);
  cgi_build_return(&in, CG_SCF_YIELD, 0, NULL);
}

// ---- reductions ------------------------------------------------------------------------------------------------------------------------------
// This thread's part of each result: the pieces along the reduced dims combined.
static void cgi_distribute_vectors_local(cgi_distribute_vectors *d, cgi_builder *b, cgi_across_reduction *r, cg_value source, const bool *reduced) {
  const cg_value *pieces = cgi_pieces_of(&d->vectors, source);
  unsigned n = cgi_distribute_vectors_count(d, source), each = n / r->count;
  cg_value *sorted = CGI_NEW_ARRAY(d->ctx, cg_value, n);
  unsigned *filled = CGI_NEW_ARRAY(d->ctx, unsigned, r->count);
  int wide = cgi_distribute_vectors_wide_dim(d, source);
  for (unsigned p = 0; p < n; p++) {
    int64_t index[CGI_MAX_LOOPS], k = 0;
    cgi_distribute_vectors_index(d, source, p, index);
    for (unsigned i = 0; i < source->type->rank; i++)
      if (!reduced[i]) k = k * cgi_distribute_vectors_group_of(d, source, i)->chunks + index[i];
    sorted[(unsigned)k * each + filled[k]++] = pieces[p];
  }
  for (unsigned k = 0; k < r->count; k++) { r->parts[k] = cgi_across_combine_all(b, r->kind, sorted + k * each, each, wide >= 0 && reduced[wide]); }
  cgi_free(d->ctx, sorted, n * sizeof *sorted);
  cgi_free(d->ctx, filled, r->count * sizeof *filled);
}

// vector.multi_reduction, and vector.reduction of all elements.
static bool cgi_distribute_vectors_reduce(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_value source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value, to = op->results[0],
           acc = op->num_operands > 1 ? op->operands[CG_VECTOR_MULTI_REDUCTION_ACC].value : NULL;
  cg_attr dims = cg_op_attr(op, "reduction_dims");
  bool reduced[CGI_MAX_LOOPS];
  cgi_across_reduction r;
  memset(&r, 0, sizeof r);
  r.op = op;
  r.kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(source->type->element));
  if (r.kind == CG_OP_UNREGISTERED) return cgi_op_unsupported(op, "reduces in a way that is not distributed");
  for (unsigned i = 0; i < source->type->rank; i++) {
    reduced[i] = !dims;
    for (size_t k = 0; dims && k < cg_attr_int_list_len(dims); k++) reduced[i] |= cg_attr_int_list_at(dims, k) == (int64_t)i;
    cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, source, i);
    if (!reduced[i] || g->threads == 1) continue;
    r.groups[r.num_groups].threads = g->threads;
    r.groups[r.num_groups++].stride = d->stride[g->segment];
  }
  r.count = cgi_distribute_vectors_is_vector(to) ? cgi_distribute_vectors_count(d, to) : 1;
  r.parts = cgi_distribute_vectors_is_vector(to) ? cgi_pieces_new(&d->vectors, to) : CGI_NEW_ARRAY(d->ctx, cg_value, 1);
  cgi_distribute_vectors_local(d, b, &r, source, reduced);
  if (r.num_groups) cgi_reduce_across(&d->across, b, &r);
  for (unsigned k = 0; acc && k < r.count; k++)
    r.parts[k] = cgi_build_binary(b, r.kind, cgi_distribute_vectors_is_vector(acc) ? cgi_pieces_of(&d->vectors, acc)[k] : acc, r.parts[k]);
  if (!cgi_distribute_vectors_is_vector(to)) cgi_value_replace_uses(to, r.parts[0]);
  return true;
}

// A constant of different elements: each by the thread's place along the dims.
static bool cgi_distribute_vectors_elements(cgi_distribute_vectors *d, cgi_builder *b, cg_op op) {
  cg_context *ctx = d->ctx;
  cg_value v = op->results[0], place = cgi_build_index(b, 0), operands[2];
  cg_type t = cgi_distribute_vectors_piece_type(d, v, v->type->element);
  cg_attr value = cg_op_attr(op, "value");
  int wide = cgi_distribute_vectors_wide_dim(d, v);
  int64_t positions = 1, width = wide < 0 ? 1 : cgi_distribute_vectors_group_of(d, v, (unsigned)wide)->width;
  unsigned n = cgi_distribute_vectors_count(d, v);
  for (unsigned i = 0; i < v->type->rank; i++) {
    cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, i);
    if (g->threads == 1) continue;
    cg_expr e = cgi_expr_mul(ctx, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, g->threads));
    e = cgi_expr_add(ctx, e, cgi_expr_dim(ctx, 1));
    operands[0] = place;
    operands[1] = cgi_distribute_vectors_lane(d, b, g->segment, g->threads);
    place = cgi_build_affine_apply(b, cgi_map_make(ctx, 2, 0, 1, &e), operands);
    positions *= g->threads;
  }
  if (positions * n * width > CGI_SELECT_TABLE) return cgi_op_unsupported(op, "of %l different elements is not distributed", positions * n * width);
  cg_value *values = CGI_NEW_ARRAY(ctx, cg_value, (size_t)positions), *pieces = cgi_pieces_new(&d->vectors, v);
  cgi_hmap made; // elements that there are by now
  memset(&made, 0, sizeof made);
  made.ctx = ctx;
  for (unsigned p = 0; p < n; p++) {
    int64_t index[CGI_MAX_LOOPS];
    cgi_distribute_vectors_index(d, v, p, index);
    pieces[p] = NULL;
    for (int64_t e = 0; e < width; e++) {
      for (int64_t at = 0; at < positions; at++) {
        int64_t rest = at, k = 0, scale = 1;
        for (unsigned i = v->type->rank; i-- > 0; scale *= v->type->shape[i]) {
          cgi_distribute_vectors_group *g = cgi_distribute_vectors_group_of(d, v, i);
          k += scale * ((index[i] * g->threads + rest % g->threads) * g->width + ((int)i == wide ? e : 0));
          rest /= g->threads;
        }
        cg_attr a = cgi_attr_dense_at(ctx, value, (uint64_t)k);
        values[at] = (cg_value)cgi_hmap_ptr(&made, a);
        if (!values[at]) cgi_hmap_put_ptr(&made, a, values[at] = cgi_build_constant(b, a));
      }
      cg_value one = cgi_select_table(b, place, values, positions);
      if (wide < 0)
        pieces[p] = one;
      else
        pieces[p] = cgi_build_with_lane(b, one, pieces[p] ? pieces[p] : cgi_distribute_vectors_to_type(b, one, t), e);
    }
  }
  cgi_hmap_free(&made);
  cgi_free(ctx, values, (size_t)positions * sizeof *values);
  return true;
}

// ---- the function ---------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_distribute_vectors_split(cgi_one_to_n *c, cg_value v, cg_type *piece) {
  cgi_distribute_vectors *d = (cgi_distribute_vectors *)c->user;
  if (!cgi_distribute_vectors_is_vector(v)) return 0;
  if (piece) *piece = cgi_distribute_vectors_piece_type(d, v, v->type->element);
  return cgi_distribute_vectors_count(d, v);
}

static bool cgi_distribute_vectors_rewrite(cgi_one_to_n *c, cg_op op) {
  cgi_distribute_vectors *d = (cgi_distribute_vectors *)c->user;
  cgi_builder *b = &c->b;
  if (op->def->traits & CG_TRAIT_ELEMENTWISE) return cgi_rewrite_by_piece(c, op);
  switch (op->def->kind) {
  case CG_ARITH_CONSTANT:
    if (!cg_attr_is_splat(cg_op_attr(op, "value")) && cg_type_num_elements(op->results[0]->type) > 1)
      return cgi_distribute_vectors_elements(d, b, op);
    cgi_distribute_vectors_constant(d, b, op);
    return true;
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT: cgi_distribute_vectors_broadcast(d, b, op); return true;
  case CG_VECTOR_TRANSPOSE: cgi_distribute_vectors_transpose(d, op); return true;
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_INSERT:
  case CG_VECTOR_SHAPE_CAST: cgi_distribute_vectors_position(d, op); return true;
  case CG_VECTOR_STEP: cgi_distribute_vectors_step(d, b, op); return true;
  case CG_VECTOR_CREATE_MASK:
  case CG_VECTOR_CONSTANT_MASK: cgi_distribute_vectors_mask(d, b, op); return true;
  case CG_VECTOR_TRANSFER_READ: cgi_distribute_vectors_read(d, b, op); return true;
  case CG_VECTOR_TRANSFER_WRITE: cgi_distribute_vectors_write(d, b, op); return true;
  case CG_VECTOR_MULTI_REDUCTION:
  case CG_VECTOR_REDUCTION: return cgi_distribute_vectors_reduce(d, b, op);
  default: return cgi_op_unsupported(op, "on vectors of a workgroup is not distributed");
  }
}

// Whether the write takes the place of what was read right there, at the same indices and once: between the two a barrier is enough.
static bool cgi_distribute_vectors_is_update(cg_op write, cg_op read) {
  if (write->def->kind != CG_VECTOR_TRANSFER_WRITE || read->def->kind != CG_VECTOR_TRANSFER_READ || write->block != read->block) return false;
  unsigned rank = read->operands[CG_VECTOR_TRANSFER_READ_SOURCE].value->type->rank;
  if (write->operands[CG_VECTOR_TRANSFER_WRITE_SOURCE].value != read->operands[CG_VECTOR_TRANSFER_READ_SOURCE].value || !cgi_op_before(read, write) ||
      cgi_across_in_loop(write))
    return false;
  for (unsigned i = 0; i < rank; i++)
    if (write->operands[CG_VECTOR_TRANSFER_WRITE_INDICES + i].value != read->operands[CG_VECTOR_TRANSFER_READ_INDICES + i].value) return false;
  return true;
}

// One thread would write what others are still to read: all meet before they write what they have read, and a kernel that reads other parts of its
// own result is left to another pipeline.
static bool cgi_distribute_vectors_check_memory(cgi_distribute_vectors *d) {
  cg_context *ctx = d->ctx;
  static const cg_op_kind kinds[] = {CG_VECTOR_TRANSFER_WRITE, CG_MEMREF_STORE,  CG_VECTOR_TRANSFER_READ,
                                     CG_MEMREF_LOAD,           CG_VECTOR_GATHER, CG_IREE_VECTOR_EXT_TRANSFER_GATHER};
  cg_op *writes = NULL;
  bool ok = true;
  for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
    cg_op *ops = cgi_collect(d->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops) && ok; i++) {
      if (k < 2) cgi_push(writes, ops[i]);
      for (size_t w = 0; k >= 2 && w < cgi_len(writes) && ok; w++) {
        if (!cgi_may_alias(cgi_memory_root(writes[w]->operands[1].value), cgi_memory_root(ops[i]->operands[0].value))) continue;
        ok = cgi_distribute_vectors_is_update(writes[w], ops[i]) ||
             cgi_op_unsupported(ops[i], "reads what the kernel writes: not distributed over threads");
        cgi_builder b = cgi_builder_before(writes[w]);
        if (ok && writes[w]->prev->def->kind != CG_GPU_BARRIER) cgi_across_barrier(&b);
      }
    }
    cgi_arr_free(ctx, ops);
  }
  return ok;
}

static void cgi_distribute_vectors_threads_of(cgi_distribute_vectors *d) {
  cg_attr basis = cg_op_attr(d->func, "thread_basis");
  int64_t product = 1;
  d->num_segments = basis && cg_attr_is_int_list(basis) ? (unsigned)cg_attr_int_list_len(basis) : 0;
  if (d->num_segments > CGI_MAX_LOOPS) d->num_segments = 0;
  for (unsigned i = d->num_segments; i-- > 0;) {
    d->basis[i] = cg_attr_int_list_at(basis, i) > 0 ? cg_attr_int_list_at(basis, i) : 1;
    product *= d->basis[i];
  }
  if (d->num_segments && product == d->across.total) return;
  d->num_segments = 1;
  d->basis[0] = d->across.total;
}

// What is read is not written here: equal reads give equal vectors.
static void cgi_distribute_vectors_merge_reads(cg_op op) {
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
static void cgi_distribute_vectors_widen_write(cg_op op) {
  cg_op slice = op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value->op;
  if (!slice || slice->def->kind != CG_VECTOR_EXTRACT_STRIDED_SLICE) return;
  cg_value from = slice->operands[CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR].value, memory = op->operands[CG_VECTOR_TRANSFER_WRITE_SOURCE].value;
  cg_map map = cgi_transfer_map(op, memory->type, slice->results[0]->type);
  cg_attr offsets = cg_op_attr(slice, "offsets"), strides = cg_op_attr(slice, "strides"), bounds[CGI_MAX_LOOPS];
  unsigned first;
  cgi_operand_group(op, "indices", &first);
  for (unsigned i = 0; i < from->type->rank; i++) {
    int64_t at;
    bool sliced = from->type->shape[i] != slice->results[0]->type->shape[i], in = cgi_distribute_vectors_in_bounds(op, i) && !sliced;
    bounds[i] = cgi_attr_bool(op->ctx, in);
    if (i < cg_attr_int_list_len(offsets) && (cg_attr_int_list_at(offsets, i) != 0 || cg_attr_int_list_at(strides, i) != 1)) return;
    if (!sliced) continue;
    if (map->results[i]->kind != CG_EXPR_DIM) return;
    unsigned m = (unsigned)map->results[i]->value;
    if (!cgi_constant_int(op->operands[first + m].value, &at) || at != 0 || memory->type->shape[m] != slice->results[0]->type->shape[i]) return;
  }
  cgi_op_set_operand(op, CG_VECTOR_TRANSFER_WRITE_VECTOR, from);
  cgi_op_set_attr(op, "permutation_map", cgi_attr_of_map(op->ctx, map));
  cgi_op_set_attr(op, "in_bounds", cgi_attr_array(op->ctx, from->type->rank, bounds));
  cgi_erase_if_dead(slice->results[0]);
}

static void cgi_distribute_vectors_prepare(cgi_distribute_vectors *d) {
  cg_context *ctx = d->ctx;
  static const cg_op_kind kinds[2] = {CG_VECTOR_TRANSFER_READ, CG_VECTOR_TRANSFER_WRITE};
  for (unsigned k = 0; k < 2; k++) {
    cg_op *ops = cgi_collect(d->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops); i++) {
      if (k)
        cgi_distribute_vectors_widen_write(ops[i]);
      else
        cgi_distribute_vectors_merge_reads(ops[i]);
    }
    cgi_arr_free(ctx, ops);
  }
}

static bool cgi_distribute_vectors_run(cgi_distribute_vectors *d) {
  if (!cgi_distribute_vectors_check_memory(d)) return false;
  cgi_distribute_vectors_prepare(d);
  if (!cgi_walk_pre(d->func, cgi_distribute_vectors_collect, d) || !cgi_walk_pre(d->func, cgi_distribute_vectors_relate, d)) return false;
  cgi_distribute_vectors_assign_segments(d);
  cgi_distribute_vectors_assign_widths(d);
  cgi_distribute_vectors_order_threads(d);
  if (!cgi_distribute_vectors_check(d)) return false;
  cg_block entry = d->func->regions[0]->first;
  d->across.top = cgi_builder_at_start(entry, d->func->loc);
  cgi_across_linear_id(&d->across);
  cg_op *stores = cgi_collect(d->func, CG_MEMREF_STORE);
  for (size_t i = 0; i < cgi_len(stores); i++) cgi_distribute_vectors_store(d, stores[i]);
  if (!cgi_one_to_n_run(&d->vectors, d->func)) return false;
  if (d->across.target && d->across.shared > (int64_t)d->across.target->max_shared_memory)
    return cgi_op_unsupported(d->func, "needs %l bytes of workgroup memory to reduce across threads", d->across.shared);
  cgi_op_set_attr(d->func, "thread_basis", NULL);
  return true;
}

static bool cgi_distribute_vectors_function(cg_context *ctx, cg_op func) {
  cgi_distribute_vectors d;
  cgi_translation_info info;
  bool ok = true;
  if (!cgi_translation_info_of(func, &info, &ok)) return ok;
  if (cgi_pipeline_threads(info.pipeline) != CGI_THREADS_SHARE_TILES) return true;
  memset(&d, 0, sizeof d);
  d.ctx = d.across.ctx = d.nodes.ctx = d.vectors.ctx = ctx;
  d.vectors.user = &d;
  d.vectors.split = cgi_distribute_vectors_split;
  d.vectors.otherwise = cgi_distribute_vectors_rewrite;
  d.func = func;
  d.across.target = cgi_target_of(func);
  d.across.subgroup = info.subgroup_size;
  d.across.total = 1;
  for (unsigned i = 0; i < 3; i++) d.across.total *= d.across.size[i] = info.workgroup_size[i] > 0 ? info.workgroup_size[i] : 1;
  cgi_distribute_vectors_threads_of(&d);
  ok = cgi_function_needs_return(func) && cgi_distribute_vectors_run(&d);
  cgi_hmap_free(&d.nodes);
  return ok;
}

CGI_DEF bool cgi_pass_distribute_vectors(cgi_pass *pass) {
  if (cgi_layouts_asked(pass->func)) {
    cgi_distribute_vectors d;
    memset(&d, 0, sizeof d);
    d.ctx = pass->ctx;
    d.func = pass->func;
    return cgi_distribute_vectors_check_memory(&d) && cgi_distribute_nested(pass->ctx, pass->func, cgi_pass_option_int(pass, "subgroup-size"));
  }
  return cgi_distribute_vectors_function(pass->ctx, pass->func);
}

#undef CGI_DISTRIBUTE_VECTORS_MAX_PIECES
