// RUN: cgc compile %s --target=hopper --emit=figures -o - | FileCheck %s

// A product whose vectors stand in another order than its loops: the threads along the sum are those that the basis has there. Each of 1024 reads
// four rows of 4 of the 1024 x 16 values of its workgroup.
// CHECK: main_dispatch_0: VectorDistribute, 1024 x 1 x 1 threads
// CHECK: read of 16 bytes, global memory: 4, run 4
// CHECK: read of 4 bytes, global memory: 4, run 4
func.func public @main(%p: tensor<1x16x1024xf32>, %v: tensor<1x1024x16x64xf32>) -> tensor<1x16x64xf32> {
  %y = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
    : (tensor<1x16x1024xf32>, tensor<1x1024x16x64xf32>) -> tensor<1x16x64xf32>
  return %y : tensor<1x16x64xf32>
}
