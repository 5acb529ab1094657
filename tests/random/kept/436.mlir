// judge: 436 8 - 
func.func public @main(%arg0: tensor<3x3x100xf32>, %arg1: tensor<100x16xf32>) -> (tensor<3x3x16xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<3x3x100xf32>, tensor<100x16xf32>) -> tensor<3x3x16xf32>
    return %0 : tensor<3x3x16xf32>
}
