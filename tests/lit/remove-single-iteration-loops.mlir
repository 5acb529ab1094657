// RUN: cgc opt %s --pass-pipeline='remove-single-iteration-loops,canonicalize' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='remove-single-iteration-loops,canonicalize' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>

// 64 threads with 4 columns each are the 256 columns of a row: one iteration, never cut off.
// CHECK-LABEL: func.func @threads
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[I:.*]] = arith.muli %[[T]], %c4
// CHECK-NOT: scf.for
// CHECK-NOT: affine.min
// CHECK: %[[FOUR:.*]] = arith.constant 4.0
// CHECK: memref.store %[[FOUR]], %{{.*}}[%[[I]]]
func.func @threads() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<256xf32>
  %t = gpu.thread_id x
  %i = arith.muli %t, %c4 : index
  scf.for %j = %i to %c256 step %c256 {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 256)>(%j)
    %n32 = arith.index_cast %n : index to i32
    %f = arith.sitofp %n32 : i32 to f32
    memref.store %f, %o[%j] : memref<256xf32>
  }
  return
}

// The bounds may differ by a constant without being known: runs once. From a value to itself: never, and the carried value is the initial one.
// CHECK-LABEL: func.func @relative
// CHECK-NOT: scf.for
// CHECK: memref.store %cst, %{{.*}}[%[[N:.*]]]
// CHECK-NOT: scf.for
func.func @relative() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<256xf32>
  %m = arith.addi %n, %c3 : index
  %r = scf.for %i = %n to %n step %c3 iter_args(%x = %one) -> (f32) {
    scf.yield %two : f32
  }
  scf.for %i = %n to %m step %c3 {
    memref.store %r, %o[%i] : memref<256xf32>
  }
  return
}

// What ranges decide beside loops; a loop of two iterations stays, and so does a minimum that may be either.
// CHECK-LABEL: func.func @folds
// CHECK: %[[L:.*]] = gpu.thread_id y
// CHECK: %[[P:.*]] = affine.apply #[[ROWS:.*]](%[[L]], %{{.*}})
// CHECK: scf.for
// CHECK: affine.min
// CHECK-NOT: scf.if
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[P]]]
// CHECK-NOT: arith.divui
// CHECK: %[[Q:.*]] = affine.apply #[[ROWS]](%[[L]], %{{.*}})
// CHECK: memref.store
func.func @folds() attributes {workgroup_size = [16 : index, 4 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<256xf32>
  %t = gpu.thread_id x
  %l = gpu.thread_id y
  %p = affine.apply affine_map<(d0, d1) -> (d0 * 16 + d1)>(%l, %t)
  scf.for %i = %l to %c8 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %n32 = arith.index_cast %n : index to i32
    %f = arith.sitofp %n32 : i32 to f32
    %in = arith.cmpi ult, %t, %c16 : index
    scf.if %in {
      memref.store %f, %o[%p] : memref<256xf32>
    }
  }
  %q = arith.divui %l, %c4 : index
  %d = affine.apply affine_map<(d0, d1) -> ((d0 mod 4) * 16 + d1 + d1 floordiv 16)>(%l, %t)
  %e = arith.addi %d, %c64 : index
  %e1 = arith.addi %e, %q : index
  %one = arith.constant 1.0 : f32
  memref.store %one, %o[%e1] : memref<256xf32>
  return
}

