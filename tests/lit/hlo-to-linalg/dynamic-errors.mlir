// RUN: not cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg' 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.dynamic_broadcast_in_dim' op gets size 0 of its result from data in a loop or branch, or of less than 32 bits
func.func @data(%x: tensor<4xf32>, %s: tensor<2xi8>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi8>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: :[[@LINE+3]]:{{[0-9]+}}: error: 'stablehlo.dynamic_reshape' op can never run: a reshape must keep the number of elements
func.func @count(%x: tensor<4xf32>) -> tensor<?xf32> {
  %s = stablehlo.constant dense<5> : tensor<1xi32>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: :[[@LINE+3]]:{{[0-9]+}}: error: 'stablehlo.dynamic_iota' op size 0 of its result is -1
func.func @negative() -> tensor<?xi32> {
  %s = stablehlo.constant dense<-1> : tensor<1xi32>
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// CHECK: :[[@LINE+3]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op never holds: as wanted
func.func @never(%x: tensor<4xf32>) {
  %f = stablehlo.constant dense<false> : tensor<i1>
  stablehlo.custom_call @shape_assertion(%f) {error_message = "as wanted", has_side_effect = true} : (tensor<i1>) -> ()
  return
}

// -----

// CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op asserts what depends on data
func.func @asserts(%p: tensor<i1>) {
  stablehlo.custom_call @shape_assertion(%p) {error_message = "as wanted", has_side_effect = true} : (tensor<i1>) -> ()
  return
}

// -----

// CHECK: :[[@LINE+5]]:{{[0-9]+}}: error: 'stablehlo.dynamic_pad' op pads by data in a loop or branch
func.func @pad(%p: tensor<i1>, %x: tensor<4xf32>, %l: tensor<1xi32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0> : tensor<1xi32>
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.if"(%p) ({
    %0 = stablehlo.dynamic_pad %x, %v, %l, %z, %z : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    %1 = stablehlo.reduce(%0 init: %v) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %v : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Rows of an element and its gap are one dim more, which there is no room for.
// CHECK: error: 'stablehlo.dynamic_pad' op pads inside of a tensor of rank 16
func.func @inside(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>, %v: tensor<f32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 15 : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>) -> tensor<i32>
  %last = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %first = stablehlo.constant dense<0> : tensor<15xi32>
  %i = stablehlo.concatenate %first, %last, dim = 0 : (tensor<15xi32>, tensor<1xi32>) -> tensor<16xi32>
  %z = stablehlo.constant dense<0> : tensor<16xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %z, %z, %i : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>, tensor<f32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>
  return %0 : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>
}

// -----

// Padding that is a constant, for a convolution.
// CHECK: error: 'stablehlo.dynamic_conv' op pads by more than an index can count [index-range]
func.func @long_window(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>) -> tensor<1x?x1xf32> {
  %p = stablehlo.constant dense<[[5000000000000000, 0]]> : tensor<1x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x1xf32>, tensor<3x1x1xf32>, tensor<1x2xi64>) -> tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}

// -----

// Of one element or of four.
// CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.broadcast_in_dim' op cannot tell whether dimension 0 of its operand grows
func.func @grows(%x: tensor<?xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<?xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
