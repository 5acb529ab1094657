// Private: single elements of a dispatch's tensors, for passes that compute the root op themselves (linalg_to_loops.c).
#ifndef CGI_LINALG_TO_LOOPS_H
#define CGI_LINALG_TO_LOOPS_H
#include "ir/ir.h"
#include "target/matrices.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_loops cgi_loops;

// Buffers for the function's bindings; NULL after an error. Nothing but the memory of the pass is held.
CGI_DEF cgi_loops *cgi_elements_begin(cg_op func);
CGI_DEF cg_value cgi_elements_index(cgi_loops *s, int64_t v); // an index constant at the top of the function
CGI_DEF cg_value cgi_elements_op(cgi_loops *s, cgi_builder *b, cg_op_kind kind, cg_value x, int64_t y); // cgi_index_op with such a one
CGI_DEF cg_value cgi_elements_walk(cgi_loops *s, cgi_builder *b, cg_value at, cg_value x, int64_t y);   // at + x * y
CGI_DEF cg_value cgi_elements_memory(cgi_loops *s, cg_loc loc, cg_type element, int64_t count); // workgroup memory of one dim, allocated there
// Emits what computes the element of an operand of `op` at a point of its loops.
CGI_DEF bool cgi_elements_read(cgi_loops *s, cgi_builder *b, cg_op op, unsigned operand, const cg_value *loops, cg_value *out);
// Where in the operand's tensor that is, by each of its dims; the map has no symbols.
CGI_DEF void cgi_elements_place(cgi_loops *s, cgi_builder *b, cg_op op, unsigned operand, const cg_value *loops, cg_value *index);
CGI_DEF cg_value cgi_elements_size(cgi_loops *s, cgi_builder *b, cg_op op, unsigned loop); // of a loop of a structured op
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// Emits a score of iree_linalg_ext.attention, f32, from the sum of the products that it is made of, at a point of its loops.
CGI_DEF bool cgi_elements_score(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *loops, cg_value sum, cg_value *out);
// Emits what its exponentials are added to: 0; or 1, where there may be no key, and is none, so that the result is 0 as of any empty sum.
CGI_DEF cg_value cgi_elements_first_sum(cgi_loops *s, cgi_builder *b, const cgi_attention *a, cg_value keys);
#endif
// Emits what the function's stores put where the root's element belongs, of which `values` are those of its results: whatever is computed from them.
CGI_DEF bool cgi_elements_store(cgi_loops *s, cgi_builder *b, cg_op root, const cg_value *loops, const cg_value *values);
CGI_DEF void cgi_elements_end(cgi_loops *s); // the stores are done: no tensor is left

#ifdef __cplusplus
}
#endif
#endif
