// Configurations that come with the call, put where select-configuration finds them.
#include "program/cg_compile.h"
#include "target/configuration.h"

typedef struct cgi_configs_args {
  cg_op module;
  const cg_config *configs;
  size_t count;
} cgi_configs_args;

static cg_result cgi_configs_thunk(cg_context *ctx, void *user) {
  const cgi_configs_args *a = (const cgi_configs_args *)user;
  cg_attr *entries = CGI_NEW_ARRAY(ctx, cg_attr, a->count ? a->count : 1);
  for (size_t i = 0; i < a->count; i++) {
    const cg_config *c = &a->configs[i];
    cg_named_attr items[6];
    size_t n = 0;
    cgi_override parsed;
    if (!cgi_override_parse(ctx, cgi_s(c->config), &parsed)) return cgi_failure(ctx);
    cgi_name_attr(&items[n++], ctx, "config", cgi_attr_strz(ctx, c->config ? c->config : ""));
    if (c->op) cgi_name_attr(&items[n++], ctx, "op", cgi_attr_strz(ctx, c->op));
    if (c->operands) cgi_name_attr(&items[n++], ctx, "operands", cgi_attr_strz(ctx, c->operands));
    if (c->target) cgi_name_attr(&items[n++], ctx, "target", cgi_attr_strz(ctx, c->target));
    if (c->iterator_types) cgi_name_attr(&items[n++], ctx, "iterator_types", cgi_attr_strz(ctx, c->iterator_types));
    if (c->override_attributes) cgi_name_attr(&items[n++], ctx, "override", cgi_attr_unit(ctx));
    entries[i] = cgi_attr_dict(ctx, n, items);
  }
  cgi_op_set_attr(a->module, "codegen.configs", a->count ? cgi_attr_array(ctx, a->count, entries) : NULL);
  return CG_OK;
}

CODEGEN_API cg_result cg_set_configs(cg_module module, const cg_config *configs, size_t count) {
  cgi_configs_args a;
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN_N(ctx, count, configs)) return CG_INVALID_ARGUMENT;
  a.module = module;
  a.configs = configs;
  a.count = count;
  return cgi_protect(ctx, cgi_configs_thunk, &a);
}
