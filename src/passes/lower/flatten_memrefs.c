// flatten-memrefs: every buffer becomes one-dimensional, and every access computes its linear index; views (subview, cast, reshapes) become index
// arithmetic and go.
//
//   %m = hal.interface.binding.subspan … : memref<4x5xf32>        %m = hal.interface.binding.subspan … : memref<20xf32>
//   %x = memref.load %m[%i, %j]                              →    %0 = arith.muli %i, %c5   %1 = arith.addi %0, %j   %x = memref.load %m[%1]
//
// The parts of an index that come from further out are added there, once. Requires: kernels on buffers whose layouts are strided. Preserves: the
// bytes that are touched.
#include "analysis/linear.h"
#include "support/views.h"
#include "passes/pass_table.h"

typedef struct cgi_flatten {
  cg_context *ctx;
  cgi_hmap flat; // memref value to its one-dimensional twin
  cgi_linear_builder lb;
} cgi_flatten;

// sum += times * x; what has too many terms becomes one value.
static void cgi_flat_add(cgi_flatten *s, cg_op user, cgi_linear *sum, const cgi_linear *x, int64_t times) {
  if (cgi_linear_add(sum, x, times)) return;
  cgi_linear a = cgi_linear_term(cgi_linear_build(&s->lb, sum, user)), b = cgi_linear_term(cgi_linear_build(&s->lb, x, user));
  (void)cgi_linear_add(&a, &b, times);
  *sum = a;
}

// sum += index * stride, the stride known or a value.
static void cgi_flat_scaled(cgi_flatten *s, cg_op user, cgi_linear *sum, cg_value index, int64_t stride, cg_value step) {
  cgi_linear x = cgi_linear_of(index), product;
  if (stride != CG_DYNAMIC) {
    cgi_flat_add(s, user, sum, &x, stride);
    return;
  }
  if (!cgi_linear_times(&s->lb, &x, step, &product)) {
    x = cgi_linear_term(index);
    (void)cgi_linear_times(&s->lb, &x, step, &product);
  }
  cgi_flat_add(s, user, sum, &product, 1);
}

// Of a binding, the layout's offset is what the byte offset says once more.
static bool cgi_flat_layout(cg_value m, int64_t *strides, int64_t *offset) {
  if (!cg_type_strides(m->type, strides, offset)) return false;
  if (m->op && m->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) *offset = 0;
  return *offset != CG_DYNAMIC;
}

// Linear index of `index` in a buffer that is no view: strides of its layout, or products of its trailing sizes.
static bool cgi_flat_linear(cgi_flatten *s, cg_op user, cg_value m, const cg_value *index, cgi_linear *out) {
  int64_t strides[CGI_MAX_INDICES], offset;
  cgi_builder b = cgi_builder_before(user);
  cg_value step = NULL;
  if (!cgi_flat_layout(m, strides, &offset)) return false;
  *out = cgi_linear_constant(offset);
  for (unsigned i = m->type->rank; i-- > 0;) {
    if (strides[i] == CG_DYNAMIC && m->type->layout) return false;
    cgi_flat_scaled(s, user, out, index[i], strides[i], step);
    if (!i || strides[i - 1] != CG_DYNAMIC) continue;
    cgi_linear size = cgi_linear_of(cgi_view_dim(&b, m, i)), product;
    if (!cgi_linear_times(&s->lb, &size, step ? step : cgi_build_index(&b, strides[i]), &product)) return false;
    step = cgi_linear_build(&s->lb, &product, user);
  }
  return true;
}

