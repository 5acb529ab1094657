// The func dialect: verifier.
#include "dialects/dialects.h"

static bool cgi_func_verify_func(cg_op op) {
  cg_attr attr = cg_op_attr(op, "function_type"), name = cg_op_attr(op, "sym_name");
  cg_type type = attr && cg_attr_get_kind(attr) == CG_ATTR_TYPE ? cg_attr_type(attr) : NULL;
  if (!name || cg_attr_get_kind(name) != CG_ATTR_STRING) return cgi_op_error(op, "requires a string attribute 'sym_name'");
  if (!type || cg_type_get_kind(type) != CG_TYPE_FUNCTION) return cgi_op_error(op, "requires attribute 'function_type' to be a function type");
  cg_block entry = cg_region_first(cg_op_region(op, 0));
  if (!entry) {
    if (!cgi_symbol_is_private(op)) return cgi_op_error(op, "symbol declaration '%S' cannot have public visibility", cg_attr_str(name));
    return true;
  }
  if (cg_block_num_args(entry) != cg_type_num_inputs(type))
    return cgi_op_error(op, "entry block must have %u arguments to match the function's type %t, but has %u", cg_type_num_inputs(type), type,
                        cg_block_num_args(entry));
  bool ok = true;
  for (unsigned i = 0; i < cg_block_num_args(entry); i++)
    if (cg_value_type(cg_block_arg(entry, i)) != cg_type_input(type, i))
      ok = cgi_op_error(
          op, "[type-mismatch] type of entry block argument #%u, %t, must match the type of the corresponding argument in the function's type, %t", i,
          cg_value_type(cg_block_arg(entry, i)), cg_type_input(type, i));
  return ok;
}

static bool cgi_func_verify_return(cg_op op) {
  cg_op func = cg_op_parent(op);
  if (!func || cg_op_get_kind(func) == CG_OP_UNREGISTERED) return true;
  if (cg_op_get_kind(func) == CG_UTIL_INITIALIZER) return op->num_operands == 0 || cgi_op_error(op, "returns values, which an initializer has not");
  if (cg_op_get_kind(func) != CG_FUNC_FUNC) return cgi_op_error(op, "expects parent op 'func.func', but it is in '%o'", func);
  cg_attr attr = cg_op_attr(func, "function_type");
  cg_type type = attr ? cg_attr_type(attr) : NULL;
  if (!type || cg_type_get_kind(type) != CG_TYPE_FUNCTION) return true; // reported there
  if (cg_op_num_operands(op) != cg_type_num_results(type))
    return cgi_op_error(op, "has %u operands, but enclosing function (@%S) returns %u", cg_op_num_operands(op), cgi_symbol_name(func),
                        cg_type_num_results(type));
  bool ok = true;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (cg_value_type(cg_op_operand(op, i)) != cg_type_result(type, i))
      ok = cgi_op_error(op, "[type-mismatch] type of return operand #%u (%t) doesn't match function result type (%t) in function @%S", i,
                        cg_value_type(cg_op_operand(op, i)), cg_type_result(type, i), cgi_symbol_name(func));
  return ok;
}

static bool cgi_func_verify_call(cg_op op) {
  cg_attr callee = cg_op_attr(op, "callee");
  if (!callee || cg_attr_get_kind(callee) != CG_ATTR_SYMBOL) return cgi_op_error(op, "requires a symbol attribute 'callee'");
  cg_op func = cgi_symbol_resolve(op, callee);
  if (!func) return cgi_op_error(op, "[undefined-name] %a does not reference a valid function", callee);
  if (cg_op_get_kind(func) != CG_FUNC_FUNC) return true;
  cg_attr attr = cg_op_attr(func, "function_type");
  cg_type type = attr ? cg_attr_type(attr) : NULL;
  if (!type || cg_type_get_kind(type) != CG_TYPE_FUNCTION) return true;
  if (cg_op_num_operands(op) != cg_type_num_inputs(type))
    return cgi_op_error(op, "passes %u operands to %a, which takes %u", cg_op_num_operands(op), callee, cg_type_num_inputs(type));
  if (cg_op_num_results(op) != cg_type_num_results(type))
    return cgi_op_error(op, "has %u results, but %a returns %u", cg_op_num_results(op), callee, cg_type_num_results(type));
  bool ok = true;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (cg_value_type(cg_op_operand(op, i)) != cg_type_input(type, i))
      ok = cgi_op_error(op, "[type-mismatch] operand #%u has type %t, but %a takes %t", i, cg_value_type(cg_op_operand(op, i)), callee,
                        cg_type_input(type, i));
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cg_value_type(cg_op_result(op, i)) != cg_type_result(type, i))
      ok = cgi_op_error(op, "[type-mismatch] result #%u has type %t, but %a returns %t", i, cg_value_type(cg_op_result(op, i)), callee,
                        cg_type_result(type, i));
  return ok;
}

static bool cgi_func_verify(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_FUNC_FUNC: return cgi_func_verify_func(op);
  case CG_FUNC_RETURN: return cgi_func_verify_return(op);
  case CG_FUNC_CALL: return cgi_func_verify_call(op);
  default: return true;
  }
}

CGI_DEF const cgi_dialect *cgi_dialect_func(void) {
  static const cgi_dialect dialect = {"func", CGI_VERIFIER(cgi_func_verify), NULL, NULL, 0};
  return &dialect;
}
