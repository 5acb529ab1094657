// RUN: not cgc check %s --device=interp | FileCheck %s
// RUN: cgc run %s --device=interp --function=coarse
// RUN: not cgc run %s --device=interp --function=fine 2>&1 | FileCheck %s --check-prefix=FINE

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
// As far apart as is said, not the 0.0001 of others.
// CHECK: [ OK ] {{.*}}check.mlir:coarse
func.func @coarse() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]> : tensor<2xf32>
  check.expect_almost_eq_const(%x, dense<[0.75, -2.0]> : tensor<2xf32>, atol = 0.25) : tensor<2xf32>
  return
}
// CHECK: [FAILED] {{.*}}check.mlir:fine: {{.*}}[0] is 0.5, expected 0.50001
// FINE: error: 'check.expect_almost_eq_const' op failed: element [0] is 5.000000e-01 but expected 5.000100e-01
func.func @fine() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]> : tensor<2xf32>
  check.expect_almost_eq_const(%x, dense<[0.50001, -2.0]> : tensor<2xf32>, atol = 1.0e-6) : tensor<2xf32>
  return
}
// CHECK: 2 passed, 2 failed
