// Private: rows that are known once a text has one of them (runtime_ops.h).
#ifndef CGI_RUNTIME_H
#define CGI_RUNTIME_H
#include "dialects/cg_dialect.h"
#include "dialects/dialects.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_runtime_has(cg_str name);
CGI_DEF void cgi_runtime_define(cg_context *ctx);
#endif

#ifdef __cplusplus
}
#endif
#endif
