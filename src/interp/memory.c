// Memory of the interpreter: buffers with shadows of initialised bytes and of the last readers and writers. Every access is checked.
#include "interp/interp.h"

#define CGI_IMEM_MANY 0xFFFFFFFFu // several workgroups
#define CGI_IMEM_SEVERAL 0x7FFu   // several threads of one

static cgi_buffer *cgi_imem_buffer(cgi_machine *m, size_t size, unsigned granule_bytes) {
  cg_context *ctx = m->ctx;
  cgi_buffer *b = CGI_NEW(ctx, cgi_buffer);
  b->size = size;
  while ((2u << b->granule_shift) <= granule_bytes) ++b->granule_shift;
  if (m->bounds) {
    size_t n = (size >> b->granule_shift) + 1;
    b->mag = CGI_NEW_ARRAY(ctx, double, n);
    b->err = CGI_NEW_ARRAY(ctx, double, n);
  }
  return b;
}

CGI_DEF cgi_buffer *cgi_buffer_new(cgi_machine *m, size_t size, unsigned granule_bytes, bool undef) {
  cg_context *ctx = m->ctx;
  cgi_buffer *b = cgi_imem_buffer(m, size, granule_bytes);
  b->data = CGI_NEW_ARRAY(ctx, uint8_t, size);
  if (undef) {
    b->undef = CGI_NEW_ARRAY(ctx, uint8_t, size);
    if (size) memset(b->undef, 1, size);
  }
  return b;
}

CGI_DEF CGI_NOINLINE cgi_buffer *cgi_buffer_borrow(cgi_machine *m, uint8_t *data, size_t size, unsigned granule_bytes) {
  cgi_buffer *b = cgi_imem_buffer(m, size, granule_bytes);
  b->data = data;
  b->borrowed = b->is_binding = true;
  return b;
}

CGI_DEF void cgi_buffer_watch(cgi_machine *m, cgi_buffer *b, bool watch) {
  cg_context *ctx = m->ctx;
  size_t n = (b->size >> b->granule_shift) + 1;
  cgi_free(ctx, b->race, n * sizeof *b->race);
  b->race = m->races && !b->read_only && watch ? CGI_NEW_ARRAY(ctx, cgi_race, n) : NULL;
}

CGI_DEF void cgi_buffer_free(cgi_machine *m, cgi_buffer *b) {
  cg_context *ctx = m->ctx;
  size_t n = (b->size >> b->granule_shift) + 1;
  if (!b->borrowed) cgi_free(ctx, b->data, b->size);
  cgi_free(ctx, b->undef, b->size);
  cgi_free(ctx, b->race, n * sizeof *b->race);
  cgi_free(ctx, b->mag, n * sizeof(double));
  cgi_free(ctx, b->err, n * sizeof(double));
  cgi_free(ctx, b, sizeof *b);
}

CGI_DEF unsigned cgi_elem_bytes(cg_type e) {
  if (e->kind == CG_TYPE_VECTOR) return (unsigned)cg_type_num_elements(e) * cg_storage_bytes(e->element);
  return cg_storage_bytes(e);
}

CGI_DEF void cgi_view_dense(cgi_view *v, cgi_buffer *b, cg_type element, unsigned rank, const int64_t *sizes) {
  v->buffer = b;
  v->element = element;
  v->elem_bytes = cgi_elem_bytes(element);
  v->rank = rank;
  v->base = v->offset = 0;
  v->read_only = false;
  for (unsigned i = 0; i < rank; ++i) v->sizes[i] = sizes[i];
  cgi_row_strides(rank, sizes, v->strides);
}

// ---- races -------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_imem_race_error(cgi_thread *t, cg_op op, const cgi_buffer *b, int64_t byte, cgi_touch now, cgi_touch before, bool other_group) {
  const char *what = now == CGI_TOUCH_READ ? "it wrote what this reads" : before == CGI_TOUCH_READ ? "it read what this writes" : "both write";
  const char *order = other_group ? "" : ", with no barrier between";
  if (b->is_binding)
    return cgi_fault(t, op, "[race] races with another %s on binding %u of set %u at byte %l: %s%s", other_group ? "workgroup" : "thread", b->binding,
                     b->set, byte, what, order);
  return cgi_fault(t, op, "[race] races with another thread on workgroup memory at byte %l: %s%s", byte, what, order);
}

