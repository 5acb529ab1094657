func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [3] : (tensor<4xf32>) -> tensor<2x4xf32>
  return %a : tensor<4xf32>
}
