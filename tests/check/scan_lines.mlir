// Scans whose lines are cut in blocks, or whole, along rows, columns and middle dims, from both ends: sums of ones count, the greatest of numbers that
// rise are these.
func.func @all_77() {
  %x = util.unfoldable_constant dense<1.0> : tensor<77xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[76, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 77>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<77xf32>, tensor<f32>) -> tensor<77xf32>
  %n = stablehlo.iota dim = 0 : tensor<77xf32>
  %k = stablehlo.constant dense<1.0> : tensor<77xf32>
  %w = stablehlo.add %n, %k : tensor<77xf32>
  check.expect_eq(%r, %w) : tensor<77xf32>
  return
}
func.func @all_1000() {
  %x = util.unfoldable_constant dense<1.0> : tensor<1000xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1000>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1000xf32>, tensor<f32>) -> tensor<1000xf32>
  %n = stablehlo.iota dim = 0 : tensor<1000xf32>
  %k = stablehlo.constant dense<1.0> : tensor<1000xf32>
  %w = stablehlo.add %n, %k : tensor<1000xf32>
  check.expect_eq(%r, %w) : tensor<1000xf32>
  return
}
func.func @all_back() {
  %x = util.unfoldable_constant dense<1> : tensor<4999xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 4998]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4999>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4999xi32>, tensor<i32>) -> tensor<4999xi32>
  %n = stablehlo.iota dim = 0 : tensor<4999xi32>
  %k = stablehlo.constant dense<4999> : tensor<4999xi32>
  %w = stablehlo.subtract %k, %n : tensor<4999xi32>
  check.expect_eq(%r, %w) : tensor<4999xi32>
  return
}
func.func @all_4999() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4999xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[4998, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4999>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4999xf32>, tensor<f32>) -> tensor<4999xf32>
  %n = stablehlo.iota dim = 0 : tensor<4999xf32>
  %k = stablehlo.constant dense<1.0> : tensor<4999xf32>
  %w = stablehlo.add %n, %k : tensor<4999xf32>
  check.expect_eq(%r, %w) : tensor<4999xf32>
  return
}
func.func @all_1023() {
  %x = util.unfoldable_constant dense<1.0> : tensor<1023xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[1022, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1023>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1023xf32>, tensor<f32>) -> tensor<1023xf32>
  %n = stablehlo.iota dim = 0 : tensor<1023xf32>
  %k = stablehlo.constant dense<1.0> : tensor<1023xf32>
  %w = stablehlo.add %n, %k : tensor<1023xf32>
  check.expect_eq(%r, %w) : tensor<1023xf32>
  return
}
func.func @all_most() {
  %i = stablehlo.iota dim = 0 : tensor<4999xf32>
  %x = util.optimization_barrier %i : tensor<4999xf32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[4998, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4999>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4999xf32>, tensor<f32>) -> tensor<4999xf32>
  %w = stablehlo.iota dim = 0 : tensor<4999xf32>
  check.expect_eq(%r, %w) : tensor<4999xf32>
  return
}
func.func @rows_long() {
  %i = stablehlo.iota dim = 1 : tensor<2x5001xf32>
  %x = util.optimization_barrier %i : tensor<2x5001xf32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 5000]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5001>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5001xf32>, tensor<f32>) -> tensor<2x5001xf32>
  %w = stablehlo.constant dense<5000.0> : tensor<2x5001xf32>
  check.expect_eq(%r, %w) : tensor<2x5001xf32>
  return
}
func.func @rows_back() {
  %x = util.unfoldable_constant dense<1.0> : tensor<3x1023xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 1022]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1023xf32>, tensor<f32>) -> tensor<3x1023xf32>
  %n = stablehlo.iota dim = 1 : tensor<3x1023xf32>
  %k = stablehlo.constant dense<1023.0> : tensor<3x1023xf32>
  %w = stablehlo.subtract %k, %n : tensor<3x1023xf32>
  check.expect_eq(%r, %w) : tensor<3x1023xf32>
  return
}
func.func @rows() {
  %x = util.unfoldable_constant dense<1> : tensor<3x1023xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [1022, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1023>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x1023xi32>, tensor<i32>) -> tensor<3x1023xi32>
  %n = stablehlo.iota dim = 1 : tensor<3x1023xi32>
  %k = stablehlo.constant dense<1> : tensor<3x1023xi32>
  %w = stablehlo.add %n, %k : tensor<3x1023xi32>
  check.expect_eq(%r, %w) : tensor<3x1023xi32>
  return
}
func.func @rows_many() {
  %x = util.unfoldable_constant dense<1.0> : tensor<40x77xf16>
  %c = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [76, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 77>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<40x77xf16>, tensor<f16>) -> tensor<40x77xf16>
  %n = stablehlo.iota dim = 1 : tensor<40x77xf16>
  %k = stablehlo.constant dense<1.0> : tensor<40x77xf16>
  %w = stablehlo.add %n, %k : tensor<40x77xf16>
  check.expect_eq(%r, %w) : tensor<40x77xf16>
  return
}
func.func @rows_vectors() {
  %x = util.unfoldable_constant dense<1.0> : tensor<2x2048xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [2047, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2048>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2048xf32>, tensor<f32>) -> tensor<2x2048xf32>
  %n = stablehlo.iota dim = 1 : tensor<2x2048xf32>
  %k = stablehlo.constant dense<1.0> : tensor<2x2048xf32>
  %w = stablehlo.add %n, %k : tensor<2x2048xf32>
  check.expect_eq(%r, %w) : tensor<2x2048xf32>
  return
}
func.func @rows_bytes() {
  %i = stablehlo.iota dim = 1 : tensor<7x200xui8>
  %x = util.optimization_barrier %i : tensor<7x200xui8>
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [199, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 200>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x200xui8>, tensor<ui8>) -> tensor<7x200xui8>
  %w = stablehlo.iota dim = 1 : tensor<7x200xui8>
  check.expect_eq(%r, %w) : tensor<7x200xui8>
  return
}
func.func @columns() {
  %x = util.unfoldable_constant dense<1.0> : tensor<300x77xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[299, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 300, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<300x77xf32>, tensor<f32>) -> tensor<300x77xf32>
  %n = stablehlo.iota dim = 0 : tensor<300x77xf32>
  %k = stablehlo.constant dense<1.0> : tensor<300x77xf32>
  %w = stablehlo.add %n, %k : tensor<300x77xf32>
  check.expect_eq(%r, %w) : tensor<300x77xf32>
  return
}
func.func @columns_back() {
  %x = util.unfoldable_constant dense<1> : tensor<1023x7xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 1022], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1023, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1023x7xi32>, tensor<i32>) -> tensor<1023x7xi32>
  %n = stablehlo.iota dim = 0 : tensor<1023x7xi32>
  %k = stablehlo.constant dense<1023> : tensor<1023x7xi32>
  %w = stablehlo.subtract %k, %n : tensor<1023x7xi32>
  check.expect_eq(%r, %w) : tensor<1023x7xi32>
  return
}
func.func @columns_two() {
  %i = stablehlo.iota dim = 0 : tensor<1000x2xf16>
  %x = util.optimization_barrier %i : tensor<1000x2xf16>
  %c = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 999], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1000, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1000x2xf16>, tensor<f16>) -> tensor<1000x2xf16>
  %w = stablehlo.constant dense<999.0> : tensor<1000x2xf16>
  check.expect_eq(%r, %w) : tensor<1000x2xf16>
  return
}
func.func @columns_many() {
  %i = stablehlo.iota dim = 0 : tensor<77x300xf32>
  %x = util.optimization_barrier %i : tensor<77x300xf32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[76, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 77, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<77x300xf32>, tensor<f32>) -> tensor<77x300xf32>
  %w = stablehlo.iota dim = 0 : tensor<77x300xf32>
  check.expect_eq(%r, %w) : tensor<77x300xf32>
  return
}
func.func @middle() {
  %x = util.unfoldable_constant dense<1.0> : tensor<2x200x7xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [199, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 200, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x200x7xf32>, tensor<f32>) -> tensor<2x200x7xf32>
  %n = stablehlo.iota dim = 1 : tensor<2x200x7xf32>
  %k = stablehlo.constant dense<1.0> : tensor<2x200x7xf32>
  %w = stablehlo.add %n, %k : tensor<2x200x7xf32>
  check.expect_eq(%r, %w) : tensor<2x200x7xf32>
  return
}
func.func @middle_one() {
  %x = util.unfoldable_constant dense<1> : tensor<2x1000x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 999], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1000, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x1000x1xi32>, tensor<i32>) -> tensor<2x1000x1xi32>
  %n = stablehlo.iota dim = 1 : tensor<2x1000x1xi32>
  %k = stablehlo.constant dense<1000> : tensor<2x1000x1xi32>
  %w = stablehlo.subtract %k, %n : tensor<2x1000x1xi32>
  check.expect_eq(%r, %w) : tensor<2x1000x1xi32>
  return
}
func.func @four() {
  %x = util.unfoldable_constant dense<1.0> : tensor<2x3x100x5xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 0], [99, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 100, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3x100x5xf32>, tensor<f32>) -> tensor<2x3x100x5xf32>
  %n = stablehlo.iota dim = 2 : tensor<2x3x100x5xf32>
  %k = stablehlo.constant dense<1.0> : tensor<2x3x100x5xf32>
  %w = stablehlo.add %n, %k : tensor<2x3x100x5xf32>
  check.expect_eq(%r, %w) : tensor<2x3x100x5xf32>
  return
}
// Many short lines, of which workgroups have several.
func.func @many_rows_40() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4100x40xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4100x40xf32>, tensor<f32>) -> tensor<4100x40xf32>
  %n = stablehlo.iota dim = 1 : tensor<4100x40xf32>
  %k = stablehlo.constant dense<1.0> : tensor<4100x40xf32>
  %w = stablehlo.add %n, %k : tensor<4100x40xf32>
  check.expect_eq(%r, %w) : tensor<4100x40xf32>
  return
}
func.func @many_rows_42() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4099x42xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [41, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 42>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4099x42xf32>, tensor<f32>) -> tensor<4099x42xf32>
  %n = stablehlo.iota dim = 1 : tensor<4099x42xf32>
  %k = stablehlo.constant dense<1.0> : tensor<4099x42xf32>
  %w = stablehlo.add %n, %k : tensor<4099x42xf32>
  check.expect_eq(%r, %w) : tensor<4099x42xf32>
  return
}
func.func @many_rows_33_reverse() {
  %x = util.unfoldable_constant dense<1> : tensor<4101x33xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 32]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4101x33xi32>, tensor<i32>) -> tensor<4101x33xi32>
  %n = stablehlo.iota dim = 1 : tensor<4101x33xi32>
  %k = stablehlo.constant dense<33> : tensor<4101x33xi32>
  %w = stablehlo.subtract %k, %n : tensor<4101x33xi32>
  check.expect_eq(%r, %w) : tensor<4101x33xi32>
  return
}
func.func @many_middle_20x3() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4099x20x3xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [19, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 20, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4099x20x3xf32>, tensor<f32>) -> tensor<4099x20x3xf32>
  %n = stablehlo.iota dim = 1 : tensor<4099x20x3xf32>
  %k = stablehlo.constant dense<1.0> : tensor<4099x20x3xf32>
  %w = stablehlo.add %n, %k : tensor<4099x20x3xf32>
  check.expect_eq(%r, %w) : tensor<4099x20x3xf32>
  return
}
func.func @many_rows_36_f16() {
  %x = util.unfoldable_constant dense<1.0> : tensor<8193x36xf16>
  %c = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [35, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 36>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<8193x36xf16>, tensor<f16>) -> tensor<8193x36xf16>
  %n = stablehlo.iota dim = 1 : tensor<8193x36xf16>
  %k = stablehlo.constant dense<1.0> : tensor<8193x36xf16>
  %w = stablehlo.add %n, %k : tensor<8193x36xf16>
  check.expect_eq(%r, %w) : tensor<8193x36xf16>
  return
}
