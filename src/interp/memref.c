// memref and affine operations: views, copies, allocation, atomics, addresses through affine maps.
#include "dialects/combiner.h"
#include "interp/interp.h"

static cgi_view *cgi_interp_memref_view(cgi_thread *t, const cgi_ins *in, unsigned i) { return &t->views[in->x->operands[i].slot]; }
static cgi_view *cgi_interp_memref_result(cgi_thread *t, const cgi_ins *in) { return &t->views[in->x->results[0].slot]; }

CGI_DEF bool cgi_exec_alloc(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cg_type type = in->op->results[0]->type;
  cgi_dispatch *d = t->m->dispatch;
  cgi_view *v = cgi_interp_memref_result(t, in);
  bool shared = d && cgi_is_workgroup_memory(type);
  int64_t sizes[CGI_I_RANK], count = 1;
  unsigned used = 0;
  for (unsigned i = 0; i < type->rank; ++i) {
    sizes[i] = type->shape[i];
    if (sizes[i] == CG_DYNAMIC && !cgi_int_operand(t, in, used++, &sizes[i])) return false;
    if (sizes[i] < 0 || (sizes[i] && count > ((int64_t)1 << 40) / sizes[i])) return cgi_fault(t, in->op, "allocates a buffer of impossible size");
    count *= sizes[i];
  }
  cgi_buffer *b = shared ? (cgi_buffer *)cgi_hmap_ptr(d->shared, in->op) : NULL;
  unsigned bytes = cgi_elem_bytes(type->element);
  if (!b) {
    int64_t strides[CGI_I_RANK], offset, span = count;
    if (type->layout && cg_type_strides(type, strides, &offset) && offset >= 0) { // the last element's place decides
      span = offset + 1;
      for (unsigned i = 0; i < type->rank; ++i) span += strides[i] > 0 && sizes[i] > 0 ? (sizes[i] - 1) * strides[i] : 0;
    }
    b = cgi_buffer_new(t->m, (size_t)span * bytes, cg_storage_bytes(type->element->kind == CG_TYPE_VECTOR ? type->element->element : type->element),
                       true);
    b->is_shared = shared;
    if (shared) {
      cgi_hmap_put_ptr(d->shared, in->op, b);
      cgi_buffer_watch(t->m, b, true);
    }
    if (d)
      cgi_push(d->local, b);
    else
      cgi_push(t->m->buffers, b);
  }
  cgi_view_dense(v, b, type->element, type->rank, sizes);
  int64_t strides[CGI_I_RANK], offset;
  if (type->layout && cg_type_strides(type, strides, &offset) && offset != CG_DYNAMIC) {
    v->offset = offset;
    for (unsigned i = 0; i < type->rank; ++i)
      if (strides[i] != CG_DYNAMIC) v->strides[i] = strides[i];
  }
  return true;
}

CGI_DEF bool cgi_exec_dealloc(cgi_thread *t, const cgi_ins *in) {
  cgi_view *v = cgi_interp_memref_view(t, in, 0);
  if (v->buffer->is_binding) return cgi_fault(t, in->op, "[freed-buffer] frees a binding");
  if (v->buffer->freed) return cgi_fault(t, in->op, "[freed-buffer] frees a buffer twice");
  v->buffer->freed = !v->buffer->is_shared;
  return true;
}

CGI_DEF bool cgi_exec_memref_copy(cgi_thread *t, const cgi_ins *in) {
  cgi_view *a = cgi_interp_memref_view(t, in, CG_MEMREF_COPY_SOURCE), *b = cgi_interp_memref_view(t, in, CG_MEMREF_COPY_TARGET);
  int64_t index[CGI_I_RANK] = {0};
  bool empty = false;
  for (unsigned i = 0; i < a->rank; ++i) {
    empty |= a->sizes[i] == 0;
    if (a->rank != b->rank || a->sizes[i] != b->sizes[i]) return cgi_fault(t, in->op, "copies between shapes that differ in dimension %u", i);
  }
  uint32_t lanes = a->element->kind == CG_TYPE_VECTOR ? (uint32_t)cg_type_num_elements(a->element) : 1;
  if (empty) return true;
  cg_context *ctx = t->m->ctx;
  cgi_cell *c = CGI_NEW_ARRAY(ctx, cgi_cell, lanes);
  bool ok;
  do ok = cgi_mem_load(t, in->op, a, index, c, lanes) && cgi_mem_store(t, in->op, b, index, c, lanes);
  while (ok && cgi_next_index(a->rank, a->sizes, index));
  cgi_free(ctx, c, lanes * sizeof *c);
  return ok;
}

