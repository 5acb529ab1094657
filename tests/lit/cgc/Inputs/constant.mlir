func.func @look_up(%i: tensor<8xi32>) -> tensor<8xi32> {
  %table = stablehlo.constant dense<[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]> : tensor<16xi32>
  %part = stablehlo.slice %table [4:12] : (tensor<16xi32>) -> tensor<8xi32>
  %0 = stablehlo.add %part, %i : tensor<8xi32>
  return %0 : tensor<8xi32>
}
