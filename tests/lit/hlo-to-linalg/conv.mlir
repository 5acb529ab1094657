// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// CHECK-LABEL: func.func @strided
// CHECK: linalg.fill
// CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
func.func @strided(%a: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @padded
// CHECK: tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0]
// CHECK: linalg.conv_2d_nhwc_hwcf
func.func @padded(%a: tensor<1x5x5x2xf32>, %k: tensor<3x3x2x3xf32>) -> tensor<1x5x5x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x5x2xf32>, tensor<3x3x2x3xf32>) -> tensor<1x5x5x3xf32>
  return %0 : tensor<1x5x5x3xf32>
}

// CHECK-LABEL: func.func @channels_first
// CHECK: linalg.conv_2d_nchw_fchw
func.func @channels_first(%a: tensor<1x3x6x7xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<1x4x4x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x6x7xf32>, tensor<4x3x3x2xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}

// Any other order of dims is a generic; the window strides into the input by its map.
// CHECK-LABEL: func.func @odd_order
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1 * 2 + d4, d6, d2, d3 + d5 * 2)>
func.func @odd_order(%a: tensor<9x3x2x9xf32>, %k: tensor<4x3x2x3xf32>) -> tensor<4x4x2x7xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [0, f, b, 1]x[o, 0, 1, i]->[f, 0, b, 1], window = {stride = [2, 1], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<9x3x2x9xf32>, tensor<4x3x2x3xf32>) -> tensor<4x4x2x7xf32>
  return %0 : tensor<4x4x2x7xf32>
}

// CHECK-LABEL: func.func @depthwise
// CHECK: tensor.collapse_shape %arg1 {{\[}}[0], [1], [2, 3]] : tensor<3x3x1x4xf32> into tensor<3x3x4xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc
func.func @depthwise(%a: tensor<1x6x6x4xf32>, %k: tensor<3x3x1x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x6x6x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// A group is a loop of its own, collapsed with the feature in the end.
// CHECK-LABEL: func.func @groups
// CHECK: tensor.empty() : tensor<1x4x4x2x3xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 * 2 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7, d3 * 3 + d4)>
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0], [1], [2], [3, 4]]
func.func @groups(%a: tensor<1x6x6x4xf32>, %k: tensor<3x3x2x6xf32>) -> tensor<1x4x4x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x6x6x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}

// CHECK-LABEL: func.func @batch_groups
// CHECK: affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3 * 2 + d0, d1 + d5, d2 + d6, d7)>
func.func @batch_groups(%a: tensor<4x4x4x2xf32>, %k: tensor<3x3x2x4xf32>) -> tensor<2x2x2x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x2xf32>, tensor<3x3x2x4xf32>) -> tensor<2x2x2x4xf32>
  return %0 : tensor<2x2x2x4xf32>
}

// A dilated input has gaps; a reversed window is a reversed kernel.
// CHECK-LABEL: func.func @transposed
// CHECK: tensor.pad %{{.*}} low[0, 0, 0, 0] high[0, 0, 1, 0]
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (-d0 + 2, d1, d2)>
// CHECK: linalg.conv_1d_nwc_wcf
func.func @transposed(%a: tensor<1x4x2xf32>, %k: tensor<3x2x3xf32>) -> tensor<1x5x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<3x2x3xf32>) -> tensor<1x5x3xf32>
  return %0 : tensor<1x5x3xf32>
}

