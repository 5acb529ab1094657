// Private: mapped scf.forall loops onto workgroup and thread ids (distribute calls it).
#ifndef CGI_DISTRIBUTE_FORALL_H
#define CGI_DISTRIBUTE_FORALL_H
#include "passes/pass.h"
#ifdef __cplusplus
extern "C" {
#endif

// v as an affine expression over push constants (symbol i is constant i); NULL when it is none (lower/distribute.c).
CGI_DEF cg_expr cgi_trip_expr(cg_context *ctx, cg_value v, unsigned depth);
CGI_DEF unsigned cgi_expr_num_symbols(cg_expr e);
CGI_DEF cg_value cgi_build_gpu_id(cgi_builder *b, cg_op_kind kind, int64_t dim); // gpu.thread_id x and its like (lower/distribute.c)
// Every scf.forall of the function; gives the workgroup counts as maps where there was a block forall, else NULL. False after an error.
CGI_DEF bool cgi_distribute_foralls(cg_op func, const int64_t workgroup_size[3], const int64_t max_count[3], cg_attr *counts);

#ifdef __cplusplus
}
#endif
#endif
