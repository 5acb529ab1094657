// bufferize: tensors become buffers, in place. A value that is computed into a destination lives in the destination's memory. Where the destination
// is a tensor.empty, it lives where it ends up: in a slice of a forall's shared output, and so in the binding that is stored to.
//
//   %r = scf.forall (%i) = (0) to (64) step (8) shared_outs(%o = %e) … {     %m = hal.interface.binding.subspan … : memref<64xf32>
//     %s = tensor.extract_slice %o[%i] [8] [1]                               scf.forall (%i) = (0) to (64) step (8) {
//     %w = vector.transfer_write %v, %s[%c0]                            →      %s = memref.subview %m[%i] [8] [1]
//     scf.forall.in_parallel {                                                 vector.transfer_write %v, %s[%c0] }
//       tensor.parallel_insert_slice %w into %o[%i] [8] [1] } }
//   flow.dispatch.tensor.store %r, %out …
//
// bufferization.alloc_tensor in memory space 3 becomes a memref.alloc at the function's top. A small tensor that ends in no binding is each
// invocation's own, a memref.alloca there; a larger one, or what invocations compute together, is refused. A small tile that ends in another place
// than it was computed in is copied through registers, visibly. Sorts, scans and top-k become loops over their lines.
//
// Requires: dispatch functions after vectorize: tensors are only sliced, reshaped, read, written, carried and stored. Also takes structured ops whose
// outputs are destinations. Preserves: loops, their mapping, bindings. No tensor is left.
#include "analysis/linear.h"
#include "analysis/ranges.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "support/lines.h"
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_BUFFERIZE_DEPTH 64
#define CGI_BUFFERIZE_RANK 8   // of a buffer that is read and written in one place
#define CGI_BUFFERIZE_COPY 256 // elements that may be copied through registers
#define CGI_BUFFERIZE_LINES 32 // operands of a sort
#define CGI_BUFFERIZE_OWN 4096 // elements of a tensor that each invocation may have for itself

typedef struct cgi_bufferize {
  cg_context *ctx;
  cg_op func;
  cgi_hmap buffers; // tensor value to memref; none: nothing was written to it yet
  cg_op *dead;      // cgi array, in program order
  cg_op *stores;    // cgi array: every flow.dispatch.tensor.store
  unsigned threads; // thread foralls around the op at hand
  unsigned depth;
} cgi_bufferize;

static bool cgi_bufferize_block(cgi_bufferize *s, cg_block block);
static cg_value cgi_bufferize_destination(cgi_bufferize *s, cgi_builder *b, cg_value v, unsigned depth);

static bool cgi_bufferize_is_tensor(cg_value v) { return v->type->kind == CG_TYPE_TENSOR; }
static CGI_NOINLINE cg_value cgi_bufferize_get(cgi_bufferize *s, cg_value v) { return (cg_value)cgi_hmap_ptr(&s->buffers, v); }
static void cgi_bufferize_bind(cgi_bufferize *s, cg_value v, cg_value m) {
  if (m) cgi_hmap_put_ptr(&s->buffers, v, m);
}

// ---- views ------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_bufferize_slice {
  cgi_mixed m[3]; // offsets, sizes, strides
} cgi_bufferize_slice;

static bool cgi_bufferize_slice_of(cg_op op, cgi_bufferize_slice *out) {
  return cgi_slice_get(op, &out->m[0], &out->m[1], &out->m[2]) && out->m[0].n == out->m[1].n && out->m[0].n == out->m[2].n;
}

static bool cgi_bufferize_is_whole(cg_value m, const cgi_bufferize_slice *s) {
  if (!cgi_mixed_all(&s->m[0], 0) || !cgi_mixed_all(&s->m[2], 1)) return false;
  for (unsigned i = 0; i < s->m[1].n; i++) {
    int64_t dim = m->type->shape[i];
    if (dim == CG_DYNAMIC) {
      cg_value known =
          m->op && m->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN ? cgi_dynamic_size_operand(m->op, "dynamic_dims", m->type, i) : NULL;
      if (!known || s->m[1].values[i] != known) return false;
    } else if (s->m[1].values[i] || s->m[1].fixed[i] != dim) {
      return false;
    }
  }
  return true;
}

// The slice that `op` describes, of buffer m, seen with the rank of `type`. NULL after an error.
static cg_value cgi_bufferize_subview(cgi_builder *b, cg_op op, cg_value m, cg_type type) {
  cgi_bufferize_slice s;
  unsigned keep[16];
  if (!cgi_bufferize_slice_of(op, &s) || s.m[0].n > 16) {
    cgi_op_unsupported(op, "has a slice that is not understood");
    return NULL;
  }
  if (s.m[0].n == 0 && m->type->rank) return m; // the older form without offsets: the whole
  if (s.m[0].n != m->type->rank || !cgi_kept_dims(s.m[1].n, s.m[1].fixed, type, keep)) {
    cgi_op_unsupported(op, "drops dimensions whose size is not 1");
    return NULL;
  }
  for (unsigned i = 0; i < 3; i++) cgi_mixed_fold_constants(&s.m[i]);
  if (!cgi_slice_may_fold(m->type, s.m)) {
    cgi_op_unsupported(op, "has a slice that runs out of the bounds of %t", m->type);
    return NULL;
  }
  if (type->rank == m->type->rank && cgi_bufferize_is_whole(m, &s)) return m;
  cg_type full = cgi_subview_type(m->type, &s.m[0], &s.m[1], &s.m[2]);
  if (!full) {
    cgi_op_unsupported(op, "slices %t, which is not strided", m->type);
    return NULL;
  }
  if (type->rank != full->rank) {
    int64_t strides[16], kept[16], shape[16], offset;
    cg_type_strides(full, strides, &offset);
    for (unsigned i = 0; i < type->rank; i++) kept[i] = strides[keep[i]], shape[i] = full->shape[keep[i]];
    full = cgi_type_memref(b->ctx, type->rank, shape, full->element, cgi_attr_strided(b->ctx, type->rank, kept, offset), full->memory_space);
  }
  return cgi_slice_build(b, CG_MEMREF_SUBVIEW, 1, &m, full, s.m)->results[0];
}

