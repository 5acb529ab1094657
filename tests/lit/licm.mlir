// RUN: cgc opt %s --pass-pipeline='licm' | FileCheck %s

// Invariant ops leave both loops; a division by a value stays, as it may trap when no trip runs.
// CHECK-LABEL: func.func @nested
// CHECK: %[[M:.*]] = arith.muli %arg0, %arg1
// CHECK: %[[D:.*]] = arith.divsi %arg0, %c4
// CHECK: scf.for %[[I:.*]] =
// CHECK:   %[[R:.*]] = arith.muli %[[I]], %[[M]]
// CHECK:   scf.for
// CHECK-NOT: arith.muli
// CHECK:     arith.divsi %arg0, %arg1
// CHECK:     arith.addi
func.func @nested(%n: index, %k: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.muli %n, %k : index
      %b = arith.muli %i, %a : index
      %q = arith.divsi %n, %c4 : index
      %d = arith.divsi %n, %k : index
      %s = arith.addi %b, %j : index
      %t = arith.addi %s, %q : index
      %u = arith.addi %t, %d : index
      memref.store %u, %m[%j] : memref<?xindex>
    }
  }
  return
}
