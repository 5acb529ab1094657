
func.func @f(%t: tensor<2x3x1xf32>) {
  %0 : tensor.collapse_shape %t [[0, 1]] : tensor<x3x1xf32> into tensor<6xf32>
  return
}

