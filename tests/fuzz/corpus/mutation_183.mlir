
func.func @f(%a: tensor<1x6x7x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<1x3x3x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor><2xi64>} ins(%a, %b : tensor<1x6x7x2xf32>, tensor<3x3x2x4xf32>)
      outs(%c : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  return
}

