// check: verification of what test functions assert.
#include "dialects/dialects.h"
#include "dialects/stablehlo.h"

static bool cgi_check_verify(cg_op op) {
  cg_type l = cg_value_type(cg_op_operand(op, CG_CHECK_EXPECT_EQ_LHS)), r;
  cg_attr value;
  switch (cg_op_get_kind(op)) {
  case CG_CHECK_EXPECT_TRUE:
  case CG_CHECK_EXPECT_FALSE:
    return cg_type_is_int_or_index(l) || cg_type_is_int(cg_type_element(l)) || cgi_op_error(op, "takes an integer, but its operand is %t", l);
  case CG_CHECK_EXPECT_ALL_TRUE:
    return cg_type_is_int(cg_type_element(l)) || cgi_op_error(op, "takes a tensor of integers, but its operand is %t", l);
  case CG_CHECK_EXPECT_EQ:
  case CG_CHECK_EXPECT_ALMOST_EQ:
  case CG_CHECK_EXPECT_CLOSE:
    r = cg_value_type(cg_op_operand(op, CG_CHECK_EXPECT_EQ_RHS));
    return cgi_hlo_compatible(l, r) || cgi_op_error(op, "compares values of different types: %t and %t", l, r);
  case CG_CHECK_EXPECT_EQ_CONST:
  case CG_CHECK_EXPECT_ALMOST_EQ_CONST:
    value = cg_op_attr(op, "value");
    r = cg_attr_type(value);
    if (!r || !cg_type_is_shaped(r)) return cgi_op_error(op, "attribute 'value' must be elements of a tensor");
    return cgi_hlo_compatible(l, r) || cgi_op_error(op, "compares a value of type %t with a constant of type %t", l, r);
  default: return true;
  }
}

CGI_DEF const cgi_dialect *cgi_dialect_check(void) {
  static const cgi_dialect dialect = {"check", CGI_VERIFIER(cgi_check_verify), NULL, NULL, 0};
  return &dialect;
}
