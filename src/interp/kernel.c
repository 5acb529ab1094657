// Kernels: workgroups one after another, their threads in turn up to each barrier; subgroup operations when all lanes have come. The hal interface's
// and gpu dialect's operations.
#include <math.h>

#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "interp/interp.h"

#define CGI_INTERP_KERNEL_THREADS 1024

// ---- ids ---------------------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_interp_kernel_dimension(cg_op op) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return 0;
  if (a->kind == CG_ATTR_INT) return (unsigned)cg_attr_int(a) % 3;
  cg_str s = a->kind == CG_ATTR_STRING ? a->text : a->raw;
  return s.len && s.data[s.len - 1] == 'y' ? 1 : s.len && s.data[s.len - 1] == 'z' ? 2 : 0;
}

CGI_DEF bool cgi_exec_id(cgi_thread *t, const cgi_ins *in) {
  const cgi_dispatch *d = t->m->dispatch;
  if (!in->x->data) // the dimension, plus one, looked up once
    in->x->data = (void *)(uintptr_t)(cgi_interp_kernel_dimension(in->op) + 1);
  unsigned k = (unsigned)((uintptr_t)in->x->data - 1);
  int64_t v = 0, threads;
  if (!d) return cgi_fault(t, in->op, "is used outside of a kernel");
  threads = (int64_t)d->size[0] * d->size[1] * d->size[2];
  switch (in->op->def->kind) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_STREAM_DISPATCH_WORKGROUP_ID:
  case CG_FLOW_DISPATCH_WORKGROUP_ID: v = d->group[k]; break;
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_STREAM_DISPATCH_WORKGROUP_COUNT:
  case CG_FLOW_DISPATCH_WORKGROUP_COUNT: v = d->count[k]; break;
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
  case CG_STREAM_DISPATCH_WORKGROUP_SIZE:
  case CG_FLOW_DISPATCH_WORKGROUP_SIZE: v = d->size[k]; break;
  case CG_GPU_THREAD_ID: v = t->id[k]; break;
  case CG_GPU_GLOBAL_ID: v = (int64_t)d->group[k] * d->size[k] + t->id[k]; break;
  case CG_GPU_LANE_ID: v = t->lane; break;
  case CG_GPU_SUBGROUP_ID: v = t->linear / d->subgroup; break;
  case CG_GPU_SUBGROUP_SIZE: v = d->subgroup; break;
  default: v = (threads + d->subgroup - 1) / d->subgroup; break; // num_subgroups
  }
  t->slots[in->dst] = cgi_cell_int(cgi_type_index(t->m->ctx), v);
  return true;
}

// ---- the interface -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_kernel_binding_number(cg_op op, uint32_t *set, uint32_t *binding) {
  cg_attr s = cg_op_attr(op, "set"), b = cg_op_attr(op, "binding");
  if ((op->def->kind == CG_HAL_INTERFACE_LOAD_TENSOR || op->def->kind == CG_HAL_INTERFACE_STORE_TENSOR) || !b || b->kind == CG_ATTR_SYMBOL) {
    cg_attr name = b && b->kind == CG_ATTR_SYMBOL ? b : cg_op_attr(op, "interface");
    cg_op def = name ? cgi_symbol_resolve(op, name) : NULL;
    if (!def || def->def->kind != CG_HAL_INTERFACE_BINDING) return false;
    s = cg_op_attr(def, "set");
    b = cg_op_attr(def, "binding");
  }
  *set = s ? (uint32_t)cg_attr_int(s) : 0;
  *binding = b ? (uint32_t)cg_attr_int(b) : 0;
  return b != NULL;
}

// What a binding op says, looked up at its first run: every thread of every workgroup comes here.
typedef struct cgi_interp_kernel_named {
  uint32_t set, binding;
  unsigned offset, num_offset, dims;
  bool read_only;
} cgi_interp_kernel_named;

static bool cgi_interp_kernel_read_only_flags(cg_op op) {
  cg_attr f = cg_op_attr(op, "descriptor_flags");
  if (!f) return false;
  if (f->kind == CG_ATTR_INT) return (cg_attr_int(f) & 1) != 0;
  cg_str s = f->kind == CG_ATTR_STRING ? f->text : f->raw;
  for (size_t i = 0; i + 8 <= s.len; ++i)
    if (memcmp(s.data + i, "ReadOnly", 8) == 0) return true;
  return false;
}

static cgi_binding *cgi_interp_kernel_binding(cgi_thread *t, const cgi_ins *in, const cgi_interp_kernel_named **named) {
  cgi_dispatch *d = t->m->dispatch;
  cg_op op = in->op;
  cgi_interp_kernel_named *n = (cgi_interp_kernel_named *)in->x->data;
  if (!d) {
    cgi_fault(t, op, "is used outside of a kernel");
    return NULL;
  }
  if (!n) {
    n = (cgi_interp_kernel_named *)cgi_machine_alloc(t->m, sizeof *n);
    if (!cgi_interp_kernel_binding_number(op, &n->set, &n->binding)) {
      cgi_fault(t, op, "names a binding that is not there");
      return NULL;
    }
    if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
      n->num_offset = cgi_operand_group(op, "byte_offset", &n->offset);
      cgi_operand_group(op, "dynamic_dims", &n->dims);
    }
    n->read_only = cgi_interp_kernel_read_only_flags(op);
    in->x->data = n;
  }
  uint32_t set = n->set, binding = n->binding;
  *named = n;
  for (size_t i = 0; i < d->num_bindings; ++i)
    if (d->bindings[i].set == set && d->bindings[i].binding == binding) return &d->bindings[i];
  cgi_fault(t, op, "names binding %u of set %u, which the dispatch does not give", binding, set);
  return NULL;
}

