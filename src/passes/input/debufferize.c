// debufferize: a kernel of linalg ops on whole buffers, or on views of them, becomes one on tensors, which every pipeline takes.
//
//   linalg.fill ins(%zero : f32) outs(%out : memref<8x6xf32>)               %a = flow.dispatch.tensor.load %in, … -> tensor<8x4xf32>
//   linalg.matmul ins(%in, %b : memref<8x4xf32>, memref<4x6xf32>)     →     %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) …
//                 outs(%out : memref<8x6xf32>)                              %m = linalg.matmul ins(%a, %c : …) outs(%f : …)
//                                                                           flow.dispatch.tensor.store %m, %out, …
//
// Requires: dispatch functions. Preserves: those that touch memory in any other way, in loops, by ids, or by views that share elements with what is
// written.
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "support/structured.h"
#include "support/views.h"

typedef struct cgi_debuffer {
  cg_context *ctx;
  cg_op func;
  cg_value *memrefs; // cgi array: what linalg ops and copies name: bindings, allocations and subviews of bindings
  cg_value *tensors; // cgi array: of each, its contents; NULL: not read so far
  bool *written;     // cgi array
  cg_op *ops;        // cgi array: linalg ops and copies, in order
} cgi_debuffer;

static cg_op cgi_debuffer_span(cg_value memref) { // the binding behind it; NULL: an allocation
  cg_op op = cg_value_op(memref);
  if (op->def->kind == CG_MEMREF_SUBVIEW) op = cg_value_op(op->operands[CG_MEMREF_SUBVIEW_SOURCE].value);
  return op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN ? op : NULL;
}

static bool cgi_debuffer_same_binding(cg_op a, cg_op b) {
  static const char *const keys[] = {"interface", "set", "binding"};
  for (unsigned i = 0; i < 3; i++)
    if (cg_op_attr(a, keys[i]) != cg_op_attr(b, keys[i])) return false;
  return true;
}

// Rows without gaps; of a binding, the layout's offset is what the byte offset says once more.
static bool cgi_debuffer_is_dense(cg_value memref) {
  cg_type t = memref->type;
  int64_t strides[CGI_MAX_INDICES], offset, next = 1;
  if (!t->layout) return true;
  if (memref->op->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN || t->rank > CGI_MAX_INDICES || !cg_type_strides(t, strides, &offset)) return false;
  for (unsigned i = t->rank; i-- > 0; next = next == CG_DYNAMIC || t->shape[i] == CG_DYNAMIC ? CG_DYNAMIC : next * t->shape[i])
    if (strides[i] != next) return false;
  return true;
}

// A dense buffer of elements that tensors have, or a subview of a binding that is one.
static bool cgi_debuffer_takes(cg_value memref) {
  cg_op op = cg_value_op(memref);
  cg_type t = memref->type;
  if (!op || t->rank > 16) return false;
  if (op->def->kind == CG_MEMREF_SUBVIEW) {
    cg_value source = op->operands[CG_MEMREF_SUBVIEW_SOURCE].value;
    return source->type->rank == t->rank && source->op && source->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && cgi_debuffer_takes(source);
  }
  return cgi_debuffer_is_dense(memref) &&
         (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN || (op->def->kind == CG_MEMREF_ALLOC && !t->memory_space));
}

static size_t cgi_debuffer_find(cgi_debuffer *d, cg_value memref) {
  size_t i = 0;
  while (i < cgi_len(d->memrefs) && d->memrefs[i] != memref) i++;
  return i;
}

// ---- whether the kernel is one of these -------------------------------------------------------------------------------------------------------
static bool cgi_debuffer_note(cgi_debuffer *d, cg_value v, bool written) {
  cg_context *ctx = d->ctx;
  if (v->type->kind != CG_TYPE_MEMREF) return !cg_type_is_shaped(v->type); // scalars
  if (!cgi_debuffer_takes(v)) return false;
  size_t i = cgi_debuffer_find(d, v);
  if (i == cgi_len(d->memrefs)) {
    cgi_push(d->memrefs, v);
    cgi_push(d->tensors, (cg_value)NULL);
    cgi_push(d->written, false);
  }
  d->written[i] = d->written[i] || written;
  return true;
}

