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

// Reads of workgroup memory go down towards their first use, but not past a barrier.
// CHECK-LABEL: func.func @shared
// CHECK:         %[[X:.*]] = memref.load %[[S:.*]][%c0
// CHECK-NEXT:    gpu.barrier
// CHECK-NEXT:    arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK:         %[[Y:.*]] = memref.load %[[S]][%c1
// CHECK:         arith.addf %[[X]], %[[Y]]
func.func @shared(%a: memref<256xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = memref.alloc() : memref<64xf32, 3>
  scf.for %k = %c0 to %c8 step %c1 {
    %x = memref.load %s[%c0] : memref<64xf32, 3>
    gpu.barrier
    %y = memref.load %s[%c1] : memref<64xf32, 3>
    %p0 = arith.mulf %v, %v : f32
    %p1 = arith.mulf %p0, %v : f32
    %p2 = arith.mulf %p1, %v : f32
    %p3 = arith.mulf %p2, %v : f32
    %p4 = arith.mulf %p3, %v : f32
    %p5 = arith.mulf %p4, %v : f32
    %p6 = arith.mulf %p5, %v : f32
    %p7 = arith.mulf %p6, %v : f32
    %p8 = arith.mulf %p7, %v : f32
    %p9 = arith.mulf %p8, %v : f32
    %p10 = arith.mulf %p9, %v : f32
    %p11 = arith.mulf %p10, %v : f32
    %p12 = arith.mulf %p11, %v : f32
    %p13 = arith.mulf %p12, %v : f32
    %p14 = arith.mulf %p13, %v : f32
    %p15 = arith.mulf %p14, %v : f32
    %p16 = arith.mulf %p15, %v : f32
    %p17 = arith.mulf %p16, %v : f32
    %p18 = arith.mulf %p17, %v : f32
    %p19 = arith.mulf %p18, %v : f32
    %p20 = arith.mulf %p19, %v : f32
    %p21 = arith.mulf %p20, %v : f32
    %p22 = arith.mulf %p21, %v : f32
    %p23 = arith.mulf %p22, %v : f32
    %p24 = arith.mulf %p23, %v : f32
    %p25 = arith.mulf %p24, %v : f32
    %p26 = arith.mulf %p25, %v : f32
    %p27 = arith.mulf %p26, %v : f32
    %p28 = arith.mulf %p27, %v : f32
    %p29 = arith.mulf %p28, %v : f32
    %p30 = arith.mulf %p29, %v : f32
    %p31 = arith.mulf %p30, %v : f32
    %p32 = arith.mulf %p31, %v : f32
    %p33 = arith.mulf %p32, %v : f32
    %p34 = arith.mulf %p33, %v : f32
    %p35 = arith.mulf %p34, %v : f32
    %p36 = arith.mulf %p35, %v : f32
    %p37 = arith.mulf %p36, %v : f32
    %p38 = arith.mulf %p37, %v : f32
    %p39 = arith.mulf %p38, %v : f32
    %p40 = arith.mulf %p39, %v : f32
    %p41 = arith.mulf %p40, %v : f32
    %p42 = arith.mulf %p41, %v : f32
    %p43 = arith.mulf %p42, %v : f32
    %p44 = arith.mulf %p43, %v : f32
    %p45 = arith.mulf %p44, %v : f32
    %p46 = arith.mulf %p45, %v : f32
    %p47 = arith.mulf %p46, %v : f32
    %p48 = arith.mulf %p47, %v : f32
    %p49 = arith.mulf %p48, %v : f32
    %p50 = arith.mulf %p49, %v : f32
    %p51 = arith.mulf %p50, %v : f32
    %p52 = arith.mulf %p51, %v : f32
    %p53 = arith.mulf %p52, %v : f32
    %p54 = arith.mulf %p53, %v : f32
    %p55 = arith.mulf %p54, %v : f32
    %p56 = arith.mulf %p55, %v : f32
    %p57 = arith.mulf %p56, %v : f32
    %p58 = arith.mulf %p57, %v : f32
    %p59 = arith.mulf %p58, %v : f32
    %p60 = arith.mulf %p59, %v : f32
    %p61 = arith.mulf %p60, %v : f32
    %p62 = arith.mulf %p61, %v : f32
    %p63 = arith.mulf %p62, %v : f32
    %q = arith.addf %x, %y : f32
    %r = arith.addf %p63, %q : f32
    memref.store %r, %a[%k] : memref<256xf32>
  }
  return
}
