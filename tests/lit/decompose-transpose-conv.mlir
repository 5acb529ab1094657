// Convolutions of inputs with zeros between their elements: features for the places between two elements that meet as much of the kernel.
// RUN: cgc opt %s --pass-pipeline='decompose-transpose-conv{work=1}' --validate -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: cgc opt %s --pass-pipeline=decompose-transpose-conv | FileCheck %s --check-prefix=SMALL
// RUN: cgc run %t.mlir --function=images --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=odd --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=volume --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=cut --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=random:1 --input=random:2

// SMALL-COUNT-3: lhs_dilate = [2

// A kernel as wide as the distance: one convolution. Zero by what is not finite is no number, wherever the kernel lies on zeros.
// CHECK-LABEL: func.func @images
// CHECK: %[[MEETS:.*]] = stablehlo.constant dense<{{.*}}> : tensor<4x2x2xi1>
// CHECK: %[[PRODUCTS:.*]] = stablehlo.multiply %arg1, %{{.*}} : tensor<2x2x3x5xf32>
// CHECK: %[[SUMS:.*]] = stablehlo.reduce(%[[PRODUCTS]] init: %{{.*}}) applies stablehlo.add across dimensions = [2]
// CHECK: stablehlo.select
// CHECK: %[[ZEROS:.*]] = stablehlo.reduce({{.*}} -> tensor<4x5xf32>
// CHECK: %[[SPLIT:.*]] = stablehlo.reshape %arg1 : (tensor<2x2x3x5xf32>) -> tensor<1x2x1x2x3x5xf32>
// CHECK: %[[LAST:.*]] = stablehlo.reverse %[[SPLIT]], dims = [1, 3]
// CHECK: %[[TURNED:.*]] = stablehlo.transpose %[[LAST]], dims = [0, 2, 4, 1, 3, 5] {cg.copy}
// CHECK: %[[KERNEL:.*]] = stablehlo.reshape %[[TURNED]] : (tensor<1x1x3x2x2x5xf32>) -> tensor<1x1x3x20xf32>
// CHECK: %[[ALL:.*]] = stablehlo.reshape %[[ZEROS]] : (tensor<4x5xf32>) -> tensor<20xf32>
// CHECK: %[[CONV:.*]] = stablehlo.convolution(%arg0, %[[KERNEL]]) {{.*}}pad = {{\[\[0, 0\], \[0, 0\]\]}}{{.*}} -> tensor<2x7x4x20xf32>
// CHECK: %[[NONE:.*]] = stablehlo.broadcast_in_dim %[[ALL]], dims = [3]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[CONV]], %[[NONE]]
// CHECK: %[[PLACES:.*]] = stablehlo.reshape %[[SUM]] : (tensor<2x7x4x20xf32>) -> tensor<2x7x4x2x2x5xf32>
// CHECK: %[[BACK:.*]] = stablehlo.transpose %[[PLACES]], dims = [0, 1, 3, 2, 4, 5]
// CHECK: %[[Y:.*]] = stablehlo.reshape %[[BACK]] : (tensor<2x7x2x4x2x5xf32>) -> tensor<2x14x8x5xf32>
// CHECK: return %[[Y]]
func.func @images(%x: tensor<2x7x4x3xf32>, %w: tensor<2x2x3x5xf32>) -> tensor<2x14x8x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x4x3xf32>, tensor<2x2x3x5xf32>) -> tensor<2x14x8x5xf32>
  return %0 : tensor<2x14x8x5xf32>
}

// Places that meet one and two elements of the kernel: four convolutions, and what is beyond the result is cut off.
// CHECK-LABEL: func.func @odd
// CHECK: stablehlo.convolution({{.*}} -> tensor<2x5x7x4xf32>
// CHECK: stablehlo.convolution({{.*}} -> tensor<2x5x7x4xf32>
// CHECK: stablehlo.convolution({{.*}} -> tensor<2x5x7x4xf32>
// CHECK: stablehlo.convolution({{.*}} -> tensor<2x5x7x4xf32>
// CHECK-COUNT-3: stablehlo.concatenate
// CHECK: stablehlo.slice %{{.*}} [0:2, 0:5, 0:13, 0:7]
func.func @odd(%x: tensor<2x3x7x4xf32>, %w: tensor<5x3x3x3xf32>) -> tensor<2x5x13x7xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x4xf32>, tensor<5x3x3x3xf32>) -> tensor<2x5x13x7xf32>
  return %0 : tensor<2x5x13x7xf32>
}

// Dims in any order; one of them has a stride instead.
// CHECK-LABEL: func.func @volume
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [0, f, 1, b, 2]x[2, o, 0, i, 1]->[f, 2, 1, b, 0], window = {stride = [1, 2, 1]
// CHECK-NOT: lhs_dilate
// CHECK: return
func.func @volume(%x: tensor<3x2x9x1x4xf16>, %w: tensor<3x4x4x2x2xf16>) -> tensor<4x11x4x1x8xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [0, f, 1, b, 2]x[2, o, 0, i, 1]->[f, 2, 1, b, 0], window = {stride = [1, 2, 1], pad = [[2, 2], [0, 0], [2, 1]], lhs_dilate = [3, 1, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x9x1x4xf16>, tensor<3x4x4x2x2xf16>) -> tensor<4x11x4x1x8xf16>
  return %0 : tensor<4x11x4x1x8xf16>
}

// Padding that leaves elements out.
// CHECK-LABEL: func.func @cut
// CHECK: stablehlo.convolution({{.*}}pad = {{\[\[-1, -1\]\]}}
// CHECK-NOT: lhs_dilate
// CHECK: return
func.func @cut(%x: tensor<1x6x5xf32>, %w: tensor<4x5x3xf32>) -> tensor<1x15x3xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[-1, -2]], lhs_dilate = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5xf32>, tensor<4x5x3xf32>) -> tensor<1x15x3xf32>
  return %0 : tensor<1x15x3xf32>
}

// What has strides, too, or groups, or places that meet nothing stays.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: stablehlo.reshape
// CHECK: return
func.func @stays(%x: tensor<1x6x4xf32>, %w: tensor<3x4x3xf32>, %v: tensor<3x2x4xf32>, %u: tensor<1x4x3xf32>) -> (tensor<1x5x3xf32>, tensor<1x9x4xf32>, tensor<1x11x3xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x4xf32>, tensor<3x4x3xf32>) -> tensor<1x5x3xf32>
  %1 = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x6x4xf32>, tensor<3x2x4xf32>) -> tensor<1x9x4xf32>
  %2 = stablehlo.convolution(%x, %u) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x4xf32>, tensor<1x4x3xf32>) -> tensor<1x11x3xf32>
  return %0, %1, %2 : tensor<1x5x3xf32>, tensor<1x9x4xf32>, tensor<1x11x3xf32>
}