static bool cgi_debuffer_look(cg_op op, void *user) {
  cgi_debuffer *d = (cgi_debuffer *)user;
  cg_context *ctx = d->ctx;
  bool buffers = false;
  for (unsigned i = 0; i < op->num_operands; i++) buffers = buffers || op->operands[i].value->type->kind == CG_TYPE_MEMREF;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_DIM:
  case CG_MEMREF_SUBVIEW: return true; // what names them is looked at
  case CG_MEMREF_ASSUME_ALIGNMENT: return op->num_results == 0;
  case CG_GPU_BLOCK_ID:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: return false; // distributed by hand
  case CG_MEMREF_COPY:
    cgi_push(d->ops, op);
    return cgi_debuffer_note(d, op->operands[CG_MEMREF_COPY_SOURCE].value, false) &&
           cgi_debuffer_note(d, op->operands[CG_MEMREF_COPY_TARGET].value, true);
  default: break;
  }
  if (!buffers) return op->num_results == 0 || cg_op_result(op, 0)->type->kind != CG_TYPE_MEMREF;
  if (!cgi_linalg_is(op) || cg_op_parent(op) != d->func) return false;
  cgi_push(d->ops, op);
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  if (ni + no != op->num_operands) return false;
  bool ok = true;
  for (unsigned i = 0; i < ni; i++) ok = ok && cgi_debuffer_note(d, cgi_linalg_input(op, i), false);
  for (unsigned i = 0; i < no; i++)
    ok = ok && cgi_linalg_output(op, i)->type->kind == CG_TYPE_MEMREF && cgi_debuffer_note(d, cgi_linalg_output(op, i), true);
  return ok;
}

// Contents are values: what is written has one name.
static bool cgi_debuffer_apart(const cgi_debuffer *d) {
  for (size_t i = 0; i < cgi_len(d->memrefs); i++)
    for (size_t k = 0; k < cgi_len(d->memrefs); k++) {
      cg_op a = cgi_debuffer_span(d->memrefs[i]), b = cgi_debuffer_span(d->memrefs[k]);
      if (i != k && d->written[i] && a && b && cgi_debuffer_same_binding(a, b)) return false;
    }
  return true;
}

// ---- and if so ------------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_debuffer_tensor(cg_value memref) {
  cg_type t = memref->type;
  return cgi_type_tensor(t->ctx, t->rank, t->shape, t->element, NULL);
}

// A flow.dispatch.tensor.load, or a store of `value`: of a whole binding, or of what a subview has.
static cg_op cgi_debuffer_access(cgi_builder *b, cg_value value, cg_value memref) {
  cg_op span = cgi_debuffer_span(memref), view = cg_value_op(memref) == span ? NULL : cg_value_op(memref);
  unsigned first, n = cgi_operand_group(span, "dynamic_dims", &first);
  cg_value *dims = cgi_push_operands(NULL, span, first, first + n);
  cg_op op = cgi_build_dispatch_access(b, value, span->results[0], cgi_debuffer_tensor(memref), n, dims, view);
  return op;
}

// A tensor of a buffer's shape: the sizes are those of the binding or the allocation, or of the view.
static cg_value cgi_debuffer_empty(cgi_builder *b, cg_value memref) {
  cg_op op = cg_value_op(memref);
  unsigned first, n = cgi_operand_group(op,
                                        op->def->kind == CG_MEMREF_SUBVIEW ? "sizes"
                                        : op->def->kind == CG_MEMREF_ALLOC ? "dynamicSizes"
                                                                           : "dynamic_dims",
                                        &first);
  cg_value *sizes = cgi_push_operands(NULL, op, first, first + n);
  cg_value v = cgi_build_empty(b, cgi_debuffer_tensor(memref), sizes);
  return v;
}

