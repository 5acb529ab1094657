// RUN: cgc check %s --device=interp

// Functions that no lowering has: against their known values.
func.func @erf_inv() {
  %a = util.unfoldable_constant dense<[0.5, -0.25, 0.75, 0.999, 0.0]> : tensor<5xf32>
  %0 = chlo.erf_inv %a : tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const(%0, dense<[0.4769362762, -0.2253120550, 0.8134198475, 2.3267537655, 0.0]> : tensor<5xf32>, atol = 1.0e-5) : tensor<5xf32>
  return
}
func.func @erf_inv_ends() { // the doubles next to 1 and -1, where it grows without end; small ones, which it scales by sqrt(pi) / 2
  %a = util.unfoldable_constant dense<[0x3FEFFFFFFFFFFFFF, 0xBFEFFFFFFFFFFFFF, 0.9999, -0.9, 1.0e-200, -1.0e-30]> : tensor<6xf64>
  %0 = chlo.erf_inv %a : tensor<6xf64> -> tensor<6xf64>
  check.expect_almost_eq_const(%0, dense<[5.863584748755168, -5.863584748755168, 2.751063905712061, -1.163087153676674, 8.862269254527580e-201, -8.862269254527580e-31]> : tensor<6xf64>, atol = 1.0e-14, rtol = 1.0e-14) : tensor<6xf64>
  %b = util.unfoldable_constant dense<[1.0, -1.0]> : tensor<2xf64>
  %1 = chlo.erf_inv %b : tensor<2xf64> -> tensor<2xf64>
  check.expect_eq_const(%1, dense<[0x7FF0000000000000, 0xFFF0000000000000]> : tensor<2xf64>) : tensor<2xf64>
  return
}
func.func @digamma() { // -gamma - 2 ln 2, -gamma, 1 - gamma, H9 - gamma, 2 - gamma - 2 ln 2
  %a = util.unfoldable_constant dense<[0.5, 1.0, 2.0, 10.0, 1.5]> : tensor<5xf32>
  %0 = chlo.digamma %a : tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const(%0, dense<[-1.9635100260, -0.5772156649, 0.4227843351, 2.2517525891, 0.0364899740]> : tensor<5xf32>, atol = 1.0e-5) : tensor<5xf32>
  return
}
func.func @bessel_i1e() {
  %a = util.unfoldable_constant dense<[0.0, 1.0, -1.0, 0.5, 20.0]> : tensor<5xf32>
  %0 = chlo.bessel_i1e %a : tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const(%0, dense<[0.0, 0.2079104154, -0.2079104154, 0.1564208032, 0.0875062222]> : tensor<5xf32>, atol = 1.0e-5) : tensor<5xf32>
  return
}
func.func @zeta() { // pi^2 / 6, pi^2 / 2, pi^2 / 6 - 1, pi^4 / 90, pi^6 / 945
  %x = util.unfoldable_constant dense<[2.0, 2.0, 2.0, 4.0, 6.0]> : tensor<5xf32>
  %q = util.unfoldable_constant dense<[1.0, 0.5, 2.0, 1.0, 1.0]> : tensor<5xf32>
  %0 = chlo.zeta %x, %q : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const(%0, dense<[1.6449340668, 4.9348022005, 0.6449340668, 1.0823232337, 1.0173430620]> : tensor<5xf32>, atol = 1.0e-5) : tensor<5xf32>
  return
}
func.func @polygamma() { // trigamma of 1 and of 1/2, -2 zeta(3), 6 zeta(4), digamma of 1
  %n = util.unfoldable_constant dense<[1.0, 1.0, 2.0, 3.0, 0.0]> : tensor<5xf32>
  %x = util.unfoldable_constant dense<[1.0, 0.5, 1.0, 1.0, 1.0]> : tensor<5xf32>
  %0 = chlo.polygamma %n, %x : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const(%0, dense<[1.6449340668, 4.9348022005, -2.4041138063, 6.4939394023, -0.5772156649]> : tensor<5xf32>, atol = 1.0e-5) : tensor<5xf32>
  return
}
func.func @next_after() {
  %x = util.unfoldable_constant dense<[1.0, 1.0, 0.0, -1.0, 2.0]> : tensor<5xf32>
  %y = util.unfoldable_constant dense<[2.0, 0.0, 1.0, 0.0, 2.0]> : tensor<5xf32>
  %0 = chlo.next_after %x, %y : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
  check.expect_eq_const(%0, dense<[0x3F800001, 0x3F7FFFFF, 0x00000001, 0xBF7FFFFF, 0x40000000]> : tensor<5xf32>) : tensor<5xf32>
  return
}