// The memref type of an expanded or collapsed view; NULL where a group is not contiguous.
static cg_type cgi_bufferize_reshaped(cg_type source, cg_type result, cg_attr groups, bool expand) {
  int64_t from[16], to[16], offset;
  if (!source->layout) return cgi_type_memref(source->ctx, result->rank, result->shape, source->element, NULL, source->memory_space);
  if (source->rank > 16 || result->rank > 16 || !cg_type_strides(source, from, &offset)) return NULL;
  for (unsigned i = 0; i < result->rank; i++) to[i] = 1; // where no group has the dim, or a group has none
  for (unsigned g = 0; g < cg_attr_len(groups); g++) {
    cg_attr dims = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(dims);
    int64_t stride = expand ? from[g] : 1;
    bool seen = false; // collapsing: a dim whose stride counts
    for (size_t k = n; k-- > 0;) {
      unsigned d = (unsigned)cg_attr_int_list_at(dims, k);
      int64_t size = expand ? result->shape[d] : source->shape[d];
      if (expand) {
        to[d] = stride;
      } else {
        if (size == 1) continue;
        if (!seen) to[g] = stride = from[d];
        if (stride == CG_DYNAMIC || from[d] != stride) return NULL;
        seen = true;
      }
      stride = size == CG_DYNAMIC || stride == CG_DYNAMIC ? CG_DYNAMIC : stride * size;
    }
    if (!expand && !seen && n) to[g] = from[cg_attr_int_list_at(dims, n - 1)];
  }
  return cgi_type_memref(source->ctx, result->rank, result->shape, source->element, cgi_attr_strided(source->ctx, result->rank, to, offset),
                         source->memory_space);
}

// The sizes that an expansion of m to `type` takes as operands: one dynamic dim of a group is what the others leave.
static unsigned cgi_bufferize_expanded_sizes(cgi_builder *b, cg_value m, cg_type type, cg_attr groups, cg_value *sizes) {
  unsigned n = 0;
  for (unsigned g = 0; g < cg_attr_len(groups); g++) {
    cg_attr dims = cg_attr_at(groups, g);
    int64_t known = 1;
    bool dynamic = false;
    for (size_t k = 0; k < cg_attr_int_list_len(dims); k++) {
      int64_t size = type->shape[cg_attr_int_list_at(dims, k)];
      if (size != CG_DYNAMIC)
        known *= size;
      else
        dynamic = true;
    }
    if (!dynamic) continue;
    cg_value size = cgi_view_dim(b, m, g);
    if (known != 1) {
      cg_value by = cgi_build_index(b, known);
      size = cgi_build_binary(b, CG_ARITH_DIVUI, size, by);
    }
    sizes[n++] = size;
  }
  return n;
}

// m as `type`: expanded or collapsed along op's groups. `sizes`: of the dynamic dims of an expansion. NULL after an error.
static cg_value cgi_bufferize_reshape(cgi_builder *b, cg_op op, bool expand, cg_value m, cg_type type, unsigned num_sizes, const cg_value *sizes) {
  cg_attr groups = cg_op_attr(op, "reassociation");
  cg_type t = cgi_bufferize_reshaped(m->type, type, groups, expand);
  cg_value operands[17];
  cg_named_attr attrs[2];
  cg_op inverse = m->op;
  if (inverse && inverse->def->kind == (expand ? CG_MEMREF_COLLAPSE_SHAPE : CG_MEMREF_EXPAND_SHAPE) &&
      cg_op_attr(inverse, "reassociation") == groups) {
    cg_type source = inverse->operands[CG_MEMREF_COLLAPSE_SHAPE_SRC].value->type;
    bool equal = source->rank == type->rank;
    for (unsigned i = 0; equal && i < type->rank; i++) equal = source->shape[i] == type->shape[i];
    if (equal) return inverse->operands[CG_MEMREF_COLLAPSE_SHAPE_SRC].value; // there and back again
  }
  if (!t || num_sizes > 16) {
    cgi_op_unsupported(op, "reshapes %t, which is not contiguous there", m->type);
    return NULL;
  }
  operands[0] = m;
  for (unsigned i = 0; i < num_sizes; i++) operands[1 + i] = sizes[i];
  cgi_name_attr(&attrs[0], b->ctx, "reassociation", groups);
  cgi_name_ints(&attrs[1], b->ctx, "static_output_shape", type->rank, type->shape);
  return cgi_build(b, expand ? CG_MEMREF_EXPAND_SHAPE : CG_MEMREF_COLLAPSE_SHAPE, expand ? 1 + num_sizes : 1, operands, 1, &t, expand ? 2 : 1, attrs,
                   0)
      ->results[0];
}

// m seen with every dim static that is static in `type`.
static cg_value cgi_bufferize_refine(cgi_builder *b, cg_value m, cg_type type) {
  int64_t shape[16];
  bool more = false;
  if (m->type->rank != type->rank || type->rank > 16) return m;
  for (unsigned i = 0; i < type->rank; i++) {
    shape[i] = m->type->shape[i];
    if (shape[i] != CG_DYNAMIC || type->shape[i] == CG_DYNAMIC) continue;
    shape[i] = type->shape[i];
    more = true;
  }
  if (!more) return m;
  return cgi_build_unary(b, CG_MEMREF_CAST, cgi_type_memref(b->ctx, type->rank, shape, m->type->element, m->type->layout, m->type->memory_space), m);
}

static cg_value cgi_bufferize_behind_casts(cg_value m) {
  while (m->op && m->op->def->kind == CG_MEMREF_CAST) m = m->op->operands[CG_MEMREF_CAST_SOURCE].value;
  return m;
}

static bool cgi_bufferize_same_binding(cg_value a, cg_value b) {
  bool subspans = b->op && a->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && a->op->def == b->op->def;
  return a == b || (subspans && cgi_subspans_overlap(a->op, b->op));
}

// Both slices keep the same dims: those that a type of fewer dims leaves out are not the same for a row and for a column.
static bool cgi_bufferize_same_dims(cg_value a, cg_value b) {
  unsigned x[CGI_SLICE_RANK] = {0}, y[CGI_SLICE_RANK] = {0};
  return cgi_slice_dims(a->op, a->type, x) && cgi_slice_dims(b->op, b->type, y) && !memcmp(x, y, sizeof x);
}

// Both views begin at the same element and step alike; sizes agree where the program is valid.
static bool cgi_bufferize_same(cg_value a, cg_value b, unsigned depth) {
  cgi_bufferize_slice x, y;
  a = cgi_bufferize_behind_casts(a);
  b = cgi_bufferize_behind_casts(b);
  if (a == b) return true;
  if (depth > CGI_BUFFERIZE_DEPTH || !a->op || !b->op) return false;
  if (a->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && a->op->def == b->op->def) // two subspans of one place
    return cgi_bufferize_same_binding(a, b) && a->type == b->type &&
           cgi_operand_named(a->op, "byte_offset") == cgi_operand_named(b->op, "byte_offset");
  bool va = a->op->def->kind == CG_MEMREF_SUBVIEW, vb = b->op->def->kind == CG_MEMREF_SUBVIEW;
  if (va && (!cgi_bufferize_slice_of(a->op, &x))) return false;
  if (vb && (!cgi_bufferize_slice_of(b->op, &y))) return false;
  if (va && vb && cgi_bufferize_same_dims(a, b) && cgi_mixed_equal(&x.m[0], &y.m[0]) && cgi_mixed_equal(&x.m[2], &y.m[2]) &&
      cgi_bufferize_same(a->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value, b->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value, depth + 1))
    return true;
  // A slice from the start is the same place with another size.
  if (va && a->type->rank == x.m[0].n && cgi_mixed_all(&x.m[0], 0) && cgi_mixed_all(&x.m[2], 1))
    return cgi_bufferize_same(a->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value, b, depth + 1);
  if (vb && b->type->rank == y.m[0].n && cgi_mixed_all(&y.m[0], 0) && cgi_mixed_all(&y.m[2], 1))
    return cgi_bufferize_same(a, b->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value, depth + 1);
  bool reshapes = a->op->def->kind == CG_MEMREF_EXPAND_SHAPE || a->op->def->kind == CG_MEMREF_COLLAPSE_SHAPE;
  return reshapes && a->op->def == b->op->def && cg_op_attr(a->op, "reassociation") == cg_op_attr(b->op, "reassociation") &&
         cgi_bufferize_same(a->op->operands[CG_SOURCE].value, b->op->operands[CG_SOURCE].value, depth + 1);
}

