// Elementwise operations on tensors and the tensor dialect; what all handlers share to read operands and write results.
#include "interp/interp.h"

// ---- operands and results ----------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_tensor *cgi_in_tensor(cgi_thread *t, const cgi_ins *in, unsigned i) { return cgi_slot_tensor(&t->slots[in->x->operands[i].slot]); }

CGI_DEF void cgi_out_tensor(cgi_thread *t, const cgi_ins *in, unsigned i, cgi_tensor *value) {
  cgi_slot_set_tensor(t->m, &t->slots[in->x->results[i].slot], value);
}

CGI_DEF cgi_tensor *cgi_take_tensor(cgi_thread *t, const cgi_ins *in, unsigned i) {
  cgi_cell *slot = &t->slots[in->x->operands[i].slot];
  cgi_tensor *v = cgi_slot_tensor(slot);
  if (v->refs == 1 && i < 64 && (in->x->dies >> i & 1)) {
    slot->s.bits = 0;
    return v;
  }
  return cgi_tensor_copy(t->m, v);
}

CGI_DEF bool cgi_int_operand(cgi_thread *t, const cgi_ins *in, unsigned i, int64_t *out) {
  cg_type e = in->op->operands[i].value->type;
  cgi_cell c = t->slots[in->x->operands[i].slot];
  if (in->x->operands[i].cls == CGI_CLS_TENSOR) cgi_tget(cgi_in_tensor(t, in, i), 0, &c);
  if (c.undef) return cgi_fault(t, in->op, "[uninitialised] takes an index, offset or size from a value that is not initialised");
  *out = cgi_cell_index(cg_type_is_shaped(e) ? e->element : e, &c);
  return true;
}

CGI_DEF int64_t cgi_attr_int_at(cg_attr list, size_t i, int64_t fallback) {
  return list && cg_attr_is_int_list(list) && i < cg_attr_int_list_len(list) ? cg_attr_int_list_at(list, i) : fallback;
}

CGI_DEF bool cgi_mixed_list(cgi_thread *t, const cgi_ins *in, const char *static_attr, const char *group, unsigned n, int64_t *out) {
  cg_attr a = cg_op_attr(in->op, static_attr);
  unsigned first = 0, count = cgi_operand_group(in->op, group, &first), used = 0;
  for (unsigned i = 0; i < n; ++i) {
    int64_t v = a ? cgi_attr_int_at(a, i, CG_DYNAMIC) : CG_DYNAMIC;
    if (v == CG_DYNAMIC) {
      if (used >= count) return cgi_fault(t, in->op, "lacks an operand for a dynamic entry");
      if (!cgi_int_operand(t, in, first + used++, &v)) return false;
    }
    out[i] = v;
  }
  return true;
}

CGI_DEF bool cgi_slice_is_inside(cgi_thread *t, const cgi_ins *in, unsigned dim, int64_t offset, int64_t size, int64_t stride, int64_t of) {
  int64_t last = cgi_saturating_add(offset, cgi_saturating_mul(size - (size > 0), stride));
  return size == 0 || (size > 0 && offset >= 0 && last >= 0 && last < of) ||
         cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: offset %l, size %l in dimension %u of size %l", offset, size, dim, of);
}

CGI_DEF void cgi_result_shape(const cgi_ins *in, unsigned i, unsigned *rank, int64_t *shape) {
  cg_type type = in->op->results[i]->type;
  *rank = type->rank;
  for (unsigned k = 0; k < type->rank && k < CGI_I_RANK; ++k) shape[k] = type->shape[k];
}

CGI_DEF bool cgi_tensor_ints(cgi_thread *t, const cgi_ins *in, unsigned i, unsigned max, int64_t *out, unsigned *n) {
  const cgi_tensor *v = cgi_in_tensor(t, in, i);
  *n = 0;
  if (v->count > (int64_t)max) return cgi_fault(t, in->op, "has too many indices");
  for (int64_t k = 0; k < v->count; ++k) {
    cgi_cell c;
    cgi_tget(v, k, &c);
    if (c.undef) return cgi_fault(t, in->op, "[uninitialised] takes an index from a value that is not initialised");
    out[(*n)++] = cgi_cell_index(v->element, &c);
  }
  return true;
}

