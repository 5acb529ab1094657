// Private: products whose dims a reshape merges or splits (fuse_elementwise.c).
#ifndef CGI_FUSE_ELEMENTWISE_H
#define CGI_FUSE_ELEMENTWISE_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// A reduction to a filled tensor runs over the dims that tensor.collapse_shape, which is its input `at`, has merged; with `at` behind the inputs,
// over those that tensor.expand_shape, the first reader of its result, makes of it. False where it stays.
CGI_DEF bool cgi_split_product(cg_op op, unsigned at);
#endif

#ifdef __cplusplus
}
#endif
#endif
