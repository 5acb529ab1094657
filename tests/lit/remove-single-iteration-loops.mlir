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
