func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [7] x [0] : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
