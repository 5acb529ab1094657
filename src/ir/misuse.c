// Wrong calls: what public functions ask of their arguments before anything else.
#include "ir/ir.h"

typedef struct cgi_misuse_args {
  const char *function, *format;
  va_list *args;
} cgi_misuse_args;

static cg_result cgi_misuse_thunk(cg_context *ctx, void *arg) {
  const cgi_misuse_args *a = (const cgi_misuse_args *)arg;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_vformat(&b, a->format, *a->args);
  cgi_argument_error(ctx, "%s: %S", a->function, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return CG_INVALID_ARGUMENT;
}

CGI_DEF cg_result cgi_misuse(cg_context *ctx, const char *function, const char *format, ...) {
  cgi_misuse_args a;
  va_list args;
  va_start(args, format);
  a.function = function;
  a.format = format;
  a.args = &args;
  cgi_protect(ctx, cgi_misuse_thunk, &a);
  va_end(args);
  return CG_INVALID_ARGUMENT;
}

CGI_DEF bool cgi_given(cg_context *ctx, const char *function, const char *name, const void *argument) {
  return argument || cgi_misuse(ctx, function, "%s is NULL", name) == CG_OK;
}

CGI_DEF bool cgi_given_n(cg_context *ctx, const char *function, const char *count_name, size_t count, const char *name, const void *array) {
  return array || !count || cgi_misuse(ctx, function, "%s is %l but %s is NULL", count_name, (int64_t)count, name) == CG_OK;
}

CGI_DEF bool cgi_same_context(cg_context *ctx, const char *function, const char *name, const cg_context *owner) {
  return owner == ctx || cgi_misuse(ctx, function, "%s belongs to another context", name) == CG_OK;
}

CGI_DEF bool cgi_given_types(cg_context *ctx, const char *function, size_t n, const cg_type *types) {
  static const char name[] = "one of result_types";
  for (size_t i = 0; i < n; i++)
    if (!cgi_given(ctx, function, name, types[i]) || !CGI_LIVE_AS(types[i], function, name) || !cgi_same_context(ctx, function, name, types[i]->ctx))
      return false;
  return true;
}

CGI_DEF bool cgi_given_attrs(cg_context *ctx, const char *function, size_t n, const char *const *names, const cg_attr *attrs) {
  if (!cgi_given_n(ctx, function, "num_attrs", n, "attr_names", names) || !cgi_given_n(ctx, function, "num_attrs", n, "attrs", attrs)) return false;
  for (size_t i = 0; i < n; i++)
    if (!cgi_given(ctx, function, "one of attr_names", names[i]) || !cgi_given(ctx, function, names[i], attrs[i]) ||
        !CGI_LIVE_AS(attrs[i], function, names[i]) || !cgi_same_context(ctx, function, names[i], attrs[i]->ctx))
      return false;
  return true;
}

CGI_DEF cg_context *cgi_begin_on(cg_module module, const char *function) {
  if (!CGI_LIVE_AS(module, function, "module")) return NULL;
  cg_context *ctx = module->ctx;
  if (ctx->boundary) return ctx; // one of our own
  cgi_errors_begin(ctx);
  if (module->def->kind != CG_BUILTIN_MODULE) return cgi_misuse(ctx, function, "module is the operation '%o'", module), (cg_context *)NULL;
  for (cg_op op = module->regions[0]->first->first; op; op = op->next) {
    cg_block last = op->def->kind == CG_FUNC_FUNC ? op->regions[0]->last : NULL;
    if (last && !(last->last && (last->last->def->kind == CG_OP_UNREGISTERED || cgi_block_terminator(last))))
      return cgi_misuse(ctx, function, "function '%S' was begun, but not ended: cg_function_end gives it its results", cgi_symbol_name(op)),
             (cg_context *)NULL;
  }
  return ctx;
}

#ifdef CODEGEN_CHECK_HANDLES
CGI_DEF bool cgi_handle_live(const void *handle, const char *function, const char *name) {
  const cgi_mark *mark = (const cgi_mark *)handle;
  if (!mark || mark->state == CGI_MARK_LIVE) return mark != NULL;
  if (mark->state == CGI_MARK_RESET)
    cgi_misuse(mark->ctx, function, "%s is from before cg_reset", name);
  else if (mark->state == CGI_MARK_ERASED)
    cgi_misuse(mark->ctx, function, "%s was erased", name);
  return false;
}
#endif
