
func.func @add_multiply_bias(%a: tensor<6x5xf32>, %b: tensor<6x5xf32>, %c: tensor<5xf32>) -> tensor<6x5xf32> {
  %0 = stablehlo.add %a, %b : tensor<6x5xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<6x5xf32>
  return %2 : tensor<6x5xf32>
}

func.func @constants(%a: tensor<7xf32>) -> tensor<7xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.multiply %a, %a : tensor<7xf32>
  %1 = stablehlo.broadcast_in_dim %c> dims = [] : (tensor<f32>) -> tensor<7xf32>
  %2 = stablehlo.add %0, %1 : tensor<7xf32>
  return %2 : tensor<7xf32>
}

func.func @into_reduction(%a: tensor<4x6xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %a : tensor<4x6xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @stays(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.exponential %a : tensor<4x4xf32>
  %1 = stablehlo.dot %0, %0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.add %0, %a : tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @recomputes(%a: tensor<6xf32>, %b: tensor<6xf32>) -> tensor<5x6xf32> {
  %0 = stablehlo.exponential %a : tensor<6xf32>
  %1 = stablehlo.negate %b : tensor<6xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
  %4 = stablehlo.add %2, %3 : tensor<5x6xf32>
  return %4 : tensor<5x6xf32>
}

func.func @movement(%a: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x6xf32>
  %0 = stablehlo.reverse %a, dims = [1] : tensor<4x6xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.transpose %i, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %3 = stablehlo.add %1, %2 : tensor<6x4xf32>
  return %3 : tensor<6x4xf32>
}

func.func @reshapes(%a: tensor<4x6xf32>, %b: tensor<2x2x6xf32>, %c: tensor<6xf32>) -> tensor<24xf32> {
  %0 = stablehlo.exponential %a : tensor<4x6xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
  %2 = stablehlo.add %1, %b : tensor<2x2x6xf32>
  %3 = stablehlo.reshape %c : (tensor<6xf32>) -> tensor<1x1x6xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x2x6xf32>
  %5 = stablehlo.multiply %2, %4 : tensor<2x2x6xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x2x6xf32>) -> tensor<24xf32>
  return %6 : tensor<24xf32>
}

func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %0 = stablehlo.add %a, %b : tensor<?x5xf32>
  %1 = stablehlo.multiply %0, %b : tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}