// Follows views down to a buffer: *base and the linear index in it.
static bool cgi_flat_access(cgi_flatten *s, cg_op user, cg_value m, cg_value *index, cg_value *base, cgi_linear *linear) {
  cgi_builder b = cgi_builder_before(user);
  cgi_linear behind = cgi_linear_constant(0); // elements behind the start of a buffer's cast to another layout
  for (unsigned depth = 0;; depth++) {
    if (m->type->rank > CGI_MAX_INDICES || depth > 100) return cgi_op_unsupported(user, "accesses %t through too many views", m->type);
    if (cgi_view_step(&b, &m, index)) continue;
    if (!m->op || m->op->def->kind != CG_MEMREF_REINTERPRET_CAST) break;
    cg_op op = m->op;
    for (unsigned i = 0; i < m->type->rank; i++) {
      int64_t stride = cg_attr_int_list_at(cg_op_attr(op, "static_strides"), i);
      cg_value step = stride == CG_DYNAMIC ? cgi_mixed_value(&b, op, "strides", "static_strides", i) : NULL;
      cgi_flat_scaled(s, user, &behind, index[i], stride, step);
    }
    cgi_flat_scaled(s, user, &behind, cgi_mixed_value(&b, op, "offsets", "static_offsets", 0), 1, NULL);
    m = op->operands[CG_MEMREF_REINTERPRET_CAST_SOURCE].value;
    if (m->type->rank > CGI_MAX_INDICES) continue;
    for (unsigned i = 0; i < m->type->rank; i++) index[i] = cgi_build_index(&b, 0);
  }
  *base = m;
  if (!cgi_flat_linear(s, user, m, index, linear)) return cgi_op_unsupported(user, "accesses %t, whose layout is not strided", m->type);
  cgi_flat_add(s, user, linear, &behind, 1);
  return true;
}

// Elements from the buffer's start to its last one: of a dense one the product of its sizes. None where a size is 0.
static cg_value cgi_flat_span(cgi_builder *b, cg_value m, const int64_t *strides, int64_t offset) {
  bool strided = m->type->layout != NULL;
  cg_value span = cgi_build_index(b, strided ? offset + 1 : 1), any = cgi_build_index(b, 1);
  for (unsigned i = 0; i < m->type->rank; i++) {
    cg_value d = cgi_view_dim(b, m, i);
    if (!strided) {
      span = cgi_index_op(b, CG_ARITH_MULI, span, d);
      continue;
    }
    cg_value stride = cgi_build_index(b, strides[i]), past = cgi_index_op(b, CG_ARITH_ADDI, d, cgi_build_index(b, -1));
    span = cgi_index_op(b, CG_ARITH_ADDI, span, cgi_index_op(b, CG_ARITH_MULI, past, stride));
    if (m->type->shape[i] == CG_DYNAMIC) any = cgi_index_op(b, CG_ARITH_MULI, any, cgi_build_binary_int(b, CG_ARITH_MINSI, d, 1));
  }
  return strided ? cgi_index_op(b, CG_ARITH_MULI, any, span) : span;
}

