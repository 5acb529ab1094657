// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s
// RUN: cgc compile %s --target=hopper --emit=figures -o - | FileCheck %s --check-prefix=FIGURES

// The value of a float is read at its index: zeros of both signs are equal, and the maximum of them may be the other one.
// CHECK-LABEL: func.func @max_at
// CHECK: linalg.generic
// CHECK: arith.maximumf
// CHECK: linalg.generic
// CHECK: arith.minsi
// CHECK: linalg.generic
// CHECK: arith.index_cast
// CHECK: tensor.extract %arg0[
// CHECK: iterator_types = ["parallel"]
// Two long rows are split in parts that many workgroups reduce.
// FIGURES: dispatch_0: VectorDistribute, 512 x 1 x 1 threads
func.func @max_at(%arg0: tensor<2x1000000xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %0 = stablehlo.iota dim = 1 : tensor<2x1000000xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1]
    : (tensor<2x1000000xf32>, tensor<2x1000000xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  return %1#0, %1#1 : tensor<2xf32>, tensor<2xi32>
}
