// A 4x5 by 5x10 dot product: the first row of the compile-time table.
func.func @main(%lhs: tensor<4x5xf32>, %rhs: tensor<5x10xf32>) -> tensor<4x10xf32> {
  %0 = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x10xf32>) -> tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}
