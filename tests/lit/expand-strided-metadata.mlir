// RUN: cgc opt %s --pass-pipeline='expand-strided-metadata,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='expand-strided-metadata,canonicalize,cse,flatten-memrefs' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @views
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<?x4x6xf32>
// CHECK: %[[O:.*]] = arith.muli %[[T:.*]], %c24
// CHECK: %[[O6:.*]] = arith.addi %[[O]], %c6
// CHECK: memref.reinterpret_cast %[[A]] to offset: [%[[O6]]], sizes: [2, 6], strides: [12, 1]
// CHECK-NOT: memref.subview
// CHECK-NOT: memref.extract_strided_metadata
// CHECK: arith.index_cast %[[O6]]
func.func @views() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n0 = arith.index_castui %d : i32 to index
  %n = arith.addi %n0, %c1 : index
  %t = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<?x4x6xf32>{%n}
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %v = memref.subview %a[%t, 1, 0] [1, 2, 6] [1, 2, 1] : memref<?x4x6xf32> to memref<2x6xf32, strided<[12, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v : memref<2x6xf32, strided<[12, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %x = memref.load %v[%c1, %c1] : memref<2x6xf32, strided<[12, 1], offset: ?>>
  %i = arith.index_cast %offset : index to i32
  %f = arith.sitofp %i : i32 to f32
  %y = arith.addf %x, %f : f32
  memref.store %y, %o[%t] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @reshapes
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2, 8, 6], strides: [48, 6, 1]
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [16, 6], strides: [6, 1]
func.func @reshapes() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<16x6xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2x8x6xf32>
  %t = gpu.thread_id x
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 8, 6] : memref<16x6xf32> into memref<2x8x6xf32>
  %c = memref.collapse_shape %b [[0, 1], [2]] : memref<2x8x6xf32> into memref<16x6xf32>
  %x = memref.load %e[%c1, %t, %c1] : memref<2x8x6xf32>
  memref.store %x, %c[%t, %c1] : memref<16x6xf32>
  return
}

// Rows of a split dim are as far apart as the rows that they split; where dims are joined, the last one of more than one element decides. Seen by a
// slice of the reshaped buffer, whose offset is computed with them.
// CHECK-LABEL: func.func @slices_of_reshapes
// CHECK-DAG: %[[T:.*]] = gpu.thread_id x
// CHECK-DAG: %[[E:.*]] = arith.muli %[[T]], %c48
// CHECK-DAG: %[[E6:.*]] = arith.addi %[[E]], %c6
// CHECK-DAG: memref.reinterpret_cast %{{.*}} to offset: [%[[E6]]], sizes: [1, 4, 3], strides: [48, 12, 1]
// CHECK-DAG: %[[C:.*]] = arith.muli %[[T]], %c12
// CHECK-DAG: %[[C6:.*]] = arith.addi %[[C]], %c6
// CHECK-DAG: memref.reinterpret_cast %{{.*}} to offset: [%[[C6]]], sizes: [3, 6], strides: [12, 1]
func.func @slices_of_reshapes() attributes {workgroup_size = [2 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<16x6xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5x2x1x6xf32>
  %t = gpu.thread_id x
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 8, 6] : memref<16x6xf32> into memref<2x8x6xf32>
  %es = memref.subview %e[%t, 1, 0] [1, 4, 3] [1, 2, 1] : memref<2x8x6xf32> to memref<1x4x3xf32, strided<[48, 12, 1], offset: ?>>
  %bs = memref.subview %b[0, 1, 0, 0] [5, 1, 1, 6] [1, 1, 1, 1] : memref<5x2x1x6xf32> to memref<5x1x1x6xf32, strided<[12, 6, 6, 1], offset: 6>>
  %c = memref.collapse_shape %bs [[0, 1, 2], [3]] : memref<5x1x1x6xf32, strided<[12, 6, 6, 1], offset: 6>> into memref<5x6xf32, strided<[12, 1], offset: 6>>
  %cs = memref.subview %c[%t, 0] [3, 6] [1, 1] : memref<5x6xf32, strided<[12, 1], offset: 6>> to memref<3x6xf32, strided<[12, 1], offset: ?>>
  %x = memref.load %es[%c0, %t, %c1] : memref<1x4x3xf32, strided<[48, 12, 1], offset: ?>>
  memref.store %x, %cs[%t, %c1] : memref<3x6xf32, strided<[12, 1], offset: ?>>
  return
}

// Rows of a size that is known at run time: two dims of a split one are 8 rows and a row apart, a joined one a row.
// CHECK-LABEL: func.func @dynamic_reshapes
// CHECK-DAG: %[[N:.*]] = arith.addi %{{.*}}, %c1
// CHECK-DAG: %[[N8:.*]] = arith.muli %[[N]], %c8
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2, 8, %[[N]]], strides: [%[[N8]], %[[N]], 1]
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [16, %[[N]]], strides: [%[[N]], 1]
func.func @dynamic_reshapes() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %m = arith.index_castui %d : i32 to index
  %n = arith.addi %m, %c1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<16x?xf32>{%n}
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2x8x?xf32>{%n}
  %t = gpu.thread_id x
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 8, %n] : memref<16x?xf32> into memref<2x8x?xf32>
  %c = memref.collapse_shape %b [[0, 1], [2]] : memref<2x8x?xf32> into memref<16x?xf32>
  %x = memref.load %e[%c1, %t, %c0] : memref<2x8x?xf32>
  memref.store %x, %c[%t, %c0] : memref<16x?xf32>
  return
}

// Views of a buffer that begins somewhere else stay: a cast counts from where the memory begins.
// CHECK-LABEL: func.func @kept
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = hal.interface.binding.subspan
// CHECK: memref.subview %[[A]][%{{.*}}, 0] [1, 4] [1, 1]
// CHECK: memref.subview %[[A]][1, 0] [2, 4] [1, 1]
// CHECK: memref.reinterpret_cast %[[B]] to offset: [8], sizes: [2, 4], strides: [8, 1]
func.func @kept() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 16>, 3>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x8xf32>
  %t = gpu.thread_id x
  %at = memref.subview %a[%t, 0] [1, 4] [1, 1] : memref<4x8xf32, strided<[8, 1], offset: 16>, 3> to memref<1x4xf32, strided<[8, 1], offset: ?>, 3>
  %av = memref.subview %a[1, 0] [2, 4] [1, 1] : memref<4x8xf32, strided<[8, 1], offset: 16>, 3> to memref<2x4xf32, strided<[8, 1], offset: 24>, 3>
  %bv = memref.subview %b[1, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 8>>
  %one = arith.constant 1.0 : f32
  memref.store %one, %av[%c0, %c0] : memref<2x4xf32, strided<[8, 1], offset: 24>, 3>
  memref.store %one, %at[%c0, %c0] : memref<1x4xf32, strided<[8, 1], offset: ?>, 3>
  %x = memref.load %av[%c0, %c0] : memref<2x4xf32, strided<[8, 1], offset: 24>, 3>
  memref.store %x, %bv[%c0, %c0] : memref<2x4xf32, strided<[8, 1], offset: 8>>
  return
}
