

func.func @right() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]> : tensor<2xf32>
  %y = stablehlo.abs %x : tensor<2xf32>
  check.expect_eq_const(%y, dense<[0.5, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @wrong() {
  %x = util.unfoldable_constant dense<[0.5, -2.0]1e400> : tensor<2xf32>
  %y = stablehlo.abs %x : tensor<2xf32>
  check.expect_almost_eq_const(%y, dense<[0.50001, 3.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
