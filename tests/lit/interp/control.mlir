// RUN: cgc check %s --device=interp
// RUN: cgc run %s --device=interp --function=branch_swaps --input=2xi32=1,2 --input=2xi32=3,4 --input=i32=3 | FileCheck %s --check-prefix=BRANCHES

// Values that change places from one round to the next, whatever they live in: none is overwritten before it was read.
func.func @for_swaps() { // three scalars go round, seven times; a fourth counts
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = util.unfoldable_constant 10 : i32
  %b = util.unfoldable_constant 20 : i32
  %c = util.unfoldable_constant 30 : i32
  %n = util.unfoldable_constant 0 : i32
  %one = arith.constant 1 : i32
  %r:4 = scf.for %i = %c0 to %c7 step %c1 iter_args(%x = %a, %y = %b, %z = %c, %k = %n) -> (i32, i32, i32, i32) {
    %k1 = arith.addi %k, %one : i32
    scf.yield %y, %z, %x, %k1 : i32, i32, i32, i32
  }
  %t = tensor.from_elements %r#0, %r#1, %r#2, %r#3 : tensor<4xi32>
  check.expect_eq_const(%t, dense<[20, 30, 10, 7]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @for_swaps_tensors() { // and buffers and vectors with them
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = util.unfoldable_constant dense<[3, 4]> : tensor<2xi32>
  %v = arith.constant dense<[5, 6]> : vector<2xi32>
  %w = arith.constant dense<[7, 8]> : vector<2xi32>
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  %nine = arith.constant 9 : i32
  %ten = arith.constant 10 : i32
  memref.store %nine, %m[%c0] : memref<1xi32>
  memref.store %ten, %n[%c0] : memref<1xi32>
  %r:6 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %b, %p = %v, %q = %w, %s = %m, %t = %n)
      -> (tensor<2xi32>, tensor<2xi32>, vector<2xi32>, vector<2xi32>, memref<1xi32>, memref<1xi32>) {
    scf.yield %y, %x, %q, %p, %t, %s : tensor<2xi32>, tensor<2xi32>, vector<2xi32>, vector<2xi32>, memref<1xi32>, memref<1xi32>
  }
  %e = tensor.empty() : tensor<2xi32>
  %f = tensor.empty() : tensor<2xi32>
  %r2 = vector.transfer_write %r#2, %e[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  %r3 = vector.transfer_write %r#3, %f[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  %l4 = memref.load %r#4[%c0] : memref<1xi32>
  %l5 = memref.load %r#5[%c0] : memref<1xi32>
  %r4 = tensor.from_elements %l4, %l5 : tensor<2xi32>
  check.expect_eq_const(%r#0, dense<[3, 4]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r#1, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r2, dense<[7, 8]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r3, dense<[5, 6]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r4, dense<[10, 9]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @while_swaps() { // Euclid's algorithm: 252 and 105 have 21 in common; before, the values go to the body in the other order
  %a = util.unfoldable_constant 252 : i32
  %b = util.unfoldable_constant 105 : i32
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %y, %zero : i32
    scf.condition(%more) %y, %x : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %rest = arith.remui %v, %u : i32
    scf.yield %u, %rest : i32, i32
  }
  %t = tensor.from_elements %r#0, %r#1 : tensor<2xi32>
  check.expect_eq_const(%t, dense<[0, 21]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @while_swaps_tensors() { // (1, 0) to Fibonacci's tenth and ninth; the third counts
  %a = util.unfoldable_constant dense<1> : tensor<i32>
  %b = util.unfoldable_constant dense<0> : tensor<i32>
  %n = util.unfoldable_constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%x = %a, %y = %b, %k = %n) : tensor<i32>, tensor<i32>, tensor<i32> cond {
    %p = stablehlo.compare GT, %k, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.add %x, %y : tensor<i32>
    %k1 = stablehlo.subtract %k, %one : tensor<i32>
    stablehlo.return %s, %x, %k1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#0, dense<55> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#1, dense<34> : tensor<i32>) : tensor<i32>
  return
}
// BRANCHES: 2xi32=1 2
// BRANCHES: {{^}}i32=5
func.func @branch_swaps(%a: tensor<2xi32>, %b: tensor<2xi32>, %rounds: tensor<i32>) -> (tensor<2xi32>, tensor<i32>) {
  %p = arith.constant 5 : i32
  %q = arith.constant 6 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %n = tensor.extract %rounds[] : tensor<i32>
  cf.br ^head(%a, %b, %p, %q, %n : tensor<2xi32>, tensor<2xi32>, i32, i32, i32)
^head(%x: tensor<2xi32>, %y: tensor<2xi32>, %u: i32, %v: i32, %k: i32):
  %k1 = arith.subi %k, %one : i32
  %more = arith.cmpi sgt, %k, %zero : i32
  cf.cond_br %more, ^head(%y, %x, %v, %u, %k1 : tensor<2xi32>, tensor<2xi32>, i32, i32, i32), ^done(%y, %v : tensor<2xi32>, i32)
^done(%r: tensor<2xi32>, %s: i32):
  %t = tensor.from_elements %s : tensor<i32>
  return %r, %t : tensor<2xi32>, tensor<i32>
}

// scf.parallel: each reduction starts from its own value and takes the points in order; steps and bounds of each loop are its own.
func.func @parallel_reductions() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %init = util.unfoldable_constant 100 : i32
  %low = util.unfoldable_constant -5 : i32
  %none = util.unfoldable_constant 0 : i32
  %ten = arith.constant 10 : i32
  %r:3 = scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c7) step (%c1, %c2) init (%init, %low, %none) -> (i32, i32, i32) {
    %a = arith.index_cast %i : index to i32
    %b = arith.index_cast %j : index to i32
    %c = arith.muli %a, %ten : i32
    %d = arith.addi %c, %b : i32
    scf.reduce(%d, %d, %d : i32, i32, i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: i32, %y: i32):
      %s = arith.maxsi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: i32, %y: i32): // the first operand is what was combined so far
      %s = arith.subi %y, %x : i32
      scf.reduce.return %s : i32
    }
  }
  // 1 3 5 11 13 15 21 23 25: 117; the differences are 1 2 3 8 5 10 11 12 13.
  %t = tensor.from_elements %r#0, %r#1, %r#2 : tensor<3xi32>
  check.expect_eq_const(%t, dense<[217, 25, 13]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @parallel_of_nothing() {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %init = util.unfoldable_constant 100 : i32
  %r = scf.parallel (%i) = (%c3) to (%c3) step (%c1) init (%init) -> i32 {
    %a = arith.index_cast %i : index to i32
    scf.reduce(%a : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %y : i32
    }
  }
  %t = tensor.from_elements %r : tensor<i32>
  check.expect_eq_const(%t, dense<100> : tensor<i32>) : tensor<i32>
  return
}

// Tuples in tuples, taken apart again.
func.func @tuples() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = util.unfoldable_constant dense<3.5> : tensor<f32>
  %c = util.unfoldable_constant dense<[[4], [5]]> : tensor<2x1xi32>
  %d = util.unfoldable_constant dense<true> : tensor<i1>
  %in = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<f32>>
  %out = stablehlo.tuple %c, %in, %d : tuple<tensor<2x1xi32>, tuple<tensor<2xi32>, tensor<f32>>, tensor<i1>>
  %0 = stablehlo.get_tuple_element %out[0] : (tuple<tensor<2x1xi32>, tuple<tensor<2xi32>, tensor<f32>>, tensor<i1>>) -> tensor<2x1xi32>
  %1 = stablehlo.get_tuple_element %out[1] : (tuple<tensor<2x1xi32>, tuple<tensor<2xi32>, tensor<f32>>, tensor<i1>>) -> tuple<tensor<2xi32>, tensor<f32>>
  %2 = stablehlo.get_tuple_element %out[2] : (tuple<tensor<2x1xi32>, tuple<tensor<2xi32>, tensor<f32>>, tensor<i1>>) -> tensor<i1>
  %3 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<2xi32>, tensor<f32>>) -> tensor<2xi32>
  %4 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<2xi32>, tensor<f32>>) -> tensor<f32>
  check.expect_eq_const(%0, dense<[[4], [5]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  check.expect_eq_const(%2, dense<true> : tensor<i1>) : tensor<i1>
  check.expect_eq_const(%3, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%4, dense<3.5> : tensor<f32>) : tensor<f32>
  return
}

// Indices to one number and back: by static and dynamic sizes, with and without the outermost; a negative number goes down to the next.
func.func @linearize() {
  %i = util.unfoldable_constant 3 : index
  %j = util.unfoldable_constant 4 : index
  %k = util.unfoldable_constant 5 : index
  %six = util.unfoldable_constant 6 : index
  %seven = util.unfoldable_constant 7 : index
  %nine = util.unfoldable_constant 9 : index
  %0 = "affine.linearize_index"(%i, %j, %k) {static_basis = array<i64: 9, 7, 6>, operandSegmentSizes = array<i32: 3, 0>} : (index, index, index) -> index
  %1 = "affine.linearize_index"(%i, %j, %k) {static_basis = array<i64: 7, 6>, operandSegmentSizes = array<i32: 3, 0>} : (index, index, index) -> index
  %2 = "affine.linearize_index"(%i, %j, %k, %nine, %six) {static_basis = array<i64: -9223372036854775808, 7, -9223372036854775808>, operandSegmentSizes = array<i32: 3, 2>} : (index, index, index, index, index) -> index
  %3 = "affine.linearize_index"(%k) {static_basis = array<i64>, operandSegmentSizes = array<i32: 1, 0>} : (index) -> index
  %4:3 = affine.delinearize_index %0 into (%nine, %seven, %six) : index, index, index
  %5:3 = affine.delinearize_index %0 into (%six, %nine, %seven) : index, index, index
  %neg = util.unfoldable_constant -13 : index
  %6:2 = affine.delinearize_index %neg into (%seven, %six) : index, index
  %7:2 = affine.delinearize_index %0 into (%seven, %six) : index, index
  %round = util.unfoldable_constant -126 : index
  %8:3 = affine.delinearize_index %round into (%nine, %seven, %six) : index, index, index
  // (3 * 7 + 4) * 6 + 5; 155 is 2 * 63 + 4 * 7 + 1, and 25 * 6 + 5; -13 is -3 * 6 + 5, and -126 is -3 * 42.
  %t = tensor.from_elements %0, %1, %2, %3, %4#0, %4#1, %4#2, %5#0, %5#1, %5#2, %6#0, %6#1, %7#0, %7#1, %8#0, %8#1, %8#2 : tensor<17xindex>
  %u = arith.index_cast %t : tensor<17xindex> to tensor<17xi32>
  check.expect_eq_const(%u, dense<[155, 155, 155, 5, 3, 4, 5, 2, 4, 1, -3, 5, 25, 5, -3, 0, 0]> : tensor<17xi32>) : tensor<17xi32>
  return
}

// What a forall writes its parts into is a copy where the original is read later; several parts, all of each iteration's.
func.func @forall_keeps() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %b = util.unfoldable_constant dense<[10, 20, 30]> : tensor<3xi32>
  %e = tensor.empty() : tensor<3xi32>
  %0:3 = scf.forall (%i) in (3) shared_outs(%x = %a, %y = %b, %z = %e) -> (tensor<6xi32>, tensor<3xi32>, tensor<3xi32>) {
    %j = arith.addi %i, %i : index
    %s = tensor.extract_slice %b[%i] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %t = tensor.extract_slice %a[%j] [1] [1] : tensor<6xi32> to tensor<1xi32>
    %w = tensor.extract_slice %x[%j] [1] [1] : tensor<6xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%j] [1] [1] : tensor<1xi32> into tensor<6xi32>
      tensor.parallel_insert_slice %t into %y[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
      tensor.parallel_insert_slice %w into %z[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  check.expect_eq_const(%0#0, dense<[10, 2, 20, 4, 30, 6]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%0#1, dense<[1, 3, 5]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%0#2, dense<[1, 3, 5]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%a, dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%b, dense<[10, 20, 30]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// A body with a constant of another form, which nothing reads.
func.func @body_with_constant() {
  %a = util.unfoldable_constant dense<[3, 1, 4]> : tensor<3xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
      %unused = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }
  check.expect_eq_const(%0, dense<8> : tensor<i32>) : tensor<i32>
  return
}
