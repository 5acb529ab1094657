// RUN: cgc opt %s --split-input-file --pass-pipeline='checks-to-results' | FileCheck %s

// What the checks look at, in their order, takes the place of the function's own results.
// CHECK-LABEL: func.func @sums
// CHECK-SAME:    (%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) {
// CHECK-NEXT:  %[[S:.*]] = stablehlo.add %[[A]], %[[A]]
// CHECK-NOT:   check.
// CHECK:       return %[[S]], %[[A]], %[[B]], %[[B]]
func.func @sums(%a: tensor<2xf32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  check.expect_almost_eq(%0, %a) : tensor<2xf32>
  check.expect_eq(%b, %b) : tensor<i32>
  return %b : tensor<i32>
}

// -----

// Without checks a function stays as it is.
// CHECK-LABEL: func.func @plain(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
func.func @plain(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
