// Private: ids of workgroups and threads, and counts of workgroups as expressions over a kernel's constants.
#ifndef CGI_GRID_H
#define CGI_GRID_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// v as an affine expression over push constants (symbol i is constant i); NULL when it is none.
CGI_DEF cg_expr cgi_trip_expr(cg_context *ctx, cg_value v, unsigned depth);
CGI_DEF unsigned cgi_expr_num_symbols(cg_expr e);
CGI_DEF cg_value cgi_build_gpu_id(cgi_builder *b, cg_op_kind kind, int64_t dim); // gpu.thread_id x and its like

#ifdef __cplusplus
}
#endif
#endif