CGI_DEF bool cgi_exec_load_from_buffer(cgi_thread *t, const cgi_ins *in) {
  const cgi_view *v = cgi_interp_memref_view(t, in, CG_IREE_CODEGEN_LOAD_FROM_BUFFER_BUFFER);
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, v->sizes, false);
  int64_t index[CGI_I_RANK] = {0};
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c;
    if (!cgi_mem_load(t, in->op, v, index, &c, 1)) return false;
    cgi_tset(t->m, r, i, &c);
    cgi_next_index(v->rank, v->sizes, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_store_to_buffer(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *s = cgi_in_tensor(t, in, CG_IREE_CODEGEN_STORE_TO_BUFFER_TENSOR);
  const cgi_view *v = cgi_interp_memref_view(t, in, CG_IREE_CODEGEN_STORE_TO_BUFFER_BUFFER);
  int64_t index[CGI_I_RANK] = {0};
  for (unsigned i = 0; i < v->rank; ++i)
    if (s->rank != v->rank || s->shape[i] != v->sizes[i]) return cgi_fault(t, in->op, "stores to a shape that differs in dimension %u", i);
  for (int64_t i = 0; i < s->count; ++i) {
    cgi_cell c;
    cgi_tget(s, i, &c);
    if (!cgi_mem_store(t, in->op, v, index, &c, 1)) return false;
    cgi_next_index(v->rank, v->sizes, index);
  }
  return true;
}

// Done at once: nobody may look before the wait, which finds it done.
CGI_DEF bool cgi_exec_async_copy(cgi_thread *t, const cgi_ins *in) {
  unsigned to = 0, from = 0, at = 0, n;
  int64_t a[CGI_I_RANK] = {0}, b[CGI_I_RANK] = {0}, count = cgi_op_int(in->op, "dstElements"), given = count;
  (void)cgi_operand_group(in->op, "dst", &to);
  (void)cgi_operand_group(in->op, "src", &from);
  cgi_view *x = cgi_interp_memref_view(t, in, to), *y = cgi_interp_memref_view(t, in, from);
  for (unsigned i = 0; i < x->rank; ++i)
    if (!cgi_int_operand(t, in, to + 1 + i, &a[i])) return false;
  for (unsigned i = 0; i < y->rank; ++i)
    if (!cgi_int_operand(t, in, from + 1 + i, &b[i])) return false;
  n = cgi_operand_group(in->op, "srcElements", &at);
  if (n && !cgi_int_operand(t, in, at, &given)) return false;
  if (given < 0 || given > count || !x->rank || !y->rank) return cgi_fault(t, in->op, "copies %l elements of %l", given, count);
  uint32_t lanes = x->element->kind == CG_TYPE_VECTOR ? (uint32_t)cg_type_num_elements(x->element) : 1;
  cg_context *ctx = t->m->ctx;
  cgi_cell *c = CGI_NEW_ARRAY(ctx, cgi_cell, lanes);
  bool ok = true;
  for (int64_t i = 0; ok && i < count; ++i, ++a[x->rank - 1], ++b[y->rank - 1]) {
    memset(c, 0, lanes * sizeof *c);
    ok = (i >= given || cgi_mem_load(t, in->op, y, b, c, lanes)) && cgi_mem_store(t, in->op, x, a, c, lanes);
  }
  cgi_free(ctx, c, lanes * sizeof *c);
  memset(&t->slots[in->dst], 0, sizeof *t->slots); // the token
  return ok;
}

CGI_DEF bool cgi_exec_async_group(cgi_thread *t, const cgi_ins *in) {
  memset(&t->slots[in->dst], 0, sizeof *t->slots);
  return true;
}

static bool cgi_interp_memref_lists(cgi_thread *t, const cgi_ins *in, unsigned n, int64_t *offsets, int64_t *sizes, int64_t *strides) {
  return cgi_mixed_list(t, in, "static_sizes", "sizes", n, sizes) && cgi_mixed_list(t, in, "static_strides", "strides", n, strides) &&
         (offsets == NULL || cgi_mixed_list(t, in, "static_offsets", "offsets", n, offsets));
}

CGI_DEF bool cgi_exec_subview(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_SUBVIEW_SOURCE), *v = cgi_interp_memref_result(t, in);
  int64_t offsets[CGI_I_RANK], sizes[CGI_I_RANK], strides[CGI_I_RANK];
  unsigned keep[CGI_SLICE_RANK];
  cg_type type = in->op->results[0]->type;
  if (!cgi_interp_memref_lists(t, in, src.rank, offsets, sizes, strides)) return false;
  *v = src;
  for (unsigned i = 0; i < src.rank; ++i) {
    if (!cgi_slice_is_inside(t, in, i, offsets[i], sizes[i], strides[i], src.sizes[i])) return false;
    v->offset += offsets[i] * src.strides[i];
  }
  if (!cgi_slice_dims(in->op, type, keep)) return cgi_fault(t, in->op, "drops a dimension that is not 1");
  for (unsigned i = 0; i < type->rank; ++i) {
    v->sizes[i] = sizes[keep[i]];
    v->strides[i] = src.strides[keep[i]] * strides[keep[i]];
  }
  v->rank = type->rank;
  return true;
}

