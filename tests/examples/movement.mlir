// A transpose through workgroup memory, a padded convolution, a pooling over windows, and a sum so long that it takes two kernels.
func.func @transpose(%x: tensor<130x257xf32>) -> tensor<257x130xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<130x257xf32>) -> tensor<257x130xf32>
  return %0 : tensor<257x130xf32>
}

func.func @padded(%x: tensor<1x17x19x8xf32>, %w: tensor<3x3x8x16xf32>) -> tensor<1x17x19x16xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x19x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x17x19x16xf32>
  return %0 : tensor<1x17x19x16xf32>
}

func.func @pool(%x: tensor<2x33x33x12xf32>) -> tensor<2x16x16x12xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %low) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<2x33x33x12xf32>, tensor<f32>) -> tensor<2x16x16x12xf32>
  return %0 : tensor<2x16x16x12xf32>
}

func.func @total(%x: tensor<1000000xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000000xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
