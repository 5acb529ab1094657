
func.func @five(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<:xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8@nowherexf32>
  %1 = stablehlo.add %0, %c 8 tensor<8xf32>
  %2 = stablehlo.add %1, %d : tensor<8xf32>
  return %2 : tensor<8xf32>
}