CGI_DEF bool cgi_exec_reinterpret_cast(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_REINTERPRET_CAST_SOURCE), *v = cgi_interp_memref_result(t, in);
  unsigned n = in->op->results[0]->type->rank;
  int64_t offset[1];
  *v = src;
  v->rank = n;
  if (!cgi_interp_memref_lists(t, in, n, NULL, v->sizes, v->strides) || !cgi_mixed_list(t, in, "static_offsets", "offsets", 1, offset)) return false;
  v->offset = offset[0];
  return true;
}

static bool cgi_interp_memref_dense(const cgi_view *v) {
  int64_t s = 1;
  for (unsigned i = v->rank; i-- > 0;) {
    if (v->sizes[i] != 1 && v->strides[i] != s) return false;
    s *= v->sizes[i];
  }
  return true;
}

CGI_DEF bool cgi_exec_memref_expand(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_EXPAND_SHAPE_SRC), *v = cgi_interp_memref_result(t, in);
  cg_type type = in->op->results[0]->type;
  cg_attr groups = cg_op_attr(in->op, "reassociation");
  int64_t sizes[CGI_I_RANK];
  for (unsigned i = 0; i < type->rank; ++i) sizes[i] = type->shape[i];
  if (cg_op_attr(in->op, "static_output_shape") && !cgi_mixed_list(t, in, "static_output_shape", "output_shape", type->rank, sizes)) return false;
  *v = src;
  v->rank = type->rank;
  for (unsigned g = 0; groups && g < src.rank; ++g) {
    cg_attr group = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(group);
    int64_t known = 1, stride = src.strides[g];
    for (size_t k = 0; k < n; ++k) known *= sizes[cg_attr_int_list_at(group, k)] > 0 ? sizes[cg_attr_int_list_at(group, k)] : 1;
    for (size_t k = n; k-- > 0;) {
      int64_t d = cg_attr_int_list_at(group, k);
      if (sizes[d] == CG_DYNAMIC) sizes[d] = known ? src.sizes[g] / known : 0;
      v->sizes[d] = sizes[d];
      v->strides[d] = stride;
      stride *= sizes[d];
    }
  }
  for (unsigned i = 0; src.rank == 0 && i < type->rank; ++i) v->sizes[i] = v->strides[i] = 1;
  return true;
}

