// Private: control flow of host functions, on tensors: loops and branches whose regions hold dispatches. Bodies of kernels' ops are none.
#ifndef CGI_HOST_CONTROL_H
#define CGI_HOST_CONTROL_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#ifdef CODEGEN_NO_SECOND_TIER_OPS // host functions have none
#define cgi_control_is(op) ((void)(op), false)
#define cgi_control_ends(op) ((void)(op), false)
#define cgi_control_reads_back(op) ((void)(op), false)
#define cgi_control_depth(host) ((void)(host), 0u)
#define cgi_control_prepare(entry) ((void)(entry), true)
#else
CGI_DEF bool cgi_control_is(cg_op op);             // scf.while, scf.for, scf.if, scf.index_switch
CGI_DEF bool cgi_control_ends(cg_op op);           // scf.yield, scf.condition
CGI_DEF bool cgi_control_reads_back(cg_op op);     // tensor.extract, and index_cast behind it, of what a host decides by
CGI_DEF unsigned cgi_control_depth(cg_block host); // 0: the function's own block

// Brings the control flow of a host function's block into the form that form-dispatches and schedule take: what a host decides by is extracted from a
// tensor of rank 0 by an op that nothing else reads, and what is made of nothing is made in each block that reads it. False after an error: what
// loops carry and branches give has to be tensors of static shape.
CGI_DEF bool cgi_control_prepare(cg_block entry);
#endif

#ifdef __cplusplus
}
#endif
#endif
