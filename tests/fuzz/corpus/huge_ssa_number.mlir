func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %99999999999999999999999999 : tensor<4xf32>
}