// ---- destinations -----------------------------------------------------------------------------------------------------------------------
static bool cgi_bufferize_operands_dominate(cg_op op, unsigned first, cg_op at) {
  for (unsigned i = first; i < op->num_operands; i++)
    if (op->operands[i].value->type->kind == CG_TYPE_INDEX && !cgi_value_dominates(op->operands[i].value, at)) return false;
  return true;
}

// Where op's use of v puts it; NULL: nowhere that is known.
static cg_value cgi_bufferize_use_destination(cgi_bufferize *s, cgi_builder *b, cgi_use *u, unsigned depth) {
  cg_op op = u->owner, parent = op->block ? op->block->region->op : NULL;
  unsigned i = (unsigned)(u - op->operands), first;
  cg_value m, sizes[16];
  cg_attr groups;
  switch (op->def->kind) {
  case CG_FLOW_DISPATCH_TENSOR_STORE:
  case CG_TENSOR_PARALLEL_INSERT_SLICE:
  case CG_TENSOR_INSERT_SLICE:
    if (i != 0) return op->num_results ? cgi_bufferize_destination(s, b, op->results[0], depth) : NULL;
    m = cgi_bufferize_get(s, op->operands[CG_TENSOR_INSERT_SLICE_DEST].value);
    if (!m && op->num_results) m = cgi_bufferize_destination(s, b, op->results[0], depth);
    return m && cgi_bufferize_operands_dominate(op, 2, b->before) ? cgi_bufferize_subview(b, op, m, u->value->type) : NULL;
  case CG_SCF_YIELD:
    if (parent->def->kind != CG_SCF_IF && parent->def->kind != CG_SCF_FOR) return NULL;
    m = cgi_bufferize_get(s, parent->results[i]);
    return m ? m : parent->def->kind == CG_SCF_IF ? cgi_bufferize_destination(s, b, parent->results[i], depth) : NULL;
  case CG_VECTOR_TRANSFER_WRITE:
  case CG_TENSOR_INSERT: return i == 1 && op->num_results ? cgi_bufferize_destination(s, b, op->results[0], depth) : NULL;
  case CG_SCF_FOR: return i >= 3 ? cgi_bufferize_destination(s, b, op->results[i - 3], depth) : NULL;
  case CG_SCF_FORALL:
    cgi_operand_group(op, "outputs", &first);
    return i >= first && i - first < op->num_results ? cgi_bufferize_destination(s, b, op->results[i - first], depth) : NULL;
  case CG_TENSOR_CAST: m = cgi_bufferize_destination(s, b, op->results[0], depth); return m ? cgi_bufferize_refine(b, m, u->value->type) : NULL;
  case CG_TENSOR_EXPAND_SHAPE:
    m = i == 0 ? cgi_bufferize_destination(s, b, op->results[0], depth) : NULL;
    return m ? cgi_bufferize_reshape(b, op, false, m, u->value->type, 0, NULL) : NULL;
  case CG_TENSOR_COLLAPSE_SHAPE:
    m = cgi_bufferize_destination(s, b, op->results[0], depth);
    if (!m || u->value->type->rank > 16) return NULL;
    groups = cg_op_attr(op, "reassociation");
    first = cgi_bufferize_expanded_sizes(b, m, u->value->type, groups, sizes);
    return cgi_bufferize_reshape(b, op, true, m, u->value->type, first, sizes);
  default:
    if (cgi_linalg_is(op) && i >= cgi_linalg_num_inputs(op) && i - cgi_linalg_num_inputs(op) < op->num_results)
      return cgi_bufferize_destination(s, b, op->results[i - cgi_linalg_num_inputs(op)], depth);
    return NULL;
  }
}

// The place that v, which b->before computes, is to be computed in: where it ends. NULL when no use tells.
static cg_value cgi_bufferize_destination(cgi_bufferize *s, cgi_builder *b, cg_value v, unsigned depth) {
  cg_value m = cgi_bufferize_get(s, v);
  if (depth > CGI_BUFFERIZE_DEPTH) return m;
  for (cgi_use *u = v->uses; u && !m; u = u->next) m = cgi_bufferize_use_destination(s, b, u, depth + 1);
  return m;
}

// ---- hazards ----------------------------------------------------------------------------------------------------------------------------
// `later` runs after op has: behind it, in a round of op itself, or in the next round of a loop around both that v comes into from outside.
static bool cgi_bufferize_runs_after(cg_op op, cg_op later, cg_value v) {
  if (cgi_op_is_ancestor(op, later)) return true;
  for (cg_op a = op; a && a->block; a = a->block->region->op)
    for (cg_op o = later; o && o->block; o = o->block->region->op) {
      if (a->block != o->block) continue;
      if (a != o && cgi_op_before(a, o)) return true;
      for (cg_op loop = a->block->region->op; loop; loop = cg_op_parent(loop)) {
        cg_op home = v->op ? v->op : v->block->region->op;
        if (cgi_op_is_ancestor(loop, home)) return false;
        if (loop->def->kind == CG_SCF_FOR) return true;
      }
      return false;
    }
  return false;
}

// Something reads what v was before op wrote over it.
static bool cgi_bufferize_read_later(cg_op op, cg_value v, unsigned depth) {
  if (depth > CGI_BUFFERIZE_DEPTH) return true;
  CGI_FOREACH_USE(u, v) {
    cg_op o = u->owner;
    if (o == op || o->def->kind == CG_TENSOR_DIM || !cgi_bufferize_runs_after(op, o, v)) continue;
    switch (o->def->kind) {
    case CG_TENSOR_EXTRACT_SLICE:
    case CG_TENSOR_CAST:
    case CG_TENSOR_EXPAND_SHAPE:
    case CG_TENSOR_COLLAPSE_SHAPE:
      if (cgi_bufferize_read_later(op, o->results[0], depth + 1)) return true;
      break;
    case CG_TENSOR_PARALLEL_INSERT_SLICE:
      if (u == &o->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST]) break; // the output it goes into
      return true;
    default: return true;
    }
  }
  return false;
}

