// judge: 31322 32 - --target=vulkan1.0; --config=workgroup_size=1,2,1 tile=2,2,0 thread=1,2,0 reduction=0,0,8 pipeline=MatmulPromoteVectorize promote=0,1
func.func public @main(%arg0: tensor<130x32xf32>, %arg1: tensor<32x130xf32>) -> (tensor<130x130xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<130x32xf32>, tensor<32x130xf32>) -> tensor<130x130xf32>
    return %0 : tensor<130x130xf32>
}
