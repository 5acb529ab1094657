util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<4xf32>
util.global private @b = #flow.parameter.named<"model"::"b"> : tensor<4xf32>
func.func private @scale(%x: tensor<4xf32>) -> tensor<4xf32> {
  %w = util.global.load @w : tensor<4xf32>
  %0 = stablehlo.multiply %x, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = util.global.load @b : tensor<4xf32>
  %0 = call @scale(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %b : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @test() {
  %x = stablehlo.constant dense<2.0> : tensor<4xf32>
  %0 = call @scale(%x) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const(%0, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}