// The value comes from an allocation whose first contents nobody knows.
static bool cgi_bufferize_is_fresh(cg_value v) {
  for (unsigned i = 0; v->op && i < CGI_BUFFERIZE_DEPTH; i++) {
    if (v->op->def->kind == CG_BUFFERIZATION_ALLOC_TENSOR) return v->op->num_operands == 0;
    if (v->op->def->kind != CG_TENSOR_CAST && v->op->def->kind != CG_TENSOR_EXPAND_SHAPE && v->op->def->kind != CG_TENSOR_COLLAPSE_SHAPE)
      return false;
    v = v->op->operands[CG_SOURCE].value;
  }
  return false;
}

// Whether op may write there: not where a binding is only read.
static bool cgi_bufferize_may_write(cg_op op, cg_value m) {
  cg_value root = cgi_memory_root(m);
  cgi_hal_ref binding;
  bool only_read =
      root->op && root->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && cgi_hal_binding(root->op, &binding) && binding.access == CG_ACCESS_READ;
  return !only_read || cgi_op_unsupported(op, "writes over a binding that is only read; a dispatch allocates no memory of its own");
}

// Memory of an invocation's own for a small tensor that goes nowhere else: the part of it that a tensor.empty `dest` has whose sizes are bounded.
// NULL for another, and for what invocations compute together.
static cg_value cgi_bufferize_own(cgi_bufferize *s, cg_op op, cg_value dest, cg_type t) {
  cgi_mixed part[3];
  int64_t shape[CGI_MAX_INDICES], n = 1;
  memset(part, 0, sizeof part);
  if (op->def->kind == CG_SCF_FORALL || t->rank > CGI_MAX_INDICES) return NULL;
  for (unsigned d = 0; d < t->rank; d++) {
    cg_value size = NULL;
    shape[d] = t->shape[d];
    if (shape[d] == CG_DYNAMIC) {
      if (dest->op && dest->op->def->kind == CG_TENSOR_EMPTY) size = cgi_dynamic_size_operand(dest->op, "dynamicSizes", t, d);
      shape[d] = size ? cgi_range_of(size).hi : 0;
    }
    if (shape[d] < 1 || shape[d] > CGI_BUFFERIZE_OWN || (n *= shape[d]) > CGI_BUFFERIZE_OWN) return NULL;
    part[1].values[d] = size;
    part[1].fixed[d] = t->shape[d];
    part[2].fixed[d] = 1;
  }
  for (unsigned i = 0; i < 3; i++) part[i].n = t->rank;
  cgi_builder b = cgi_builder_at_start(s->func->regions[0]->first, op->loc);
  cg_value m = cgi_build_alloc(&b, CG_MEMREF_ALLOCA, cgi_type_memref(s->ctx, t->rank, shape, t->element, NULL, NULL), NULL);
  if (cg_type_has_static_shape(t)) return m;
  b = cgi_builder_before(op);
  return cgi_slice_build(&b, CG_MEMREF_SUBVIEW, 1, &m, cgi_subview_type(m->type, &part[0], &part[1], &part[2]), part)->results[0];
}

// The buffer that op writes its result to, given its destination operand. NULL after an error.
static cg_value cgi_bufferize_output(cgi_bufferize *s, cgi_builder *b, cg_op op, cg_value dest, cg_value result) {
  cg_value m = cgi_bufferize_get(s, dest);
  if (m && !cgi_bufferize_is_fresh(dest) && cgi_bufferize_read_later(op, dest, 0)) {
    cgi_op_unsupported(op, "writes over a tensor that is read afterwards; a dispatch allocates no memory of its own");
    return NULL;
  }
  cg_value end = cgi_bufferize_destination(s, b, result, 0), root = m ? cgi_memory_root(m) : NULL;
  if (root && root->op && root->op->def->kind != CG_MEMREF_ALLOC && root->op->def->kind != CG_MEMREF_ALLOCA &&
      (!end || !cgi_bufferize_same_binding(root, cgi_memory_root(end)))) {
    cgi_op_unsupported(op, "writes over a tensor that is not where its result is stored; a dispatch allocates no memory of its own");
    return NULL;
  }
  if (!m) m = end ? end : cgi_bufferize_own(s, op, dest, result->type);
  if (!m) cgi_op_unsupported(op, "computes a tensor that ends in no binding; a dispatch allocates no memory of its own");
  return m && cgi_bufferize_may_write(op, m) ? m : NULL;
}

// An element offset as a sum; where the size is cut at the edge, a clamp of the offset is seen through: beyond it nothing is read or written.
static cgi_linear cgi_bufferize_offset(const cgi_bufferize_slice *s, unsigned d) {
  cg_value v = s->m[0].values[d];
  if (!v) return cgi_linear_constant(s->m[0].fixed[d]);
  if (v->op && v->op->def->kind == CG_AFFINE_MIN && s->m[1].values[d]) {
    cg_map map = cg_attr_map(cg_op_attr(v->op, "map"));
    for (unsigned i = 0; i < map->num_results; i++)
      if (map->results[i]->kind == CG_EXPR_DIM) return cgi_linear_of(v->op->operands[map->results[i]->value].value);
  }
  return cgi_linear_of(v);
}

// Adds the offsets of m in the buffer it is a plain slice of, which is returned.
static cg_value cgi_bufferize_place(cg_value m, cgi_linear *at, bool *ok) {
  for (;; m = m->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value) {
    cgi_bufferize_slice s;
    if (m->op && m->op->def->kind == CG_MEMREF_CAST) continue;
    if (!m->op || m->op->def->kind != CG_MEMREF_SUBVIEW || m->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank != m->type->rank) return m;
    if (!cgi_bufferize_slice_of(m->op, &s) || !cgi_mixed_all(&s.m[2], 1)) return m;
    for (unsigned d = 0; d < m->type->rank; d++) {
      cgi_linear offset = cgi_bufferize_offset(&s, d);
      *ok = cgi_linear_add(&at[d], &offset, 1) && *ok;
    }
  }
}

