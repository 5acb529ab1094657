// Sorts of lines that workgroups sort in blocks and merge by twos. Written by generate.py.
func.func @keys_1_0_i32() {
  %p = stablehlo.iota dim = 0 : tensor<1xi32>
  %q = stablehlo.iota dim = 0 : tensor<1xi32>
  %c0 = stablehlo.constant dense<1> : tensor<1xi32>
  %c1 = stablehlo.constant dense<0> : tensor<1xi32>
  %c2 = stablehlo.constant dense<1> : tensor<1xi32>
  %c3 = stablehlo.constant dense<0> : tensor<1xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<1xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<1xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<1xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<1xi32>
  %0 = stablehlo.convert %k : (tensor<1xi32>) -> tensor<1xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1xi32>) -> (tensor<1xi32>)
  %w = stablehlo.subtract %c3, %p : tensor<1xi32>
  %e = stablehlo.convert %p : (tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq(%r, %e) : tensor<1xi32>
  return
}
func.func @keys_2_0_f32() {
  %p = stablehlo.iota dim = 0 : tensor<2xi32>
  %q = stablehlo.iota dim = 0 : tensor<2xi32>
  %c0 = stablehlo.constant dense<1> : tensor<2xi32>
  %c1 = stablehlo.constant dense<0> : tensor<2xi32>
  %c2 = stablehlo.constant dense<2> : tensor<2xi32>
  %c3 = stablehlo.constant dense<1> : tensor<2xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<2xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<2xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<2xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<2xi32>
  %0 = stablehlo.convert %k : (tensor<2xi32>) -> tensor<2xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2xf32>) -> (tensor<2xf32>)
  %w = stablehlo.subtract %c3, %p : tensor<2xi32>
  %e = stablehlo.convert %p : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq(%r, %e) : tensor<2xf32>
  return
}
func.func @keys_7_0_i64() {
  %p = stablehlo.iota dim = 0 : tensor<7xi32>
  %q = stablehlo.iota dim = 0 : tensor<7xi32>
  %c0 = stablehlo.constant dense<3> : tensor<7xi32>
  %c1 = stablehlo.constant dense<0> : tensor<7xi32>
  %c2 = stablehlo.constant dense<7> : tensor<7xi32>
  %c3 = stablehlo.constant dense<6> : tensor<7xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<7xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<7xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<7xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<7xi32>
  %0 = stablehlo.convert %k : (tensor<7xi32>) -> tensor<7xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<7xi64>) -> (tensor<7xi64>)
  %w = stablehlo.subtract %c3, %p : tensor<7xi32>
  %e = stablehlo.convert %w : (tensor<7xi32>) -> tensor<7xi64>
  check.expect_eq(%r, %e) : tensor<7xi64>
  return
}
func.func @keys_65_0_f16() {
  %p = stablehlo.iota dim = 0 : tensor<65xi32>
  %q = stablehlo.iota dim = 0 : tensor<65xi32>
  %c0 = stablehlo.constant dense<27> : tensor<65xi32>
  %c1 = stablehlo.constant dense<0> : tensor<65xi32>
  %c2 = stablehlo.constant dense<65> : tensor<65xi32>
  %c3 = stablehlo.constant dense<64> : tensor<65xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<65xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<65xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<65xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<65xi32>
  %0 = stablehlo.convert %k : (tensor<65xi32>) -> tensor<65xf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<65xf16>) -> (tensor<65xf16>)
  %w = stablehlo.subtract %c3, %p : tensor<65xi32>
  %e = stablehlo.convert %w : (tensor<65xi32>) -> tensor<65xf16>
  check.expect_eq(%r, %e) : tensor<65xf16>
  return
}
func.func @keys_77_0_i32() {
  %p = stablehlo.iota dim = 0 : tensor<77xi32>
  %q = stablehlo.iota dim = 0 : tensor<77xi32>
  %c0 = stablehlo.constant dense<29> : tensor<77xi32>
  %c1 = stablehlo.constant dense<0> : tensor<77xi32>
  %c2 = stablehlo.constant dense<77> : tensor<77xi32>
  %c3 = stablehlo.constant dense<76> : tensor<77xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<77xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<77xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<77xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<77xi32>
  %0 = stablehlo.convert %k : (tensor<77xi32>) -> tensor<77xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<77xi32>) -> (tensor<77xi32>)
  %w = stablehlo.subtract %c3, %p : tensor<77xi32>
  %e = stablehlo.convert %p : (tensor<77xi32>) -> tensor<77xi32>
  check.expect_eq(%r, %e) : tensor<77xi32>
  return
}
func.func @keys_1000_0_f32() {
  %p = stablehlo.iota dim = 0 : tensor<1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<1000xi32>
  %c0 = stablehlo.constant dense<377> : tensor<1000xi32>
  %c1 = stablehlo.constant dense<0> : tensor<1000xi32>
  %c2 = stablehlo.constant dense<1000> : tensor<1000xi32>
  %c3 = stablehlo.constant dense<999> : tensor<1000xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<1000xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<1000xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<1000xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<1000xi32>
  %0 = stablehlo.convert %k : (tensor<1000xi32>) -> tensor<1000xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000xf32>) -> (tensor<1000xf32>)
  %w = stablehlo.subtract %c3, %p : tensor<1000xi32>
  %e = stablehlo.convert %p : (tensor<1000xi32>) -> tensor<1000xf32>
  check.expect_eq(%r, %e) : tensor<1000xf32>
  return
}
func.func @keys_1023_0_i64() {
  %p = stablehlo.iota dim = 0 : tensor<1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<1023xi32>
  %c0 = stablehlo.constant dense<386> : tensor<1023xi32>
  %c1 = stablehlo.constant dense<0> : tensor<1023xi32>
  %c2 = stablehlo.constant dense<1023> : tensor<1023xi32>
  %c3 = stablehlo.constant dense<1022> : tensor<1023xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<1023xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<1023xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<1023xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<1023xi32>
  %0 = stablehlo.convert %k : (tensor<1023xi32>) -> tensor<1023xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1023xi64>) -> (tensor<1023xi64>)
  %w = stablehlo.subtract %c3, %p : tensor<1023xi32>
  %e = stablehlo.convert %w : (tensor<1023xi32>) -> tensor<1023xi64>
  check.expect_eq(%r, %e) : tensor<1023xi64>
  return
}
func.func @keys_4097_0_ui16() {
  %p = stablehlo.iota dim = 0 : tensor<4097xi32>
  %q = stablehlo.iota dim = 0 : tensor<4097xi32>
  %c0 = stablehlo.constant dense<1537> : tensor<4097xi32>
  %c1 = stablehlo.constant dense<0> : tensor<4097xi32>
  %c2 = stablehlo.constant dense<4097> : tensor<4097xi32>
  %c3 = stablehlo.constant dense<4096> : tensor<4097xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<4097xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<4097xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<4097xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<4097xi32>
  %0 = stablehlo.convert %k : (tensor<4097xi32>) -> tensor<4097xui16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui16>, %y0: tensor<ui16>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<4097xui16>) -> (tensor<4097xui16>)
  %w = stablehlo.subtract %c3, %p : tensor<4097xi32>
  %e = stablehlo.convert %w : (tensor<4097xi32>) -> tensor<4097xui16>
  check.expect_eq(%r, %e) : tensor<4097xui16>
  return
}
func.func @keys_8704_0_i32() {
  %p = stablehlo.iota dim = 0 : tensor<8704xi32>
  %q = stablehlo.iota dim = 0 : tensor<8704xi32>
  %c0 = stablehlo.constant dense<3265> : tensor<8704xi32>
  %c1 = stablehlo.constant dense<0> : tensor<8704xi32>
  %c2 = stablehlo.constant dense<8704> : tensor<8704xi32>
  %c3 = stablehlo.constant dense<8703> : tensor<8704xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<8704xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<8704xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<8704xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<8704xi32>
  %0 = stablehlo.convert %k : (tensor<8704xi32>) -> tensor<8704xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8704xi32>) -> (tensor<8704xi32>)
  %w = stablehlo.subtract %c3, %p : tensor<8704xi32>
  %e = stablehlo.convert %p : (tensor<8704xi32>) -> tensor<8704xi32>
  check.expect_eq(%r, %e) : tensor<8704xi32>
  return
}
func.func @keys_70001_0_f32() {
  %p = stablehlo.iota dim = 0 : tensor<70001xi32>
  %q = stablehlo.iota dim = 0 : tensor<70001xi32>
  %c0 = stablehlo.constant dense<26251> : tensor<70001xi32>
  %c1 = stablehlo.constant dense<0> : tensor<70001xi32>
  %c2 = stablehlo.constant dense<70001> : tensor<70001xi32>
  %c3 = stablehlo.constant dense<70000> : tensor<70001xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<70001xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<70001xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<70001xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<70001xi32>
  %0 = stablehlo.convert %k : (tensor<70001xi32>) -> tensor<70001xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<70001xf32>) -> (tensor<70001xf32>)
  %w = stablehlo.subtract %c3, %p : tensor<70001xi32>
  %e = stablehlo.convert %p : (tensor<70001xi32>) -> tensor<70001xf32>
  check.expect_eq(%r, %e) : tensor<70001xf32>
  return
}
func.func @keys_3x1000_1_i64() {
  %p = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c0 = stablehlo.constant dense<377> : tensor<3x1000xi32>
  %c1 = stablehlo.constant dense<7> : tensor<3x1000xi32>
  %c2 = stablehlo.constant dense<1000> : tensor<3x1000xi32>
  %c3 = stablehlo.constant dense<999> : tensor<3x1000xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<3x1000xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<3x1000xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<3x1000xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<3x1000xi32>
  %0 = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3x1000xi64>) -> (tensor<3x1000xi64>)
  %w = stablehlo.subtract %c3, %p : tensor<3x1000xi32>
  %e = stablehlo.convert %w : (tensor<3x1000xi32>) -> tensor<3x1000xi64>
  check.expect_eq(%r, %e) : tensor<3x1000xi64>
  return
}
func.func @keys_1023x5_0_f16() {
  %p = stablehlo.iota dim = 0 : tensor<1023x5xi32>
  %q = stablehlo.iota dim = 1 : tensor<1023x5xi32>
  %c0 = stablehlo.constant dense<386> : tensor<1023x5xi32>
  %c1 = stablehlo.constant dense<7> : tensor<1023x5xi32>
  %c2 = stablehlo.constant dense<1023> : tensor<1023x5xi32>
  %c3 = stablehlo.constant dense<1022> : tensor<1023x5xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<1023x5xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<1023x5xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<1023x5xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<1023x5xi32>
  %0 = stablehlo.convert %k : (tensor<1023x5xi32>) -> tensor<1023x5xf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1023x5xf16>) -> (tensor<1023x5xf16>)
  %w = stablehlo.subtract %c3, %p : tensor<1023x5xi32>
  %e = stablehlo.convert %w : (tensor<1023x5xi32>) -> tensor<1023x5xf16>
  check.expect_eq(%r, %e) : tensor<1023x5xf16>
  return
}
func.func @keys_2x77x3_1_i32() {
  %p = stablehlo.iota dim = 1 : tensor<2x77x3xi32>
  %q = stablehlo.iota dim = 0 : tensor<2x77x3xi32>
  %c0 = stablehlo.constant dense<29> : tensor<2x77x3xi32>
  %c1 = stablehlo.constant dense<7> : tensor<2x77x3xi32>
  %c2 = stablehlo.constant dense<77> : tensor<2x77x3xi32>
  %c3 = stablehlo.constant dense<76> : tensor<2x77x3xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<2x77x3xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<2x77x3xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<2x77x3xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<2x77x3xi32>
  %0 = stablehlo.convert %k : (tensor<2x77x3xi32>) -> tensor<2x77x3xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x77x3xi32>) -> (tensor<2x77x3xi32>)
  %w = stablehlo.subtract %c3, %p : tensor<2x77x3xi32>
  %e = stablehlo.convert %p : (tensor<2x77x3xi32>) -> tensor<2x77x3xi32>
  check.expect_eq(%r, %e) : tensor<2x77x3xi32>
  return
}
func.func @keys_2x10007_1_f32() {
  %p = stablehlo.iota dim = 1 : tensor<2x10007xi32>
  %q = stablehlo.iota dim = 0 : tensor<2x10007xi32>
  %c0 = stablehlo.constant dense<3753> : tensor<2x10007xi32>
  %c1 = stablehlo.constant dense<7> : tensor<2x10007xi32>
  %c2 = stablehlo.constant dense<10007> : tensor<2x10007xi32>
  %c3 = stablehlo.constant dense<10006> : tensor<2x10007xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<2x10007xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<2x10007xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<2x10007xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<2x10007xi32>
  %0 = stablehlo.convert %k : (tensor<2x10007xi32>) -> tensor<2x10007xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x10007xf32>) -> (tensor<2x10007xf32>)
  %w = stablehlo.subtract %c3, %p : tensor<2x10007xi32>
  %e = stablehlo.convert %p : (tensor<2x10007xi32>) -> tensor<2x10007xf32>
  check.expect_eq(%r, %e) : tensor<2x10007xf32>
  return
}
func.func @along_with_2() {
  %p = stablehlo.iota dim = 0 : tensor<4097xi32>
  %q = stablehlo.iota dim = 0 : tensor<4097xi32>
  %c0 = stablehlo.constant dense<1537> : tensor<4097xi32>
  %c1 = stablehlo.constant dense<0> : tensor<4097xi32>
  %c2 = stablehlo.constant dense<4097> : tensor<4097xi32>
  %c3 = stablehlo.constant dense<4096> : tensor<4097xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<4097xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<4097xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<4097xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<4097xi32>
  %z = stablehlo.constant dense<0> : tensor<4097xi32>
  %0 = stablehlo.convert %k : (tensor<4097xi32>) -> tensor<4097xf32>
  %1 = stablehlo.convert %p : (tensor<4097xi32>) -> tensor<4097xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<4097xf32>, tensor<4097xi32>) -> (tensor<4097xf32>, tensor<4097xi32>)
  %s0 = stablehlo.convert %r#0 : (tensor<4097xf32>) -> tensor<4097xi32>
  check.expect_eq(%s0, %p) : tensor<4097xi32>
  %s1 = stablehlo.convert %r#1 : (tensor<4097xi32>) -> tensor<4097xi32>
  %k1_a = stablehlo.multiply %s1, %c0 : tensor<4097xi32>
  %k1_b = stablehlo.multiply %q, %c1 : tensor<4097xi32>
  %k1_c = stablehlo.add %k1_a, %k1_b : tensor<4097xi32>
  %k1 = stablehlo.remainder %k1_c, %c2 : tensor<4097xi32>
  check.expect_eq(%k1, %p) : tensor<4097xi32>
  return
}
func.func @along_with_3() {
  %p = stablehlo.iota dim = 1 : tensor<2x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<2x1000xi32>
  %c0 = stablehlo.constant dense<377> : tensor<2x1000xi32>
  %c1 = stablehlo.constant dense<7> : tensor<2x1000xi32>
  %c2 = stablehlo.constant dense<1000> : tensor<2x1000xi32>
  %c3 = stablehlo.constant dense<999> : tensor<2x1000xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<2x1000xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<2x1000xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<2x1000xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<2x1000xi32>
  %z = stablehlo.constant dense<0> : tensor<2x1000xi32>
  %0 = stablehlo.convert %k : (tensor<2x1000xi32>) -> tensor<2x1000xi32>
  %1 = stablehlo.convert %p : (tensor<2x1000xi32>) -> tensor<2x1000xf32>
  %2 = stablehlo.convert %p : (tensor<2x1000xi32>) -> tensor<2x1000xi64>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<f32>, %y1: tensor<f32>, %x2: tensor<i64>, %y2: tensor<i64>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x1000xi32>, tensor<2x1000xf32>, tensor<2x1000xi64>) -> (tensor<2x1000xi32>, tensor<2x1000xf32>, tensor<2x1000xi64>)
  %s0 = stablehlo.convert %r#0 : (tensor<2x1000xi32>) -> tensor<2x1000xi32>
  check.expect_eq(%s0, %p) : tensor<2x1000xi32>
  %s1 = stablehlo.convert %r#1 : (tensor<2x1000xf32>) -> tensor<2x1000xi32>
  %k1_a = stablehlo.multiply %s1, %c0 : tensor<2x1000xi32>
  %k1_b = stablehlo.multiply %q, %c1 : tensor<2x1000xi32>
  %k1_c = stablehlo.add %k1_a, %k1_b : tensor<2x1000xi32>
  %k1 = stablehlo.remainder %k1_c, %c2 : tensor<2x1000xi32>
  check.expect_eq(%k1, %p) : tensor<2x1000xi32>
  %s2 = stablehlo.convert %r#2 : (tensor<2x1000xi64>) -> tensor<2x1000xi32>
  %k2_a = stablehlo.multiply %s2, %c0 : tensor<2x1000xi32>
  %k2_b = stablehlo.multiply %q, %c1 : tensor<2x1000xi32>
  %k2_c = stablehlo.add %k2_a, %k2_b : tensor<2x1000xi32>
  %k2 = stablehlo.remainder %k2_c, %c2 : tensor<2x1000xi32>
  check.expect_eq(%k2, %p) : tensor<2x1000xi32>
  return
}
func.func @along_with_4() {
  %p = stablehlo.iota dim = 0 : tensor<5003x2xi32>
  %q = stablehlo.iota dim = 1 : tensor<5003x2xi32>
  %c0 = stablehlo.constant dense<1877> : tensor<5003x2xi32>
  %c1 = stablehlo.constant dense<7> : tensor<5003x2xi32>
  %c2 = stablehlo.constant dense<5003> : tensor<5003x2xi32>
  %c3 = stablehlo.constant dense<5002> : tensor<5003x2xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<5003x2xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<5003x2xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<5003x2xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<5003x2xi32>
  %z = stablehlo.constant dense<0> : tensor<5003x2xi32>
  %0 = stablehlo.convert %z : (tensor<5003x2xi32>) -> tensor<5003x2xi8>
  %1 = stablehlo.convert %k : (tensor<5003x2xi32>) -> tensor<5003x2xi32>
  %2 = stablehlo.convert %p : (tensor<5003x2xi32>) -> tensor<5003x2xi16>
  %3 = stablehlo.convert %p : (tensor<5003x2xi32>) -> tensor<5003x2xi32>
  %r:4 = "stablehlo.sort"(%0, %1, %2, %3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<i32>, %y1: tensor<i32>, %x2: tensor<i16>, %y2: tensor<i16>, %x3: tensor<i32>, %y3: tensor<i32>):
    %l0 = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %e0 = stablehlo.compare EQ, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %l1 = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %and = stablehlo.and %e0, %l1 : tensor<i1>
    %less = stablehlo.or %l0, %and : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5003x2xi8>, tensor<5003x2xi32>, tensor<5003x2xi16>, tensor<5003x2xi32>) -> (tensor<5003x2xi8>, tensor<5003x2xi32>, tensor<5003x2xi16>, tensor<5003x2xi32>)
  %s0 = stablehlo.convert %r#0 : (tensor<5003x2xi8>) -> tensor<5003x2xi32>
  check.expect_eq(%s0, %z) : tensor<5003x2xi32>
  %s1 = stablehlo.convert %r#1 : (tensor<5003x2xi32>) -> tensor<5003x2xi32>
  check.expect_eq(%s1, %p) : tensor<5003x2xi32>
  %s2 = stablehlo.convert %r#2 : (tensor<5003x2xi16>) -> tensor<5003x2xi32>
  %k2_a = stablehlo.multiply %s2, %c0 : tensor<5003x2xi32>
  %k2_b = stablehlo.multiply %q, %c1 : tensor<5003x2xi32>
  %k2_c = stablehlo.add %k2_a, %k2_b : tensor<5003x2xi32>
  %k2 = stablehlo.remainder %k2_c, %c2 : tensor<5003x2xi32>
  check.expect_eq(%k2, %p) : tensor<5003x2xi32>
  %s3 = stablehlo.convert %r#3 : (tensor<5003x2xi32>) -> tensor<5003x2xi32>
  %k3_a = stablehlo.multiply %s3, %c0 : tensor<5003x2xi32>
  %k3_b = stablehlo.multiply %q, %c1 : tensor<5003x2xi32>
  %k3_c = stablehlo.add %k3_a, %k3_b : tensor<5003x2xi32>
  %k3 = stablehlo.remainder %k3_c, %c2 : tensor<5003x2xi32>
  check.expect_eq(%k3, %p) : tensor<5003x2xi32>
  return
}
func.func @top_k_5_of_4097() {
  %j = stablehlo.iota dim = 0 : tensor<5xi32>
  %o = stablehlo.iota dim = 0 : tensor<5xi32>
  %d0 = stablehlo.constant dense<1537> : tensor<5xi32>
  %d1 = stablehlo.constant dense<0> : tensor<5xi32>
  %d2 = stablehlo.constant dense<4097> : tensor<5xi32>
  %d3 = stablehlo.constant dense<4096> : tensor<5xi32>
  %p = stablehlo.iota dim = 0 : tensor<4097xi32>
  %q = stablehlo.iota dim = 0 : tensor<4097xi32>
  %c0 = stablehlo.constant dense<1537> : tensor<4097xi32>
  %c1 = stablehlo.constant dense<0> : tensor<4097xi32>
  %c2 = stablehlo.constant dense<4097> : tensor<4097xi32>
  %c3 = stablehlo.constant dense<4096> : tensor<4097xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<4097xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<4097xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<4097xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<4097xi32>
  %0 = stablehlo.convert %k : (tensor<4097xi32>) -> tensor<4097xf32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<4097xf32> -> (tensor<5xf32>, tensor<5xi32>)
  %w = stablehlo.subtract %d3, %j : tensor<5xi32>
  %e = stablehlo.convert %w : (tensor<5xi32>) -> tensor<5xf32>
  %m_a = stablehlo.multiply %r#1, %d0 : tensor<5xi32>
  %m_b = stablehlo.multiply %o, %d1 : tensor<5xi32>
  %m_c = stablehlo.add %m_a, %m_b : tensor<5xi32>
  %m = stablehlo.remainder %m_c, %d2 : tensor<5xi32>
  check.expect_eq(%r#0, %e) : tensor<5xf32>
  check.expect_eq(%m, %w) : tensor<5xi32>
  return
}
func.func @top_k_7_of_2x10007() {
  %j = stablehlo.iota dim = 1 : tensor<2x7xi32>
  %o = stablehlo.iota dim = 0 : tensor<2x7xi32>
  %d0 = stablehlo.constant dense<3753> : tensor<2x7xi32>
  %d1 = stablehlo.constant dense<7> : tensor<2x7xi32>
  %d2 = stablehlo.constant dense<10007> : tensor<2x7xi32>
  %d3 = stablehlo.constant dense<10006> : tensor<2x7xi32>
  %p = stablehlo.iota dim = 1 : tensor<2x10007xi32>
  %q = stablehlo.iota dim = 0 : tensor<2x10007xi32>
  %c0 = stablehlo.constant dense<3753> : tensor<2x10007xi32>
  %c1 = stablehlo.constant dense<7> : tensor<2x10007xi32>
  %c2 = stablehlo.constant dense<10007> : tensor<2x10007xi32>
  %c3 = stablehlo.constant dense<10006> : tensor<2x10007xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<2x10007xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<2x10007xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<2x10007xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<2x10007xi32>
  %0 = stablehlo.convert %k : (tensor<2x10007xi32>) -> tensor<2x10007xf32>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<2x10007xf32> -> (tensor<2x7xf32>, tensor<2x7xi32>)
  %w = stablehlo.subtract %d3, %j : tensor<2x7xi32>
  %e = stablehlo.convert %w : (tensor<2x7xi32>) -> tensor<2x7xf32>
  %m_a = stablehlo.multiply %r#1, %d0 : tensor<2x7xi32>
  %m_b = stablehlo.multiply %o, %d1 : tensor<2x7xi32>
  %m_c = stablehlo.add %m_a, %m_b : tensor<2x7xi32>
  %m = stablehlo.remainder %m_c, %d2 : tensor<2x7xi32>
  check.expect_eq(%r#0, %e) : tensor<2x7xf32>
  check.expect_eq(%m, %w) : tensor<2x7xi32>
  return
}
func.func @top_k_3000_of_10007() {
  %j = stablehlo.iota dim = 0 : tensor<3000xi32>
  %o = stablehlo.iota dim = 0 : tensor<3000xi32>
  %d0 = stablehlo.constant dense<3753> : tensor<3000xi32>
  %d1 = stablehlo.constant dense<0> : tensor<3000xi32>
  %d2 = stablehlo.constant dense<10007> : tensor<3000xi32>
  %d3 = stablehlo.constant dense<10006> : tensor<3000xi32>
  %p = stablehlo.iota dim = 0 : tensor<10007xi32>
  %q = stablehlo.iota dim = 0 : tensor<10007xi32>
  %c0 = stablehlo.constant dense<3753> : tensor<10007xi32>
  %c1 = stablehlo.constant dense<0> : tensor<10007xi32>
  %c2 = stablehlo.constant dense<10007> : tensor<10007xi32>
  %c3 = stablehlo.constant dense<10006> : tensor<10007xi32>
  %k_a = stablehlo.multiply %p, %c0 : tensor<10007xi32>
  %k_b = stablehlo.multiply %q, %c1 : tensor<10007xi32>
  %k_c = stablehlo.add %k_a, %k_b : tensor<10007xi32>
  %k = stablehlo.remainder %k_c, %c2 : tensor<10007xi32>
  %0 = stablehlo.convert %k : (tensor<10007xi32>) -> tensor<10007xf32>
  %r:2 = chlo.top_k(%0, k = 3000) : tensor<10007xf32> -> (tensor<3000xf32>, tensor<3000xi32>)
  %w = stablehlo.subtract %d3, %j : tensor<3000xi32>
  %e = stablehlo.convert %w : (tensor<3000xi32>) -> tensor<3000xf32>
  %m_a = stablehlo.multiply %r#1, %d0 : tensor<3000xi32>
  %m_b = stablehlo.multiply %o, %d1 : tensor<3000xi32>
  %m_c = stablehlo.add %m_a, %m_b : tensor<3000xi32>
  %m = stablehlo.remainder %m_c, %d2 : tensor<3000xi32>
  check.expect_eq(%r#0, %e) : tensor<3000xf32>
  check.expect_eq(%m, %w) : tensor<3000xi32>
  return
}
func.func @of_jax() {
  %0 = util.unfoldable_constant dense<"0x0000C07F00000080000080FF00000000DBA3F1BF0000807F045CF1BE0000C07FB3EB713FDBA3F1BF5A2117400F928E3D39380EC0FB35BE3F000000806BC1394086521C3F5030D7BF0FBB0140D78D87BE849E23C0000080FF0000807F205B2440B1728D3E0000000087A9D83F000000800000C07F9C39513FC5BCBCBFD4F40E40DBA3F1BFBF6416C0F0DCAD3F0000C07F00000000DE40F73E5B89E7BF0000807F000080FF0ACB2BC00000C07F3A49A2BF9A2E1C40071D183EF92A09C0000000002F123ABF0000C07F8587303FD015CDBF4FC806400000008044911EC0DBA3F1BF0000807F5F68294000000000000080FF06C4E23F192B05BF90F733C00000C07F45A2B2BF14021440000000807F5711C070F7B73F000000000000C07F6FD50F3FDB6EDDBF0000807F0588A0BECABD26C0D92A8D3F0000C07FDBA3F1BF0000008000000000FB6AD23F2FDD25BF15243CC00000C07F50FBC2BF8ED50B405EE7DABD048419C0649EA73F0000807F0000000000000080E7C7EDBF86DEEC3F32ECE1BE50EA2EC0000080FF0000C07F540F19405651CC3DDBA3F1BF00000000468F46BF65AF3B40000000805C54D3BF0000807F0A3C70BE8AB021C05945973F3A148EBF0000C07F00000000F220FEBF7B85DC3F000080FFD51637C0000000800000C07FCEE210407EFDE4BCC47614C0E4B8B13FDBA3F1BFDF8233400000C07F67ADE3BF06F9F63F3282B9BE10DD29C000000080456D9EBF0000C07FAAFC363E000080FF702CCC3F465A32BF5B433FC06E3F383F0000C07F0000807F0B681FBE4AA31CC000000080BAF983BF00000000DBA3F1BF7206F4BFFB9FE63F60E6FABE950932C085266D3F50C6AEBF000080FF3ED1503D84690FC0000000800000807F1F903840588D173F0000C07FC3890040331891BED0CF24C0CE06913FC55294BFD429234000000000BF2F02C0DBA3F1BF47251EBF1B363AC0000080FF5C1FBFBF0000807F16289DBD0A9617C0597AAB3F000000009A63304082B6ED3E0000C07F00000080607CD2BE55FC2CC0C2AD803FD0ABA4BF4EFD1A400000C07F00000000E4EDC53F000080FFDBA3F1BF57C22B3F6778CFBF00000080665C51BE90C21FC04E219B3F45388ABF000000005452AC3E0000C07F6F61E03F47F009BFDB2835C06EA9603FDC04B5BF0000807F0000C07F000080FF0000000074895FBFDA70354041100B3FDBA3F1BF0000C07F6012AABE15EF27C042C88A3F51919ABF00000080000000000000C07F6408D03F0000807F61553DC057F73F3FE75DC5BF000080FF0000C07F50B51AC0CE3BA53F000000000000008054BCD43E7E2AF0BF0000C07FDBA3F1BF9B1B30C06EDE743F5CEAAABF0000807FE727A63D0000000059AFBF3F74544BBF00000080000080FFF3B6D5BFBD7702400000C07FD6E122C0C2E2943FD17690BF000000002758933EC54100C00000C07F0000807F00000080DBA3F1BF6743BBBF83B10F409ED13EBD0000C07F00000000000080FF945132405426FD3EFE0FE6BF6F96F43F0000C07F00000080B789843FDCCFA0BF0000807F000000004A6E08C00000C07F741F37BF5A8B3F40407A333F739CCBBFDBA3F1BFC27C32BE000080FF42FD9E3F000000000E252A4026C2BB3E0969F6BF643DE43F0000807FE13A33C05761683FE728B1BFC3BE14405F7E043D"> : tensor<300xf32>
  %1 = util.unfoldable_constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000000100000101000002010000030100000401000005010000060100000701000008010000090100000A0100000B0100000C0100000D0100000E0100000F010000100100001101000012010000130100001401000015010000160100001701000018010000190100001A0100001B0100001C0100001D0100001E0100001F010000200100002101000022010000230100002401000025010000260100002701000028010000290100002A0100002B010000"> : tensor<300xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %xz = stablehlo.compare EQ, %x0, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %xp = stablehlo.select %xz, %zero, %x0 : tensor<i1>, tensor<f32>
    %xn = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %xc = stablehlo.select %xn, %nan, %xp : tensor<i1>, tensor<f32>
    %yz = stablehlo.compare EQ, %y0, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %yp = stablehlo.select %yz, %zero, %y0 : tensor<i1>, tensor<f32>
    %yn = stablehlo.compare NE, %y0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %yc = stablehlo.select %yn, %nan, %yp : tensor<i1>, tensor<f32>
    %less = stablehlo.compare LT, %xc, %yc, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<300xf32>, tensor<300xi32>) -> (tensor<300xf32>, tensor<300xi32>)
  check.expect_eq_const(%r#1, dense<"0x0200000015000000280000003B0000006100000074000000870000009A000000AD000000C0000000D3000000E6000000F90000000C0100001F0100008A000000E300000053000000AC00000075000000CE0000003E0000002701000097000000F000000060000000B90000002900000082000000DB0000004B000000A400000014000000FD0000006D000000C6000000360000008F000000E800000058000000B1000000210000007A000000430000009C0000000C0000002E00000017010000A900000002010000720000002401000094000000040000000900000020000000370000004E000000650000007C00000093000000AA000000C1000000D8000000EF000000060100001D010000ED0000005D000000260000000F0100007F0000004800000011000000FA0000006A000000C3000000330000001C010000E500000055000000AE0000001E00000007010000D0000000400000002901000099000000F2000000BB0000002B0000001401000084000000DD000000A6000000FF0000006F000000C800000091000000D5000000F70000006700000030000000190100008900000052000000AB000000CD0000003D00000096000000060000005F000000B800000081000000DA0000004A000000A3000000130000006C000000C50000001E0100008E00000057000000B0000000090100007900000001000000030000000E000000190000001B000000240000002F000000350000003A00000042000000450000004F000000500000005B0000005C000000660000006900000071000000760000008300000090000000920000009D000000A8000000B3000000B7000000BE000000C4000000C9000000D4000000DE000000DF000000EA000000EB000000F5000000F800000000010000050100000B0100001201000016010000210100002B0100009B0000000B000000F4000000640000002D000000860000001800000001010000CA00000023010000EC000000B5000000250000000E010000D700000047000000A000000010000000C2000000320000001B0100008B000000E40000001D000000CF000000280100009800000008000000F1000000BA00000013010000DC0000004C000000A5000000FE0000006E000000C700000020010000E900000059000000B2000000220000007B000000440000000D000000F6000000BF00000088000000E1000000510000001A00000073000000CC0000003C00000025010000950000005E0000001001000080000000A200000012000000FB00000034000000560000001F0000000801000078000000410000002A0100000A00000063000000BC0000002C000000A7000000170000003900000022010000B40000000D0100007D000000D60000009F0000000F000000680000001A01000005000000160000002700000038000000490000005A0000006B0000008D0000009E000000AF000000D1000000E2000000F300000004010000150100002601000000000000070000001C000000230000002A000000310000003F000000460000004D000000540000006200000070000000770000007E000000850000008C000000A1000000B6000000BD000000CB000000D2000000D9000000E0000000E7000000EE000000FC000000030100000A0100001101000018010000"> : tensor<300xi32>) : tensor<300xi32>
  return
}
