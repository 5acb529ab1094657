// RUN: cgc opt %s --split-input-file --pass-pipeline='sink-offsets' | FileCheck %s

// A constant beyond the thread's place is added beside the access, in the loop; what the loop's own arithmetic makes stays where it is.
// CHECK-LABEL: func.func @row
// CHECK-NOT:   arith.addi
// CHECK:       scf.for %[[K:.*]] =
// CHECK-NEXT:    %[[I:.*]] = arith.addi %[[AT:.*]], %[[C33:c33.*]] : index
// CHECK-NEXT:    %[[X:.*]] = memref.load %{{.*}}[%[[I]]]
// CHECK-NEXT:    %[[N:.*]] = arith.addi %[[K]], %[[C33]]
// CHECK-NEXT:    %[[Y:.*]] = memref.load %{{.*}}[%[[N]]]
// CHECK-NEXT:    %[[Z:.*]] = arith.addf %[[X]], %[[Y]]
// CHECK-NEXT:    %[[J:.*]] = arith.addi %[[AT]], %c7{{.*}} : index
// CHECK-NEXT:    memref.store %[[Z]], %{{.*}}[%[[J]]]
func.func @row(%a: memref<256xf32>, %b: memref<256xf32>, %at: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c33 = arith.constant 33 : index
  %i = arith.addi %at, %c33 : index
  %j = arith.addi %at, %c7 : index
  scf.for %k = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<256xf32>
    %n = arith.addi %k, %c33 : index
    %y = memref.load %a[%n] : memref<256xf32>
    %z = arith.addf %x, %y : f32
    memref.store %z, %b[%j] : memref<256xf32>
  }
  return
}

// -----

// A sum of two values is no constant offset: it stays outside of the loop.
// CHECK-LABEL: func.func @sum
// CHECK:       %[[I:.*]] = arith.addi %arg1, %arg2
// CHECK-NEXT:  scf.for
// CHECK-NEXT:    memref.load %arg0[%[[I]]]
func.func @sum(%a: memref<256xf32>, %at: index, %more: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %i = arith.addi %at, %more : index
  scf.for %k = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<256xf32>
    memref.store %x, %a[%k] : memref<256xf32>
  }
  return
}

// -----

// Reads of workgroup memory go down to their first use, but not past a barrier.
// CHECK-LABEL: func.func @shared
// CHECK:         %[[X:.*]] = memref.load %[[S:.*]][%c0
// CHECK-NEXT:    gpu.barrier
// CHECK-NEXT:    arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK-NEXT:    %[[Y:.*]] = memref.load %[[S]][%c1
// CHECK-NEXT:    arith.addf %[[X]], %[[Y]]
func.func @shared(%a: memref<256xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = memref.alloc() : memref<64xf32, 3>
  scf.for %k = %c0 to %c8 step %c1 {
    %x = memref.load %s[%c0] : memref<64xf32, 3>
    gpu.barrier
    %y = memref.load %s[%c1] : memref<64xf32, 3>
    %p = arith.mulf %v, %v : f32
    %q = arith.addf %x, %y : f32
    %r = arith.addf %p, %q : f32
    memref.store %r, %a[%k] : memref<256xf32>
  }
  return
}