// Of the parts that a binding is given in, the one that begins at `offset`; empty ones may begin there, too.
static cgi_binding *cgi_interp_kernel_part(cgi_dispatch *d, cgi_binding *b, int64_t offset) {
  cgi_binding *part = NULL;
  for (cgi_binding *p = b; p < d->bindings + d->num_bindings; ++p)
    if (p->set == b->set && p->binding == b->binding && p->from == offset && (!part || p->size > part->size)) part = p;
  return part ? part : b;
}

// A view of `type` (memref or dispatch tensor) over a part of a buffer, its dynamic dims from operands on.
static bool cgi_interp_kernel_subspan(cgi_thread *t, const cgi_ins *in, cgi_buffer *b, int64_t base, size_t size, cg_type type, unsigned first_dim,
                                      cgi_view *v) {
  cg_type shaped = type->kind == CG_TYPE_DISPATCH_TENSOR ? type->element : type;
  int64_t sizes[CGI_I_RANK];
  if (!cg_type_is_shaped(shaped)) { // a scalar kept in a binding
    cgi_view_dense(v, b, shaped, 0, NULL);
    v->base = base;
    return true;
  }
  for (unsigned i = 0; i < shaped->rank; ++i) {
    sizes[i] = shaped->shape[i];
    if (sizes[i] != CG_DYNAMIC) continue;
    if (first_dim >= in->x->num_operands) return cgi_fault(t, in->op, "lacks a size for dimension %u", i);
    if (!cgi_int_operand(t, in, first_dim++, &sizes[i])) return false;
    if (sizes[i] < 0) return cgi_fault(t, in->op, "has a negative size in dimension %u", i);
  }
  cgi_view_dense(v, b, shaped->element, shaped->rank, sizes);
  v->base = base;
  v->read_only = type->kind == CG_TYPE_DISPATCH_TENSOR && type->access == CG_ACCESS_READ;
  int64_t strides[CGI_I_RANK], offset, bytes = v->elem_bytes;
  if (type->kind == CG_TYPE_MEMREF && type->layout && cg_type_strides(type, strides, &offset)) {
    // A static offset in the layout is relative to the base, as IREE writes it: offset bytes are said a second time in elements.
    for (unsigned i = 0; i < shaped->rank; ++i)
      if (strides[i] != CG_DYNAMIC) v->strides[i] = strides[i];
  }
  cg_attr own = type->kind == CG_TYPE_DISPATCH_TENSOR ? cg_op_attr(in->op, "codegen.strides") : NULL;
  for (unsigned i = 0; own && i < shaped->rank; ++i) v->strides[i] = cg_attr_int_list_at(own, i);
  bool empty = false;
  for (unsigned i = 0; i < shaped->rank; ++i) {
    empty |= sizes[i] == 0;
    bytes += (sizes[i] - 1) * v->strides[i] * (int64_t)v->elem_bytes;
  }
  if (!empty && bytes > (int64_t)size) return cgi_fault(t, in->op, "[out-of-bounds] needs %l bytes of a binding of %l", bytes, (int64_t)size);
  return true;
}

CGI_DEF bool cgi_exec_subspan(cgi_thread *t, const cgi_ins *in) {
  const cgi_interp_kernel_named *named;
  cgi_binding *b = cgi_interp_kernel_binding(t, in, &named);
  int64_t offset = 0;
  if (!b) return false;
  if (named->num_offset && !cgi_int_operand(t, in, named->offset, &offset)) return false;
  b = cgi_interp_kernel_part(t->m->dispatch, b, offset);
  offset -= b->from;
  if (offset < 0 || (size_t)offset > b->size)
    return cgi_fault(t, in->op, "[out-of-bounds] begins beyond its binding: offset %l of %l bytes", offset, (int64_t)b->size);
  cgi_view *v = &t->views[in->x->results[0].slot];
  if (!cgi_interp_kernel_subspan(t, in, b->buffer, b->offset + offset, b->size - (size_t)offset, in->op->results[0]->type, named->dims, v))
    return false;
  v->read_only |= b->read_only || named->read_only;
  return true;
}

CGI_DEF bool cgi_exec_stream_subspan(cgi_thread *t, const cgi_ins *in) { // of a !stream.binding argument
  cgi_view src = t->views[in->x->operands[CG_STREAM_BINDING_SUBSPAN_BINDING].slot];
  int64_t offset;
  unsigned first;
  if (!cgi_int_operand(t, in, 1, &offset)) return false;
  cgi_operand_group(in->op, "dynamic_dims", &first);
  int64_t size = src.rank ? src.sizes[0] : 0;
  if (offset < 0 || offset > size) return cgi_fault(t, in->op, "[out-of-bounds] begins beyond its binding: offset %l of %l bytes", offset, size);
  return cgi_interp_kernel_subspan(t, in, src.buffer, src.base + offset, (size_t)(size - offset), in->op->results[0]->type, first,
                                   &t->views[in->x->results[0].slot]);
}

