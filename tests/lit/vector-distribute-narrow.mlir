// RUN: cgc compile %s --target=hopper --emit=figures 2>&1 | FileCheck %s
// RUN: cgc run %s --function=columns --device=interp --target=hopper --compare --input=3x293x25xf32=random:1 | FileCheck %s --check-prefix=SAME

// An only tile of fewer columns than threads is padded to them: each thread takes its own, and none those of all.
// CHECK-NOT: gives way
// CHECK: columns_dispatch_0: VectorDistribute, {{[0-9]+}} x 1 x 1 threads
// CHECK: read of 4 bytes, global memory: {{[0-9]}}, run
// SAME: worst difference 0 at
func.func @columns(%x: tensor<3x293x25xf32>) -> tensor<3x25xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x293x25xf32>, tensor<f32>) -> tensor<3x25xf32>
  return %0 : tensor<3x25xf32>
}

// Many small blocks: a workgroup has sixteen, each of which a subgroup reduces without a barrier.
// CHECK: blocks_dispatch_0: VectorDistribute, 512 x 1 x 1 threads
// CHECK-NOT: barriers
// CHECK: read of 4 bytes, global memory: 4, run 4, cost 1.00
func.func @blocks(%x: tensor<151810x74x2xf32>) -> tensor<151810x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<151810x74x2xf32>, tensor<f32>) -> tensor<151810x2xf32>
  return %0 : tensor<151810x2xf32>
}
