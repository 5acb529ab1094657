// Private: what the op families of hlo-to-linalg share. The conversion builds new ops beside the old ones, so that the old values still tell
// their signedness; a map leads from each old value to its new one.
#ifndef CGI_HLO_TO_LINALG_H
#define CGI_HLO_TO_LINALG_H
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "dialects/stablehlo.h"
#include "ir/ir.h"
#include "support/reify.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_TO_LINALG_MAX_OPERANDS 64 // of one reduction or map
#define CGI_TO_LINALG_TOLD 8          // places of ops of one kind that are told
#define CGI_TO_LINALG_MAX_DEPTH 128   // nesting of regions

typedef struct cgi_to_linalg_tuple { // what a tuple value became: its leaves, in order
  unsigned n;
  cg_value *values;
} cgi_to_linalg_tuple;

typedef struct cgi_to_linalg {
  cg_context *ctx;
  cgi_builder b;    // where new ops go
  cgi_hmap values;  // old value to new value
  cgi_hmap scalars; // old rank-0 value in, or used by, the region that is being inlined, to its scalar
  cgi_hmap tuples;  // old tuple value to cgi_to_linalg_tuple
  cgi_hmap blocks;  // old block to new block
  cgi_hmap sizes;   // element of an old value to its index value, in sizes_block
  cg_block sizes_block;
  cgi_hmap declared; // old value whose type was refined to the type that it had
  cgi_hmap missing;  // old value without a new one: its op failed, and was reported
  cgi_dims dims;
  cg_op func;
  bool failed;
  unsigned depth;
} cgi_to_linalg;

typedef bool (*cgi_to_linalg_fn)(cgi_to_linalg *h, cg_op op);

// ---- hlo_to_linalg.c ----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_type
cgi_to_linalg_signless(cg_type t); // ui8 and si8 to i8, inside shaped and function types too; tuples inside function types become their leaves
CGI_DEF cg_type *cgi_to_linalg_flatten_type(cg_context *ctx, cg_type *out, cg_type t,
                                            unsigned depth); // appends the signless leaves of t, which may be a tuple, to the cgi array
// New values of all operands, tuples as their leaves: a cgi array. *ok turns false after an error.
CGI_DEF cg_value *cgi_to_linalg_operands(cgi_to_linalg *h, cg_op op, bool *ok);
CGI_DEF void cgi_to_linalg_take_leaves(cgi_to_linalg *h, cg_value old_value, const cg_value *values, unsigned *next); // from values[*next…]
// Converts the blocks of `from` into `to`; new ops go on where they went before.
CGI_DEF bool cgi_to_linalg_ops(cgi_to_linalg *h, cg_block from, cg_block to); // of a block whose arguments have their new values
CGI_DEF bool cgi_to_linalg_region(cgi_to_linalg *h, cg_region from, cg_region to);
CGI_DEF cg_value cgi_to_linalg_get(cgi_to_linalg *h, cg_value old_value); // not NULL: operands are checked before a family's function is called
CGI_DEF void cgi_to_linalg_set(cgi_to_linalg *h, cg_value old_value, cg_value new_value); // with a tensor.cast where only the static sizes differ
CGI_DEF bool cgi_to_linalg_done(cgi_to_linalg *h, cg_op op, cg_value v);                  // the same of a result of one op; true
CGI_DEF cg_type cgi_to_linalg_result_type(cg_op op, unsigned i);                          // signless
CGI_DEF cg_type cgi_to_linalg_operand_element(cg_op op, unsigned i);                      // element type, signedness kept
// The scalar held by an old rank-0 value: a constant where it is one, else tensor.extract.
CGI_DEF cg_value cgi_to_linalg_scalar_of(cgi_to_linalg *h, cg_value old_value);

// A region on scalars, of other dialects' ops, at `b`: args are its block's arguments; results (max) are what it yields. False after an error.
CGI_DEF bool cgi_to_linalg_inline_scalar(cgi_to_linalg *h, cgi_builder *b, cg_region region, unsigned n, const cg_value *args, cg_value *result);