CGI_DEF bool cgi_exec_constant_load(cgi_thread *t, const cgi_ins *in) {
  const cgi_dispatch *d = t->m->dispatch;
  cg_attr a = cg_op_attr(in->op, "ordinal");
  int64_t k = a ? cg_attr_int(a) : 0;
  if (!d || k < 0 || (size_t)k >= d->num_push) return cgi_fault(t, in->op, "reads push constant %l, which the dispatch does not give", k);
  cg_type type = in->op->results[0]->type;
  cgi_cell c = cgi_cell_int(type->kind == CG_TYPE_INDEX ? type : cgi_type_i(t->m->ctx, 32), 0);
  c.s.bits = type->kind == CG_TYPE_INDEX ? (uint64_t)(int64_t)(int32_t)d->push[k] : d->push[k];
  if (type->kind == CG_TYPE_INTEGER && type->width < 32) c.s.bits &= ((uint64_t)1 << type->width) - 1;
  t->slots[in->dst] = c;
  return true;
}

// The older form: a whole binding as a tensor.
CGI_DEF bool cgi_exec_interface_load(cgi_thread *t, const cgi_ins *in) {
  const cgi_interp_kernel_named *named;
  cgi_binding *b = cgi_interp_kernel_binding(t, in, &named);
  int64_t offset;
  cg_type type = in->op->results[0]->type;
  cgi_view v;
  cgi_tensor *r;
  if (!b || !cgi_int_operand(t, in, 0, &offset)) return false;
  if (!cgi_interp_kernel_subspan(t, in, b->buffer, b->offset + offset, b->size - (size_t)offset, type, in->x->num_operands, &v) ||
      !cgi_read_view(t, in->op, &v, &r))
    return false;
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_interface_store(cgi_thread *t, const cgi_ins *in) {
  const cgi_interp_kernel_named *named;
  cgi_binding *b = cgi_interp_kernel_binding(t, in, &named);
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  int64_t offset, index[CGI_I_RANK] = {0};
  cgi_view w;
  if (!b || !cgi_int_operand(t, in, 1, &offset)) return false;
  cgi_view_dense(&w, b->buffer, v->element, v->rank, v->shape);
  w.base = b->offset + offset;
  for (int64_t i = 0; i < v->count; ++i) {
    cgi_cell c;
    cgi_tget(v, i, &c);
    if (!cgi_mem_store(t, in->op, &w, index, &c, 1)) return false;
    cgi_next_index(v->rank, v->shape, index);
  }
  return true;
}

// flow.dispatch.tensor.load and store: a slice of a binding.
static bool cgi_interp_kernel_slice(cgi_thread *t, const cgi_ins *in, const cgi_view *v, int64_t *offsets, int64_t *sizes, int64_t *strides) {
  if (!cgi_mixed_list(t, in, "static_offsets", "offsets", v->rank, offsets) || !cgi_mixed_list(t, in, "static_sizes", "sizes", v->rank, sizes) ||
      !cgi_mixed_list(t, in, "static_strides", "strides", v->rank, strides))
    return false;
  for (unsigned i = 0; i < v->rank; ++i)
    if (sizes[i] < 0) return cgi_fault(t, in->op, "has a negative size in dimension %u", i);
  return true;
}

CGI_DEF bool cgi_exec_tensor_load(cgi_thread *t, const cgi_ins *in) {
  const cgi_view *v = &t->views[in->x->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].slot];
  int64_t offsets[CGI_I_RANK], sizes[CGI_I_RANK], strides[CGI_I_RANK], index[CGI_I_RANK] = {0}, at[CGI_I_RANK], shape[CGI_I_RANK];
  cg_type type = in->op->results[0]->type;
  if (!cgi_interp_kernel_slice(t, in, v, offsets, sizes, strides)) return false;
  unsigned k = 0, drop = v->rank - type->rank;
  for (unsigned i = 0; i < v->rank; ++i) {
    bool unit = k < type->rank && type->shape[k] == 1;
    if (drop && sizes[i] == 1 && !unit) {
      --drop;
      continue;
    }
    if (k < type->rank) shape[k++] = sizes[i];
  }
  for (; k < type->rank; ++k) shape[k] = 1;
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, type->rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c;
    for (unsigned d = 0; d < v->rank; ++d) at[d] = cgi_saturating_add(offsets[d], cgi_saturating_mul(index[d], strides[d]));
    if (!cgi_mem_load(t, in->op, v, at, &c, 1)) return false;
    cgi_tset(t->m, r, i, &c);
    cgi_next_index(v->rank, sizes, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_tensor_store(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *s = cgi_in_tensor(t, in, CG_FLOW_DISPATCH_TENSOR_STORE_VALUE);
  const cgi_view *v = &t->views[in->x->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].slot];
  int64_t offsets[CGI_I_RANK], sizes[CGI_I_RANK], strides[CGI_I_RANK], index[CGI_I_RANK] = {0}, at[CGI_I_RANK], count = 1;
  if (!cgi_interp_kernel_slice(t, in, v, offsets, sizes, strides)) return false;
  for (unsigned d = 0; d < v->rank; ++d) count *= sizes[d];
  if (count != s->count) return cgi_fault(t, in->op, "stores %l elements into a slice of %l", s->count, count);
  for (int64_t i = 0; i < count; ++i) {
    cgi_cell c;
    cgi_tget(s, i, &c);
    for (unsigned d = 0; d < v->rank; ++d) at[d] = cgi_saturating_add(offsets[d], cgi_saturating_mul(index[d], strides[d]));
    if (!cgi_mem_store(t, in->op, v, at, &c, 1)) return false;
    cgi_next_index(v->rank, sizes, index);
  }
  return true;
}

CGI_DEF bool cgi_exec_dag_root(cgi_thread *t, const cgi_ins *in) { // not resolved yet: one workgroup does all
  for (uint32_t i = 0; i < in->x->num_results; ++i) t->slots[in->x->results[i].slot] = cgi_cell_int(cgi_type_index(t->m->ctx), 1);
  return true;
}

// ---- collectives: run once for all lanes of a group; m->lanes are the threads ------------------------------------------------------------------
static void cgi_interp_kernel_word(cg_attr a, char *out, size_t size) { // the last word of #gpu<all_reduce_op add>
  cg_str s = a ? (a->kind == CG_ATTR_STRING ? a->text : a->raw) : cgi_s("");
  if (a && a->kind == CG_ATTR_DIALECT && !s.len && a->len && a->items[0].value) s = a->items[0].value->text;
  size_t b = s.len;
  while (b > 0 && s.data[b - 1] != ' ' && s.data[b - 1] != '<') --b;
  size_t n = s.len - b;
  while (n && (s.data[b + n - 1] == '>')) --n;
  n = n < size - 1 ? n : size - 1;
  memcpy(out, s.data + b, n);
  out[n] = 0;
}

CGI_DEF bool cgi_exec_shuffle(cgi_thread *t, const cgi_ins *in) {
  cgi_machine *m = t->m;
  cg_context *ctx = m->ctx;
  char mode[8];
  uint32_t n = in->x->operands[CG_GPU_SHUFFLE_VALUE].n;
  cgi_interp_kernel_word(cg_op_attr(in->op, "mode"), mode, sizeof mode);
  cgi_cell *all = CGI_NEW_ARRAY(ctx, cgi_cell, (size_t)m->num_lanes * n); // every lane's value before any result is written
  for (uint32_t l = 0; l < m->num_lanes; ++l) memcpy(&all[l * n], &m->lanes[l]->slots[in->x->operands[CG_GPU_SHUFFLE_VALUE].slot], n * sizeof *all);
  for (uint32_t l = 0; l < m->num_lanes; ++l) {
    cgi_thread *lane = m->lanes[l];
    const cgi_cell *o = &lane->slots[in->x->operands[CG_GPU_SHUFFLE_OFFSET].slot], *w = &lane->slots[in->x->operands[CG_GPU_SHUFFLE_WIDTH].slot];
    if (o->undef || w->undef) return cgi_fault(lane, in->op, "[uninitialised] takes a lane number from a value that is not initialised");
    int64_t off = (int64_t)(int32_t)(uint32_t)o->s.bits, width = (int64_t)(int32_t)(uint32_t)w->s.bits, me = lane->lane;
    if (width <= 0) return cgi_fault(lane, in->op, "has a width of %l", width);
    int64_t seg = me / width * width, src = me;
    if (mode[0] == 'x')
      src = me ^ off;
    else if (mode[0] == 'u')
      src = me - off;
    else if (mode[0] == 'd')
      src = me + off;
    else
      src = seg + off;
    bool valid = src >= seg && src < seg + width;
    const cgi_cell *from = NULL;
    for (uint32_t k = 0; valid && k < m->num_lanes; ++k)
      if (m->lanes[k]->lane == src) from = &all[k * n];
    for (uint32_t k = 0; k < n; ++k) {
      cgi_cell *r = &lane->slots[in->x->results[0].slot + k];
      *r = from ? from[k] : all[l * n + k];
      if (!from) r->undef = CGI_UNDEF;
    }
    lane->slots[in->x->results[CG_GPU_SHUFFLE_VALID].slot] = cgi_cell_int(cgi_type_i(ctx, 1), from != NULL);
  }
  cgi_free(ctx, all, (size_t)m->num_lanes * n * sizeof *all);
  return true;
}

CGI_DEF bool cgi_exec_group_reduce(cgi_thread *t, const cgi_ins *in) { // subgroup_reduce, all_reduce
  cgi_machine *m = t->m;
  cg_type type = in->op->operands[CG_GPU_SUBGROUP_REDUCE_VALUE].value->type, e = cg_type_is_shaped(type) ? type->element : type;
  const cgi_body *b = in->x->num_bodies && in->x->bodies[0].pc != UINT32_MAX ? &in->x->bodies[0] : NULL;
  cg_attr cluster = cg_op_attr(in->op, "cluster_size"), apart = cg_op_attr(in->op, "cluster_stride");
  uint32_t stride = apart && (uint32_t)cg_attr_int(apart) ? (uint32_t)cg_attr_int(apart) : 1,
           operand = in->x->operands[CG_GPU_SUBGROUP_REDUCE_VALUE].slot;
  uint64_t size = (cluster ? (uint32_t)cg_attr_int(cluster) : m->num_lanes) * (uint64_t)stride; // lanes from the first to behind the last
  if (!size || size > m->num_lanes) size = m->num_lanes;
  for (uint32_t first = 0; first < m->num_lanes; first++) {
    if (first % size >= stride) continue; // not the first of its cluster
    uint64_t end = first - first % size + size < m->num_lanes ? first - first % size + size : m->num_lanes;
    for (uint32_t k = 0; k < in->x->operands[CG_GPU_SUBGROUP_REDUCE_VALUE].n; ++k) {
      cgi_cell acc = m->lanes[first]->slots[operand + k];
      for (uint64_t l = (uint64_t)first + stride; l < end; l += stride) {
        const cgi_cell *x = &m->lanes[l]->slots[operand + k];
        if (!b) {
          if (!cgi_combine_by(t, in->op, cg_op_attr(in->op, "op"), e, &acc, x)) return false;
          continue;
        }
        cgi_body_set(t, b, 0, e, &acc);
        cgi_body_set(t, b, 1, e, x);
        if (!cgi_run_body(t, in, b)) return false;
        cgi_body_get(t, b, 0, &acc);
      }
      for (uint64_t l = first; l < end; l += stride) m->lanes[l]->slots[in->x->results[0].slot + k] = acc;
    }
  }
  return true;
}

// ---- matrices of a subgroup: its first lane has them, and does what the lanes do together -------------------------------------------------------
static cg_type cgi_interp_kernel_matrix(cg_context *ctx, cg_type type, cg_gpu_matrix *m) { // gives the type of an element
  (void)cg_type_gpu_matrix(type, m);
  if (m->element != CG_TYPE_INTEGER) return cgi_type_float(ctx, m->element);
  return cgi_type_int(ctx, m->width, m->signedness == CG_UNSIGNED ? CG_UNSIGNED : CG_SIGNLESS);
}

CGI_DEF bool cgi_exec_mma_memory(cgi_thread *t, const cgi_ins *in) {
  bool store = in->op->def->kind == CG_GPU_SUBGROUP_MMA_STORE_MATRIX;
  unsigned mem = store ? 1 : 0;
  cg_type type = store ? in->op->operands[CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC].value->type : in->op->results[0]->type;
  cgi_view v = t->views[in->x->operands[mem].slot];
  cg_gpu_matrix shape;
  cg_type e = cgi_interp_kernel_matrix(t->m->ctx, type, &shape);
  int64_t rows = shape.rows, cols = shape.columns, ld = cgi_op_int(in->op, "leadDimension"), at = v.offset, x, bytes = (int64_t)cg_storage_bytes(e);
  bool transpose = cg_op_attr(in->op, "transpose") != NULL;
  for (unsigned i = 0; i < v.rank; ++i) {
    if (!cgi_int_operand(t, in, mem + 1 + i, &x)) return false;
    at += x * v.strides[i];
  }
  cgi_cell *m = &t->slots[store ? in->x->operands[CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC].slot : in->dst];
  int64_t elem_bytes = v.elem_bytes;
  ld = ld * v.elem_bytes / bytes; // elements of the memref may be vectors: the bytes are taken as they lie
  at = at * v.elem_bytes / bytes;
  v.rank = 1;
  v.strides[0] = 1;
  v.offset = 0;
  v.element = e;
  v.elem_bytes = (uint32_t)bytes;
  v.sizes[0] = ((int64_t)v.buffer->size - v.base) / bytes;
  cg_attr swizzle = cg_op_attr(in->op, CGI_ATTR_SWIZZLE); // panels of 128 bytes a row, whose pieces of 16 bytes are mixed
  int64_t panel = swizzle ? cg_attr_int(swizzle) * elem_bytes / bytes : 0, piece = 16 / bytes;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < cols; ++j) {
      int64_t row = transpose ? j : i, column = transpose ? i : j, index = at + row * ld + column;
      if (swizzle) {
        index += column / (8 * piece) * (panel - 8 * piece);
        index ^= index / (8 * piece) % 8 * piece;
      }
      if (store ? !cgi_mem_store(t, in->op, &v, &index, &m[i * cols + j], 1) : !cgi_mem_load(t, in->op, &v, &index, &m[i * cols + j], 1))
        return false;
    }
  return true;
}

