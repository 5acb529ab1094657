// RUN: cgc opt %s --pass-pipeline='dce' | FileCheck %s

// A chain of unused ops goes, a loop that computes nothing goes, a store stays.
// CHECK-LABEL: func.func @unused
// CHECK-NOT: arith.addf
// CHECK-NOT: scf.for
// CHECK: memref.store
// CHECK-NEXT: return
func.func @unused(%m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = arith.addf %x, %x : f32
  %b = arith.mulf %a, %a : f32
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %x) -> (f32) {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  %l = memref.load %m[%c1] : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}

// A loop that writes stays.
// CHECK-LABEL: func.func @writes
// CHECK: scf.for
// CHECK: memref.store
func.func @writes(%m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %x, %m[%i] : memref<4xf32>
  }
  return
}

// What an op of linalg_ext writes into a buffer stays.
// CHECK-LABEL: func.func @sorted
// CHECK: iree_linalg_ext.sort
func.func @sorted(%m: memref<7xf32>) {
  iree_linalg_ext.sort dimension(0) outs(%m : memref<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  }
  return
}
