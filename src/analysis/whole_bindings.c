// Bindings that an op reads or writes whole, for passes that move them in pieces of 16 bytes.
#include "analysis/whole_bindings.h"
#include "analysis/ranges.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"

CGI_DEF bool cgi_slice_is_whole(cg_op op, unsigned first, cg_type whole, cg_type part) {
  cgi_mixed offsets, sizes;
  if (!cgi_slice_get_unit(op, &offsets, &sizes) || !cgi_mixed_all(&offsets, 0) || whole->rank != part->rank) return false;
  for (unsigned d = 0; d < whole->rank; d++)
    if (whole->shape[d] != part->shape[d] || (whole->shape[d] == CG_DYNAMIC && sizes.values[d] != op->operands[first++].value)) return false;
  return true;
}

CGI_DEF cg_op cgi_whole_binding(cg_value v) {
  cg_op op = v->op;
  if (!op || op->def->kind != CG_FLOW_DISPATCH_TENSOR_LOAD) return NULL;
  cg_op subspan = op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value->op;
  if (!subspan || subspan->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN || subspan->results[0]->type->kind != CG_TYPE_DISPATCH_TENSOR) return NULL;
  return cgi_slice_is_whole(op, CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE + 1, subspan->results[0]->type->element, v->type) ? subspan : NULL;
}

CGI_DEF bool cgi_binding_is_aligned(cg_op subspan) {
  cg_attr a = cg_op_attr(subspan, "alignment");
  cg_value by = cgi_operand_named(subspan, "byte_offset");
  int64_t alignment = a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : 64;
  return alignment % CGI_BINDING_PIECE == 0 && (!by || cgi_divisor_of(by) % CGI_BINDING_PIECE == 0);
}

CGI_DEF cg_value cgi_binding_view(cg_op subspan, int64_t span, int64_t lanes, cg_type element) {
  cgi_builder b = cgi_builder_after(subspan);
  cg_value by = cgi_operand_named(subspan, "byte_offset"), operands[2];
  const bool dynamic = span == CG_DYNAMIC;
  int64_t elements = dynamic ? CG_DYNAMIC : span / lanes, row = 1;
  unsigned n = by ? 1 : 0;
  int32_t segments[2];
  segments[0] = by ? 1 : 0;
  segments[1] = dynamic;
  operands[0] = by;
  if (dynamic) {
    cg_type whole = subspan->results[0]->type->element;
    unsigned at = subspan->num_operands, all = n++;
    for (unsigned d = whole->rank; d-- > 0;)
      if (whole->shape[d] != CG_DYNAMIC) row *= whole->shape[d];
    operands[all] = cgi_build_index(&b, row / lanes);
    for (unsigned d = whole->rank; d-- > 0;)
      if (whole->shape[d] == CG_DYNAMIC) operands[all] = cgi_build_binary(&b, CG_ARITH_MULI, subspan->operands[--at].value, operands[all]);
  }
  cg_type t = cgi_type_memref(subspan->ctx, 1, &elements, element, NULL, NULL);
  cg_op made = cgi_build_like(&b, subspan, n, operands, t);
  cgi_op_set_segments(made, 2, segments);
  cgi_op_set_attr(made, "codegen.strides", NULL);
  return made->results[0];
}