// What the buffer holds at b; where nobody reads it, any tensor of its shape.
static cg_value cgi_debuffer_read(cgi_debuffer *d, cgi_builder *b, cg_value memref, bool read) {
  size_t i = cgi_debuffer_find(d, memref);
  if (!read) return cgi_debuffer_empty(b, memref);
  if (!d->tensors[i]) d->tensors[i] = cgi_debuffer_span(memref) ? cgi_debuffer_access(b, NULL, memref)->results[0] : cgi_debuffer_empty(b, memref);
  return d->tensors[i];
}

static void cgi_debuffer_op(cgi_debuffer *d, cg_op op) {
  cg_context *ctx = d->ctx;
  cgi_builder b = cgi_builder_before(op);
  cg_value *operands = NULL;
  if (op->def->kind == CG_MEMREF_COPY) {
    cg_value v = cgi_debuffer_read(d, &b, op->operands[CG_MEMREF_COPY_SOURCE].value, true);
    d->tensors[cgi_debuffer_find(d, op->operands[CG_MEMREF_COPY_TARGET].value)] = v;
    cgi_op_erase(op);
    return;
  }
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  for (unsigned i = 0; i < ni + no; i++) {
    cg_value v = op->operands[i].value;
    bool memref = v->type->kind == CG_TYPE_MEMREF;
    cgi_push(operands, memref ? cgi_debuffer_read(d, &b, v, i < ni || cgi_linalg_uses_output(op, i - ni)) : v);
  }
  cg_op made = cgi_structured_on_tensors(&b, op, operands);
  for (unsigned i = 0; i < no; i++) d->tensors[cgi_debuffer_find(d, op->operands[ni + i].value)] = made->results[i];
  cgi_op_erase(op);
}

// What is left of buffers: sizes, then names that nothing uses, then bindings as dispatch tensors.
static void cgi_debuffer_finish(cgi_debuffer *d) {
  cg_context *ctx = d->ctx;
  static const cg_op_kind gone[] = {CG_MEMREF_DEALLOC, CG_MEMREF_ASSUME_ALIGNMENT, CG_MEMREF_SUBVIEW, CG_MEMREF_ALLOC};
  cg_op *dims = cgi_collect(d->func, CG_MEMREF_DIM);
  for (size_t i = 0; i < cgi_len(dims); i++) {
    cgi_builder b = cgi_builder_before(dims[i]);
    int64_t at = 0;
    cg_value memref = dims[i]->operands[CG_MEMREF_DIM_SOURCE].value;
    (void)cgi_constant_int(dims[i]->operands[CG_MEMREF_DIM_INDEX].value, &at);
    cgi_op_replace1(dims[i], cgi_build_dim(&b, cgi_debuffer_empty(&b, memref), (unsigned)at));
  }
  for (unsigned k = 0; k < sizeof gone / sizeof gone[0]; k++) {
    cg_op *ops = cgi_collect(d->func, gone[k]);
    for (size_t i = 0; i < cgi_len(ops); i++) cgi_op_erase(ops[i]);
  }
  cg_op *spans = cgi_collect(d->func, CG_HAL_INTERFACE_BINDING_SUBSPAN);
  for (size_t i = 0; i < cgi_len(spans); i++) {
    cg_value v = spans[i]->results[0];
    unsigned access = 0;
    if (v->type->kind != CG_TYPE_MEMREF) continue;
    CGI_FOREACH_USE(u, v) access |= u->owner->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD ? CG_ACCESS_READ : CG_ACCESS_WRITE;
    if (access)
      cgi_value_set_type(v, cgi_type_dispatch_tensor(ctx, cgi_s("flow"), (cg_access)access, cgi_debuffer_tensor(v)));
    else
      cgi_op_erase(spans[i]);
  }
}

static bool cgi_debuffer_dims_are_known(cg_op func) {
  cg_op *dims = cgi_collect(func, CG_MEMREF_DIM);
  bool ok = true;
  int64_t at;
  for (size_t i = 0; i < cgi_len(dims); i++)
    ok = ok && cgi_constant_int(dims[i]->operands[CG_MEMREF_DIM_INDEX].value, &at) && at >= 0 &&
         at < (int64_t)dims[i]->operands[CG_MEMREF_DIM_SOURCE].value->type->rank && cgi_debuffer_takes(dims[i]->operands[CG_MEMREF_DIM_SOURCE].value);
  return ok;
}