static bool cgi_imem_race(cgi_thread *t, cg_op op, cgi_buffer *b, int64_t byte, size_t n, cgi_touch how) {
  const cgi_dispatch *d = t->m->dispatch;
  uint32_t group = d->group_linear + 1, epoch = d->epoch << 11, me = epoch | t->linear;
  size_t last = ((size_t)byte + n - 1) >> b->granule_shift;
  for (size_t g = (size_t)byte >> b->granule_shift; g <= last; ++g) {
    cgi_race *r = &b->race[g];
    for (unsigned k = 0; k < CGI_NUM_TOUCHES; ++k) {
      if (!r->by[k].group || (k == (unsigned)how && how != CGI_TOUCH_WRITE)) continue; // reads of one place agree, and atomics
      bool other_group = r->by[k].group != group, same_epoch = (r->by[k].thread ^ me) >> 11 == 0;
      if (other_group || (same_epoch && r->by[k].thread != me)) return cgi_imem_race_error(t, op, b, byte, how, (cgi_touch)k, other_group);
    }
    if (r->by[how].group && r->by[how].group != group) {
      r->by[how].group = CGI_IMEM_MANY;
    } else if (r->by[how].group && (r->by[how].thread ^ me) >> 11 == 0 && r->by[how].thread != me) {
      r->by[how].thread = epoch | CGI_IMEM_SEVERAL;
    } else {
      r->by[how].group = group;
      r->by[how].thread = me;
    }
  }
  return true;
}

// ---- accesses ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_imem_out_of_bounds(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, bool write) {
  for (unsigned i = 0; i < v->rank; ++i)
    if (index[i] < 0 || index[i] >= v->sizes[i])
      return cgi_fault(t, op, "[out-of-bounds] %s out of bounds: index %l of dimension %u is not in [0, %l)", write ? "writes" : "reads", index[i], i,
                       v->sizes[i]);
  return cgi_fault(t, op, "[out-of-bounds] %s past the end of its buffer of %l bytes", write ? "writes" : "reads", (int64_t)v->buffer->size);
}

static bool cgi_imem_address(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, bool write, int64_t *byte) {
  if (!v->buffer) return cgi_fault(t, op, "uses a buffer that was never made");
  if (v->buffer->freed) return cgi_fault(t, op, "[freed-buffer] uses a buffer after it was freed");
  int64_t e = v->offset;
  bool bad = false;
  for (unsigned i = 0; i < v->rank; ++i) {
    bad |= (uint64_t)index[i] >= (uint64_t)v->sizes[i];
    e += index[i] * v->strides[i];
  }
  int64_t at = v->base + e * (int64_t)v->elem_bytes;
  if (bad || at < 0 || (size_t)at + v->elem_bytes > v->buffer->size) return cgi_imem_out_of_bounds(t, op, v, index, write);
  if (write && (v->read_only || v->buffer->read_only))
    return cgi_fault(t, op, "[read-only] writes to read-only binding %u of set %u", v->buffer->binding, v->buffer->set);
  *byte = at;
  return true;
}

// Bytes are the grain of memory's shadow; integers keep it by bits in registers, so that a word put together from parts is right.
static bool cgi_imem_by_bytes(cg_type e, unsigned bytes) { return e->kind == CG_TYPE_INTEGER && bytes <= 8 && e->width == 8 * bytes; }

static uint64_t cgi_imem_holes(cg_type e, unsigned bytes, const uint8_t *undef) {
  uint64_t holes = 0;
  for (unsigned i = 0; i < bytes; ++i)
    if (undef[i]) holes |= i < 8 ? (uint64_t)0xFF << (8 * i) : 1;
  return holes && !cgi_imem_by_bytes(e, bytes) ? CGI_UNDEF : holes;
}

