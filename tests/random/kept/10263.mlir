// judge: 10263 64 - 
func.func public @main(%arg0: tensor<7x8xf32>, %arg1: tensor<7x5xf32>, %arg2: tensor<f32>) -> (tensor<8x6xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<7x8xf32>, tensor<7x5xf32>) -> tensor<8x5xf32>
    %1 = "stablehlo.reduce_window"(%0, %arg2) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>}> ({
    ^bb0(%a_1: tensor<f32>, %b_1: tensor<f32>):
      %c_1 = stablehlo.minimum %a_1, %b_1 : tensor<f32>
      stablehlo.return %c_1 : tensor<f32>
    }) : (tensor<8x5xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
}
