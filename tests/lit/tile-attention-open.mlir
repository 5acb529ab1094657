// Attention on matrix units where a launch tells how many batches, rows and keys there are: pieces are read and written where these sizes put them.
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=tile-attention 2>&1 | FileCheck %s
// RUN: %unsanitized cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=1x4x77x64xf16=random:1 --input=1x4x130x64xf16=random:2 --input=1x4x130x64xf16=random:3
// RUN: cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=2x4x1x64xf16=random:1 --input=2x4x33x64xf16=random:2 --input=2x4x33x64xf16=random:3
// RUN: %unsanitized cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=1x4x64x64xf16=random:1 --input=1x4x64x64xf16=random:2 --input=1x4x64x64xf16=random:3
// RUN: %unsanitized cgc run %s --device=interp --target=sm_90a --compare --print-limit=1 --input=1x4x77x64xf16=random:1 --input=1x4x130x64xf16=random:2 --input=1x4x130x64xf16=random:3

// CHECK: %[[ROWS:.*]] = arith.muli %{{.*}}, %{{.*}} : index
// CHECK: %[[ALL:.*]] = arith.muli %{{.*}}, %[[ROWS]] : index
// CHECK: hal.interface.binding.subspan set(0) binding(0) {{.*}} : memref<?xvector<4xi32>>{%[[ALL]]}
// CHECK: hal.interface.binding.subspan set(0) binding(3) {{.*}} : memref<?xvector<4xi32>>
// CHECK: gpu.subgroup_mma_compute
func.func @main(%q: tensor<?x4x?x64xf16>, %k: tensor<?x4x?x64xf16>, %v: tensor<?x4x?x64xf16>) -> tensor<?x4x?x64xf16> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<?x4x?x64xf16>, tensor<?x4x?x64xf16>) -> tensor<?x4x?x?xf16>
  %ninf = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %m = stablehlo.reduce(%0 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<?x4x?x?xf16>, tensor<f16>) -> tensor<?x4x?xf16>
  %heads = stablehlo.constant dense<4> : tensor<1xi32>
  %b0 = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x4x?x64xf16>) -> tensor<i32>
  %q0 = stablehlo.get_dimension_size %q, dim = 2 : (tensor<?x4x?x64xf16>) -> tensor<i32>
  %k0 = stablehlo.get_dimension_size %k, dim = 2 : (tensor<?x4x?x64xf16>) -> tensor<i32>
  %b1 = stablehlo.reshape %b0 : (tensor<i32>) -> tensor<1xi32>
  %q1 = stablehlo.reshape %q0 : (tensor<i32>) -> tensor<1xi32>
  %k1 = stablehlo.reshape %k0 : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %b1, %heads, %q1, %k1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %mb = stablehlo.dynamic_broadcast_in_dim %m, %s, dims = [0, 1, 2] : (tensor<?x4x?xf16>, tensor<4xi32>) -> tensor<?x4x?x?xf16>
  %1 = stablehlo.subtract %0, %mb : tensor<?x4x?x?xf16>
  %2 = stablehlo.exponential %1 : tensor<?x4x?x?xf16>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<?x4x?x?xf16>, tensor<f16>) -> tensor<?x4x?xf16>
  %sb = stablehlo.dynamic_broadcast_in_dim %3, %s, dims = [0, 1, 2] : (tensor<?x4x?xf16>, tensor<4xi32>) -> tensor<?x4x?x?xf16>
  %4 = stablehlo.divide %2, %sb : tensor<?x4x?x?xf16>
  %5 = stablehlo.dot_general %4, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<?x4x?x?xf16>, tensor<?x4x?x64xf16>) -> tensor<?x4x?x64xf16>
  return %5 : tensor<?x4x?x64xf16>
}
