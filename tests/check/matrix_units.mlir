// Products of small integers in the types that matrix units have, beside the same of 32-bit integers, which none has: all are exact. Sizes that
// tiles divide, whichever way the operands lie, sizes that nothing divides, a long sum for few results, and sums of f16.
func.func @f16_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xf16>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xf16>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<64x96xf16>, tensor<96x64xf16>) -> tensor<64x64xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %r : (tensor<64x64xf32>) -> tensor<64x64xi32>
  check.expect_eq(%w, %e) : tensor<64x64xi32>
  return
}
func.func @f16_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xf16>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xf16>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1] : (tensor<96x64xf16>, tensor<128x96xf16>) -> tensor<64x128xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  %w = stablehlo.convert %r : (tensor<64x128xf32>) -> tensor<64x128xi32>
  check.expect_eq(%w, %e) : tensor<64x128xi32>
  return
}
func.func @f16_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xf16>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xf16>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<33x50xf16>, tensor<50x77xf16>) -> tensor<33x77xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  %w = stablehlo.convert %r : (tensor<33x77xf32>) -> tensor<33x77xi32>
  check.expect_eq(%w, %e) : tensor<33x77xi32>
  return
}
func.func @f16_long() {
  %a_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %a_p = stablehlo.constant dense<1> : tensor<32x2048xi32>
  %a_q = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<32x2048xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<32x2048xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<32x2048xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<32x2048xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<32x2048xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<32x2048xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<32x2048xi32>
  %a = util.optimization_barrier %a_n : tensor<32x2048xi32>
  %a_c = stablehlo.convert %a : (tensor<32x2048xi32>) -> tensor<32x2048xf16>
  %a_f = util.optimization_barrier %a_c : tensor<32x2048xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %b_p = stablehlo.constant dense<2> : tensor<32x2048xi32>
  %b_q = stablehlo.constant dense<5> : tensor<32x2048xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<32x2048xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<32x2048xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<32x2048xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<32x2048xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<32x2048xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<32x2048xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<32x2048xi32>
  %b = util.optimization_barrier %b_n : tensor<32x2048xi32>
  %b_c = stablehlo.convert %b : (tensor<32x2048xi32>) -> tensor<32x2048xf16>
  %b_f = util.optimization_barrier %b_c : tensor<32x2048xf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [1] : (tensor<32x2048xf16>, tensor<32x2048xf16>) -> tensor<32x32xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x2048xi32>, tensor<32x2048xi32>) -> tensor<32x32xi32>
  %w = stablehlo.convert %r : (tensor<32x32xf32>) -> tensor<32x32xi32>
  check.expect_eq(%w, %e) : tensor<32x32xi32>
  return
}
func.func @bf16_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xbf16>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xbf16>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xbf16>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xbf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<64x96xbf16>, tensor<96x64xbf16>) -> tensor<64x64xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %r : (tensor<64x64xf32>) -> tensor<64x64xi32>
  check.expect_eq(%w, %e) : tensor<64x64xi32>
  return
}
func.func @bf16_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xbf16>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xbf16>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xbf16>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xbf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1] : (tensor<96x64xbf16>, tensor<128x96xbf16>) -> tensor<64x128xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  %w = stablehlo.convert %r : (tensor<64x128xf32>) -> tensor<64x128xi32>
  check.expect_eq(%w, %e) : tensor<64x128xi32>
  return
}
func.func @bf16_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xbf16>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xbf16>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xbf16>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xbf16>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<33x50xbf16>, tensor<50x77xbf16>) -> tensor<33x77xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  %w = stablehlo.convert %r : (tensor<33x77xf32>) -> tensor<33x77xi32>
  check.expect_eq(%w, %e) : tensor<33x77xi32>
  return
}
func.func @i8_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xi8>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xi8>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xi8>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xi8>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<64x96xi8>, tensor<96x64xi8>) -> tensor<64x64xi32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  check.expect_eq(%r, %e) : tensor<64x64xi32>
  return
}
func.func @i8_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xi8>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xi8>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xi8>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xi8>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1] : (tensor<96x64xi8>, tensor<128x96xi8>) -> tensor<64x128xi32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  check.expect_eq(%r, %e) : tensor<64x128xi32>
  return
}
func.func @i8_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xi8>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xi8>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xi8>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xi8>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<33x50xi8>, tensor<50x77xi8>) -> tensor<33x77xi32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  check.expect_eq(%r, %e) : tensor<33x77xi32>
  return
}
func.func @f8e4m3fn_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xf8E4M3FN>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xf8E4M3FN>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xf8E4M3FN>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xf8E4M3FN>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<64x96xf8E4M3FN>, tensor<96x64xf8E4M3FN>) -> tensor<64x64xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %r : (tensor<64x64xf32>) -> tensor<64x64xi32>
  check.expect_eq(%w, %e) : tensor<64x64xi32>
  return
}
func.func @f8e4m3fn_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xf8E4M3FN>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xf8E4M3FN>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xf8E4M3FN>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xf8E4M3FN>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1] : (tensor<96x64xf8E4M3FN>, tensor<128x96xf8E4M3FN>) -> tensor<64x128xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  %w = stablehlo.convert %r : (tensor<64x128xf32>) -> tensor<64x128xi32>
  check.expect_eq(%w, %e) : tensor<64x128xi32>
  return
}
func.func @f8e4m3fn_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xf8E4M3FN>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xf8E4M3FN>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xf8E4M3FN>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xf8E4M3FN>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<33x50xf8E4M3FN>, tensor<50x77xf8E4M3FN>) -> tensor<33x77xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  %w = stablehlo.convert %r : (tensor<33x77xf32>) -> tensor<33x77xi32>
  check.expect_eq(%w, %e) : tensor<33x77xi32>
  return
}
func.func @f8e4m3fn_long() {
  %a_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %a_p = stablehlo.constant dense<1> : tensor<32x2048xi32>
  %a_q = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<32x2048xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<32x2048xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<32x2048xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<32x2048xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<32x2048xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<32x2048xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<32x2048xi32>
  %a = util.optimization_barrier %a_n : tensor<32x2048xi32>
  %a_c = stablehlo.convert %a : (tensor<32x2048xi32>) -> tensor<32x2048xf8E4M3FN>
  %a_f = util.optimization_barrier %a_c : tensor<32x2048xf8E4M3FN>
  %b_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %b_p = stablehlo.constant dense<2> : tensor<32x2048xi32>
  %b_q = stablehlo.constant dense<5> : tensor<32x2048xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<32x2048xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<32x2048xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<32x2048xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<32x2048xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<32x2048xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<32x2048xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<32x2048xi32>
  %b = util.optimization_barrier %b_n : tensor<32x2048xi32>
  %b_c = stablehlo.convert %b : (tensor<32x2048xi32>) -> tensor<32x2048xf8E4M3FN>
  %b_f = util.optimization_barrier %b_c : tensor<32x2048xf8E4M3FN>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [1] : (tensor<32x2048xf8E4M3FN>, tensor<32x2048xf8E4M3FN>) -> tensor<32x32xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x2048xi32>, tensor<32x2048xi32>) -> tensor<32x32xi32>
  %w = stablehlo.convert %r : (tensor<32x32xf32>) -> tensor<32x32xi32>
  check.expect_eq(%w, %e) : tensor<32x32xi32>
  return
}
func.func @f8e5m2_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xf8E5M2>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xf8E5M2>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xf8E5M2>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xf8E5M2>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<64x96xf8E5M2>, tensor<96x64xf8E5M2>) -> tensor<64x64xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %r : (tensor<64x64xf32>) -> tensor<64x64xi32>
  check.expect_eq(%w, %e) : tensor<64x64xi32>
  return
}
func.func @f8e5m2_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xf8E5M2>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xf8E5M2>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xf8E5M2>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xf8E5M2>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1] : (tensor<96x64xf8E5M2>, tensor<128x96xf8E5M2>) -> tensor<64x128xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  %w = stablehlo.convert %r : (tensor<64x128xf32>) -> tensor<64x128xi32>
  check.expect_eq(%w, %e) : tensor<64x128xi32>
  return
}
func.func @f8e5m2_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xf8E5M2>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xf8E5M2>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xf8E5M2>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xf8E5M2>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<33x50xf8E5M2>, tensor<50x77xf8E5M2>) -> tensor<33x77xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  %w = stablehlo.convert %r : (tensor<33x77xf32>) -> tensor<33x77xi32>
  check.expect_eq(%w, %e) : tensor<33x77xi32>
  return
}
func.func @f32_whole() {
  %a_i = stablehlo.iota dim = 0 : tensor<64x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<64x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<64x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<64x96xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<64x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<64x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<64x96xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<64x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<64x96xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<64x96xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<64x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<64x96xi32>
  %a = util.optimization_barrier %a_n : tensor<64x96xi32>
  %a_c = stablehlo.convert %a : (tensor<64x96xi32>) -> tensor<64x96xf32>
  %a_f = util.optimization_barrier %a_c : tensor<64x96xf32>
  %b_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x64xi32>
  %b_q = stablehlo.constant dense<5> : tensor<96x64xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x64xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<96x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x64xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<96x64xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<96x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<96x64xi32>
  %b = util.optimization_barrier %b_n : tensor<96x64xi32>
  %b_c = stablehlo.convert %b : (tensor<96x64xi32>) -> tensor<96x64xf32>
  %b_f = util.optimization_barrier %b_c : tensor<96x64xf32>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<64x96xf32>, tensor<96x64xf32>) -> tensor<64x64xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xi32>, tensor<96x64xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %r : (tensor<64x64xf32>) -> tensor<64x64xi32>
  check.expect_eq(%w, %e) : tensor<64x64xi32>
  return
}
func.func @f32_turned() {
  %a_i = stablehlo.iota dim = 0 : tensor<96x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<96x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<96x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<96x64xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<96x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<96x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<96x64xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<96x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<96x64xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<96x64xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<96x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<96x64xi32>
  %a = util.optimization_barrier %a_n : tensor<96x64xi32>
  %a_c = stablehlo.convert %a : (tensor<96x64xi32>) -> tensor<96x64xf32>
  %a_f = util.optimization_barrier %a_c : tensor<96x64xf32>
  %b_i = stablehlo.iota dim = 0 : tensor<128x96xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<128x96xi32>
  %b_p = stablehlo.constant dense<2> : tensor<128x96xi32>
  %b_q = stablehlo.constant dense<5> : tensor<128x96xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<128x96xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<128x96xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<128x96xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<128x96xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<128x96xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<128x96xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<128x96xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<128x96xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<128x96xi32>
  %b = util.optimization_barrier %b_n : tensor<128x96xi32>
  %b_c = stablehlo.convert %b : (tensor<128x96xi32>) -> tensor<128x96xf32>
  %b_f = util.optimization_barrier %b_c : tensor<128x96xf32>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [0] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<96x64xf32>, tensor<128x96xf32>) -> tensor<64x128xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<96x64xi32>, tensor<128x96xi32>) -> tensor<64x128xi32>
  %w = stablehlo.convert %r : (tensor<64x128xf32>) -> tensor<64x128xi32>
  check.expect_eq(%w, %e) : tensor<64x128xi32>
  return
}
func.func @f32_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<33x50xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<33x50xi32>
  %a_p = stablehlo.constant dense<1> : tensor<33x50xi32>
  %a_q = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<33x50xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<33x50xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<33x50xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<33x50xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<33x50xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<33x50xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<33x50xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<33x50xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<33x50xi32>
  %a = util.optimization_barrier %a_n : tensor<33x50xi32>
  %a_c = stablehlo.convert %a : (tensor<33x50xi32>) -> tensor<33x50xf32>
  %a_f = util.optimization_barrier %a_c : tensor<33x50xf32>
  %b_i = stablehlo.iota dim = 0 : tensor<50x77xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<50x77xi32>
  %b_p = stablehlo.constant dense<2> : tensor<50x77xi32>
  %b_q = stablehlo.constant dense<5> : tensor<50x77xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<50x77xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<50x77xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<50x77xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<50x77xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<50x77xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<50x77xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<50x77xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<50x77xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<50x77xi32>
  %b = util.optimization_barrier %b_n : tensor<50x77xi32>
  %b_c = stablehlo.convert %b : (tensor<50x77xi32>) -> tensor<50x77xf32>
  %b_f = util.optimization_barrier %b_c : tensor<50x77xf32>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<33x50xf32>, tensor<50x77xf32>) -> tensor<33x77xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x50xi32>, tensor<50x77xi32>) -> tensor<33x77xi32>
  %w = stablehlo.convert %r : (tensor<33x77xf32>) -> tensor<33x77xi32>
  check.expect_eq(%w, %e) : tensor<33x77xi32>
  return
}
func.func @f32_long() {
  %a_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %a_p = stablehlo.constant dense<1> : tensor<32x2048xi32>
  %a_q = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<32x2048xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<32x2048xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<32x2048xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<32x2048xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<32x2048xi32>
  %a_r = stablehlo.remainder %a_t, %a_7 : tensor<32x2048xi32>
  %a_n = stablehlo.subtract %a_r, %a_3 : tensor<32x2048xi32>
  %a = util.optimization_barrier %a_n : tensor<32x2048xi32>
  %a_c = stablehlo.convert %a : (tensor<32x2048xi32>) -> tensor<32x2048xf32>
  %a_f = util.optimization_barrier %a_c : tensor<32x2048xf32>
  %b_i = stablehlo.iota dim = 0 : tensor<32x2048xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<32x2048xi32>
  %b_p = stablehlo.constant dense<2> : tensor<32x2048xi32>
  %b_q = stablehlo.constant dense<5> : tensor<32x2048xi32>
  %b_7 = stablehlo.constant dense<7> : tensor<32x2048xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<32x2048xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<32x2048xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<32x2048xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<32x2048xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<32x2048xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<32x2048xi32>
  %b_r = stablehlo.remainder %b_t, %b_7 : tensor<32x2048xi32>
  %b_n = stablehlo.subtract %b_r, %b_3 : tensor<32x2048xi32>
  %b = util.optimization_barrier %b_n : tensor<32x2048xi32>
  %b_c = stablehlo.convert %b : (tensor<32x2048xi32>) -> tensor<32x2048xf32>
  %b_f = util.optimization_barrier %b_c : tensor<32x2048xf32>
  %r = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<32x2048xf32>, tensor<32x2048xf32>) -> tensor<32x32xf32>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x2048xi32>, tensor<32x2048xi32>) -> tensor<32x32xi32>
  %w = stablehlo.convert %r : (tensor<32x32xf32>) -> tensor<32x32xi32>
  check.expect_eq(%w, %e) : tensor<32x32xi32>
  return
}
func.func @f16_sums() {
  %a_i = stablehlo.iota dim = 0 : tensor<100x640xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<100x640xi32>
  %a_p = stablehlo.constant dense<1> : tensor<100x640xi32>
  %a_q = stablehlo.constant dense<5> : tensor<100x640xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<100x640xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<100x640xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<100x640xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<100x640xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<100x640xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<100x640xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<100x640xi32>
  %a_r = stablehlo.remainder %a_t, %a_3 : tensor<100x640xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<100x640xi32>
  %a = util.optimization_barrier %a_n : tensor<100x640xi32>
  %a_c = stablehlo.convert %a : (tensor<100x640xi32>) -> tensor<100x640xf16>
  %a_f = util.optimization_barrier %a_c : tensor<100x640xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<640x136xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<640x136xi32>
  %b_p = stablehlo.constant dense<2> : tensor<640x136xi32>
  %b_q = stablehlo.constant dense<7> : tensor<640x136xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<640x136xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<640x136xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<640x136xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<640x136xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<640x136xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<640x136xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<640x136xi32>
  %b_r = stablehlo.remainder %b_t, %b_3 : tensor<640x136xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<640x136xi32>
  %b = util.optimization_barrier %b_n : tensor<640x136xi32>
  %b_c = stablehlo.convert %b : (tensor<640x136xi32>) -> tensor<640x136xf16>
  %b_f = util.optimization_barrier %b_c : tensor<640x136xf16>
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<100x136xf16>
  %none = linalg.fill ins(%zero : f16) outs(%empty : tensor<100x136xf16>) -> tensor<100x136xf16>
  %r = linalg.matmul ins(%a_f, %b_f : tensor<100x640xf16>, tensor<640x136xf16>) outs(%none : tensor<100x136xf16>) -> tensor<100x136xf16>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x640xi32>, tensor<640x136xi32>) -> tensor<100x136xi32>
  %w = stablehlo.convert %r : (tensor<100x136xf16>) -> tensor<100x136xi32>
  check.expect_eq(%w, %e) : tensor<100x136xi32>
  return
}
func.func @f16_sums_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<70x530xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<70x530xi32>
  %a_p = stablehlo.constant dense<1> : tensor<70x530xi32>
  %a_q = stablehlo.constant dense<5> : tensor<70x530xi32>
  %a_3 = stablehlo.constant dense<3> : tensor<70x530xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<70x530xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<70x530xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<70x530xi32>
  %a_ij = stablehlo.multiply %a_i, %a_j : tensor<70x530xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<70x530xi32>
  %a_t = stablehlo.add %a_s, %a_ij : tensor<70x530xi32>
  %a_r = stablehlo.remainder %a_t, %a_3 : tensor<70x530xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<70x530xi32>
  %a = util.optimization_barrier %a_n : tensor<70x530xi32>
  %a_c = stablehlo.convert %a : (tensor<70x530xi32>) -> tensor<70x530xf16>
  %a_f = util.optimization_barrier %a_c : tensor<70x530xf16>
  %b_i = stablehlo.iota dim = 0 : tensor<530x134xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<530x134xi32>
  %b_p = stablehlo.constant dense<2> : tensor<530x134xi32>
  %b_q = stablehlo.constant dense<7> : tensor<530x134xi32>
  %b_3 = stablehlo.constant dense<3> : tensor<530x134xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<530x134xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<530x134xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<530x134xi32>
  %b_ij = stablehlo.multiply %b_i, %b_j : tensor<530x134xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<530x134xi32>
  %b_t = stablehlo.add %b_s, %b_ij : tensor<530x134xi32>
  %b_r = stablehlo.remainder %b_t, %b_3 : tensor<530x134xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<530x134xi32>
  %b = util.optimization_barrier %b_n : tensor<530x134xi32>
  %b_c = stablehlo.convert %b : (tensor<530x134xi32>) -> tensor<530x134xf16>
  %b_f = util.optimization_barrier %b_c : tensor<530x134xf16>
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<70x134xf16>
  %none = linalg.fill ins(%zero : f16) outs(%empty : tensor<70x134xf16>) -> tensor<70x134xf16>
  %r = linalg.matmul ins(%a_f, %b_f : tensor<70x530xf16>, tensor<530x134xf16>) outs(%none : tensor<70x134xf16>) -> tensor<70x134xf16>
  %e = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<70x530xi32>, tensor<530x134xi32>) -> tensor<70x134xi32>
  %w = stablehlo.convert %r : (tensor<70x134xf16>) -> tensor<70x134xi32>
  check.expect_eq(%w, %e) : tensor<70x134xi32>
  return
}
