// Tensor values: reference-counted arrays in abi.md's memory layout, with shadows per element.
#include "interp/interp.h"

CGI_DEF void cgi_row_strides(unsigned rank, const int64_t *shape, int64_t *strides) {
  int64_t s = 1;
  for (unsigned i = rank; i-- > 0;) {
    strides[i] = s;
    s *= shape[i];
  }
}

CGI_DEF int64_t cgi_linear_index(unsigned rank, const int64_t *shape, const int64_t *index) {
  int64_t l = 0;
  for (unsigned i = 0; i < rank; ++i) l = l * shape[i] + index[i];
  return l;
}

CGI_DEF bool cgi_next_index(unsigned rank, const int64_t *shape, int64_t *index) {
  for (unsigned i = rank; i-- > 0;) {
    if (++index[i] < shape[i]) return true;
    index[i] = 0;
  }
  return false;
}

CGI_DEF cgi_tensor *cgi_tensor_new(cgi_machine *m, cg_type element, unsigned rank, const int64_t *shape, bool undef) {
  cg_context *ctx = m->ctx;
  cgi_tensor *t = CGI_NEW(ctx, cgi_tensor);
  t->refs = 1;
  t->element = element;
  t->elem_bytes = cg_storage_bytes(element);
  t->rank = rank;
  t->count = 1;
  for (unsigned i = 0; i < rank; ++i) {
    t->shape[i] = shape[i] < 0 ? 0 : shape[i];
    if (t->shape[i] && t->count > INT64_MAX / 64 / t->shape[i]) cgi_out_of_memory(ctx);
    t->count *= t->shape[i];
  }
  t->data = (uint8_t *)cgi_alloc_array(ctx, (size_t)t->count, t->elem_bytes);
  if (undef) {
    t->undef = CGI_NEW_ARRAY(ctx, uint8_t, t->count);
    if (t->count) memset(t->undef, 1, (size_t)t->count);
  }
  if (m->bounds) {
    t->mag = CGI_NEW_ARRAY(ctx, double, t->count);
    t->err = CGI_NEW_ARRAY(ctx, double, t->count);
  }
  return t;
}

CGI_DEF cgi_tensor *cgi_tensor_like(cgi_machine *m, cg_type element, const cgi_tensor *s) {
  return cgi_tensor_new(m, element, s->rank, s->shape, false);
}

CGI_DEF cgi_tensor *cgi_tensor_reshaped(cgi_machine *m, const cgi_tensor *s, unsigned rank, const int64_t *shape) {
  cg_context *ctx = m->ctx;
  cgi_tensor *t = cgi_tensor_new(m, s->element, rank, shape, false);
  size_t n = (size_t)(s->count < t->count ? s->count : t->count);
  if (!n) return t;
  memcpy(t->data, s->data, n * t->elem_bytes);
  if (s->undef) {
    t->undef = CGI_NEW_ARRAY(ctx, uint8_t, t->count);
    memcpy(t->undef, s->undef, n);
  }
  if (s->mag && t->mag) {
    memcpy(t->mag, s->mag, n * sizeof(double));
    memcpy(t->err, s->err, n * sizeof(double));
  }
  return t;
}

CGI_DEF cgi_tensor *cgi_tensor_copy(cgi_machine *m, const cgi_tensor *s) { return cgi_tensor_reshaped(m, s, s->rank, s->shape); }

CGI_DEF void cgi_tensor_release(cgi_machine *m, cgi_tensor *t) {
  cg_context *ctx = m->ctx;
  if (!t || --t->refs) return;
  cgi_free(ctx, t->data, (size_t)t->count * t->elem_bytes);
  if (t->undef) cgi_free(ctx, t->undef, (size_t)t->count);
  if (t->mag) {
    cgi_free(ctx, t->mag, (size_t)t->count * sizeof(double));
    cgi_free(ctx, t->err, (size_t)t->count * sizeof(double));
  }
  cgi_free(ctx, t, sizeof *t);
}