// Complex numbers, away from where a branch is cut.
func.func @complex_exponential() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.exponential %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(-1.13120438, 2.47172667), (0.00989598193, 0.0154120787), (0.890807904, -1.38735111), (0.566609028, -0.477248201)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_log() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.log %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(0.804718956, 1.10714872), (1.41660667, 2.89661399), (0.111571776, -1.10714872), (-0.272363588, -1.97568811)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_sine() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.sine %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(3.16577851, 1.95960104), (1.16780727, -0.768162763), (0.739792264, -1.03133607), (-0.370927804, -0.72470269)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_cosine() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.cosine %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(2.03272301, -3.0518978), (-1.00862481, -0.889395196), (1.35418066, 0.563421465), (1.19910875, -0.224176812)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_tanh() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.tanh %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(1.16673626, -0.243458201), (-1.00027906, 0.000610240921), (1.04283073, -0.806877412), (-0.469705166, -0.727037186)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_sqrt() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.sqrt %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(1.27201965, 0.786151378), (0.248098393, 2.01532946), (0.89945372, -0.55589297), (0.480404679, -0.728552438)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_rsqrt() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.rsqrt %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(0.568864481, -0.351577584), (0.0601726989, -0.488789189), (0.804495864, 0.497205788), (0.630802247, 0.956636218)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_negate() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.negate %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(-1.0, -2.0), (4.0, -1.0), (-0.5, 1.0), (0.3, 0.7)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_exponential_minus_one() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.exponential_minus_one %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(-2.13120438, 2.47172667), (-0.990104018, 0.0154120787), (-0.109192096, -1.38735111), (-0.433390972, -0.477248201)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_log_plus_one() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.log_plus_one %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(1.03972077, 0.785398163), (1.15129255, 2.8198421), (0.589327498, -0.588002604), (-0.0101013537, -0.785398163)]> : tensor<4xcomplex<f32>>, atol = 1.0e-5) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_divide() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %b = util.unfoldable_constant dense<[(3.0, -4.0), (0.0, 0.5), (-2.0, 1.0), (0.25, 0.0)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.divide %a, %b : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(-0.2, 0.4), (2.0, 8.0), (-0.4, 0.3), (-1.2, -2.8)]> : tensor<4xcomplex<f32>>, atol = 1.0e-4) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_multiply() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %b = util.unfoldable_constant dense<[(3.0, -4.0), (0.0, 0.5), (-2.0, 1.0), (0.25, 0.0)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.multiply %a, %b : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(11.0, 2.0), (-0.5, -2.0), (0.0, 2.5), (-0.075, -0.175)]> : tensor<4xcomplex<f32>>, atol = 1.0e-4) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_subtract() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %b = util.unfoldable_constant dense<[(3.0, -4.0), (0.0, 0.5), (-2.0, 1.0), (0.25, 0.0)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.subtract %a, %b : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(-2.0, 6.0), (-4.0, 0.5), (2.5, -2.0), (-0.55, -0.7)]> : tensor<4xcomplex<f32>>, atol = 1.0e-4) : tensor<4xcomplex<f32>>
  return
}
func.func @complex_power() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-4.0, 1.0), (0.5, -1.0), (-0.3, -0.7)]> : tensor<4xcomplex<f32>>
  %b = util.unfoldable_constant dense<[(3.0, -4.0), (0.0, 0.5), (-2.0, 1.0), (0.25, 0.0)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.power %a, %b : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const(%0, dense<[(932.139195, 95.9465337), (0.17845019, 0.152857367), (-1.65892118, 1.76271508), (0.822523145, -0.442876558)]> : tensor<4xcomplex<f32>>, atol = 1.0e-4) : tensor<4xcomplex<f32>>
  return
}
