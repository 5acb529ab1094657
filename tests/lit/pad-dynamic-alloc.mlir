// RUN: not cgc opt %s --split-input-file --pass-pipeline='pad-dynamic-alloc,fold-memref-aliases,canonicalize' > %t 2> %t.err; FileCheck %s < %t && FileCheck %s --check-prefix=BOUND --implicit-check-not=error: < %t.err

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>

// 8 rows at most, whatever the workgroup; columns by the thread's number.
// CHECK-LABEL: func.func @kernel
// CHECK: %[[N:.*]] = affine.min
// CHECK: %[[A:.*]] = memref.alloc() : memref<8x4xf32, 3>
// CHECK: %[[B:.*]] = memref.alloca() : memref<4x64xf32>
// CHECK-NOT: memref.dim
// CHECK: memref.load %[[A]][%{{.*}}, %{{.*}}] : memref<8x4xf32, 3>
// CHECK: arith.index_cast %[[N]]
func.func @kernel() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %id = gpu.block_id x
  %t = gpu.thread_id x
  %n = affine.min affine_map<(d0) -> (8, d0 * -8 + 1000)>(%id)
  %a = memref.alloc(%n) : memref<?x4xf32, 3>
  %m = arith.addi %t, %c1 : index
  %b = memref.alloca(%m) : memref<4x?xf32>
  %v = memref.subview %a[0, %c1] [%n, 2] [1, 1] : memref<?x4xf32, 3> to memref<?x2xf32, strided<[4, 1], offset: ?>, 3>
  %x = memref.load %v[%c0, %c1] : memref<?x2xf32, strided<[4, 1], offset: ?>, 3>
  memref.store %x, %b[%c0, %t] : memref<4x?xf32>
  %d = memref.dim %a, %c0 : memref<?x4xf32, 3>
  %i = arith.index_cast %d : index to i32
  %f = arith.sitofp %i : i32 to f32
  %y = memref.load %b[%c0, %c0] : memref<4x?xf32>
  %z = arith.addf %y, %f : f32
  memref.store %z, %o[%c0] : memref<4xf32>
  return
}

// -----

// BOUND: error: 'memref.alloc' op allocates a size that has no bound
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @unbounded() {
  %c0 = arith.constant 0 : index
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %a = memref.alloc(%n) : memref<?xf32, 3>
  %x = memref.load %a[%c0] : memref<?xf32, 3>
  memref.store %x, %a[%c0] : memref<?xf32, 3>
  return
}

// -----

// Rows with gaps in between keep them: the size that is missing is not the only one to say where an element is.
// BOUND: error: 'memref.alloc' op allocates a size that has no bound
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @gaps() {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xf32>
  %id = gpu.block_id x
  %n = affine.min affine_map<(d0) -> (8, d0 * -8 + 1000)>(%id)
  %a = memref.alloc(%n) : memref<?x4xf32, strided<[8, 1]>, 3>
  %x = memref.load %o[%c0] : memref<4xf32>
  memref.store %x, %a[%c0, %c0] : memref<?x4xf32, strided<[8, 1]>, 3>
  return
}

// -----

// More dims than an access is looked at with.
// BOUND: error: 'memref.alloc' op allocates a size that has no bound
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @dims() {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xf32>
  %id = gpu.block_id x
  %n = affine.min affine_map<(d0) -> (8, d0 * -8 + 1000)>(%id)
  %a = memref.alloc(%n) : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32, 3>
  %x = memref.load %o[%c0] : memref<4xf32>
  memref.store %x, %a[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0] : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32, 3>
  return
}

// -----

// The bound of what is too large for any workgroup is none.
// BOUND: error: 'memref.alloc' op allocates a size that has no bound
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @large() {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xf32>
  %id = gpu.block_id x
  %n = affine.min affine_map<(d0) -> (8, d0 * -8 + 1000)>(%id)
  %m = affine.min affine_map<(d0) -> (16777217, d0 * 8 + 16777217)>(%id)
  %a = memref.alloc(%m) : memref<?xf32, 3>
  %x = memref.load %o[%c0] : memref<4xf32>
  memref.store %x, %a[%c0] : memref<?xf32, 3>
  return
}

// -----

// A view counts rows with the size they had.
// BOUND: error: 'memref.subview' op uses an allocation whose inner size is dynamic
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @inner() {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xf32>
  %id = gpu.block_id x
  %n = affine.min affine_map<(d0) -> (8, d0 * -8 + 1000)>(%id)
  %a = memref.alloc(%n) : memref<4x?xf32, 3>
  %v = memref.subview %a[1, 0] [1, %n] [1, 1] : memref<4x?xf32, 3> to memref<1x?xf32, strided<[?, 1], offset: ?>, 3>
  memref.copy %v, %v : memref<1x?xf32, strided<[?, 1], offset: ?>, 3> to memref<1x?xf32, strided<[?, 1], offset: ?>, 3>
  return
}