CGI_DEF void cgi_tget(const cgi_tensor *t, int64_t i, cgi_cell *out) {
  const uint8_t *p = t->data + (size_t)i * t->elem_bytes;
  out->s.imag = 0;
  if (t->element->kind == CG_TYPE_F32)
    out->s.bits = (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24;
  else
    out->s = cgi_load_element(t->element, p);
  out->undef = t->undef && t->undef[i] ? CGI_UNDEF : 0;
  out->mag = t->mag ? t->mag[i] : 0;
  out->err = t->err ? t->err[i] : 0;
}

CGI_DEF void cgi_tset(cgi_machine *m, cgi_tensor *t, int64_t i, const cgi_cell *c) {
  cg_context *ctx = m->ctx;
  cgi_store_element(t->element, t->data + (size_t)i * t->elem_bytes, c->s);
  if (t->undef)
    t->undef[i] = c->undef != 0;
  else if (c->undef) {
    t->undef = CGI_NEW_ARRAY(ctx, uint8_t, t->count);
    t->undef[i] = 1;
  }
  if (t->mag) {
    t->mag[i] = c->mag;
    t->err[i] = c->err;
  }
}

CGI_DEF void cgi_tcopy(cgi_machine *m, cgi_tensor *to, int64_t i, const cgi_tensor *from, int64_t j) {
  cg_context *ctx = m->ctx;
  memcpy(to->data + (size_t)i * to->elem_bytes, from->data + (size_t)j * from->elem_bytes, to->elem_bytes);
  bool undef = from->undef && from->undef[j];
  if (to->undef)
    to->undef[i] = undef;
  else if (undef) {
    to->undef = CGI_NEW_ARRAY(ctx, uint8_t, to->count);
    to->undef[i] = 1;
  }
  if (to->mag) {
    to->mag[i] = from->mag ? from->mag[j] : 0;
    to->err[i] = from->err ? from->err[j] : 0;
  }
}

CGI_DEF cgi_tensor *cgi_tensor_of_array(cgi_machine *m, const cg_array *a) {
  cgi_tensor *t = cgi_tensor_new(m, a->element, a->rank, a->shape, false);
  size_t n = (size_t)t->count * t->elem_bytes;
  if (n) memcpy(t->data, a->data, n < a->size ? n : a->size);
  return t;
}

// Of dense attributes, and of the one-element attributes that a rank-0 or splat constant may be written with.
CGI_DEF cgi_tensor *cgi_tensor_of_attr(cgi_machine *m, cg_op op, cg_attr a) {
  cg_type type = a ? a->type : NULL;
  if (a && a->kind == CG_ATTR_DIALECT && a->len > 0 && op->num_results == 1) // #util.byte_pattern and the like: no elements known
    type = op->results[0]->type;
  if (!a || a->kind == CG_ATTR_RESOURCE || !type || !cg_type_is_shaped(type) || a->kind != CG_ATTR_DENSE) {
    cgi_op_error(op, "has a constant whose elements are not known");
    return NULL;
  }
  cgi_tensor *t = cgi_tensor_new(m, type->element, type->rank, type->shape, false);
  size_t size, n = (size_t)t->count, b = t->elem_bytes;
  const uint8_t *bytes = cg_attr_bytes(a, &size);
  if (!cg_attr_is_splat(a)) {
    if (n && size >= n * b) memcpy(t->data, bytes, n * b);
  } else if (n) {
    for (size_t i = 0; i < n; ++i) memcpy(t->data + i * b, bytes, b);
  }
  return t;
}

CGI_DEF cgi_tensor *cgi_slot_tensor(const cgi_cell *slot) { return (cgi_tensor *)(uintptr_t)slot->s.bits; }

CGI_DEF void cgi_slot_set_tensor(cgi_machine *m, cgi_cell *slot, cgi_tensor *t) {
  cgi_tensor *old = cgi_slot_tensor(slot);
  slot->s.bits = (uint64_t)(uintptr_t)t;
  if (old) cgi_tensor_release(m, old);
}
