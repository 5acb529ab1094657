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

// The descriptor's target, else what the module says, else any Vulkan 1.1 device. NULL after an error. Changes nothing in the module.
CGI_DEF const cg_target *cgi_compile_target(cg_op module, const cg_compile_desc *desc);
CGI_DEF bool cgi_compile_check(cg_context *ctx, const char *function, const cg_compile_desc *desc); // reports what is wrong with the call

// Puts what the descriptor says of a host's layouts on the module, as attributes. Reports an error and returns false where it cannot.
CGI_DEF bool cgi_compile_interface(cg_op module, const cg_compile_desc *desc);
// What a kernel needs of a device: storage buffers, and bytes of push constants, a host's own in front of them included.
CGI_DEF uint32_t cgi_kernel_storage_buffers(const cg_kernel *k);
CGI_DEF uint32_t cgi_kernel_push_bytes(const cg_kernel *k);

#ifdef __cplusplus
}
#endif
#endif
