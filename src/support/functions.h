// Private: which functions of a module are the host's and which are kernels.
#ifndef CGI_FUNCTIONS_H
#define CGI_FUNCTIONS_H
#include "dialects/launch.h"
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// Every func.func with a body under the module that is not inside a hal/flow/stream executable and does not
// use an interface (host functions), or that is or does (dispatch functions). cgi arrays, in program order.
CGI_DEF cg_op *cgi_host_functions(cg_op module);
CGI_DEF cg_op *cgi_dispatch_functions(cg_op module);
CGI_DEF cg_op *cgi_children(cg_op op, cg_op_kind kind); // directly in the first block of its first region; a cgi array
CGI_DEF bool cgi_kind_is_executable(cg_op_kind k);      // holds kernels: an executable of hal, flow or stream, a variant, a source
// The return that ends the only block of a function; NULL where blocks branch or end in something else. What stands for control flow may be an op
// that no table has. The second form has an error for that case: passes that work on whole functions begin with it.
CGI_DEF cg_op cgi_function_return(cg_op func);
CGI_DEF cg_op cgi_function_needs_return(cg_op func);
CGI_DEF bool cgi_function_has_steps(cg_op func); // commands on buffers, which schedule makes and a host may give
// The func.func uses bindings: hal.interface.*, dispatch tensors, stream bindings.
CGI_DEF bool cgi_uses_interface(cg_op func);
// The export op of a dispatch function inside a hal.executable.variant; NULL when there is none.
CGI_DEF cg_op cgi_export_of(cg_op func);
// The function an export op stands for; NULL when there is none.
CGI_DEF cg_op cgi_function_of_export(cg_op export_op);

// A flow.executable of one export and one function, both of that name, whose regions are empty; gives the function.
CGI_DEF cg_op cgi_build_flow_kernel(cgi_builder *b, cg_str name, unsigned num_args, const cg_type *types, cg_op *exported);

#ifdef __cplusplus
}
#endif
#endif
