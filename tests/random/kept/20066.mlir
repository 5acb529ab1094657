// judge: 20066 8 - --config=workgroup_size=16,4,1 tile=32,16,0 thread=8,1,0 reduction=0,0,2 pipeline=MatmulPromoteVectorize promote=0,1 buffers=2 prefetch=true
func.func public @main(%arg0: tensor<32x3xf32>, %arg1: tensor<3x31xf32>, %arg2: tensor<31xf32>) -> (tensor<32x31xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<32x3xf32>, tensor<3x31xf32>) -> tensor<32x31xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<31xf32>) -> tensor<32x31xf32>
    %2 = stablehlo.add %0, %1 : tensor<32x31xf32>
    return %2 : tensor<32x31xf32>
}
