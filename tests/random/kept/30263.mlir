// judge: 30263 8 - 
func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64x3x33xf32>, %arg2: tensor<3x7xf32>) -> (tensor<3x19xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<64xf32>, tensor<64x3x33xf32>) -> tensor<3x33xf32>
    %1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x33xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<3x33xf32>
    %4 = stablehlo.tanh %3 : tensor<3x33xf32>
    %5 = stablehlo.concatenate %4, %arg2, dim = 1 : (tensor<3x33xf32>, tensor<3x7xf32>) -> tensor<3x40xf32>
    %6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = "stablehlo.reduce_window"(%5, %6) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 3, 2>, window_dilations = array<i64: 1, 1>}> ({
    ^bb0(%a_7: tensor<f32>, %b_7: tensor<f32>):
      %c_7 = stablehlo.maximum %a_7, %b_7 : tensor<f32>
      stablehlo.return %c_7 : tensor<f32>
    }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x19xf32>
    return %7 : tensor<3x19xf32>
}
