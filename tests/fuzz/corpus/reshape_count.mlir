func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>
  return %a : tensor<4xf32>
}
