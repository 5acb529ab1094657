// Operations that are read and printed and have no other meaning here (runtime_ops.h).
#include "dialects/runtime.h"
#include "dialects/runtime_ops.h"
#include "dialects/transform.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
static const cgi_registered_row cgi_runtime_rows[] = {
#define CGI_RUNTIME_ROW(name, traits, operands, results, attributes, regions, format) {name, traits},
    CGI_RUNTIME_OPS(CGI_RUNTIME_ROW)
#undef CGI_RUNTIME_ROW
};

CGI_DEF bool cgi_runtime_has(cg_str name) {
  for (size_t i = 0; i < sizeof cgi_runtime_rows / sizeof cgi_runtime_rows[0]; i++)
    if (cgi_str_is(name, cgi_runtime_rows[i].name)) return true;
  return false;
}

CGI_DEF void cgi_runtime_define(cg_context *ctx) {
  cgi_registered_define_rows(ctx, "iree.runtime", CGI_TRANSFORM_COUNT, sizeof cgi_runtime_rows / sizeof cgi_runtime_rows[0], cgi_runtime_rows, NULL);
}
#endif
