// RUN: cgc check %s --device=interp

// What a mask switches off is not read, not combined and not written: it may hold anything, and the result there is what passes through.
func.func @reductions() {
  %v = util.unfoldable_constant dense<[[1, 2, 3], [10, 20, 30]]> : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %seven = util.unfoldable_constant 7 : i32
  %x = vector.transfer_read %v[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
  %m = arith.constant dense<[[true, false, true], [false, true, false]]> : vector<2x3xi1>
  %row = vector.extract %x[0] : vector<3xi32> from vector<2x3xi32>
  %some = vector.extract %m[0] : vector<3xi1> from vector<2x3xi1>
  %last = arith.constant dense<[false, false, true]> : vector<3xi1>
  %0 = vector.mask %some { vector.reduction <add>, %row : vector<3xi32> into i32 } : vector<3xi1> -> i32
  %1 = vector.mask %some { vector.reduction <mul>, %row, %seven : vector<3xi32> into i32 } : vector<3xi1> -> i32
  %2 = vector.mask %last { vector.reduction <minsi>, %row : vector<3xi32> into i32 } : vector<3xi1> -> i32
  %acc = arith.constant dense<[100, 200]> : vector<2xi32>
  %3 = vector.mask %m { vector.multi_reduction <add>, %x, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %acc3 = arith.constant dense<[5, 5, 5]> : vector<3xi32>
  %4 = vector.mask %m { vector.multi_reduction <maxsi>, %x, %acc3 [0] : vector<2x3xi32> to vector<3xi32> } : vector<2x3xi1> -> vector<3xi32>
  %e = tensor.empty() : tensor<2xi32>
  %f = tensor.empty() : tensor<3xi32>
  %r3 = vector.transfer_write %3, %e[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  %r4 = vector.transfer_write %4, %f[%c0] {in_bounds = [true]} : vector<3xi32>, tensor<3xi32>
  %t = tensor.from_elements %0, %1, %2 : tensor<3xi32>
  check.expect_eq_const(%t, dense<[4, 21, 3]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r3, dense<[104, 220]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r4, dense<[5, 20, 5]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// A product of 2x3 and 3x2, its mask over the loops (i, j, k): row 0 takes k = 0 alone, row 1 takes all for column 1 and none for column 0.
func.func @contract() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = util.unfoldable_constant dense<[[10, 1000], [20, 2000], [30, 3000]]> : tensor<3x2xi32>
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
  %y = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x2xi32>, vector<3x2xi32>
  %acc = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %m = arith.constant dense<[[[true, false, false], [true, false, false]], [[false, false, false], [true, true, true]]]> : vector<2x2x3xi1>
  %0 = vector.mask %m {
    vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %acc : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  } : vector<2x2x3xi1> -> vector<2x2xi32>
  %e = tensor.empty() : tensor<2x2xi32>
  %r = vector.transfer_write %0, %e[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi32>, tensor<2x2xi32>
  check.expect_eq_const(%r, dense<[[11, 1002], [3, 32004]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// Gather, scatter, masked loads and stores: the lanes that are off have indices out of bounds.
func.func @memory() {
  %v = util.unfoldable_constant dense<[10, 20, 30, 40, 50, 60]> : tensor<6xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %z = arith.constant 0 : i32
  %m = memref.alloc() : memref<6xi32>
  %n = memref.alloc() : memref<6xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    %x = tensor.extract %v[%i] : tensor<6xi32>
    memref.store %x, %m[%i] : memref<6xi32>
    memref.store %x, %n[%i] : memref<6xi32>
  }
  %index = arith.constant dense<[3, 99, -1, -99]> : vector<4xi32>
  %on = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %front = arith.constant dense<[true, true, false, false]> : vector<4xi1>
  %pass = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.gather %m[%c1] [%index], %on, %pass : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %1 = vector.gather %v[%c1] [%index], %on, %pass : tensor<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %2 = vector.maskedload %m[%c4], %front, %pass : memref<6xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.scatter %m[%c1] [%index], %on, %pass : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  vector.maskedstore %n[%c4], %front, %pass : memref<6xi32>, vector<4xi1>, vector<4xi32>
  %3 = vector.transfer_read %m[%c0], %z {in_bounds = [true]} : memref<6xi32>, vector<6xi32>
  %4 = vector.transfer_read %n[%c0], %z {in_bounds = [true]} : memref<6xi32>, vector<6xi32>
  %e = tensor.empty() : tensor<4xi32>
  %f = tensor.empty() : tensor<6xi32>
  %r0 = vector.transfer_write %0, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r1 = vector.transfer_write %1, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r2 = vector.transfer_write %2, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r3 = vector.transfer_write %3, %f[%c0] {in_bounds = [true]} : vector<6xi32>, tensor<6xi32>
  %r4 = vector.transfer_write %4, %f[%c0] {in_bounds = [true]} : vector<6xi32>, tensor<6xi32>
  check.expect_eq_const(%r0, dense<[50, 2, 10, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r1, dense<[50, 2, 10, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r2, dense<[50, 60, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r3, dense<[3, 20, 30, 40, 1, 60]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%r4, dense<[10, 20, 30, 40, 1, 2]> : tensor<6xi32>) : tensor<6xi32>
  return
}

// Transfers with a mask: read lanes that are off are the padding, written ones keep what was there, in bounds or not.
func.func @transfers() {
  %v = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = util.unfoldable_constant -1 : i32
  %m = arith.constant dense<[[true, false, true], [true, true, false]]> : vector<2x3xi1>
  %0 = vector.transfer_read %v[%c0, %c0], %pad, %m {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
  %1 = vector.mask %m { vector.transfer_read %v[%c1, %c0], %pad {in_bounds = [false, true]} : tensor<2x3xi32>, vector<2x3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  // The mask's dims are the buffer's, whatever order the vector has.
  %2 = vector.transfer_read %v[%c0, %c0], %pad, %m {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : tensor<2x3xi32>, vector<3x2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %f = tensor.empty() : tensor<3x2xi32>
  %r0 = vector.transfer_write %0, %e[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi32>, tensor<2x3xi32>
  %r1 = vector.transfer_write %1, %e[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi32>, tensor<2x3xi32>
  %r2 = vector.transfer_write %2, %f[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xi32>, tensor<3x2xi32>
  %tens = arith.constant dense<[[10, 20, 30], [40, 50, 60]]> : vector<2x3xi32>
  %r3 = vector.transfer_write %tens, %v[%c0, %c0], %m {in_bounds = [true, true]} : vector<2x3xi32>, tensor<2x3xi32>
  check.expect_eq_const(%r0, dense<[[1, -1, 3], [4, 5, -1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%r1, dense<[[4, -1, 6], [-1, -1, -1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%r2, dense<[[1, 4], [-1, 5], [3, -1]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%r3, dense<[[10, 2, 30], [40, 50, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Masks by sizes: negative ones switch off everything, large ones nothing.
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %two = util.unfoldable_constant 2 : index
  %neg = util.unfoldable_constant -1 : index
  %many = util.unfoldable_constant 9 : index
  %0 = vector.create_mask %two, %two : vector<3x3xi1>
  %1 = vector.create_mask %many, %neg : vector<3x3xi1>
  %2 = vector.constant_mask [3, 1] : vector<3x3xi1>
  %e = tensor.empty() : tensor<3x3xi1>
  %r0 = vector.transfer_write %0, %e[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xi1>, tensor<3x3xi1>
  %r1 = vector.transfer_write %1, %e[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xi1>, tensor<3x3xi1>
  %r2 = vector.transfer_write %2, %e[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xi1>, tensor<3x3xi1>
  check.expect_eq_const(%r0, dense<[[true, true, false], [true, true, false], [false, false, false]]> : tensor<3x3xi1>) : tensor<3x3xi1>
  check.expect_eq_const(%r1, dense<false> : tensor<3x3xi1>) : tensor<3x3xi1>
  check.expect_eq_const(%r2, dense<[[true, false, false], [true, false, false], [true, false, false]]> : tensor<3x3xi1>) : tensor<3x3xi1>
  return
}

// Elements and rows of two vectors of different lengths, some twice.
func.func @shuffles() {
  %c0 = arith.constant 0 : index
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = util.unfoldable_constant dense<[[5, 6], [7, 8], [9, 10]]> : tensor<3x2xi32>
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x2xi32>, vector<2x2xi32>
  %w = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x2xi32>, vector<3x2xi32>
  %0 = vector.shuffle %v, %w [1, 4, 2, 1] : vector<2x2xi32>, vector<3x2xi32>
  %x = vector.extract %v[0] : vector<2xi32> from vector<2x2xi32>
  %y = vector.extract %w[2] : vector<2xi32> from vector<3x2xi32>
  %1 = vector.shuffle %x, %y [3, 0, 2, 1, 1] : vector<2xi32>, vector<2xi32>
  %2 = vector.transpose %0, [1, 0] : vector<4x2xi32> to vector<2x4xi32>
  %e = tensor.empty() : tensor<4x2xi32>
  %f = tensor.empty() : tensor<5xi32>
  %g = tensor.empty() : tensor<2x4xi32>
  %r0 = vector.transfer_write %0, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xi32>, tensor<4x2xi32>
  %r1 = vector.transfer_write %1, %f[%c0] {in_bounds = [true]} : vector<5xi32>, tensor<5xi32>
  %r2 = vector.transfer_write %2, %g[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xi32>, tensor<2x4xi32>
  check.expect_eq_const(%r0, dense<[[3, 4], [9, 10], [5, 6], [3, 4]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  check.expect_eq_const(%r1, dense<[10, 1, 9, 2, 2]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%r2, dense<[[3, 9, 5, 3], [4, 10, 6, 4]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}
