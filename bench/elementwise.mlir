// Multiply and add with a broadcast: the second row of the compile-time table.
func.func @main(%a: tensor<10x15xf32>, %b: tensor<10x15xf32>, %bias: tensor<15xf32>) -> tensor<10x15xf32> {
  %0 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<15xf32>) -> tensor<10x15xf32>
  %1 = stablehlo.multiply %a, %b : tensor<10x15xf32>
  %2 = stablehlo.add %1, %0 : tensor<10x15xf32>
  return %2 : tensor<10x15xf32>
}
