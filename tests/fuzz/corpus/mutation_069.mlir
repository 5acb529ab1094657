
func.func @strided(%a: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

func.func @padded(%a: tensor<1x5x5x2xf32>, %k: tensor<3x3x2x3xf32>) -> tensor<1x5x5x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x5x2xf32>, tensor<3x3x2x3xf32>) -> tensor<1x5x5x3xf32>
  return %0 : tensor<1x5x5x3xf32>
}

func.func @channels_first(%a: tensor<1x3x6x7xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<1x4x4x6xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x6x7xf32>, tensor<4x3x3x2xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}

func.func @odd_order(%a: tensor<9x3x2x9xf32>, %k: tensor<4x3x2x3xf32>) -> tensor<4x4x2x7xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [0, f, b, 1]x[o, 0, 1, i]->[f, 0, b, 1], window = {stride = [2, 1], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<9x3x2x9xf32>, tensor<4x3x2x3xf32>) -> tensor<4x4x2x7xf32>
  return %0 : tensor<4x4x2x7xf32>
}

func.func @depthwise(%a: tensor<1x6x6x4xf32>, %k: tensor<3x3x1x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x6x6x4xf32>, tensor