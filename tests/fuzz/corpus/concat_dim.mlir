func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.concatenate %a, %a, dim = 4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %a : tensor<4xf32>
}