// Builders on tensors (new values).
CGI_DEF cg_type cgi_to_linalg_tensor(cgi_to_linalg *h, unsigned rank, const int64_t *shape, cg_type element);
CGI_DEF cg_value cgi_to_linalg_empty(cgi_to_linalg *h, unsigned rank, const int64_t *shape, const cg_value *sizes,
                                     cg_type element);                                      // sizes[i] read where shape[i] is dynamic
CGI_DEF cg_value cgi_to_linalg_empty_like(cgi_to_linalg *h, cg_type type, cg_value source); // dynamic sizes from source, of the same rank
CGI_DEF cg_value cgi_to_linalg_fill(cgi_to_linalg *h, cg_value scalar, cg_value out);
CGI_DEF cg_value cgi_to_linalg_zero(cgi_builder *b, cg_type scalar_type);
CGI_DEF cg_value cgi_to_linalg_cast_to(cgi_to_linalg *h, cg_value v, cg_type type); // tensor.cast where the shapes' static parts differ
// offsets, sizes, strides: static where not CG_DYNAMIC, else the value of the same place.
CGI_DEF cg_value cgi_to_linalg_extract_slice(cgi_to_linalg *h, cg_value source, const int64_t *offsets, const cg_value *offset_values,
                                             const int64_t *sizes, const cg_value *size_values, const int64_t *strides);
CGI_DEF cg_value cgi_to_linalg_insert_slice(cgi_to_linalg *h, cg_value source, cg_value dest, const int64_t *offsets, const cg_value *offset_values);
// Edge padding per dim, negative amounts crop, `interior` (may be NULL) between elements. The source is returned as is when nothing changes.
CGI_DEF cg_value cgi_to_linalg_pad(cgi_to_linalg *h, cg_value source, const int64_t *low, const int64_t *high, const int64_t *interior,
                                   cg_value scalar);
// Amounts of padding, strides and dilations stay in 32 bits: no size that comes of them overflows, and no kernel could index more.
CGI_DEF bool cgi_to_linalg_is_amount(int64_t v);
CGI_DEF bool cgi_to_linalg_check_window(cg_op op, const cgi_hlo_window *w);
CGI_DEF cg_value cgi_to_linalg_reshape(cgi_to_linalg *h, cg_value source, cg_type type); // NULL where dynamic sizes leave the grouping open
CGI_DEF cg_value cgi_to_linalg_collapse(cgi_to_linalg *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes);
CGI_DEF cg_value cgi_to_linalg_expand(cgi_to_linalg *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes,
                                      const cg_value *sizes);
CGI_DEF cg_value cgi_to_linalg_reverse_dims(cgi_to_linalg *h, cg_value in, const bool *reversed);
CGI_DEF cg_attr cgi_to_linalg_dense_i64(cg_context *ctx, unsigned n, const int64_t *v); // dense<…> : tensor<nxi64>
// Counts along a dimension of a tensor of this type, `original` in its signedness.
CGI_DEF cg_value cgi_to_linalg_count(cgi_to_linalg *h, cg_type type, const cg_value *sizes, unsigned dim, cg_type original);
CGI_DEF cg_value cgi_to_linalg_move(cgi_to_linalg *h, cg_value in, cg_map map, cg_value init); // out[d…] = in[map(d…)]
// One elementwise generic of one input: the float conversion that ends an accumulation in f32.
CGI_DEF cg_value cgi_to_linalg_truncate(cgi_to_linalg *h, cg_value source, cg_type element);
// The type that sums and products of this type accumulate in: f32 for narrower floats, else the type itself.
CGI_DEF cg_type cgi_to_linalg_accumulator(cg_type element);

// ---- hlo_to_linalg_elementwise.c ----------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_to_linalg_is_elementwise(cg_op_kind kind);
CGI_DEF bool cgi_to_linalg_elementwise(cgi_to_linalg *h, cg_op op);
// The op on scalars (signless), by the element types of its old operands. NULL after an error.
CGI_DEF cg_value cgi_to_linalg_scalar(cgi_builder *b, cg_op op, const cg_value *in);
CGI_DEF cg_value cgi_to_linalg_convert_scalar(cgi_builder *b, cg_value v, cg_type from,
                                              cg_type to); // from, to keep their signedness; NULL: no such conversion