// Each operand is extended as its own type wants it. Named ops extend by sign only, and convert no integer to a float.
// CHECK-LABEL: func.func @unsigned_by_signed
// CHECK: linalg.generic
// CHECK: ^bb0(%[[X:.*]]: i8, %[[K:.*]]: i8, %[[A:.*]]: i32):
// CHECK: %[[WX:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK: %[[WK:.*]] = arith.extsi %[[K]] : i8 to i32
// CHECK: %[[P:.*]] = arith.muli %[[WX]], %[[WK]]
// CHECK: arith.addi %[[A]], %[[P]]
func.func @unsigned_by_signed(%a: tensor<1x5x2xui8>, %k: tensor<3x2x4xi8>) -> tensor<1x3x4xi32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x2xui8>, tensor<3x2x4xi8>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @signed_by_unsigned
// CHECK: ^bb0(%[[X:.*]]: i8, %[[K:.*]]: i8, %{{.*}}: i32):
// CHECK-DAG: arith.extsi %[[X]] : i8 to i32
// CHECK-DAG: arith.extui %[[K]] : i8 to i32
func.func @signed_by_unsigned(%a: tensor<1x5x2xi8>, %k: tensor<3x2x4xui8>) -> tensor<1x3x4xi32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x2xi8>, tensor<3x2x4xui8>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @bytes
// CHECK: linalg.conv_1d_nwc_wcf {{.*}} ins(%arg0, %arg1 : tensor<1x5x2xi8>, tensor<3x2x4xi8>) outs(%{{.*}} : tensor<1x3x4xi32>)
func.func @bytes(%a: tensor<1x5x2xi8>, %k: tensor<3x2x4xi8>) -> tensor<1x3x4xi32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x2xi8>, tensor<3x2x4xi8>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @booleans
// CHECK: ^bb0(%[[X:.*]]: i1, %[[K:.*]]: i8, %{{.*}}: i32):
// CHECK-DAG: arith.extui %[[X]] : i1 to i32
// CHECK-DAG: arith.extsi %[[K]] : i8 to i32
func.func @booleans(%a: tensor<1x5x2xi1>, %k: tensor<3x2x4xi8>) -> tensor<1x3x4xi32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x2xi1>, tensor<3x2x4xi8>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @floats_by_bytes
// CHECK: ^bb0(%[[X:.*]]: f32, %[[K:.*]]: i8, %{{.*}}: f32):
// CHECK: %[[F:.*]] = arith.sitofp %[[K]] : i8 to f32
// CHECK: arith.mulf %[[X]], %[[F]]
func.func @floats_by_bytes(%a: tensor<1x5x2xf32>, %k: tensor<3x2x4xi8>) -> tensor<1x3x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x2xf32>, tensor<3x2x4xi8>) -> tensor<1x3x4xf32>
  return %0 : tensor<1x3x4xf32>
}

// Nor do the named ops of a group for each channel.
// CHECK-LABEL: func.func @unsigned_depthwise
// CHECK: ^bb0(%[[X:.*]]: i8, %[[K:.*]]: i8, %{{.*}}: i32):
// CHECK-DAG: arith.extui %[[X]] : i8 to i32
// CHECK-DAG: arith.extsi %[[K]] : i8 to i32
func.func @unsigned_depthwise(%a: tensor<1x5x2xui8>, %k: tensor<3x1x2xi8>) -> tensor<1x3x2xi32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x5x2xui8>, tensor<3x1x2xi8>) -> tensor<1x3x2xi32>
  return %0 : tensor<1x3x2xi32>
}

// A kernel of unknown size has no unit dim that a named op could do without.
// CHECK-LABEL: func.func @dynamic_depthwise
// CHECK-NOT: linalg.depthwise
// CHECK: %[[K:.*]] = tensor.dim %arg1, %{{.*}} : tensor<?x1x2xf32>
// CHECK: %[[S:.*]] = arith.divui %{{.*}}, %{{.*}} : index
// CHECK: tensor.empty(%[[S]]) : tensor<1x?x2x1xf32>
// CHECK-NOT: linalg.depthwise
// CHECK: return
func.func @dynamic_depthwise(%a: tensor<1x5x2xf32>, %k: tensor<?x1x2xf32>) -> tensor<1x?x2xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x5x2xf32>, tensor<?x1x2xf32>) -> tensor<1x?x2xf32>
  return %0 : tensor<1x?x2xf32>
}
