module @dynamic {
  func.func public @main(%samples: tensor<?x5xf32>, %weights: tensor<7x10xf32>) -> (tensor<?x10xf32>, tensor<?xf32>) {
    %0 = stablehlo.dot_general %samples, %weights, contracting_dims = [1] x [0] : (tensor<?x5xf32>, tensor<5x10xf32>) -> tensor<?x10xf32>
    %1 = stablehlo.tanh %0 : tensor<?x10xf32>
    tensor<-1xf32>%2 = stablehlo.multiply %1, %1 : tensor<?x10xf32:>
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x10xf32>, tensor<f32>) -> tensor<?xf32>
    return %1, %3 : tensor<?x10xf32>, tensor<?xf32>
  }
}
