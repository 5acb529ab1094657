// Private: distribute-vectors for kernels whose vectors have nested layouts.
#ifndef CGI_DISTRIBUTE_NESTED_H
#define CGI_DISTRIBUTE_NESTED_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// `subgroup` threads make a subgroup; 0: what the function or its target says.
CGI_DEF bool cgi_distribute_nested(cg_context *ctx, cg_op func, int64_t subgroup);

#ifdef __cplusplus
}
#endif
#endif
