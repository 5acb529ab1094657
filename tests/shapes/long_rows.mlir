// Reductions and scans of rows as long as a workgroup takes, and longer. Written by generate.py.
func.func @argmax_f32_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %whole = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x65537xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %from = stablehlo.constant dense<32768> : tensor<3x65537xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x65537xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x65537xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x65537xi1>, tensor<3x65537xf32>
  %init0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<i32>, %y0: tensor<f32>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<f32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<f32>, tensor<i32>
  }) : (tensor<3x65537xf32>, tensor<3x65537xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC00000, 508.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[334, 32768, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %whole = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x65537xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %from = stablehlo.constant dense<32768> : tensor<3x65537xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x65537xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x65537xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x65537xi1>, tensor<3x65537xf16>
  %init0 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<f16>, %x1: tensor<i32>, %y0: tensor<f16>, %y1: tensor<i32>):
    %gt = stablehlo.compare LT, %x0, %y0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<f16>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<f16>, tensor<i32>
  }) : (tensor<3x65537xf16>, tensor<3x65537xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -500.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 32768, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %whole = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x65537xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %from = stablehlo.constant dense<32768> : tensor<3x65537xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x65537xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x65537xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x65537xi1>, tensor<3x65537xbf16>
  %init0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<bf16>, %x1: tensor<i32>, %y0: tensor<bf16>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<bf16>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<bf16>, tensor<i32>
  }) : (tensor<3x65537xbf16>, tensor<3x65537xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC0, 508.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[334, 32768, 187]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi32>
  %init0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>):
    %gt = stablehlo.compare LT, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<i32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<i32>, tensor<i32>
  }) : (tensor<3x65537xi32>, tensor<3x65537xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 264, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi64>
  %init0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i64>, %x1: tensor<i32>, %y0: tensor<i64>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<i64>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<i64>, tensor<i32>
  }) : (tensor<3x65537xi64>, tensor<3x65537xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508, 508, 508]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[334, 598, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xui32>
  %init0 = stablehlo.constant dense<0> : tensor<ui32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<ui32>, %x1: tensor<i32>, %y0: tensor<ui32>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<ui32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<ui32>, tensor<i32>
  }) : (tensor<3x65537xui32>, tensor<3x65537xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967295, 4294967295, 4294967295]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[828, 83, 347]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x65537xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x65537xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x65537xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x65537xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x65537xf32>
  %e = stablehlo.exponential %d : tensor<3x65537xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x65537xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[13.863370895385742, 13.864097595214844, 13.863946914672852]> : tensor<3xf32>, atol 0.0002) : tensor<3xf32>
  return
}
func.func @several_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x65537xi32>, tensor<3x65537xi32>, tensor<3x65537xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[259608, 264174, 262686]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[65536, 65536, 65536]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [65536, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 65537>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x65537xi32>, tensor<i32>) -> (tensor<3x65537xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3x65537xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x65537xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x65537xi1>) -> tensor<3x65537xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 65536]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 65537>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x65537xi32>, tensor<i32>) -> (tensor<3x65537xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3x65537xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x65537xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x65537xi32>, tensor<3x65537xi32>) -> tensor<3x65537xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x65537xi1>) -> tensor<3x65537xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %x = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [65536, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 65537>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x65537xi64>, tensor<i64>) -> (tensor<3x65537xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x65537xi64>, tensor<i64>) -> tensor<3x65537xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x65537xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x65537xi64>, tensor<3x65537xi64>) -> tensor<3x65537xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x65537xi1>) -> tensor<3x65537xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_65537() {
  %i = stablehlo.iota dim = 1 : tensor<3x65537xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x65537xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x65537xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x65537xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x65537xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x65537xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x65537xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x65537xi32>
  %s = stablehlo.add %p, %o : tensor<3x65537xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x65537xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x65537xi32>
  %whole = stablehlo.convert %k : (tensor<3x65537xi32>) -> tensor<3x65537xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x65537xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x65537xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [65536, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 65537>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x65537xf32>, tensor<f32>) -> (tensor<3x65537xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x65537xf32>, tensor<f32>) -> tensor<3x65537xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x65537xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x65537xf32>, tensor<3x65537xf32>) -> tensor<3x65537xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x65537xi1>) -> tensor<3x65537xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x65537xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_f32_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000003xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %from = stablehlo.constant dense<500001> : tensor<3x1000003xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000003xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x1000003xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000003xi1>, tensor<3x1000003xf32>
  %init0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<i32>, %y0: tensor<f32>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<f32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<f32>, tensor<i32>
  }) : (tensor<3x1000003xf32>, tensor<3x1000003xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC00000, 508.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[334, 500001, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000003xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %from = stablehlo.constant dense<500001> : tensor<3x1000003xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000003xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x1000003xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000003xi1>, tensor<3x1000003xf16>
  %init0 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<f16>, %x1: tensor<i32>, %y0: tensor<f16>, %y1: tensor<i32>):
    %gt = stablehlo.compare LT, %x0, %y0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<f16>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<f16>, tensor<i32>
  }) : (tensor<3x1000003xf16>, tensor<3x1000003xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -500.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 500001, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000003xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %from = stablehlo.constant dense<500001> : tensor<3x1000003xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000003xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x1000003xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000003xi1>, tensor<3x1000003xbf16>
  %init0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<bf16>, %x1: tensor<i32>, %y0: tensor<bf16>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<bf16>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<bf16>, tensor<i32>
  }) : (tensor<3x1000003xbf16>, tensor<3x1000003xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC0, 508.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[334, 500001, 187]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi32>
  %init0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>):
    %gt = stablehlo.compare LT, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<i32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<i32>, tensor<i32>
  }) : (tensor<3x1000003xi32>, tensor<3x1000003xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 264, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi64>
  %init0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i64>, %x1: tensor<i32>, %y0: tensor<i64>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<i64>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<i64>, tensor<i32>
  }) : (tensor<3x1000003xi64>, tensor<3x1000003xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508, 508, 508]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[334, 598, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xui32>
  %init0 = stablehlo.constant dense<0> : tensor<ui32>
  %init1 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %i, %init0, %init1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<ui32>, %x1: tensor<i32>, %y0: tensor<ui32>, %y1: tensor<i32>):
    %gt = stablehlo.compare GT, %x0, %y0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %x0, %x0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %c = stablehlo.or %first, %tie : tensor<i1>
    %z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<ui32>
    %z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %z0, %z1 : tensor<ui32>, tensor<i32>
  }) : (tensor<3x1000003xui32>, tensor<3x1000003xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967295, 4294967295, 4294967295]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[828, 83, 347]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x1000003xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x1000003xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1000003xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x1000003xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x1000003xf32>
  %e = stablehlo.exponential %d : tensor<3x1000003xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1000003xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[16.588884353637695, 16.58890151977539, 16.588924407958984]> : tensor<3xf32>, atol 0.0002) : tensor<3xf32>
  return
}
func.func @several_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x1000003xi32>, tensor<3x1000003xi32>, tensor<3x1000003xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[3995501, 3998105, 4000709]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[1000002, 1000002, 1000002]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1000002, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000003>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1000003xi32>, tensor<i32>) -> (tensor<3x1000003xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3x1000003xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000003xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000003xi1>) -> tensor<3x1000003xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 1000002]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000003>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1000003xi32>, tensor<i32>) -> (tensor<3x1000003xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3x1000003xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000003xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000003xi32>, tensor<3x1000003xi32>) -> tensor<3x1000003xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000003xi1>) -> tensor<3x1000003xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %x = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1000002, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000003>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x1000003xi64>, tensor<i64>) -> (tensor<3x1000003xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000003xi64>, tensor<i64>) -> tensor<3x1000003xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000003xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000003xi64>, tensor<3x1000003xi64>) -> tensor<3x1000003xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000003xi1>) -> tensor<3x1000003xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_1000003() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000003xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000003xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000003xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000003xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000003xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000003xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000003xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000003xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000003xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000003xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000003xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000003xi32>) -> tensor<3x1000003xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x1000003xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x1000003xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1000002, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000003>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x1000003xf32>, tensor<f32>) -> (tensor<3x1000003xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000003xf32>, tensor<f32>) -> tensor<3x1000003xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000003xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000003xf32>, tensor<3x1000003xf32>) -> tensor<3x1000003xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000003xi1>) -> tensor<3x1000003xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000003xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