CGI_DEF void cgi_body_set(cgi_thread *t, const cgi_body *b, unsigned i, cg_type element, const cgi_cell *c) {
  const cgi_ref *r = &b->args[i];
  if (r->cls == CGI_CLS_SCALAR) {
    t->slots[r->slot] = *c;
    return;
  }
  cgi_tensor *v = cgi_tensor_new(t->m, element, 0, NULL, false);
  cgi_tset(t->m, v, 0, c);
  cgi_slot_set_tensor(t->m, &t->slots[r->slot], v);
}

CGI_DEF void cgi_body_get(cgi_thread *t, const cgi_body *b, unsigned i, cgi_cell *out) {
  const cgi_ref *r = &b->yields[i];
  if (r->cls == CGI_CLS_SCALAR)
    *out = t->slots[r->slot];
  else
    cgi_tget(cgi_slot_tensor(&t->slots[r->slot]), 0, out);
}

// ---- elementwise -------------------------------------------------------------------------------------------------------------------------------
static void cgi_interp_tensor_element(cgi_thread *t, const cgi_ins *in, unsigned i, int64_t at, int64_t count, cgi_cell *out) {
  const cgi_ref *r = &in->x->operands[i];
  if (r->cls == CGI_CLS_SCALAR) {
    *out = t->slots[r->slot];
    return;
  }
  const cgi_tensor *v = cgi_in_tensor(t, in, i);
  cgi_tget(v, v->count == count ? at : 0, out);
}

static bool cgi_interp_tensor_elementwise_op(cgi_thread *t, const cgi_ins *in) {
  const cgi_scalar_op *sop = in->x->sop;
  cg_type type = in->op->results[0]->type;
  cgi_tensor *like = NULL;
  for (unsigned i = 0; i < in->x->num_operands; ++i)
    if (in->x->operands[i].cls == CGI_CLS_TENSOR && (!like || cgi_in_tensor(t, in, i)->rank > like->rank)) like = cgi_in_tensor(t, in, i);
  if (!like || like->rank != type->rank) return cgi_fault(t, in->op, "has operands of the wrong shape");
  for (unsigned i = 0; i < in->x->num_operands; ++i) {
    const cgi_tensor *v = in->x->operands[i].cls == CGI_CLS_TENSOR ? cgi_in_tensor(t, in, i) : NULL;
    for (unsigned k = 0; v && v->rank && k < like->rank; ++k)
      if (v->rank != like->rank || v->shape[k] != like->shape[k])
        return cgi_fault(t, in->op, "has operands of different shapes: %l and %l in dimension %u", like->shape[k],
                         v->rank == like->rank ? v->shape[k] : (int64_t)0, k);
  }
  cgi_tensor *r = cgi_tensor_like(t->m, type->element, like);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c[3], out;
    for (unsigned k = 0; k < sop->arity; ++k) cgi_interp_tensor_element(t, in, k, i, r->count, &c[k]);
    if (!cgi_ieval(t->m, sop, &c[0], sop->arity > 1 ? &c[1] : NULL, sop->arity > 2 ? &c[2] : NULL, &out)) return false;
    cgi_tset(t->m, r, i, &out);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_elementwise(cgi_thread *t, const cgi_ins *in) { return cgi_interp_tensor_elementwise_op(t, in); }

// chlo.broadcast_*: dims of one meet the result's; by broadcast_dimensions the smaller operand's, else lined up at the end.
CGI_DEF bool cgi_exec_chlo_broadcast(cgi_thread *t, const cgi_ins *in) {
  const cgi_scalar_op *sop = in->x->sop;
  cg_attr dims = cg_op_attr(in->op, "broadcast_dimensions");
  unsigned rank = 0;
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  for (unsigned k = 0; k < sop->arity; ++k) rank = cgi_in_tensor(t, in, k)->rank > rank ? cgi_in_tensor(t, in, k)->rank : rank;
  unsigned place[3][CGI_I_RANK];
  for (unsigned i = 0; i < rank; ++i) shape[i] = 1;
  for (unsigned k = 0; k < sop->arity; ++k) {
    const cgi_tensor *v = cgi_in_tensor(t, in, k);
    for (unsigned i = 0; i < v->rank; ++i) {
      int64_t p = v->rank < rank && dims ? cgi_attr_int_at(dims, i, 0) : (int64_t)(rank - v->rank + i);
      if (p < 0 || p >= (int64_t)rank) return cgi_fault(t, in->op, "has broadcast_dimensions beyond its rank");
      place[k][i] = (unsigned)p;
      if (v->shape[i] != 1) shape[p] = v->shape[i];
    }
  }
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, rank, shape, false);
  for (int64_t n = 0; n < r->count; ++n) {
    cgi_cell c[3], out;
    for (unsigned k = 0; k < sop->arity; ++k) {
      const cgi_tensor *v = cgi_in_tensor(t, in, k);
      int64_t at = 0;
      for (unsigned i = 0; i < v->rank; ++i) {
        int64_t x = v->shape[i] == 1 ? 0 : index[place[k][i]];
        if (x >= v->shape[i]) return cgi_fault(t, in->op, "has operands whose shapes do not broadcast");
        at = at * v->shape[i] + x;
      }
      cgi_tget(v, at, &c[k]);
    }
    if (!cgi_ieval(t->m, sop, &c[0], sop->arity > 1 ? &c[1] : NULL, sop->arity > 2 ? &c[2] : NULL, &out)) return false;
    cgi_tset(t->m, r, n, &out);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- tensor.* ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_exec_empty(cgi_thread *t, const cgi_ins *in) { // tensor.empty, alloc_tensor; tensor.splat: operand 0 first
  unsigned copy;
  if (in->op->def->kind == CG_BUFFERIZATION_ALLOC_TENSOR && cgi_operand_group(in->op, "copy", &copy)) {
    cgi_out_tensor(t, in, 0, cgi_tensor_copy(t->m, cgi_in_tensor(t, in, copy)));
    return true;
  }
  bool splat = in->op->def->kind == CG_TENSOR_SPLAT;
  unsigned rank, used = splat ? 1 : 0;
  int64_t shape[CGI_I_RANK];
  cgi_result_shape(in, 0, &rank, shape);
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] == CG_DYNAMIC && (used >= in->x->num_operands || !cgi_int_operand(t, in, used++, &shape[i]))) return false;
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] < 0) return cgi_fault(t, in->op, "has a negative size");
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, rank, shape, !splat);
  for (int64_t i = 0; splat && i < r->count; ++i) cgi_tset(t->m, r, i, &t->slots[in->x->operands[CG_TENSOR_SPLAT_INPUT].slot]);
  cgi_out_tensor(t, in, 0, r);
  return true;
}