// Comparisons as ranges decide them, in the order eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge. What may be below zero is not compared as unsigned.
// n - 5 with n: the first six are known.
// CHECK-LABEL: func.func @below
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[X:.*]] = arith.addi %[[N]], %c-5
// CHECK-NOT: arith.cmpi
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK-COUNT-3: memref.store %true{{[_0-9]*}},
// CHECK-COUNT-2: memref.store %false{{[_0-9]*}},
// CHECK: arith.cmpi ult, %[[X]], %[[N]]
// CHECK: arith.cmpi ule, %[[X]], %[[N]]
// CHECK: arith.cmpi ugt, %[[X]], %[[N]]
// CHECK: arith.cmpi uge, %[[X]], %[[N]]
//
// n with n + 1 + t, for threads 0 to 15: all are known.
// CHECK-LABEL: func.func @less
// CHECK-NOT: arith.cmpi
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK-COUNT-3: memref.store %true{{[_0-9]*}},
// CHECK-COUNT-2: memref.store %false{{[_0-9]*}},
// CHECK-COUNT-2: memref.store %true{{[_0-9]*}},
// CHECK-COUNT-2: memref.store %false{{[_0-9]*}},
// CHECK-NOT: memref.store
//
// n with n + t: at most as large.
// CHECK-LABEL: func.func @at_most
// CHECK: arith.cmpi eq
// CHECK: arith.cmpi ne
// CHECK: arith.cmpi slt
// CHECK: memref.store %true{{[_0-9]*}},
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK: arith.cmpi sge
// CHECK: arith.cmpi ult
// CHECK: memref.store %true{{[_0-9]*}},
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK: arith.cmpi uge
//
// n + t with n: at least as large.
// CHECK-LABEL: func.func @at_least
// CHECK: arith.cmpi eq
// CHECK: arith.cmpi ne
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK: arith.cmpi sle
// CHECK: arith.cmpi sgt
// CHECK: memref.store %true{{[_0-9]*}},
// CHECK: memref.store %false{{[_0-9]*}},
// CHECK: arith.cmpi ule
// CHECK: arith.cmpi ugt
// CHECK: memref.store %true{{[_0-9]*}},
func.func @below() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %t = gpu.thread_id x
  %o = memref.alloc() : memref<10xi1, 3>
  %c5 = arith.constant 5 : index
  %x = arith.subi %n, %c5 : index
  %i0 = arith.constant 0 : index
  %p0 = arith.cmpi eq, %x, %n : index
  memref.store %p0, %o[%i0] : memref<10xi1, 3>
  %i1 = arith.constant 1 : index
  %p1 = arith.cmpi ne, %x, %n : index
  memref.store %p1, %o[%i1] : memref<10xi1, 3>
  %i2 = arith.constant 2 : index
  %p2 = arith.cmpi slt, %x, %n : index
  memref.store %p2, %o[%i2] : memref<10xi1, 3>
  %i3 = arith.constant 3 : index
  %p3 = arith.cmpi sle, %x, %n : index
  memref.store %p3, %o[%i3] : memref<10xi1, 3>
  %i4 = arith.constant 4 : index
  %p4 = arith.cmpi sgt, %x, %n : index
  memref.store %p4, %o[%i4] : memref<10xi1, 3>
  %i5 = arith.constant 5 : index
  %p5 = arith.cmpi sge, %x, %n : index
  memref.store %p5, %o[%i5] : memref<10xi1, 3>
  %i6 = arith.constant 6 : index
  %p6 = arith.cmpi ult, %x, %n : index
  memref.store %p6, %o[%i6] : memref<10xi1, 3>
  %i7 = arith.constant 7 : index
  %p7 = arith.cmpi ule, %x, %n : index
  memref.store %p7, %o[%i7] : memref<10xi1, 3>
  %i8 = arith.constant 8 : index
  %p8 = arith.cmpi ugt, %x, %n : index
  memref.store %p8, %o[%i8] : memref<10xi1, 3>
  %i9 = arith.constant 9 : index
  %p9 = arith.cmpi uge, %x, %n : index
  memref.store %p9, %o[%i9] : memref<10xi1, 3>
  return
}

func.func @less() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %t = gpu.thread_id x
  %o = memref.alloc() : memref<10xi1, 3>
  %c1 = arith.constant 1 : index
  %n1 = arith.addi %n, %c1 : index
  %y = arith.addi %n1, %t : index
  %i0 = arith.constant 0 : index
  %p0 = arith.cmpi eq, %n, %y : index
  memref.store %p0, %o[%i0] : memref<10xi1, 3>
  %i1 = arith.constant 1 : index
  %p1 = arith.cmpi ne, %n, %y : index
  memref.store %p1, %o[%i1] : memref<10xi1, 3>
  %i2 = arith.constant 2 : index
  %p2 = arith.cmpi slt, %n, %y : index
  memref.store %p2, %o[%i2] : memref<10xi1, 3>
  %i3 = arith.constant 3 : index
  %p3 = arith.cmpi sle, %n, %y : index
  memref.store %p3, %o[%i3] : memref<10xi1, 3>
  %i4 = arith.constant 4 : index
  %p4 = arith.cmpi sgt, %n, %y : index
  memref.store %p4, %o[%i4] : memref<10xi1, 3>
  %i5 = arith.constant 5 : index
  %p5 = arith.cmpi sge, %n, %y : index
  memref.store %p5, %o[%i5] : memref<10xi1, 3>
  %i6 = arith.constant 6 : index
  %p6 = arith.cmpi ult, %n, %y : index
  memref.store %p6, %o[%i6] : memref<10xi1, 3>
  %i7 = arith.constant 7 : index
  %p7 = arith.cmpi ule, %n, %y : index
  memref.store %p7, %o[%i7] : memref<10xi1, 3>
  %i8 = arith.constant 8 : index
  %p8 = arith.cmpi ugt, %n, %y : index
  memref.store %p8, %o[%i8] : memref<10xi1, 3>
  %i9 = arith.constant 9 : index
  %p9 = arith.cmpi uge, %n, %y : index
  memref.store %p9, %o[%i9] : memref<10xi1, 3>
  return
}

