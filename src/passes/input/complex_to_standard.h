// Private: what convert-complex-to-standard shares with what it calls. A complex value is two pieces, its real and its imaginary part, on tensors of
// the same shape (of rank 0 in regions).
#ifndef CGI_COMPLEX_TO_STANDARD_H
#define CGI_COMPLEX_TO_STANDARD_H
#include "dialects/stablehlo.h"
#include "ir/ir.h"
#include "support/one_to_n.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- convert_complex_to_standard.c ------------------------------------------------------------------------------------------------------
// An array of pairs: one more dimension, of 2.
CGI_DEF cg_value cgi_complex_pairs_of(cgi_one_to_n *c, cg_op op, cg_value v); // NULL after an error
CGI_DEF bool cgi_complex_from_pairs(cgi_one_to_n *c, cg_value result, cg_value pairs);

// ---- complex_fft.c ----------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_complex_fft(cgi_one_to_n *c, cg_op op);

// ---- complex_formulas.c: arithmetic on pieces, elementwise by StableHLO ops ------------------------------------------------------------
// The op's formula, or a broadcasting op's, and how many parts it takes; NULL where it has none.
CGI_DEF const char *cgi_complex_formula(cg_op op, unsigned *num_args);
// Expands it on the pieces of one or two numbers; the number of results, 1 or 2.
CGI_DEF unsigned cgi_complex_expand(cgi_builder *b, cg_op op, const char *formula, const cg_value args[4], cg_value results[2]);

// ---- builders of StableHLO ops (complex_formulas.c) ----------------------------------------------------------------------------------
CGI_DEF cg_value cgi_hlo_build_splat(cgi_builder *b, cg_type tensor, double v); // of floats; the shape is static
CGI_DEF cg_value cgi_hlo_build_splat_like(cgi_builder *b, cg_value like, double v);
CGI_DEF cg_value cgi_hlo_build_reshape(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape);
CGI_DEF cg_value cgi_hlo_build_listed(cgi_builder *b, cg_op_kind kind, cg_value v, cg_type t, const char *name, unsigned n, const int64_t *list);
CGI_DEF cg_value cgi_hlo_build_concat(cgi_builder *b, cg_value x, cg_value y, unsigned dim);
CGI_DEF cg_value cgi_hlo_build_broadcast(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape, const int64_t *dims);
CGI_DEF cg_value cgi_hlo_build_slice(cgi_builder *b, cg_value v, const int64_t *start, const int64_t *limit); // steps of 1
CGI_DEF void cgi_hlo_times(int64_t *size, int64_t by);                                                        // of what may be dynamic
// Of a dynamic shape: a limit of CG_DYNAMIC is the end. `part` may lack dimensions of 1.
CGI_DEF cg_value cgi_hlo_build_slice_as(cgi_builder *b, cg_value v, cg_type part, unsigned rank, const int64_t *start, const int64_t *limit);
CGI_DEF cg_value cgi_hlo_build_strided_slice(cgi_builder *b, cg_value v, cg_type part, const int64_t *start, const int64_t *limit,
                                             const int64_t *steps);
CGI_DEF cg_value cgi_hlo_build_slice_of(cgi_builder *b, cg_value v, cg_type type, const int64_t *start, const int64_t *limit); // v will be of `type`
// Floats of static shape with zeros around them, or elements less; with zeros behind a dim's end.
CGI_DEF cg_value cgi_hlo_build_pad(cgi_builder *b, cg_value v, const int64_t *low, const int64_t *high);
CGI_DEF cg_value cgi_hlo_build_padded(cgi_builder *b, cg_value v, unsigned dim, int64_t size);
CGI_DEF cg_value cgi_hlo_build_copy(cgi_builder *b, cg_value v, const int64_t *order); // its dims in that order, by a kernel of its own
CGI_DEF cg_value cgi_hlo_build_compare(cgi_builder *b, const char *direction, cg_value x, cg_value y);
CGI_DEF cg_value cgi_hlo_build_sum(cgi_builder *b, cg_value v, unsigned n, const int64_t *dims);
CGI_DEF cg_value cgi_hlo_build_iota(cgi_builder *b, cg_type type, unsigned dim);

// ---- custom_call (hlo_to_linalg.c) ----------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_to_linalg_is_annotation(cg_op op); // of what a device keeps: its result is its operand
CGI_DEF bool cgi_to_linalg_foreign_call(cg_op op);  // false, after an error that says what to do instead

#ifdef __cplusplus
}
#endif
#endif
