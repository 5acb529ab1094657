// Private: iree_linalg_ext.sort, scan, topk and scatter on buffers as loops, a nest over their lines.
#ifndef CGI_LINES_H
#define CGI_LINES_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_works_on_lines(cg_op op); // all but scatter, which is linalg where it is on tensors
// An scf.parallel of one step a line that does what op says: its inputs, what its outputs have at first (a scalar: all elements; NULL: nothing is
// read of that), and where they go, buffers; an output may begin where it goes. NULL after an error.
CGI_DEF cg_op cgi_build_lines(cgi_builder *b, cg_op op, const cg_value *inputs, const cg_value *inits, const cg_value *outs);
#else
#define cgi_works_on_lines(op) false
#define cgi_build_lines(b, op, inputs, inits, outs) ((void)(b), (cg_op)NULL)
#endif

#ifdef __cplusplus
}
#endif
#endif
