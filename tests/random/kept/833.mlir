// judge: 833 32 - --target=vulkan1.0
func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>, %arg3: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
    %0 = stablehlo.subtract %arg3, %arg0 : tensor<2x2xf32>
    %1 = stablehlo.reduce(%arg1 init: %arg2) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
}
