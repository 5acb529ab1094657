// RUN: cgc opt %s --pass-pipeline='lower-affine,canonicalize' | FileCheck %s

// Bounds of each dim are its own; what a loop starts at is not zero.
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[M:.*]]: memref<16x32xf32>, %[[N:.*]]: index, %[[K:.*]]: index)
// CHECK: %[[L:.*]] = arith.addi %[[N]], %c1
// CHECK: %[[U:.*]] = arith.muli %[[K]], %c4
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) = (%c3, %[[L]]) to (%[[N]], %[[U]]) step (%c1, %c2)
// CHECK: memref.load %[[M]][%[[I]], %[[J]]]
func.func @parallel(%m: memref<16x32xf32>, %n: index, %k: index) {
  "affine.parallel"(%n, %n, %k) <{lowerBoundsMap = affine_map<()[s0] -> (3, s0 + 1)>, lowerBoundsGroups = dense<1> : tensor<2xi32>,
      upperBoundsMap = affine_map<()[s0, s1] -> (s0, s1 * 4)>, upperBoundsGroups = dense<1> : tensor<2xi32>, steps = [1, 2], reductions = []}> ({
  ^bb0(%i: index, %j: index):
    %x = affine.load %m[%i, %j] : memref<16x32xf32>
    affine.store %x, %m[%j, %i] : memref<16x32xf32>
    affine.yield
  }) : (index, index, index) -> ()
  return
}
