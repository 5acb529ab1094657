// Functions whose shapes are operands, computed from sizes, as jax.export prints them: run with many sizes and compared with the interpreter
// (dynamic.txt).

// A scalar and a bias.
func.func @bias(%x: tensor<?x5xf32>, %y: tensor<5xf32>) -> tensor<?x5xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %c = stablehlo.constant dense<5> : tensor<1xi32>
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x5xf32>) -> tensor<i32>
  %r = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %r, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x5xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %y, %s, dims = [1] : (tensor<5xf32>, tensor<2xi32>) -> tensor<?x5xf32>
  %2 = stablehlo.add %x, %0 : tensor<?x5xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<?x5xf32>
  return %3 : tensor<?x5xf32>
}

// A dimension of unknown size may grow.
func.func @grow(%x: tensor<?x?xf32>, %y: tensor<?x?xi64>) -> tensor<?x?xf32> {
  %d = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x?xi64>) -> tensor<i32>
  %e = stablehlo.get_dimension_size %y, dim = 1 : (tensor<?x?xi64>) -> tensor<i32>
  %a = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %b = stablehlo.reshape %e : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.convert %y : (tensor<?x?xi64>) -> tensor<?x?xf32>
  %2 = stablehlo.add %0, %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// The same where the op says which do, and which do not.
func.func @grow_known(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %e = stablehlo.get_dimension_size %y, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %a = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %b = stablehlo.reshape %e : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.add %0, %y : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @iota(%x: tensor<?xf32>) -> (tensor<?x3xi32>, tensor<?x3xf32>) {
  %two = stablehlo.constant dense<2> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %c = stablehlo.constant dense<3> : tensor<1xi64>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %w = stablehlo.convert %n : (tensor<i32>) -> tensor<i64>
  %m = stablehlo.multiply %two, %w : tensor<i64>
  %p = stablehlo.add %m, %one : tensor<i64>
  %r = stablehlo.reshape %p : (tensor<i64>) -> tensor<1xi64>
  %s = stablehlo.concatenate %r, %c, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<?x3xi32>
  %1 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x3xf32>
  return %0, %1 : tensor<?x3xi32>, tensor<?x3xf32>
}

// [a, b, 4] as [b, a * 4] and [a * b, 2, 2].
func.func @reshape(%x: tensor<?x?x4xf32>) -> (tensor<?x?xf32>, tensor<?x2x2xf32>) {
  %four = stablehlo.constant dense<4> : tensor<i32>
  %c = stablehlo.constant dense<2> : tensor<2xi32>
  %a = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?x4xf32>) -> tensor<i32>
  %b = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?x4xf32>) -> tensor<i32>
  %m = stablehlo.multiply %a, %four : tensor<i32>
  %br = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %mr = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %br, %mr, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.add %0, %0 : tensor<?x?xf32>
  %n = stablehlo.multiply %a, %b : tensor<i32>
  %nr = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %t = stablehlo.concatenate %nr, %c, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
  %2 = stablehlo.dynamic_reshape %x, %t : (tensor<?x?x4xf32>, tensor<3xi32>) -> tensor<?x2x2xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x2x2xf32>
}

// To the sizes of another argument, from and to rank 0 too.
func.func @reshape_like(%x: tensor<?x3xf32>, %y: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<f32>, tensor<?xf32>) {
  %none = stablehlo.constant dense<> : tensor<0xi32>
  %a = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %b = stablehlo.get_dimension_size %y, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %ar = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %br = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %ar, %br, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.slice %s [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %e = stablehlo.reshape %half : (tensor<1xi32>) -> tensor<i32>
  %q = stablehlo.divide %e, %e : tensor<i32>
  %u = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_reshape %sum, %u : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = stablehlo.dynamic_reshape %1, %none : (tensor<?xf32>, tensor<0xi32>) -> tensor<f32>
  return %0, %2, %1 : tensor<?x?xf32>, tensor<f32>, tensor<?xf32>
}

// Edges of n - 4 (which may cut) and n / 2, one element between rows and n / 3 between columns.
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>) -> tensor<?x?xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %r = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %l = stablehlo.subtract %r, %c4 : tensor<1xi32>
  %h = stablehlo.divide %r, %c2 : tensor<1xi32>
  %g = stablehlo.divide %r, %c3 : tensor<1xi32>
  %low = stablehlo.concatenate %l, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %high = stablehlo.concatenate %h, %c0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %inner = stablehlo.concatenate %c1, %g, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %low, %high, %inner : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// From 1 to n - 1, by 2; then by the number of columns.