CGI_DEF bool cgi_exec_mma_compute(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cg_gpu_matrix left, right, sums;
  cg_type a = in->op->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A].value->type, b = in->op->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B].value->type,
          c = in->op->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C].value->type;
  bool ta = cg_op_attr(in->op, "a_transpose") != NULL, tb = cg_op_attr(in->op, "b_transpose") != NULL;
  cg_type ea = cgi_interp_kernel_matrix(ctx, a, &left), eb = cgi_interp_kernel_matrix(ctx, b, &right), ec = cgi_interp_kernel_matrix(ctx, c, &sums);
  int64_t rows = sums.rows, inner = left.columns, cols = sums.columns;
  const cgi_cell *x = &t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A].slot],
                 *y = &t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B].slot],
                 *z = &t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C].slot];
  bool ints = cg_type_is_int_or_index(ec);
  cg_op_kind product = ints ? CG_ARITH_MULI : CG_ARITH_MULF, sum = ints ? CG_ARITH_ADDI : CG_ARITH_ADDF;
  cgi_cell *r = &t->slots[in->dst];
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < cols; ++j) {
      cgi_cell acc = z[i * cols + j];
      for (int64_t k = 0; k < inner; ++k) {
        cgi_cell p = x[ta ? k * rows + i : i * inner + k], q = y[tb ? j * inner + k : k * cols + j];
        p.s = cgi_convert_scalar(ea, ec, p.s);
        q.s = cgi_convert_scalar(eb, ec, q.s);
        if (!cgi_combine(t, in->op, product, ec, &p, &q) || !cgi_combine(t, in->op, sum, ec, &acc, &p)) return false;
      }
      r[i * cols + j] = acc;
    }
  return true;
}

