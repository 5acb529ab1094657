// judge: 1086 8 - --config=workgroup_size=16,1,1 tile=1,4,128,0 thread=1,4,8,0 reduction=0,0,0,1 pipeline=MatmulPromoteVectorize promote=0,1 buffers=2
func.func public @main(%arg0: tensor<3x4x3xf32>, %arg1: tensor<3x3x1xf32>, %arg2: tensor<3x4x1xf32>) -> (tensor<3x4x1xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x4x3xf32>, tensor<3x3x1xf32>) -> tensor<3x4x1xf32>
    %1 = stablehlo.maximum %0, %arg2 : tensor<3x4x1xf32>
    return %1 : tensor<3x4x1xf32>
}