func.func @slice(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %nr = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %mr = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %l = stablehlo.subtract %nr, %c1 : tensor<1xi32>
  %start = stablehlo.concatenate %c1, %c0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %limit = stablehlo.concatenate %l, %mr, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %steps = stablehlo.concatenate %c2, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %jumps = stablehlo.concatenate %mr, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %x, %start, %limit, %steps : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.real_dynamic_slice %x, %start, %limit, %jumps : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// All but one row, from where data says, within the array.
func.func @slice_at(%x: tensor<?x3xf32>, %at: tensor<i32>) -> tensor<?x3xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %nr = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %k = stablehlo.subtract %nr, %c1 : tensor<1xi32>
  %whole = stablehlo.concatenate %nr, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.concatenate %k, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %room = stablehlo.subtract %whole, %size : tensor<2xi32>
  %ar = stablehlo.reshape %at : (tensor<i32>) -> tensor<1xi32>
  %want = stablehlo.concatenate %ar, %c0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %start = stablehlo.clamp %zeros, %want, %room : tensor<2xi32>
  %limit = stablehlo.add %start, %size : tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %x, %start, %limit, %ones : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// As much padding as half of the rows, on one side of one dimension.
func.func @conv(%x: tensor<1x?x?x2xf32>, %k: tensor<3x3x2x3xf32>) -> tensor<1x?x?x3xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %h = stablehlo.get_dimension_size %x, dim = 1 : (tensor<1x?x?x2xf32>) -> tensor<i32>
  %r = stablehlo.reshape %h : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.divide %r, %c2 : tensor<1xi32>
  %f = stablehlo.concatenate %q, %c0, %c1, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %p = stablehlo.reshape %f : (tensor<4xi32>) -> tensor<2x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>} : (tensor<1x?x?x2xf32>, tensor<3x3x2x3xf32>, tensor<2x2xi32>) -> tensor<1x?x?x3xf32>
  return %0 : tensor<1x?x?x3xf32>
}

// An assertion as jax.export makes it of `2*b + 1`, rounding down as its helpers do.
func.func @odd(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %cm = stablehlo.constant dense<-1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.add %n, %cm : tensor<i32>
  %q = stablehlo.divide %m, %c2 : tensor<i32>
  %sm = stablehlo.sign %m : tensor<i32>
  %s2 = stablehlo.sign %c2 : tensor<i32>
  %ne = stablehlo.compare NE, %sm, %s2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %rem = stablehlo.remainder %m, %c2 : tensor<i32>
  %nz = stablehlo.compare NE, %rem, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %both = stablehlo.and %ne, %nz : tensor<i1>
  %less = stablehlo.subtract %q, %c1 : tensor<i32>
  %b = stablehlo.select %both, %less, %q : tensor<i1>, tensor<i32>
  %lt = stablehlo.compare LT, %rem, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %lz = stablehlo.compare LT, %c2, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %differ = stablehlo.compare NE, %lt, %lz, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %wrong = stablehlo.and %differ, %nz : tensor<i1>
  %more = stablehlo.add %rem, %c2 : tensor<i32>
  %mod = stablehlo.select %wrong, %more, %rem : tensor<i1>, tensor<i32>
  %even = stablehlo.compare EQ, %mod, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%even, %mod) {error_message = "Division had remainder {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %r = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %f = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %0 = stablehlo.dynamic_broadcast_in_dim %f, %r, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Quotients, remainders, selections and logic without those patterns.
func.func @arithmetic(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?x?x?xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %cm = stablehlo.constant dense<-3> : tensor<i32>
  %v = stablehlo.constant dense<2.5> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %d = stablehlo.subtract %n, %m : tensor<i32>
  %q = stablehlo.divide %d, %c3 : tensor<i32>
  %r = stablehlo.remainder %d, %cm : tensor<i32>
  %qa = stablehlo.abs %q : tensor<i32>
  %ra = stablehlo.negate %r : tensor<i32>
  %rb = stablehlo.maximum %r, %ra : tensor<i32>
  %gt = stablehlo.compare GT, %n, %m, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %le = stablehlo.compare LE, %n, %c3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %nle = stablehlo.not %le : tensor<i1>
  %or = stablehlo.or %gt, %le : tensor<i1>
  %xor = stablehlo.xor %or, %nle : tensor<i1>
  %sel = stablehlo.select %gt, %n, %m : tensor<i1>, tensor<i32>
  %one = stablehlo.convert %xor : (tensor<i1>) -> tensor<i32>
  %a0 = stablehlo.reshape %qa : (tensor<i32>) -> tensor<1xi32>
  %a1 = stablehlo.add %rb, %one : tensor<i32>
  %a2 = stablehlo.reshape %a1 : (tensor<i32>) -> tensor<1xi32>
  %a3 = stablehlo.reshape %sel : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %a0, %a2, %a3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