CGI_DEF bool cgi_exec_memref_collapse(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_COLLAPSE_SHAPE_SRC), *v = cgi_interp_memref_result(t, in);
  cg_type type = in->op->results[0]->type;
  cg_attr groups = cg_op_attr(in->op, "reassociation");
  *v = src;
  v->rank = type->rank;
  for (unsigned g = 0; groups && g < type->rank; ++g) {
    cg_attr group = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(group);
    int64_t size = 1, stride = 1;
    for (size_t k = 0; k < n; ++k) {
      int64_t d = cg_attr_int_list_at(group, k);
      size *= src.sizes[d];
      if (src.sizes[d] != 1 || k == 0) stride = src.strides[d];
      if (k && src.sizes[d] > 1 && src.sizes[d - 1] > 1 && src.strides[d - 1] != src.strides[d] * src.sizes[d])
        return cgi_fault(t, in->op, "collapses dimensions that do not lie together");
    }
    v->sizes[g] = size;
    v->strides[g] = stride;
  }
  return true;
}

// memref.view and memref.reshape: another shape over dense memory.
CGI_DEF bool cgi_exec_memref_view(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_VIEW_SOURCE), *v = cgi_interp_memref_result(t, in);
  cg_type type = in->op->results[0]->type;
  bool reshape = in->op->def->kind == CG_MEMREF_RESHAPE;
  int64_t shift = 0, sizes[CGI_I_RANK];
  unsigned used = 2;
  if (!cgi_interp_memref_dense(&src)) return cgi_fault(t, in->op, "reshapes a buffer that is not dense");
  if (!reshape && !cgi_int_operand(t, in, 1, &shift)) return false;
  for (unsigned i = 0; i < type->rank; ++i) {
    sizes[i] = type->shape[i];
    if (sizes[i] != CG_DYNAMIC) continue;
    if (reshape) {
      cgi_cell c;
      int64_t index = i;
      if (!cgi_mem_load(t, in->op, cgi_interp_memref_view(t, in, CG_MEMREF_VIEW_BYTE_SHIFT), &index, &c, 1)) return false;
      sizes[i] = (int64_t)c.s.bits;
    } else if (!cgi_int_operand(t, in, used++, &sizes[i])) {
      return false;
    }
  }
  int64_t base = src.base + src.offset * (int64_t)src.elem_bytes + shift;
  cgi_view_dense(v, src.buffer, type->element, type->rank, sizes);
  v->base = base;
  return true;
}

CGI_DEF bool cgi_exec_strided_metadata(cgi_thread *t, const cgi_ins *in) {
  cgi_view src = *cgi_interp_memref_view(t, in, CG_MEMREF_EXTRACT_STRIDED_METADATA_SOURCE), *v = cgi_interp_memref_result(t, in);
  cg_type index = cgi_type_index(t->m->ctx);
  *v = src;
  v->rank = 0;
  v->offset = 0;
  t->slots[in->x->results[CG_MEMREF_EXTRACT_STRIDED_METADATA_OFFSET].slot] = cgi_cell_int(index, src.offset);
  for (unsigned i = 0; i < src.rank; ++i) {
    t->slots[in->x->results[2 + i].slot] = cgi_cell_int(index, src.sizes[i]);
    t->slots[in->x->results[2 + src.rank + i].slot] = cgi_cell_int(index, src.strides[i]);
  }
  return true;
}

CGI_DEF bool cgi_exec_get_global(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cg_attr name = cg_op_attr(in->op, "name");
  cg_op global = name ? cgi_symbol_resolve(in->op, name) : NULL;
  cg_type type = in->op->results[0]->type;
  if (!global || !cg_type_has_static_shape(type)) return cgi_fault(t, in->op, "names a global that is not there");
  cgi_buffer *b = (cgi_buffer *)cgi_hmap_ptr(&t->m->globals, global);
  if (!b) {
    cg_attr value = cg_op_attr(global, "initial_value");
    cgi_tensor *v = value && value->kind == CG_ATTR_DENSE ? cgi_tensor_of_attr(t->m, global, value) : NULL;
    size_t bytes = (size_t)cg_type_num_elements(type) * cgi_elem_bytes(type->element);
    b = cgi_buffer_new(t->m, bytes, cgi_elem_bytes(type->element), v == NULL);
    if (v) {
      memcpy(b->data, v->data, bytes);
      cgi_tensor_release(t->m, v);
    }
    cgi_push(t->m->buffers, b);
    cgi_hmap_put_ptr(&t->m->globals, global, b);
  }
  cgi_view_dense(cgi_interp_memref_result(t, in), b, type->element, type->rank, type->shape);
  return true;
}

