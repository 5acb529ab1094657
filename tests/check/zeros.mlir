// A constant zero times NaN or infinities, and over what may be zero itself: drivers are not told of it. NaN is a one here; zeros keep their signs.
func.func @times_zero_f32() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r = stablehlo.multiply %x, %z : tensor<8xf32>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf32>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %w = stablehlo.constant dense<[1065353216, 1065353216, 1065353216, 0, -2147483648, 0, -2147483648, 0]> : tensor<8xi32>
  check.expect_eq(%b, %w) : tensor<8xi32>
  return
}
func.func @times_minus_zero_f32() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %r = stablehlo.multiply %x, %z : tensor<8xf32>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf32>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %w = stablehlo.constant dense<[1065353216, 1065353216, 1065353216, -2147483648, 0, -2147483648, 0, -2147483648]> : tensor<8xi32>
  check.expect_eq(%b, %w) : tensor<8xi32>
  return
}
func.func @zero_times_f32() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r = stablehlo.multiply %z, %x : tensor<8xf32>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf32>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %w = stablehlo.constant dense<[1065353216, 1065353216, 1065353216, 0, -2147483648, 0, -2147483648, 0]> : tensor<8xi32>
  check.expect_eq(%b, %w) : tensor<8xi32>
  return
}
func.func @zero_over_f32() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r = stablehlo.divide %z, %x : tensor<8xf32>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf32>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %w = stablehlo.constant dense<[1065353216, 0, -2147483648, 0, -2147483648, 1065353216, 1065353216, 0]> : tensor<8xi32>
  check.expect_eq(%b, %w) : tensor<8xi32>
  return
}
func.func @minus_zero_over_f32() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %r = stablehlo.divide %z, %x : tensor<8xf32>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf32>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %w = stablehlo.constant dense<[1065353216, -2147483648, 0, -2147483648, 0, 1065353216, 1065353216, -2147483648]> : tensor<8xi32>
  check.expect_eq(%b, %w) : tensor<8xi32>
  return
}
func.func @times_zero_f16() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf16>
  %z = stablehlo.constant dense<0.0> : tensor<8xf16>
  %r = stablehlo.multiply %x, %z : tensor<8xf16>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf16>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf16>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf16>) -> tensor<8xi16>
  %w = stablehlo.constant dense<[15360, 15360, 15360, 0, -32768, 0, -32768, 0]> : tensor<8xi16>
  check.expect_eq(%b, %w) : tensor<8xi16>
  return
}
func.func @times_minus_zero_f16() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf16>
  %z = stablehlo.constant dense<-0.0> : tensor<8xf16>
  %r = stablehlo.multiply %x, %z : tensor<8xf16>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf16>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf16>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf16>) -> tensor<8xi16>
  %w = stablehlo.constant dense<[15360, 15360, 15360, -32768, 0, -32768, 0, -32768]> : tensor<8xi16>
  check.expect_eq(%b, %w) : tensor<8xi16>
  return
}
func.func @zero_times_f16() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf16>
  %z = stablehlo.constant dense<0.0> : tensor<8xf16>
  %r = stablehlo.multiply %z, %x : tensor<8xf16>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf16>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf16>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf16>) -> tensor<8xi16>
  %w = stablehlo.constant dense<[15360, 15360, 15360, 0, -32768, 0, -32768, 0]> : tensor<8xi16>
  check.expect_eq(%b, %w) : tensor<8xi16>
  return
}
func.func @zero_over_f16() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf16>
  %z = stablehlo.constant dense<0.0> : tensor<8xf16>
  %r = stablehlo.divide %z, %x : tensor<8xf16>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf16>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf16>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf16>) -> tensor<8xi16>
  %w = stablehlo.constant dense<[15360, 0, -32768, 0, -32768, 15360, 15360, 0]> : tensor<8xi16>
  check.expect_eq(%b, %w) : tensor<8xi16>
  return
}
func.func @minus_zero_over_f16() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 1.0, -1.0, 0.0, -0.0, 2.0]> : tensor<8xf16>
  %z = stablehlo.constant dense<-0.0> : tensor<8xf16>
  %r = stablehlo.divide %z, %x : tensor<8xf16>
  %n = stablehlo.compare NE, %r, %r : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  %o = stablehlo.constant dense<1.0> : tensor<8xf16>
  %s = stablehlo.select %n, %o, %r : tensor<8xi1>, tensor<8xf16>
  %b = stablehlo.bitcast_convert %s : (tensor<8xf16>) -> tensor<8xi16>
  %w = stablehlo.constant dense<[15360, -32768, 0, -32768, 0, 15360, 15360, -32768]> : tensor<8xi16>
  check.expect_eq(%b, %w) : tensor<8xi16>
  return
}
