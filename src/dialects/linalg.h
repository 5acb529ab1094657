// Private: what all structured (linalg) ops have in common, named or generic.
#ifndef CGI_LINALG_H
#define CGI_LINALG_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_MAX_LOOPS 16
#define CGI_ATTR_TF32 "codegen.tf32"           // on a product of f32: matrix units may round its factors to tf32
#define CGI_ATTR_ROUNDED "codegen.rounded"     // on such a product: its factors are numbers of tf32 already
#define CGI_ATTR_IMPRECISE "codegen.imprecise" // on a product: matrix units may add with fewer bits than the sum's type has

// The word of an enumeration attribute: the text of "parallel", of #linalg.iterator_type<parallel>, of #vector.kind<add>; of #gpu<dim x> it is "x".
// linalg.generic's iterator_types hold #linalg.iterator_type attributes; plain strings are taken, too.
CGI_DEF cg_str cgi_attr_word(cg_attr a);
// A dialect attribute of one word: cgi_attr_of_word(ctx, "linalg.iterator_type", "parallel").
CGI_DEF cg_attr cgi_attr_of_word(cg_context *ctx, const char *name, const char *word);

CGI_DEF bool cgi_transpose_chain(cgi_builder *b, cg_op op, void *user); // a pattern of linalg.transpose and vector.transpose
CGI_DEF bool cgi_linalg_is(cg_op op);                                   // has the structured trait
CGI_DEF unsigned cgi_linalg_num_inputs(cg_op op);
CGI_DEF unsigned cgi_linalg_num_outputs(cg_op op);
CGI_DEF cg_value cgi_linalg_input(cg_op op, unsigned i);
CGI_DEF cg_value cgi_linalg_output(cg_op op, unsigned i); // the init operand
CGI_DEF unsigned cgi_linalg_num_loops(cg_op op);
CGI_DEF cg_map cgi_linalg_map(cg_op op, unsigned operand); // inputs, then outputs; named ops compute theirs from their attributes
CGI_DEF cg_map cgi_linalg_output_map(cg_op op, unsigned i);
CGI_DEF bool cgi_linalg_list_has(cg_attr list, int64_t v); // of integers; NULL has none
CGI_DEF bool cgi_linalg_is_parallel(cg_op op, unsigned loop);
CGI_DEF bool cgi_linalg_is_reduction(cg_op op, unsigned loop);
CGI_DEF unsigned cgi_linalg_num_reductions(cg_op op);
CGI_DEF unsigned cgi_linalg_window_dims(cg_op op); // of convolutions and poolings: what strides and dilations have an element for
CGI_DEF cg_block cgi_linalg_body(cg_op op);        // args: one element per input, then per output (linalg.map: inputs only); ends in linalg.yield
// Lets the multiplications and additions of floats in the body contract into one operation, as they may in a product.
CGI_DEF void cgi_linalg_allow_contraction(cg_op op);
// dims[d]: the dim of root's result that dim d of v is, where v is made from that element by element. False where it is not, or has others.
CGI_DEF bool cgi_linalg_dims_of(cg_op root, cg_value v, unsigned *dims);
CGI_DEF bool cgi_linalg_uses_output(cg_op op, unsigned i); // the body reads the init element
// The size of each loop, from the operands' shapes: CG_DYNAMIC where dynamic. `sources[i]` (may be NULL) gets operand and dim that decide it.
typedef struct cgi_dim_source {
  unsigned operand, dim;
} cgi_dim_source;
CGI_DEF bool cgi_linalg_loop_sizes(cg_op op, int64_t *sizes, cgi_dim_source *sources);
CGI_DEF bool cgi_linalg_is_ext(cg_op_kind kind);  // of another dialect, with indexing_maps and a region: no linalg.generic
CGI_DEF bool cgi_linalg_is_elementwise(cg_op op); // all loops parallel, outputs by permutation maps
// The body is computed element by element: it has loops or branches, or reads a tensor where the innermost loop or an element says.
CGI_DEF bool cgi_linalg_is_scalar(cg_op op);
// Fills the region of a freshly created named op (matmul, conv, pooling, fill, copy, …) with its defining body, from its operands' element types.
CGI_DEF void cgi_linalg_build_body(cg_op op);
CGI_DEF bool cgi_linalg_fold_constants(cg_op op, const cg_attr *constants, cg_fold_result *results); // an elementwise generic on constants
CGI_DEF bool cgi_linalg_operands_match(cg_op op); // a named op has as many inputs and outputs as it defines

// linalg.generic with an empty body block (args made); the caller fills it and ends it with linalg.yield.
CGI_DEF cg_op cgi_build_generic(cgi_builder *b, unsigned ni, const cg_value *inputs, unsigned no, const cg_value *outputs, const cg_map *maps,
                                unsigned num_loops, const bool *reduction);
CGI_DEF cg_op cgi_build_elementwise(cgi_builder *b, unsigned ni, const cg_value *inputs, cg_value output, const cg_map *maps,
                                    unsigned num_loops); // one of one output, all of whose loops are parallel
// The same, all by identities, of one input, or of none where it is NULL.
CGI_DEF cg_op cgi_build_each(cgi_builder *b, cg_value in, cg_value output);
// Any named op of ins, outs and attributes, its body included; results are the outputs' types when these are tensors.
CGI_DEF cg_op cgi_build_named_linalg(cgi_builder *b, cg_op_kind kind, unsigned ni, const cg_value *inputs, unsigned no, const cg_value *outputs,
                                     unsigned na, const cg_named_attr *attrs);
CGI_DEF cg_value cgi_build_empty(cgi_builder *b, cg_type tensor, const cg_value *dynamic_sizes); // tensor.empty
CGI_DEF cg_value cgi_build_fill(cgi_builder *b, cg_value scalar, cg_value out);                  // linalg.fill
CGI_DEF cg_value cgi_build_empty_as(cgi_builder *b, cg_type tensor, cg_value like);              // the same, dynamic sizes as of `like`
CGI_DEF cg_value cgi_build_loop_index(cgi_builder *b, int64_t loop);                             // linalg.index
CGI_DEF cgi_builder cgi_builder_in_each(cg_op structured, unsigned n, cg_value *loops); // in its body, behind the indices of its first n loops

#ifdef __cplusplus
}
#endif
#endif
