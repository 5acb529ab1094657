func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.reduce"(%a, %a) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %a : tensor<4xf32>
}
