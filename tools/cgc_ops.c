// cgc ops: which StableHLO and chlo ops become kernels, for which element types and targets. Each row of the table is a small function, which is
// compiled for every type, so that what is printed is so; docs/ops.md is made of it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

typedef struct {
  const char *op, *signature, *body; // $T is the element type, $1 a constant of it; the body makes %r
} cgc_instance;

#define CGC_V "tensor<7x$T>"
#define CGC_M "tensor<4x4x$T>"
#define CGC_B "tensor<7xi1>"
#define CGC_REDUCER "{ ^bb0(%x: tensor<$T>, %y: tensor<$T>): %z = stablehlo.add %x, %y : tensor<$T> stablehlo.return %z : tensor<$T> }"
#define CGC_SELECTOR                                                                                                                                 \
  "{ ^bb0(%x: tensor<$T>, %y: tensor<$T>): %z = stablehlo.compare GE, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1> "                              \
  "stablehlo.return %z : tensor<i1> }"
#define CGC_NORM "(%a: tensor<4x3x$T>, %s: tensor<3x$T>, %o: tensor<3x$T>, %m: tensor<3x$T>, %v: tensor<3x$T>, %g: tensor<4x3x$T>)"
#define CGC_PREDICATE(name)                                                                                                                          \
  { name, "(%a: " CGC_V ") -> " CGC_B, "%r = \"" name "\"(%a) : (" CGC_V ") -> " CGC_B }
#define CGC_SIZES                                                                                                                                    \
  "%n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x$T>) -> tensor<i32> %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32> "
#define CGC_WITH_SHAPE(shape) "%s = stablehlo.constant dense<" shape "> : tensor<1xi64> "

