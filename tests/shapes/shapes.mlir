// Kernels of every kind at sizes that divide nothing: products, convolutions, pooling, reductions by row and by column, chains of rows, transposes,
// elementwise, narrow types, dynamic dims. A function's inputs are made up from its line; dynamic dims take what the suite gives.
func.func @matmul_70(%a: tensor<70x70xf32>, %b: tensor<70x70xf32>) -> tensor<70x70xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<70x70xf32>, tensor<70x70xf32>) -> tensor<70x70xf32>
  return %0 : tensor<70x70xf32>
}
func.func @matmul_33x17x65(%a: tensor<33x65xf32>, %b: tensor<65x17xf32>) -> tensor<33x17xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x65xf32>, tensor<65x17xf32>) -> tensor<33x17xf32>
  return %0 : tensor<33x17xf32>
}
func.func @matmul_64x96x48(%a: tensor<64x48xf32>, %b: tensor<48x96xf32>) -> tensor<64x96xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x48xf32>, tensor<48x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}
func.func @matmul_tn(%a: tensor<45x39xf32>, %b: tensor<45x52xf32>) -> tensor<39x52xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<45x39xf32>, tensor<45x52xf32>) -> tensor<39x52xf32>
  return %0 : tensor<39x52xf32>
}
func.func @matmul_nt_bias_relu(%a: tensor<37x50xf32>, %b: tensor<41x50xf32>, %c: tensor<41xf32>, %r: tensor<37x41xf32>) -> tensor<37x41xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<37x50xf32>, tensor<41x50xf32>) -> tensor<37x41xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<41xf32>) -> tensor<37x41xf32>
  %2 = stablehlo.add %0, %1 : tensor<37x41xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<37x41xf32>
  %3 = stablehlo.maximum %2, %cst : tensor<37x41xf32>
  %4 = stablehlo.add %3, %r : tensor<37x41xf32>
  return %4 : tensor<37x41xf32>
}
func.func @matmul_batched(%a: tensor<3x33x20xf32>, %b: tensor<3x20x17xf32>) -> tensor<3x33x17xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x33x20xf32>, tensor<3x20x17xf32>) -> tensor<3x33x17xf32>
  return %0 : tensor<3x33x17xf32>
}
func.func @matmul_f16(%a: tensor<34x27xf16>, %b: tensor<27x40xf16>) -> tensor<34x40xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<34x27xf16>, tensor<27x40xf16>) -> tensor<34x40xf32>
  return %0 : tensor<34x40xf32>
}
func.func @matmul_i8(%a: tensor<35x19xi8>, %b: tensor<19x21xi8>) -> tensor<35x21xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<35x19xi8>, tensor<19x21xi8>) -> tensor<35x21xi32>
  return %0 : tensor<35x21xi32>
}
func.func @matvec(%a: tensor<67x210xf32>, %b: tensor<210xf32>) -> tensor<67xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<67x210xf32>, tensor<210xf32>) -> tensor<67xf32>
  return %0 : tensor<67xf32>
}
func.func @vecmat(%a: tensor<1x333xf32>, %b: tensor<333x70xf32>) -> tensor<1x70xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x333xf32>, tensor<333x70xf32>) -> tensor<1x70xf32>
  return %0 : tensor<1x70xf32>
}
func.func @matmul_long(%a: tensor<9x2050xf32>, %b: tensor<2050x11xf32>) -> tensor<9x11xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<9x2050xf32>, tensor<2050x11xf32>) -> tensor<9x11xf32>
  return %0 : tensor<9x11xf32>
}
func.func @matmul_dynamic(%a: tensor<?x21xf32>, %b: tensor<21x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x21xf32>, tensor<21x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @matmul_dynamic_k(%a: tensor<18x?xf32>, %b: tensor<?x23xf32>) -> tensor<18x23xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<18x?xf32>, tensor<?x23xf32>) -> tensor<18x23xf32>
  return %0 : tensor<18x23xf32>
}
func.func @conv(%x: tensor<1x14x13x5xf32>, %f: tensor<3x3x5x18xf32>) -> tensor<1x12x11x18xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x13x5xf32>, tensor<3x3x5x18xf32>) -> tensor<1x12x11x18xf32>
  return %0 : tensor<1x12x11x18xf32>
}
func.func @conv_padded_stride(%x: tensor<2x15x13x3xf32>, %f: tensor<3x3x3x20xf32>) -> tensor<2x8x7x20xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [2, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x13x3xf32>, tensor<3x3x3x20xf32>) -> tensor<2x8x7x20xf32>
  return %0 : tensor<2x8x7x20xf32>
}
func.func @conv_same_16(%x: tensor<1x18x18x16xf32>, %f: tensor<3x3x16x32xf32>) -> tensor<1x18x18x32xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x18x18x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x18x18x32xf32>
  return %0 : tensor<1x18x18x32xf32>
}
func.func @conv_nchw(%x: tensor<1x6x11x12xf32>, %f: tensor<7x6x3x3xf32>) -> tensor<1x7x11x12xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x11x12xf32>, tensor<7x6x3x3xf32>) -> tensor<1x7x11x12xf32>
  return %0 : tensor<1x7x11x12xf32>
}
func.func @conv_dilated_groups(%x: tensor<1x11x10x6xf32>, %f: tensor<3x3x3x10xf32>) -> tensor<1x7x6x10xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x11x10x6xf32>, tensor<3x3x3x10xf32>) -> tensor<1x7x6x10xf32>
  return %0 : tensor<1x7x6x10xf32>
}
func.func @depthwise(%x: tensor<1x14x13x9xf32>, %f: tensor<3x3x1x9xf32>) -> tensor<1x14x13x9xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 9 : i64} : (tensor<1x14x13x9xf32>, tensor<3x3x1x9xf32>) -> tensor<1x14x13x9xf32>
  return %0 : tensor<1x14x13x9xf32>
}
func.func @depthwise_24(%x: tensor<1x16x16x24xf32>, %f: tensor<3x3x1x24xf32>) -> tensor<1x7x7x24xf32> {
  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<1x16x16x24xf32>, tensor<3x3x1x24xf32>) -> tensor<1x7x7x24xf32>
  return %0 : tensor<1x7x7x24xf32>
}
func.func @max_pool(%x: tensor<2x15x13x10xf32>) -> tensor<2x8x7x10xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %cst) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x15x13x10xf32>, tensor<f32>) -> tensor<2x8x7x10xf32>
  return %0 : tensor<2x8x7x10xf32>
}
func.func @mean_pool(%x: tensor<1x12x12x20xf32>) -> tensor<1x11x11x20xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %cst) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x12x12x20xf32>, tensor<f32>) -> tensor<1x11x11x20xf32>
  %quarter = stablehlo.constant dense<2.500000e-01> : tensor<1x11x11x20xf32>
  %2 = stablehlo.multiply %0, %quarter : tensor<1x11x11x20xf32>
  return %2 : tensor<1x11x11x20xf32>
}
func.func @softmax_13x77(%arg0: tensor<13x77xf32>) -> tensor<13x77xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<13x77xf32>, tensor<f32>) -> tensor<13xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x77xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<13x77xf32>
  %6 = stablehlo.exponential %5 : tensor<13x77xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x77xf32>, tensor<f32>) -> tensor<13xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x77xf32>
  %10 = stablehlo.divide %6, %9 : tensor<13x77xf32>
  return %10 : tensor<13x77xf32>
}
func.func @layernorm_13x77(%arg0: tensor<13x77xf32>, %arg1: tensor<77xf32>, %arg2: tensor<77xf32>) -> tensor<13x77xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<13x77xf32>, tensor<f32>) -> tensor<13xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
  %cst_0 = stablehlo.constant dense<7.700000e+01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<13x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x77xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<13x77xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<13x77xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x77xf32>, tensor<f32>) -> tensor<13xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
  %cst_2 = stablehlo.constant dense<7.700000e+01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<13x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<13x1xf32>
  %13 = stablehlo.rsqrt %12 : tensor<13x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x77xf32>
  %15 = stablehlo.multiply %5, %14 : tensor<13x77xf32>
  %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<77xf32>) -> tensor<1x77xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x77xf32>) -> tensor<13x77xf32>
  %18 = stablehlo.multiply %15, %17 : tensor<13x77xf32>
  %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<77xf32>) -> tensor<1x77xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x77xf32>) -> tensor<13x77xf32>
  %21 = stablehlo.add %18, %20 : tensor<13x77xf32>
  return %21 : tensor<13x77xf32>
}
func.func @softmax_5x512(%arg0: tensor<5x512xf32>) -> tensor<5x512xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x512xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<5xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x512xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<5x512xf32>
  %6 = stablehlo.exponential %5 : tensor<5x512xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x512xf32>, tensor<f32>) -> tensor<5xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x512xf32>
  %10 = stablehlo.divide %6, %9 : tensor<5x512xf32>
  return %10 : tensor<5x512xf32>
}
func.func @layernorm_5x512(%arg0: tensor<5x512xf32>, %arg1: tensor<512xf32>, %arg2: tensor<512xf32>) -> tensor<5x512xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x512xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<5x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x512xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<5x512xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<5x512xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x512xf32>, tensor<f32>) -> tensor<5xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<5x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<5x1xf32>
  %13 = stablehlo.rsqrt %12 : tensor<5x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x512xf32>
  %15 = stablehlo.multiply %5, %14 : tensor<5x512xf32>
  %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<5x512xf32>
  %18 = stablehlo.multiply %15, %17 : tensor<5x512xf32>
  %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<5x512xf32>
  %21 = stablehlo.add %18, %20 : tensor<5x512xf32>
  return %21 : tensor<5x512xf32>
}
func.func @softmax_3x1030(%arg0: tensor<3x1030xf32>) -> tensor<3x1030xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1030xf32>, tensor<f32>) -> tensor<3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1030xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<3x1030xf32>
  %6 = stablehlo.exponential %5 : tensor<3x1030xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x1030xf32>, tensor<f32>) -> tensor<3xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1030xf32>
  %10 = stablehlo.divide %6, %9 : tensor<3x1030xf32>
  return %10 : tensor<3x1030xf32>
}
func.func @layernorm_3x1030(%arg0: tensor<3x1030xf32>, %arg1: tensor<1030xf32>, %arg2: tensor<1030xf32>) -> tensor<3x1030xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x1030xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %cst_0 = stablehlo.constant dense<1.030000e+03> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<3x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1030xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<3x1030xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<3x1030xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x1030xf32>, tensor<f32>) -> tensor<3xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %cst_2 = stablehlo.constant dense<1.030000e+03> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<3x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<3x1xf32>
  %13 = stablehlo.rsqrt %12 : tensor<3x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1030xf32>
  %15 = stablehlo.multiply %5, %14 : tensor<3x1030xf32>
  %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1030xf32>) -> tensor<1x1030xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1030xf32>) -> tensor<3x1030xf32>
  %18 = stablehlo.multiply %15, %17 : tensor<3x1030xf32>
  %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1030xf32>) -> tensor<1x1030xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1030xf32>) -> tensor<3x1030xf32>
  %21 = stablehlo.add %18, %20 : tensor<3x1030xf32>
  return %21 : tensor<3x1030xf32>
}
func.func @row_sum_77x100(%arg0: tensor<77x100xf32>) -> tensor<77xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<77x100xf32>, tensor<f32>) -> tensor<77xf32>
  return %0 : tensor<77xf32>
}
func.func @row_sum_3x5001(%arg0: tensor<3x5001xf32>) -> tensor<3xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5001xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @row_sum_300x37(%arg0: tensor<300x37xf32>) -> tensor<300xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<300x37xf32>, tensor<f32>) -> tensor<300xf32>
  return %0 : tensor<300xf32>
}
func.func @row_sum_1x7001(%arg0: tensor<1x7001xf32>) -> tensor<1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x7001xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @column_sum_45x33(%arg0: tensor<45x33xf32>) -> tensor<33xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<45x33xf32>, tensor<f32>) -> tensor<33xf32>
  return %0 : tensor<33xf32>
}
func.func @column_sum_301x5(%arg0: tensor<301x5xf32>) -> tensor<5xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<301x5xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @column_sum_1030x68(%arg0: tensor<1030x68xf32>) -> tensor<68xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1030x68xf32>, tensor<f32>) -> tensor<68xf32>
  return %0 : tensor<68xf32>
}
func.func @transpose_37x53(%arg0: tensor<37x53xf32>) -> tensor<53x37xf32> {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<37x53xf32>) -> tensor<53x37xf32>
  return %0 : tensor<53x37xf32>
}
func.func @transpose_64x128(%arg0: tensor<64x128xf32>) -> tensor<128x64xf32> {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}
func.func @transpose_130x70(%arg0: tensor<130x70xf32>) -> tensor<70x130xf32> {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<130x70xf32>) -> tensor<70x130xf32>
  return %0 : tensor<70x130xf32>
}
func.func @relu_scale(%a: tensor<21x35xf32>, %b: tensor<35xf32>, %c: tensor<21x35xf32>) -> tensor<21x35xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<21x35xf32>
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<35xf32>) -> tensor<21x35xf32>
  %1 = stablehlo.add %a, %0 : tensor<21x35xf32>
  %2 = stablehlo.maximum %1, %cst : tensor<21x35xf32>
  %3 = stablehlo.multiply %2, %c : tensor<21x35xf32>
  return %3 : tensor<21x35xf32>
}
func.func @relu_scale_wide(%a: tensor<40x128xf32>, %b: tensor<128xf32>, %c: tensor<40x128xf32>) -> tensor<40x128xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<40x128xf32>
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<128xf32>) -> tensor<40x128xf32>
  %1 = stablehlo.add %a, %0 : tensor<40x128xf32>
  %2 = stablehlo.maximum %1, %cst : tensor<40x128xf32>
  %3 = stablehlo.multiply %2, %c : tensor<40x128xf32>
  return %3 : tensor<40x128xf32>
}
func.func @transpose_3d(%a: tensor<5x17x9xf32>) -> tensor<9x5x17xf32> {
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<5x17x9xf32>) -> tensor<9x5x17xf32>
  return %0 : tensor<9x5x17xf32>
}
func.func @transpose_i8(%a: tensor<70x45xi8>) -> tensor<45x70xi8> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<70x45xi8>) -> tensor<45x70xi8>
  return %0 : tensor<45x70xi8>
}
func.func @max_middle(%a: tensor<6x70x10xf32>) -> tensor<6x10xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x70x10xf32>, tensor<f32>) -> tensor<6x10xf32>
  return %0 : tensor<6x10xf32>
}
func.func @sum_two(%a: tensor<7x30x5x41xf32>) -> tensor<7x5xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.add across dimensions = [1, 3] : (tensor<7x30x5x41xf32>, tensor<f32>) -> tensor<7x5xf32>
  return %0 : tensor<7x5xf32>
}
func.func @min_i32(%a: tensor<19x300xi32>) -> tensor<19xi32> {
  %cst = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<19x300xi32>, tensor<i32>) -> tensor<19xi32>
  return %0 : tensor<19xi32>
}
func.func @sum_bf16(%a: tensor<11x130xbf16>) -> tensor<11xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<11x130xbf16>) -> tensor<11x130xf32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<11x130xf32>, tensor<f32>) -> tensor<11xf32>
  return %1 : tensor<11xf32>
}
func.func @row_sum_dynamic(%a: tensor<?x?xf32>) -> tensor<?xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @column_max_dynamic(%a: tensor<?x70xf32>) -> tensor<70xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<?x70xf32>, tensor<f32>) -> tensor<70xf32>
  return %0 : tensor<70xf32>
}
func.func @transpose_dynamic(%a: tensor<?x43xf32>) -> tensor<43x?xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x43xf32>) -> tensor<43x?xf32>
  return %0 : tensor<43x?xf32>
}
// Products that matrix units take: types, both orders of each operand, batches, what follows, what no tile divides.
func.func @mma_f16(%a: tensor<64x96xf16>, %b: tensor<96x64xf16>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xf16>, tensor<96x64xf16>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
func.func @mma_f16_narrow(%a: tensor<32x64xf16>, %b: tensor<64x64xf16>) -> tensor<32x64xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<32x64xf16>, tensor<64x64xf16>) -> tensor<32x64xf16>
  return %0 : tensor<32x64xf16>
}
func.func @mma_tn(%a: tensor<48x40xf16>, %b: tensor<48x72xf16>) -> tensor<40x72xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<48x40xf16>, tensor<48x72xf16>) -> tensor<40x72xf32>
  return %0 : tensor<40x72xf32>
}
func.func @mma_nt_bias_tanh(%a: tensor<40x48xf16>, %b: tensor<33x48xf16>, %c: tensor<33xf32>) -> tensor<40x33xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<40x48xf16>, tensor<33x48xf16>) -> tensor<40x33xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<33xf32>) -> tensor<40x33xf32>
  %2 = stablehlo.add %0, %1 : tensor<40x33xf32>
  %3 = stablehlo.tanh %2 : tensor<40x33xf32>
  %4 = stablehlo.convert %3 : (tensor<40x33xf32>) -> tensor<40x33xf16>
  return %4 : tensor<40x33xf16>
}
func.func @mma_bf16_batched_residual(%a: tensor<3x40x32xbf16>, %b: tensor<3x32x40xbf16>, %c: tensor<3x40x40xbf16>) -> tensor<3x40x40xbf16> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x40x32xbf16>, tensor<3x32x40xbf16>) -> tensor<3x40x40xbf16>
  %1 = stablehlo.add %0, %c : tensor<3x40x40xbf16>
  return %1 : tensor<3x40x40xbf16>
}
func.func @mma_bf16_odd(%a: tensor<35x37xbf16>, %b: tensor<37x33xbf16>) -> tensor<35x33xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<35x37xbf16>, tensor<37x33xbf16>) -> tensor<35x33xf32>
  return %0 : tensor<35x33xf32>
}
func.func @mma_i8(%a: tensor<32x64xi8>, %b: tensor<48x64xi8>) -> tensor<32x48xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x64xi8>, tensor<48x64xi8>) -> tensor<32x48xi32>
  return %0 : tensor<32x48xi32>
}
func.func @mma_ui8(%a: tensor<33x40xui8>, %b: tensor<40x35xui8>) -> tensor<33x35xui32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x40xui8>, tensor<40x35xui8>) -> tensor<33x35xui32>
  return %0 : tensor<33x35xui32>
}
func.func @mma_conv(%a: tensor<2x10x34x16xf16>, %b: tensor<3x3x16x32xf16>) -> tensor<2x8x32x32xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x34x16xf16>, tensor<3x3x16x32xf16>) -> tensor<2x8x32x32xf32>
  return %0 : tensor<2x8x32x32xf32>
}
