// Public: writing functions by C calls, without text and without knowing MLIR. Shapes and types of results are inferred; elementwise calls broadcast
// as numpy does. The first wrong call of a function is reported (call, operand, both shapes) and gives NULL, and so does every call after it, so that
// chains need no checks: cg_function_end says whether all went well. Nothing here needs text; it works with CODEGEN_NO_TEXT.
#ifndef CG_BUILD_H
#define CG_BUILD_H
#include "ir/cg_ir.h"
#include "layout/cg_layout.h"
#ifdef __cplusplus
extern "C" {
#endif

// ---- types and attributes ------------------------------------------------------------------------------------------------------------------
// All of these give NULL when memory runs out, and NULL after a report when an argument is wrong, NULL included.
CODEGEN_API cg_type cg_type_scalar(cg_context *ctx, cg_type_kind kind); // CG_TYPE_F32, CG_TYPE_INDEX, …; integers by cg_type_integer
CODEGEN_API cg_type cg_type_integer(cg_context *ctx, unsigned width, cg_signedness signedness);            // width 1 to 64
CODEGEN_API cg_type cg_type_tensor(cg_context *ctx, cg_type element, unsigned rank, const int64_t *shape); // CG_DYNAMIC for sizes known at run time
CODEGEN_API cg_type cg_type_like(cg_context *ctx, cg_type shaped, cg_type element);                        // its shape; of a scalar: the element
CODEGEN_API cg_attr cg_attr_of_int(cg_context *ctx, cg_type type, int64_t value);                          // its low bits, where the type has fewer
CODEGEN_API cg_attr cg_attr_of_float(cg_context *ctx, cg_type type, double value);
CODEGEN_API cg_attr cg_attr_of_string(cg_context *ctx, const char *text);
CODEGEN_API cg_attr cg_attr_of_ints(cg_context *ctx, size_t count, const int64_t *values); // array<i64: …>
CODEGEN_API cg_attr cg_attr_of_type(cg_context *ctx, cg_type type);
// Elements of a tensor type in abi.md's memory layout: all of them, or one for a splat. The bytes are copied.
CODEGEN_API cg_attr cg_attr_of_elements(cg_context *ctx, cg_type tensor, const void *bytes, size_t size);

// A constant of that type: the scalar itself, or as each element of a vector or tensor.
CODEGEN_API cg_attr cg_attr_like(cg_context *ctx, cg_type type, cg_attr scalar);

#ifndef CODEGEN_NO_FAST_PIPELINES
// #iree_vector_ext.nested_layout<…>; strides of tiles of one are 0 in it. NULL for what is no layout.
CODEGEN_API cg_attr cg_attr_of_nested_layout(cg_context *ctx, const cg_nested_layout *layout);
// The layout that such an attribute says. CG_LAYOUT_ARGUMENT: it says none; else what is wrong with it.
CODEGEN_API cg_layout_reason cg_attr_nested_layout(cg_attr attr, cg_nested_layout *layout);
#endif

// ---- functions -------------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_module cg_module_create(cg_context *ctx); // an empty module; NULL when memory runs out
typedef struct cg_function_builder *cg_builder;
// Starts public function `name`; arguments are read with cg_argument. NULL when memory runs out, an argument is wrong or the name is taken. Until
// cg_function_end the module can be printed, but nothing else.
CODEGEN_API cg_builder cg_function_begin(cg_module module, const char *name, size_t num_args, const cg_type *arg_types);
CODEGEN_API cg_value cg_argument(cg_builder b, size_t i);
// Ends the function with its results and verifies it. After an error the function is removed from the module, and the result is that of the first
// wrong call (CG_INVALID_ARGUMENT) or operation (CG_INVALID_INPUT). `b` is invalid afterwards.
CODEGEN_API cg_result cg_function_end(cg_builder b, size_t num_results, const cg_value *results);

// Any op of the tables that has no regions, by name: operands and attributes as the op's row says; result types NULL to infer them (StableHLO ops, up
// to 8 results). The op, or NULL.
CODEGEN_API cg_op cg_build_op(cg_builder b, const char *name, size_t num_operands, const cg_value *operands, size_t num_attrs,
                              const char *const *attr_names, const cg_attr *attrs, size_t num_results, const cg_type *result_types);

// ---- values ------------------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_value cg_constant(cg_builder b, cg_type tensor, const void *bytes, size_t size); // as cg_attr_of_elements
CODEGEN_API cg_value cg_scalar(cg_builder b, cg_type element, double value);                    // rank 0: it broadcasts to any shape

// Elementwise; two operands of one element type broadcast: shapes align at their last dims, and a dim of 1 stretches, to a dynamic one, too. One that
// is dynamic does not stretch: it is taken to be as large as the other one, which is the result's where it is static, and cg_function_symbols sees
// whether it is.
CODEGEN_API cg_value cg_add(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_sub(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_mul(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_div(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_max(cg_builder b, cg_value x, cg_value y); // NaN wins
CODEGEN_API cg_value cg_min(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_pow(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_neg(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_abs(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_exp(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_log(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_tanh(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_sqrt(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_rsqrt(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_sigmoid(cg_builder b, cg_value x);
CODEGEN_API cg_value cg_relu(cg_builder b, cg_value x);             // max(x, 0)
CODEGEN_API cg_value cg_less(cg_builder b, cg_value x, cg_value y); // i1
CODEGEN_API cg_value cg_equal(cg_builder b, cg_value x, cg_value y);
CODEGEN_API cg_value cg_select(cg_builder b, cg_value condition, cg_value if_true, cg_value if_false); // condition of i1; one shape
CODEGEN_API cg_value cg_convert(cg_builder b, cg_value x, cg_type element);

// x [… , m, k] by y [… , k, n] gives [… , m, n]; leading dims are equal, or y has none. f16 and bf16 accumulate in f32.
CODEGEN_API cg_value cg_matmul(cg_builder b, cg_value x, cg_value y);
// image [n, h, w, c] by filter [kh, kw, c, oc] gives [n, oh, ow, oc]. strides: 2 (h, w); padding: 4 (top, bottom, left, right); NULL: 1 and 0.
CODEGEN_API cg_value cg_conv2d(cg_builder b, cg_value image, cg_value filter, const int64_t *strides, const int64_t *padding);
// Reductions over the named dims, which are dropped.
CODEGEN_API cg_value cg_reduce_sum(cg_builder b, cg_value x, size_t num_dims, const int64_t *dims);
CODEGEN_API cg_value cg_reduce_max(cg_builder b, cg_value x, size_t num_dims, const int64_t *dims);
CODEGEN_API cg_value cg_softmax(cg_builder b, cg_value x); // over the last dim

// As many elements; dynamic sizes where it is clear what becomes of which dim.
CODEGEN_API cg_value cg_reshape(cg_builder b, cg_value x, unsigned rank, const int64_t *shape);
CODEGEN_API cg_value cg_transpose(cg_builder b, cg_value x, const int64_t *permutation); // result dim i is x's dim permutation[i]
// By numpy's rule. Sizes that are dynamic are x's own; one that x does not have is 1 in the result, which stretches where it meets another value.
CODEGEN_API cg_value cg_broadcast(cg_builder b, cg_value x, unsigned rank, const int64_t *shape);
CODEGEN_API cg_value cg_broadcast_like(cg_builder b, cg_value x, cg_value like); // to the shape of `like`, whose dynamic sizes it takes
CODEGEN_API cg_value cg_slice(cg_builder b, cg_value x, const int64_t *start, const int64_t *limit, const int64_t *strides); // strides NULL: 1
CODEGEN_API cg_value cg_concat(cg_builder b, size_t count, const cg_value *values, int64_t dim);

#ifdef __cplusplus
}
#endif
#endif