// The one-dimensional twin of a buffer, made beside it: of its exact length where that is known, as bytes touched from its start.
static bool cgi_flat_twin(cgi_flatten *s, cg_op user, cg_value m, cg_value *twin, cg_value *shift) {
  cg_context *ctx = s->ctx;
  cg_op op = m->op;
  *twin = *shift = NULL;
  cg_value known = (cg_value)cgi_hmap_ptr(&s->flat, m);
  int64_t strides[CGI_MAX_INDICES], offset, size = 1, byte_offset = 0;
  cg_type element = m->type->element;
  if (!op || m->type->rank > CGI_MAX_INDICES || !cgi_flat_layout(m, strides, &offset))
    return cgi_op_unsupported(user, "accesses %t, which is no buffer of the kernel", m->type);
  bool empty = false;
  size = offset + 1;
  for (unsigned i = 0; i < m->type->rank && size != CG_DYNAMIC; i++) {
    int64_t d = m->type->shape[i];
    if (d == CG_DYNAMIC || strides[i] == CG_DYNAMIC)
      size = CG_DYNAMIC;
    else if (d == 0)
      empty = true;
    else
      size += (d - 1) * strides[i];
  }
  if (empty) size = 0;
  cgi_builder b = cgi_builder_before(op);
  cg_value start = NULL;
  if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    unsigned first;
    cg_value by = cgi_operand_group(op, "byte_offset", &first) ? op->operands[first].value : NULL;
    if (by && cg_op_attr(op, "codegen.disjoint")) {
      start = by; // a part of a buffer begins there in every form
    } else if (by && !cgi_constant_is(by, 0)) {
      cg_value bytes = cgi_build_index(&b, (int64_t)cg_storage_bytes(element));
      *shift = cgi_constant_int(by, &byte_offset) ? cgi_build_index(&b, byte_offset / (int64_t)cg_storage_bytes(element))
                                                  : cgi_build_binary(&b, CG_ARITH_DIVUI, by, bytes);
      if (cgi_constant_int(*shift, &byte_offset) && size != CG_DYNAMIC)
        size += byte_offset;
      else
        size = CG_DYNAMIC;
    }
  }
  if (known) {
    *twin = known;
    return true;
  }
  if (size != CG_DYNAMIC && (size < 0 || size > INT32_MAX)) // of neighbours, or of an offset near what 64 bits count
    return cgi_op_unsupported(op, "[index-range] reaches over %l elements: a kernel's indices are 32 bits wide", size);
  cg_value dynamic = NULL, zero = cgi_build_index(&b, 0);
  if (size == CG_DYNAMIC) {
    dynamic = cgi_flat_span(&b, m, strides, offset);
    if (*shift) dynamic = cgi_index_op(&b, CG_ARITH_ADDI, dynamic, *shift);
  }
  cg_type t = cgi_type_memref(ctx, 1, &size, element, NULL, m->type->memory_space);
  cg_op made;
  if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    cg_value operands[2];
    unsigned n = 0;
    operands[n++] = start ? start : zero;
    if (dynamic) operands[n++] = dynamic;
    made = cgi_build_like(&b, op, n, operands, t);
    int32_t segments[2];
    segments[0] = 1;
    segments[1] = dynamic ? 1 : 0;
    cgi_op_set_segments(made, 2, segments);
  } else if (op->def->kind == CG_MEMREF_ALLOC || op->def->kind == CG_MEMREF_ALLOCA) {
    made = cgi_build_like(&b, op, dynamic ? 1 : 0, &dynamic, t);
    int32_t segments[2];
    segments[0] = dynamic ? 1 : 0;
    segments[1] = 0;
    cgi_op_set_segments(made, 2, segments);
  } else {
    return false;
  }
  *twin = made->results[0];
  cgi_hmap_put_ptr(&s->flat, m, *twin);
  return true;
}

static bool cgi_flatten_access_op(cgi_flatten *s, cg_op op, const cgi_access *a) {
  cg_value base = NULL, twin, shift, index[CGI_MAX_INDICES], operands[3];
  cg_type t = a->memref->type;
  cgi_linear linear;
  int64_t strides[CGI_MAX_INDICES], offset;
  if (a->rank > CGI_MAX_INDICES) return cgi_op_unsupported(op, "accesses %t", t);
  if (a->type != t->element && cg_type_num_elements(a->type) > 1 && a->rank && (!cg_type_strides(t, strides, &offset) || strides[a->rank - 1] != 1))
    return cgi_op_unsupported(op, "accesses elements of %t as a vector, which are not known to be neighbours", t);
  cgi_operand_values(op, a->at + 1, a->at + 1 + a->rank, index);
  if (!cgi_flat_access(s, op, a->memref, index, &base, &linear)) return false;
  if (!cgi_flat_twin(s, op, base, &twin, &shift)) return false;
  if (shift) cgi_flat_scaled(s, op, &linear, shift, 1, NULL);
  operands[CG_MEMREF_STORE_VALUE] = op->operands[CG_MEMREF_STORE_VALUE].value;
  operands[a->at] = twin;
  operands[a->at + 1] = cgi_linear_build(&s->lb, &linear, op);
  cgi_op_set_operands(op, a->at + 2, operands);
  return true;
}

