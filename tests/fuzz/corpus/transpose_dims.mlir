func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
