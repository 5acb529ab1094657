// Private: what the rewrites of chlo-legalize-to-stablehlo share.
#ifndef CGI_CHLO_LEGALIZE_TO_STABLEHLO_H
#define CGI_CHLO_LEGALIZE_TO_STABLEHLO_H
#include "dialects/linalg.h"
#include "dialects/stablehlo.h"
#include "support/formula.h"

#ifdef __cplusplus
extern "C" {
#endif

// Rewrites op, its function's number-th of the kind, and erases it. False after an error.
typedef bool (*cgi_legalize_fn)(cg_op op, unsigned number);

CGI_DEF bool cgi_legalize_batch_norm_training(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_batch_norm_grad(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_rng_bit_generator(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_rng(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_ragged_dot(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_einsum(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_custom_call(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_clamp(cg_op op, unsigned number); // of complex numbers, like the next
CGI_DEF bool cgi_legalize_select_and_scatter(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_ext_gather(cg_op op, unsigned number); // of iree_linalg_ext, like the next
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_legalize_ext_im2col(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_ext_map_load(cg_op op, unsigned number);
CGI_DEF bool cgi_legalize_ext_map_store(cg_op op, unsigned number);
#endif

// Builders of StableHLO ops on tensors.
CGI_DEF cg_value cgi_legalize_constant(cgi_builder *b, cg_type type, cg_attr element); // a splat, its element an integer or a float
CGI_DEF cg_value cgi_legalize_convert(cgi_builder *b, cg_value v, cg_type element);
CGI_DEF cg_value cgi_legalize_bitcast(cgi_builder *b, cg_value v, cg_type element); // of the same width

CGI_DEF cg_value cgi_legalize_zero(cgi_builder *b, cg_type type); // of any element type; the shape is static
CGI_DEF cg_value cgi_legalize_sum(cgi_builder *b, cg_value v, unsigned n, const int64_t *dims, cg_type type);

// linalg.generic whose body is the formula table[0]: of the elements of `in`, of `out` where `reduction` says that some loop is one, then of `extra`
// scalars. maps: one per input, then the output's.
typedef struct cgi_legalize_body {
  const cgi_formula *table;
  size_t table_size;
  unsigned num_extra;
  const cg_value *extra;
} cgi_legalize_body;
CGI_DEF cg_value cgi_legalize_generic(cgi_builder *b, unsigned n, const cg_value *in, cg_value out, const cg_map *maps, const bool *reduction,
                                      const cgi_legalize_body *body);

#ifdef __cplusplus
}
#endif
#endif
