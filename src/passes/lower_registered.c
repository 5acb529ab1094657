// lower-registered: each op of a host's own dialect becomes what its lowering builds (cg_op_desc). Elementwise ops on tensors wait for their kernels,
// and what the backend takes as it is stays.
//
//   %y = my.softsign %x : f32      →      %a = math.absf %x : f32
//                                         %b = arith.addf %a, %c1 : f32
//                                         %y = arith.divf %x, %b : f32
//
// Requires: verified IR of any phase. Preserves: everything else.
#include "dialects/cg_dialect.h"
#include "dialects/dialects.h"
#include "passes/pass_table.h"

#ifndef CODEGEN_NO_EXTENSIONS
#define CGI_LOWER_REGISTERED_ROUNDS 16 // lowerings that build what is lowered in turn

typedef struct cgi_lower_registered_state {
  cg_op root;
  bool changed;
} cgi_lower_registered_state;

static bool cgi_lower_registered_waits(cg_op op) { return op->def->traits & CG_TRAIT_ELEMENTWISE && op->results[0]->type->kind == CG_TYPE_TENSOR; }

static bool cgi_lower_registered_op(cg_op op, void *user) {
  cg_context *ctx = op->ctx;
  cgi_lower_registered_state *s = (cgi_lower_registered_state *)user;
  const cg_op_desc *desc = op->def->desc;
  if (!desc || !desc->lower || cgi_lower_registered_waits(op) || cgi_backend_takes(op)) return true;
  unsigned n = op->num_results;
  cg_value *values = CGI_NEW_ARRAY(ctx, cg_value, n);
  bool had_error = ctx->has_error;
  cgi_edit_token token = cgi_edit_begin(ctx, CGI_EDIT_BUILD, s->root);
  cg_result r = desc->lower(op->def->user, op, values);
  cgi_edit_end(ctx, token);
  if (r != CG_OK) ctx->failure = r;
  if (!cgi_registered_result(op, r, "lowering", had_error)) return false;
  for (unsigned i = 0; i < n; i++)
    if (!values[i] || !CGI_LIVE_AS(values[i], "lower", "value") || values[i]->type != op->results[i]->type || values[i]->op == op)
      return cgi_op_error(op, "has a lowering that gives no value of type %t for result #%u", op->results[i]->type, i);
  cgi_op_replace(op, values);
  s->changed = true;
  cgi_free(ctx, (void *)values, n * sizeof *values);
  return true;
}

CGI_DEF bool cgi_pass_lower_registered(cgi_pass *pass) {
  cgi_lower_registered_state s;
  s.root = pass->module;
  if (!pass->ctx->op_ranges) return true;
  for (unsigned i = 0; i < CGI_LOWER_REGISTERED_ROUNDS; i++) {
    s.changed = false;
    if (!cgi_walk_post(s.root, cgi_lower_registered_op, &s)) return false;
    if (!s.changed) return true;
    if (!cgi_verify(s.root)) return false;
  }
  return cgi_op_error(s.root, "has ops whose lowerings build each other");
}

#undef CGI_LOWER_REGISTERED_ROUNDS
#endif
