// Reductions and scans of rows as long as a workgroup takes, and longer. Written by generate.py.
func.func @argmax_f32_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %whole = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x1xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %from = stablehlo.constant dense<0> : tensor<3x1xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x1xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1xi1>, tensor<3x1xf32>
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
  }) : (tensor<3x1xf32>, tensor<3x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7FC00000, -438.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %whole = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %from = stablehlo.constant dense<0> : tensor<3x1xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x1xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1xi1>, tensor<3x1xf16>
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
  }) : (tensor<3x1xf16>, tensor<3x1xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -438.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %whole = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %from = stablehlo.constant dense<0> : tensor<3x1xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x1xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1xi1>, tensor<3x1xbf16>
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
  }) : (tensor<3x1xbf16>, tensor<3x1xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7FC0, -438.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi32>
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
  }) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi64>
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
  }) : (tensor<3x1xi64>, tensor<3x1xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -469, -438]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xui32>
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
  }) : (tensor<3x1xui32>, tensor<3x1xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294966796, 4294966827, 4294966858]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x1xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x1xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x1xf32>
  %e = stablehlo.exponential %d : tensor<3x1xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[-5.0, -4.690000057220459, -4.380000114440918]> : tensor<3xf32>, atol 2.0e-05) : tensor<3xf32>
  return
}
func.func @several_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-493, -462, -431]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1xi32>, tensor<i32>) -> (tensor<3x1xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1xi1>) -> tensor<3x1xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1xi32>, tensor<i32>) -> (tensor<3x1xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1xi1>) -> tensor<3x1xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %x = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x1xi64>, tensor<i64>) -> (tensor<3x1xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1xi64>, tensor<i64>) -> tensor<3x1xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1xi1>) -> tensor<3x1xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_1() {
  %i = stablehlo.iota dim = 1 : tensor<3x1xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1xi32>
  %s = stablehlo.add %p, %o : tensor<3x1xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1xi32>
  %whole = stablehlo.convert %k : (tensor<3x1xi32>) -> tensor<3x1xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x1xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x1xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x1xf32>, tensor<f32>) -> (tensor<3x1xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1xi1>) -> tensor<3x1xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_f32_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %whole = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x7xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %from = stablehlo.constant dense<3> : tensor<3x7xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x7xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x7xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x7xi1>, tensor<3x7xf32>
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
  }) : (tensor<3x7xf32>, tensor<3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[367.0, 0x7FC00000, 429.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[5, 3, 5]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %whole = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x7xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %from = stablehlo.constant dense<3> : tensor<3x7xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x7xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x7xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x7xi1>, tensor<3x7xf16>
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
  }) : (tensor<3x7xf16>, tensor<3x7xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -438.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 3, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %whole = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x7xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %from = stablehlo.constant dense<3> : tensor<3x7xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x7xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x7xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x7xi1>, tensor<3x7xbf16>
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
  }) : (tensor<3x7xbf16>, tensor<3x7xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[368.0, 0x7FC0, 428.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[5, 3, 5]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi32>
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
  }) : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi64>
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
  }) : (tensor<3x7xi64>, tensor<3x7xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[367, 398, 429]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[5, 5, 5]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xui32>
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
  }) : (tensor<3x7xui32>, tensor<3x7xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967231, 4294967262, 4294967293]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[6, 6, 6]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x7xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x7xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x7xf32>
  %e = stablehlo.exponential %d : tensor<3x7xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[3.9376707077026367, 4.247670650482178, 4.557670593261719]> : tensor<3xf32>, atol 2.0e-05) : tensor<3xf32>
  return
}
func.func @several_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-457, -240, -23]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[6, 6, 6]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x7xi32>, tensor<i32>) -> (tensor<3x7xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x7xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x7xi1>) -> tensor<3x7xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x7xi32>, tensor<i32>) -> (tensor<3x7xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x7xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x7xi1>) -> tensor<3x7xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %x = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x7xi64>, tensor<i64>) -> (tensor<3x7xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x7xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x7xi64>, tensor<3x7xi64>) -> tensor<3x7xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x7xi1>) -> tensor<3x7xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_7() {
  %i = stablehlo.iota dim = 1 : tensor<3x7xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x7xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x7xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x7xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x7xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x7xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x7xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x7xi32>
  %s = stablehlo.add %p, %o : tensor<3x7xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x7xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x7xi32>
  %whole = stablehlo.convert %k : (tensor<3x7xi32>) -> tensor<3x7xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x7xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x7xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x7xf32>, tensor<f32>) -> (tensor<3x7xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x7xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x7xi1>) -> tensor<3x7xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x7xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_f32_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %whole = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x77xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %from = stablehlo.constant dense<38> : tensor<3x77xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x77xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x77xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x77xi1>, tensor<3x77xf32>
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
  }) : (tensor<3x77xf32>, tensor<3x77xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[397.0, 0x7FC00000, 459.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[75, 38, 75]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %whole = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x77xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %from = stablehlo.constant dense<38> : tensor<3x77xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x77xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x77xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x77xi1>, tensor<3x77xf16>
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
  }) : (tensor<3x77xf16>, tensor<3x77xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -438.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 38, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %whole = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x77xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %from = stablehlo.constant dense<38> : tensor<3x77xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x77xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x77xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x77xi1>, tensor<3x77xbf16>
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
  }) : (tensor<3x77xbf16>, tensor<3x77xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[396.0, 0x7FC0, 460.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[75, 38, 75]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi32>
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
  }) : (tensor<3x77xi32>, tensor<3x77xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi64>
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
  }) : (tensor<3x77xi64>, tensor<3x77xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[397, 428, 459]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[75, 75, 75]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xui32>
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
  }) : (tensor<3x77xui32>, tensor<3x77xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967261, 4294967292, 4294967293]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[76, 76, 6]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x77xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x77xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x77xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x77xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x77xf32>
  %e = stablehlo.exponential %d : tensor<3x77xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x77xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[6.4900617599487305, 6.8000617027282715, 7.1100616455078125]> : tensor<3xf32>, atol 2.0e-05) : tensor<3xf32>
  return
}
func.func @several_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x77xi32>, tensor<3x77xi32>, tensor<3x77xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-3942, -1555, 832]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[76, 76, 76]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -469, -438]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [76, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 77>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x77xi32>, tensor<i32>) -> (tensor<3x77xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3x77xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x77xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x77xi1>) -> tensor<3x77xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 76]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 77>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x77xi32>, tensor<i32>) -> (tensor<3x77xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3x77xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x77xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x77xi32>, tensor<3x77xi32>) -> tensor<3x77xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x77xi1>) -> tensor<3x77xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %x = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [76, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 77>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x77xi64>, tensor<i64>) -> (tensor<3x77xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x77xi64>, tensor<i64>) -> tensor<3x77xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x77xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x77xi64>, tensor<3x77xi64>) -> tensor<3x77xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x77xi1>) -> tensor<3x77xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_77() {
  %i = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x77xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x77xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x77xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x77xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x77xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x77xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x77xi32>
  %s = stablehlo.add %p, %o : tensor<3x77xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x77xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x77xi32>
  %whole = stablehlo.convert %k : (tensor<3x77xi32>) -> tensor<3x77xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x77xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x77xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [76, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 77>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x77xf32>, tensor<f32>) -> (tensor<3x77xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x77xf32>, tensor<f32>) -> tensor<3x77xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x77xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x77xf32>, tensor<3x77xf32>) -> tensor<3x77xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x77xi1>) -> tensor<3x77xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x77xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_f32_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %from = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x1000xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000xi1>, tensor<3x1000xf32>
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
  }) : (tensor<3x1000xf32>, tensor<3x1000xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC00000, 508.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[334, 500, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %from = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x1000xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000xi1>, tensor<3x1000xf16>
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
  }) : (tensor<3x1000xf16>, tensor<3x1000xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -500.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 500, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1000xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %from = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1000xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x1000xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1000xi1>, tensor<3x1000xbf16>
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
  }) : (tensor<3x1000xbf16>, tensor<3x1000xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC0, 508.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[334, 500, 187]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi32>
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
  }) : (tensor<3x1000xi32>, tensor<3x1000xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 264, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi64>
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
  }) : (tensor<3x1000xi64>, tensor<3x1000xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508, 508, 508]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[334, 598, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xui32>
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
  }) : (tensor<3x1000xui32>, tensor<3x1000xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967295, 4294967295, 4294967295]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[828, 83, 347]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x1000xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x1000xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x1000xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x1000xf32>
  %e = stablehlo.exponential %d : tensor<3x1000xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[9.674856185913086, 9.682735443115234, 9.680036544799805]> : tensor<3xf32>, atol 2.0e-05) : tensor<3xf32>
  return
}
func.func @several_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x1000xi32>, tensor<3x1000xi32>, tensor<3x1000xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[3229, 3959, 3680]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[999, 999, 999]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1000xi32>, tensor<i32>) -> (tensor<3x1000xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3x1000xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000xi1>) -> tensor<3x1000xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 999]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1000xi32>, tensor<i32>) -> (tensor<3x1000xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3x1000xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000xi32>, tensor<3x1000xi32>) -> tensor<3x1000xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000xi1>) -> tensor<3x1000xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %x = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x1000xi64>, tensor<i64>) -> (tensor<3x1000xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000xi64>, tensor<i64>) -> tensor<3x1000xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000xi64>, tensor<3x1000xi64>) -> tensor<3x1000xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000xi1>) -> tensor<3x1000xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_1000() {
  %i = stablehlo.iota dim = 1 : tensor<3x1000xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1000xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1000xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1000xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1000xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1000xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1000xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1000xi32>
  %s = stablehlo.add %p, %o : tensor<3x1000xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1000xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1000xi32>
  %whole = stablehlo.convert %k : (tensor<3x1000xi32>) -> tensor<3x1000xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x1000xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x1000xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x1000xf32>, tensor<f32>) -> (tensor<3x1000xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3x1000xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1000xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1000xf32>, tensor<3x1000xf32>) -> tensor<3x1000xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1000xi1>) -> tensor<3x1000xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_f32_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %whole = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xf32>
  %c1 = stablehlo.constant dense<1> : tensor<3x1023xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %from = stablehlo.constant dense<511> : tensor<3x1023xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1023xi1>
  %filler = stablehlo.constant dense<0x7FC00000> : tensor<3x1023xf32>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1023xi1>, tensor<3x1023xf32>
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
  }) : (tensor<3x1023xf32>, tensor<3x1023xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC00000, 508.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[334, 511, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_f16_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %whole = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1023xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %from = stablehlo.constant dense<511> : tensor<3x1023xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1023xi1>
  %filler = stablehlo.constant dense<0x7E00> : tensor<3x1023xf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1023xi1>, tensor<3x1023xf16>
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
  }) : (tensor<3x1023xf16>, tensor<3x1023xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500.0, 0x7E00, -500.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[0, 511, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_bf16_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %whole = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xbf16>
  %c1 = stablehlo.constant dense<1> : tensor<3x1023xi32>
  %row = stablehlo.compare EQ, %q, %c1 : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %from = stablehlo.constant dense<511> : tensor<3x1023xi32>
  %behind = stablehlo.compare GE, %i, %from : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %nans = stablehlo.and %row, %behind : tensor<3x1023xi1>
  %filler = stablehlo.constant dense<0x7FC0> : tensor<3x1023xbf16>
  %x = stablehlo.select %nans, %filler, %whole : tensor<3x1023xi1>, tensor<3x1023xbf16>
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
  }) : (tensor<3x1023xbf16>, tensor<3x1023xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508.0, 0x7FC0, 508.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%r#1, dense<[334, 511, 187]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmin_i32_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi32>
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
  }) : (tensor<3x1023xi32>, tensor<3x1023xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[0, 264, 528]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_i64_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi64>
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
  }) : (tensor<3x1023xi64>, tensor<3x1023xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[508, 508, 508]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[334, 598, 862]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @argmax_ui32_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xui32>
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
  }) : (tensor<3x1023xui32>, tensor<3x1023xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3xui32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[4294967295, 4294967295, 4294967295]> : tensor<3xui32>) : tensor<3xui32>
  check.expect_eq_const(%r#1, dense<[828, 83, 347]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @log_sum_exp_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<3x1023xf32>
  %h = stablehlo.divide %x, %hundred : tensor<3x1023xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1023xf32>, tensor<f32>) -> tensor<3xf32>
  %w = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<3xf32>) -> tensor<3x1023xf32>
  %d = stablehlo.subtract %h, %w : tensor<3x1023xf32>
  %e = stablehlo.exponential %d : tensor<3x1023xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1023xf32>, tensor<f32>) -> tensor<3xf32>
  %l = stablehlo.log %sum : tensor<3xf32>
  %r = stablehlo.add %l, %top : tensor<3xf32>
  check.expect_almost_eq_const(%r, dense<[9.696550369262695, 9.698875427246094, 9.70203685760498]> : tensor<3xf32>, atol 2.0e-05) : tensor<3xf32>
  return
}
func.func @several_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi32>
  %init0 = stablehlo.constant dense<7> : tensor<i32>
  %init1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %init2 = stablehlo.constant dense<2147483647> : tensor<i32>
  %r:3 = "stablehlo.reduce"(%x, %i, %x, %init0, %init1, %init2) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<i32>, %y0: tensor<i32>, %y1: tensor<i32>, %y2: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    %z1 = stablehlo.maximum %x1, %y1 : tensor<i32>
    %z2 = stablehlo.minimum %x2, %y2 : tensor<i32>
    stablehlo.return %z0, %z1, %z2 : tensor<i32>, tensor<i32>, tensor<i32>
  }) : (tensor<3x1023xi32>, tensor<3x1023xi32>, tensor<3x1023xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[3136, 3570, 4004]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[1022, 1022, 1022]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#2, dense<[-500, -500, -500]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1022, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1023xi32>, tensor<i32>) -> (tensor<3x1023xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3x1023xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1023xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1023xi1>) -> tensor<3x1023xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i32_reverse_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi32>
  %init0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [0, 1022]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %z0 : tensor<i32>
  }) : (tensor<3x1023xi32>, tensor<i32>) -> (tensor<3x1023xi32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3x1023xi32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1023xi32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1023xi32>, tensor<3x1023xi32>) -> tensor<3x1023xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1023xi1>) -> tensor<3x1023xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_i64_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %x = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xi64>
  %init0 = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1022, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %z0 = stablehlo.add %x0, %y0 : tensor<i64>
    stablehlo.return %z0 : tensor<i64>
  }) : (tensor<3x1023xi64>, tensor<i64>) -> (tensor<3x1023xi64>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1023xi64>, tensor<i64>) -> tensor<3x1023xi64>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1023xi64>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1023xi64>, tensor<3x1023xi64>) -> tensor<3x1023xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1023xi1>) -> tensor<3x1023xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sums_f32_1023() {
  %i = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %q = stablehlo.iota dim = 0 : tensor<3x1023xi32>
  %c577 = stablehlo.constant dense<577> : tensor<3x1023xi32>
  %c31 = stablehlo.constant dense<31> : tensor<3x1023xi32>
  %c1009 = stablehlo.constant dense<1009> : tensor<3x1023xi32>
  %c500 = stablehlo.constant dense<500> : tensor<3x1023xi32>
  %p = stablehlo.multiply %i, %c577 : tensor<3x1023xi32>
  %o = stablehlo.multiply %q, %c31 : tensor<3x1023xi32>
  %s = stablehlo.add %p, %o : tensor<3x1023xi32>
  %m = stablehlo.remainder %s, %c1009 : tensor<3x1023xi32>
  %k = stablehlo.subtract %m, %c500 : tensor<3x1023xi32>
  %whole = stablehlo.convert %k : (tensor<3x1023xi32>) -> tensor<3x1023xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<3x1023xf32>
  %x = stablehlo.remainder %whole, %seven : tensor<3x1023xf32>
  %init0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init0) <{padding = dense<[[0, 0], [1022, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %z0 = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %z0 : tensor<f32>
  }) : (tensor<3x1023xf32>, tensor<f32>) -> (tensor<3x1023xf32>)
  %shifted = stablehlo.pad %r, %init0, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<3x1023xf32>, tensor<f32>) -> tensor<3x1023xf32>
  %step = stablehlo.subtract %r, %shifted : tensor<3x1023xf32>
  %wrong = stablehlo.compare NE, %step, %x : (tensor<3x1023xf32>, tensor<3x1023xf32>) -> tensor<3x1023xi1>
  %ones = stablehlo.convert %wrong : (tensor<3x1023xi1>) -> tensor<3x1023xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%count, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