static bool cgi_interp_tensor_indices(cgi_thread *t, const cgi_ins *in, unsigned first, const cgi_tensor *v, int64_t *at) {
  *at = 0;
  for (unsigned i = 0; i < v->rank; ++i) {
    int64_t x;
    if (!cgi_int_operand(t, in, first + i, &x)) return false;
    if (x < 0 || x >= v->shape[i])
      return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: index %l of dimension %u is not in [0, %l)", x, i, v->shape[i]);
    *at = *at * v->shape[i] + x;
  }
  return true;
}

CGI_DEF bool cgi_exec_extract(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_TENSOR_EXTRACT_TENSOR);
  int64_t at;
  if (!cgi_interp_tensor_indices(t, in, 1, v, &at)) return false;
  cgi_tget(v, at, &t->slots[in->dst]);
  return true;
}

CGI_DEF bool cgi_exec_insert(cgi_thread *t, const cgi_ins *in) {
  int64_t at;
  if (!cgi_interp_tensor_indices(t, in, 2, cgi_in_tensor(t, in, CG_TENSOR_INSERT_DEST), &at)) return false;
  cgi_tensor *r = cgi_take_tensor(t, in, CG_TENSOR_INSERT_DEST);
  cgi_tset(t->m, r, at, &t->slots[in->x->operands[CG_TENSOR_INSERT_SCALAR].slot]);
  cgi_out_tensor(t, in, 0, r);
  return true;
}

typedef struct cgi_interp_tensor_slice {
  int64_t offsets[CGI_I_RANK], sizes[CGI_I_RANK], strides[CGI_I_RANK];
} cgi_interp_tensor_slice;

