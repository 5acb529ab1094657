// Products of small integers on matrix units, beside those of 32-bit integers, and what their epilogues read: rows of it that are read before a short
// sum, or at the barrier behind it, more of it than a thread holds, and rows that end in tiles.
func.func @added() {
  %a_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_m = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<128x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<128x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<128x64xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<128x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<128x64xi32>
  %a = util.optimization_barrier %a_n : tensor<128x64xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<64x64xi32>
  %b_q = stablehlo.constant dense<7> : tensor<64x64xi32>
  %b_m = stablehlo.constant dense<3> : tensor<64x64xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<64x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<64x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<64x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<64x64xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<64x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<64x64xi32>
  %b = util.optimization_barrier %b_n : tensor<64x64xi32>
  %a_c = stablehlo.convert %a : (tensor<128x64xi32>) -> tensor<128x64xf16>
  %a_f = util.optimization_barrier %a_c : tensor<128x64xf16>
  %b_c = stablehlo.convert %b : (tensor<64x64xi32>) -> tensor<64x64xf16>
  %b_f = util.optimization_barrier %b_c : tensor<64x64xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<128x64xf16>, tensor<64x64xf16>) -> tensor<128x64xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x64xi32>, tensor<64x64xi32>) -> tensor<128x64xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<128x64xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<128x64xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<128x64xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<128x64xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<128x64xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<128x64xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<128x64xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<128x64xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<128x64xi32>) -> tensor<128x64xf16>
  %c0_f = util.optimization_barrier %c0_c : tensor<128x64xf16>
  %c0_w = stablehlo.convert %c0_f : (tensor<128x64xf16>) -> tensor<128x64xf32>
  %s1 = stablehlo.add %s0, %c0_w : tensor<128x64xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<128x64xi32>
  %w = stablehlo.convert %s1 : (tensor<128x64xf32>) -> tensor<128x64xi32>
  check.expect_eq(%w, %e1) : tensor<128x64xi32>
  return
}
func.func @added_wide() {
  %a_i = stablehlo.iota dim = 0 : tensor<256x96xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<256x96xi32>
  %a_p = stablehlo.constant dense<1> : tensor<256x96xi32>
  %a_q = stablehlo.constant dense<3> : tensor<256x96xi32>
  %a_m = stablehlo.constant dense<3> : tensor<256x96xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<256x96xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<256x96xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<256x96xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<256x96xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<256x96xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<256x96xi32>
  %a = util.optimization_barrier %a_n : tensor<256x96xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<96x128xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<96x128xi32>
  %b_p = stablehlo.constant dense<2> : tensor<96x128xi32>
  %b_q = stablehlo.constant dense<7> : tensor<96x128xi32>
  %b_m = stablehlo.constant dense<3> : tensor<96x128xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<96x128xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<96x128xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<96x128xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<96x128xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<96x128xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<96x128xi32>
  %b = util.optimization_barrier %b_n : tensor<96x128xi32>
  %a_c = stablehlo.convert %a : (tensor<256x96xi32>) -> tensor<256x96xf16>
  %a_f = util.optimization_barrier %a_c : tensor<256x96xf16>
  %b_c = stablehlo.convert %b : (tensor<96x128xi32>) -> tensor<96x128xf16>
  %b_f = util.optimization_barrier %b_c : tensor<96x128xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<256x96xf16>, tensor<96x128xf16>) -> tensor<256x128xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x96xi32>, tensor<96x128xi32>) -> tensor<256x128xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<256x128xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<256x128xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<256x128xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<256x128xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<256x128xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<256x128xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<256x128xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<256x128xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<256x128xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<256x128xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<256x128xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<256x128xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<256x128xi32>) -> tensor<256x128xf32>
  %c0_f = util.optimization_barrier %c0_c : tensor<256x128xf32>
  %s1 = stablehlo.add %s0, %c0_f : tensor<256x128xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<256x128xi32>
  %w = stablehlo.convert %s1 : (tensor<256x128xf32>) -> tensor<256x128xi32>
  check.expect_eq(%w, %e1) : tensor<256x128xi32>
  return
}
func.func @added_both() {
  %a_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_m = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<128x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<128x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<128x64xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<128x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<128x64xi32>
  %a = util.optimization_barrier %a_n : tensor<128x64xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<64x128xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<64x128xi32>
  %b_p = stablehlo.constant dense<2> : tensor<64x128xi32>
  %b_q = stablehlo.constant dense<7> : tensor<64x128xi32>
  %b_m = stablehlo.constant dense<3> : tensor<64x128xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<64x128xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<64x128xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<64x128xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<64x128xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<64x128xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<64x128xi32>
  %b = util.optimization_barrier %b_n : tensor<64x128xi32>
  %a_c = stablehlo.convert %a : (tensor<128x64xi32>) -> tensor<128x64xbf16>
  %a_f = util.optimization_barrier %a_c : tensor<128x64xbf16>
  %b_c = stablehlo.convert %b : (tensor<64x128xi32>) -> tensor<64x128xbf16>
  %b_f = util.optimization_barrier %b_c : tensor<64x128xbf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<128x64xbf16>, tensor<64x128xbf16>) -> tensor<128x128xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x64xi32>, tensor<64x128xi32>) -> tensor<128x128xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<128x128xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<128x128xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<128x128xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<128x128xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<128x128xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<128x128xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<128x128xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<128x128xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<128x128xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<128x128xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<128x128xi32>) -> tensor<128x128xbf16>
  %c0_f = util.optimization_barrier %c0_c : tensor<128x128xbf16>
  %c0_w = stablehlo.convert %c0_f : (tensor<128x128xbf16>) -> tensor<128x128xf32>
  %s1 = stablehlo.add %s0, %c0_w : tensor<128x128xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<128x128xi32>
  %c1_i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %c1_j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %c1_p = stablehlo.constant dense<6> : tensor<128x128xi32>
  %c1_q = stablehlo.constant dense<3> : tensor<128x128xi32>
  %c1_m = stablehlo.constant dense<9> : tensor<128x128xi32>
  %c1_1 = stablehlo.constant dense<1> : tensor<128x128xi32>
  %c1_pi = stablehlo.multiply %c1_i, %c1_p : tensor<128x128xi32>
  %c1_qj = stablehlo.multiply %c1_j, %c1_q : tensor<128x128xi32>
  %c1_s = stablehlo.add %c1_pi, %c1_qj : tensor<128x128xi32>
  %c1_r = stablehlo.remainder %c1_s, %c1_m : tensor<128x128xi32>
  %c1_n = stablehlo.subtract %c1_r, %c1_1 : tensor<128x128xi32>
  %c1 = util.optimization_barrier %c1_n : tensor<128x128xi32>
  %c1_c = stablehlo.convert %c1 : (tensor<128x128xi32>) -> tensor<128x128xf32>
  %c1_f = util.optimization_barrier %c1_c : tensor<128x128xf32>
  %s2 = stablehlo.add %s1, %c1_f : tensor<128x128xf32>
  %e2 = stablehlo.add %e1, %c1 : tensor<128x128xi32>
  %w = stablehlo.convert %s2 : (tensor<128x128xf32>) -> tensor<128x128xi32>
  check.expect_eq(%w, %e2) : tensor<128x128xi32>
  return
}
func.func @added_many() {
  %a_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %a_p = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_q = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_m = stablehlo.constant dense<3> : tensor<128x64xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<128x64xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<128x64xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<128x64xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<128x64xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<128x64xi32>
  %a = util.optimization_barrier %a_n : tensor<128x64xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<64x64xi32>
  %b_q = stablehlo.constant dense<7> : tensor<64x64xi32>
  %b_m = stablehlo.constant dense<3> : tensor<64x64xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<64x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<64x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<64x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<64x64xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<64x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<64x64xi32>
  %b = util.optimization_barrier %b_n : tensor<64x64xi32>
  %a_c = stablehlo.convert %a : (tensor<128x64xi32>) -> tensor<128x64xf16>
  %a_f = util.optimization_barrier %a_c : tensor<128x64xf16>
  %b_c = stablehlo.convert %b : (tensor<64x64xi32>) -> tensor<64x64xf16>
  %b_f = util.optimization_barrier %b_c : tensor<64x64xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<128x64xf16>, tensor<64x64xf16>) -> tensor<128x64xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x64xi32>, tensor<64x64xi32>) -> tensor<128x64xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<128x64xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<128x64xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<128x64xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<128x64xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<128x64xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<128x64xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<128x64xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<128x64xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c0_f = util.optimization_barrier %c0_c : tensor<128x64xf32>
  %s1 = stablehlo.add %s0, %c0_f : tensor<128x64xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<128x64xi32>
  %c1_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c1_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c1_p = stablehlo.constant dense<6> : tensor<128x64xi32>
  %c1_q = stablehlo.constant dense<3> : tensor<128x64xi32>
  %c1_m = stablehlo.constant dense<9> : tensor<128x64xi32>
  %c1_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c1_pi = stablehlo.multiply %c1_i, %c1_p : tensor<128x64xi32>
  %c1_qj = stablehlo.multiply %c1_j, %c1_q : tensor<128x64xi32>
  %c1_s = stablehlo.add %c1_pi, %c1_qj : tensor<128x64xi32>
  %c1_r = stablehlo.remainder %c1_s, %c1_m : tensor<128x64xi32>
  %c1_n = stablehlo.subtract %c1_r, %c1_1 : tensor<128x64xi32>
  %c1 = util.optimization_barrier %c1_n : tensor<128x64xi32>
  %c1_c = stablehlo.convert %c1 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c1_f = util.optimization_barrier %c1_c : tensor<128x64xf32>
  %s2 = stablehlo.add %s1, %c1_f : tensor<128x64xf32>
  %e2 = stablehlo.add %e1, %c1 : tensor<128x64xi32>
  %c2_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c2_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c2_p = stablehlo.constant dense<7> : tensor<128x64xi32>
  %c2_q = stablehlo.constant dense<5> : tensor<128x64xi32>
  %c2_m = stablehlo.constant dense<11> : tensor<128x64xi32>
  %c2_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c2_pi = stablehlo.multiply %c2_i, %c2_p : tensor<128x64xi32>
  %c2_qj = stablehlo.multiply %c2_j, %c2_q : tensor<128x64xi32>
  %c2_s = stablehlo.add %c2_pi, %c2_qj : tensor<128x64xi32>
  %c2_r = stablehlo.remainder %c2_s, %c2_m : tensor<128x64xi32>
  %c2_n = stablehlo.subtract %c2_r, %c2_1 : tensor<128x64xi32>
  %c2 = util.optimization_barrier %c2_n : tensor<128x64xi32>
  %c2_c = stablehlo.convert %c2 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c2_f = util.optimization_barrier %c2_c : tensor<128x64xf32>
  %s3 = stablehlo.add %s2, %c2_f : tensor<128x64xf32>
  %e3 = stablehlo.add %e2, %c2 : tensor<128x64xi32>
  %c3_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c3_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c3_p = stablehlo.constant dense<8> : tensor<128x64xi32>
  %c3_q = stablehlo.constant dense<7> : tensor<128x64xi32>
  %c3_m = stablehlo.constant dense<13> : tensor<128x64xi32>
  %c3_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c3_pi = stablehlo.multiply %c3_i, %c3_p : tensor<128x64xi32>
  %c3_qj = stablehlo.multiply %c3_j, %c3_q : tensor<128x64xi32>
  %c3_s = stablehlo.add %c3_pi, %c3_qj : tensor<128x64xi32>
  %c3_r = stablehlo.remainder %c3_s, %c3_m : tensor<128x64xi32>
  %c3_n = stablehlo.subtract %c3_r, %c3_1 : tensor<128x64xi32>
  %c3 = util.optimization_barrier %c3_n : tensor<128x64xi32>
  %c3_c = stablehlo.convert %c3 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c3_f = util.optimization_barrier %c3_c : tensor<128x64xf32>
  %s4 = stablehlo.add %s3, %c3_f : tensor<128x64xf32>
  %e4 = stablehlo.add %e3, %c3 : tensor<128x64xi32>
  %c4_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c4_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c4_p = stablehlo.constant dense<9> : tensor<128x64xi32>
  %c4_q = stablehlo.constant dense<9> : tensor<128x64xi32>
  %c4_m = stablehlo.constant dense<15> : tensor<128x64xi32>
  %c4_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c4_pi = stablehlo.multiply %c4_i, %c4_p : tensor<128x64xi32>
  %c4_qj = stablehlo.multiply %c4_j, %c4_q : tensor<128x64xi32>
  %c4_s = stablehlo.add %c4_pi, %c4_qj : tensor<128x64xi32>
  %c4_r = stablehlo.remainder %c4_s, %c4_m : tensor<128x64xi32>
  %c4_n = stablehlo.subtract %c4_r, %c4_1 : tensor<128x64xi32>
  %c4 = util.optimization_barrier %c4_n : tensor<128x64xi32>
  %c4_c = stablehlo.convert %c4 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c4_f = util.optimization_barrier %c4_c : tensor<128x64xf32>
  %s5 = stablehlo.add %s4, %c4_f : tensor<128x64xf32>
  %e5 = stablehlo.add %e4, %c4 : tensor<128x64xi32>
  %w = stablehlo.convert %s5 : (tensor<128x64xf32>) -> tensor<128x64xi32>
  check.expect_eq(%w, %e5) : tensor<128x64xi32>
  return
}
func.func @added_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<131x80xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<131x80xi32>
  %a_p = stablehlo.constant dense<1> : tensor<131x80xi32>
  %a_q = stablehlo.constant dense<3> : tensor<131x80xi32>
  %a_m = stablehlo.constant dense<3> : tensor<131x80xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<131x80xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<131x80xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<131x80xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<131x80xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<131x80xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<131x80xi32>
  %a = util.optimization_barrier %a_n : tensor<131x80xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<80x72xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<80x72xi32>
  %b_p = stablehlo.constant dense<2> : tensor<80x72xi32>
  %b_q = stablehlo.constant dense<7> : tensor<80x72xi32>
  %b_m = stablehlo.constant dense<3> : tensor<80x72xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<80x72xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<80x72xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<80x72xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<80x72xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<80x72xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<80x72xi32>
  %b = util.optimization_barrier %b_n : tensor<80x72xi32>
  %a_c = stablehlo.convert %a : (tensor<131x80xi32>) -> tensor<131x80xf16>
  %a_f = util.optimization_barrier %a_c : tensor<131x80xf16>
  %b_c = stablehlo.convert %b : (tensor<80x72xi32>) -> tensor<80x72xf16>
  %b_f = util.optimization_barrier %b_c : tensor<80x72xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<131x80xf16>, tensor<80x72xf16>) -> tensor<131x72xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<131x80xi32>, tensor<80x72xi32>) -> tensor<131x72xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<131x72xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<131x72xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<131x72xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<131x72xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<131x72xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<131x72xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<131x72xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<131x72xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<131x72xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<131x72xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<131x72xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<131x72xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<131x72xi32>) -> tensor<131x72xf16>
  %c0_f = util.optimization_barrier %c0_c : tensor<131x72xf16>
  %c0_w = stablehlo.convert %c0_f : (tensor<131x72xf16>) -> tensor<131x72xf32>
  %s1 = stablehlo.add %s0, %c0_w : tensor<131x72xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<131x72xi32>
  %w = stablehlo.convert %s1 : (tensor<131x72xf32>) -> tensor<131x72xi32>
  check.expect_eq(%w, %e1) : tensor<131x72xi32>
  return
}
func.func @added_pieces() {
  %a_i = stablehlo.iota dim = 0 : tensor<131x80xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<131x80xi32>
  %a_p = stablehlo.constant dense<1> : tensor<131x80xi32>
  %a_q = stablehlo.constant dense<3> : tensor<131x80xi32>
  %a_m = stablehlo.constant dense<3> : tensor<131x80xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<131x80xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<131x80xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<131x80xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<131x80xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<131x80xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<131x80xi32>
  %a = util.optimization_barrier %a_n : tensor<131x80xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<80x70xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<80x70xi32>
  %b_p = stablehlo.constant dense<2> : tensor<80x70xi32>
  %b_q = stablehlo.constant dense<7> : tensor<80x70xi32>
  %b_m = stablehlo.constant dense<3> : tensor<80x70xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<80x70xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<80x70xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<80x70xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<80x70xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<80x70xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<80x70xi32>
  %b = util.optimization_barrier %b_n : tensor<80x70xi32>
  %a_c = stablehlo.convert %a : (tensor<131x80xi32>) -> tensor<131x80xf16>
  %a_f = util.optimization_barrier %a_c : tensor<131x80xf16>
  %b_c = stablehlo.convert %b : (tensor<80x70xi32>) -> tensor<80x70xf16>
  %b_f = util.optimization_barrier %b_c : tensor<80x70xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<131x80xf16>, tensor<80x70xf16>) -> tensor<131x70xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<131x80xi32>, tensor<80x70xi32>) -> tensor<131x70xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<131x70xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<131x70xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<131x70xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<131x70xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<131x70xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<131x70xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<131x70xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<131x70xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<131x70xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<131x70xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<131x70xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<131x70xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<131x70xi32>) -> tensor<131x70xf32>
  %c0_f = util.optimization_barrier %c0_c : tensor<131x70xf32>
  %s1 = stablehlo.add %s0, %c0_f : tensor<131x70xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<131x70xi32>
  %w = stablehlo.convert %s1 : (tensor<131x70xf32>) -> tensor<131x70xi32>
  check.expect_eq(%w, %e1) : tensor<131x70xi32>
  return
}
func.func @added_long() {
  %a_i = stablehlo.iota dim = 0 : tensor<128x1056xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<128x1056xi32>
  %a_p = stablehlo.constant dense<1> : tensor<128x1056xi32>
  %a_q = stablehlo.constant dense<3> : tensor<128x1056xi32>
  %a_m = stablehlo.constant dense<3> : tensor<128x1056xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<128x1056xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<128x1056xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<128x1056xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<128x1056xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<128x1056xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<128x1056xi32>
  %a = util.optimization_barrier %a_n : tensor<128x1056xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<1056x64xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<1056x64xi32>
  %b_p = stablehlo.constant dense<2> : tensor<1056x64xi32>
  %b_q = stablehlo.constant dense<7> : tensor<1056x64xi32>
  %b_m = stablehlo.constant dense<3> : tensor<1056x64xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<1056x64xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<1056x64xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<1056x64xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<1056x64xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<1056x64xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<1056x64xi32>
  %b = util.optimization_barrier %b_n : tensor<1056x64xi32>
  %a_c = stablehlo.convert %a : (tensor<128x1056xi32>) -> tensor<128x1056xf16>
  %a_f = util.optimization_barrier %a_c : tensor<128x1056xf16>
  %b_c = stablehlo.convert %b : (tensor<1056x64xi32>) -> tensor<1056x64xf16>
  %b_f = util.optimization_barrier %b_c : tensor<1056x64xf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<128x1056xf16>, tensor<1056x64xf16>) -> tensor<128x64xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x1056xi32>, tensor<1056x64xi32>) -> tensor<128x64xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<128x64xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<128x64xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<128x64xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<128x64xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<128x64xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<128x64xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<128x64xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<128x64xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<128x64xi32>) -> tensor<128x64xf16>
  %c0_f = util.optimization_barrier %c0_c : tensor<128x64xf16>
  %c0_w = stablehlo.convert %c0_f : (tensor<128x64xf16>) -> tensor<128x64xf32>
  %s1 = stablehlo.add %s0, %c0_w : tensor<128x64xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<128x64xi32>
  %c1_i = stablehlo.iota dim = 0 : tensor<128x64xi32>
  %c1_j = stablehlo.iota dim = 1 : tensor<128x64xi32>
  %c1_p = stablehlo.constant dense<6> : tensor<128x64xi32>
  %c1_q = stablehlo.constant dense<3> : tensor<128x64xi32>
  %c1_m = stablehlo.constant dense<9> : tensor<128x64xi32>
  %c1_1 = stablehlo.constant dense<1> : tensor<128x64xi32>
  %c1_pi = stablehlo.multiply %c1_i, %c1_p : tensor<128x64xi32>
  %c1_qj = stablehlo.multiply %c1_j, %c1_q : tensor<128x64xi32>
  %c1_s = stablehlo.add %c1_pi, %c1_qj : tensor<128x64xi32>
  %c1_r = stablehlo.remainder %c1_s, %c1_m : tensor<128x64xi32>
  %c1_n = stablehlo.subtract %c1_r, %c1_1 : tensor<128x64xi32>
  %c1 = util.optimization_barrier %c1_n : tensor<128x64xi32>
  %c1_c = stablehlo.convert %c1 : (tensor<128x64xi32>) -> tensor<128x64xf32>
  %c1_f = util.optimization_barrier %c1_c : tensor<128x64xf32>
  %s2 = stablehlo.add %s1, %c1_f : tensor<128x64xf32>
  %e2 = stablehlo.add %e1, %c1 : tensor<128x64xi32>
  %w = stablehlo.convert %s2 : (tensor<128x64xf32>) -> tensor<128x64xi32>
  check.expect_eq(%w, %e2) : tensor<128x64xi32>
  return
}
func.func @added_long_odd() {
  %a_i = stablehlo.iota dim = 0 : tensor<77x1048xi32>
  %a_j = stablehlo.iota dim = 1 : tensor<77x1048xi32>
  %a_p = stablehlo.constant dense<1> : tensor<77x1048xi32>
  %a_q = stablehlo.constant dense<3> : tensor<77x1048xi32>
  %a_m = stablehlo.constant dense<3> : tensor<77x1048xi32>
  %a_1 = stablehlo.constant dense<1> : tensor<77x1048xi32>
  %a_pi = stablehlo.multiply %a_i, %a_p : tensor<77x1048xi32>
  %a_qj = stablehlo.multiply %a_j, %a_q : tensor<77x1048xi32>
  %a_s = stablehlo.add %a_pi, %a_qj : tensor<77x1048xi32>
  %a_r = stablehlo.remainder %a_s, %a_m : tensor<77x1048xi32>
  %a_n = stablehlo.subtract %a_r, %a_1 : tensor<77x1048xi32>
  %a = util.optimization_barrier %a_n : tensor<77x1048xi32>
  %b_i = stablehlo.iota dim = 0 : tensor<1048x72xi32>
  %b_j = stablehlo.iota dim = 1 : tensor<1048x72xi32>
  %b_p = stablehlo.constant dense<2> : tensor<1048x72xi32>
  %b_q = stablehlo.constant dense<7> : tensor<1048x72xi32>
  %b_m = stablehlo.constant dense<3> : tensor<1048x72xi32>
  %b_1 = stablehlo.constant dense<1> : tensor<1048x72xi32>
  %b_pi = stablehlo.multiply %b_i, %b_p : tensor<1048x72xi32>
  %b_qj = stablehlo.multiply %b_j, %b_q : tensor<1048x72xi32>
  %b_s = stablehlo.add %b_pi, %b_qj : tensor<1048x72xi32>
  %b_r = stablehlo.remainder %b_s, %b_m : tensor<1048x72xi32>
  %b_n = stablehlo.subtract %b_r, %b_1 : tensor<1048x72xi32>
  %b = util.optimization_barrier %b_n : tensor<1048x72xi32>
  %a_c = stablehlo.convert %a : (tensor<77x1048xi32>) -> tensor<77x1048xbf16>
  %a_f = util.optimization_barrier %a_c : tensor<77x1048xbf16>
  %b_c = stablehlo.convert %b : (tensor<1048x72xi32>) -> tensor<1048x72xbf16>
  %b_f = util.optimization_barrier %b_c : tensor<1048x72xbf16>
  %s0 = stablehlo.dot_general %a_f, %b_f, contracting_dims = [1] x [0] : (tensor<77x1048xbf16>, tensor<1048x72xbf16>) -> tensor<77x72xf32>
  %e0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<77x1048xi32>, tensor<1048x72xi32>) -> tensor<77x72xi32>
  %c0_i = stablehlo.iota dim = 0 : tensor<77x72xi32>
  %c0_j = stablehlo.iota dim = 1 : tensor<77x72xi32>
  %c0_p = stablehlo.constant dense<5> : tensor<77x72xi32>
  %c0_q = stablehlo.constant dense<1> : tensor<77x72xi32>
  %c0_m = stablehlo.constant dense<7> : tensor<77x72xi32>
  %c0_1 = stablehlo.constant dense<1> : tensor<77x72xi32>
  %c0_pi = stablehlo.multiply %c0_i, %c0_p : tensor<77x72xi32>
  %c0_qj = stablehlo.multiply %c0_j, %c0_q : tensor<77x72xi32>
  %c0_s = stablehlo.add %c0_pi, %c0_qj : tensor<77x72xi32>
  %c0_r = stablehlo.remainder %c0_s, %c0_m : tensor<77x72xi32>
  %c0_n = stablehlo.subtract %c0_r, %c0_1 : tensor<77x72xi32>
  %c0 = util.optimization_barrier %c0_n : tensor<77x72xi32>
  %c0_c = stablehlo.convert %c0 : (tensor<77x72xi32>) -> tensor<77x72xf32>
  %c0_f = util.optimization_barrier %c0_c : tensor<77x72xf32>
  %s1 = stablehlo.add %s0, %c0_f : tensor<77x72xf32>
  %e1 = stablehlo.add %e0, %c0 : tensor<77x72xi32>
  %w = stablehlo.convert %s1 : (tensor<77x72xf32>) -> tensor<77x72xi32>
  check.expect_eq(%w, %e1) : tensor<77x72xi32>
  return
}
