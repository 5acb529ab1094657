// judge: 2488 8 - --target=vulkan1.0; --config=workgroup_size=8,16,1 tile=64,64,0 thread=4,8,0 reduction=0,0,2 pipeline=MatmulPromoteVectorize promote=0,1
func.func public @main(%arg0: tensor<4x31xf32>, %arg1: tensor<31x5xf32>, %arg2: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x31xf32>, tensor<31x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
}
