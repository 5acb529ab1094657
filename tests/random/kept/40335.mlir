// judge: 40335 8 7,33 
func.func public @main(%arg0: tensor<100x2xf32>, %arg1: tensor<64x130xf16>, %arg2: tensor<64x130xf16>, %arg3: tensor<?x1x1x77xi8>) -> (tensor<64x130xf16>, tensor<2xf32>, tensor<1x?x77x1xi8>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<100x2xf32>) -> tensor<100x2x31xf32>
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<64x130xf16>
    %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%0 init: %2) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<100x2x31xf32>, tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.transpose %arg3, dims = [2, 0, 3, 1] : (tensor<?x1x1x77xi8>) -> tensor<1x?x77x1xi8>
    return %1, %3, %4 : tensor<64x130xf16>, tensor<2xf32>, tensor<1x?x77x1xi8>
}