CGI_DEF bool cgi_exec_mma_constant(cgi_thread *t, const cgi_ins *in) {
  for (uint32_t i = 0; i < in->x->results[0].n; ++i)
    t->slots[in->dst + i] = t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE].slot];
  return true;
}

CGI_DEF bool cgi_exec_mma_elementwise(cgi_thread *t, const cgi_ins *in) {
  static const struct {
    const char *word;
    cg_op_kind kind;
  } combiners[] = {{"addf", CG_ARITH_ADDF},     {"mulf", CG_ARITH_MULF}, {"maxf", CG_ARITH_MAXIMUMF},
                   {"minf", CG_ARITH_MINIMUMF}, {"addi", CG_ARITH_ADDI}, {"muli", CG_ARITH_MULI}};
  cg_op_kind combiner = CG_OP_UNREGISTERED;
  char kind[16];
  cgi_interp_kernel_word(cg_op_attr(in->op, "opType"), kind, sizeof kind);
  cg_gpu_matrix m;
  cg_type e = cgi_interp_kernel_matrix(t->m->ctx, in->op->results[0]->type, &m);
  for (size_t i = 0; i < sizeof combiners / sizeof combiners[0]; ++i)
    if (strcmp(kind, combiners[i].word) == 0) combiner = combiners[i].kind;
  uint32_t across = strncmp(kind, "row_", 4) == 0 ? in->x->operands[CG_GPU_SUBGROUP_MMA_ELEMENTWISE_ARGS].n / m.rows : 0;
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) {
    cgi_cell a = t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_ELEMENTWISE_ARGS].slot + (across ? i / m.columns * across : i)];
    const cgi_cell *b = in->x->num_operands > 1 ? &t->slots[in->x->operands[1].slot + i] : NULL;
    if (b && (strcmp(kind, "divf") == 0 || strcmp(kind, "subf") == 0 || strcmp(kind, "subi") == 0)) {
      cgi_scalar_op s;
      memset(&s, 0, sizeof s);
      s.code = kind[0] == 'd' ? CGI_S_DIV : CGI_S_SUB;
      s.rule = kind[0] == 'd' ? CGI_SR_DIV : CGI_SR_ADD;
      s.kind = cgi_kind_of(e);
      s.width = e->width;
      s.arity = 2;
      s.in[0] = s.in[1] = s.out = e;
      s.op = in->op;
      if (!cgi_ieval(t->m, &s, &a, b, NULL, &a)) return false;
    } else if (b && combiner != CG_OP_UNREGISTERED) {
      if (!cgi_combine(t, in->op, combiner, e, &a, b)) return false;
    } else if (strcmp(kind, "extf") == 0 || strcmp(kind, "truncf") == 0) {
      cg_type from = cgi_interp_kernel_matrix(t->m->ctx, in->op->operands[CG_GPU_SUBGROUP_MMA_ELEMENTWISE_ARGS].value->type, &m);
      cg_type wide = cgi_type_float(t->m->ctx, CG_TYPE_F64);
      uint64_t before = cgi_convert_scalar(from, wide, a.s).bits, after;
      double x, y;
      a.s = cgi_convert_scalar(from, e, a.s);
      after = cgi_convert_scalar(e, wide, a.s).bits;
      memcpy(&x, &before, sizeof x);
      memcpy(&y, &after, sizeof y);
      a.err += x == y ? 0 : fabs(x - y); // what the rounding adds
    } else if (strcmp(kind, "exp2") == 0) {
      cg_type wide = cgi_type_float(t->m->ctx, CG_TYPE_F64);
      cgi_scalar v = cgi_convert_scalar(e, wide, a.s);
      double x;
      memcpy(&x, &v.bits, sizeof x);
      x = exp2(x);
      memcpy(&v.bits, &x, sizeof x);
      a.s = cgi_convert_scalar(wide, e, v);
      a.err = x * (a.err + 4 * cgi_type_eps(e));
      a.mag = x;
    } else if (strncmp(kind, "row_", 4) == 0) { // all that its row has
      for (uint32_t j = 1; j < across; ++j)
        if (!cgi_combine(t, in->op, kind[4] == 'm' ? CG_ARITH_MAXIMUMF : CG_ARITH_ADDF, e, &a,
                         &t->slots[in->x->operands[CG_GPU_SUBGROUP_MMA_ELEMENTWISE_ARGS].slot + i / m.columns * across + j]))
          return false;
    } else if (b && (strcmp(kind, "tril") == 0 || strcmp(kind, "until") == 0)) { // columns, less the row, up to a number; columns before it
      double column = i % m.columns, row = i / m.columns, last = cgi_cell_value(e, b);
      if (kind[0] == 't' ? column - row > last : column >= last) a = cgi_cell_float(e, -INFINITY);
    } else {
      return cgi_fault(t, in->op, "applies %s, which cannot be interpreted", kind);
    }
    t->slots[in->dst + i] = a;
  }
  return true;
}

