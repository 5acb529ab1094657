// RUN: not cgc check %s --device=interp | FileCheck %s

// One line per function; a failure names the first element that differs, its index and both values.

// CHECK: [ OK ] {{.*}}check.mlir:right
func.func @right() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]> : tensor<2xf32>
  %y = stablehlo.abs %x : tensor<2xf32>
  check.expect_eq_const(%y, dense<[0.5, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
// CHECK: [FAILED] {{.*}}check.mlir:wrong: {{.*}}[1] is 2, expected 3
func.func @wrong() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]> : tensor<2xf32>
  %y = stablehlo.abs %x : tensor<2xf32>
  check.expect_almost_eq_const(%y, dense<[0.50001, 3.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
// CHECK: 1 passed, 1 failed
