// hlo-to-linalg: while, if and case become scf ops on tensors, whose regions are lowered as the function is.
//
//   %0 = stablehlo.while(%i = %c) : tensor<i32>          %0 = scf.while (%i = %c) : (tensor<i32>) -> tensor<i32> {
//    cond { … stablehlo.return %p : tensor<i1> }      →    … %e = tensor.extract %p[] : tensor<i1>
//    do { … stablehlo.return %j : tensor<i32> }            scf.condition(%e) %i : tensor<i32>
//                                                        } do { ^bb0(%i: tensor<i32>): … scf.yield %j : tensor<i32> }
//
// A case is an scf.index_switch, whose default is the last branch: an index without a branch takes it.
#include "passes/input/hlo_to_linalg.h"

// What picks a branch: the operand's element, on the host.
static cg_value cgi_to_linalg_picked(cgi_to_linalg *h, cg_op op) {
  cg_value v = cgi_to_linalg_get(h, cg_op_operand(op, 0));
  return cgi_to_linalg_extract(&h->b, v, 0, NULL);
}

static void cgi_to_linalg_control_results(cgi_to_linalg *h, cg_op op, cg_op made) {
  unsigned next = 0;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) cgi_to_linalg_take_leaves(h, cg_op_result(op, i), made->results, &next);
}

static cg_op cgi_to_linalg_control_op(cgi_to_linalg *h, cg_op op, cg_op_kind kind, unsigned n, const cg_value *operands, unsigned na,
                                      const cg_named_attr *attrs) {
  cg_context *ctx = h->ctx;
  cg_type *types = NULL;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) types = cgi_to_linalg_flatten_type(ctx, types, cg_value_type(cg_op_result(op, i)), 0);
  cg_op made = cgi_build(&h->b, kind, n, operands, (unsigned)cgi_len(types), types, na, attrs, cg_op_num_regions(op));
  cgi_arr_free(ctx, types);
  return made;
}

CGI_DEF bool cgi_to_linalg_while(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  bool ok;
  cg_value *operands = cgi_to_linalg_operands(h, op, &ok);
  if (!ok) return false;
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_WHILE, (unsigned)cgi_len(operands), operands, 0, NULL);
  cgi_arr_free(ctx, operands);
  ok = cgi_to_linalg_region(h, cg_op_region(op, 0), cg_op_region(made, 0)) && cgi_to_linalg_region(h, cg_op_region(op, 1), cg_op_region(made, 1));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

CGI_DEF bool cgi_to_linalg_if(cgi_to_linalg *h, cg_op op) {
  cg_value condition = cgi_to_linalg_picked(h, op);
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_IF, 1, &condition, 0, NULL);
  bool ok =
      cgi_to_linalg_region(h, cg_op_region(op, 0), cg_op_region(made, 0)) && cgi_to_linalg_region(h, cg_op_region(op, 1), cg_op_region(made, 1));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

CGI_DEF bool cgi_to_linalg_case(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  unsigned last = cg_op_num_regions(op) - 1;
  int64_t *cases = CGI_NEW_ARRAY(ctx, int64_t, last + 1);
  for (unsigned i = 0; i < last; ++i) cases[i] = i;
  cg_value index = cgi_build_unary(&h->b, CG_ARITH_INDEX_CAST, cgi_type_index(ctx), cgi_to_linalg_picked(h, op));
  cg_named_attr attr = cgi_named(ctx, "cases", cgi_attr_i64_array(ctx, last, cases));
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_INDEX_SWITCH, 1, &index, 1, &attr);
  bool ok = true;
  for (unsigned i = 0; ok && i <= last; ++i) ok = cgi_to_linalg_region(h, cg_op_region(op, i), cg_op_region(made, i == last ? 0 : i + 1));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

// The end of a region of these: what it returns, or of a loop's condition, whether the loop goes on with the values that it has.
CGI_DEF bool cgi_to_linalg_return(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  cg_op parent = cg_op_parent(op);
  bool ok;
  cg_value *values = cgi_to_linalg_operands(h, op, &ok);
  if (!ok) return false;
  if (parent->def->kind == CG_STABLEHLO_WHILE && op->block->region == cg_op_region(parent, 0)) {
    cg_value go_on = cgi_to_linalg_extract(&h->b, values[0], 0, NULL);
    cgi_arr_free(ctx, values);
    cgi_push(values, go_on);
    for (size_t i = 0; i < cgi_len(h->b.block->args); ++i) cgi_push(values, h->b.block->args[i]);
    cgi_build_return(&h->b, CG_SCF_CONDITION, (unsigned)cgi_len(values), values);
  } else {
    cgi_build_return(&h->b, CG_SCF_YIELD, (unsigned)cgi_len(values), values);
  }
  cgi_arr_free(ctx, values);
  return true;
}
