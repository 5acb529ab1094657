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

// What nothing writes is read once where the loop is known to run; what is written, and loops that may not run, keep their loads.
// CHECK-LABEL: func.func @loads
// CHECK: memref.load %[[X:.*]][%c3] : memref<8xf32>
// CHECK: scf.for
// CHECK-NEXT: memref.load %[[Y:.*]][%c3] : memref<8xf32>
// CHECK-NOT: memref.load %[[X]]
// CHECK: scf.for
// CHECK-NEXT: memref.load %[[X]][%c3] : memref<8xf32>
func.func @loads(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %x = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : memref<8xf32>
  %y = hal.interface.binding.subspan set(0) binding(1) : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %b = memref.load %y[%c3] : memref<8xf32>
    %a = memref.load %x[%c3] : memref<8xf32>
    %s = arith.addf %a, %b : f32
    memref.store %s, %y[%i] : memref<8xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%c3] : memref<8xf32>
    memref.store %a, %y[%i] : memref<8xf32>
  }
  return
}
