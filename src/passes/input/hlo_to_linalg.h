// Private: what the op families of hlo-to-linalg share. The conversion builds new ops beside the old ones, so that the old values still tell
// their signedness; a map leads from each old value to its new one.
#ifndef CGI_HLO_TO_LINALG_H
#define CGI_HLO_TO_LINALG_H
#include "dialects/linalg.h"
#include "dialects/stablehlo.h"
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_H2L_MAX_OPERANDS 64 // of one reduction or map
#define CGI_H2L_MAX_DEPTH 128   // nesting of regions

typedef struct cgi_h2l_tuple { // what a tuple value became: its leaves, in order
  unsigned n;
  cg_value *values;
} cgi_h2l_tuple;

typedef struct cgi_h2l {
  cg_context *ctx;
  cgi_builder b;    // where new ops go
  cgi_hmap values;  // old value to new value
  cgi_hmap scalars; // old rank-0 value in, or used by, the region that is being inlined, to its scalar
  cgi_hmap tuples;  // old tuple value to cgi_h2l_tuple
  cgi_hmap blocks;  // old block to new block
  unsigned depth;
} cgi_h2l;

// ---- hlo_to_linalg.c ----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_type
cgi_h2l_signless(cg_type t); // ui8 and si8 to i8, inside shaped and function types too; tuples inside function types become their leaves
CGI_DEF cg_value cgi_h2l_get(cgi_h2l *h, cg_value old_value);                 // not NULL: operands are checked before a family's function is called
CGI_DEF void cgi_h2l_set(cgi_h2l *h, cg_value old_value, cg_value new_value); // with a tensor.cast where only the static sizes differ
CGI_DEF cg_type cgi_h2l_result_type(cg_op op, unsigned i);                    // signless
CGI_DEF cg_type cgi_h2l_operand_element(cg_op op, unsigned i);                // element type, signedness kept
// The scalar held by an old rank-0 value: a constant where it is one, else tensor.extract.
CGI_DEF cg_value cgi_h2l_scalar_of(cgi_h2l *h, cg_value old_value);

// Builders on tensors (new values).
CGI_DEF cg_type cgi_h2l_tensor(cgi_h2l *h, unsigned rank, const int64_t *shape, cg_type element);
CGI_DEF cg_value cgi_h2l_empty(cgi_h2l *h, unsigned rank, const int64_t *shape, const cg_value *sizes,
                               cg_type element);                                // sizes[i] read where shape[i] is dynamic
CGI_DEF cg_value cgi_h2l_empty_like(cgi_h2l *h, cg_type type, cg_value source); // dynamic sizes from source, of the same rank
CGI_DEF cg_value cgi_h2l_fill(cgi_h2l *h, cg_value scalar, cg_value out);
CGI_DEF cg_value cgi_h2l_zero(cgi_builder *b, cg_type scalar_type);
CGI_DEF cg_value cgi_h2l_cast_to(cgi_h2l *h, cg_value v, cg_type type); // tensor.cast where the shapes' static parts differ
// offsets, sizes, strides: static where not CG_DYNAMIC, else the value of the same place.
CGI_DEF cg_value cgi_h2l_extract_slice(cgi_h2l *h, cg_value source, const int64_t *offsets, const cg_value *offset_values, const int64_t *sizes,
                                       const cg_value *size_values, const int64_t *strides);
CGI_DEF cg_value cgi_h2l_insert_slice(cgi_h2l *h, cg_value source, cg_value dest, const int64_t *offsets, const cg_value *offset_values);
// Edge padding per dim, negative amounts crop, `interior` (may be NULL) between elements. The source is returned as is when nothing changes.
CGI_DEF cg_value cgi_h2l_pad(cgi_h2l *h, cg_value source, const int64_t *low, const int64_t *high, const int64_t *interior, cg_value scalar);
// Amounts of padding, strides and dilations stay in 32 bits: no size that comes of them overflows, and no kernel could index more.
CGI_DEF bool cgi_h2l_is_amount(int64_t v);
CGI_DEF bool cgi_h2l_check_window(cg_op op, const cgi_hlo_window *w);
CGI_DEF cg_value cgi_h2l_reshape(cgi_h2l *h, cg_value source, cg_type type); // NULL where dynamic sizes leave the grouping open
CGI_DEF cg_value cgi_h2l_collapse(cgi_h2l *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes);
CGI_DEF cg_value cgi_h2l_expand(cgi_h2l *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes, const cg_value *sizes);
CGI_DEF cg_value cgi_h2l_reverse_dims(cgi_h2l *h, cg_value in, const bool *reversed);
CGI_DEF cg_value cgi_h2l_extract(cgi_builder *b, cg_value tensor, unsigned n, const cg_value *indices);
CGI_DEF cg_attr cgi_h2l_dense_i64(cg_context *ctx, unsigned n, const int64_t *v); // dense<…> : tensor<nxi64>
// One elementwise generic of one input: the float conversion that ends an accumulation in f32.
CGI_DEF cg_value cgi_h2l_truncate(cgi_h2l *h, cg_value source, cg_type element);
// The type that sums and products of this type accumulate in: f32 for narrower floats, else the type itself.
CGI_DEF cg_type cgi_h2l_accumulator(cg_type element);

// ---- hlo_to_linalg_elementwise.c ----------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_h2l_is_elementwise(cg_op_kind kind);
CGI_DEF bool cgi_h2l_elementwise(cgi_h2l *h, cg_op op);
// The op on scalars (signless), by the element types of its old operands. NULL after an error.
CGI_DEF cg_value cgi_h2l_scalar(cgi_h2l *h, cgi_builder *b, cg_op op, const cg_value *in);
CGI_DEF cg_value cgi_h2l_convert_scalar(cgi_builder *b, cg_value v, cg_type from,
                                        cg_type to); // from, to keep their signedness; NULL: no such conversion
CGI_DEF bool cgi_h2l_is_unsigned(cg_type element);   // ui types and i1
// The body of a product of elements of these types: acc + a * b, of floats in one step where the target likes; of booleans or and and.
CGI_DEF void cgi_h2l_product_body(cgi_h2l *h, cg_op generic, cg_type lhs, cg_type rhs, cg_type acc);
// Values that a region uses from outside become scalars now, before the op that will hold the inlined body.
CGI_DEF bool cgi_h2l_capture_scalars(cgi_h2l *h, cg_region region);
// The region's ops (on rank-0 tensors) on scalars at `b`: args are its block's arguments; results (at most max) are what it returns. False after an
// error.
CGI_DEF bool cgi_h2l_inline_region(cgi_h2l *h, cgi_builder *b, cg_region region, unsigned n, const cg_value *args, unsigned max, cg_value *results);

// ---- the other families: each returns false after an error --------------------------------------------------------------------------
typedef bool (*cgi_h2l_fn)(cgi_h2l *h, cg_op op);
CGI_DEF cgi_h2l_fn cgi_h2l_shape_op(cg_op_kind kind); // NULL: no op of this family
CGI_DEF bool cgi_h2l_dot(cgi_h2l *h, cg_op op);
CGI_DEF bool cgi_h2l_convolution(cgi_h2l *h, cg_op op);
CGI_DEF bool cgi_h2l_reduce(cgi_h2l *h, cg_op op);
CGI_DEF bool cgi_h2l_reduce_window(cgi_h2l *h, cg_op op);
CGI_DEF bool cgi_h2l_map(cgi_h2l *h, cg_op op);
CGI_DEF bool cgi_h2l_batch_norm_inference(cgi_h2l *h, cg_op op);

#ifdef __cplusplus
}
#endif
#endif