static bool cgi_interp_tensor_read_slice(cgi_thread *t, const cgi_ins *in, const cgi_tensor *whole, cgi_interp_tensor_slice *s) {
  unsigned n = whole->rank;
  if (!cgi_mixed_list(t, in, "static_offsets", "offsets", n, s->offsets) || !cgi_mixed_list(t, in, "static_sizes", "sizes", n, s->sizes) ||
      !cgi_mixed_list(t, in, "static_strides", "strides", n, s->strides))
    return false;
  for (unsigned i = 0; i < n; ++i) {
    if (s->sizes[i] == 0) s->offsets[i] = 0; // no element: it may begin anywhere
    if (!cgi_slice_is_inside(t, in, i, s->offsets[i], s->sizes[i], s->strides[i], whole->shape[i])) return false;
  }
  return true;
}

static int64_t cgi_interp_tensor_slice_at(const cgi_interp_tensor_slice *s, const cgi_tensor *whole, const int64_t *index) {
  int64_t at = 0;
  for (unsigned i = 0; i < whole->rank; ++i) at = at * whole->shape[i] + s->offsets[i] + index[i] * s->strides[i];
  return at;
}

CGI_DEF bool cgi_exec_extract_slice(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_TENSOR_EXTRACT_SLICE_SOURCE);
  cgi_interp_tensor_slice s;
  int64_t index[CGI_I_RANK] = {0}, shape[CGI_I_RANK];
  if (!cgi_interp_tensor_read_slice(t, in, v, &s)) return false;
  cg_type type = in->op->results[0]->type;
  unsigned keep[CGI_SLICE_RANK];
  if (!cgi_slice_dims(in->op, type, keep)) return cgi_fault(t, in->op, "has a result that is not its slice's");
  for (unsigned i = 0; i < type->rank; ++i) shape[i] = s.sizes[keep[i]];
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, type->rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_tcopy(t->m, r, i, v, cgi_interp_tensor_slice_at(&s, v, index));
    cgi_next_index(v->rank, s.sizes, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

static bool cgi_interp_tensor_insert_into(cgi_thread *t, const cgi_ins *in, cgi_tensor *r) {
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  cgi_interp_tensor_slice s;
  int64_t index[CGI_I_RANK] = {0}, count = 1;
  if (!cgi_interp_tensor_read_slice(t, in, r, &s)) return false;
  for (unsigned i = 0; i < r->rank; ++i) count *= s.sizes[i];
  if (count != v->count) return cgi_fault(t, in->op, "inserts %l elements into a slice of %l", v->count, count);
  for (int64_t i = 0; i < count; ++i) {
    cgi_tcopy(t->m, r, cgi_interp_tensor_slice_at(&s, r, index), v, i);
    cgi_next_index(r->rank, s.sizes, index);
  }
  return true;
}

CGI_DEF bool cgi_exec_insert_slice(cgi_thread *t, const cgi_ins *in) {
  cgi_tensor *r = cgi_take_tensor(t, in, CG_TENSOR_INSERT_SLICE_DEST);
  bool ok = cgi_interp_tensor_insert_into(t, in, r);
  cgi_out_tensor(t, in, 0, r);
  return ok;
}

CGI_DEF bool cgi_exec_parallel_insert(cgi_thread *t, const cgi_ins *in) { // writes the forall's shared output in place
  cgi_cell *slot = &t->slots[in->x->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST].slot];
  cgi_tensor *v = cgi_slot_tensor(slot);
  if (v->refs > 1) {
    v = cgi_tensor_copy(t->m, v);
    cgi_slot_set_tensor(t->m, slot, v);
  }
  return cgi_interp_tensor_insert_into(t, in, v);
}

