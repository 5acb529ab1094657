// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s

// Of many long lines each has a thread.
// CHECK-LABEL: func.func @argmax_of_lines
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<5000x3000xf32>, tensor<5000x3000xi32>)
func.func @argmax_of_lines(%a: tensor<5000x3000xf32>, %p: tensor<5000x3000xi32>) -> (tensor<5000xf32>, tensor<5000xi32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%a, %p, %low, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %i: tensor<i32>, %y: tensor<f32>, %j: tensor<i32>):
    %1 = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }) : (tensor<5000x3000xf32>, tensor<5000x3000xi32>, tensor<f32>, tensor<i32>) -> (tensor<5000xf32>, tensor<5000xi32>)
  return %0#0, %0#1 : tensor<5000xf32>, tensor<5000xi32>
}