// Bindings that iree_codegen.load_from_buffer and store_to_buffer alone name, as a whole, are dispatch tensors.
static bool cgi_debuffer_is_of_tensors(cg_value binding, unsigned *access) {
  *access = 0;
  CGI_FOREACH_USE(u, binding) {
    switch (u->owner->def->kind) {
    case CG_IREE_CODEGEN_LOAD_FROM_BUFFER: *access |= CG_ACCESS_READ; break;
    case CG_IREE_CODEGEN_STORE_TO_BUFFER: *access |= CG_ACCESS_WRITE; break;
    case CG_MEMREF_ASSUME_ALIGNMENT: break;
    default: return false;
    }
  }
  return *access && cgi_debuffer_is_dense(binding);
}

static void cgi_debuffer_tensors(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_op *casts = cgi_collect(func, CG_MEMREF_MEMORY_SPACE_CAST); // another name for where a binding is, which tensors have no more
  for (size_t i = 0; i < cgi_len(casts); i++) {
    unsigned access;
    if (cgi_debuffer_is_of_tensors(casts[i]->results[0], &access)) cgi_op_replace1(casts[i], casts[i]->operands[CG_SOURCE].value);
  }
  cg_op *spans = cgi_collect(func, CG_HAL_INTERFACE_BINDING_SUBSPAN);
  for (size_t i = 0; i < cgi_len(spans); i++) {
    cg_value v = spans[i]->results[0];
    cg_op *users = NULL;
    unsigned access;
    if (v->type->kind != CG_TYPE_MEMREF || !cgi_debuffer_is_of_tensors(v, &access)) continue;
    CGI_FOREACH_USE(u, v) cgi_push(users, u->owner);
    for (size_t k = 0; k < cgi_len(users); k++) {
      cgi_builder b = cgi_builder_before(users[k]);
      bool load = users[k]->def->kind == CG_IREE_CODEGEN_LOAD_FROM_BUFFER;
      if (load)
        cgi_op_replace1(users[k], cgi_debuffer_access(&b, NULL, v)->results[0]);
      else if (users[k]->def->kind == CG_IREE_CODEGEN_STORE_TO_BUFFER)
        cgi_debuffer_access(&b, users[k]->operands[CG_IREE_CODEGEN_STORE_TO_BUFFER_TENSOR].value, v);
      if (!load) cgi_op_erase(users[k]);
    }
    cgi_value_set_type(v, cgi_type_dispatch_tensor(ctx, cgi_s("flow"), (cg_access)access, cgi_debuffer_tensor(v)));
  }
}

CGI_DEF bool cgi_pass_debufferize(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_debuffer d;
  bool linalg = false;
  memset(&d, 0, sizeof d);
  d.ctx = ctx;
  d.func = pass->func;
  cgi_debuffer_tensors(d.func);
  bool takes =
      cgi_function_return(d.func) && cgi_walk_pre(d.func, cgi_debuffer_look, &d) && cgi_debuffer_apart(&d) && cgi_debuffer_dims_are_known(d.func);
  for (size_t i = 0; i < cgi_len(d.ops); i++) linalg = linalg || d.ops[i]->def->kind != CG_MEMREF_COPY;
  if (takes && linalg) {
    for (size_t i = 0; i < cgi_len(d.ops); i++) cgi_debuffer_op(&d, d.ops[i]);
    cgi_builder b = cgi_builder_before(cgi_function_return(d.func));
    for (size_t i = 0; i < cgi_len(d.memrefs); i++)
      if (d.written[i] && cgi_debuffer_span(d.memrefs[i])) cgi_debuffer_access(&b, d.tensors[i], d.memrefs[i]);
    cgi_debuffer_finish(&d);
  }
  return true;
}
