func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %a [2:9] : (tensor<4xf32>) -> tensor<7xf32>
  return %a : tensor<4xf32>
}