CGI_DEF bool cgi_exec_tensor_pad(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_TENSOR_PAD_SOURCE);
  const cgi_body *b = &in->x->bodies[0];
  int64_t low[CGI_I_RANK], high[CGI_I_RANK], shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  if (!cgi_mixed_list(t, in, "static_low", "low", v->rank, low) || !cgi_mixed_list(t, in, "static_high", "high", v->rank, high)) return false;
  for (unsigned i = 0; i < v->rank; ++i) {
    shape[i] = v->shape[i] + low[i] + high[i];
    if (shape[i] < 0) return cgi_fault(t, in->op, "pads dimension %u to a negative size", i);
  }
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    int64_t at = 0;
    bool inside = true;
    for (unsigned k = 0; k < v->rank; ++k) {
      int64_t x = index[k] - low[k];
      inside &= x >= 0 && x < v->shape[k];
      at = at * v->shape[k] + x;
    }
    if (inside) {
      cgi_tcopy(t->m, r, i, v, at);
    } else {
      cgi_cell c;
      for (unsigned k = 0; k < b->num_args; ++k) {
        c = cgi_cell_int(cgi_type_index(t->m->ctx), index[k]);
        cgi_body_set(t, b, k, NULL, &c);
      }
      if (!cgi_run_body(t, in, b)) return false;
      cgi_body_get(t, b, 0, &c);
      cgi_tset(t->m, r, i, &c);
    }
    cgi_next_index(v->rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_generate(cgi_thread *t, const cgi_ins *in) {
  const cgi_body *b = &in->x->bodies[0];
  unsigned rank, used = 0;
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  cgi_result_shape(in, 0, &rank, shape);
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] == CG_DYNAMIC && !cgi_int_operand(t, in, used++, &shape[i])) return false;
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c;
    for (unsigned k = 0; k < b->num_args; ++k) {
      c = cgi_cell_int(cgi_type_index(t->m->ctx), index[k]);
      cgi_body_set(t, b, k, NULL, &c);
    }
    if (!cgi_run_body(t, in, b)) return false;
    cgi_body_get(t, b, 0, &c);
    cgi_tset(t->m, r, i, &c);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// expand_shape, collapse_shape, reshape, stablehlo.reshape: the same elements in another shape. What type and operands leave open is computed.
CGI_DEF bool cgi_exec_reshape(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  unsigned rank, open = 0, n;
  int64_t shape[CGI_I_RANK], known = 1;
  cgi_result_shape(in, 0, &rank, shape);
  switch (in->op->def->kind) {
  case CG_TENSOR_EXPAND_SHAPE:
    if (!cgi_mixed_list(t, in, "static_output_shape", "output_shape", rank, shape)) return false;
    break;
  case CG_TENSOR_COLLAPSE_SHAPE: {
    cg_attr groups = cg_op_attr(in->op, "reassociation");
    for (unsigned i = 0; i < rank && groups; ++i) {
      cg_attr g = cg_attr_at(groups, i);
      shape[i] = 1;
      for (size_t k = 0; k < cg_attr_int_list_len(g); ++k) {
        int64_t dim = cg_attr_int_list_at(g, k);
        shape[i] *= dim >= 0 && dim < (int64_t)v->rank ? v->shape[dim] : 1;
      }
    }
    break;
  }
  case CG_TENSOR_RESHAPE:
  case CG_STABLEHLO_DYNAMIC_RESHAPE:
    if (!cgi_tensor_ints(t, in, 1, CGI_I_RANK, shape, &n)) return false;
    rank = n;
    break;
  default: break;
  }
  for (unsigned i = 0; i < rank; ++i) {
    if (shape[i] < 0)
      ++open;
    else
      known *= shape[i];
  }
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] < 0) shape[i] = open == 1 && known ? v->count / known : 1;
  known = 1;
  for (unsigned i = 0; i < rank; ++i) known *= shape[i];
  if (known != v->count) return cgi_fault(t, in->op, "reshapes %l elements to %l", v->count, known);
  cgi_out_tensor(t, in, 0, cgi_tensor_reshaped(t->m, v, rank, shape));
  return true;
}

CGI_DEF bool cgi_exec_tensor_cast(cgi_thread *t, const cgi_ins *in) {
  cgi_tensor *v = cgi_in_tensor(t, in, CG_TENSOR_CAST_SOURCE);
  cg_type type = in->op->results[0]->type;
  for (unsigned i = 0; type->kind == CG_TYPE_TENSOR && i < v->rank; ++i)
    if (type->rank != v->rank || (type->shape[i] != CG_DYNAMIC && type->shape[i] != v->shape[i]))
      return cgi_fault(t, in->op, "casts to a type that does not fit: dimension %u is %l", i, v->shape[i]);
  ++v->refs;
  cgi_out_tensor(t, in, 0, v);
  return true;
}

