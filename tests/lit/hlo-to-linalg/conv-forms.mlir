// Which convolutions have a name: the batch first, spatial dims in order, features before or behind them, and a kernel to match.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s --implicit-check-not=linalg.conv --implicit-check-not=linalg.depthwise
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// Features last.
// CHECK-LABEL: func.func @last_1d(
// CHECK: linalg.conv_1d_nwc_wcf 
func.func @last_1d(%a: tensor<2x6x3xf32>, %k: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x3xf32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// CHECK-LABEL: func.func @last_2d(
// CHECK: linalg.conv_2d_nhwc_hwcf 
func.func @last_2d(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @last_3d(
// CHECK: linalg.conv_3d_ndhwc_dhwcf 
func.func @last_3d(%a: tensor<2x6x7x8x3xf32>, %k: tensor<2x2x2x3x4xf32>) -> tensor<2x5x6x7x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x8x3xf32>, tensor<2x2x2x3x4xf32>) -> tensor<2x5x6x7x4xf32>
  return %0 : tensor<2x5x6x7x4xf32>
}

// Features first.
// CHECK-LABEL: func.func @first_1d(
// CHECK: linalg.conv_1d_ncw_fcw 
func.func @first_1d(%a: tensor<2x3x6xf32>, %k: tensor<4x3x2xf32>) -> tensor<2x4x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6xf32>, tensor<4x3x2xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

// CHECK-LABEL: func.func @first_2d(
// CHECK: linalg.conv_2d_nchw_fchw 
func.func @first_2d(%a: tensor<2x3x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_3d(
// CHECK: linalg.conv_3d_ncdhw_fcdhw 
func.func @first_3d(%a: tensor<2x3x6x7x8xf32>, %k: tensor<4x3x2x2x2xf32>) -> tensor<2x4x5x6x7xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7x8xf32>, tensor<4x3x2x2x2xf32>) -> tensor<2x4x5x6x7xf32>
  return %0 : tensor<2x4x5x6x7xf32>
}

// A kernel with its outputs first goes with features last in two dims only.
// CHECK-LABEL: func.func @outputs_first_2d(
// CHECK: linalg.conv_2d_nhwc_fhwc 
func.func @outputs_first_2d(%a: tensor<2x6x7x3xf32>, %k: tensor<4x2x2x3xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<4x2x2x3xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @outputs_first_1d(
// CHECK: linalg.generic
func.func @outputs_first_1d(%a: tensor<2x6x3xf32>, %k: tensor<4x2x3xf32>) -> tensor<2x5x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[o, 0, i]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x3xf32>, tensor<4x2x3xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// CHECK-LABEL: func.func @outputs_first_3d(
// CHECK: linalg.generic
func.func @outputs_first_3d(%a: tensor<2x6x7x8x3xf32>, %k: tensor<4x2x2x2x3xf32>) -> tensor<2x5x6x7x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x8x3xf32>, tensor<4x2x2x2x3xf32>) -> tensor<2x5x6x7x4xf32>
  return %0 : tensor<2x5x6x7x4xf32>
}

// Operands that each have a form, but not that of one op.
// CHECK-LABEL: func.func @last_by_first(
// CHECK: linalg.generic
func.func @last_by_first(%a: tensor<2x6x7x3xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<4x3x2x2xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @first_by_last(
// CHECK: linalg.generic
func.func @first_by_last(%a: tensor<2x3x6x7xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<2x2x3x4xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_by_outputs_first(
// CHECK: linalg.generic
func.func @first_by_outputs_first(%a: tensor<2x3x6x7xf32>, %k: tensor<4x2x2x3xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, 0, 1, i]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x2x2x3xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @last_to_first(
// CHECK: linalg.generic
func.func @last_to_first(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_to_last(
// CHECK: linalg.generic
func.func @first_to_last(%a: tensor<2x3x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// One operand out of order.
// CHECK-LABEL: func.func @last_input_batch(
// CHECK: linalg.generic
func.func @last_input_batch(%a: tensor<3x6x7x2xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [f, 0, 1, b]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x6x7x2xf32>, tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @last_output_batch(
// CHECK: linalg.generic
func.func @last_output_batch(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<4x5x6x2xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[f, 0, 1, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x3x4xf32>) -> tensor<4x5x6x2xf32>
  return %0 : tensor<4x5x6x2xf32>
}

// CHECK-LABEL: func.func @last_input_order(
// CHECK: linalg.generic
func.func @last_input_order(%a: tensor<2x7x6x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 1, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x6x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @last_output_order(
// CHECK: linalg.generic
func.func @last_output_order(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x6x5x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 1, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x6x5x4xf32>
  return %0 : tensor<2x6x5x4xf32>
}

// CHECK-LABEL: func.func @last_kernel_features(
// CHECK: linalg.generic
func.func @last_kernel_features(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x4x3xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x4x3xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @last_kernel_order(
// CHECK: linalg.generic
func.func @last_kernel_order(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[1, 0, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @first_input_batch(
// CHECK: linalg.generic
func.func @first_input_batch(%a: tensor<3x2x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [f, b, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_output_batch(
// CHECK: linalg.generic
func.func @first_output_batch(%a: tensor<2x3x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<4x2x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[f, b, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<4x2x5x6xf32>
  return %0 : tensor<4x2x5x6xf32>
}

// CHECK-LABEL: func.func @first_input_order(
// CHECK: linalg.generic
func.func @first_input_order(%a: tensor<2x3x7x6xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 1, 0]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x6xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_output_order(
// CHECK: linalg.generic
func.func @first_output_order(%a: tensor<2x3x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x4x6x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 1, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x6x5xf32>
  return %0 : tensor<2x4x6x5xf32>
}

// CHECK-LABEL: func.func @first_kernel_features(
// CHECK: linalg.generic
func.func @first_kernel_features(%a: tensor<2x3x6x7xf32>, %k: tensor<3x4x2x2xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<3x4x2x2xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @first_kernel_order(
// CHECK: linalg.generic
func.func @first_kernel_order(%a: tensor<2x3x6x7xf32>, %k: tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 1, 0]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x7xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x5x6xf32>
  return %0 : tensor<2x4x5x6xf32>
}

// CHECK-LABEL: func.func @outputs_first_features(
// CHECK: linalg.generic
func.func @outputs_first_features(%a: tensor<2x6x7x3xf32>, %k: tensor<3x2x2x4xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[i, 0, 1, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<3x2x2x4xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// CHECK-LABEL: func.func @outputs_first_order(
// CHECK: linalg.generic
func.func @outputs_first_order(%a: tensor<2x6x7x3xf32>, %k: tensor<4x2x2x3xf32>) -> tensor<2x5x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[o, 1, 0, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x3xf32>, tensor<4x2x2x3xf32>) -> tensor<2x5x6x4xf32>
  return %0 : tensor<2x5x6x4xf32>
}

// A group for each channel, with one output or several.
// CHECK-LABEL: func.func @depthwise_last_1d(
// CHECK: linalg.depthwise_conv_1d_nwc_wc 
func.func @depthwise_last_1d(%a: tensor<2x6x3xf32>, %k: tensor<2x1x3xf32>) -> tensor<2x5x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x3xf32>, tensor<2x1x3xf32>) -> tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}

// CHECK-LABEL: func.func @depthwise_last_2d(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc 
func.func @depthwise_last_2d(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x1x3xf32>) -> tensor<2x5x6x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x1x3xf32>) -> tensor<2x5x6x3xf32>
  return %0 : tensor<2x5x6x3xf32>
}

// CHECK-LABEL: func.func @depthwise_last_3d(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwc 
func.func @depthwise_last_3d(%a: tensor<2x6x7x8x3xf32>, %k: tensor<2x2x2x1x3xf32>) -> tensor<2x5x6x7x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x8x3xf32>, tensor<2x2x2x1x3xf32>) -> tensor<2x5x6x7x3xf32>
  return %0 : tensor<2x5x6x7x3xf32>
}

// CHECK-LABEL: func.func @depthwise_last_1d_2(
// CHECK: linalg.depthwise_conv_1d_nwc_wcm 
func.func @depthwise_last_1d_2(%a: tensor<2x6x3xf32>, %k: tensor<2x1x6xf32>) -> tensor<2x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x3xf32>, tensor<2x1x6xf32>) -> tensor<2x5x6xf32>
  return %0 : tensor<2x5x6xf32>
}

// CHECK-LABEL: func.func @depthwise_last_2d_2(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm 
func.func @depthwise_last_2d_2(%a: tensor<2x6x7x3xf32>, %k: tensor<2x2x1x6xf32>) -> tensor<2x5x6x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x3xf32>, tensor<2x2x1x6xf32>) -> tensor<2x5x6x6xf32>
  return %0 : tensor<2x5x6x6xf32>
}

// CHECK-LABEL: func.func @depthwise_last_3d_2(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwcm 
func.func @depthwise_last_3d_2(%a: tensor<2x6x7x8x3xf32>, %k: tensor<2x2x2x1x6xf32>) -> tensor<2x5x6x7x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x8x3xf32>, tensor<2x2x2x1x6xf32>) -> tensor<2x5x6x7x6xf32>
  return %0 : tensor<2x5x6x7x6xf32>
}

// CHECK-LABEL: func.func @depthwise_first_1d(
// CHECK: linalg.depthwise_conv_1d_ncw_cw 
func.func @depthwise_first_1d(%a: tensor<2x3x6xf32>, %k: tensor<3x1x2xf32>) -> tensor<2x3x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6xf32>, tensor<3x1x2xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @depthwise_first_2d(
// CHECK: linalg.depthwise_conv_2d_nchw_chw 
func.func @depthwise_first_2d(%a: tensor<2x3x6x7xf32>, %k: tensor<3x1x2x2xf32>) -> tensor<2x3x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6x7xf32>, tensor<3x1x2x2xf32>) -> tensor<2x3x5x6xf32>
  return %0 : tensor<2x3x5x6xf32>
}

// CHECK-LABEL: func.func @depthwise_first_3d(
// CHECK: linalg.depthwise_conv_3d_ncdhw_cdhw 
func.func @depthwise_first_3d(%a: tensor<2x3x6x7x8xf32>, %k: tensor<3x1x2x2x2xf32>) -> tensor<2x3x5x6x7xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6x7x8xf32>, tensor<3x1x2x2x2xf32>) -> tensor<2x3x5x6x7xf32>
  return %0 : tensor<2x3x5x6x7xf32>
}

// No name: several outputs with features first, two channels a group, or a kernel of another form.
// CHECK-LABEL: func.func @depthwise_first_2(
// CHECK: linalg.generic
func.func @depthwise_first_2(%a: tensor<2x3x6x7xf32>, %k: tensor<6x1x2x2xf32>) -> tensor<2x6x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6x7xf32>, tensor<6x1x2x2xf32>) -> tensor<2x6x5x6xf32>
  return %0 : tensor<2x6x5x6xf32>
}

// CHECK-LABEL: func.func @grouped(
// CHECK: linalg.generic
func.func @grouped(%a: tensor<2x6x7x6xf32>, %k: tensor<2x2x2x3xf32>) -> tensor<2x5x6x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x6xf32>, tensor<2x2x2x3xf32>) -> tensor<2x5x6x3xf32>
  return %0 : tensor<2x5x6x3xf32>
}

// CHECK-LABEL: func.func @depthwise_outputs_first(
// CHECK: linalg.generic
func.func @depthwise_outputs_first(%a: tensor<2x6x7x3xf32>, %k: tensor<3x2x2x1xf32>) -> tensor<2x5x6x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x3xf32>, tensor<3x2x2x1xf32>) -> tensor<2x5x6x3xf32>
  return %0 : tensor<2x5x6x3xf32>
}

// CHECK-LABEL: func.func @depthwise_last_by_first(
// CHECK: linalg.generic
func.func @depthwise_last_by_first(%a: tensor<2x6x7x3xf32>, %k: tensor<3x1x2x2xf32>) -> tensor<2x5x6x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x7x3xf32>, tensor<3x1x2x2xf32>) -> tensor<2x5x6x3xf32>
  return %0 : tensor<2x5x6x3xf32>
}

// CHECK-LABEL: func.func @depthwise_first_by_last(
// CHECK: linalg.generic
func.func @depthwise_first_by_last(%a: tensor<2x3x6x7xf32>, %k: tensor<2x2x1x3xf32>) -> tensor<2x3x5x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6x7xf32>, tensor<2x2x1x3xf32>) -> tensor<2x3x5x6xf32>
  return %0 : tensor<2x3x5x6xf32>
}