// ---- the run -----------------------------------------------------------------------------------------------------------------------------------
// All live threads of [first, first + n) wait at one collective: runs it. *progress when it did.
static bool cgi_interp_kernel_meet(cgi_machine *m, cgi_thread *threads, uint32_t first, uint32_t n, uint32_t scope, bool *progress) {
  const cgi_ins *at = NULL;
  cgi_thread *stray = NULL;
  uint32_t live = 0;
  for (uint32_t i = first; i < first + n; ++i) {
    cgi_thread *t = &threads[i];
    if (t->status == CGI_DONE) continue;
    if (t->status == CGI_AT_COLLECTIVE && t->wait->x->scope == scope && !at) at = t->wait;
    m->lanes[live++] = t;
  }
  if (!at) return true;
  for (uint32_t i = 0; i < live; ++i)
    if (m->lanes[i]->status != CGI_AT_COLLECTIVE || m->lanes[i]->wait != at) stray = m->lanes[i];
  if (stray)
    return cgi_fault(stray, at->op, "[divergence] is reached by some threads of its %s only, while this one is elsewhere",
                     scope ? "workgroup" : "subgroup");
  m->num_lanes = live;
  if (!at->x->fn(m->lanes[0], at)) return false;
  for (uint32_t i = 0; i < live; ++i) m->lanes[i]->status = CGI_RUN;
  *progress = true;
  return true;
}