// The op reads, of buffer m, what the threads loop around it writes to the same place, in the same round and later.
static bool cgi_bufferize_reads_own(cgi_bufferize *s, cg_op op, cg_value m) {
  cgi_linear read[CGI_BUFFERIZE_RANK], write[CGI_BUFFERIZE_RANK];
  unsigned first, rank = m->type->rank;
  cg_op forall = cgi_op_parent_of_kind(op, CG_SCF_FORALL);
  bool ok = true;
  if (op->def->kind != CG_VECTOR_TRANSFER_READ || !forall || rank > CGI_BUFFERIZE_RANK) return false;
  cg_type vector = op->results[0]->type;
  if (!cgi_map_is_identity(cg_attr_map(cg_op_attr(op, "permutation_map"))) || vector->rank != rank) return false;
  (void)cgi_operand_group(op, "indices", &first); // as many as the identity has dims
  for (unsigned d = 0; d < rank; d++) read[d] = cgi_linear_of(op->operands[first + d].value);
  cg_value base = cgi_bufferize_place(m, read, &ok);
  cg_op end = forall->regions[0]->first->last;
  for (cg_op insert = end->regions[0]->first->first; insert && ok; insert = insert->next) {
    cgi_bufferize_slice to;
    cg_value dest = cgi_bufferize_get(s, insert->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST].value);
    cg_op write_op = insert->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value->op, reader = op;
    if (!dest || !cgi_bufferize_slice_of(insert, &to) || to.m[0].n != rank || dest->type->rank != rank) continue;
    while (reader->block != forall->regions[0]->first) reader = cg_op_parent(reader);
    if (!write_op || write_op->block != reader->block || !cgi_op_before(reader, write_op)) continue;
    bool same = cgi_mixed_all(&to.m[2], 1), fits = true;
    for (unsigned d = 0; d < rank; d++) {
      write[d] = cgi_bufferize_offset(&to, d);
      fits = fits && (to.m[1].values[d] || vector->shape[d] <= to.m[1].fixed[d]);
    }
    same = same && fits && cgi_bufferize_same(base, cgi_bufferize_place(dest, write, &ok), 0);
    for (unsigned d = 0; d < rank && same; d++) same = cgi_linear_add(&write[d], &read[d], -1) && !write[d].num_terms && !write[d].constant;
    if (same && ok) return true;
  }
  return false;
}

// The buffer that op reads v from. What the dispatch stores over must not be read through a load: another workgroup may have been there.
static cg_value cgi_bufferize_input(cgi_bufferize *s, cg_op op, cg_value v) {
  cg_value m = cgi_bufferize_get(s, v), at = v;
  if (!m && v->op && v->op->def->kind == CG_TENSOR_EMPTY && cgi_linalg_is(op)) m = cgi_bufferize_own(s, op, v, v->type); // a window's sizes
  if (!m) {
    cgi_op_unsupported(op, "reads a tensor that nothing was written to");
    return NULL;
  }
  for (unsigned i = 0; at->op && i < CGI_BUFFERIZE_DEPTH; i++) {
    cg_op_kind k = at->op->def->kind;
    if (k != CG_TENSOR_EXTRACT_SLICE && k != CG_TENSOR_CAST && k != CG_TENSOR_EXPAND_SHAPE && k != CG_TENSOR_COLLAPSE_SHAPE) break;
    at = at->op->operands[CG_SOURCE].value;
  }
  if (!at->op || at->op->def->kind != CG_FLOW_DISPATCH_TENSOR_LOAD) return m;
  for (size_t i = 0; i < cgi_len(s->stores); i++) {
    if (!cgi_bufferize_same_binding(cgi_memory_root(m), s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value) ||
        cgi_bufferize_reads_own(s, op, m))
      continue;
    cgi_op_unsupported(op, "reads a binding that this dispatch also writes");
    return NULL;
  }
  return m;
}

// What the workgroups (threads) of a forall wrote together may only be stored: reading it would need them to meet first.
static bool cgi_bufferize_only_stored(cg_value v, unsigned depth) {
  if (depth > CGI_BUFFERIZE_DEPTH) return false;
  CGI_FOREACH_USE(u, v) {
    cg_op o = u->owner;
    switch (o->def->kind) {
    case CG_TENSOR_CAST:
    case CG_TENSOR_EXPAND_SHAPE:
    case CG_TENSOR_COLLAPSE_SHAPE:
      if (!cgi_bufferize_only_stored(o->results[0], depth + 1)) return false;
      break;
    case CG_FLOW_DISPATCH_TENSOR_STORE:
    case CG_TENSOR_PARALLEL_INSERT_SLICE:
    case CG_SCF_YIELD:
    case CG_TENSOR_DIM: break;
    default: return false;
    }
  }
  return true;
}

// ---- copies -----------------------------------------------------------------------------------------------------------------------------
static cg_op cgi_bufferize_transfer(cgi_builder *b, cg_op_kind kind, cg_type vector, cg_value first, cg_value memref) {
  cg_context *ctx = b->ctx;
  cg_value operands[20];
  cg_attr bounds[16];
  int32_t segments[4] = {1, 0, 1, 0};
  cg_named_attr attrs[2];
  unsigned rank = memref->type->rank, n = 0;
  bool read = kind == CG_VECTOR_TRANSFER_READ;
  if (!read) operands[n++] = first;
  operands[n++] = memref;
  for (unsigned i = 0; i < rank; i++) {
    operands[n++] = cgi_build_index(b, 0);
    bounds[i] = cgi_attr_bool(ctx, true);
  }
  if (read) operands[n++] = first;
  cgi_name_attr(&attrs[0], ctx, "permutation_map", cgi_attr_of_map(ctx, cgi_map_identity(ctx, rank)));
  cgi_name_attr(&attrs[1], ctx, "in_bounds", cgi_attr_array(ctx, rank, bounds));
  cg_op op = cgi_build(b, kind, n, operands, read ? 1 : 0, &vector, 2, attrs, 0);
  segments[1] = read ? (int32_t)rank : 1;
  if (!read) segments[2] = (int32_t)rank;
  cgi_op_set_segments(op, 4, segments);
  return op;
}

// The tensor that op moves is in `from` and has to be in `to`.
static bool cgi_bufferize_copy(cgi_bufferize *s, cg_op op, cg_value from, cg_value to) {
  if (!from || cgi_bufferize_same(from, to, 0)) return true; // nothing was written to it: any contents will do
  cg_type t = cg_type_has_static_shape(from->type) ? from->type : to->type;
  if (!cg_type_has_static_shape(t) || !s->threads || t->rank > 16)
    return cgi_op_unsupported(op, "moves a tensor that was not computed in place; a dispatch allocates no memory of its own");
  int64_t count = cg_type_num_elements(t);
  if (!count) return true; // and no vector has no elements
  if (count > CGI_BUFFERIZE_COPY) return cgi_op_unsupported(op, "copies %l elements; a thread moves at most %d", count, CGI_BUFFERIZE_COPY);
  cg_op at = op->def->kind == CG_TENSOR_PARALLEL_INSERT_SLICE ? op->block->region->op : op;
  cgi_builder b = cgi_builder_before(at);
  cg_type vector = cgi_type_vector(s->ctx, t->rank, t->shape, t->element);
  cg_value zero = cg_type_is_float(t->element) ? cgi_build_float(&b, t->element, 0) : cgi_build_int(&b, t->element, 0);
  cg_op read = cgi_bufferize_transfer(&b, CG_VECTOR_TRANSFER_READ, vector, zero, from);
  cgi_bufferize_transfer(&b, CG_VECTOR_TRANSFER_WRITE, vector, read->results[0], to);
  return true;
}

