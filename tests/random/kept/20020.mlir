// judge: 20020 8 - --config=workgroup_size=1,16,1 tile=16,2,0 thread=1,2,0 reduction=0,0,16 pipeline=MatmulPromoteVectorize promote=1 buffers=2 prefetch=true
func.func public @main(%arg0: tensor<1x2xf32>, %arg1: tensor<2x1xf32>) -> (tensor<1x1xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
}