static bool cgi_interp_kernel_barrier(cgi_machine *m, cgi_thread *threads, uint32_t n, bool *finished) {
  cgi_thread *waiting = NULL, *other = NULL;
  for (uint32_t i = 0; i < n; ++i)
    if (threads[i].status == CGI_AT_BARRIER && !waiting) waiting = &threads[i];
  *finished = waiting == NULL;
  if (!waiting) return true;
  for (uint32_t i = 0; i < n; ++i)
    if (threads[i].status != CGI_AT_BARRIER || threads[i].wait != waiting->wait) other = &threads[i];
  if (other)
    return cgi_fault(waiting, waiting->wait->op, "[divergence] is a barrier that not all threads reach: thread %u, %u, %u %s", other->id[0],
                     other->id[1], other->id[2], other->status == CGI_DONE ? "has ended" : "waits elsewhere");
  ++m->dispatch->epoch;
  for (uint32_t i = 0; i < n; ++i) threads[i].status = CGI_RUN;
  return true;
}

// Threads in turn, each as far as it can go; then who meets, meets.
static bool cgi_interp_kernel_group_together(cgi_machine *m, cgi_thread *threads, uint32_t n) {
  for (bool finished = false; !finished;) {
    bool progress = false;
    for (uint32_t i = 0; i < n; ++i)
      if (threads[i].status == CGI_RUN && cgi_thread_run(&threads[i]) == CGI_FAILED) return false;
    for (uint32_t s = 0; s < n; s += m->dispatch->subgroup) {
      uint32_t lanes = n - s < m->dispatch->subgroup ? n - s : m->dispatch->subgroup;
      if (!cgi_interp_kernel_meet(m, threads, s, lanes, 0, &progress)) return false;
    }
    if (!progress && !cgi_interp_kernel_meet(m, threads, 0, n, 1, &progress)) return false;
    if (!progress && !cgi_interp_kernel_barrier(m, threads, n, &finished)) return false;
  }
  return true;
}

static void cgi_interp_kernel_place(cgi_thread *t, const cgi_dispatch *d, uint32_t linear) {
  t->linear = linear;
  t->lane = linear % d->subgroup;
  t->id[0] = linear % d->size[0];
  t->id[1] = linear / d->size[0] % d->size[1];
  t->id[2] = linear / d->size[0] / d->size[1];
}

static void cgi_interp_kernel_end_group(cgi_machine *m) {
  cg_context *ctx = m->ctx;
  cgi_dispatch *d = m->dispatch;
  for (size_t i = 0; i < cgi_len(d->local); ++i) cgi_buffer_free(m, d->local[i]);
  cgi_shrink(d->local, 0);
  if (d->shared->count) {
    cgi_hmap_free(d->shared);
    memset(d->shared, 0, sizeof *d->shared);
    d->shared->ctx = ctx;
  }
}