// tensor.dim, memref.dim, stablehlo.get_dimension_size.
CGI_DEF bool cgi_exec_dim(cgi_thread *t, const cgi_ins *in) {
  int64_t dim;
  if (in->op->def->kind == CG_STABLEHLO_GET_DIMENSION_SIZE)
    dim = cgi_op_int(in->op, "dimension");
  else if (!cgi_int_operand(t, in, 1, &dim))
    return false;
  unsigned rank;
  const int64_t *shape;
  if (in->x->operands[0].cls == CGI_CLS_VIEW) {
    rank = t->views[in->x->operands[CG_MEMREF_DIM_SOURCE].slot].rank;
    shape = t->views[in->x->operands[CG_MEMREF_DIM_SOURCE].slot].sizes;
  } else {
    rank = cgi_in_tensor(t, in, 0)->rank;
    shape = cgi_in_tensor(t, in, 0)->shape;
  }
  if (dim < 0 || dim >= (int64_t)rank) return cgi_fault(t, in->op, "asks for dimension %l of a value of rank %u", dim, rank);
  cg_type type = in->op->results[0]->type;
  cgi_cell c = cgi_cell_int(cg_type_is_shaped(type) ? type->element : type, shape[dim]);
  if (in->x->results[0].cls == CGI_CLS_TENSOR) {
    cgi_tensor *r = cgi_tensor_new(t->m, type->element, 0, NULL, false);
    cgi_tset(t->m, r, 0, &c);
    cgi_out_tensor(t, in, 0, r);
  } else {
    t->slots[in->dst] = c;
  }
  return true;
}

CGI_DEF bool cgi_exec_rank(cgi_thread *t, const cgi_ins *in) {
  const cgi_ref *r = &in->x->operands[0];
  t->slots[in->dst] =
      cgi_cell_int(cgi_type_index(t->m->ctx), r->cls == CGI_CLS_VIEW ? (int64_t)t->views[r->slot].rank : (int64_t)cgi_in_tensor(t, in, 0)->rank);
  return true;
}

