// RUN: cgc opt %s --pass-pipeline='lower-affine' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='lower-affine' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='lower-affine,canonicalize' | FileCheck %s --check-prefix=FOLDED

// Negative operands take the signed forms.
// CHECK-LABEL: func.func @signed
// CHECK: arith.floordivsi
// CHECK: arith.remsi
// CHECK: arith.select
// CHECK: arith.ceildivsi
func.func @signed(%x: i32) -> (i32, i32, i32) {
  %i = arith.index_cast %x : i32 to index
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%i)
  %p = arith.index_cast %a : index to i32
  %q = arith.index_cast %b : index to i32
  %r = arith.index_cast %c : index to i32
  return %p, %q, %r : i32, i32, i32
}

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: memref.load
// CHECK: memref.store
// CHECK-NOT: affine
func.func @loop(%m: memref<16xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i + 8] : memref<16xf32>
    affine.store %v, %m[%i] : memref<16xf32>
  }
  return
}

// CHECK-LABEL: func.func @carried
// CHECK: scf.for {{.*}} iter_args
// CHECK: scf.yield
func.func @carried(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 step 2 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %x : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// Several dims and a symbol: each index is computed from its own operands, behind the memref, and the stored value.
// FOLDED-LABEL: func.func @access(
// FOLDED-SAME: %[[M:.*]]: memref<16x32xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[N:.*]]: index)
// FOLDED: %[[R:.*]] = arith.addi %[[J]], %[[N]]
// FOLDED: %[[C:.*]] = arith.muli %[[I]], %c2
// FOLDED: %[[X:.*]] = memref.load %[[M]][%[[R]], %[[C]]]
// FOLDED: %[[D:.*]] = arith.subi %[[N]], %[[I]]
// FOLDED: memref.store %[[X]], %[[M]][%[[D]], %[[J]]]
func.func @access(%m: memref<16x32xf32>, %i: index, %j: index, %n: index) {
  %x = affine.load %m[%j + symbol(%n), %i * 2] : memref<16x32xf32>
  affine.store %x, %m[symbol(%n) - %i, %j] : memref<16x32xf32>
  return
}

// The least and the greatest of several; a loop takes the greatest of its lower bounds and the least of its upper ones.
// FOLDED-LABEL: func.func @extremes(
// FOLDED-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[M:.*]]: memref<16xf32>)
// FOLDED: %[[N:.*]] = arith.minsi %[[I]], %[[J]]
// FOLDED: %[[X:.*]] = arith.maxsi %[[I]], %[[J]]
// FOLDED: scf.for %[[K:.*]] = %[[X]] to %[[N]] step %c1
// FOLDED: return %[[N]], %[[X]]
func.func @extremes(%i: index, %j: index, %m: memref<16xf32>) -> (index, index) {
  %n = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  %x = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  affine.for %k = %x to %n {
    %v = affine.load %m[%k] : memref<16xf32>
    affine.store %v, %m[%k] : memref<16xf32>
  }
  return %n, %x : index, index
}