// nvgpu.device_async_copy: both sides.
static bool cgi_flatten_async_copy(cgi_flatten *s, cg_op op) {
  static const char *const sides[] = {"dst", "src"};
  cg_value operands[5], index[CGI_MAX_INDICES], base = NULL, twin, shift;
  int32_t segments[5] = {1, 1, 1, 1, 0};
  unsigned first = 0;
  for (unsigned side = 0; side < 2; side++) {
    cgi_linear linear;
    int64_t strides[CGI_MAX_INDICES], offset;
    (void)cgi_operand_group(op, sides[side], &first);
    cg_value memref = op->operands[first].value;
    cg_type t = memref->type;
    if (!t->rank || t->rank > CGI_MAX_INDICES || !cg_type_strides(t, strides, &offset) || strides[t->rank - 1] != 1)
      return cgi_op_unsupported(op, "copies from or to %t, whose elements are not known to be neighbours", t);
    cgi_operand_values(op, first + 1, first + 1 + t->rank, index);
    if (!cgi_flat_access(s, op, memref, index, &base, &linear) || !cgi_flat_twin(s, op, base, &twin, &shift)) return false;
    if (shift) cgi_flat_scaled(s, op, &linear, shift, 1, NULL);
    operands[2 * side] = twin;
    operands[2 * side + 1] = cgi_linear_build(&s->lb, &linear, op);
  }
  segments[4] = (int32_t)cgi_operand_group(op, "srcElements", &first);
  if (segments[4]) operands[4] = op->operands[first].value;
  cgi_op_set_operands(op, 4 + (unsigned)segments[4], operands);
  cgi_op_set_segments(op, 5, segments);
  return true;
}

static bool cgi_flatten_one(cg_op op, void *user) {
  cgi_flatten *s = (cgi_flatten *)user;
  cgi_access a;
  if (cgi_access_of(op, &a) && op->def->kind != CG_VECTOR_TRANSFER_READ && op->def->kind != CG_VECTOR_TRANSFER_WRITE)
    return cgi_flatten_access_op(s, op, &a);
  switch (op->def->kind) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX:
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: // a row further is leadDimension elements further, whatever the memref
    a.at = op->num_results ? CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF : CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF;
    a.memref = op->operands[a.at].value;
    a.type = a.memref->type->element;
    a.rank = a.memref->type->rank;
    return cgi_flatten_access_op(s, op, &a);
  case CG_NVGPU_DEVICE_ASYNC_COPY: return cgi_flatten_async_copy(s, op);
  case CG_MEMREF_ASSUME_ALIGNMENT:
  case CG_MEMREF_DEALLOC: cgi_op_erase(op); return true;
  case CG_MEMREF_DIM: {
    int64_t i;
    cgi_builder b = cgi_builder_before(op);
    if (!cgi_constant_int(op->operands[CG_MEMREF_DIM_INDEX].value, &i) || i < 0 ||
        (uint64_t)i >= op->operands[CG_MEMREF_DIM_SOURCE].value->type->rank)
      return cgi_op_unsupported(op, "of a dimension that is not constant");
    cg_value d = cgi_view_dim(&b, op->operands[CG_MEMREF_DIM_SOURCE].value, (unsigned)i);
    if (d->op == op || (d->op && d->op->def->kind == CG_MEMREF_DIM)) return cgi_op_unsupported(op, "of a view whose size is not known");
    cgi_op_replace1(op, d);
    return true;
  }
  default: return true;
  }
}

CGI_DEF bool cgi_pass_flatten_memrefs(cgi_pass *pass) {
  cgi_flatten s;
  memset(&s, 0, sizeof s);
  s.ctx = s.flat.ctx = s.lb.ctx = s.lb.made.ctx = pass->ctx;
  bool ok = cgi_walk_post(pass->func, cgi_flatten_one, &s);
  if (ok) cgi_erase_dead_views(pass->func, true);
  return ok;
}
