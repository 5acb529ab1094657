
func.func4@f(%a: tensor<4x5xf32>, %b tensor<4x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor< x4xf32>) permutation = [0, 0]
  return
}