// ---- atomics -----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_combine(cgi_thread *t, cg_op op, cg_op_kind kind, cg_type e, cgi_cell *acc, const cgi_cell *x) {
  cgi_scalar_op s;
  memset(&s, 0, sizeof s);
  s.code = (cgi_scalar_code)cgi_combiner_code(kind);
  if (s.code == CGI_S_EVAL) return cgi_fault(t, op, "combines in a way that cannot be interpreted");
  if (kind == CG_ARITH_MAXNUMF || kind == CG_ARITH_MINNUMF) { // a number wins
    if (cgi_is_nan_bits(e, x->s.bits)) return true;
    if (cgi_is_nan_bits(e, acc->s.bits)) {
      *acc = *x;
      return true;
    }
  }
  s.rule = (cgi_scalar_rule)cgi_scalar_row_of(kind)->rule;
  s.kind = cgi_kind_of(e);
  s.width = e->kind == CG_TYPE_INDEX ? 64 : e->width;
  s.is_signed = kind != CG_ARITH_MAXUI && kind != CG_ARITH_MINUI;
  s.is_index = e->kind == CG_TYPE_INDEX;
  s.arity = 2;
  s.in[0] = s.in[1] = s.out = e;
  s.op = op;
  if (s.kind == CGI_K_BOOL && s.code == CGI_S_ADD) s.code = CGI_S_XOR;
  return cgi_ieval(t->m, &s, acc, x, NULL, acc);
}

CGI_DEF bool cgi_combine_by(cgi_thread *t, cg_op op, cg_attr how, cg_type e, cgi_cell *acc, const cgi_cell *x) {
  return cgi_combine(t, op, cgi_combiner_of(how, !cg_type_is_int_or_index(e)), e, acc, x);
}

CGI_DEF bool cgi_exec_atomic_rmw(cgi_thread *t, const cgi_ins *in) {
  const cgi_view *v = cgi_interp_memref_view(t, in, CG_MEMREF_ATOMIC_RMW_MEMREF);
  const cgi_cell *x = &t->slots[in->x->operands[CG_MEMREF_ATOMIC_RMW_VALUE].slot];
  int64_t index[CGI_I_RANK];
  cgi_cell old, next;
  for (unsigned i = 0; i < v->rank; ++i)
    if (!cgi_int_operand(t, in, 2 + i, &index[i])) return false;
  if (!cgi_mem_atomic(t, in->op, v, index, &old, false)) return false;
  next = old;
  cg_op_kind kind = cgi_combiner_of_atomic(in->op);
  if (kind == CG_OP_UNREGISTERED)
    next = *x;
  else if (!cgi_combine(t, in->op, kind, v->element, &next, x))
    return false;
  if ((next.undef & ~old.undef) && v->buffer->is_binding) // bits that stay unwritten beside those that this writes are no fault
    return cgi_fault(t, in->op, "[uninitialised] stores an uninitialised value to a binding");
  t->slots[in->dst] = old;
  return cgi_mem_atomic(t, in->op, v, index, &next, true);
}

// ---- affine ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_memref_map(cgi_thread *t, const cgi_ins *in, const char *attr, unsigned first, int64_t *out, unsigned *n) {
  cg_attr a = cg_op_attr(in->op, attr);
  cg_map m = a ? cg_attr_map(a) : NULL;
  int64_t v[4 * CGI_I_RANK];
  if (!m || m->num_dims + m->num_symbols > 4 * CGI_I_RANK || first + m->num_dims + m->num_symbols > in->x->num_operands ||
      m->num_results > CGI_I_RANK)
    return cgi_fault(t, in->op, "has a map that does not fit its operands");
  for (unsigned i = 0; i < m->num_dims + m->num_symbols; ++i)
    if (!cgi_int_operand(t, in, first + i, &v[i])) return false;
  for (unsigned i = 0; i < m->num_results; ++i) {
    if (!cgi_expr_eval(m->results[i], v, v + m->num_dims, &out[i])) return cgi_fault(t, in->op, "[arithmetic-overflow] divides by zero or overflows");
    if (t->m->dispatch && (out[i] > INT32_MAX || out[i] < INT32_MIN))
      return cgi_fault(t, in->op, "[arithmetic-overflow] overflows a 32-bit index: the result is %l", out[i]);
  }
  *n = m->num_results;
  return true;
}