static void cgi_imem_get(const cgi_buffer *b, cg_type e, unsigned bytes, int64_t at, cgi_cell *out) {
  const uint8_t *p = b->data + at;
  out->s.imag = 0;
  if (e->kind == CG_TYPE_F32)
    out->s.bits = (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24;
  else
    out->s = cgi_load_element(e, p);
  out->undef = b->undef ? cgi_imem_holes(e, bytes, b->undef + at) : 0;
  out->mag = b->mag ? b->mag[at >> b->granule_shift] : 0;
  out->err = b->err ? b->err[at >> b->granule_shift] : 0;
}

static void cgi_imem_put(cgi_machine *m, cgi_buffer *b, cg_type e, unsigned bytes, int64_t at, const cgi_cell *c) {
  cg_context *ctx = m->ctx;
  cgi_store_element(e, b->data + at, c->s);
  if (c->undef && !b->undef) b->undef = CGI_NEW_ARRAY(ctx, uint8_t, b->size);
  for (unsigned i = 0; b->undef && i < bytes; ++i)
    b->undef[(size_t)at + i] = (uint8_t)((cgi_imem_by_bytes(e, bytes) ? c->undef >> (8 * i) & 0xFF : c->undef) != 0);
  if (b->mag) {
    b->mag[at >> b->granule_shift] = c->mag;
    b->err[at >> b->granule_shift] = c->err;
  }
}

CGI_DEF bool cgi_mem_load(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, cgi_cell *out, uint32_t lanes) {
  int64_t at;
  if (!cgi_imem_address(t, op, v, index, false, &at)) return false;
  if (v->buffer->race && t->m->dispatch && !cgi_imem_race(t, op, v->buffer, at, v->elem_bytes, CGI_TOUCH_READ)) return false;
  if (v->element->kind != CG_TYPE_VECTOR) {
    cgi_imem_get(v->buffer, v->element, v->elem_bytes, at, out);
    return true;
  }
  unsigned b = v->elem_bytes / (lanes ? lanes : 1);
  for (uint32_t l = 0; l < lanes; ++l) cgi_imem_get(v->buffer, v->element->element, b, at + (int64_t)l * b, &out[l]);
  return true;
}

CGI_DEF bool cgi_mem_store(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, const cgi_cell *in, uint32_t lanes) {
  int64_t at;
  if (!cgi_imem_address(t, op, v, index, true, &at)) return false;
  cgi_buffer *b = v->buffer;
  if (b->race && t->m->dispatch && !cgi_imem_race(t, op, b, at, v->elem_bytes, CGI_TOUCH_WRITE)) return false;
  cg_type e = v->element->kind == CG_TYPE_VECTOR ? v->element->element : v->element;
  unsigned bytes = v->elem_bytes / (lanes ? lanes : 1);
  for (uint32_t l = 0; l < lanes; ++l) {
    if (in[l].undef && b->is_binding)
      return cgi_fault(t, op, "[uninitialised] stores an uninitialised value to binding %u of set %u at byte %l", b->binding, b->set, at);
    cgi_imem_put(t->m, b, e, bytes, at + (int64_t)l * bytes, &in[l]);
  }
  return true;
}

// write false: reads the old value; true: stores. Both count as one atomic access.
CGI_DEF bool cgi_mem_atomic(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, cgi_cell *cell, bool write) {
  int64_t at;
  if (!cgi_imem_address(t, op, v, index, true, &at)) return false;
  if (!write) {
    if (v->buffer->race && t->m->dispatch && !cgi_imem_race(t, op, v->buffer, at, v->elem_bytes, CGI_TOUCH_ATOMIC)) return false;
    cgi_imem_get(v->buffer, v->element, v->elem_bytes, at, cell);
  } else {
    cgi_imem_put(t->m, v->buffer, v->element, v->elem_bytes, at, cell);
  }
  return true;
}

CGI_DEF bool cgi_read_view(cgi_thread *t, cg_op op, const cgi_view *v, cgi_tensor **out) {
  int64_t index[CGI_I_RANK] = {0};
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, v->sizes, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c;
    if (!cgi_mem_load(t, op, v, index, &c, 1)) return false;
    cgi_tset(t->m, r, i, &c);
    cgi_next_index(v->rank, v->sizes, index);
  }
  *out = r;
  return true;
}

// ---- accessors over tensors and memrefs --------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_acc_init(cgi_thread *t, const cgi_ref *r, cgi_acc *out) {
  memset(out, 0, sizeof *out);
  if (r->cls == CGI_CLS_VIEW) {
    out->view = &t->views[r->slot];
    out->element = out->view->element;
    out->rank = out->view->rank;
    out->shape = out->view->sizes;
    return;
  }
  out->tensor = cgi_slot_tensor(&t->slots[r->slot]);
  out->element = out->tensor->element;
  out->rank = out->tensor->rank;
  out->shape = out->tensor->shape;
  cgi_row_strides(out->rank, out->shape, out->strides);
}

static bool cgi_imem_tensor_at(cgi_thread *t, cg_op op, const cgi_acc *a, const int64_t *index, int64_t *at) {
  *at = 0;
  for (unsigned i = 0; i < a->rank; ++i) {
    if (index[i] < 0 || index[i] >= a->shape[i])
      return cgi_fault(t, op, "[out-of-bounds] index %l of dimension %u is not in [0, %l)", index[i], i, a->shape[i]);
    *at += index[i] * a->strides[i];
  }
  return true;
}

CGI_DEF bool cgi_acc_get(cgi_thread *t, cg_op op, const cgi_acc *a, const int64_t *index, cgi_cell *out) {
  int64_t at;
  if (a->view) return cgi_mem_load(t, op, a->view, index, out, 1);
  if (!cgi_imem_tensor_at(t, op, a, index, &at)) return false;
  cgi_tget(a->tensor, at, out);
  return true;
}

CGI_DEF bool cgi_acc_set(cgi_thread *t, cg_op op, cgi_acc *a, const int64_t *index, const cgi_cell *c) {
  int64_t at;
  if (a->view) return cgi_mem_store(t, op, a->view, index, c, 1);
  if (!cgi_imem_tensor_at(t, op, a, index, &at)) return false;
  cgi_tset(t->m, a->tensor, at, c);
  return true;
}
#undef CGI_IMEM_MANY
#undef CGI_IMEM_SEVERAL
