// Quantized types: as the specification's dequantize and quantize, step by step in f32. Written by generate.py.
func.func @quantize_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.reshape %q0 : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @add_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.add %q0, %q1 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @multiply_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.multiply %q0, %q1 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @subtract_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.subtract %q0, %q1 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @maximum_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.maximum %q0, %q1 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_i8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.abs %q0 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @quantize_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.reshape %q0 : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @add_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.add %q0, %q1 : tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @multiply_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.multiply %q0, %q1 : tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @subtract_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.subtract %q0, %q1 : tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @maximum_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.maximum %q0, %q1 : tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @abs_i8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.abs %q0 : tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @quantize_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.reshape %q0 : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @add_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.add %q0, %q1 : tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @multiply_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.multiply %q0, %q1 : tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @subtract_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.subtract %q0, %q1 : tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @maximum_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.maximum %q0, %q1 : tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @abs_i8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.abs %q0 : tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @quantize_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -11.0, 38.5, 7.5, -23.0], [26.5, -4.0, -34.5, 15.0, -15.5], [34.0, 3.5, -27.5, 22.0, -8.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -13.5, 40.0, 6.5, -20.5], [27.0, -6.0, -32.5, 14.5, -18.0], [35.0, 2.0, -25.0, 22.0, -10.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[0.0, 27.5, 58.0, -7.5, -57.5], [13.0, 8.0, -65.5, -7.5, 39.0], [34.0, -5.0, -65.5, 0.0, 17.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.5, 37.0, 8.5, -25.5], [26.0, -2.0, -36.5, 15.5, -13.0], [33.0, 5.0, -30.0, 22.0, -6.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -2.5, 38.5, 7.5, 2.5], [26.5, -2.0, 2.0, 15.0, -2.5], [34.0, 3.5, 2.5, 22.0, -2.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, 11.0, 38.5, 7.5, 23.0], [26.5, 4.0, 34.5, 15.0, 15.5], [34.0, 3.5, 27.5, 22.0, 8.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.reshape %q0 : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x00009C41000030C100001A420000F0400000B8C10000D441000080C000000AC200007041000078C100000842000060400000DCC10000B041000008C100001CC2000028410000A0C10000EC41000080BF0000FCC100008C41000050C1000012420000C0400000C4C10000C8410000B0C0000010C20000584100008CC1000000420000C03F0000E8C10000A441000020C100001E42000010410000B0C10000DC41000040C0000006C200008041000068C100000C42000090400000D0C10000B8410000F0C0000018C200003841000098C10000F441000000000000F4C100009841000040C1000016420000E0400000BCC10000D041000090C000000CC200006841000084C100000442000020400000E0C10000AC41000010C100001EC2000020410000A4C10000E441000000C0000002C200008841"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @add_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.add %q0, %q1 : tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x00009C41000058C1000020420000D0400000A4C10000D8410000C0C0000002C200006841000090C100000C42000000400000C8C10000B041000028C1000016C200001841000088C10000F041000020C00000ECC100008C41000078C1000016420000A0400000B0C10000CC410000F0C000000AC2000050410000A4C100000442000000000000D4C10000A441000048C10000244200000041000098C10000E0410000A0C00000FCC100007841000088C100001042000060400000BCC10000B841000018C1000012C2000030410000B0C10000F8410000C0BF0000E4C100009841000068C100001C420000C0400000A8C10000D4410000D0C0000004C20000604100009CC1000008420000803F0000CCC10000AC41000030C1000018C20000104100008CC10000E841000060C00000F4C100008441"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @multiply_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.multiply %q0, %q1 : tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x000000000000DC41000068420000F0C0000066C20000504100000041000083C20000F0C000001C42000008420000A0C0000083C2000000000000884100006AC2000028C1000070C2000070410000C03F00007CC20000000000000242000012420000C0C0000074C20000484100003041000058C20000E0C00000524200000042000000C0000083C2000000000000C84100006C42000010C1000083C2000060410000C040000083C2000000C10000104200000C42000090C0000082C20000000000007041000064C20000C0C0000064420000704100000000000074C2000000000000F041000060420000E0C000006CC20000504100001041000083C20000E0C00000464200000442000080C0000083C2000000000000904100006CC2000020C1000076C20000604100004040000082C2000008C1"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @subtract_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.subtract %q0, %q1 : tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x00009C41000008C100001442000008410000CCC10000D041000000C0000012C200007841000050C1000004420000A0400000F0C10000B0410000D0C0000022C2000038410000B8C10000E8410000003F000006C200008C41000028C100000E420000E0400000D8C10000C441000060C0000016C200006041000068C10000F841000040400000FCC10000A4410000F0C000001842000020410000C8C10000D841000080BF00000EC200008441000040C1000008420000B0400000E4C10000B8410000B0C000001EC200004041000080C10000F0410000C03F000002C200009841000018C100001042000000410000D0C10000CC41000020C0000014C200007041000058C100000042000080400000F4C10000AC410000E0C0000024C2000030410000BCC10000E041000000BF00000AC200008C41"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @maximum_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.maximum %q0, %q1 : tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x00009C41000020C000001A420000F040000020400000D441000000C00000004000007041000020C00000084200006040000020400000B041000000C00000C03F00002841000040400000EC41000080BF0000004000008C41000020C0000012420000C040000020400000C841000000C00000C03F00005841000040C0000000420000C03F000020400000A441000020C000001E4200001041000040400000DC41000000C00000004000008041000020C000000C4200009040000020400000B841000000C00000C03F00003841000040C00000F441000000000000004000009841000020C0000016420000E040000020400000D041000000C00000004000006841000040C00000044200002040000020400000AC41000000C00000C03F00002041000040400000E4410000C0BF0000004000008841"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @abs_i8_77() {
  %0 = util.unfoldable_constant dense<"0x134B9B417A5432C13A3019428EACF7402C8AB6C18400D5415CA67BC00EF509C22A416F4175A979C1FB5A074231055240AA34DAC10756B141923E06C14CCA1BC22FEC2741387FA0C1780BEB41779D96BF27DFFDC189AB8D418D934DC175601242692EC140B629C4C1FB60C7415451B4C0D2C410C21702544144748AC1368B0042CA11CA3F33D4E7C17DB6A341A57D21C1EF651D421CAD0C41C11EAEC1EF6BDD41074B38C058BF05C2000C8041A0D268C1B0900B4243B08A403FC9D1C171C1B9417ACFEAC0979417C204C33841CD1398C1E376F341D36CFEBDBD73F5C1F4169641B8BC3CC12A96164213DCE2404BBEBBC165CCCF41A9A392C01D8F0CC2EDD86441D90882C1EBC004423A642840C868DFC1E821AC41D0A610C15C641EC2F2831D4157B3A5C159D7E54165DFE9BFA38901C26A778841"> : tensor<77xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<77xf32>) -> tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.abs %q0 : tensor<77x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<77x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<77xf32>
  %e0 = stablehlo.constant dense<"0x00009C410000304100001A420000F0400000B8410000D4410000804000000A42000070410000784100000842000060400000DC410000B0410000084100001C42000028410000A0410000EC410000803F0000FC4100008C4100005041000012420000C0400000C4410000C8410000B040000010420000584100008C41000000420000C03F0000E8410000A4410000204100001E42000010410000B0410000DC410000404000000642000080410000684100000C42000090400000D0410000B8410000F0400000184200003841000098410000F441000000000000F4410000984100004041000016420000E0400000BC410000D0410000904000000C42000068410000844100000442000020400000E0410000AC410000104100001E42000020410000A4410000E441000000400000024200008841"> : tensor<77xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<77xf32>, tensor<77xf32>
  return
}
func.func @quantize_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.reshape %q0 : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @add_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.add %q0, %q1 : tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @multiply_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.multiply %q0, %q1 : tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @subtract_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.subtract %q0, %q1 : tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @maximum_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.maximum %q0, %q1 : tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_u8_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.abs %q0 : tensor<!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<u8:f32, 0.25:128>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @quantize_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.reshape %q0 : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @add_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.add %q0, %q1 : tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @multiply_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.multiply %q0, %q1 : tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @subtract_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.subtract %q0, %q1 : tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @maximum_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.maximum %q0, %q1 : tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @abs_u8_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.abs %q0 : tensor<1x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @quantize_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.reshape %q0 : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @add_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.add %q0, %q1 : tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @multiply_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.multiply %q0, %q1 : tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @subtract_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.subtract %q0, %q1 : tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @maximum_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.maximum %q0, %q1 : tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @abs_u8_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.abs %q0 : tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @quantize_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -11.25, 31.75, 7.75, -22.75], [26.75, -4.0, -32.0, 15.0, -15.5], [31.75, 3.25, -27.25, 22.25, -8.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -13.75, 31.75, 6.75, -20.0], [27.25, -5.75, -30.25, 14.5, -18.25], [31.75, 2.0, -24.75, 22.25, -10.75]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[0.0, 28.0, 31.75, -7.75, -32.0], [13.5, 7.0, -32.0, -7.5, 31.75], [31.75, -4.0, -32.0, 0.0, 19.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.75, 30.5, 8.75, -25.5], [26.25, -2.25, -32.0, 15.5, -12.75], [30.75, 4.5, -29.75, 22.25, -6.25]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -2.5, 31.75, 7.75, 2.75], [26.75, -1.75, 1.75, 15.0, -2.75], [31.75, 3.25, 2.5, 22.25, -2.25]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_u8_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, 11.25, 31.75, 7.75, 22.75], [26.75, 4.0, 31.75, 15.0, 15.5], [31.75, 3.25, 27.25, 22.25, 8.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.reshape %q0 : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<12.699999809265137> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @add_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.add %q0, %q1 : tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<12.600000381469727> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @multiply_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.multiply %q0, %q1 : tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-1.3000000715255737> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @subtract_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.subtract %q0, %q1 : tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<12.699999809265137> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @maximum_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.maximum %q0, %q1 : tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<12.699999809265137> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_i8_narrow_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.abs %q0 : tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<12.699999809265137> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @quantize_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.reshape %q0 : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[12.699999809265137]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @add_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.add %q0, %q1 : tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[12.600000381469727]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @multiply_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.multiply %q0, %q1 : tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[-1.3000000715255737]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @subtract_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.subtract %q0, %q1 : tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[12.699999809265137]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @maximum_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.maximum %q0, %q1 : tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[12.699999809265137]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @abs_i8_narrow_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.abs %q0 : tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[12.699999809265137]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @quantize_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.reshape %q0 : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @add_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.add %q0, %q1 : tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @multiply_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.multiply %q0, %q1 : tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @subtract_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.subtract %q0, %q1 : tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @maximum_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.maximum %q0, %q1 : tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @abs_i8_narrow_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.abs %q0 : tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @quantize_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[12.699999809265137, -11.100000381469727, 12.699999809265137, 7.700000286102295, -12.699999809265137], [12.699999809265137, -3.9000000953674316, -12.699999809265137, 12.699999809265137, -12.699999809265137], [12.699999809265137, 3.299999952316284, -12.699999809265137, 12.699999809265137, -8.40000057220459]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[12.600000381469727, -12.699999809265137, 12.699999809265137, 6.700000286102295, -10.0], [12.699999809265137, -5.700000286102295, -10.800000190734863, 12.300000190734863, -12.699999809265137], [12.699999809265137, 2.0, -10.300000190734863, 12.699999809265137, -10.600000381469727]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[-1.3000000715255737, 12.699999809265137, 12.699999809265137, -7.700000286102295, -12.699999809265137], [6.400000095367432, 7.0, -12.699999809265137, -5.099999904632568, 12.699999809265137], [12.699999809265137, -4.300000190734863, -12.699999809265137, 1.3000000715255737, 12.699999809265137]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[12.699999809265137, -8.699999809265137, 11.40000057220459, 8.699999809265137, -12.699999809265137], [12.199999809265137, -2.1000001430511475, -12.699999809265137, 12.699999809265137, -10.0], [11.699999809265137, 4.599999904632568, -12.699999809265137, 12.600000381469727, -6.200000286102295]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[12.699999809265137, -2.4000000953674316, 12.699999809265137, 7.700000286102295, 2.700000047683716], [12.699999809265137, -1.8000000715255737, 1.899999976158142, 12.699999809265137, -2.700000047683716], [12.699999809265137, 3.299999952316284, 2.4000000953674316, 12.699999809265137, -2.200000047683716]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_i8_narrow_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32, 1.0e-1>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[12.699999809265137, 11.100000381469727, 12.699999809265137, 7.700000286102295, 12.699999809265137], [12.699999809265137, 3.9000000953674316, 12.699999809265137, 12.699999809265137, 12.699999809265137], [12.699999809265137, 3.299999952316284, 12.699999809265137, 12.699999809265137, 8.40000057220459]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.reshape %q0 : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @add_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.add %q0, %q1 : tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.25> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @multiply_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.multiply %q0, %q1 : tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-2.375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @subtract_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.subtract %q0, %q1 : tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @maximum_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.maximum %q0, %q1 : tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_i16_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.abs %q0 : tensor<!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @quantize_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.reshape %q0 : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @add_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.add %q0, %q1 : tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.25]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @multiply_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.multiply %q0, %q1 : tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[-2.375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @subtract_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.subtract %q0, %q1 : tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @maximum_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.maximum %q0, %q1 : tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @abs_i16_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.abs %q0 : tensor<1x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @quantize_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.reshape %q0 : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @add_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.add %q0, %q1 : tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @multiply_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.multiply %q0, %q1 : tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @subtract_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.subtract %q0, %q1 : tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @maximum_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.maximum %q0, %q1 : tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @abs_i16_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.abs %q0 : tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @quantize_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.375, -11.125, 38.25, 7.75, -22.875], [26.625, -3.875, -34.5, 15.0, -15.625], [33.875, 3.25, -27.25, 22.125, -8.375]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.25, -13.5, 39.625, 6.75, -20.125], [27.125, -5.75, -32.625, 14.625, -18.375], [34.875, 2.0, -24.875, 22.25, -10.5]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[-2.375, 26.375, 52.625, -7.75, -62.875], [13.25, 7.25, -64.75, -5.625, 43.0], [33.875, -4.0, -64.75, 2.75, 17.75]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.75, 36.875, 8.75, -25.625], [26.125, -2.0, -36.375, 15.375, -12.875], [32.875, 4.5, -29.625, 22.0, -6.25]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.375, -2.375, 38.25, 7.75, 2.75], [26.625, -1.875, 1.875, 15.0, -2.75], [33.875, 3.25, 2.375, 22.125, -2.125]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_i16_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i16:f32, 0.125:-7>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.375, 11.125, 38.25, 7.75, 22.875], [26.625, 3.875, 34.5, 15.0, 15.625], [33.875, 3.25, 27.25, 22.125, 8.375]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.reshape %q0 : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.4375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @add_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.add %q0, %q1 : tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @multiply_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.multiply %q0, %q1 : tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-1.1875> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @subtract_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.subtract %q0, %q1 : tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.5> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @maximum_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.maximum %q0, %q1 : tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.4375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @abs_i32_scalar() {
  %0 = util.unfoldable_constant dense<19.411657333374023> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<f32>) -> tensor<!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.abs %q0 : tensor<!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<!quant.uniform<i32:f32, 0.0625>>) -> tensor<f32>
  %e0 = stablehlo.constant dense<19.4375> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
