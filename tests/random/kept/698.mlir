// judge: 698 8 - 
func.func public @main(%arg0: tensor<7x100xf32>, %arg1: tensor<33x100xf32>, %arg2: tensor<7x33xf32>) -> (tensor<7x33xf16>) {
    %0 = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%0 : f32) outs(%arg2 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %2 = linalg.matmul_transpose_b ins(%arg0, %arg1 : tensor<7x100xf32>, tensor<33x100xf32>) outs(%1 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %3 = stablehlo.convert %2 : (tensor<7x33xf32>) -> tensor<7x33xbf16>
    %4 = stablehlo.convert %3 : (tensor<7x33xbf16>) -> tensor<7x33xf32>
    %5 = stablehlo.convert %4 : (tensor<7x33xf32>) -> tensor<7x33xf16>
    return %5 : tensor<7x33xf16>
}
