// judge: 75 8 - --config=workgroup_size=2,16,1 tile=128,2,0 thread=8,1,0 reduction=0,0,8 pipeline=MatmulPromoteVectorize promote=0,1
func.func public @main(%arg0: tensor<8x31xf32>, %arg1: tensor<31x3xf32>) -> (tensor<8x3xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x31xf32>, tensor<31x3xf32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
}
