// Operations that are read and printed and have no other meaning here (runtime_ops.h).
#include "dialects/runtime.h"
#include "dialects/runtime_ops.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
static const cg_dialect_desc *cgi_runtime_desc(void) {
#define CGI_RUNTIME_ROW(name, traits, operands, results, attributes, regions, format)                                                                \
  {name, traits, operands, results, attributes, regions, format, NULL, NULL, NULL, NULL},
  static const cg_op_desc rows[] = {CGI_RUNTIME_OPS(CGI_RUNTIME_ROW)};
#undef CGI_RUNTIME_ROW
  static const cg_dialect_desc desc = {"iree.runtime", rows, sizeof rows / sizeof rows[0], NULL};
  return &desc;
}

CGI_DEF bool cgi_runtime_has(cg_str name) {
  const cg_dialect_desc *d = cgi_runtime_desc();
  for (size_t i = 0; i < d->num_ops; i++)
    if (cgi_str_is(name, d->ops[i].name)) return true;
  return false;
}

CGI_DEF void cgi_runtime_define(cg_context *ctx) { cgi_registered_define(ctx, cgi_runtime_desc()); }
#endif
