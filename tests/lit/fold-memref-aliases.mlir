// RUN: cgc opt %s --pass-pipeline='fold-memref-aliases,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='fold-memref-aliases,flatten-memrefs' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// A row of a slab, then a piece of it: offsets add up, a dropped dim has its own.
// CHECK-LABEL: func.func @subviews
// CHECK-NOT: memref.subview
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<6x5x8xf32>
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[C:.*]] = arith.addi %[[T]], %c2
// CHECK: vector.load %[[A]][%[[T]], %c3, %[[C]]] : memref<6x5x8xf32>, vector<2xf32>
// CHECK: vector.store %{{.*}}, %{{.*}}[%[[T]], %c0] : memref<6x8xf32>, vector<2xf32>
// CHECK-NOT: memref.subview
func.func @subviews() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<6x5x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<6x8xf32>
  %t = gpu.thread_id x
  %row = memref.subview %a[%t, 3, 0] [1, 1, 8] [1, 1, 1] : memref<6x5x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %piece = memref.subview %row[%t] [4] [1] : memref<8xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  %c2 = arith.constant 2 : index
  %x = vector.load %piece[%c2] : memref<4xf32, strided<[1], offset: ?>>, vector<2xf32>
  %to = memref.subview %o[%t, 0] [1, 2] [1, 1] : memref<6x8xf32> to memref<1x2xf32, strided<[8, 1], offset: ?>>
  vector.store %x, %to[%c0, %c0] : memref<1x2xf32, strided<[8, 1], offset: ?>>, vector<2xf32>
  return
}

// A stride multiplies; the size of a view is what it was made with.
// CHECK-LABEL: func.func @strided
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: arith.index_cast %[[N]] : index to i32
// CHECK: %[[R:.*]] = arith.muli %[[T]], %c2
// CHECK: %[[R1:.*]] = arith.addi %[[R]], %c1
// CHECK: %[[X:.*]] = memref.load %{{.*}}[%[[R1]], %c3] : memref<?x4xf32>
// CHECK-NOT: memref.dim
func.func @strided() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<?x4xf32>{%n}
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  %t = gpu.thread_id x
  %v = memref.subview %a[1, 3] [%n, 1] [2, 1] : memref<?x4xf32> to memref<?x1xf32, strided<[8, 1], offset: 7>>
  %d = memref.dim %v, %c0 : memref<?x1xf32, strided<[8, 1], offset: 7>>
  %i = arith.index_cast %d : index to i32
  %in = arith.cmpi slt, %t, %c0 : index
  scf.if %in {
    %x = memref.load %v[%t, %c0] : memref<?x1xf32, strided<[8, 1], offset: 7>>
    %f = arith.sitofp %i : i32 to f32
    %y = arith.addf %x, %f : f32
    memref.store %y, %o[%t] : memref<64xf32>
  }
  return
}

// A split dim is joined, a joined one divided; a vector across the parts of a joined dim waits for flatten-memrefs.
// CHECK-LABEL: func.func @reshapes
// CHECK: %[[R:.*]] = arith.remui %[[T:.*]], %c4
// CHECK: %[[Q:.*]] = arith.divui %[[T]], %c4
// CHECK: memref.load %{{.*}}[%[[Q]], %[[R]]] : memref<4x4xf32>
// CHECK: vector.load %collapse_shape[%[[T]]] : memref<16xf32>, vector<2xf32>
func.func @reshapes() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<16xf32>
  %t = gpu.thread_id x
  %c = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %e = memref.expand_shape %o [[0, 1]] output_shape [8, 2] : memref<16xf32> into memref<8x2xf32>
  %x = memref.load %c[%t] : memref<16xf32>
  %y = vector.load %c[%t] : memref<16xf32>, vector<2xf32>
  %y1 = vector.extract %y[1] : f32 from vector<2xf32>
  %z = arith.addf %x, %y1 : f32
  memref.store %z, %e[%t, %c0] : memref<8x2xf32>
  return
}

// Vectors along a last dim that a reshape leaves alone fold; the other dims are split and joined as elements are.
// CHECK-LABEL: func.func @reshaped_rows
// CHECK: %[[R:.*]] = arith.addi %[[T:.*]], %c4 : index
// CHECK: vector.load %{{.*}}[%[[R]], %c4] : memref<8x8xf32>, vector<4xf32>
// CHECK: %[[Q:.*]] = arith.divui %[[T]], %c2
// CHECK: vector.store %{{.*}}, %{{.*}}[%[[Q]], %{{.*}}, %c0] : memref<4x2x8xf32>, vector<4xf32>
func.func @reshaped_rows() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x2x8xf32>
  %t = gpu.thread_id x
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %c = memref.collapse_shape %o [[0, 1], [2]] : memref<4x2x8xf32> into memref<8x8xf32>
  %x = vector.load %e[%c1, %t, %c4] : memref<2x4x8xf32>, vector<4xf32>
  vector.store %x, %c[%t, %c0] : memref<8x8xf32>, vector<4xf32>
  return
}

// A transfer that stays in bounds reads the source: its last dim, as before.
// CHECK-LABEL: func.func @transfers
// CHECK: vector.transfer_read %{{.*}}[%[[T:.*]], %c3, %c0], %{{.*}} {in_bounds = [true]} : memref<6x5x8xf32>, vector<4xf32>
func.func @transfers() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<6x5x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<6x8xf32>
  %t = gpu.thread_id x
  %p = arith.constant 0.0 : f32
  %row = memref.subview %a[%t, 3, 0] [1, 1, 8] [1, 1, 1] : memref<6x5x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %x = vector.transfer_read %row[%c0], %p {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %x, %o[%t, %c0] : memref<6x8xf32>, vector<4xf32>
  return
}

// The size of joined dims is the product of theirs, whichever is not known; a dim of one element joined with it changes nothing.
// CHECK-LABEL: func.func @joined_sizes
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[N15:.*]] = arith.muli %[[N]], %c15
// CHECK: %[[I:.*]] = arith.index_cast %[[N15]] : index to i32
// CHECK: %[[J:.*]] = arith.index_cast %[[N]] : index to i32
// CHECK: arith.subi %[[I]], %[[J]]
// CHECK-NOT: memref.dim
// CHECK: return
func.func @joined_sizes() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<3x?x5x?x1xf32>{%n, %n}
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xi32>
  %c = memref.collapse_shape %a [[0, 1, 2], [3, 4]] : memref<3x?x5x?x1xf32> into memref<?x?xf32>
  %d = memref.dim %c, %c0 : memref<?x?xf32>
  %e = memref.dim %c, %c1 : memref<?x?xf32>
  %i = arith.index_cast %d : index to i32
  %j = arith.index_cast %e : index to i32
  %k = arith.subi %i, %j : i32
  memref.store %k, %o[%c0] : memref<64xi32>
  return
}

// Dims of one element that a reshape drops or adds are at their only place.
// CHECK-LABEL: func.func @one_element
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} binding(0) {{.*}} : memref<1x1xf32>
// CHECK: %[[O:.*]] = hal.interface.binding.subspan {{.*}} binding(1) {{.*}} : memref<f32>
// CHECK: %[[X:.*]] = memref.load %[[A]][%c0, %c0] : memref<1x1xf32>
// CHECK: memref.store %[[X]], %[[O]][] : memref<f32>
func.func @one_element() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<1x1xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<f32>
  %c = memref.collapse_shape %a [] : memref<1x1xf32> into memref<f32>
  %e = memref.expand_shape %o [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %x = memref.load %c[] : memref<f32>
  memref.store %x, %e[%c0, %c0] : memref<1x1xf32>
  return
}
