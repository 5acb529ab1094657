// generalize: named linalg ops become linalg.generic.
//
//   %0 = linalg.matmul ins(%a, %b) outs(%c)
//   -->
//   %0 = linalg.generic {indexing_maps = […], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b) outs(%c) { … mulf … addf … }
//
// Requires: structured ops on tensors or buffers. Preserves: everything else, and attributes that are not the op's own.
#include "passes/pass_table.h"
#include "passes/tensor/structured.h"

CGI_DEF cg_op cgi_generalize(cg_op op) {
  if (!cgi_linalg_is(op) || cg_op_get_kind(op) == CG_LINALG_GENERIC || !cgi_linalg_body(op)) return op;
  cg_context *ctx = op->ctx;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), loops = cgi_linalg_num_loops(op);
  if (ni + no > CGI_MAX_GENERIC_OPERANDS || loops > CGI_MAX_LOOPS) return op;
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  bool reduction[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < ni + no; ++i) {
    operands[i] = cg_op_operand(op, i);
    maps[i] = cgi_linalg_map(op, i);
  }
  for (unsigned i = 0; i < loops; ++i) reduction[i] = cgi_linalg_is_reduction(op, i);
  cgi_builder b = cgi_builder_before(op);
  cg_op generic = cgi_build_generic(&b, ni, operands, no, operands + ni, maps, loops, reduction);
  cg_block body = cgi_linalg_body(op), made = cgi_linalg_body(generic);
  cgi_hmap values;
  memset(&values, 0, sizeof values);
  values.ctx = ctx;
  for (unsigned i = 0; i < cg_block_num_args(body) && i < cg_block_num_args(made); ++i)
    cgi_hmap_put_ptr(&values, cg_block_arg(body, i), cg_block_arg(made, i));
  cgi_builder inner = cgi_builder_at_end(made, op->loc);
  cgi_clone_block_body(&inner, body, &values);
  cg_op yield = cgi_op_clone(body->last, &values);
  cgi_op_append(made, yield);
  cgi_hmap_free(&values);
  cgi_copy_discardable_attrs(op, generic);
  if (cg_op_num_results(op))
    cgi_op_replace(op, generic->results);
  else
    cgi_op_erase(op);
  return generic;
}

static bool cgi_generalize_op(cg_op op, void *user) {
  (void)user;
  cgi_generalize(op);
  return true;
}

CGI_DEF bool cgi_pass_generalize(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_generalize_op, NULL); }
