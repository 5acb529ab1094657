
func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x3xf32>, %c: tensor<4x3xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<6x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

