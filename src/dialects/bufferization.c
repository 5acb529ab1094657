// The bufferization dialect: verifier.
#include "dialects/dialects.h"

static bool cgi_bufferization_verify(cg_op op) {
  unsigned first, sizes = cgi_operand_group(op, "dynamic_sizes", &first), copies = cgi_operand_group(op, "copy", &first);
  cg_type type = cg_value_type(cg_op_result(op, 0));
  if (cg_type_get_kind(type) != CG_TYPE_TENSOR) return cgi_op_error(op, "result #0 must be a ranked tensor, but got %t", type);
  if (copies && sizes) return cgi_op_error(op, "takes its sizes from 'copy': dynamic sizes are not allowed beside it");
  if (copies && cg_value_type(cg_op_operand(op, first)) != type)
    return cgi_op_error(op, "expects 'copy' to be %t, but it is %t", type, cg_value_type(cg_op_operand(op, first)));
  return copies || cgi_check_dynamic_sizes(op, "dynamic_sizes", type);
}

CGI_DEF const cgi_dialect *cgi_dialect_bufferization(void) {
  static const cgi_dialect dialect = {"bufferization", CGI_VERIFIER(cgi_bufferization_verify), NULL, NULL, 0};
  return &dialect;
}
