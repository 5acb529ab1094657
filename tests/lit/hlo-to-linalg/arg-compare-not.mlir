// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s --implicit-check-not=arith.maximumf

// A NaN may be dropped here, depending on where it stands: the region runs in order, with both results.
// CHECK-LABEL: func.func @drops_nan
// CHECK: linalg.generic
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, i32
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

// The value of the pair is asked for, and is read at its index only where the indices are places: here they are anything.
// CHECK-LABEL: func.func @any_indices
// CHECK: linalg.generic
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, i32
// CHECK-NOT: tensor.extract %
// CHECK: return
func.func @any_indices(%arg0: tensor<64x100xf32>, %places: tensor<64x100xi32>) -> (tensor<64xf32>, tensor<64xi32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%places init: %c) across dimensions = [1]
    : (tensor<64x100xf32>, tensor<64x100xi32>, tensor<f32>, tensor<i32>) -> (tensor<64xf32>, tensor<64xi32>)
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
  return %1#0, %1#1 : tensor<64xf32>, tensor<64xi32>
}