static void cgi_interp_memref_minmax(bool is_max, unsigned n, const int64_t *v, int64_t *out) {
  *out = v[0];
  for (unsigned i = 1; i < n; ++i)
    if ((v[i] > *out) == is_max) *out = v[i];
}

CGI_DEF bool cgi_exec_affine_apply(cgi_thread *t, const cgi_ins *in) { // apply, min, max
  int64_t v[CGI_I_RANK], r;
  unsigned n;
  if (!cgi_interp_memref_map(t, in, "map", 0, v, &n)) return false;
  if (!n) return cgi_fault(t, in->op, "has a map without results");
  cgi_interp_memref_minmax(in->op->def->kind == CG_AFFINE_MAX, n, v, &r);
  t->slots[in->dst] = cgi_cell_int(cgi_type_index(t->m->ctx), r);
  return true;
}

CGI_DEF bool cgi_exec_affine_bounds(cgi_thread *t, const cgi_ins *in) { // both bounds of affine.for
  int64_t v[CGI_I_RANK], lb, ub;
  unsigned n, first;
  cg_type index = cgi_type_index(t->m->ctx);
  if (!cgi_interp_memref_map(t, in, "lowerBoundMap", 0, v, &n) || !n) return false;
  cgi_interp_memref_minmax(true, n, v, &lb);
  cgi_operand_group(in->op, "upperBoundOperands", &first);
  if (!cgi_interp_memref_map(t, in, "upperBoundMap", first, v, &n) || !n) return false;
  cgi_interp_memref_minmax(false, n, v, &ub);
  t->slots[in->x->results[0].slot] = cgi_cell_int(index, lb);
  t->slots[in->x->results[1].slot] = cgi_cell_int(index, ub);
  return true;
}

CGI_DEF bool cgi_exec_affine_load(cgi_thread *t, const cgi_ins *in) { // and affine.store
  bool store = in->op->def->kind == CG_AFFINE_STORE;
  const cgi_view *v = cgi_interp_memref_view(t, in, store ? 1 : 0);
  int64_t index[CGI_I_RANK];
  unsigned n;
  if (cg_op_attr(in->op, "map")) {
    if (!cgi_interp_memref_map(t, in, "map", store ? 2 : 1, index, &n)) return false;
  } else {
    for (n = 0; n < v->rank; ++n)
      if (!cgi_int_operand(t, in, n + (store ? 2 : 1), &index[n])) return false;
  }
  if (n != v->rank) return cgi_fault(t, in->op, "gives %u indices for a buffer of rank %u", n, v->rank);
  if (store)
    return cgi_mem_store(t, in->op, v, index, &t->slots[in->x->operands[CG_AFFINE_STORE_VALUE].slot], in->x->operands[CG_AFFINE_STORE_VALUE].n);
  return cgi_mem_load(t, in->op, v, index, &t->slots[in->dst], in->x->results[0].n);
}

// The sizes of delinearize_index and linearize_index into the last of `n` entries; the outermost bounds nothing.
static bool cgi_interp_memref_basis(cgi_thread *t, const cgi_ins *in, unsigned n, int64_t *out) {
  cg_attr basis = cg_op_attr(in->op, "static_basis");
  unsigned first, given = cgi_operand_group(in->op, "dynamic_basis", &first), sizes = basis ? (unsigned)cg_attr_int_list_len(basis) : given;
  if (n > CGI_I_RANK) return cgi_fault(t, in->op, "has more than %u dimensions", (unsigned)CGI_I_RANK);
  out[0] = 1;
  out += n - sizes;
  if (basis && !cgi_mixed_list(t, in, "static_basis", "dynamic_basis", sizes, out)) return false;
  for (unsigned i = 0; i < sizes; i++) {
    if (!basis && !cgi_int_operand(t, in, first + i, &out[i])) return false;
    if (out[i] <= 0) return cgi_fault(t, in->op, "has a basis of %l", out[i]);
  }
  return true;
}

