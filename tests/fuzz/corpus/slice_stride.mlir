func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %a [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