func.func @at_most() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %t = gpu.thread_id x
  %o = memref.alloc() : memref<10xi1, 3>
  %y = arith.addi %n, %t : index
  %i0 = arith.constant 0 : index
  %p0 = arith.cmpi eq, %n, %y : index
  memref.store %p0, %o[%i0] : memref<10xi1, 3>
  %i1 = arith.constant 1 : index
  %p1 = arith.cmpi ne, %n, %y : index
  memref.store %p1, %o[%i1] : memref<10xi1, 3>
  %i2 = arith.constant 2 : index
  %p2 = arith.cmpi slt, %n, %y : index
  memref.store %p2, %o[%i2] : memref<10xi1, 3>
  %i3 = arith.constant 3 : index
  %p3 = arith.cmpi sle, %n, %y : index
  memref.store %p3, %o[%i3] : memref<10xi1, 3>
  %i4 = arith.constant 4 : index
  %p4 = arith.cmpi sgt, %n, %y : index
  memref.store %p4, %o[%i4] : memref<10xi1, 3>
  %i5 = arith.constant 5 : index
  %p5 = arith.cmpi sge, %n, %y : index
  memref.store %p5, %o[%i5] : memref<10xi1, 3>
  %i6 = arith.constant 6 : index
  %p6 = arith.cmpi ult, %n, %y : index
  memref.store %p6, %o[%i6] : memref<10xi1, 3>
  %i7 = arith.constant 7 : index
  %p7 = arith.cmpi ule, %n, %y : index
  memref.store %p7, %o[%i7] : memref<10xi1, 3>
  %i8 = arith.constant 8 : index
  %p8 = arith.cmpi ugt, %n, %y : index
  memref.store %p8, %o[%i8] : memref<10xi1, 3>
  %i9 = arith.constant 9 : index
  %p9 = arith.cmpi uge, %n, %y : index
  memref.store %p9, %o[%i9] : memref<10xi1, 3>
  return
}

func.func @at_least() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %t = gpu.thread_id x
  %o = memref.alloc() : memref<10xi1, 3>
  %y = arith.addi %n, %t : index
  %i0 = arith.constant 0 : index
  %p0 = arith.cmpi eq, %y, %n : index
  memref.store %p0, %o[%i0] : memref<10xi1, 3>
  %i1 = arith.constant 1 : index
  %p1 = arith.cmpi ne, %y, %n : index
  memref.store %p1, %o[%i1] : memref<10xi1, 3>
  %i2 = arith.constant 2 : index
  %p2 = arith.cmpi slt, %y, %n : index
  memref.store %p2, %o[%i2] : memref<10xi1, 3>
  %i3 = arith.constant 3 : index
  %p3 = arith.cmpi sle, %y, %n : index
  memref.store %p3, %o[%i3] : memref<10xi1, 3>
  %i4 = arith.constant 4 : index
  %p4 = arith.cmpi sgt, %y, %n : index
  memref.store %p4, %o[%i4] : memref<10xi1, 3>
  %i5 = arith.constant 5 : index
  %p5 = arith.cmpi sge, %y, %n : index
  memref.store %p5, %o[%i5] : memref<10xi1, 3>
  %i6 = arith.constant 6 : index
  %p6 = arith.cmpi ult, %y, %n : index
  memref.store %p6, %o[%i6] : memref<10xi1, 3>
  %i7 = arith.constant 7 : index
  %p7 = arith.cmpi ule, %y, %n : index
  memref.store %p7, %o[%i7] : memref<10xi1, 3>
  %i8 = arith.constant 8 : index
  %p8 = arith.cmpi ugt, %y, %n : index
  memref.store %p8, %o[%i8] : memref<10xi1, 3>
  %i9 = arith.constant 9 : index
  %p9 = arith.cmpi uge, %y, %n : index
  memref.store %p9, %o[%i9] : memref<10xi1, 3>
  return
}
