// A context that knows every dialect.
#include "dialects/dialects.h"

CODEGEN_API cg_context *cg_create(const cg_context_desc *desc) {
  cg_context *ctx = cgi_context_create(desc);
  if (ctx) ctx->dialect_of = cgi_registry_dialect_of;
  return ctx;
}

// A context is in use while one of its callbacks runs: nothing may be dropped from under the call that made it.
static bool cgi_in_callback(cg_context *ctx, const char *function) {
  return ctx->callbacks && cgi_misuse(ctx, function, "ctx is in use by the call that this callback is of") != CG_OK;
}

CODEGEN_API void cg_reset(cg_context *ctx) {
  if (ctx && !cgi_in_callback(ctx, __func__)) cgi_context_reset(ctx);
}

CODEGEN_API void cg_destroy(cg_context *ctx) {
  if (ctx && !cgi_in_callback(ctx, __func__)) cgi_context_destroy(ctx);
}
