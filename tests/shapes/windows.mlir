// Windows of images whose sizes are not known; tests/shapes/windows.txt has calls.
func.func @conv(%x: tensor<?x16x16x?xf32>, %w: tensor<3x3x?x?xf32>) -> tensor<?x14x14x?xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x16x16x?xf32>, tensor<3x3x?x?xf32>) -> tensor<?x14x14x?xf32>
  return %0 : tensor<?x14x14x?xf32>
}
func.func @conv2(%x: tensor<1x?x?x3xf32>, %w: tensor<3x3x3x4xf32>, %o: tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x?x?x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}
func.func @pool(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>} : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
