// The builtin dialect: verifier and folds.
#include "dialects/dialects.h"

static bool cgi_builtin_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  (void)constants;
  if (cg_op_get_kind(op) != CG_BUILTIN_UNREALIZED_CONVERSION_CAST || cg_op_num_operands(op) != cg_op_num_results(op) || !cg_op_num_operands(op))
    return false;
  unsigned n = cg_op_num_results(op);
  bool same = true;
  for (unsigned i = 0; i < n; i++) same = same && cg_value_type(cg_op_operand(op, i)) == cg_value_type(cg_op_result(op, i));
  cg_op inner = cgi_def_op(cg_op_operand(op, CG_BUILTIN_UNREALIZED_CONVERSION_CAST_INPUTS), CG_BUILTIN_UNREALIZED_CONVERSION_CAST);
  bool back = !same && inner && cg_op_num_operands(inner) == n && cg_op_num_results(inner) == n; // A → B → A
  for (unsigned i = 0; back && i < n; i++)
    back = cg_op_operand(op, i) == cg_op_result(inner, i) && cg_value_type(cg_op_operand(inner, i)) == cg_value_type(cg_op_result(op, i));
  if (!same && !back) return false;
  for (unsigned i = 0; i < n; i++) results[i].value = cg_op_operand(same ? op : inner, i);
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_builtin(void) {
  static const cgi_dialect dialect = {"builtin", NULL, cgi_builtin_fold, NULL, 0};
  return &dialect;
}
