func.func @f(%a: tensor<4xf32>) -> tensor<tensor4xf3%> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
