// Private: the transform dialect, a schedule as operations. Its rows are registered as a host's are (program/register.c) once a text has one of them:
// builds without texts do not grow by it.
#ifndef CGI_TRANSFORM_H
#define CGI_TRANSFORM_H
#include "dialects/cg_dialect.h"
#include "dialects/dialects.h"
#include "dialects/transform_ops.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
typedef enum cgi_transform_id {
#define CGI_TRANSFORM_ENUM(id, name, traits, operands, results, attributes, regions, format) CGI_TRANSFORM_##id,
  CGI_TRANSFORM_OPS(CGI_TRANSFORM_ENUM) CGI_TRANSFORM_COUNT
#undef CGI_TRANSFORM_ENUM
} cgi_transform_id;

CGI_DEF void cgi_transform_define(cg_context *ctx);     // makes the rows known, if they are not yet
CGI_DEF cgi_transform_id cgi_transform_op_id(cg_op op); // CGI_TRANSFORM_COUNT for an op of another dialect
#endif

#ifdef __cplusplus
}
#endif
#endif
