// bufferize-copy-only: a stored tensor that is just a loaded one is a copy between buffers, without tensors in between.
//
//   %0 = flow.dispatch.tensor.load %in, … -> tensor<4x5xf32>              %a = hal.interface.binding.subspan … : memref<4x5xf32>
//   flow.dispatch.tensor.store %0, %out, …                           →    %b = hal.interface.binding.subspan … : memref<4x5xf32>   memref.copy %a, %b
//
// Requires: materialize-interface. Preserves: bindings; dispatches that do anything else than copy whole tensors.
#include "dialects/iree.h"
#include "passes/pass_table.h"

// The dispatch tensor's subspan as a buffer, made beside it.
static cg_value cgi_copy_only_buffer(cg_op span) {
  cg_type m = cgi_subspan_memref(span);
  cg_value *operands = cgi_push_operands(NULL, span, 0, span->num_operands);
  cgi_builder b = cgi_builder_after(span);
  cg_op made = cgi_build_like(&b, span, span->num_operands, operands, m);
  return cg_op_result(made, 0);
}

static cg_op cgi_copy_only_span(cg_value v) {
  cg_op op = cg_value_op(v);
  return op && op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN ? op : NULL;
}

// The access covers its dispatch tensor: no offsets, sizes as the type has them, strides of one.
static bool cgi_copy_only_whole(cg_op op, cg_type tensor) {
  cg_attr offsets = cg_op_attr(op, "static_offsets"), sizes = cg_op_attr(op, "static_sizes"), strides = cg_op_attr(op, "static_strides");
  if (!offsets || !sizes || !strides || cg_attr_int_list_len(sizes) != tensor->rank) return false;
  for (unsigned i = 0; i < tensor->rank; i++)
    if (cg_attr_int_list_at(offsets, i) != 0 || cg_attr_int_list_at(strides, i) != 1 || cg_attr_int_list_at(sizes, i) != tensor->shape[i])
      return false;
  return true;
}

static void cgi_copy_only_function(cg_op func) {
  cg_op *stores = cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_STORE);
  for (size_t i = 0; i < cgi_len(stores); i++) {
    cg_op load = cg_value_op(cg_op_operand(stores[i], CG_FLOW_DISPATCH_TENSOR_STORE_VALUE));
    if (!load || load->def->kind != CG_FLOW_DISPATCH_TENSOR_LOAD) continue;
    cg_op from = cgi_copy_only_span(cg_op_operand(load, CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE)),
          to = cgi_copy_only_span(cg_op_operand(stores[i], CG_FLOW_DISPATCH_TENSOR_STORE_TARGET));
    cg_type t = cg_value_type(cg_op_operand(stores[i], CG_FLOW_DISPATCH_TENSOR_STORE_VALUE));
    if (!from || !to || cg_type_element(cg_value_type(cg_op_result(from, 0))) != t || cg_type_element(cg_value_type(cg_op_result(to, 0))) != t)
      continue;
    if (!cgi_copy_only_whole(load, t) || !cgi_copy_only_whole(stores[i], t)) continue;
    cg_value operands[2];
    operands[CG_MEMREF_COPY_SOURCE] = cgi_copy_only_buffer(from);
    operands[CG_MEMREF_COPY_TARGET] = cgi_copy_only_buffer(to);
    cgi_builder b = cgi_builder_before(stores[i]);
    cgi_build_plain(&b, CG_MEMREF_COPY, 2, operands);
    cgi_op_erase(stores[i]);
    if (cgi_op_is_dead(load) || !cg_value_has_uses(cg_op_result(load, 0))) cgi_op_erase(load);
    if (!cg_value_has_uses(cg_op_result(from, 0))) cgi_op_erase(from);
    if (from != to && !cg_value_has_uses(cg_op_result(to, 0))) cgi_op_erase(to);
  }
}

CGI_DEF bool cgi_pass_bufferize_copy_only(cgi_pass *pass) {
  cgi_copy_only_function(pass->func);
  return true;
}