CGI_DEF bool cgi_exec_delinearize(cgi_thread *t, const cgi_ins *in) {
  int64_t x, basis[CGI_I_RANK];
  if (!cgi_int_operand(t, in, 0, &x) || !cgi_interp_memref_basis(t, in, in->x->num_results, basis)) return false;
  for (unsigned i = in->x->num_results; i-- > 0;) {
    int64_t b = basis[i];
    int64_t rest = x % b < 0 ? x % b + b : x % b;
    t->slots[in->x->results[i].slot] = cgi_cell_int(cgi_type_index(t->m->ctx), i ? rest : x);
    x = (x - rest) / b;
  }
  return true;
}

CGI_DEF bool cgi_exec_linearize(cgi_thread *t, const cgi_ins *in) {
  unsigned first, n = cgi_operand_group(in->op, "multi_index", &first);
  int64_t basis[CGI_I_RANK], r = 0, x;
  if (!cgi_interp_memref_basis(t, in, n, basis)) return false;
  for (unsigned i = 0; i < n; ++i) {
    if (!cgi_int_operand(t, in, first + i, &x)) return false;
    r = i == 0 ? x : r * basis[i] + x;
  }
  if (t->m->dispatch && (r > INT32_MAX || r < INT32_MIN))
    return cgi_fault(t, in->op, "[arithmetic-overflow] overflows a 32-bit index: the result is %l", r);
  t->slots[in->dst] = cgi_cell_int(cgi_type_index(t->m->ctx), r);
  return true;
}

CGI_DEF bool cgi_exec_assert(cgi_thread *t, const cgi_ins *in) {
  const cgi_cell *c = &t->slots[in->x->operands[CG_CF_ASSERT_ARG].slot];
  cg_attr msg = cg_op_attr(in->op, "msg");
  if (c->undef) return cgi_fault(t, in->op, "[uninitialised] tests a value that is not initialised");
  if (!(c->s.bits & 1)) return cgi_fault(t, in->op, "[check-failed] failed: %S", msg ? msg->text : cgi_s("assertion"));
  return true;
}

// Extended arithmetic: two results.
CGI_DEF bool cgi_exec_extended(cgi_thread *t, const cgi_ins *in) {
  cg_type type = in->op->operands[CG_LHS].value->type, e = cg_type_is_shaped(type) ? type->element : type;
  unsigned w = e->kind == CG_TYPE_INDEX ? 64 : e->width;
  uint64_t mask = w >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << w) - 1;
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) {
    const cgi_cell *a = &t->slots[in->x->operands[CG_LHS].slot + i], *b = &t->slots[in->x->operands[CG_RHS].slot + i];
    cgi_cell lo = cgi_cell_int(e, 0), hi = lo;
    uint64_t x = a->s.bits, y = b->s.bits;
    lo.undef = hi.undef = a->undef || b->undef ? CGI_UNDEF : 0;
    if (in->op->def->kind == CG_ARITH_ADDUI_EXTENDED) {
      lo.s.bits = (x + y) & mask;
      hi.s.bits = lo.s.bits < x;
    } else {
      uint64_t xl = x & 0xFFFFFFFFu, xh = x >> 32, yl = y & 0xFFFFFFFFu, yh = y >> 32, ll = xl * yl, lh = xl * yh, hl = xh * yl, hh = xh * yh;
      uint64_t mid = (ll >> 32) + (lh & 0xFFFFFFFFu) + (hl & 0xFFFFFFFFu), low = (ll & 0xFFFFFFFFu) | mid << 32,
               high = hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
      uint64_t top = w >= 64 ? high : (low >> w | (w > 32 ? high << (64 - w) : 0)) & mask;
      if (in->op->def->kind == CG_ARITH_MULSI_EXTENDED) { // the unsigned product's high half, less the operands that were negative
        if (x >> (w - 1) & 1) top -= y;
        if (y >> (w - 1) & 1) top -= x;
      }
      lo.s.bits = low & mask;
      hi.s.bits = top & mask;
    }
    t->slots[in->x->results[0].slot + i] = lo;
    t->slots[in->x->results[CG_ARITH_MULUI_EXTENDED_HIGH].slot + i] = hi;
  }
  return true;
}