// ---- structured control flow ------------------------------------------------------------------------------------------------------------
static void cgi_bufferize_keep_attrs(cg_op from, cg_op to) {
  for (unsigned i = 0; i < from->num_attrs; i++)
    if (!cgi_str_is(from->attrs[i].name, "operandSegmentSizes")) cgi_op_set_attr(to, from->attrs[i].name.data, from->attrs[i].value);
}

static bool cgi_bufferize_is_thread_loop(cg_op forall) {
  cg_attr mapping = cg_op_attr(forall, "mapping");
  return mapping && cg_attr_len(mapping) && cg_attr_at(mapping, 0)->kind == CG_ATTR_DIALECT && cgi_str_is(cg_attr_at(mapping, 0)->text, "gpu.thread");
}

static bool cgi_bufferize_forall(cgi_bufferize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  unsigned first, outs = cgi_operand_group(op, "outputs", &first);
  cg_block body = op->regions[0]->first;
  unsigned n = cg_block_num_args(body) - outs;
  cgi_builder b = cgi_builder_before(op);
  bool threads = cgi_bufferize_is_thread_loop(op);
  for (unsigned i = 0; i < outs; i++) {
    cg_value dest = op->operands[first + i].value;
    if (!cgi_bufferize_is_tensor(dest)) return cgi_op_unsupported(op, "has an output of type %t", dest->type);
    cg_value m = cgi_bufferize_output(s, &b, op, dest, op->results[i]);
    if (!m) return false;
    if (!m->type->memory_space && !cgi_bufferize_only_stored(op->results[i], 0))
      return cgi_op_unsupported(op, "has a result that the same dispatch reads, which other workgroups may not have written yet");
    cgi_bufferize_bind(s, body->args[n + i], m);
    cgi_bufferize_bind(s, op->results[i], m);
  }
  cgi_push(s->dead, op);
  if (threads) s->threads++;
  bool ok = cgi_bufferize_block(s, body);
  if (threads) s->threads--;
  if (!ok) return false;
  cg_value *operands = NULL;
  cg_type *types = NULL;
  int32_t segments[4] = {0, 0, 0, 0};
  static const char *const groups[] = {"dynamicLowerBound", "dynamicUpperBound", "dynamicStep"};
  for (unsigned g = 0, at; g < 3; g++) segments[g] = (int32_t)cgi_operand_group(op, groups[g], &at);
  operands = cgi_push_operands(operands, op, 0, first);
  types = cgi_push_types(ctx, types, n, body->args);
  b = cgi_builder_before(op); // behind what the body's destinations needed
  cg_op made = cgi_build(&b, CG_SCF_FORALL, (unsigned)cgi_len(operands), operands, 0, NULL, 0, NULL, 1);
  cgi_bufferize_keep_attrs(op, made);
  cgi_op_set_segments(made, 4, segments);
  cg_block block = cgi_block_create(made->regions[0], n, types, op->loc);
  cgi_values_replace_uses(n, body->args, block->args);
  cgi_block_move_ops(body, NULL, block, NULL);
  return true;
}

// The terminator passes on what is no tensor.
static void cgi_bufferize_trim_yield(cg_context *ctx, cg_op yield) {
  cg_value *kept = NULL;
  for (unsigned i = 0; i < yield->num_operands; i++)
    if (!cgi_bufferize_is_tensor(yield->operands[i].value)) cgi_push(kept, yield->operands[i].value);
  cgi_op_set_operands(yield, (unsigned)cgi_len(kept), kept);
}

static bool cgi_bufferize_has_tensor_results(cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_bufferize_is_tensor(op->results[i])) return true;
  return false;
}

// The results that are no tensors are those of the op made in op's place.
static void cgi_bufferize_replace_results(cg_op op, cg_op made) {
  unsigned k = 0;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!cgi_bufferize_is_tensor(op->results[i])) cgi_value_replace_uses(op->results[i], made->results[k++]);
}

static bool cgi_bufferize_for(cgi_bufferize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_block body = op->regions[0]->first;
  if (!cgi_bufferize_has_tensor_results(op)) return cgi_bufferize_block(s, body);
  cgi_builder b = cgi_builder_before(op);
  cg_value *inits = NULL;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_value init = op->operands[CG_SCF_FOR_INIT_ARGS + i].value;
    if (!cgi_bufferize_is_tensor(init)) {
      cgi_push(inits, init);
      continue;
    }
    cg_value m = cgi_bufferize_output(s, &b, op, init, op->results[i]);
    if (!m) { return false; }
    cgi_bufferize_bind(s, body->args[1 + i], m);
    cgi_bufferize_bind(s, op->results[i], m);
  }
  cgi_push(s->dead, op);
  bool ok = cgi_bufferize_block(s, body);
  cg_op yield = body->last;
  for (unsigned i = 0; i < op->num_results && ok; i++)
    if (cgi_bufferize_is_tensor(op->results[i]))
      ok = cgi_bufferize_copy(s, yield, cgi_bufferize_get(s, yield->operands[i].value), cgi_bufferize_get(s, op->results[i]));
  if (!ok) { return false; }
  cg_op made = cgi_build_for(&b, op->operands[CG_SCF_FOR_LOWER_BOUND].value, op->operands[CG_SCF_FOR_UPPER_BOUND].value,
                             op->operands[CG_SCF_FOR_STEP].value, (unsigned)cgi_len(inits), inits);
  cgi_bufferize_keep_attrs(op, made);
  cg_block block = made->regions[0]->first;
  cgi_value_replace_uses(body->args[0], block->args[0]);
  for (unsigned i = 0, k = 1; i < op->num_results; i++)
    if (!cgi_bufferize_is_tensor(op->results[i])) cgi_value_replace_uses(body->args[1 + i], block->args[k++]);
  cgi_bufferize_trim_yield(ctx, yield);
  cgi_block_move_ops(body, NULL, block, NULL);
  cgi_bufferize_replace_results(op, made);
  return true;
}

static bool cgi_bufferize_if(cgi_bufferize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  if (!cgi_bufferize_has_tensor_results(op)) {
    for (unsigned r = 0; r < op->num_regions; r++)
      if (op->regions[r]->first && !cgi_bufferize_block(s, op->regions[r]->first)) return false;
    return true;
  }
  cgi_builder b = cgi_builder_before(op);
  cg_type *types = NULL;
  bool ok = true;
  for (unsigned i = 0; i < op->num_results && ok; i++) {
    if (!cgi_bufferize_is_tensor(op->results[i])) {
      cgi_push(types, op->results[i]->type);
      continue;
    }
    cg_value m = cgi_bufferize_destination(s, &b, op->results[i], 0);
    ok = m || cgi_op_unsupported(op, "computes a tensor that ends in no binding; a dispatch allocates no memory of its own");
    if (ok) cgi_bufferize_bind(s, op->results[i], m);
  }
  cgi_push(s->dead, op);
  for (unsigned r = 0; r < 2 && ok; r++) {
    cg_block block = op->regions[r]->first;
    ok = cgi_bufferize_block(s, block);
    cg_op yield = block->last;
    for (unsigned i = 0; i < op->num_results && ok; i++)
      if (cgi_bufferize_is_tensor(op->results[i]))
        ok = cgi_bufferize_copy(s, yield, cgi_bufferize_get(s, yield->operands[i].value), cgi_bufferize_get(s, op->results[i]));
    if (ok) cgi_bufferize_trim_yield(ctx, yield);
  }
  if (ok) {
    cg_op made = cgi_build_if(&b, op->operands[CG_SCF_IF_CONDITION].value, (unsigned)cgi_len(types), types, true);
    cgi_bufferize_keep_attrs(op, made);
    for (unsigned r = 0; r < 2; r++) cgi_block_move_ops(op->regions[r]->first, NULL, made->regions[r]->first, NULL);
    cgi_bufferize_replace_results(op, made);
  }
  return ok;
}

