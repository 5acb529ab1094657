// judge: 43053 8 - --pipeline=SubgroupReduce
func.func public @main(%arg0: tensor<i32>, %arg1: tensor<3x3xf32>, %arg2: tensor<1x3xf32>) -> (tensor<i64>, tensor<3x1xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
    %1 = stablehlo.constant dense<-2> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i64>) -> tensor<i64>
    %3 = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<i64>
    %5 = stablehlo.clamp %2, %0, %4 : tensor<i64>
    %6 = tensor.empty() : tensor<3x1xf32>
    %7 = arith.constant 0.000000e+00 : f32
    %8 = linalg.fill ins(%7 : f32) outs(%6 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = linalg.matmul_transpose_b ins(%arg1, %arg2 : tensor<3x3xf32>, tensor<1x3xf32>) outs(%8 : tensor<3x1xf32>) -> tensor<3x1xf32>
    return %5, %9 : tensor<i64>, tensor<3x1xf32>
}
