// judge: 33093 1 - --target=vulkan1.1
func.func public @main(%arg0: tensor<33x2x2x33xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<8x33x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> (tensor<33x2x2x33xf32>, tensor<32xf32>, tensor<3x5x1x3x5x5xf32>) {
    %0 = stablehlo.ceil %arg0 : tensor<33x2x2x33xf32>
    %1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%arg2 init: %3) applies stablehlo.add across dimensions = [2] : (tensor<8x33x8xf32>, tensor<f32>) -> tensor<8x33xf32>
    %5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<8x33xf32>
    %7 = stablehlo.divide %4, %6 : tensor<8x33xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x33xf32>) -> tensor<8x33x8xf32>
    %9 = stablehlo.subtract %arg2, %8 : tensor<8x33x8xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<8x33x8xf32>
    %11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [2] : (tensor<8x33x8xf32>, tensor<f32>) -> tensor<8x33xf32>
    %13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x33xf32>
    %15 = stablehlo.divide %12, %14 : tensor<8x33xf32>
    %16 = stablehlo.constant dense<1.000000e-02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<8x33xf32>
    %18 = stablehlo.add %15, %17 : tensor<8x33xf32>
    %19 = stablehlo.rsqrt %18 : tensor<8x33xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<8x33xf32>) -> tensor<8x33x8xf32>
    %21 = stablehlo.multiply %9, %20 : tensor<8x33x8xf32>
    %22 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<8x33x8xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<8x33x8xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<8x33x8xf32>
    %25 = stablehlo.add %23, %24 : tensor<8x33x8xf32>
    %26 = stablehlo.abs %25 : tensor<8x33x8xf32>
    %27 = stablehlo.slice %26 [7:8, 17:20, 7:8] : (tensor<8x33x8xf32>) -> tensor<1x3x1xf32>
    %28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%27 init: %28) applies stablehlo.maximum across dimensions = [2] : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
    %31 = stablehlo.subtract %27, %30 : tensor<1x3x1xf32>
    %32 = stablehlo.exponential %31 : tensor<1x3x1xf32>
    %33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%32 init: %33) applies stablehlo.add across dimensions = [2] : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
    %36 = stablehlo.divide %32, %35 : tensor<1x3x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [2, 3, 5] : (tensor<1x3x1xf32>) -> tensor<3x5x1x3x5x5xf32>
    return %0, %2, %37 : tensor<33x2x2x33xf32>, tensor<32xf32>, tensor<3x5x1x3x5x5xf32>
}
