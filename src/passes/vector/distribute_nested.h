// Private: distribute-vectors for kernels whose vectors have nested layouts.
#ifndef CGI_DISTRIBUTE_NESTED_H
#define CGI_DISTRIBUTE_NESTED_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// `subgroup` threads make a subgroup; 0: what the function or its target says.
CGI_DEF bool cgi_distribute_nested(cg_context *ctx, cg_op func, int64_t subgroup);

#define CGI_SELECT_TABLE 4096 // selects of one constant of different elements
// values[position], of n: a tree of selects by the position's bits, which overwrites the values.
CGI_DEF cg_value cgi_select_table(cgi_builder *b, cg_value position, cg_value *values, int64_t n);

#ifdef __cplusplus
}
#endif
#endif
