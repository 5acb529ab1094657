// inline: a call of a function of this module becomes the function's body; a stablehlo.composite becomes its decomposition's.
//
//   func.func private @twice(%x: f32) -> f32 {                       (unchanged; symbol-dce removes it)
//     %s = arith.addf %x, %x : f32   return %s : f32 }          →
//   %r = call @twice(%a) : (f32) -> f32                              %r = arith.addf %a, %a : f32
//
// Requires: verified IR; callees of one block, no recursion (an error names the cycle). Preserves: the callees.
#include "passes/pass_table.h"
#include "support/structured.h"

enum { CGI_INLINE_NEW, CGI_INLINE_ACTIVE, CGI_INLINE_DONE };

typedef struct cgi_inliner {
  cg_op module;
  cgi_hmap state; // function op to CGI_INLINE_*
} cgi_inliner;

static cg_op cgi_inline_callee(cg_op op) {
  switch (op->def->kind) {
  case CG_FUNC_CALL: return cgi_symbol_resolve(op, cg_op_attr(op, "callee"));
  case CG_STABLEHLO_COMPOSITE: return cgi_symbol_resolve(op, cg_op_attr(op, "decomposition"));
  default: return NULL;
  }
}

static bool cgi_inline_function(cgi_inliner *s, cg_op function, unsigned depth);

static bool cgi_inline_call(cgi_inliner *s, cg_op call, unsigned depth) {
  cg_context *ctx = call->ctx;
  cg_op callee = cgi_inline_callee(call);
  if (!callee || callee->num_regions != 1) {
    cg_attr name = cg_op_attr(call, call->def->kind == CG_STABLEHLO_COMPOSITE ? "decomposition" : "callee");
    return name ? cgi_op_error(call, "refers to %a, which is no function of this module", name) : cgi_op_error(call, "names no function");
  }
  cg_region body = callee->regions[0];
  if (!body->first) return cgi_op_unsupported(call, "calls '%S', which has no body", cgi_symbol_name(callee));
  if (!cgi_function_return(callee))
    return cgi_op_unsupported(call, "calls '%S', whose body has several blocks, or one that ends in no return", cgi_symbol_name(callee));
  if (!cgi_inline_function(s, callee, depth + 1)) return false;
  cg_block entry = body->first;
  cg_op terminator = entry->last;
  if (cg_block_num_args(entry) != call->num_operands || terminator->num_operands != call->num_results)
    return cgi_op_error(call, "does not match the signature of '%S'", cgi_symbol_name(callee));
  cgi_hmap values = cgi_hmap_new(ctx);
  for (unsigned i = 0; i < call->num_operands; i++) {
    if (entry->args[i]->type != call->operands[i].value->type)
      return cgi_op_error(call, "passes %t for argument #%u of '%S', which is %t", call->operands[i].value->type, i, cgi_symbol_name(callee),
                          entry->args[i]->type);
    cgi_hmap_put_ptr(&values, entry->args[i], call->operands[i].value);
  }
  cgi_builder b = cgi_builder_before(call);
  cgi_clone_block_body(&b, entry, &values);
  for (unsigned i = 0; i < call->num_results; i++) {
    cg_value v = terminator->operands[i].value;
    if (v->type != call->results[i]->type)
      return cgi_op_error(call, "takes %t for result #%u of '%S', which is %t", call->results[i]->type, i, cgi_symbol_name(callee), v->type);
    cgi_value_replace_uses(call->results[i], cgi_mapped(&values, v));
  }
  cgi_op_erase(call);
  cgi_hmap_free(&values);
  return true;
}

static bool cgi_inline_calls_under(cgi_inliner *s, cg_op root, unsigned depth) {
  cg_context *ctx = root->ctx;
  cg_op *calls = NULL;
  static const cg_op_kind kinds[] = {CG_FUNC_CALL, CG_STABLEHLO_COMPOSITE};
  bool ok = true;
  for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
    cg_op *found = cgi_collect(root, kinds[k]);
    for (size_t i = 0; i < cgi_len(found); i++) cgi_push(calls, found[i]);
  }
  for (size_t i = 0; i < cgi_len(calls); i++)
    if (!cgi_inline_call(s, calls[i], depth)) ok = false;
  return ok;
}

static bool cgi_inline_function(cgi_inliner *s, cg_op function, unsigned depth) {
  uint64_t state = CGI_INLINE_NEW;
  cgi_hmap_get(&s->state, (uint64_t)(uintptr_t)function, &state);
  if (state == CGI_INLINE_DONE) return true;
  if (state == CGI_INLINE_ACTIVE || depth > 200)
    return cgi_error(function->ctx, function->loc, "[recursion] function '%S' calls itself; recursion cannot be compiled", cgi_symbol_name(function));
  cgi_hmap_put(&s->state, (uint64_t)(uintptr_t)function, CGI_INLINE_ACTIVE);
  bool ok = cgi_inline_calls_under(s, function, depth);
  cgi_hmap_put(&s->state, (uint64_t)(uintptr_t)function, CGI_INLINE_DONE);
  return ok;
}

CGI_DEF bool cgi_pass_inline(cgi_pass *pass) {
  cgi_inliner s;
  memset(&s, 0, sizeof s);
  s.module = pass->module;
  s.state.ctx = pass->ctx;
  bool ok = true;
  cg_op *functions = cgi_collect(pass->module, CG_FUNC_FUNC);
  for (size_t i = 0; i < cgi_len(functions); i++)
    if (!cgi_inline_function(&s, functions[i], 0)) ok = false;
  return ok;
}
