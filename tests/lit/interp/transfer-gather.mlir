// transfer_gather: rows by one index vector, elements by two, masked off elements, a diagonal, a transposed one, and one element. The numbers are
// numpy's, before and behind canonicalize.
// RUN: cgc check %s --device=interp | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=canonicalize | cgc check - --device=interp | FileCheck %s
// CHECK: 6 passed, 0 failed

func.func @rows() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %iv = arith.constant dense<[6, 0, 3, 3]> : vector<4xindex>
  %r = iree_vector_ext.transfer_gather %t[%c0, %c1] [%iv : vector<4xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<7x5xi32>, vector<4x3xi32>
  %e = tensor.empty() : tensor<4x3xi32>
  %o = vector.transfer_write %r, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xi32>, tensor<4x3xi32>
  check.expect_eq_const(%o, dense<[[28, -45, 8], [28, 11, -34], [-6, 27, 25], [-6, 27, 25]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @elements() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %iv = arith.constant dense<[6, 0, 3, 3]> : vector<4xindex>
  %iw = arith.constant dense<[[0, 0, 2], [0, 1, 3], [3, 3, 2], [0, 2, 1]]> : vector<4x3xindex>
  %r = iree_vector_ext.transfer_gather %t[%c0, %c1] [%iv, %iw : vector<4xindex>, vector<4x3xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0, s1] -> (s0, s1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>, affine_map<(d0, d1)[s0, s1] -> (d0, d1)>]> : tensor<7x5xi32>, vector<4x3xi32>
  %e = tensor.empty() : tensor<4x3xi32>
  %o = vector.transfer_write %r, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xi32>, tensor<4x3xi32>
  check.expect_eq_const(%o, dense<[[28, 28, 8], [28, 11, 23], [15, 15, 25], [-6, 25, 27]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @masked() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %iv = arith.constant dense<[6, 0, 3, 3]> : vector<4xindex>
  %iw = arith.constant dense<[[0, 0, 99], [0, 1, 3], [99, 99, 2], [99, 99, 1]]> : vector<4x3xindex>
  %k = arith.constant dense<[[true, true, false, false], [true, true, false, false], [false, true, true, true]]> : vector<3x4xi1>
  %r = iree_vector_ext.transfer_gather %t[%c0, %c1] [%iv, %iw : vector<4xindex>, vector<4x3xindex>], %p, %k <indexing_maps = [affine_map<(d0, d1)[s0, s1] -> (s0, s1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>, affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d1, d0)>]> : tensor<7x5xi32>, vector<4x3xi32>, vector<3x4xi1>
  %e = tensor.empty() : tensor<4x3xi32>
  %o = vector.transfer_write %r, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xi32>, tensor<4x3xi32>
  check.expect_eq_const(%o, dense<[[28, 28, -7], [28, 11, 23], [-7, -7, 25], [-7, -7, 27]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @diagonal() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %r = iree_vector_ext.transfer_gather %t[%c1, %c0], %p <indexing_maps = [affine_map<(d0, d1) -> (d1, d1)>]> : tensor<7x5xi32>, vector<4x3xi32>
  %e = tensor.empty() : tensor<4x3xi32>
  %o = vector.transfer_write %r, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xi32>, tensor<4x3xi32>
  check.expect_eq_const(%o, dense<[[-42, 26, 27], [-42, 26, 27], [-42, 26, 27], [-42, 26, 27]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @transposed() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %iv = arith.constant dense<[6, 0, 3, 3]> : vector<4xindex>
  %r = iree_vector_ext.transfer_gather %t[%c0, %c2] [%iv : vector<4xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, 0)>, affine_map<(d0, d1)[s0] -> (d1)>]> : tensor<7x5xi32>, vector<3x4xi32>
  %e = tensor.empty() : tensor<3x4xi32>
  %o = vector.transfer_write %r, %e[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xi32>, tensor<3x4xi32>
  check.expect_eq_const(%o, dense<[[-45, 11, 27, 27], [-45, 11, 27, 27], [-45, 11, 27, 27]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}

func.func @one() {
  %t = util.unfoldable_constant dense<[[49, 28, 11, -34, 23], [-42, 12, -23, -20, 30], [-43, 26, -35, 3, 30], [-23, -6, 27, 25, 15], [-3, -20, 34, 36, -32], [-41, -9, 12, -49, 32], [-34, 28, -45, 8, -50]]> : tensor<7x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant -7 : i32
  %c3 = util.unfoldable_constant dense<3> : tensor<i64>
  %i = tensor.extract %c3[] : tensor<i64>
  %x = arith.index_cast %i : i64 to index
  %r = iree_vector_ext.transfer_gather %t[%c0, %c2] [%x : index], %p <indexing_maps = [affine_map<()[s0] -> (s0, 0)>, affine_map<()[s0] -> ()>]> : tensor<7x5xi32>, vector<i32>
  %s = vector.extract %r[] : i32 from vector<i32>
  %o = tensor.from_elements %s : tensor<i32>
  check.expect_eq_const(%o, dense<27> : tensor<i32>) : tensor<i32>
  return
}
