// judge: 644 8 - --config=workgroup_size=8,16,1 tile=64,8,0 thread=4,1,0 reduction=0,0,2 pipeline=MatmulPromoteVectorize promote=0,1
func.func public @main(%arg0: tensor<4x31xf32>, %arg1: tensor<31x2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>) -> (tensor<4x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x31xf32>, tensor<31x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x2xf32>
    return %4 : tensor<4x2xf32>
}
