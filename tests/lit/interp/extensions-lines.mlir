// RUN: cgc check %s --device=interp

// iree_linalg_ext along each dimension, on tensors and on buffers, with bodies that tell their operands apart.

// What was summed so far is the first operand: digits from the left.
func.func @scans() {
  %a = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 1], [2, 3]]]> : tensor<2x3x2xi32>
  %e = tensor.empty() : tensor<2x3x2xi32>
  %ten = arith.constant 10 : i32
  %z0 = util.unfoldable_constant dense<[[9, 8], [7, 6], [5, 4]]> : tensor<3x2xi32>
  %z1 = util.unfoldable_constant dense<[[9, 8], [7, 6]]> : tensor<2x2xi32>
  %z2 = util.unfoldable_constant dense<[[9, 8, 7], [6, 5, 4]]> : tensor<2x3xi32>
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<2x3x2xi32>) outs(%e, %z0 : tensor<2x3x2xi32>, tensor<3x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.muli %x, %ten : i32
    %s = arith.addi %t, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<2x3x2xi32>, tensor<3x2xi32>
  %1:2 = iree_linalg_ext.scan dimension(1) inclusive(false) ins(%a : tensor<2x3x2xi32>) outs(%e, %z1 : tensor<2x3x2xi32>, tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.muli %x, %ten : i32
    %s = arith.addi %t, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<2x3x2xi32>, tensor<2x2xi32>
  %2:2 = iree_linalg_ext.scan dimension(2) inclusive(true) ins(%a : tensor<2x3x2xi32>) outs(%e, %z2 : tensor<2x3x2xi32>, tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.muli %x, %ten : i32
    %s = arith.addi %t, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<2x3x2xi32>, tensor<2x3xi32>
  check.expect_eq_const(%0#0, dense<[[[1, 2], [3, 4], [5, 6]], [[17, 28], [39, 41], [52, 63]]]> : tensor<2x3x2xi32>) : tensor<2x3x2xi32>
  check.expect_eq_const(%0#1, dense<[[17, 28], [39, 41], [52, 63]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%1#0, dense<[[[9, 8], [91, 82], [913, 824]], [[7, 6], [77, 68], [779, 681]]]> : tensor<2x3x2xi32>) : tensor<2x3x2xi32>
  check.expect_eq_const(%1#1, dense<[[913, 824], [779, 681]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%2#0, dense<[[[1, 12], [3, 34], [5, 56]], [[7, 78], [9, 91], [2, 23]]]> : tensor<2x3x2xi32>) : tensor<2x3x2xi32>
  check.expect_eq_const(%2#1, dense<[[12, 34, 56], [78, 91, 23]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Nothing to scan, sort, turn round or put anywhere: what came in goes out.
func.func @empty() {
  %a = tensor.empty() : tensor<0x2xi32>
  %i = tensor.empty() : tensor<0x1xi32>
  %z = util.unfoldable_constant dense<[5, 6]> : tensor<2xi32>
  %t = util.unfoldable_constant dense<[[5, 6]]> : tensor<1x2xi32>
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<0x2xi32>) outs(%a, %z : tensor<0x2xi32>, tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  } -> tensor<0x2xi32>, tensor<2xi32>
  %1 = iree_linalg_ext.sort dimension(1) outs(%a : tensor<0x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<0x2xi32>
  %2 = iree_linalg_ext.reverse dimensions(dense<1> : tensor<1xi64>) ins(%a : tensor<0x2xi32>) outs(%a : tensor<0x2xi32>) : tensor<0x2xi32>
  %3 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%a, %i : tensor<0x2xi32>, tensor<0x1xi32>) outs(%t : tensor<1x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  } -> tensor<1x2xi32>
  %4:2 = iree_linalg_ext.topk dimension(0) ins(%a : tensor<0x2xi32>) outs(%t, %t : tensor<1x2xi32>, tensor<1x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi sgt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<1x2xi32>, tensor<1x2xi32>
  check.expect_eq_const(%0#1, dense<[5, 6]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%3, dense<[[5, 6]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  check.expect_eq_const(%4#0, dense<[[5, 6]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  return
}

// Several arrays are sorted by the first; of equals the first stays the first.
func.func @sorts() {
  %k = util.unfoldable_constant dense<[[2, 9], [1, 9], [2, 7], [1, 8]]> : tensor<4x2xi32>
  %v = util.unfoldable_constant dense<[[10, 11], [20, 21], [30, 31], [40, 41]]> : tensor<4x2xi32>
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%k, %v : tensor<4x2xi32>, tensor<4x2xi32>) {
  ^bb0(%x: i32, %y: i32, %p: i32, %q: i32):
    %c = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x2xi32>, tensor<4x2xi32>
  %1:2 = iree_linalg_ext.sort dimension(1) outs(%v, %k : tensor<4x2xi32>, tensor<4x2xi32>) { // by the second array
  ^bb0(%x: i32, %y: i32, %p: i32, %q: i32):
    %c = arith.cmpi slt, %p, %q : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x2xi32>, tensor<4x2xi32>
  check.expect_eq_const(%0#0, dense<[[1, 7], [1, 8], [2, 9], [2, 9]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  check.expect_eq_const(%0#1, dense<[[20, 31], [40, 41], [10, 11], [30, 21]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  check.expect_eq_const(%1#0, dense<[[10, 11], [20, 21], [30, 31], [40, 41]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  check.expect_eq_const(%1#1, dense<[[2, 9], [1, 9], [2, 7], [1, 8]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  return
}

func.func @reverses() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%a : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) : tensor<2x3xi32>
  %1 = iree_linalg_ext.reverse dimensions(dense<1> : tensor<1xi64>) ins(%a : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) : tensor<2x3xi32>
  %2 = iree_linalg_ext.reverse dimensions(dense<[1, 0]> : tensor<2xi64>) ins(%a : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%1, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%2, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// The best of what was there and what comes: with indices of their own, or their places along the dimension.
func.func @tops() {
  %a = util.unfoldable_constant dense<[[3, 1, 4, 1, 5], [2, 7, 2, 7, 1]]> : tensor<2x5xi32>
  %n = util.unfoldable_constant dense<[[10, 11, 12, 13, 14], [20, 21, 22, 23, 24]]> : tensor<2x5xi32>
  %v = util.unfoldable_constant dense<[[4, 0], [6, -9]]> : tensor<2x2xi32>
  %i = util.unfoldable_constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%a : tensor<2x5xi32>) outs(%v, %i : tensor<2x2xi32>, tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi sgt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<2x2xi32>, tensor<2x2xi32>
  %low = util.unfoldable_constant dense<[[0, 4], [-9, 6]]> : tensor<2x2xi32>
  %1:2 = iree_linalg_ext.topk dimension(1) ins(%a, %n : tensor<2x5xi32>, tensor<2x5xi32>) outs(%low, %i : tensor<2x2xi32>, tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<2x2xi32>, tensor<2x2xi32>
  %w = util.unfoldable_constant dense<[[0, 9, 0, 9, 0]]> : tensor<1x5xi32>
  %j = util.unfoldable_constant dense<-1> : tensor<1x5xi32>
  %2:2 = iree_linalg_ext.topk dimension(0) ins(%a : tensor<2x5xi32>) outs(%w, %j : tensor<1x5xi32>, tensor<1x5xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi sgt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<1x5xi32>, tensor<1x5xi32>
  check.expect_eq_const(%0#0, dense<[[5, 4], [7, 7]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%0#1, dense<[[4, -1], [1, 3]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%1#0, dense<[[0, 1], [-9, 1]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%1#1, dense<[[-1, 11], [-3, 24]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%2#0, dense<[[3, 9, 4, 9, 5]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  check.expect_eq_const(%2#1, dense<[[0, -1, 0, -1, 0]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  return
}

// Updates of windows, of single elements by two indices, and by one index without a dimension of its own; the update is the first operand.
func.func @scatters() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]], [[13, 14, 15], [16, 17, 18]]]> : tensor<3x2x3xi32>
  %u = util.unfoldable_constant dense<[[[100, 200, 300], [400, 500, 600]], [[700, 800, 900], [1000, 1100, 1200]]]> : tensor<2x2x3xi32>
  %i = util.unfoldable_constant dense<[[2], [0]]> : tensor<2x1xi32>
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<2x2x3xi32>, tensor<2x1xi32>) outs(%a : tensor<3x2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.subi %x, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<3x2x3xi32>
  check.expect_eq_const(%0, dense<[[[699, 798, 897], [996, 1095, 1194]], [[7, 8, 9], [10, 11, 12]], [[87, 186, 285], [384, 483, 582]]]> : tensor<3x2x3xi32>) : tensor<3x2x3xi32>
  // Element [r1, r0] by the map; [1, 0] twice, in order: 50 - (20 - 4).
  %b = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %v = util.unfoldable_constant dense<[20, 30, 50]> : tensor<3xi32>
  %j = util.unfoldable_constant dense<[[0, 1], [2, 0], [0, 1]]> : tensor<3x2xi32>
  %1 = iree_linalg_ext.scatter dimension_map = [1, 0] unique_indices(false) ins(%v, %j : tensor<3xi32>, tensor<3x2xi32>) outs(%b : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.subi %x, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<2x3xi32>
  check.expect_eq_const(%1, dense<[[1, 2, 27], [34, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %c = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %k = util.unfoldable_constant dense<[3, 0, 1]> : tensor<3xi32>
  %2 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v, %k : tensor<3xi32>, tensor<3xi32>) outs(%c : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.subi %x, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<4xi32>
  check.expect_eq_const(%2, dense<[29, 48, 3, 16]> : tensor<4xi32>) : tensor<4xi32>
  // A window within the rows it starts in: the update's last dimension runs from the index.
  %w = util.unfoldable_constant dense<[[70, 80], [90, 95]]> : tensor<2x2xi32>
  %l = util.unfoldable_constant dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>
  %3 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%w, %l : tensor<2x2xi32>, tensor<2x2xi32>) outs(%b : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  } -> tensor<2x3xi32>
  check.expect_eq_const(%3, dense<[[90, 95, 3], [4, 70, 80]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Buffers are written in place.
func.func @buffers() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = util.unfoldable_constant dense<[3, 1, 4, 2]> : tensor<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %s = memref.alloc() : memref<4xi32>
  %acc = memref.alloc() : memref<i32>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = tensor.extract %v[%i] : tensor<4xi32>
    memref.store %x, %a[%i] : memref<4xi32>
  }
  iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%a : memref<4xi32>) outs(%b : memref<4xi32>)
  iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : memref<4xi32>) outs(%s, %acc : memref<4xi32>, memref<i32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.addi %x, %y : i32
    iree_linalg_ext.yield %t : i32
  }
  iree_linalg_ext.sort dimension(0) outs(%a : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %t : i1
  }
  %z = arith.constant 0 : i32
  %0 = vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %1 = vector.transfer_read %b[%c0], %z {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %2 = vector.transfer_read %s[%c0], %z {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %3 = memref.load %acc[] : memref<i32>
  %e = tensor.empty() : tensor<4xi32>
  %r0 = vector.transfer_write %0, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r1 = vector.transfer_write %1, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r2 = vector.transfer_write %2, %e[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r3 = tensor.from_elements %3 : tensor<i32>
  check.expect_eq_const(%r0, dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r1, dense<[2, 4, 1, 3]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r2, dense<[3, 4, 8, 10]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r3, dense<10> : tensor<i32>) : tensor<i32>
  return
}
