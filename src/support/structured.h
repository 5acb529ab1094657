// Private: what the passes that rewrite structured (linalg) ops share.
#ifndef CGI_STRUCTURED_H
#define CGI_STRUCTURED_H
#include "dialects/linalg.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_READ_RANK 32
#define CGI_MAX_GENERIC_OPERANDS 64 // more than that stay as they are

// Attributes that a user or a pass put on the op besides its own: lowering_config and the like.
CGI_DEF void cgi_copy_discardable_attrs(cg_op from, cg_op to);
CGI_DEF bool cgi_is_generic_on_tensors(cg_op op); // linalg.generic, every operand a tensor or a scalar
CGI_DEF cg_expr cgi_expr_zero(cg_context *ctx);
// Clones the ops of a block in front of its terminator; operands mapped where `values` has them.
CGI_DEF void cgi_clone_block_body(cgi_builder *b, cg_block from, cgi_hmap *values);
// The same with values for the arguments (NULL: an argument that is not used); `yields`, where it is not NULL, gets what the terminator has.
CGI_DEF void cgi_inline_block(cgi_builder *b, cg_block from, const cg_value *args, cg_value *yields);
CGI_DEF void cgi_clone_block(cg_block from, cg_block to); // all of it to the end of `to`, whose arguments stand for its own, as far as both go
// Every loop is some operand's dim by itself: what a linalg op needs for its loops to have sizes. `skip` (or UINT32_MAX) does not count.
CGI_DEF bool cgi_loops_are_covered(unsigned num_loops, unsigned num_maps, const cg_map *maps, uint32_t skip);
// Replaces linalg.index ops under a body: loop i's index becomes expression e[i] over the new loops.
CGI_DEF void cgi_remap_indices(cg_block body, unsigned num_new_loops, const cg_expr *e);
// Maps and iterators of a generic, rewritten in place.
CGI_DEF void cgi_set_generic_loops(cg_op generic, unsigned num_maps, const cg_map *maps, unsigned num_loops, const bool *reduction);
// A generic over the elements of `out`, each of which is an element of `source` at an index that its body computes, or `other`.
typedef struct cgi_read {
  cg_op op, generic; // what it is made for
  cgi_builder b;     // at the end of the body
  cg_value source, out, other, loops[CGI_READ_RANK], at[CGI_READ_RANK];
  unsigned rank, num_loops; // of source and out
} cgi_read;
CGI_DEF bool cgi_read_begin(cgi_read *r, cg_op op, cg_value source, cg_value out); // false after an error; `other` is what the output has
CGI_DEF cg_value cgi_read_inside(cgi_read *r, cg_value in, unsigned d);            // `in`, and r->at[d] is none outside of the source
// Ends the body and replaces r->op. Where `in` says no, no element is read: the index may be any. NULL: all are.
CGI_DEF bool cgi_read_end(cgi_read *r, cg_value in);

// About how many instructions a body becomes. A kernel of more than the longest had better be two: it nears lower-executable-target's limit.
#define CGI_LONGEST_BODY 800
CGI_DEF unsigned cgi_body_length(cg_op op);
// An elementwise body that only hands on an element or a constant.
CGI_DEF void cgi_erase_if_dead(cg_value v); // and what only it used
// Drops input i of a generic; its body argument is replaced first (NULL: it is unused).
CGI_DEF void cgi_erase_generic_input(cg_op op, unsigned i, cg_value replacement);
// A named op as linalg.generic, which is returned; op itself where it is generic already or cannot be.
CGI_DEF cg_op cgi_generalize(cg_op op);
// extract_slice of what an op that nothing else reads computes element by element becomes that op on slices of its inputs, which is returned; NULL
// where it cannot.
CGI_DEF cg_op cgi_slice_elementwise(cg_op slice);
// The op, which is on buffers, on tensors in their places; it takes over the body.
CGI_DEF cg_op cgi_structured_on_tensors(cgi_builder *b, cg_op op, const cg_value *operands);
// reassociation = [[0, 1], [2]] from the sizes of its groups.
CGI_DEF cg_attr cgi_reassociation(cg_context *ctx, unsigned groups, const unsigned *group_sizes);
// tensor.expand_shape of operands[0]; behind it come the dynamic sizes of the type.
CGI_DEF cg_value cgi_build_expand_shape(cgi_builder *b, cg_type type, unsigned n, const cg_value *operands, cg_attr reassociation);

#ifdef __cplusplus
}
#endif
#endif