static bool cgi_interp_kernel_group(cgi_machine *m, const cgi_code *code, cgi_thread *threads, uint32_t n) {
  m->dispatch->epoch = 0;
  bool ok = true;
  if (code->meets) {
    for (uint32_t i = 0; i < n; ++i) cgi_thread_restart(&threads[i]);
    ok = cgi_interp_kernel_group_together(m, threads, n);
  } else {
    for (uint32_t i = 0; ok && i < n; ++i) {
      cgi_interp_kernel_place(&threads[0], m->dispatch, i);
      cgi_thread_restart(&threads[0]);
      ok = cgi_thread_run(&threads[0]) == CGI_DONE;
    }
  }
  cgi_interp_kernel_end_group(m);
  return ok;
}

static bool cgi_interp_kernel_arguments(cg_op from, const cgi_code *code, cgi_thread *t, size_t nv, const cgi_view *views, size_t ns,
                                        const cgi_cell *scalars) {
  size_t v = 0, s = 0;
  for (uint32_t i = 0; i < code->num_args; ++i) {
    const cgi_ref *r = &code->args[i];
    if (r->cls == CGI_CLS_VIEW ? v >= nv : r->cls == CGI_CLS_TENSOR || s >= ns)
      return cgi_op_error(from, "gives the kernel %u buffers and %u scalars, which do not fit its arguments", (unsigned)nv, (unsigned)ns);
    if (r->cls == CGI_CLS_VIEW)
      t->views[r->slot] = views[v++];
    else
      t->slots[r->slot] = scalars[s++];
  }
  return true;
}

CGI_DEF bool cgi_run_kernel(cgi_machine *m, cg_op from, cg_op func, cgi_dispatch *d, size_t num_views, const cgi_view *views, size_t num_scalars,
                            const cgi_cell *scalars) {
  cg_context *ctx = m->ctx;
  const cgi_code *code = cgi_code_of(m, func);
  if (!code) return false;
  for (unsigned k = 0; k < 3; ++k) { // code that asks for no ids is the work of a whole group, or of all
    if (!code->thread_ids || !d->size[k]) d->size[k] = 1;
    if (!code->group_ids && d->count[k]) d->count[k] = 1;
  }
  if (m->subgroup && d->subgroup && d->subgroup != m->subgroup)
    return cgi_op_error(func, "requires subgroups of %u threads, not of %u", (unsigned)d->subgroup, (unsigned)m->subgroup);
  if (!d->subgroup) d->subgroup = m->subgroup ? m->subgroup : 32;
  uint64_t n = (uint64_t)d->size[0] * d->size[1] * d->size[2], groups = (uint64_t)d->count[0] * d->count[1] * d->count[2];
  if (n > CGI_INTERP_KERNEL_THREADS) return cgi_op_error(func, "has workgroups of more than %u threads", (unsigned)CGI_INTERP_KERNEL_THREADS);
  if (groups > UINT32_MAX - 2) return cgi_op_error(func, "is dispatched over too many workgroups");
  cgi_hmap shared = cgi_hmap_new(ctx);
  d->shared = &shared;
  cgi_dispatch *outer = m->dispatch;
  m->dispatch = d;
  for (size_t i = 0; i < d->num_bindings; ++i) { // what no binding writes cannot race
    bool written = false;
    for (size_t k = 0; k < d->num_bindings; ++k) written |= d->bindings[k].buffer == d->bindings[i].buffer && !d->bindings[k].read_only;
    cgi_buffer_watch(m, d->bindings[i].buffer, written && n * groups > 1);
  }
  uint32_t held = code->meets ? (uint32_t)n : 1;
  cgi_thread *threads = CGI_NEW_ARRAY(ctx, cgi_thread, held);
  m->lanes = CGI_NEW_ARRAY(ctx, cgi_thread *, held);
  bool ok = true;
  for (uint32_t i = 0; i < held; ++i) {
    cgi_thread_start(m, &threads[i], code);
    cgi_interp_kernel_place(&threads[i], d, i);
    ok = ok && cgi_interp_kernel_arguments(from, code, &threads[i], num_views, views, num_scalars, scalars);
  }
  for (uint64_t g = 0; ok && g < groups; ++g) {
    d->group_linear = (uint32_t)g;
    d->group[0] = (uint32_t)(g % d->count[0]);
    d->group[1] = (uint32_t)(g / d->count[0] % d->count[1]);
    d->group[2] = (uint32_t)(g / d->count[0] / d->count[1]);
    ok = cgi_interp_kernel_group(m, code, threads, (uint32_t)n);
  }
  for (uint32_t i = 0; i < held; ++i) cgi_thread_end(&threads[i]);
  cgi_free(ctx, threads, held * sizeof *threads);
  cgi_free(ctx, m->lanes, held * sizeof *m->lanes);
  m->lanes = NULL;
  cgi_arr_free(ctx, d->local);
  cgi_hmap_free(&shared);
  m->dispatch = outer;
  return ok;
}
#undef CGI_INTERP_KERNEL_THREADS