// Elementwise ops without a row here take arrays of one type and give one of it.
static const cgc_instance cgc_instances[] = {
    {"stablehlo.clamp", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.clamp %a, %a, %a : " CGC_V},
    {"stablehlo.compare", "(%a: " CGC_V ", %b: " CGC_V ") -> " CGC_B, "%r = stablehlo.compare EQ, %a, %b : (" CGC_V ", " CGC_V ") -> " CGC_B},
    {"stablehlo.select", "(%p: " CGC_B ", %a: " CGC_V ") -> " CGC_V, "%r = stablehlo.select %p, %a, %a : " CGC_B ", " CGC_V},
    CGC_PREDICATE("stablehlo.is_finite"),
    CGC_PREDICATE("chlo.is_inf"),
    CGC_PREDICATE("chlo.is_pos_inf"),
    CGC_PREDICATE("chlo.is_neg_inf"),
    {"stablehlo.convert", "(%a: " CGC_V ") -> tensor<7xf32>", "%r = stablehlo.convert %a : (" CGC_V ") -> tensor<7xf32>"},
    {"stablehlo.bitcast_convert", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.bitcast_convert %a : (" CGC_V ") -> " CGC_V},
    {"stablehlo.reduce_precision", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.reduce_precision %a, format = e4m3 : " CGC_V},
    {"stablehlo.complex", "(%a: " CGC_V ") -> tensor<7xcomplex<$T>>", "%r = stablehlo.complex %a, %a : tensor<7xcomplex<$T>>"},
    {"stablehlo.real", "(%a: tensor<7xcomplex<$T>>) -> " CGC_V, "%r = stablehlo.real %a : (tensor<7xcomplex<$T>>) -> " CGC_V},
    {"stablehlo.imag", "(%a: tensor<7xcomplex<$T>>) -> " CGC_V, "%r = stablehlo.imag %a : (tensor<7xcomplex<$T>>) -> " CGC_V},
    {"stablehlo.uniform_quantize", "(%a: " CGC_V ") -> tensor<7x!quant.uniform<i8:f32, 0.5:1>>",
     "%r = stablehlo.uniform_quantize %a : (" CGC_V ") -> tensor<7x!quant.uniform<i8:f32, 0.5:1>>"},
    {"stablehlo.uniform_dequantize", "(%a: tensor<7x!quant.uniform<i8:$T, 0.5:1>>) -> " CGC_V,
     "%r = stablehlo.uniform_dequantize %a : (tensor<7x!quant.uniform<i8:$T, 0.5:1>>) -> " CGC_V},
    {"stablehlo.map", "(%a: " CGC_V ") -> " CGC_V,
     "%r = \"stablehlo.map\"(%a, %a) <{dimensions = array<i64: 0>}> (" CGC_REDUCER ") : (" CGC_V ", " CGC_V ") -> " CGC_V},
    {"stablehlo.constant", "() -> " CGC_V, "%r = stablehlo.constant dense<$1> : " CGC_V},
    {"stablehlo.iota", "() -> " CGC_V, "%r = stablehlo.iota dim = 0 : " CGC_V},
    {"stablehlo.dynamic_iota", "(%a: tensor<?x$T>) -> tensor<?x$T>",
     CGC_SIZES "%r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?x$T>"},
    {"stablehlo.rng", "(%a: tensor<$T>, %b: tensor<$T>) -> " CGC_V,
     CGC_WITH_SHAPE("7") "%r = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<$T>, tensor<$T>, tensor<1xi64>) -> " CGC_V},
    {"stablehlo.rng_bit_generator", "(%a: tensor<2xui64>) -> " CGC_V,
     "%q, %r = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, " CGC_V ")"},
    {"stablehlo.broadcast", "(%a: " CGC_V ") -> tensor<3x7x$T>", "%r = stablehlo.broadcast %a, sizes = [3] : (" CGC_V ") -> tensor<3x7x$T>"},
    {"stablehlo.broadcast_in_dim", "(%a: " CGC_V ") -> tensor<3x7x$T>",
     "%r = stablehlo.broadcast_in_dim %a, dims = [1] : (" CGC_V ") -> tensor<3x7x$T>"},
    {"stablehlo.dynamic_broadcast_in_dim", "(%a: tensor<?x$T>, %b: tensor<$T>) -> tensor<?x$T>",
     CGC_SIZES "%r = stablehlo.dynamic_broadcast_in_dim %b, %s, dims = [] : (tensor<$T>, tensor<1xi32>) -> tensor<?x$T>"},
    {"stablehlo.concatenate", "(%a: " CGC_V ") -> tensor<14x$T>",
     "%r = stablehlo.concatenate %a, %a, dim = 0 : (" CGC_V ", " CGC_V ") -> tensor<14x$T>"},
    {"stablehlo.reshape", "(%a: " CGC_M ") -> tensor<16x$T>", "%r = stablehlo.reshape %a : (" CGC_M ") -> tensor<16x$T>"},
    {"stablehlo.dynamic_reshape", "(%a: tensor<?x$T>) -> tensor<?x1x$T>",
     CGC_SIZES "%c = stablehlo.constant dense<1> : tensor<1xi32> %t = stablehlo.concatenate %s, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> "
               "tensor<2xi32> %r = stablehlo.dynamic_reshape %a, %t : (tensor<?x$T>, tensor<2xi32>) -> tensor<?x1x$T>"},
    {"stablehlo.reverse", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.reverse %a, dims = [0] : " CGC_V},
    {"stablehlo.transpose", "(%a: tensor<3x5x$T>) -> tensor<5x3x$T>",
     "%r = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x5x$T>) -> tensor<5x3x$T>"},
    {"stablehlo.slice", "(%a: " CGC_V ") -> tensor<3x$T>", "%r = stablehlo.slice %a [1:7:2] : (" CGC_V ") -> tensor<3x$T>"},
    {"stablehlo.dynamic_slice", "(%a: " CGC_V ", %i: tensor<i32>) -> tensor<3x$T>",
     "%r = stablehlo.dynamic_slice %a, %i, sizes = [3] : (" CGC_V ", tensor<i32>) -> tensor<3x$T>"},
    {"stablehlo.real_dynamic_slice", "(%a: tensor<?x$T>) -> tensor<?x$T>",
     CGC_SIZES "%c = stablehlo.constant dense<1> : tensor<1xi32> %r = stablehlo.real_dynamic_slice %a, %c, %s, %c : (tensor<?x$T>, tensor<1xi32>, "
               "tensor<1xi32>, tensor<1xi32>) -> tensor<?x$T>"},
    {"stablehlo.dynamic_update_slice", "(%a: " CGC_V ", %b: tensor<3x$T>, %i: tensor<i32>) -> " CGC_V,
     "%r = stablehlo.dynamic_update_slice %a, %b, %i : (" CGC_V ", tensor<3x$T>, tensor<i32>) -> " CGC_V},
    {"stablehlo.pad", "(%a: " CGC_V ", %v: tensor<$T>) -> tensor<16x$T>",
     "%r = stablehlo.pad %a, %v, low = [1], high = [2], interior = [1] : (" CGC_V ", tensor<$T>) -> tensor<16x$T>"},
    {"stablehlo.dynamic_pad", "(%a: tensor<?x$T>, %v: tensor<$T>) -> tensor<?x$T>",
     CGC_SIZES "%r = stablehlo.dynamic_pad %a, %v, %s, %s, %s : (tensor<?x$T>, tensor<$T>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> "
               "tensor<?x$T>"},
    {"stablehlo.gather", "(%a: " CGC_M ", %i: tensor<3x1xi32>) -> tensor<3x4x$T>",
     "%r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = "
     "[0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (" CGC_M ", tensor<3x1xi32>) -> tensor<3x4x$T>"},
    {"stablehlo.dynamic_gather", "(%a: " CGC_M ", %i: tensor<3x1xi32>) -> tensor<3x4x$T>",
     "%c = stablehlo.constant dense<[1, 4]> : tensor<2xi32> %r = \"stablehlo.dynamic_gather\"(%a, %i, %c) <{dimension_numbers = "
     "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (" CGC_M
     ", tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x4x$T>"},
    {"stablehlo.torch_index_select", "(%a: " CGC_M ", %i: tensor<3xi32>) -> tensor<3x4x$T>",
     "%r = \"stablehlo.torch_index_select\"(%a, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (" CGC_M ", tensor<3xi32>) -> tensor<3x4x$T>"},
    {"stablehlo.get_dimension_size", "(%a: tensor<?x$T>) -> tensor<i32>",
     "%r = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x$T>) -> tensor<i32>"},
    {"stablehlo.set_dimension_size", "(%a: tensor<?x$T>) -> tensor<?x$T>",
     "%n = stablehlo.constant dense<1> : tensor<i32> %r = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<?x$T>, tensor<i32>) -> "
     "tensor<?x$T>"},
    {"stablehlo.scatter", "(%a: " CGC_V ", %i: tensor<3x1xi32>, %u: tensor<3x$T>) -> " CGC_V,
     "%r = \"stablehlo.scatter\"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], "
     "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> (" CGC_REDUCER ") : (" CGC_V ", tensor<3x1xi32>, tensor<3x$T>) -> " CGC_V},
    {"stablehlo.select_and_scatter", "(%a: tensor<6x$T>, %b: tensor<3x$T>, %i: tensor<$T>) -> tensor<6x$T>",
     "%r = \"stablehlo.select_and_scatter\"(%a, %b, %i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> (" CGC_SELECTOR
     ", " CGC_REDUCER ") : (tensor<6x$T>, tensor<3x$T>, tensor<$T>) -> tensor<6x$T>"},
    {"stablehlo.sort", "(%a: " CGC_V ") -> " CGC_V,
     "%r = \"stablehlo.sort\"(%a) <{dimension = 0 : i64, is_stable = true}> (" CGC_SELECTOR ") : (" CGC_V ") -> " CGC_V},
    {"stablehlo.dot", "(%a: " CGC_M ") -> " CGC_M, "%r = stablehlo.dot %a, %a : (" CGC_M ", " CGC_M ") -> " CGC_M},
    {"stablehlo.dot_general", "(%a: " CGC_M ") -> " CGC_M,
     "%r = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (" CGC_M ", " CGC_M ") -> " CGC_M},
    {"stablehlo.einsum", "(%a: " CGC_M ") -> " CGC_M, "%r = stablehlo.einsum %a, %a, config = \"ij,jk->ik\" : (" CGC_M ", " CGC_M ") -> " CGC_M},
    {"stablehlo.unary_einsum", "(%a: " CGC_M ") -> " CGC_M, "%r = stablehlo.unary_einsum %a, config = \"ij->ji\" : (" CGC_M ") -> " CGC_M},
    {"stablehlo.convolution", "(%a: tensor<1x5x5x2x$T>, %k: tensor<3x3x2x3x$T>) -> tensor<1x3x3x3x$T>",
     "%r = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, "
     "feature_group_count = 1 : i64} : (tensor<1x5x5x2x$T>, tensor<3x3x2x3x$T>) -> tensor<1x3x3x3x$T>"},
    {"stablehlo.dynamic_conv", "(%a: tensor<1x5x5x2x$T>, %k: tensor<3x3x2x3x$T>) -> tensor<1x7x5x3x$T>",
     "%p = stablehlo.constant dense<[[1, 3], [1, 1]]> : tensor<2x2xi32> %r = \"stablehlo.dynamic_conv\"(%a, %k, %p) {dimension_numbers = "
     "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
     "(tensor<1x5x5x2x$T>, tensor<3x3x2x3x$T>, tensor<2x2xi32>) -> tensor<1x7x5x3x$T>"},
    {"stablehlo.reduce", "(%a: " CGC_V ", %i: tensor<$T>) -> tensor<$T>",
     "%r = \"stablehlo.reduce\"(%a, %i) <{dimensions = array<i64: 0>}> (" CGC_REDUCER ") : (" CGC_V ", tensor<$T>) -> tensor<$T>"},
    {"stablehlo.reduce_window", "(%a: " CGC_V ", %i: tensor<$T>) -> tensor<6x$T>",
     "%r = \"stablehlo.reduce_window\"(%a, %i) <{window_dimensions = array<i64: 2>}> (" CGC_REDUCER ") : (" CGC_V ", tensor<$T>) -> tensor<6x$T>"},
    {"stablehlo.batch_norm_inference", CGC_NORM " -> tensor<4x3x$T>",
     "%r = \"stablehlo.batch_norm_inference\"(%a, %s, %o, %m, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3x$T>, "
     "tensor<3x$T>, tensor<3x$T>, tensor<3x$T>, tensor<3x$T>) -> tensor<4x3x$T>"},
    {"stablehlo.batch_norm_training", CGC_NORM " -> tensor<4x3x$T>",
     "%r, %p, %q = \"stablehlo.batch_norm_training\"(%a, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3x$T>, "
     "tensor<3x$T>, tensor<3x$T>) -> (tensor<4x3x$T>, tensor<3x$T>, tensor<3x$T>)"},
    {"stablehlo.batch_norm_grad", CGC_NORM " -> tensor<4x3x$T>",
     "%r, %p, %q = \"stablehlo.batch_norm_grad\"(%a, %s, %m, %v, %g) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3x$T>, "
     "tensor<3x$T>, tensor<3x$T>, tensor<3x$T>, tensor<4x3x$T>) -> (tensor<4x3x$T>, tensor<3x$T>, tensor<3x$T>)"},
    {"stablehlo.cholesky", "(%a: " CGC_M ") -> " CGC_M, "%r = stablehlo.cholesky %a, lower = true : " CGC_M},
    {"stablehlo.triangular_solve", "(%a: " CGC_M ") -> " CGC_M,
     "%r = \"stablehlo.triangular_solve\"(%a, %a) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose "
     "NO_TRANSPOSE>}> : (" CGC_M ", " CGC_M ") -> " CGC_M},
    {"stablehlo.fft", "(%a: tensor<7xcomplex<$T>>) -> tensor<7xcomplex<$T>>",
     "%r = stablehlo.fft %a, type = FFT, length = [7] : (tensor<7xcomplex<$T>>) -> tensor<7xcomplex<$T>>"},
    {"stablehlo.if", "(%p: tensor<i1>, %a: " CGC_V ") -> " CGC_V,
     "%r = \"stablehlo.if\"(%p) ({ stablehlo.return %a : " CGC_V " }, { %z = stablehlo.reverse %a, dims = [0] : " CGC_V
     " stablehlo.return %z : " CGC_V " }) : (tensor<i1>) -> " CGC_V},
    {"stablehlo.case", "(%p: tensor<i32>, %a: " CGC_V ") -> " CGC_V,
     "%r = \"stablehlo.case\"(%p) ({ stablehlo.return %a : " CGC_V " }, { %z = stablehlo.reverse %a, dims = [0] : " CGC_V
     " stablehlo.return %z : " CGC_V " }) : (tensor<i32>) -> " CGC_V},
    {"stablehlo.while", "(%a: " CGC_V ") -> " CGC_V,
     "%c = stablehlo.constant dense<0> : tensor<i32> %q, %r = stablehlo.while(%i = %c, %x = %a) : tensor<i32>, " CGC_V
     " cond { %n = stablehlo.constant dense<3> : tensor<i32> %l = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1> "
     "stablehlo.return %l : tensor<i1> } do { %o = stablehlo.constant dense<1> : tensor<i32> %j = stablehlo.add %i, %o : tensor<i32> "
     "%y = stablehlo.reverse %x, dims = [0] : " CGC_V " stablehlo.return %j, %y : tensor<i32>, " CGC_V " }"},
    {"stablehlo.tuple", "(%a: " CGC_V ") -> " CGC_V,
     "%t = stablehlo.tuple %a, %a : tuple<" CGC_V ", " CGC_V "> %r = stablehlo.get_tuple_element %t[0] : (tuple<" CGC_V ", " CGC_V ">) -> " CGC_V},
    {"stablehlo.get_tuple_element", "(%a: " CGC_V ") -> " CGC_V,
     "%t = stablehlo.tuple %a, %a : tuple<" CGC_V ", " CGC_V "> %r = stablehlo.get_tuple_element %t[1] : (tuple<" CGC_V ", " CGC_V ">) -> " CGC_V},
    {"stablehlo.optimization_barrier", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.optimization_barrier %a : " CGC_V},
    {"stablehlo.composite", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.composite \"x.twice\" %a {decomposition = @twice} : (" CGC_V ") -> " CGC_V},
    {"stablehlo.custom_call", "(%a: " CGC_V ") -> " CGC_V, "%r = stablehlo.custom_call @Sharding(%a) : (" CGC_V ") -> " CGC_V},
    {"chlo.broadcast_compare", "(%a: " CGC_V ", %b: tensor<$T>) -> " CGC_B,
     "%r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction EQ>} : (" CGC_V ", tensor<$T>) -> " CGC_B},
    {"chlo.broadcast_complex", "(%a: " CGC_V ", %b: tensor<$T>) -> tensor<7xcomplex<$T>>",
     "%r = chlo.broadcast_complex %a, %b : (" CGC_V ", tensor<$T>) -> tensor<7xcomplex<$T>>"},
    {"chlo.broadcast_select", "(%p: " CGC_B ", %a: " CGC_V ", %b: tensor<$T>) -> " CGC_V,
     "%r = chlo.broadcast_select %p, %a, %b : (" CGC_B ", " CGC_V ", tensor<$T>) -> " CGC_V},
    {"chlo.constant", "() -> " CGC_V, "%r = chlo.constant dense<$1> : " CGC_V},
    {"chlo.constant_like", "(%a: " CGC_V ") -> " CGC_V, "%r = \"chlo.constant_like\"(%a) <{value = $1 : $T}> : (" CGC_V ") -> " CGC_V},
    {"chlo.top_k", "(%a: " CGC_V ") -> tensor<3x$T>", "%r, %i = chlo.top_k(%a, k = 3) : " CGC_V " -> (tensor<3x$T>, tensor<3xi32>)"},
    {"chlo.ragged_dot", "(%a: " CGC_M ", %b: tensor<2x4x4x$T>, %g: tensor<2xi32>) -> " CGC_M,
     "%r = \"chlo.ragged_dot\"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], "
     "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (" CGC_M
     ", tensor<2x4x4x$T>, tensor<2xi32>) -> " CGC_M},
};

typedef struct {
  const char *name;
  uint64_t traits;
  const char *operands;
} cgc_op_row;

#define CGC_OP_ROW(kind, name, traits, operands, results, attributes, regions, syntax) {name, traits, operands},
static const cgc_op_row cgc_op_rows[] = {CG_STABLEHLO_OPS(CGC_OP_ROW) CG_CHLO_OPS(CGC_OP_ROW)};
#undef CGC_OP_ROW

static const char *const cgc_ops_types[] = {"f32", "f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "i1",   "i4",           "i8",
                                            "i16", "i32", "i64",  "ui8", "ui16",     "ui32",   "ui64", "complex<f32>", "complex<f64>"};
enum { CGC_OPS_TYPES = sizeof cgc_ops_types / sizeof *cgc_ops_types, CGC_OPS_TARGETS = 16 };

// A function of the op; false where nothing says how one looks.
static bool cgc_ops_text(const cgc_op_row *row, const char *type, cgc_text *out) {
  const cgc_instance *x = NULL;
  char body[1024] = "", signature[256] = "";
  const char *one = strncmp(type, "complex", 7) == 0   ? "(1.0, 2.0)"
                    : type[0] == 'f' || type[0] == 'b' ? "1.0"
                    : strcmp(type, "i1") == 0          ? "true"
                                                       : "1";
  for (size_t i = 0; i < sizeof cgc_instances / sizeof *cgc_instances; i++)
    if (strcmp(cgc_instances[i].op, row->name) == 0) x = &cgc_instances[i];
  if (!x) {
    size_t n = row->operands[0] != 0;
    bool broadcast = strncmp(row->name, "chlo.broadcast_", 15) == 0;
    for (const char *p = row->operands; *p; p++) n += *p == ',';
    if ((!broadcast && !(row->traits & CG_TRAIT_ELEMENTWISE)) || n == 0 || n > 2 || strchr(row->operands, '*')) return false;
    snprintf(signature, sizeof signature, "(%%a: " CGC_V ", %%b: %s) -> " CGC_V, broadcast ? "tensor<$T>" : CGC_V);
    snprintf(body, sizeof body, "%%r = \"%s\"(%%a%s) : (" CGC_V "%s%s) -> " CGC_V, row->name, n == 2 ? ", %b" : "", n == 2 ? ", " : "",
             n < 2       ? ""
             : broadcast ? "tensor<$T>"
                         : CGC_V);
  }
  const char *sig = x ? x->signature : signature, *parts[7] = {"func.func @f", sig, " {\n  ", x ? x->body : body, "\n  return %r : ", NULL, "\n}\n"};
  parts[5] = strstr(sig, "-> ") + 3;
  for (size_t i = 0; i < 7; i++)
    for (const char *p = parts[i]; *p; p++) {
      if (*p == '$' && (p[1] == 'T' || p[1] == '1')) {
        cgc_text_format(out, "%s", p[1] == 'T' ? type : one);
        p++;
      } else {
        cgc_text_add(out, p, 1);
      }
    }
  if (strcmp(row->name, "stablehlo.composite") == 0)
    cgc_text_format(out, "func.func private @twice(%%a: tensor<7x%s>) -> tensor<7x%s> {\n  return %%a : tensor<7x%s>\n}\n", type, type, type);
  return true;
}

typedef enum { CGC_OPS_ILLEGAL, CGC_OPS_REFUSED, CGC_OPS_COMPILES } cgc_ops_state;

static cgc_ops_state cgc_ops_try(const cgc_text *text, const char *target) {
  cgc_source source = {"ops", text->data, text->len, 1};
  cgc_session s;
  cg_module module;
  cg_program program;
  cg_compile_desc desc;
  cgc_ops_state state = CGC_OPS_ILLEGAL;
  memset(&desc, 0, sizeof desc);
  desc.backend = cg_spirv_backend();
  desc.target = target;
  if (!cgc_session_open(&s, &source, true)) return state;
  if (cgc_parse(&s, &module) == CG_OK) state = cg_compile(module, &desc, &program) == CG_OK ? CGC_OPS_COMPILES : CGC_OPS_REFUSED;
  cgc_session_close(&s);
  return state;
}

static void cgc_ops_list(const char *head, const cgc_ops_state *states, cgc_ops_state which) {
  bool any = false;
  for (size_t t = 0; t < CGC_OPS_TYPES; t++) {
    if (states[t] != which) continue;
    printf("%s%s", any ? " " : head, cgc_ops_types[t]);
    any = true;
  }
}

int cgc_main_ops(const cgc_options *o) {
  const char *targets[CGC_OPS_TARGETS] = {"vulkan1.1"};
  size_t n = o->targets.count ? o->targets.count : 1;
  int status = CGC_DONE;
  if (n > CGC_OPS_TARGETS) n = CGC_OPS_TARGETS;
  for (size_t i = 0; i < o->targets.count && i < n; i++) targets[i] = o->targets.items[i];
  printf("| op | target | compiles for | is read, but refused |\n|---|---|---|---|\n");
  for (size_t i = 0; i < sizeof cgc_op_rows / sizeof *cgc_op_rows; i++) {
    cgc_ops_state states[CGC_OPS_TARGETS][CGC_OPS_TYPES];
    bool known = true;
    for (size_t k = 0; k < n; k++)
      for (size_t t = 0; t < CGC_OPS_TYPES && known; t++) {
        cgc_text text;
        memset(&text, 0, sizeof text);
        known = cgc_ops_text(&cgc_op_rows[i], cgc_ops_types[t], &text);
        if (known) states[k][t] = k && states[0][t] == CGC_OPS_ILLEGAL ? CGC_OPS_ILLEGAL : cgc_ops_try(&text, targets[k]);
        free(text.data);
      }
    if (!known) {
      printf("| %s | | | |\n", cgc_op_rows[i].name);
      continue;
    }
    bool legal = false;
    for (size_t t = 0; t < CGC_OPS_TYPES; t++) legal = legal || states[0][t] != CGC_OPS_ILLEGAL;
    if (!legal) {
      cgc_errorf("the instance of '%s' is legal for no type", cgc_op_rows[i].name);
      status = CGC_FAILED;
    }
    for (size_t k = 0; k < n; k++) {
      bool same = k > 0;
      for (size_t t = 0; t < CGC_OPS_TYPES && same; t++) same = states[k][t] == states[k - 1][t];
      if (same) continue;
      printf("| %s | %s | ", k ? "" : cgc_op_rows[i].name, targets[k]);
      cgc_ops_list("", states[k], CGC_OPS_COMPILES);
      printf(" | ");
      cgc_ops_list("", states[k], CGC_OPS_REFUSED);
      printf(" |\n");
    }
    fflush(stdout);
  }
  return status;
}
