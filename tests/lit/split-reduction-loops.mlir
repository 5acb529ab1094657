// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=64}' | FileCheck %s

// In the body of a host loop.
// CHECK-LABEL: func.func @loop(
// CHECK:         scf.for
// CHECK:           tensor.expand_shape {{.*}} : tensor<64x1024xf32> into tensor<64x8x128xf32>
// CHECK:           linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction"]
// CHECK-COUNT-8:   tensor.extract_slice
// CHECK:           linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]
// CHECK:           scf.yield
func.func @loop(%a: tensor<64x1024xf32>, %b: tensor<1024x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %c) -> tensor<64x128xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<64x1024xf32>, tensor<1024x128xf32>) outs(%s : tensor<64x128xf32>) -> tensor<64x128xf32>
    scf.yield %0 : tensor<64x128xf32>
  }
  return %r : tensor<64x128xf32>
}