// ---- ops --------------------------------------------------------------------------------------------------------------------------------
static void cgi_bufferize_subspan(cgi_bufferize *s, cg_op op) {
  if (op->results[0]->type->kind != CG_TYPE_DISPATCH_TENSOR) return;
  cg_type m = cgi_subspan_memref(op);
  cg_value *operands = CGI_SCRATCH(s->ctx, cg_value, op->num_operands);
  cgi_operand_values(op, 0, op->num_operands, operands);
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build_like(&b, op, op->num_operands, operands, m);
  cgi_bufferize_bind(s, op->results[0], made->results[0]);
  cg_context *ctx = s->ctx;
  cgi_push(s->dead, op);
}

static bool cgi_bufferize_alloc(cgi_bufferize *s, cg_op op) {
  cg_type t = op->results[0]->type;
  cg_attr space = cg_op_attr(op, "memory_space");
  if (!space) return cgi_op_unsupported(op, "asks for memory that is not a workgroup's; a dispatch allocates none");
  if (!cg_type_has_static_shape(t)) return cgi_op_unsupported(op, "allocates workgroup memory of dynamic size");
  if (op->num_operands) return cgi_op_unsupported(op, "copies into a new allocation");
  cgi_builder b = cgi_builder_at_start(s->func->regions[0]->first, op->loc);
  cg_type m = cgi_type_memref(s->ctx, t->rank, t->shape, t->element, NULL, space);
  cgi_bufferize_bind(s, op->results[0], cgi_build_alloc(&b, CG_MEMREF_ALLOC, m, NULL));
  return true;
}

// A view of what is known; a view of nothing is nothing.
static bool cgi_bufferize_view(cgi_bufferize *s, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  cg_value source = cgi_bufferize_get(s, op->operands[CG_SOURCE].value), m = NULL, sizes[16];
  cg_type type = op->results[0]->type;
  if (!source) return true;
  switch (op->def->kind) {
  case CG_TENSOR_CAST: m = cgi_bufferize_refine(&b, source, type); break;
  case CG_TENSOR_COLLAPSE_SHAPE: m = cgi_bufferize_reshape(&b, op, false, source, type, 0, NULL); break;
  case CG_TENSOR_EXPAND_SHAPE:
    if (op->num_operands > 17) return cgi_op_unsupported(op, "has too many dimensions");
    cgi_operand_values(op, 1, op->num_operands, sizes);
    m = cgi_bufferize_reshape(&b, op, true, source, type, op->num_operands - 1, sizes);
    break;
  default: m = cgi_bufferize_subview(&b, op, source, type); break;
  }
  cgi_bufferize_bind(s, op->results[0], m);
  return m != NULL;
}

// A structured op, a transfer or a scalar access, its tensors replaced by buffers; the results live in the outputs.
static bool cgi_bufferize_access(cgi_bufferize *s, cg_op op, cg_op_kind kind, unsigned first_output, unsigned outputs) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(op);
  cg_value *operands = NULL;
  cg_type *types = NULL;
  bool ok = true;
  for (unsigned i = 0; i < op->num_operands && ok; i++) {
    cg_value v = op->operands[i].value;
    if (cgi_bufferize_is_tensor(v)) {
      bool out = i >= first_output && i < first_output + outputs;
      cg_value m = out ? cgi_bufferize_output(s, &b, op, v, op->results[i - first_output]) : cgi_bufferize_input(s, op, v);
      if (out && m) cgi_bufferize_bind(s, op->results[i - first_output], m);
      v = m;
    }
    ok = v != NULL;
    if (ok) cgi_push(operands, v);
  }
  if (ok) {
    for (unsigned i = 0; i < op->num_results; i++)
      if (!cgi_bufferize_is_tensor(op->results[i])) cgi_push(types, op->results[i]->type);
    cg_op made =
        cgi_build(&b, kind, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, op->num_attrs, op->attrs, op->num_regions);
    for (unsigned r = 0; r < op->num_regions; r++) cgi_region_move_blocks(op->regions[r], made->regions[r]);
    cgi_bufferize_replace_results(op, made);
    cgi_push(s->dead, op);
  }
  return ok;
}

// The scalar that v is filled with for lines alone; NULL for anything else.
static cg_value cgi_bufferize_fill(cg_value v) {
  if (!v->op || v->op->def->kind != CG_LINALG_FILL) return NULL;
  CGI_FOREACH_USE(u, v) if (!cgi_works_on_lines(u->owner)) return NULL;
  return cgi_linalg_input(v->op, 0);
}

// A sort, a scan or a top-k: its lines as loops, from where what its outputs begin with is to where they go.
static bool cgi_bufferize_lines(cgi_bufferize *s, cg_op op) {
  cg_value from[CGI_BUFFERIZE_LINES], to[CGI_BUFFERIZE_LINES];
  unsigned first, n = cgi_operand_group(op, "outputs", &first);
  cgi_builder b = cgi_builder_before(op);
  if (op->num_operands > CGI_BUFFERIZE_LINES || op->num_results != n) return cgi_op_unsupported(op, "has more operands than are lowered to loops");
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (i < first) {
      from[i] = cgi_bufferize_input(s, op, v);
      if (!from[i]) return false;
      continue;
    }
    from[i] = cgi_bufferize_fill(v);
    if (!from[i]) from[i] = cgi_bufferize_get(s, v);
    to[i] = cgi_bufferize_destination(s, &b, op->results[i - first], 0);
    if (!to[i]) to[i] = cgi_bufferize_own(s, op, v, v->type);
    if (!to[i]) return cgi_op_unsupported(op, "computes a tensor that ends in no binding; a dispatch allocates no memory of its own");
    if (!cgi_bufferize_may_write(op, to[i])) return false;
    cgi_bufferize_bind(s, op->results[i - first], to[i]);
  }
  cg_context *ctx = s->ctx;
  cgi_push(s->dead, op);
  return cgi_build_lines(&b, op, from, from + first, to + first) != NULL;
}

