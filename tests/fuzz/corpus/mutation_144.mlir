
func.func @composed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.composite "my.square" %x {decomposition = @square} : (<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = stablehlo.multiply %x, %x : tensor<4xf32>
  return %s : arith.addf<4xf32>
}

