// Elementwise operations on integers. Written by generate.py.
func.func @add_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.add %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @subtract_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.subtract %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<-4> : tensor<i8>) : tensor<i8>
  return
}
func.func @multiply_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.multiply %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<32> : tensor<i8>) : tensor<i8>
  return
}
func.func @divide_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.divide %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<0> : tensor<i8>) : tensor<i8>
  return
}
func.func @remainder_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.remainder %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @maximum_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.maximum %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @minimum_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.minimum %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @and_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.and %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<0> : tensor<i8>) : tensor<i8>
  return
}
func.func @or_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.or %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @xor_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %r = stablehlo.xor %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @not_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.not %0 : tensor<i8>
  check.expect_eq_const(%r, dense<-5> : tensor<i8>) : tensor<i8>
  return
}
func.func @popcnt_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.popcnt %0 : tensor<i8>
  check.expect_eq_const(%r, dense<1> : tensor<i8>) : tensor<i8>
  return
}
func.func @count_leading_zeros_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.count_leading_zeros %0 : tensor<i8>
  check.expect_eq_const(%r, dense<5> : tensor<i8>) : tensor<i8>
  return
}
func.func @negate_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.negate %0 : tensor<i8>
  check.expect_eq_const(%r, dense<-4> : tensor<i8>) : tensor<i8>
  return
}
func.func @abs_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.abs %0 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @sign_i8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.sign %0 : tensor<i8>
  check.expect_eq_const(%r, dense<1> : tensor<i8>) : tensor<i8>
  return
}
func.func @add_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.add %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @subtract_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.subtract %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @multiply_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.multiply %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @divide_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.divide %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @remainder_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.remainder %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @maximum_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.maximum %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @minimum_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.minimum %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @and_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.and %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @or_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.or %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @xor_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %1 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.xor %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @not_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.not %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @popcnt_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.popcnt %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @count_leading_zeros_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @negate_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.negate %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @abs_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.abs %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @sign_i8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi8>
  %r = stablehlo.sign %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @add_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.add %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-121, -126, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @subtract_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[119, 126, 5, -4, -4, 14, -4, -4, -4], [-5, 14, -4, -4, 14, -4, -4, -4, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @multiply_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @divide_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[15, -64, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @remainder_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @maximum_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @minimum_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[8, -128, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @and_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.and %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @or_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.or %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, -126, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @xor_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[119, -126, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @not_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.not %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-128, 127, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @popcnt_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.popcnt %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[7, 1, 0, 1, 7, 2, 8, 5, 2], [6, 1, 1, 6, 2, 7, 7, 1, 7]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @count_leading_zeros_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[1, 0, 8, 6, 0, 5, 0, 0, 6], [0, 4, 7, 0, 5, 0, 0, 6, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @negate_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.negate %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-127, -128, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @abs_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.abs %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, -128, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @sign_i8_2() {
  %0 = util.unfoldable_constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.sign %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @shift_left_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, 0, 0, 0, 0, 24]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @shift_right_logical_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, 64, 0, 0, 0, 1]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @shift_right_arithmetic_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, -64, 0, 0, -1, 1]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @add_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.add %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @subtract_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.subtract %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<-4> : tensor<i16>) : tensor<i16>
  return
}
func.func @multiply_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.multiply %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<32> : tensor<i16>) : tensor<i16>
  return
}
func.func @divide_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.divide %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<0> : tensor<i16>) : tensor<i16>
  return
}
func.func @remainder_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.remainder %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @maximum_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.maximum %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<8> : tensor<i16>) : tensor<i16>
  return
}
func.func @minimum_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.minimum %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @and_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.and %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<0> : tensor<i16>) : tensor<i16>
  return
}
func.func @or_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.or %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @xor_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<8> : tensor<i16>
  %r = stablehlo.xor %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @not_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.not %0 : tensor<i16>
  check.expect_eq_const(%r, dense<-5> : tensor<i16>) : tensor<i16>
  return
}
func.func @popcnt_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.popcnt %0 : tensor<i16>
  check.expect_eq_const(%r, dense<1> : tensor<i16>) : tensor<i16>
  return
}
func.func @count_leading_zeros_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.count_leading_zeros %0 : tensor<i16>
  check.expect_eq_const(%r, dense<13> : tensor<i16>) : tensor<i16>
  return
}
func.func @negate_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.negate %0 : tensor<i16>
  check.expect_eq_const(%r, dense<-4> : tensor<i16>) : tensor<i16>
  return
}
func.func @abs_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.abs %0 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @sign_i16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %r = stablehlo.sign %0 : tensor<i16>
  check.expect_eq_const(%r, dense<1> : tensor<i16>) : tensor<i16>
  return
}
func.func @add_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.add %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @subtract_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.subtract %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @multiply_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.multiply %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @divide_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.divide %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @remainder_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.remainder %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @maximum_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.maximum %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @minimum_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.minimum %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @and_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.and %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @or_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.or %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @xor_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %1 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.xor %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @not_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.not %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @popcnt_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.popcnt %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @count_leading_zeros_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @negate_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.negate %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @abs_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.abs %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @sign_i16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi16>
  %r = stablehlo.sign %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @add_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.add %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32761, -32766, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @subtract_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32759, 32766, 5, -4, -4, 14, -4, -4, -4], [-5, 14, -4, -4, 14, -4, -4, -4, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @multiply_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @divide_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[4095, -16384, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @remainder_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @maximum_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @minimum_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[8, -32768, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @and_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.and %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @or_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.or %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, -32766, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @xor_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32759, -32766, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @not_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.not %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32768, 32767, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @popcnt_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.popcnt %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[15, 1, 0, 1, 15, 2, 16, 13, 2], [14, 1, 1, 14, 2, 15, 15, 1, 15]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @count_leading_zeros_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[1, 0, 16, 14, 0, 13, 0, 0, 14], [0, 12, 15, 0, 13, 0, 0, 14, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @negate_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.negate %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32767, -32768, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @abs_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.abs %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, -32768, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @sign_i16_2() {
  %0 = util.unfoldable_constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.sign %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @shift_left_i16() {
  %0 = util.unfoldable_constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, 0, 0, 0, 0, 24]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @shift_right_logical_i16() {
  %0 = util.unfoldable_constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, 16384, 0, 0, 0, 1]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @shift_right_arithmetic_i16() {
  %0 = util.unfoldable_constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, -16384, 0, 0, -1, 1]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @add_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.add %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @subtract_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.subtract %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<-4> : tensor<i32>) : tensor<i32>
  return
}
func.func @multiply_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.multiply %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<32> : tensor<i32>) : tensor<i32>
  return
}
func.func @divide_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.divide %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @remainder_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.remainder %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @maximum_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.maximum %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @minimum_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.minimum %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @and_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.and %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @or_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.or %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @xor_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %r = stablehlo.xor %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @not_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.not %0 : tensor<i32>
  check.expect_eq_const(%r, dense<-5> : tensor<i32>) : tensor<i32>
  return
}
func.func @popcnt_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.popcnt %0 : tensor<i32>
  check.expect_eq_const(%r, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @count_leading_zeros_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.count_leading_zeros %0 : tensor<i32>
  check.expect_eq_const(%r, dense<29> : tensor<i32>) : tensor<i32>
  return
}
func.func @negate_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.negate %0 : tensor<i32>
  check.expect_eq_const(%r, dense<-4> : tensor<i32>) : tensor<i32>
  return
}
func.func @abs_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.abs %0 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @sign_i32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = stablehlo.sign %0 : tensor<i32>
  check.expect_eq_const(%r, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @add_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.add %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @subtract_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.subtract %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @multiply_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.multiply %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @divide_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.divide %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @remainder_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.remainder %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @maximum_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.maximum %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @minimum_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.minimum %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @and_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.and %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @or_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.or %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @xor_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.xor %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @not_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.not %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @popcnt_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.popcnt %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @count_leading_zeros_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @negate_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.negate %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @abs_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.abs %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @sign_i32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = stablehlo.sign %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @add_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.add %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-2147483641, -2147483646, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @subtract_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483639, 2147483646, 5, -4, -4, 14, -4, -4, -4], [-5, 14, -4, -4, 14, -4, -4, -4, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @multiply_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @divide_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[268435455, -1073741824, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @remainder_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @maximum_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483647, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @minimum_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[8, -2147483648, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @and_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.and %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @or_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.or %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483647, -2147483646, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @xor_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483639, -2147483646, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @not_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.not %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-2147483648, 2147483647, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @popcnt_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.popcnt %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[31, 1, 0, 1, 31, 2, 32, 29, 2], [30, 1, 1, 30, 2, 31, 31, 1, 31]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @count_leading_zeros_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[1, 0, 32, 30, 0, 29, 0, 0, 30], [0, 28, 31, 0, 29, 0, 0, 30, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @negate_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.negate %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-2147483647, -2147483648, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @abs_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.abs %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483647, -2147483648, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @sign_i32_2() {
  %0 = util.unfoldable_constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.sign %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @shift_left_i32() {
  %0 = util.unfoldable_constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, 0, 0, 0, 0, 24]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @shift_right_logical_i32() {
  %0 = util.unfoldable_constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, 1073741824, 0, 0, 0, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @shift_right_arithmetic_i32() {
  %0 = util.unfoldable_constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, -1073741824, 0, 0, -1, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @add_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.add %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @subtract_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.subtract %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<-4> : tensor<i64>) : tensor<i64>
  return
}
func.func @multiply_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.multiply %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<32> : tensor<i64>) : tensor<i64>
  return
}
func.func @divide_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.divide %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<0> : tensor<i64>) : tensor<i64>
  return
}
func.func @remainder_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.remainder %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @maximum_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.maximum %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @minimum_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.minimum %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @and_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.and %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<0> : tensor<i64>) : tensor<i64>
  return
}
func.func @or_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.or %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @xor_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %r = stablehlo.xor %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @not_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.not %0 : tensor<i64>
  check.expect_eq_const(%r, dense<-5> : tensor<i64>) : tensor<i64>
  return
}
func.func @popcnt_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.popcnt %0 : tensor<i64>
  check.expect_eq_const(%r, dense<1> : tensor<i64>) : tensor<i64>
  return
}
func.func @count_leading_zeros_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.count_leading_zeros %0 : tensor<i64>
  check.expect_eq_const(%r, dense<61> : tensor<i64>) : tensor<i64>
  return
}
func.func @negate_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.negate %0 : tensor<i64>
  check.expect_eq_const(%r, dense<-4> : tensor<i64>) : tensor<i64>
  return
}
func.func @abs_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.abs %0 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @sign_i64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %r = stablehlo.sign %0 : tensor<i64>
  check.expect_eq_const(%r, dense<1> : tensor<i64>) : tensor<i64>
  return
}
func.func @add_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.add %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @subtract_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.subtract %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @multiply_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.multiply %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @divide_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.divide %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @remainder_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.remainder %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @maximum_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.maximum %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @minimum_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.minimum %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @and_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.and %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @or_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.or %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @xor_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.xor %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @not_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.not %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @popcnt_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.popcnt %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @count_leading_zeros_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @negate_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.negate %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @abs_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.abs %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @sign_i64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi64>
  %r = stablehlo.sign %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @add_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.add %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-9223372036854775801, -9223372036854775806, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @subtract_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775799, 9223372036854775806, 5, -4, -4, 14, -4, -4, -4], [-5, 14, -4, -4, 14, -4, -4, -4, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @multiply_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @divide_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[1152921504606846975, -4611686018427387904, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @remainder_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @maximum_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775807, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @minimum_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[8, -9223372036854775808, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @and_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.and %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @or_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.or %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775807, -9223372036854775806, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @xor_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi64>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775799, -9223372036854775806, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @not_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.not %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-9223372036854775808, 9223372036854775807, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @popcnt_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.popcnt %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[63, 1, 0, 1, 63, 2, 64, 61, 2], [62, 1, 1, 62, 2, 63, 63, 1, 63]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @count_leading_zeros_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[1, 0, 64, 62, 0, 61, 0, 0, 62], [0, 60, 63, 0, 61, 0, 0, 62, 0]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @negate_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.negate %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-9223372036854775807, -9223372036854775808, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @abs_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.abs %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775807, -9223372036854775808, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @sign_i64_2() {
  %0 = util.unfoldable_constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.sign %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @shift_left_i64() {
  %0 = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, 0, 0, 0, 0, 24]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @shift_right_logical_i64() {
  %0 = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, 4611686018427387904, 0, 0, 0, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @shift_right_arithmetic_i64() {
  %0 = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, -4611686018427387904, 0, 0, -1, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @add_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.add %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @subtract_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.subtract %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<252> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @multiply_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.multiply %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<32> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @divide_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.divide %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @remainder_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.remainder %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<4> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @maximum_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.maximum %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<8> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @minimum_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.minimum %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<4> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @and_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.and %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @or_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.or %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @xor_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %1 = util.unfoldable_constant dense<8> : tensor<ui8>
  %r = stablehlo.xor %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @not_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %r = stablehlo.not %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<251> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @popcnt_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %r = stablehlo.popcnt %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<1> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @count_leading_zeros_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<5> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @negate_ui8_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui8>
  %r = stablehlo.negate %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<252> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @add_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.add %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @subtract_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.subtract %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @multiply_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.multiply %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @divide_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.divide %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @remainder_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.remainder %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @maximum_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.maximum %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @minimum_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.minimum %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @and_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.and %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @or_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.or %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @xor_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %1 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.xor %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @not_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.not %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @popcnt_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.popcnt %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @count_leading_zeros_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @negate_ui8_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui8>
  %r = stablehlo.negate %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @add_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.add %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @subtract_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[247, 254, 0, 252, 0, 6, 253, 0, 252], [255, 8, 252, 0, 5, 254, 0, 252, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @multiply_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[248, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @divide_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[31, 0, 255, 0, 255, 255, 0, 255, 0], [0, 255, 0, 255, 255, 0, 255, 0, 255]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @remainder_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @maximum_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[255, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @minimum_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @and_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.and %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @or_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.or %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[255, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @xor_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[247, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @not_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.not %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[0, 255, 255, 253, 255, 249, 255, 255, 252], [255, 247, 254, 255, 250, 255, 255, 253, 255]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @popcnt_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.popcnt %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @count_leading_zeros_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[0, 8, 8, 6, 8, 5, 8, 8, 6], [8, 4, 7, 8, 5, 8, 8, 6, 8]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @negate_ui8_2() {
  %0 = util.unfoldable_constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.negate %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 254, 0, 250, 0, 0, 253], [0, 248, 255, 0, 251, 0, 0, 254, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @shift_left_ui8() {
  %0 = util.unfoldable_constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 24]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @shift_right_logical_ui8() {
  %0 = util.unfoldable_constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 1]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @shift_right_arithmetic_ui8() {
  %0 = util.unfoldable_constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = util.unfoldable_constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 1]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @add_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.add %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @subtract_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.subtract %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<65532> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @multiply_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.multiply %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<32> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @divide_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.divide %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<0> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @remainder_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.remainder %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<4> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @maximum_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.maximum %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<8> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @minimum_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.minimum %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<4> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @and_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.and %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<0> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @or_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.or %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @xor_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %1 = util.unfoldable_constant dense<8> : tensor<ui16>
  %r = stablehlo.xor %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @not_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %r = stablehlo.not %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<65531> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @popcnt_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %r = stablehlo.popcnt %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<1> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @count_leading_zeros_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<13> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @negate_ui16_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui16>
  %r = stablehlo.negate %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<65532> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @add_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.add %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @subtract_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.subtract %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @multiply_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.multiply %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @divide_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.divide %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @remainder_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.remainder %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @maximum_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.maximum %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @minimum_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.minimum %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @and_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.and %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @or_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.or %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @xor_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %1 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.xor %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @not_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.not %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @popcnt_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.popcnt %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @count_leading_zeros_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @negate_ui16_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui16>
  %r = stablehlo.negate %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @add_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.add %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @subtract_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65527, 65534, 0, 65532, 0, 6, 65533, 0, 65532], [65535, 8, 65532, 0, 5, 65534, 0, 65532, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @multiply_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65528, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @divide_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8191, 0, 65535, 0, 65535, 65535, 0, 65535, 0], [0, 65535, 0, 65535, 65535, 0, 65535, 0, 65535]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @remainder_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @maximum_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65535, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @minimum_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @and_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.and %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @or_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.or %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65535, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @xor_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65527, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @not_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.not %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[0, 65535, 65535, 65533, 65535, 65529, 65535, 65535, 65532], [65535, 65527, 65534, 65535, 65530, 65535, 65535, 65533, 65535]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @popcnt_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.popcnt %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[16, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @count_leading_zeros_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[0, 16, 16, 14, 16, 13, 16, 16, 14], [16, 12, 15, 16, 13, 16, 16, 14, 16]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @negate_ui16_2() {
  %0 = util.unfoldable_constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.negate %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 65534, 0, 65530, 0, 0, 65533], [0, 65528, 65535, 0, 65531, 0, 0, 65534, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @shift_left_ui16() {
  %0 = util.unfoldable_constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 24]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @shift_right_logical_ui16() {
  %0 = util.unfoldable_constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 1]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @shift_right_arithmetic_ui16() {
  %0 = util.unfoldable_constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = util.unfoldable_constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 1]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @add_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.add %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @subtract_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.subtract %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967292> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @multiply_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.multiply %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<32> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @divide_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.divide %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @remainder_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.remainder %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @maximum_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.maximum %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<8> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @minimum_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.minimum %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @and_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.and %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @or_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.or %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @xor_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %1 = util.unfoldable_constant dense<8> : tensor<ui32>
  %r = stablehlo.xor %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @not_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %r = stablehlo.not %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967291> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @popcnt_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %r = stablehlo.popcnt %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<1> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @count_leading_zeros_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<29> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @negate_ui32_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui32>
  %r = stablehlo.negate %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967292> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @add_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.add %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @subtract_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.subtract %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @multiply_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.multiply %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @divide_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.divide %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @remainder_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.remainder %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @maximum_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.maximum %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @minimum_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.minimum %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @and_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.and %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @or_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.or %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @xor_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %1 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.xor %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @not_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.not %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @popcnt_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.popcnt %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @count_leading_zeros_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @negate_ui32_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui32>
  %r = stablehlo.negate %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @add_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.add %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @subtract_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967287, 4294967294, 0, 4294967292, 0, 6, 4294967293, 0, 4294967292], [4294967295, 8, 4294967292, 0, 5, 4294967294, 0, 4294967292, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @multiply_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967288, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @divide_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[536870911, 0, 4294967295, 0, 4294967295, 4294967295, 0, 4294967295, 0], [0, 4294967295, 0, 4294967295, 4294967295, 0, 4294967295, 0, 4294967295]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @remainder_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @maximum_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967295, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @minimum_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @and_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.and %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @or_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.or %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967295, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @xor_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967287, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @not_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.not %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[0, 4294967295, 4294967295, 4294967293, 4294967295, 4294967289, 4294967295, 4294967295, 4294967292], [4294967295, 4294967287, 4294967294, 4294967295, 4294967290, 4294967295, 4294967295, 4294967293, 4294967295]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @popcnt_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.popcnt %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[32, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @count_leading_zeros_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[0, 32, 32, 30, 32, 29, 32, 32, 30], [32, 28, 31, 32, 29, 32, 32, 30, 32]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @negate_ui32_2() {
  %0 = util.unfoldable_constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.negate %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 4294967294, 0, 4294967290, 0, 0, 4294967293], [0, 4294967288, 4294967295, 0, 4294967291, 0, 0, 4294967294, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @shift_left_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 24]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @shift_right_logical_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 1]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @shift_right_arithmetic_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = util.unfoldable_constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 1]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @add_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.add %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @subtract_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.subtract %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551612> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @multiply_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.multiply %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<32> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @divide_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.divide %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<0> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @remainder_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.remainder %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<4> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @maximum_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.maximum %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<8> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @minimum_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.minimum %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<4> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @and_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.and %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<0> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @or_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.or %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @xor_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %1 = util.unfoldable_constant dense<8> : tensor<ui64>
  %r = stablehlo.xor %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @not_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %r = stablehlo.not %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551611> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @popcnt_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %r = stablehlo.popcnt %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<1> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @count_leading_zeros_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<61> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @negate_ui64_0() {
  %0 = util.unfoldable_constant dense<4> : tensor<ui64>
  %r = stablehlo.negate %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551612> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @add_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.add %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @subtract_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.subtract %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @multiply_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.multiply %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @divide_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.divide %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @remainder_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.remainder %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @maximum_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.maximum %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @minimum_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.minimum %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @and_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.and %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @or_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.or %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @xor_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %1 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.xor %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @not_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.not %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @popcnt_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.popcnt %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @count_leading_zeros_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @negate_ui64_1() {
  %0 = util.unfoldable_constant dense<> : tensor<0xui64>
  %r = stablehlo.negate %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @add_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.add %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @subtract_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551607, 18446744073709551614, 0, 18446744073709551612, 0, 6, 18446744073709551613, 0, 18446744073709551612], [18446744073709551615, 8, 18446744073709551612, 0, 5, 18446744073709551614, 0, 18446744073709551612, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @multiply_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551608, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @divide_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[2305843009213693951, 0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 0, 18446744073709551615, 0], [0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 0, 18446744073709551615, 0, 18446744073709551615]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @remainder_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @maximum_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551615, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @minimum_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @and_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.and %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @or_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.or %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551615, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @xor_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551607, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @not_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.not %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[0, 18446744073709551615, 18446744073709551615, 18446744073709551613, 18446744073709551615, 18446744073709551609, 18446744073709551615, 18446744073709551615, 18446744073709551612], [18446744073709551615, 18446744073709551607, 18446744073709551614, 18446744073709551615, 18446744073709551610, 18446744073709551615, 18446744073709551615, 18446744073709551613, 18446744073709551615]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @popcnt_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.popcnt %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[64, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @count_leading_zeros_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[0, 64, 64, 62, 64, 61, 64, 64, 62], [64, 60, 63, 64, 61, 64, 64, 62, 64]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @negate_ui64_2() {
  %0 = util.unfoldable_constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.negate %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 18446744073709551614, 0, 18446744073709551610, 0, 0, 18446744073709551613], [0, 18446744073709551608, 18446744073709551615, 0, 18446744073709551611, 0, 0, 18446744073709551614, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @shift_left_ui64() {
  %0 = util.unfoldable_constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 24]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @shift_right_logical_ui64() {
  %0 = util.unfoldable_constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 1]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @shift_right_arithmetic_ui64() {
  %0 = util.unfoldable_constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = util.unfoldable_constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 1]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @add_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.add %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @multiply_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.multiply %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @and_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.and %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @or_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.or %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @xor_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.xor %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @maximum_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.maximum %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @minimum_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = util.unfoldable_constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.minimum %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @not_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %r = stablehlo.not %0 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
