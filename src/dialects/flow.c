// flow: verification of dispatches and of the slices that they load and store.
#include "dialects/dialects.h"
#include "dialects/iree.h"

// Offsets, sizes and strides against the dispatch tensor, and the sizes against the tensor that is loaded or stored (unit dims may be dropped).
static bool cgi_flow_verify_slice(cg_op op, cg_type whole, cg_type part, const char *dims_group) {
  cgi_mixed offsets, sizes, strides;
  cg_type tensor;
  unsigned first, i, k = 0, n = cgi_operand_group(op, dims_group, &first);
  if (cg_type_get_kind(whole) != CG_TYPE_DISPATCH_TENSOR) return cgi_op_error(op, "takes a dispatch tensor, but has %t", whole);
  tensor = cg_type_element(whole);
  if (!cg_type_is_shaped(tensor)) return true;
  if (cg_type_get_kind(part) != CG_TYPE_TENSOR) return cgi_op_error(op, "takes a tensor, but has %t", part);
  if (n && n != cgi_dynamic_dims(whole)) return cgi_op_error(op, "has %u dynamic dims for %t", n, whole);
  if (!cgi_check_slice(op, cg_type_rank(tensor), &offsets, &sizes, &strides)) return false;
  if (cg_type_element(part) != cg_type_element(tensor)) return cgi_op_error(op, "%t and %t have different element types", whole, part);
  for (i = 0; i < sizes.n; i++) {
    if (k < cg_type_rank(part) && (sizes.fixed[i] == cg_type_dim(part, k) || sizes.fixed[i] == CG_DYNAMIC || cg_type_dim(part, k) == CG_DYNAMIC))
      k++;
    else if (sizes.fixed[i] != 1)
      return cgi_op_error(op, "size %l of dim %u does not fit %t", sizes.fixed[i], i, part);
  }
  if (k != cg_type_rank(part)) return cgi_op_error(op, "its sizes do not fit %t", part);
  return cgi_check_slice_bounds(op, tensor, &offsets, &sizes, &strides);
}

static bool cgi_flow_verify_dispatch(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "argument_dims", &first), args = cgi_operand_group(op, "arguments", &first), i, dims = 0;
  cg_attr entry = cg_op_attr(op, "entry_point");
  for (i = 0; i < args; i++) dims += cgi_dynamic_dims(cg_value_type(cg_op_operand(op, first + i)));
  if (n && n != dims) return cgi_op_error(op, "has %u dims for %u dynamic dims of its arguments", n, dims);
  if (cg_op_get_kind(op) == CG_FLOW_DISPATCH && cg_attr_get_kind(entry) != CG_ATTR_SYMBOL)
    return cgi_op_error(op, "attribute 'entry_point' must be a symbol such as @executable::@export");
  return true;
}

static bool cgi_flow_verify(cg_op op) {
  cg_type t;
  cg_attr d;
  switch (cg_op_get_kind(op)) {
  case CG_FLOW_DISPATCH:
  case CG_FLOW_DISPATCH_WORKGROUPS: return cgi_flow_verify_dispatch(op);
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
    t = cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE));
    if (!cgi_flow_verify_slice(op, t, cg_value_type(cg_op_result(op, 0)), "source_dims")) return false;
    return cg_type_access(t) != CG_ACCESS_WRITE || cgi_op_error(op, "loads from %t, which is write-only", t);
  case CG_FLOW_DISPATCH_TENSOR_STORE:
    t = cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_STORE_TARGET));
    if (!cgi_flow_verify_slice(op, t, cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_STORE_VALUE)), "target_dims")) return false;
    return cg_type_access(t) != CG_ACCESS_READ || cgi_op_error(op, "stores to %t, which is read-only", t);
  case CG_FLOW_DISPATCH_TIE_SHAPE:
    t = cg_value_type(cg_op_result(op, 0));
    if (cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TIE_SHAPE_OPERAND)) != t)
      return cgi_op_error(op, "operand %t and result %t differ", cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TIE_SHAPE_OPERAND)), t);
    return cg_op_num_operands(op) - 1 == cgi_dynamic_dims(t) || cgi_op_error(op, "has %u dims for %t", cg_op_num_operands(op) - 1, t);
  case CG_FLOW_DISPATCH_WORKGROUP_ID:
  case CG_FLOW_DISPATCH_WORKGROUP_COUNT:
  case CG_FLOW_DISPATCH_WORKGROUP_SIZE:
    d = cg_op_attr(op, "dimension");
    return (cg_attr_int(d) >= 0 && cg_attr_int(d) <= 2) || cgi_op_error(op, "dimension must be 0, 1 or 2, but is %l", cg_attr_int(d));
  default: return true;
  }
}

CGI_DEF const cgi_dialect *cgi_dialect_flow(void) {
  static const cgi_dialect dialect = {"flow", CGI_VERIFIER(cgi_flow_verify), NULL, NULL, 0};
  return &dialect;
}
