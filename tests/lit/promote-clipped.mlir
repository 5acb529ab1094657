// Tiles that each thread clips by itself (28 is no multiple of 8, nor 29 and 15 of 4) are copied to workgroup memory like others, and what their
// elements are computed from along with them: no pipeline gives way to a plainer one.

// RUN: cgc compile %s --target=vulkan1.1 --print-ir-after=promote -o %t.spv 2>&1 | FileCheck %s --implicit-check-not="gives way"
// RUN: %unsanitized cgc run %s --function=pointwise --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=1x28x28x32xf32=random \
// RUN:   --input=32xf32=random:2 --input=1x1x32x128xf32=random:3
// RUN: cgc run %s --function=window --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=1x9x30x17xf32=random \
// RUN:   --input=17xf32=random:2 --input=2x2x17x33xf32=random:3

// CHECK-LABEL: func.func @pointwise_dispatch_0
// CHECK-COUNT-2: bufferization.alloc_tensor() {memory_space = 3
// CHECK-LABEL: func.func @window_dispatch_0
// CHECK-COUNT-2: bufferization.alloc_tensor() {memory_space = 3
// CHECK-LABEL: func.func @strided_dispatch_0
// CHECK-COUNT-2: bufferization.alloc_tensor() {memory_space = 3
func.func @pointwise(%x: tensor<1x28x28x32xf32>, %b: tensor<32xf32>, %w: tensor<1x1x32x128xf32>) -> tensor<1x28x28x128xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<1x28x28x32xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<32xf32>) -> tensor<1x28x28x32xf32>
  %1 = stablehlo.add %x, %bb : tensor<1x28x28x32xf32>
  %2 = stablehlo.maximum %1, %z : tensor<1x28x28x32xf32>
  %0 = stablehlo.convolution(%2, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x28x28x32xf32>, tensor<1x1x32x128xf32>) -> tensor<1x28x28x128xf32>
  return %0 : tensor<1x28x28x128xf32>
}
func.func @window(%x: tensor<1x9x30x17xf32>, %b: tensor<17xf32>, %w: tensor<2x2x17x33xf32>) -> tensor<1x8x29x33xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<1x9x30x17xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<17xf32>) -> tensor<1x9x30x17xf32>
  %1 = stablehlo.add %x, %bb : tensor<1x9x30x17xf32>
  %2 = stablehlo.maximum %1, %z : tensor<1x9x30x17xf32>
  %0 = stablehlo.convolution(%2, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x9x30x17xf32>, tensor<2x2x17x33xf32>) -> tensor<1x8x29x33xf32>
  return %0 : tensor<1x8x29x33xf32>
}
func.func @strided(%x: tensor<1x30x30x64xf32>, %b: tensor<64xf32>, %w: tensor<3x3x64x64xf32>) -> tensor<1x15x15x64xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<1x30x30x64xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<64xf32>) -> tensor<1x30x30x64xf32>
  %1 = stablehlo.add %x, %bb : tensor<1x30x30x64xf32>
  %2 = stablehlo.maximum %1, %z : tensor<1x30x30x64xf32>
  %0 = stablehlo.convolution(%2, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x30x30x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x15x15x64xf32>
  return %0 : tensor<1x15x15x64xf32>
}