func.func @quantize_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.reshape %q0 : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.4375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @add_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.add %q0, %q1 : tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @multiply_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.multiply %q0, %q1 : tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[-1.1875]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @subtract_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.subtract %q0, %q1 : tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.5]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @maximum_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.maximum %q0, %q1 : tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.4375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @abs_i32_1() {
  %0 = util.unfoldable_constant dense<[19.411657333374023]> : tensor<1xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.abs %q0 : tensor<1x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 0.0625>>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<[19.4375]> : tensor<1xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @quantize_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.reshape %q0 : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @add_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.add %q0, %q1 : tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @multiply_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.multiply %q0, %q1 : tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @subtract_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.subtract %q0, %q1 : tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @maximum_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.maximum %q0, %q1 : tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @abs_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<0x3xf32>) -> tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.abs %q0 : tensor<0x3x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<0x3x!quant.uniform<i32:f32, 0.0625>>) -> tensor<0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
  return
}
func.func @quantize_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.4375, -11.125, 38.3125, 7.75, -22.8125], [26.625, -3.9375, -34.5, 14.9375, -15.625], [33.8125, 3.3125, -27.25, 22.1875, -8.375]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.375, -13.5, 39.625, 6.8125, -20.0625], [27.0625, -5.75, -32.625, 14.5, -18.3125], [34.8125, 2.0, -24.8125, 22.3125, -10.5625]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[-1.1875, 26.4375, 50.3125, -7.25, -62.75], [11.625, 7.125, -64.6875, -6.5625, 42.0], [33.8125, -4.375, -66.4375, 2.75, 18.3125]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.75, 37.0, 8.6875, -25.5625], [26.1875, -2.125, -36.375, 15.375, -12.9375], [32.8125, 4.625, -29.6875, 22.0625, -6.1875]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.4375, -2.375, 38.3125, 7.75, 2.75], [26.625, -1.8125, 1.875, 14.9375, -2.6875], [33.8125, 3.3125, 2.4375, 22.1875, -2.1875]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i32:f32, 0.0625>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i32:f32, 0.0625>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.4375, 11.125, 38.3125, 7.75, 22.8125], [26.625, 3.9375, 34.5, 14.9375, 15.625], [33.8125, 3.3125, 27.25, 22.1875, 8.375]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -11.0, 38.5, 7.5, -23.0], [26.75, -4.0, -32.0, 15.0, -15.5], [34.0, 4.0, -28.0, 22.0, -8.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -13.5, 40.0, 6.5, -20.5], [27.25, -5.75, -30.25, 14.5, -18.25], [34.0, 2.0, -26.0, 22.0, -10.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[0.0, 27.5, 58.0, -7.5, -57.5], [13.5, 7.0, -32.0, -7.5, 31.75], [0.0, -8.0, -56.0, 0.0, 16.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.5, 37.0, 8.5, -25.5], [26.25, -2.25, -32.0, 15.5, -12.75], [34.0, 6.0, -30.0, 22.0, -6.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -2.5, 38.5, 7.5, 2.5], [26.75, -1.75, 1.75, 15.0, -2.75], [34.0, 4.0, 2.0, 22.0, -2.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_axis0_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8:f32:0, {0.5:3,0.25,2.0:-4}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, 11.0, 38.5, 7.5, 23.0], [26.75, 4.0, 31.75, 15.0, 15.5], [34.0, 4.0, 28.0, 22.0, 8.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @quantize_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.reshape %q0 : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -11.100000381469727, 31.75, 8.0, -24.0], [26.5, -3.9000000953674316, -31.75, 15.0, -15.0], [34.0, 3.299999952316284, -27.25, 22.0, -9.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @add_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.add %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -12.699999809265137, 31.75, 7.0, -21.0], [27.0, -5.700000286102295, -30.0, 15.0, -18.0], [35.0, 2.0, -24.75, 22.0, -12.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @multiply_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.multiply %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[0.0, 12.699999809265137, 31.75, -8.0, -72.0], [13.0, 7.0, -31.75, 0.0, 45.0], [34.0, -4.300000190734863, -31.75, 0.0, 27.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @subtract_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.subtract %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -8.699999809265137, 30.5, 9.0, -27.0], [26.0, -2.1000001430511475, -31.75, 15.0, -12.0], [33.0, 4.599999904632568, -29.75, 22.0, -6.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @maximum_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.maximum %q0, %q1 : tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, -2.4000000953674316, 31.75, 8.0, 3.0], [26.5, -1.8000000715255737, 1.75, 15.0, -3.0], [34.0, 3.299999952316284, 2.5, 22.0, -3.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @abs_axis1_3x5() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406, 7.739813804626465, -22.817466735839844], [26.62525177001953, -3.9320287704467773, -34.48931121826172, 14.953409194946289, -15.60387134552002], [33.83884811401367, 3.281566858291626, -27.275714874267578, 22.16700553894043, -8.390275955200195]]> : tensor<3x5xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<3x5xf32>) -> tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %q = stablehlo.abs %q0 : tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x5x!quant.uniform<i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}>>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[19.5, 11.100000381469727, 31.75, 8.0, 24.0], [26.5, 3.9000000953674316, 31.75, 15.0, 15.0], [34.0, 3.299999952316284, 27.25, 22.0, 9.0]]> : tensor<3x5xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x5xf32>, tensor<3x5xf32>
  return
}
func.func @requantize() {
  %0 = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0.0, -0.0, 1.0000000150474662e+30, 62.099998474121094, -65.5, 0.25, 0.75, -0.25]> : tensor<10xf32>
  %q = stablehlo.uniform_quantize %0 : (tensor<10xf32>) -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  %u = stablehlo.uniform_quantize %q : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10x!quant.uniform<u8:f32, 0.25:128>>
  %r = stablehlo.uniform_dequantize %u : (tensor<10x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<10xf32>
  check.expect_eq_const(%r, dense<[31.75, -32.0, 0.0, 0.0, 31.75, 31.75, -32.0, 0.0, 1.0, 0.0]> : tensor<10xf32>) : tensor<10xf32>
  return
}
func.func @bits() {
  %0 = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0.0, -0.0, 1.0000000150474662e+30, 62.099998474121094, -65.5, 0.25, 0.75, -0.25]> : tensor<10xf32>
  %q = stablehlo.uniform_quantize %0 : (tensor<10xf32>) -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.bitcast_convert %q : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10xi8>
  check.expect_eq_const(%r, dense<[127, -128, 3, 3, 127, 127, -128, 3, 5, 3]> : tensor<10xi8>) : tensor<10xi8>
  return
}
func.func @transpose() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406], [7.739813804626465, -22.817466735839844, 26.62525177001953]]> : tensor<2x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.transpose %q0, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x2xf32>
  %e0 = stablehlo.constant dense<[[19.5, 7.5], [-11.0, -23.0], [38.5, 26.5]]> : tensor<3x2xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<3x2xf32>, tensor<3x2xf32>
  return
}
func.func @slice() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406], [7.739813804626465, -22.817466735839844, 26.62525177001953]]> : tensor<2x3xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.slice %q0 [0:2, 1:3] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[-11.0, 38.5], [-23.0, 26.5]]> : tensor<2x2xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<2x2xf32>, tensor<2x2xf32>
  return
}
func.func @dot() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406], [7.739813804626465, -22.817466735839844, 26.62525177001953]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927], [-0.3436872661113739, -2.6354832649230957, 1.0727206468582153, -1.2190754413604736], [2.489128351211548, 0.19733239710330963, -2.094463586807251, 1.61374032497406]]> : tensor<3x4xf32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<3x4xf32>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %q = stablehlo.dot_general %q0, %q1, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[62.0, 37.0, -65.5, 62.0], [62.0, 61.0, -65.5, 62.0]]> : tensor<2x4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<2x4xf32>, tensor<2x4xf32>
  return
}
func.func @reduce() {
  %0 = util.unfoldable_constant dense<[[19.411657333374023, -11.145624160766602, 38.297096252441406], [7.739813804626465, -22.817466735839844, 26.62525177001953]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %q0 = stablehlo.uniform_quantize %0 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %q1 = stablehlo.uniform_quantize %1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %q = "stablehlo.reduce"(%q0, %q1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:3>>, %y: tensor<!quant.uniform<i8:f32, 0.5:3>>):
      %z = stablehlo.maximum %x, %y : tensor<!quant.uniform<i8:f32, 0.5:3>>
      stablehlo.return %z : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<[38.5, 26.5]> : tensor<2xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  return
}
