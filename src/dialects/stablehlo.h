// Private: reading stablehlo ops. Every accessor takes all spellings of an attribute (array<i64: …>, dense<…>, arrays; #stablehlo.conv in its
// pretty and raw form, #mhlo.…, dictionaries of 2020; enums as #stablehlo<…>, strings) and gives the specification's default where an optional
// one is absent. Ops that came through the parser are verified, so that for them no accessor fails.
#ifndef CGI_STABLEHLO_H
#define CGI_STABLEHLO_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_HLO_MAX_RANK 16 // the verifier refuses tensors of more dims

// ---- attributes ---------------------------------------------------------------------------------------------------------------------
// A list of integers, at most `max`: its length, 0 when absent; -1 when the attribute is no integer list or longer.
CGI_DEF int cgi_hlo_list(cg_op op, const char *name, unsigned max, int64_t *out);
// Exactly n integers (a splat counts as n); all are `absent` when there is no such attribute. False: another length, or no integer list.
CGI_DEF bool cgi_hlo_int_list(cg_op op, const char *name, unsigned n, int64_t absent, int64_t *out);
CGI_DEF int64_t cgi_hlo_int(cg_op op, const char *name, int64_t absent);
CGI_DEF bool cgi_hlo_bool(cg_op op, const char *name, bool absent);
// An enum's keyword: "LT", "DEFAULT", "THREE_FRY"; empty when absent.
CGI_DEF cg_str cgi_hlo_keyword(cg_op op, const char *name);
CGI_DEF cg_str cgi_hlo_keyword_of(cg_attr a);
CGI_DEF cg_attr cgi_hlo_enum(cg_context *ctx, const char *kind, cg_str keyword); // #stablehlo<kind KEYWORD>
// dense<…> : tensor<…xi64>, of all elements.
CGI_DEF cg_attr cgi_hlo_dense_i64(cg_context *ctx, unsigned rank, const int64_t *shape, const int64_t *values);
// compare: FLOAT, TOTALORDER, SIGNED or UNSIGNED; by the operands' type where the op does not say.
// A while's values: whether v is a constant, or one that the loop carries and never changes; by which constant each turn changes value i.
CGI_DEF bool cgi_hlo_loop_constant(cg_op loop, cg_value v, int64_t *out);
CGI_DEF bool cgi_hlo_loop_step(cg_op loop, unsigned i, int64_t *step);
CGI_DEF cg_str cgi_hlo_compare_type(cg_op op);

typedef struct cgi_conv_dims {
  unsigned num_spatial;
  int64_t input_batch, input_feature, kernel_input_feature, kernel_output_feature, output_batch, output_feature;
  int64_t input_spatial[CGI_HLO_MAX_RANK], kernel_spatial[CGI_HLO_MAX_RANK], output_spatial[CGI_HLO_MAX_RANK];
} cgi_conv_dims;
CGI_DEF bool cgi_hlo_conv_dims(cg_op op, cgi_conv_dims *out); // convolution, dynamic_conv
CGI_DEF bool cgi_hlo_conv_dims_of(cg_attr a, cgi_conv_dims *out);
CGI_DEF cg_attr cgi_hlo_conv_attr(cg_context *ctx, const cgi_conv_dims *dims); // #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>

// The window of convolution (one entry per spatial dim, in the order of conv_dims), reduce_window and select_and_scatter (one per dim).
typedef struct cgi_hlo_window {
  unsigned n;
  int64_t size[CGI_HLO_MAX_RANK]; // the kernel's spatial dims in convolution; may be CG_DYNAMIC there
  int64_t stride[CGI_HLO_MAX_RANK];
  int64_t pad_low[CGI_HLO_MAX_RANK], pad_high[CGI_HLO_MAX_RANK]; // may be negative
  int64_t base_dilation[CGI_HLO_MAX_RANK];                       // lhs_dilation
  int64_t window_dilation[CGI_HLO_MAX_RANK];                     // rhs_dilation
  bool reversal[CGI_HLO_MAX_RANK];
} cgi_hlo_window;
// A reduce_window that a custom call of dynamic sizes became may have windows of CG_DYNAMIC: as wide as the dimension; padding is one less then.
CGI_DEF bool cgi_hlo_window_of(cg_op op, cgi_hlo_window *out);
CGI_DEF void cgi_hlo_window_over(cgi_hlo_window *w, const int64_t *shape); // such windows over an array of that shape
// Places of window dim i over `input` elements (CG_DYNAMIC when either is dynamic): 0 when the window does not fit.
CGI_DEF int64_t cgi_hlo_window_places(const cgi_hlo_window *w, unsigned i, int64_t input);

