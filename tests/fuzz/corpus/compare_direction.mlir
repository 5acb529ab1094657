func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.compare  XX, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %a : tensor<4xf32>
}
