// RUN: cgc check %s --device=interp

// Every way to combine two values, in reductions of vectors and in atomics: a negative number is large to the unsigned ones, a number wins over NaN
// for maxnumf and minnumf and loses for maximumf and minimumf, wherever it stands, and +0 is above -0.
func.func @reductions() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = util.unfoldable_constant dense<[-4, 5, 13]> : tensor<3xi32>
  %x = vector.transfer_read %v[%c0], %z {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
  %add = vector.reduction <add>, %x : vector<3xi32> into i32
  %mul = vector.reduction <mul>, %x : vector<3xi32> into i32
  %minsi = vector.reduction <minsi>, %x : vector<3xi32> into i32
  %maxsi = vector.reduction <maxsi>, %x : vector<3xi32> into i32
  %minui = vector.reduction <minui>, %x : vector<3xi32> into i32
  %maxui = vector.reduction <maxui>, %x : vector<3xi32> into i32
  %and = vector.reduction <and>, %x : vector<3xi32> into i32
  %or = vector.reduction <or>, %x : vector<3xi32> into i32
  %xor = vector.reduction <xor>, %x : vector<3xi32> into i32
  %t = tensor.from_elements %add, %mul, %minsi, %maxsi, %minui, %maxui, %and, %or, %xor : tensor<9xi32>
  check.expect_eq_const(%t, dense<[14, -260, -4, 13, 5, -4, 4, -3, -12]> : tensor<9xi32>) : tensor<9xi32>
  %f = arith.constant 0.0 : f32
  %w = util.unfoldable_constant dense<[[0x7FC00000, 1.5, -2.0, 4.0], [1.5, -2.0, 0x7FC00000, 4.0], [1.5, 4.0, -2.0, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [-0.0, 0.0, -0.0, -0.0]]> : tensor<5x4xf32>
  %i0 = arith.constant 0 : index
  %y0 = vector.transfer_read %w[%i0, %c0], %f {in_bounds = [true]} : tensor<5x4xf32>, vector<4xf32>
  %maxnumf0 = vector.reduction <maxnumf>, %y0 : vector<4xf32> into f32
  %minnumf0 = vector.reduction <minnumf>, %y0 : vector<4xf32> into f32
  %maximumf0 = vector.reduction <maximumf>, %y0 : vector<4xf32> into f32
  %minimumf0 = vector.reduction <minimumf>, %y0 : vector<4xf32> into f32
  %i1 = arith.constant 1 : index
  %y1 = vector.transfer_read %w[%i1, %c0], %f {in_bounds = [true]} : tensor<5x4xf32>, vector<4xf32>
  %maxnumf1 = vector.reduction <maxnumf>, %y1 : vector<4xf32> into f32
  %minnumf1 = vector.reduction <minnumf>, %y1 : vector<4xf32> into f32
  %maximumf1 = vector.reduction <maximumf>, %y1 : vector<4xf32> into f32
  %minimumf1 = vector.reduction <minimumf>, %y1 : vector<4xf32> into f32
  %i2 = arith.constant 2 : index
  %y2 = vector.transfer_read %w[%i2, %c0], %f {in_bounds = [true]} : tensor<5x4xf32>, vector<4xf32>
  %maxnumf2 = vector.reduction <maxnumf>, %y2 : vector<4xf32> into f32
  %minnumf2 = vector.reduction <minnumf>, %y2 : vector<4xf32> into f32
  %maximumf2 = vector.reduction <maximumf>, %y2 : vector<4xf32> into f32
  %minimumf2 = vector.reduction <minimumf>, %y2 : vector<4xf32> into f32
  %i3 = arith.constant 3 : index
  %y3 = vector.transfer_read %w[%i3, %c0], %f {in_bounds = [true]} : tensor<5x4xf32>, vector<4xf32>
  %maxnumf3 = vector.reduction <maxnumf>, %y3 : vector<4xf32> into f32
  %minnumf3 = vector.reduction <minnumf>, %y3 : vector<4xf32> into f32
  %maximumf3 = vector.reduction <maximumf>, %y3 : vector<4xf32> into f32
  %minimumf3 = vector.reduction <minimumf>, %y3 : vector<4xf32> into f32
  %i4 = arith.constant 4 : index
  %y4 = vector.transfer_read %w[%i4, %c0], %f {in_bounds = [true]} : tensor<5x4xf32>, vector<4xf32>
  %maxnumf4 = vector.reduction <maxnumf>, %y4 : vector<4xf32> into f32
  %minnumf4 = vector.reduction <minnumf>, %y4 : vector<4xf32> into f32
  %maximumf4 = vector.reduction <maximumf>, %y4 : vector<4xf32> into f32
  %minimumf4 = vector.reduction <minimumf>, %y4 : vector<4xf32> into f32
  %u = tensor.from_elements %maxnumf0, %minnumf0, %maximumf0, %minimumf0, %maxnumf1, %minnumf1, %maximumf1, %minimumf1, %maxnumf2, %minnumf2, %maximumf2, %minimumf2, %maxnumf3, %minnumf3, %maximumf3, %minimumf3, %maxnumf4, %minnumf4, %maximumf4, %minimumf4 : tensor<5x4xf32>
  check.expect_eq_const(%u, dense<[[4.0, -2.0, 0x7FC00000, 0x7FC00000], [4.0, -2.0, 0x7FC00000, 0x7FC00000], [4.0, -2.0, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0.0, -0.0, 0.0, -0.0]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}

func.func @atomics() { // what was there comes back
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xf32>
  %old = util.unfoldable_constant 6 : i32
  %x = util.unfoldable_constant -4 : i32
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_addi = memref.atomic_rmw addi %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_addi = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_assign = memref.atomic_rmw assign %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_assign = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_maxs = memref.atomic_rmw maxs %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_maxs = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_maxu = memref.atomic_rmw maxu %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_maxu = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_mins = memref.atomic_rmw mins %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_mins = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_minu = memref.atomic_rmw minu %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_minu = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_muli = memref.atomic_rmw muli %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_muli = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_ori = memref.atomic_rmw ori %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_ori = memref.load %m[%c0] : memref<1xi32>
  memref.store %old, %m[%c0] : memref<1xi32>
  %b_andi = memref.atomic_rmw andi %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %a_andi = memref.load %m[%c0] : memref<1xi32>
  %before = tensor.from_elements %b_addi, %b_assign, %b_maxs, %b_maxu, %b_mins, %b_minu, %b_muli, %b_ori, %b_andi : tensor<9xi32>
  %after = tensor.from_elements %a_addi, %a_assign, %a_maxs, %a_maxu, %a_mins, %a_minu, %a_muli, %a_ori, %a_andi : tensor<9xi32>
  check.expect_eq_const(%before, dense<6> : tensor<9xi32>) : tensor<9xi32>
  check.expect_eq_const(%after, dense<[2, -4, 6, -4, -4, 6, -24, -2, 4]> : tensor<9xi32>) : tensor<9xi32>
  %three = util.unfoldable_constant 3.0 : f32
  %two = util.unfoldable_constant -2.0 : f32
  %nans = util.unfoldable_constant dense<0x7FC00000> : tensor<f32>
  %nan = tensor.extract %nans[] : tensor<f32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o0 = memref.atomic_rmw addf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n0 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o1 = memref.atomic_rmw mulf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n1 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o2 = memref.atomic_rmw assign %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n2 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o3 = memref.atomic_rmw maxnumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n3 = memref.load %n[%c0] : memref<1xf32>
  memref.store %nan, %n[%c0] : memref<1xf32>
  %o4 = memref.atomic_rmw maxnumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n4 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o5 = memref.atomic_rmw maxnumf %nan, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n5 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o6 = memref.atomic_rmw minnumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n6 = memref.load %n[%c0] : memref<1xf32>
  memref.store %nan, %n[%c0] : memref<1xf32>
  %o7 = memref.atomic_rmw minnumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n7 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o8 = memref.atomic_rmw minnumf %nan, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n8 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o9 = memref.atomic_rmw maximumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n9 = memref.load %n[%c0] : memref<1xf32>
  memref.store %nan, %n[%c0] : memref<1xf32>
  %o10 = memref.atomic_rmw maximumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n10 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o11 = memref.atomic_rmw maximumf %nan, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n11 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o12 = memref.atomic_rmw minimumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n12 = memref.load %n[%c0] : memref<1xf32>
  memref.store %nan, %n[%c0] : memref<1xf32>
  %o13 = memref.atomic_rmw minimumf %two, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n13 = memref.load %n[%c0] : memref<1xf32>
  memref.store %three, %n[%c0] : memref<1xf32>
  %o14 = memref.atomic_rmw minimumf %nan, %n[%c0] : (f32, memref<1xf32>) -> f32
  %n14 = memref.load %n[%c0] : memref<1xf32>
  %floats = tensor.from_elements %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n7, %n8, %n9, %n10, %n11, %n12, %n13, %n14 : tensor<15xf32>
  check.expect_eq_const(%floats, dense<[1.0, -6.0, -2.0, 3.0, -2.0, 3.0, -2.0, -2.0, 3.0, 3.0, 0x7FC00000, 0x7FC00000, -2.0, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>) : tensor<15xf32>
  return
}