CGI_DEF bool cgi_exec_from_elements(cgi_thread *t, const cgi_ins *in) {
  cg_type type = in->op->results[0]->type;
  cgi_tensor *r = cgi_tensor_new(t->m, type->element, type->rank, type->shape, false);
  for (unsigned i = 0; i < in->x->num_operands && (int64_t)i < r->count; ++i) cgi_tset(t->m, r, i, &t->slots[in->x->operands[i].slot]);
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// tensor.concat, stablehlo.concatenate.
CGI_DEF bool cgi_exec_concat(cgi_thread *t, const cgi_ins *in) {
  cg_attr a = cg_op_attr(in->op, in->op->def->kind == CG_TENSOR_CONCAT ? "dim" : "dimension");
  unsigned d = (unsigned)(a ? cg_attr_int(a) : 0);
  if (!in->x->num_operands) return cgi_fault(t, in->op, "has no operands");
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  int64_t shape[CGI_I_RANK], inner = 1, outer = 1, at = 0;
  for (unsigned i = 0; i < v->rank; ++i) {
    shape[i] = v->shape[i];
    if (i < d)
      outer *= v->shape[i];
    else if (i > d)
      inner *= v->shape[i];
  }
  if (d >= v->rank) return cgi_fault(t, in->op, "has no dimension %u", d);
  for (unsigned i = 1; i < in->x->num_operands; ++i) shape[d] += cgi_in_tensor(t, in, i)->shape[d];
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, shape, false);
  for (unsigned i = 0; i < in->x->num_operands; ++i) {
    const cgi_tensor *s = cgi_in_tensor(t, in, i);
    int64_t run = s->shape[d] * inner;
    for (unsigned k = 0; k < v->rank; ++k)
      if (k != d && s->shape[k] != v->shape[k]) return cgi_fault(t, in->op, "has operands of different shapes");
    for (int64_t o = 0; o < outer; ++o)
      for (int64_t k = 0; k < run; ++k) cgi_tcopy(t->m, r, (o * shape[d]) * inner + at * inner + k, s, o * run + k);
    at += s->shape[d];
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// tensor.bitcast and stablehlo.bitcast_convert: elements of another width add or drop a last dim.
CGI_DEF bool cgi_exec_bitcast(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_BITCAST_CONVERT_OPERAND);
  cg_type e = in->op->results[0]->type->element;
  unsigned from = v->element->width, to = e->width, rank = v->rank;
  int64_t shape[CGI_I_RANK];
  for (unsigned i = 0; i < rank; ++i) shape[i] = v->shape[i];
  if (to < from && rank < CGI_I_RANK)
    shape[rank++] = from / to;
  else if (to > from && (rank == 0 || shape[--rank] != (int64_t)(to / from)))
    return cgi_fault(t, in->op, "has a last dimension that does not fit");
  cgi_tensor *r = cgi_tensor_new(t->m, e, rank, shape, false);
  for (int64_t i = 0; i < (from < to ? r->count : v->count); ++i) {
    cgi_cell c, o;
    memset(&o, 0, sizeof o);
    if (from == to) {
      cgi_tget(v, i, &c);
      c.mag = c.err = 0;
      cgi_tset(t->m, r, i, &c);
    } else if (from < to) {
      for (unsigned k = 0; k < to / from; ++k) {
        cgi_tget(v, i * (to / from) + k, &c);
        o.s.bits |= c.s.bits << (k * from);
        o.undef |= c.undef ? CGI_UNDEF : 0;
      }
      cgi_tset(t->m, r, i, &o);
    } else {
      cgi_tget(v, i, &c);
      for (unsigned k = 0; k < from / to; ++k) {
        o.s.bits = (c.s.bits >> (k * to)) & (((uint64_t)1 << to) - 1);
        o.undef = c.undef ? CGI_UNDEF : 0;
        cgi_tset(t->m, r, i * (from / to) + k, &o);
      }
    }
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- pack and unpack ---------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_tensor_pack {
  unsigned rank, tiles;
  int64_t perm[CGI_I_RANK], pos[CGI_I_RANK], tile[CGI_I_RANK];
} cgi_interp_tensor_pack;

static bool cgi_interp_tensor_pack_of(cgi_thread *t, const cgi_ins *in, unsigned rank, cgi_interp_tensor_pack *p) {
  cg_attr perm = cg_op_attr(in->op, "outer_dims_perm"), pos = cg_op_attr(in->op, "inner_dims_pos");
  p->rank = rank;
  p->tiles = pos ? (unsigned)cg_attr_int_list_len(pos) : 0;
  for (unsigned i = 0; i < rank; ++i) {
    p->perm[i] = perm && cg_attr_int_list_len(perm) ? cg_attr_int_list_at(perm, i) : (int64_t)i;
    if (p->perm[i] < 0 || p->perm[i] >= (int64_t)rank) return cgi_fault(t, in->op, "has no such dimension");
  }
  for (unsigned i = 0; i < p->tiles; ++i) {
    p->pos[i] = cg_attr_int_list_at(pos, i);
    if (p->pos[i] < 0 || p->pos[i] >= (int64_t)rank) return cgi_fault(t, in->op, "has no such dimension");
  }
  return cgi_mixed_list(t, in, "static_inner_tiles", "inner_tiles", p->tiles, p->tile);
}

static void cgi_interp_tensor_pack_index(const cgi_interp_tensor_pack *p, const int64_t *packed, int64_t *plain) {
  for (unsigned i = 0; i < p->rank; ++i) plain[p->perm[i]] = packed[i];
  for (unsigned i = 0; i < p->tiles; ++i) plain[p->pos[i]] = plain[p->pos[i]] * p->tile[i] + packed[p->rank + i];
}

CGI_DEF bool cgi_exec_pack(cgi_thread *t, const cgi_ins *in) {
  bool pack = in->op->def->kind == CG_TENSOR_PACK, ok = true;
  unsigned pad = 0, has_pad = pack ? cgi_operand_group(in->op, "padding_value", &pad) : 0;
  cgi_acc v, r;
  cgi_acc_init(t, &in->x->operands[0], &v);
  cgi_acc_init(t, &in->x->operands[1], &r);
  if (r.tensor) {
    r.tensor = cgi_take_tensor(t, in, 1);
    cgi_out_tensor(t, in, 0, r.tensor);
  }
  const cgi_acc *plain = pack ? &v : &r, *packed = pack ? &r : &v;
  cgi_interp_tensor_pack p;
  int64_t index[CGI_I_RANK] = {0}, at[CGI_I_RANK] = {0};
  if (!cgi_interp_tensor_pack_of(t, in, plain->rank, &p)) return false;
  for (unsigned d = 0; d < packed->rank; ++d)
    if (!packed->shape[d]) return true;
  do {
    cgi_interp_tensor_pack_index(&p, index, at);
    bool inside = true;
    cgi_cell c;
    for (unsigned k = 0; k < plain->rank; ++k) inside &= at[k] < plain->shape[k];
    if (inside)
      ok = cgi_acc_get(t, in->op, &v, pack ? at : index, &c) && cgi_acc_set(t, in->op, &r, pack ? index : at, &c);
    else if (pack && has_pad)
      ok = cgi_acc_set(t, in->op, &r, index, &t->slots[in->x->operands[pad].slot]);
  } while (ok && cgi_next_index(packed->rank, packed->shape, index));
  return ok;
}

// ---- values that pass through ------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_exec_unfoldable(cgi_thread *t, const cgi_ins *in) {
  cg_attr a = cg_op_attr(in->op, "value");
  if (in->x->results[0].cls == CGI_CLS_TENSOR) {
    cgi_tensor *v = cgi_tensor_of_attr(t->m, in->op, a);
    if (!v) return false;
    cgi_out_tensor(t, in, 0, v);
    return true;
  }
  memset(&t->slots[in->dst], 0, sizeof(cgi_cell));
  if (a) t->slots[in->dst].s = cgi_scalar_of_attr(a);
  return true;
}

// util.global, ml_program.global: made at their first use.
static cgi_tensor *cgi_interp_tensor_global(cgi_thread *t, const cgi_ins *in, cg_op *global) {
  cg_attr name = cg_op_attr(in->op, "global");
  *global = name ? cgi_symbol_resolve(in->op, name) : NULL;
  if (!*global) {
    cgi_fault(t, in->op, "names a global that is not there");
    return NULL;
  }
  cgi_tensor *v = (cgi_tensor *)cgi_hmap_ptr(&t->m->globals, *global);
  if (v) return v;
  cg_attr value = cg_op_attr(*global, "initial_value"), type = cg_op_attr(*global, "type");
  if (!value) value = cg_op_attr(*global, "value");
  if (value && value->kind == CG_ATTR_DENSE)
    v = cgi_tensor_of_attr(t->m, *global, value);
  else if (type && type->type && type->type->kind == CG_TYPE_TENSOR && cg_type_has_static_shape(type->type))
    v = cgi_tensor_new(t->m, type->type->element, type->type->rank, type->type->shape, !value); // byte patterns: the pattern is set below
  if (!v) {
    cgi_fault(t, in->op, "names a global whose value is not known");
    return NULL;
  }
  if (value && value->kind == CG_ATTR_DIALECT) { // #util.byte_pattern<1>: every byte of the storage
    uint64_t pattern = 0;
    cg_str raw = cg_attr_raw_text(value);
    if (!cgi_parse_u64(raw, &pattern) && value->len && value->items[0].value) pattern = (uint64_t)cg_attr_int(value->items[0].value);
    memset(v->data, (int)(pattern & 0xFF), (size_t)v->count * v->elem_bytes);
  }
  cgi_hmap_put_ptr(&t->m->globals, *global, v);
  return v;
}

CGI_DEF bool cgi_exec_global_load(cgi_thread *t, const cgi_ins *in) {
  cg_op global;
  cgi_tensor *v = cgi_interp_tensor_global(t, in, &global);
  if (!v) return false;
  if (in->x->results[0].cls == CGI_CLS_TENSOR) {
    ++v->refs;
    cgi_out_tensor(t, in, 0, v);
  } else {
    cgi_tget(v, 0, &t->slots[in->dst]);
  }
  return true;
}

CGI_DEF bool cgi_exec_global_store(cgi_thread *t, const cgi_ins *in) {
  cg_op global;
  cgi_tensor *old = cgi_interp_tensor_global(t, in, &global),
             *v = in->x->operands[CG_UTIL_GLOBAL_STORE_VALUE].cls == CGI_CLS_TENSOR ? cgi_in_tensor(t, in, CG_UTIL_GLOBAL_STORE_VALUE) : NULL;
  if (!old) return false;
  if (v) {
    ++v->refs;
  } else {
    v = cgi_tensor_new(t->m, in->op->operands[CG_UTIL_GLOBAL_STORE_VALUE].value->type, 0, NULL, false);
    cgi_tset(t->m, v, 0, &t->slots[in->x->operands[CG_UTIL_GLOBAL_STORE_VALUE].slot]);
  }
  cgi_tensor_release(t->m, old);
  cgi_hmap_put_ptr(&t->m->globals, global, v);
  return true;
}
