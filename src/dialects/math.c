// The math dialect: verifier and folds. Only what is exact or correctly rounded folds.
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/scalar.h"

static bool cgi_math_verify(cg_op op) {
  cg_value v = cg_op_operand(op, 0);
  cg_type type = cg_value_type(v), element = cgi_elem(v);
  unsigned types = cgi_scalar_row_of(cg_op_get_kind(op))->types;
  if (cg_type_get_kind(type) == CG_TYPE_MEMREF) return cgi_op_error(op, "operand #0 must be a scalar, vector or tensor, but got %t", type);
  if (types == CGI_ST_INT) {
    if (!cg_type_is_int_or_index(element)) return cgi_op_error(op, "operand #0 must be signless-integer-like, but got %t", type);
    return true;
  }
  if (!cg_type_is_float(element)) return cgi_op_error(op, "operand #0 must be floating-point-like, but got %t", type);
  if (types != CGI_ST_FLOAT_BY_INT) return true;
  cg_value exponent = cg_op_operand(op, CG_RHS);
  if (!cg_type_is_int(cgi_elem(exponent))) return cgi_op_error(op, "operand #1 must be signless-integer-like, but got %t", cg_value_type(exponent));
  if (!cgi_same_shape(type, cg_value_type(exponent)))
    return cgi_op_error(op, "operands must have the same shape, but got %t and %t", type, cg_value_type(exponent));
  if (cg_value_type(cg_op_result(op, 0)) != type)
    return cgi_op_error(op, "result must have type %t, but got %t", type, cg_value_type(cg_op_result(op, 0)));
  return true;
}

static bool cgi_math_is_one(cg_attr a) {
  cg_attr s;
  if (!cgi_attr_scalar_of(a, &s) || cg_attr_get_kind(s) != CG_ATTR_FLOAT) return false;
  return cg_attr_float_bits(s) == cgi_double_to_float(cg_attr_type(s), 1.0);
}

static bool cgi_math_is_integral(cg_op_kind kind) {
  const cgi_scalar_row *row = cgi_scalar_row_of(kind);
  return row && row->rule == CGI_SR_INTEGRAL;
}

static bool cgi_math_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  if (cgi_fold_elementwise(op, constants, results)) return true;
  for (unsigned i = 0; i < cg_op_num_results(op); i++) results[i].attr = NULL;
  cg_op_kind kind = cg_op_get_kind(op);
  cg_value x = cg_op_operand(op, CG_OPERAND);
  cg_op def = cg_value_op(x);
  cg_op_kind inner = def ? cg_op_get_kind(def) : CG_OP_UNREGISTERED;
  if ((kind == CG_MATH_ABSF || kind == CG_MATH_ABSI) && inner == kind) return cgi_fold_to(results, x);
  if (cgi_math_is_integral(kind) && cgi_math_is_integral(inner)) return cgi_fold_to(results, x);
  if (kind == CG_MATH_POWF && cgi_math_is_one(constants[1])) return cgi_fold_to(results, x);
  if ((kind == CG_MATH_IPOWI || kind == CG_MATH_FPOWI) && cgi_attr_is_scalar_int(constants[1], 1) &&
      cg_type_width(cgi_elem(cg_op_operand(op, CG_RHS))) > 1)
    return cgi_fold_to(results, x);
  return false;
}

// |-x| → |x|
static bool cgi_math_abs_neg(cgi_builder *b, cg_op op, void *user) {
  cg_op neg = cgi_def_op(cg_op_operand(op, CG_OPERAND), CG_ARITH_NEGF);
  (void)b, (void)user;
  if (!neg) return false;
  cgi_op_set_operand(op, CG_OPERAND, cg_op_operand(neg, CG_OPERAND));
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_math(void) {
  static const cgi_pattern patterns[] = {{CG_MATH_ABSF, cgi_math_abs_neg}};
  static const cgi_dialect dialect = {"math", CGI_VERIFIER(cgi_math_verify), cgi_math_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
