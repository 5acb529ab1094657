// checks-to-results: makes what a test function's check ops look at the function's results, so that a device can run it and the host can judge.
//
//   func.func @f() {                                          func.func @f() -> (tensor<2xf32>, tensor<2xf32>) {
//     check.expect_eq(%a, %b) : tensor<2xf32>         ==>       return %a, %b : tensor<2xf32>, tensor<2xf32>
//     return                                                  }
//   }
//
// So are custom calls of check.*, which StableHLO's numeric files end in. Requires functions of one block whose checks stand directly in it; the
// function's own results are dropped. Preserves everything else.
#include "passes/pass_table.h"

static bool cgi_checks_is_check(cg_op op) {
  cg_attr name = op->def->kind == CG_STABLEHLO_CUSTOM_CALL ? cg_op_attr(op, "call_target_name") : NULL;
  return (op->def->kind >= CG_CHECK_EXPECT_TRUE && op->def->kind <= CG_CHECK_EXPECT_CLOSE) || (name && cgi_starts_with(cg_attr_str(name), "check."));
}

static bool cgi_checks_function(const cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op func = pass->func;
  cg_block block = func->regions[0]->first;
  cg_op terminator;
  cg_value *values = NULL;
  cg_type *types = NULL;
  cg_type old;
  bool any = false;
  if (!block) return true;
  CGI_FOREACH_OP(op, block) any = any || cgi_checks_is_check(op);
  if (!any) return true;
  if (!cgi_pass_needs_no_callers(pass, func)) return false;
  terminator = cgi_function_needs_return(func);
  if (!terminator) return false;
  CGI_FOREACH_OP(op, block) {
    if (!cgi_checks_is_check(op)) continue;
    for (unsigned i = 0; i < op->num_operands; i++) {
      cgi_push(values, op->operands[i].value);
      cgi_push(types, op->operands[i].value->type);
    }
    cgi_op_erase(op);
  }
  cgi_op_set_operands(terminator, (unsigned)cgi_len(values), values);
  old = cg_attr_type(cg_op_attr(func, "function_type"));
  cgi_func_set_type(func, cg_type_num_inputs(old), old->members, (unsigned)cgi_len(types), types);
  cgi_op_set_attr(func, "res_attrs", NULL);
  return true;
}

CGI_DEF bool cgi_pass_checks_to_results(cgi_pass *pass) { return cgi_symbol_is_private(pass->func) || cgi_checks_function(pass); }
