// scalar-results: public functions return their scalars as tensors of rank 0, so that every result is an array, which a host binds.
//
//   func.func @f(%a: f32) -> f32 { … return %r : f32 }   →   func.func @f(%a: f32) -> tensor<f32> { … %t = tensor.from_elements %r   return %t }
//
// Scalar arguments stay: form-dispatches passes them as push constants. Requires: calls inlined. Preserves: everything else.
#include "support/host.h"
#include "passes/pass_table.h"

static bool cgi_sr_function(const cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op func = pass->func;
  cg_attr attr = cg_op_attr(func, "function_type");
  cg_type type = attr && attr->kind == CG_ATTR_TYPE ? cg_attr_type(attr) : NULL;
  cg_op ret = cgi_block_terminator(func->regions[0]->first);
  bool any = false;
  if (!type || func->regions[0]->first != func->regions[0]->last || !ret || ret->def->kind != CG_FUNC_RETURN) return true;
  for (unsigned i = 0; i < ret->num_operands; i++) any = any || cgi_type_is_scalar(cg_value_type(cg_op_operand(ret, i)));
  if (!any) return true;
  if (!cgi_pass_needs_no_callers(pass, func)) return false;
  cg_type *results = NULL;
  cgi_builder b = cgi_builder_before(ret);
  for (unsigned i = 0; i < ret->num_operands; i++) {
    cg_value v = cg_op_operand(ret, i);
    cg_type t = v->type;
    if (cgi_type_is_scalar(t)) {
      t = cgi_type_tensor(ctx, 0, NULL, t, NULL);
      cgi_op_set_operand(ret, i, cgi_build_unary(&b, CG_TENSOR_FROM_ELEMENTS, t, v));
    }
    cgi_push(results, t);
  }
  cgi_func_set_type(func, cg_type_num_inputs(type), type->members, (unsigned)cgi_len(results), results);
  return true;
}

CGI_DEF bool cgi_pass_scalar_results(cgi_pass *pass) { return cgi_symbol_is_private(pass->func) || cgi_sr_function(pass); }