// The op that an elementwise op is on elements of one class: CGI_HLO_ON_NONE where it has none, CGI_HLO_ON_COMPOSED where it takes several.
CGI_DEF unsigned cgi_to_linalg_on(const cgi_hlo_row *row, cg_type element);
CGI_DEF bool cgi_to_linalg_is_unsigned(cg_type element); // ui types and i1
// Whether x comes after y in the total order: -NaN < -inf < … < -0 < +0 < … < +inf < +NaN.
CGI_DEF cg_value cgi_to_linalg_greater(cgi_builder *b, cg_type element, cg_value x, cg_value y);
// The body of a product of elements of these types: acc + a * b, of floats in one step where the target likes; of booleans or and and.
CGI_DEF void cgi_to_linalg_product_body(cgi_to_linalg *h, cg_op generic, cg_type lhs, cg_type rhs, cg_type acc);
// Values that a region uses from outside become scalars now, before the op that will hold the inlined body.
CGI_DEF bool cgi_to_linalg_capture_scalars(cgi_to_linalg *h, cg_region region);
// The region's ops (on rank-0 tensors) on scalars at `b`: args are its block's arguments; results (at most max) are what it returns. False after an
// error.
CGI_DEF bool cgi_to_linalg_inline_region(cgi_to_linalg *h, cgi_builder *b, cg_region region, unsigned n, const cg_value *args, unsigned max,
                                         cg_value *results);
// Whether a region's ops are such that can be inlined: on scalars alone, or loops of such regions.
CGI_DEF bool cgi_to_linalg_is_scalar_region(cg_region region);
// A stablehlo.while of such regions at `b`, from the scalars that `operands` are to those that its results are.
CGI_DEF bool cgi_to_linalg_inline_while(cgi_to_linalg *h, cgi_builder *b, cg_op op, const cg_value *operands, cg_value *results);

// ---- hlo_to_linalg_gather.c: indices that a program computes ------------------------------------------------------------------------
CGI_DEF bool cgi_to_linalg_among(int64_t d, unsigned n, const int64_t *list);
CGI_DEF cg_value cgi_to_linalg_widen_index(cgi_builder *b, cg_value v, bool is_unsigned);                // to 32 bits at least
CGI_DEF cg_value cgi_to_linalg_index_of_type(cgi_builder *b, cg_value v, cg_type t);                     // index to or from an integer
CGI_DEF cg_value cgi_to_linalg_clamp_index(cgi_builder *b, cg_value v, bool is_unsigned, cg_value last); // to [0, last], as an index
// Component k of the index vector at the place `batch` of all dims but vector_dim, 32 bits wide at least.
CGI_DEF cg_value cgi_to_linalg_index_component(cgi_to_linalg *h, cgi_builder *b, cg_value old_indices, int64_t vector_dim, const cg_value *batch,
                                               unsigned k);

// scf.for loops in a body, the outermost first, that carry values; a loop over one element is none.
typedef struct cgi_to_linalg_nest {
  cgi_builder b; // inside of the innermost loop
  cg_value index[CGI_HLO_MAX_RANK];
  cg_op loops[CGI_HLO_MAX_RANK];
  unsigned n;
} cgi_to_linalg_nest;
// carried: the initial values, then those that the innermost body begins with.
CGI_DEF void cgi_to_linalg_nest_begin(cgi_to_linalg_nest *nest, const cgi_builder *b, unsigned rank, const cg_value *sizes, unsigned num_carried,
                                      cg_value *carried);
// carried: what the innermost body ends with, then the values behind the loops.
CGI_DEF void cgi_to_linalg_nest_end(cgi_to_linalg_nest *nest, cgi_builder *b, cg_value *carried);

// ---- hlo_to_linalg_sizes.c ------------------------------------------------------------------------------------------------------------
// Element k of an old tensor of integers as an index value, folded: arithmetic of the host on sizes and constants, where it comes from these.
// NULL: of no such tensor.
CGI_DEF cg_value cgi_to_linalg_size(cgi_to_linalg *h, cg_value old_value, int64_t k);
CGI_DEF cg_value cgi_to_linalg_dim(cgi_to_linalg *h, cg_value tensor, unsigned i); // of a new value: what is known of it, by sizes of arguments
CGI_DEF cg_value cgi_sizes_op(cgi_to_linalg *h, cg_op_kind kind, cg_value a, cg_value b); // addi, subi, muli, floordivsi, minsi, maxsi
CGI_DEF bool cgi_to_linalg_same_size(cg_value a, cg_value b);
CGI_DEF bool cgi_to_linalg_is_data(cg_value v); // depends on what only the device reads
CGI_DEF bool cgi_to_linalg_read(cg_value v);    // lets the host read all of that, once; false where it cannot: in loops and branches

