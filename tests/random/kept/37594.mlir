// judge: 37594 8 - --pipeline=Transpose
func.func public @main(%arg0: tensor<33x3x1x3xbf16>, %arg1: tensor<33x1x0x8x3x3xbf16>, %arg2: tensor<8xf32>, %arg3: tensor<f32>, %arg4: tensor<77xf32>) -> (tensor<77xf32>, tensor<37x2x1x14xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 1], contracting_dims = [3, 1] x [4, 5] : (tensor<33x3x1x3xbf16>, tensor<33x1x0x8x3x3xbf16>) -> tensor<33x1x0x8xf32>
    %1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<33x1x0x8xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<33x1x0x8xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<33x1x0x8xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<33x1x0x8xf32>
    %6 = stablehlo.dot_general %arg3, %arg4, contracting_dims = [] x [] : (tensor<f32>, tensor<77xf32>) -> tensor<77xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<77xf32>) -> tensor<77xf32>
    %8 = stablehlo.add %6, %7 : tensor<77xf32>
    %9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %5, %9, low = [1, 2, 1, 0], high = [3, -1, 0, -1], interior = [0, 0, 0, 1] : (tensor<33x1x0x8xf32>, tensor<f32>) -> tensor<37x2x1x14xf32>
    return %8, %10 : tensor<77xf32>, tensor<37x2x1x14xf32>
}
