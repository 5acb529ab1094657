// Private: the launch description, made from the lowered module.
#ifndef CGI_PROGRAM_H
#define CGI_PROGRAM_H
#include "ir/ir.h"
#include "program/cg_compile.h"
#ifdef __cplusplus
extern "C" {
#endif

// Fills kernels, functions and constants of `program` from the module: its one executable's variant (may be NULL: no kernels) and its host functions'
// steps. Reports an error and returns false where something cannot be described.
CGI_DEF bool cgi_program_build(cg_op module, cg_op variant, cg_program *program);
// Checks kernels and steps against the program's target; an error names limit, need and kernel.
CGI_DEF bool cgi_program_check_limits(cg_op module, const cg_program *program);

#ifdef __cplusplus
}
#endif
#endif
