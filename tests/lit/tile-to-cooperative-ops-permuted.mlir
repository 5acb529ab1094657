// Products whose results are stored with their dims in another order stay on matrix units, whatever follows them element by element.
// RUN: %unsanitized cgc run %s --function=heads --device=interp --target=hopper --config=pipeline=CooperativeMatrix --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %long cgc run %s --function=whole --device=interp --target=hopper --config=pipeline=CooperativeMatrix --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=turned --device=interp --target=hopper --config=pipeline=CooperativeMatrix --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: cgc run %s --function=square --device=interp --target=hopper --config=pipeline=CooperativeMatrix --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: cgc compile %s --target=hopper --config=pipeline=CooperativeMatrix -o %t.spv --print-ir-after=tile-to-cooperative-ops 2>&1 | FileCheck %s

// Where all tiles are whole, matrices are stored as they are, with the stride that rows have in the result.
// CHECK-LABEL: func.func @heads_dispatch_0
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @whole_dispatch_0
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} {leadDimension = 384 : index}
// CHECK-LABEL: func.func @turned_dispatch_0
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @square_dispatch_0
// CHECK: gpu.subgroup_mma_compute
func.func @heads(%w: tensor<2x3x48x40xf16>, %v: tensor<2x3x40x32xf16>) -> tensor<2x48x3x32xf16> {
  %0 = stablehlo.dot_general %w, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x48x40xf16>, tensor<2x3x40x32xf16>) -> tensor<2x3x48x32xf16>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<2x3x48x32xf16>) -> tensor<2x48x3x32xf16>
  return %1 : tensor<2x48x3x32xf16>
}
func.func @whole(%w: tensor<2x3x128x64xf16>, %v: tensor<2x3x64x128xf16>) -> tensor<2x128x3x128xf32> {
  %0 = stablehlo.dot_general %w, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x128x64xf16>, tensor<2x3x64x128xf16>) -> tensor<2x3x128x128xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<2x3x128x128xf32>) -> tensor<2x128x3x128xf32>
  return %1 : tensor<2x128x3x128xf32>
}
func.func @turned(%w: tensor<2x3x33x40xf16>, %v: tensor<2x40x3x17xf16>, %bias: tensor<3x17xf16>) -> tensor<2x33x3x17xf16> {
  %0 = stablehlo.dot_general %v, %w, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<2x40x3x17xf16>, tensor<2x3x33x40xf16>) -> tensor<2x3x17x33xf16>
  %1 = stablehlo.transpose %0, dims = [0, 3, 1, 2] : (tensor<2x3x17x33xf16>) -> tensor<2x33x3x17xf16>
  %b = stablehlo.broadcast_in_dim %bias, dims = [2, 3] : (tensor<3x17xf16>) -> tensor<2x33x3x17xf16>
  %2 = stablehlo.add %1, %b : tensor<2x33x3x17xf16>
  %3 = stablehlo.tanh %2 : tensor<2x33x3x17xf16>
  return %3 : tensor<2x33x3x17xf16>
}
func.func @square(%x: tensor<64x64xf16>, %y: tensor<64x64xf16>, %z: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<64x64xf16>) -> tensor<64x64xf16>
  %2 = stablehlo.multiply %1, %z : tensor<64x64xf16>
  return %2 : tensor<64x64xf16>
}