static bool cgi_bufferize_dim_op(cgi_bufferize *s, cg_op op) {
  int64_t i;
  cg_value v = op->operands[CG_TENSOR_DIM_SOURCE].value, m = cgi_bufferize_get(s, v);
  bool known = cgi_constant_int(op->operands[CG_TENSOR_DIM_INDEX].value, &i) && i >= 0 && i < (int64_t)v->type->rank;
  cgi_builder b = cgi_builder_before(op);
  if (known && !m && v->op && v->op->def->kind == CG_TENSOR_EMPTY) {
    cg_value size = cg_type_dim(v->type, (unsigned)i) == CG_DYNAMIC ? cgi_dynamic_size_operand(v->op, "dynamicSizes", v->type, (unsigned)i)
                                                                    : cgi_build_index(&b, v->type->shape[i]);
    cgi_op_replace1(op, size);
    return true;
  }
  if (!known || !m) return cgi_op_unsupported(op, "asks for a size that is not known here");
  cgi_op_replace1(op, cgi_view_dim(&b, m, (unsigned)i));
  return true;
}

// Stores and insertions: in place already, or a copy.
static bool cgi_bufferize_insert(cgi_bufferize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(op->def->kind == CG_TENSOR_PARALLEL_INSERT_SLICE ? op->block->region->op : op);
  cg_value dest = cgi_bufferize_get(s, op->operands[CG_TENSOR_INSERT_SLICE_DEST].value), source = op->operands[CG_TENSOR_INSERT_SLICE_SOURCE].value;
  if (!dest && op->num_results) dest = cgi_bufferize_destination(s, &b, op->results[0], 0);
  if (!dest && op->num_results) dest = cgi_bufferize_own(s, op, op->operands[CG_TENSOR_INSERT_SLICE_DEST].value, op->results[0]->type);
  if (!dest) return cgi_op_unsupported(op, "goes into a tensor that ends in no binding");
  if (!cgi_bufferize_may_write(op, dest)) return false;
  if (op->num_results) cgi_bufferize_bind(s, op->results[0], dest);
  cg_value to = cgi_bufferize_subview(&b, op, dest, source->type);
  if (!to || !cgi_bufferize_copy(s, op, cgi_bufferize_get(s, source), to)) return false;
  cgi_push(s->dead, op);
  return true;
}

static bool cgi_bufferize_op(cgi_bufferize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: cgi_bufferize_subspan(s, op); return true;
  case CG_BUFFERIZATION_ALLOC_TENSOR: cgi_push(s->dead, op); return cgi_bufferize_alloc(s, op);
  case CG_TENSOR_EMPTY: cgi_push(s->dead, op); return true;
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
  case CG_TENSOR_EXTRACT_SLICE:
  case CG_TENSOR_CAST:
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE: cgi_push(s->dead, op); return cgi_bufferize_view(s, op);
  case CG_FLOW_DISPATCH_TENSOR_STORE:
  case CG_TENSOR_INSERT_SLICE:
  case CG_TENSOR_PARALLEL_INSERT_SLICE: return cgi_bufferize_insert(s, op);
  case CG_SCF_FORALL: return cgi_bufferize_forall(s, op);
  case CG_SCF_FOR: return cgi_bufferize_for(s, op);
  case CG_SCF_IF: return cgi_bufferize_if(s, op);
  case CG_TENSOR_DIM: return cgi_bufferize_dim_op(s, op);
  case CG_VECTOR_TRANSFER_READ:
    return op->operands[CG_VECTOR_TRANSFER_READ_SOURCE].value->type->kind == CG_TYPE_MEMREF || cgi_bufferize_access(s, op, op->def->kind, 0, 0);
  case CG_VECTOR_TRANSFER_WRITE: return !op->num_results || cgi_bufferize_access(s, op, op->def->kind, 1, 1);
  case CG_TENSOR_EXTRACT: return cgi_bufferize_access(s, op, CG_MEMREF_LOAD, 0, 0);
  case CG_TENSOR_INSERT: return cgi_bufferize_access(s, op, CG_MEMREF_STORE, 1, 1);
  case CG_SCF_YIELD: return true; // the op around it looks at its operands
  default: break;
  }
  if (cgi_works_on_lines(op) && op->num_results) return cgi_bufferize_lines(s, op);
  if (op->def->kind == CG_LINALG_FILL && op->num_results && cgi_bufferize_fill(op->results[0])) {
    cgi_push(s->dead, op);
    return true;
  }
  bool tensors = cgi_bufferize_has_tensor_results(op);
  for (unsigned i = 0; i < op->num_operands; i++) tensors = tensors || cgi_bufferize_is_tensor(op->operands[i].value);
  if (tensors && cgi_linalg_is(op)) {
    for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) { // which may read other tensors
        if (!cgi_bufferize_block(s, b)) return false;
      }
    return cgi_bufferize_access(s, op, op->def->kind, cgi_linalg_num_inputs(op), cgi_linalg_num_outputs(op));
  }
  if (tensors && op->def->kind == CG_ARITH_CONSTANT && !op->results[0]->uses) return true;
  if (tensors) return cgi_op_unsupported(op, "on tensors is not bufferized");
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) {
      if (!cgi_bufferize_block(s, b)) return false;
    }
  return true;
}

static bool cgi_bufferize_block(cgi_bufferize *s, cg_block block) {
  if (s->depth > CGI_BUFFERIZE_DEPTH) return cgi_op_unsupported(block->region->op, "[nesting] is nested too deep");
  s->depth++;
  bool ok = true;
  for (cg_op op = block->first, next; op && ok; op = next) {
    next = op->next;
    ok = cgi_bufferize_op(s, op);
  }
  s->depth--;
  return ok;
}

static bool cgi_bufferize_function(cg_context *ctx, cg_op func) {
  cgi_bufferize s;
  memset(&s, 0, sizeof s);
  s.ctx = s.buffers.ctx = ctx;
  s.func = func;
  s.stores = cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_STORE);
  bool ok = cgi_function_needs_return(func) && cgi_bufferize_block(&s, func->regions[0]->first);
  for (size_t i = cgi_len(s.dead); i-- > 0 && ok;) {
    cg_op op = s.dead[i];
    for (unsigned k = 0; k < op->num_results && ok; k++)
      if (op->results[k]->uses) ok = cgi_op_unsupported(op->results[k]->uses->owner, "uses a tensor that has no buffer");
    if (ok) cgi_op_erase(op);
  }
  if (ok) cgi_erase_dead_views(func, false);
  return ok;
}

CGI_DEF bool cgi_pass_bufferize(cgi_pass *pass) { return cgi_bufferize_function(pass->ctx, pass->func); }

#undef CGI_BUFFERIZE_DEPTH
#undef CGI_BUFFERIZE_RANK
#undef CGI_BUFFERIZE_COPY
#undef CGI_BUFFERIZE_LINES
#undef CGI_BUFFERIZE_OWN
