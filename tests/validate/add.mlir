// Two additions, so that one wrong op changes the result.
func.func @main(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.add %a, %b : tensor<3x5xf32>
  %1 = stablehlo.add %0, %b : tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}
