// verify-targets: every target that the module or a variant names must be known, its backend must be one that this library has, and it must have the
// types that the module's values need. Changes nothing.
#include "passes/pass_table.h"

typedef struct cgi_verify_targets {
  cg_context *ctx;
  const cg_target *target;
  bool ok;
} cgi_verify_targets;

static bool cgi_verify_targets_check_attr(cg_op at, cg_attr a) {
  const cg_target *t = cgi_target_of_attr(a);
  if (!t) {
    const char *near_name = cgi_target_nearest(cgi_target_attr_name(a));
    if (near_name)
      return cgi_op_error(at, "[unknown-target] names the target '%S', which is not known; did you mean '%s'?", cgi_target_attr_name(a), near_name);
    return cgi_op_error(at, "[unknown-target] names the target '%S', which is not known", cgi_target_attr_name(a));
  }
  if (!cgi_target_format_has_backend(t->format, at->ctx->backend_formats))
    return cgi_op_unsupported(at, "[backend-mismatch] asks for target '%s', whose backend '%s' is not registered", t->name,
                              cgi_target_format_name(t->format, CGI_FORMAT_BACKEND));
  return true;
}

static cg_type cgi_verify_targets_element(cg_type type) {
  for (int i = 0; type && i < 2 && (cg_type_is_shaped(type) || type->kind == CG_TYPE_DISPATCH_TENSOR); i++) type = cg_type_element(type);
  return type;
}

// Types that no other type can stand for: narrow and wide integers are emulated further down.
static const char *cgi_verify_targets_missing(const cg_target *t, cg_type type) {
  cg_type e = cgi_verify_targets_element(type);
  if (!e) return NULL;
  if (e->kind == CG_TYPE_F64 && !(t->features & CG_FEATURE_FLOAT64)) return "shaderFloat64";
  return NULL;
}

static bool cgi_verify_targets_op(cg_op op, void *user) {
  cgi_verify_targets *v = (cgi_verify_targets *)user;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type type = cg_value_type(cg_op_result(op, i));
    const char *feature = cgi_verify_targets_missing(v->target, type);
    if (!feature) continue;
    // Bindings are the arrays that the function's author wrote, and not ops of theirs.
    if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN)
      cgi_unsupported(op->ctx, op->loc, "[missing-feature] element type %t needs the feature %s; target '%s' does not have it",
                      cgi_verify_targets_element(type), feature, v->target->name);
    else
      cgi_op_unsupported(op, "[missing-feature] has type %t, which needs the feature %s; target '%s' does not have it", type, feature,
                         v->target->name);
    v->ok = false;
    return false;
  }
  return true;
}

static bool cgi_verify_targets_function(cg_context *ctx, cg_op func, const cg_target *target) {
  cgi_verify_targets v;
  v.ctx = ctx;
  v.target = target;
  v.ok = true;
  cgi_walk_pre(func, cgi_verify_targets_op, &v);
  return v.ok;
}

CGI_DEF bool cgi_pass_verify_targets(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  bool ok = true;
  cg_attr *targets = cgi_module_targets(pass->module);
  for (size_t i = 0; i < cgi_len(targets); i++) ok = cgi_verify_targets_check_attr(pass->module, targets[i]) && ok;
  cg_op *variants = cgi_collect(pass->module, CG_HAL_EXECUTABLE_VARIANT);
  for (size_t i = 0; i < cgi_len(variants); i++)
    if (cg_op_attr(variants[i], "target")) ok = cgi_verify_targets_check_attr(variants[i], cg_op_attr(variants[i], "target")) && ok;
  cg_op *functions = ok ? cgi_dispatch_functions(pass->module) : NULL;
  for (size_t i = 0; i < cgi_len(functions); i++) {
    const cg_target *t = cgi_target_of(functions[i]);
    if (t) ok = cgi_verify_targets_function(ctx, functions[i], t) && ok;
  }
  return ok;
}
