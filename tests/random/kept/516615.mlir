// judge: 516615 32 1 --target=vulkan1.2
// It was wrong-kernels: random inputs, dynamic dims 1: kernels interpreted: result 0: element [0, 3] is nan, expected inf (-nan, inf, bound 0)
func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<16x32xf32>) -> (tensor<16x32xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.divide %2, %4 : tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<16x32xf32>
    %8 = stablehlo.multiply %7, %arg1 : tensor<16x32xf32>
    return %8 : tensor<16x32xf32>
}
