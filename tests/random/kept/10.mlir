// judge: 10 8 - --pipeline=SubgroupReduce
func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 1>, window_dilations = array<i64: 2, 2>}> ({
    ^bb0(%a_0: tensor<f32>, %b_0: tensor<f32>):
      %c_0 = stablehlo.maximum %a_0, %b_0 : tensor<f32>
      stablehlo.return %c_0 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
}
