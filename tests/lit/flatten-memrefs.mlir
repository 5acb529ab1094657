// RUN: cgc opt %s --split-input-file --pass-pipeline='flatten-memrefs,canonicalize,cse' | FileCheck %s

// CHECK-LABEL: func.func @bindings
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<20xf32>
// CHECK: %[[O:.*]] = hal.interface.binding.subspan {{.*}} : memref<1xf32>
// CHECK: %[[R:.*]] = arith.muli %[[I:.*]], %c5
// CHECK: %[[L:.*]] = arith.addi %[[R]], %[[I]]
// CHECK: memref.load %[[A]][%[[L]]] : memref<20xf32>
// CHECK: memref.store %{{.*}}, %[[O]][%c0] : memref<1xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @bindings() {
  %c0 = arith.constant 0 : index
  %i = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4x5xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<f32>
  %x = memref.load %a[%i, %i] : memref<4x5xf32>
  memref.store %x, %o[] : memref<f32>
  return
}

// -----

// Views fold away: a subview's offset and stride, a reshape's split; a dynamic size multiplies.
// CHECK-LABEL: func.func @views
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<?xf32>
// CHECK-NOT: memref.subview
// CHECK-NOT: memref.collapse_shape
// CHECK: memref.load %[[A]][%{{.*}}] : memref<?xf32>
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @views() {
  %c0 = arith.constant 0 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %i = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x4x6xf32>{%n}
  %v = memref.subview %a[0, 1, 0] [1, 2, 6] [1, 2, 1] : memref<?x4x6xf32> to memref<2x6xf32, strided<[12, 1], offset: 6>>
  %x = memref.load %v[%i, %i] : memref<2x6xf32, strided<[12, 1], offset: 6>>
  memref.store %x, %a[%i, %c0, %c0] : memref<?x4x6xf32>
  return
}