// ---- hlo_to_linalg_dynamic.c ----------------------------------------------------------------------------------------------------------
// An op whose result's shape is an operand: NULL for others.
CGI_DEF cgi_to_linalg_fn cgi_to_linalg_dynamic_op(cg_op_kind kind);
// The lowering of an op, some of whose operands' types may be known better than they are declared: its results' follow where they can be inferred.
CGI_DEF bool cgi_to_linalg_refined(cgi_to_linalg *h, cg_op op, cgi_to_linalg_fn lower);
// custom_call @shape_assertion: an assertion in front of all that runs.
CGI_DEF bool cgi_to_linalg_shape_assertion(cgi_to_linalg *h, cg_op op);
// The input of a dynamic_conv, padded by its operand; in *low and *high (a number a spatial dim) where they are known, and the input as it is.
CGI_DEF cg_value cgi_to_linalg_pad_dynamic_conv(cgi_to_linalg *h, cg_op op, cg_value input, const cgi_conv_dims *dims, cgi_hlo_window *window);

// ---- the other families: each returns false after an error --------------------------------------------------------------------------
CGI_DEF cgi_to_linalg_fn cgi_to_linalg_shape_op(cg_op_kind kind); // NULL: no op of this family
CGI_DEF bool cgi_to_linalg_gather_op(cgi_to_linalg *h, cg_op op); // dynamic_gather, too
CGI_DEF bool cgi_to_linalg_torch_index_select(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_scatter_op(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_select_and_scatter(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_dot(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_convolution(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_reduce(cgi_to_linalg *h, cg_op op);
#ifndef CODEGEN_NO_FAST_PIPELINES
// Where the reduction of two operands that `generic` is picks the pair of the greatest or least value: other ops, and one for the initial values
// whose body is still to be filled with that of `generic`. NULL: it is another one.
CGI_DEF cg_op cgi_to_linalg_arg_compare(cgi_to_linalg *h, cg_op op, cg_op generic);
#endif
CGI_DEF bool cgi_to_linalg_reduce_window(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_counts(cg_value old_value, int64_t dim); // its elements are their places along dim, and need not be read
CGI_DEF bool cgi_to_linalg_sort(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_top_k(cgi_to_linalg *h, cg_op op);
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
// Sorts a list of i32, and says where each stood; false where op's targets have no kernels for that.
CGI_DEF bool cgi_to_linalg_sort_numbers(cgi_to_linalg *h, cg_op op, cg_value *numbers, cg_value *stood);
#endif
// Whether a reduce_window (its window is w) is a scan along one dim, and lowering it as one.
CGI_DEF bool cgi_to_linalg_is_scan(cg_op op, const cgi_hlo_window *w, unsigned *dim, bool *reverse);
CGI_DEF bool cgi_to_linalg_scan_window(cgi_to_linalg *h, cg_op op, unsigned dim, bool reverse);
// Before a reduce of n inputs by a region that is no single op: replaces them by shorter ones where a thread would have too long a line to itself.
CGI_DEF bool cgi_to_linalg_shorten(cgi_to_linalg *h, cg_op op, unsigned n, const bool *reduced, cg_value *inputs);
// Tensors of one shape, but for dim.
CGI_DEF bool cgi_to_linalg_same_lines(cg_value x, cg_value y, unsigned dim);
CGI_DEF bool cgi_to_linalg_ext_scan(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_ext_sort(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_ext_topk(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_map(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_batch_norm_inference(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_while(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_if(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_case(cgi_to_linalg *h, cg_op op);
CGI_DEF bool cgi_to_linalg_return(cgi_to_linalg *h, cg_op op);

#ifdef __cplusplus
}
#endif
#endif
