// Every kind of step: constants in a buffer of their own, a result that is an argument (a copy), results that are one value (a fill; copies where the
// length is no whole number of words), and kernels that hand an intermediate array on.
func.func @constants(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.5, -3.0, 4.0]> : tensor<4xf32>
  %1 = stablehlo.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @copies_and_fills(%x: tensor<5xf32>) -> (tensor<5xf32>, tensor<7xi8>, tensor<3xf32>, tensor<6xi8>) {
  %0 = stablehlo.constant dense<3> : tensor<7xi8>
  %1 = stablehlo.constant dense<1.5> : tensor<3xf32>
  %2 = stablehlo.constant dense<-2> : tensor<6xi8>
  return %x, %0, %1, %2 : tensor<5xf32>, tensor<7xi8>, tensor<3xf32>, tensor<6xi8>
}

func.func @table(%x: tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %w = stablehlo.constant dense<[[0.5, 1.0, 1.5, 2.0], [2.5, 3.0, 3.5, 4.0], [-0.5, -1.0, -1.5, -2.0], [-2.5, -3.0, -3.5, -4.0]]> : tensor<4x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %1 = stablehlo.tanh %0 : tensor<?x4xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
  return %3, %x : tensor<?xf32>, tensor<?x4xf32>
}
