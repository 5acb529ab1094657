// judge: 1137 8 - 
func.func public @main(%arg0: tensor<4x1x50x5xf64>, %arg1: tensor<1x5x2x5x50xf64>) -> (tensor<1x5x4x2x5xf64>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 3] x [0, 1], contracting_dims = [2] x [4] : (tensor<4x1x50x5xf64>, tensor<1x5x2x5x50xf64>) -> tensor<1x5x4x2x5xf64>
    return %0 : tensor<1x5x4x2x5xf64>
}
