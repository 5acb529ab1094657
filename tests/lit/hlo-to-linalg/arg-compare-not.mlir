// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s

// A NaN may be dropped here, depending on where it stands: the region runs in order, with both results.
// CHECK-LABEL: func.func @drops_nan
// CHECK: linalg.generic
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, i32
// CHECK-NOT: arith.maximumf
func.func @drops_nan(%arg0: tensor<64x100xf32>) -> (tensor<64xi32>) {
  %0 = stablehlo.iota dim = 1 : tensor<64x100xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1]
    : (tensor<64x100xf32>, tensor<64x100xi32>, tensor<f32>, tensor<i32>) -> (tensor<64xf32>, tensor<64xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%ia: tensor<i32>, %ib: tensor<i32>)  {
    %2 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.select %2, %a, %b : tensor<i1>, tensor<f32>
    %4 = stablehlo.select %2, %ia, %ib : tensor<i1>, tensor<i32>
    stablehlo.return %3, %4 : tensor<f32>, tensor<i32>
  }
  return %1#1 : tensor<64xi32>
}
