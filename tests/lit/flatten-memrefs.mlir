// RUN: cgc opt %s --split-input-file --pass-pipeline='flatten-memrefs,canonicalize,cse' | FileCheck %s

// Equal parts of an index are added up: 5 * i + i is 6 * i.
// CHECK-LABEL: func.func @bindings
// CHECK: %[[L:.*]] = arith.muli %[[I:.*]], %c6
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<20xf32>
// CHECK: %[[O:.*]] = hal.interface.binding.subspan {{.*}} : memref<1xf32>
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

// -----

// What does not depend on the loop is added up in front of it, once for all accesses; constants come last. A dynamic stride multiplies the parts, and
// an array of the workgroup is one-dimensional, too.
// CHECK-LABEL: func.func @parts
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[ROW:.*]] = arith.muli %[[T]], %[[N]]
// CHECK: %[[NEXT:.*]] = arith.addi %{{.*}}, %{{.*}}
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<?xf32>
// CHECK: %[[S:.*]] = memref.alloc() : memref<512xf32, 3>
// CHECK: scf.for %[[K:.*]] =
// CHECK: %[[ATNEXT:.*]] = arith.addi %[[NEXT]], %[[K]]
// CHECK: %[[AT:.*]] = arith.addi %[[ROW]], %[[K]]
// CHECK: vector.load %[[A]][%[[AT]]] : memref<?xf32>, vector<4xf32>
// CHECK: %[[AT4:.*]] = arith.addi %[[AT]], %c4
// CHECK: vector.load %[[A]][%[[AT4]]]
// CHECK: vector.load %[[A]][%[[ATNEXT]]]
// CHECK: memref.store %{{.*}}, %[[S]]
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @parts() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %t = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x?xf32>{%n, %n}
  %s = memref.alloc() : memref<2x16x16xf32, 3>
  scf.for %k = %c0 to %n step %c8 {
    %x = vector.load %a[%t, %k] : memref<?x?xf32>, vector<4xf32>
    %k4 = arith.addi %k, %c4 : index
    %y = vector.load %a[%t, %k4] : memref<?x?xf32>, vector<4xf32>
    %t1 = arith.addi %t, %c1 : index
    %z = vector.load %a[%t1, %k] : memref<?x?xf32>, vector<4xf32>
    %u = arith.addf %x, %y : vector<4xf32>
    %v = arith.addf %u, %z : vector<4xf32>
    %w = vector.extract %v[0] : f32 from vector<4xf32>
    memref.store %w, %s[%c1, %t, %k] : memref<2x16x16xf32, 3>
  }
  return
}

// -----

// The size of a view is what it was made with.
// CHECK-LABEL: func.func @sizes
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK-NOT: memref.dim
// CHECK: arith.index_cast %[[N]] : index to i32
// CHECK-NOT: memref.dim
// CHECK: return
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %i = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8x16xi32>
  %v = memref.subview %a[%i, 0] [1, %n] [1, 1] : memref<8x16xi32> to memref<1x?xi32, strided<[16, 1], offset: ?>>
  %s = memref.dim %v, %c1 : memref<1x?xi32, strided<[16, 1], offset: ?>>
  %s32 = arith.index_cast %s : index to i32
  memref.store %s32, %v[%c0, %c0] : memref<1x?xi32, strided<[16, 1], offset: ?>>
  return
}
