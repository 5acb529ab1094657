// judge: 21931 8 - --config=workgroup_size=16,2,1 tile=8,64,0 thread=4,4,0 reduction=0,0,1 pipeline=MatmulPromoteVectorize promote=0,1 buffers=2
func.func public @main(%arg0: tensor<4x7xf32>, %arg1: tensor<7x2xf32>, %arg2: tensor<2xf32>) -> (tensor<4x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x7xf32>, tensor<7x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
}