typedef struct cgi_dot_dims {
  unsigned num_batch, num_contract;
  int64_t lhs_batch[CGI_HLO_MAX_RANK], rhs_batch[CGI_HLO_MAX_RANK], lhs_contract[CGI_HLO_MAX_RANK], rhs_contract[CGI_HLO_MAX_RANK];
} cgi_dot_dims;
CGI_DEF bool cgi_hlo_dot_dims(cg_op op, cgi_dot_dims *out); // dot_general, and dot (its last by rhs's first dim)
CGI_DEF bool cgi_hlo_dot_takes_tf32(cg_op op);              // its algorithm rounds both factors to tf32, and multiplies them once
CGI_DEF bool cgi_hlo_dot_is_imprecise(cg_op op);            // its algorithm lets sums have fewer bits than their type
CGI_DEF bool cgi_hlo_dot_dims_of(cg_attr a, cgi_dot_dims *out);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
CGI_DEF bool cgi_hlo_ragged_dims(cg_attr a, cgi_dot_dims *out, int64_t *lhs_ragged, int64_t *rhs_group); // chlo.ragged_dot; -1: none
#endif
CGI_DEF cg_attr cgi_hlo_dot_attr(cg_context *ctx, const cgi_dot_dims *dims); // #stablehlo.dot<…>

typedef struct cgi_index_dims { // of a gather; of a scatter
  unsigned num_window, num_dropped, num_batching, num_index_map;
  int64_t window_dims[CGI_HLO_MAX_RANK];                                                    // offset_dims; update_window_dims
  int64_t dropped_dims[CGI_HLO_MAX_RANK];                                                   // collapsed_slice_dims; inserted_window_dims
  int64_t operand_batching_dims[CGI_HLO_MAX_RANK], indices_batching_dims[CGI_HLO_MAX_RANK]; // num_batching each
  int64_t index_map[CGI_HLO_MAX_RANK];                                                      // start_index_map; scatter_dims_to_operand_dims
  int64_t index_vector_dim;
} cgi_index_dims;
CGI_DEF bool cgi_hlo_gather_dims(cg_op op, cgi_index_dims *out); // of a dynamic one, too
CGI_DEF bool cgi_hlo_scatter_dims(cg_op op, cgi_index_dims *out);

CGI_DEF cg_value cgi_hlo_build_constant(cgi_builder *b, cg_attr value);
// stablehlo.reduce of one value whose body is one op, and its result.
CGI_DEF cg_value cgi_hlo_build_reduce(cgi_builder *b, cg_op_kind kind, cg_value v, cg_value initial, size_t n, const int64_t *dims, cg_type type);

// ---- operands of ops with several equally long lists -----------------------------------------------------------------------------------
// reduce, reduce_window: inputs, then as many initial values. scatter: inputs, one tensor of indices, as many updates.
// sort, map: all are inputs.
CGI_DEF unsigned cgi_hlo_num_inputs(cg_op op);
CGI_DEF cg_value cgi_hlo_input(cg_op op, unsigned i);
CGI_DEF cg_value cgi_hlo_init(cg_op op, unsigned i); // reduce, reduce_window
CGI_DEF cg_block cgi_hlo_body(cg_op op);             // the first region's block; NULL when empty
// The op that a region of the form `%r = op %a, %b; return %r` of its two arguments applies; *swapped: on (%b, %a). CG_OP_UNREGISTERED for
// other regions.
CGI_DEF cg_op_kind cgi_hlo_simple_body(cg_block body, bool *swapped);

// ---- types ----------------------------------------------------------------------------------------------------------------------------
// The result types that operands, attributes and regions imply, into out[num_results]; dims that are not known are CG_DYNAMIC. Returns 1 when known,
// 0 when the op's result is free (reshape, convert, …), -1 after reporting what is wrong. The op's present result types matter only where the
// operands leave something open (element types of dot_general and convolution); they may be NULL.
CGI_DEF int cgi_hlo_infer(cg_op op, cg_type *out);
CGI_DEF bool cgi_hlo_compatible(cg_type a, cg_type b); // same element type and shape, where dynamic dims fit any

#ifdef __cplusplus
}
#endif
#endif
