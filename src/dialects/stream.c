// stream: verification of the commands of a host function.
#include "dialects/dialects.h"
#include "dialects/iree.h"

static bool cgi_stream_is_access(cg_attr a) {
  cg_str s = a && cg_attr_get_kind(a) == CG_ATTR_STRING ? cg_attr_str(a) : cgi_s("");
  return cgi_str_is(s, "ro") || cgi_str_is(s, "rw") || cgi_str_is(s, "wo");
}

static bool cgi_stream_verify_dispatch(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "resources", &first), i;
  cg_attr access = cg_op_attr(op, "resource_access"), entry = cg_op_attr(op, "entry_point");
  if (cg_attr_get_kind(entry) != CG_ATTR_SYMBOL) return cgi_op_error(op, "attribute 'entry_point' must be a symbol such as @executable::@export");
  if (cgi_operand_group(op, "resource_offsets", &first) != n || cgi_operand_group(op, "resource_lengths", &first) != n)
    return cgi_op_error(op, "needs an offset and a length for each of its %u resources", n);
  if (cg_attr_get_kind(access) != CG_ATTR_ARRAY || cg_attr_len(access) != n)
    return cgi_op_error(op, "needs an access for each of its %u resources", n);
  for (i = 0; i < n; i++)
    if (!cgi_stream_is_access(cg_attr_at(access, i))) return cgi_op_error(op, "access of resource %u must be ro, rw or wo", i);
  return cgi_verify_interface_bindings(op);
}

static bool cgi_stream_verify_execute(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "resources", &first), i;
  cg_block b = cg_region_first(cg_op_region(op, 0));
  if (!b || cg_block_num_args(b) != n) return cgi_op_error(op, "its region must have one argument for each of its %u resources", n);
  for (i = 0; i < n; i++)
    if (cg_value_type(cg_block_arg(b, i)) != cg_value_type(cg_op_operand(op, first + i)))
      return cgi_op_error(op, "resource %u is %t outside and %t inside", i, cg_value_type(cg_op_operand(op, first + i)),
                          cg_value_type(cg_block_arg(b, i)));
  return true;
}

static bool cgi_stream_verify(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_STREAM_CMD_DISPATCH: return cgi_stream_verify_dispatch(op);
  case CG_STREAM_CMD_EXECUTE: return cgi_stream_verify_execute(op);
  default: return true;
  }
}

CGI_DEF const cgi_dialect *cgi_dialect_stream(void) {
  static const cgi_dialect dialect = {"stream", CGI_VERIFIER(cgi_stream_verify), NULL, NULL, 0};
  return &dialect;
}
