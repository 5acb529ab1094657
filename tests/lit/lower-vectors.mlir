// RUN: cgc opt %s --split-input-file --pass-pipeline='lower-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s --implicit-check-not=vector.transfer

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Neighbours are loaded at once, elements of a column one by one, a single element as a scalar.
// CHECK-LABEL: func.func @plain
// CHECK: %[[ROW:.*]] = vector.load %[[A:.*]][%[[T:.*]], %[[C4:.*]]] : memref<8x8xf32>, vector<4xf32>
// CHECK: memref.load %[[A]][%{{.*}}, %[[C4]]]
// CHECK-COUNT-3: memref.load
// CHECK: %[[ONE:.*]] = memref.load %[[A]][%[[T]], %[[T]]]
// CHECK: vector.broadcast %[[ONE]] : f32 to vector<4xf32>
// CHECK: vector.store %{{.*}} : memref<8x8xf32>, vector<4xf32>
// CHECK-COUNT-4: memref.store
func.func @plain() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<8x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8x8xf32>
  %t = gpu.thread_id x
  %row = vector.transfer_read %a[%t, %c4], %pad {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  %column = vector.transfer_read %a[%t, %c4], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<4xf32>
  %single = vector.transfer_read %a[%t, %t], %pad {in_bounds = [true]} : memref<8x8xf32>, vector<1xf32>
  %s = vector.extract %single[0] : f32 from vector<1xf32>
  %b = vector.broadcast %s : f32 to vector<4xf32>
  %x = arith.addf %row, %column : vector<4xf32>
  %y = arith.addf %x, %b : vector<4xf32>
  vector.transfer_write %y, %o[%t, %c4] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  vector.transfer_write %y, %o[%c0, %t] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8x8xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Pieces side by side under one condition share an scf.if, nothing is read outside of it.
// CHECK-LABEL: func.func @uniform
// CHECK: %[[IN:.*]] = arith.cmpi ult
// CHECK: %[[R:.*]]:2 = scf.if %[[IN]] -> (vector<4xf32>, vector<4xf32>) {
// CHECK-COUNT-2: vector.load
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[PAD:.*]], %[[PAD]]
// CHECK: scf.if %[[IN]] {
// CHECK-NEXT: vector.store %[[R]]#0
// CHECK-NEXT: vector.store %[[R]]#1
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @uniform() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 2.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<5x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<5x8xf32>
  %t = gpu.thread_id x
  %in = arith.cmpi ult, %t, %c5 : index
  %mask = vector.broadcast %in : i1 to vector<4xi1>
  %x = vector.transfer_read %a[%t, %c0], %pad, %mask {in_bounds = [true]} : memref<5x8xf32>, vector<4xf32>
  %y = vector.transfer_read %a[%t, %c4], %pad, %mask {in_bounds = [true]} : memref<5x8xf32>, vector<4xf32>
  vector.transfer_write %x, %o[%t, %c0], %mask {in_bounds = [true]} : vector<4xf32>, memref<5x8xf32>
  vector.transfer_write %y, %o[%t, %c4], %mask {in_bounds = [true]} : vector<4xf32>, memref<5x8xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Along the pieces: lane by lane, two rows together; one unsigned comparison sees both sides. The view's size is what it was made with.
// CHECK-LABEL: func.func @lanes
// CHECK: %[[N:.*]] = affine.min
// CHECK: %[[C0:.*]] = arith.cmpi ult, %[[J:.*]], %[[N]] : index
// CHECK-COUNT-3: arith.cmpi ult, %{{.*}}, %[[N]] : index
// CHECK: %[[R:.*]]:2 = scf.if %[[C0]] -> (f32, f32) {
// CHECK-COUNT-2: memref.load
// CHECK: } else {
// CHECK-COUNT-3: scf.if %{{.*}} -> (f32, f32)
// CHECK-NOT: vector.load
// CHECK: scf.if %[[C0]] {
// CHECK-NEXT: memref.store %[[R]]#0
// CHECK-NEXT: memref.store %[[R]]#1
// CHECK-NEXT: }
// CHECK-NOT: memref.dim
func.func @lanes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<2x23xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x23xf32>
  %t = gpu.thread_id x
  %n = affine.min affine_map<(d0) -> (8, -d0 + 23)>(%t)
  %va = memref.subview %a[0, %t] [2, %n] [1, 1] : memref<2x23xf32> to memref<2x?xf32, strided<[23, 1], offset: ?>>
  %vo = memref.subview %o[0, %t] [2, %n] [1, 1] : memref<2x23xf32> to memref<2x?xf32, strided<[23, 1], offset: ?>>
  %j = gpu.thread_id y
  %x = vector.transfer_read %va[%c0, %j], %pad : memref<2x?xf32, strided<[23, 1], offset: ?>>, vector<4xf32>
  %y = vector.transfer_read %va[%c1, %j], %pad : memref<2x?xf32, strided<[23, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %x, %vo[%c0, %j] : vector<4xf32>, memref<2x?xf32, strided<[23, 1], offset: ?>>
  vector.transfer_write %y, %vo[%c1, %j] : vector<4xf32>, memref<2x?xf32, strided<[23, 1], offset: ?>>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Index and size are multiples of 4: a piece is inside as a whole or not at all. What ranges prove needs no guard; what they exclude is the padding.
// CHECK-LABEL: func.func @multiples
// CHECK: %[[IN:.*]] = arith.cmpi ult
// CHECK: scf.if %[[IN]] -> (vector<4xf32>) {
// CHECK-NEXT: vector.load
// CHECK: vector.load %{{.*}}[%[[T:.*]]] : memref<20xf32>
// CHECK-NOT: vector.load
// CHECK: vector.store
func.func @multiples() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %c32 = arith.constant 32 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<20xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<64xf32>
  %t = gpu.thread_id x
  %i = affine.apply affine_map<(d0) -> (d0 * 4)>(%t)
  %x = vector.transfer_read %a[%i], %pad : memref<20xf32>, vector<4xf32>
  %y = vector.transfer_read %a[%t], %pad : memref<20xf32>, vector<4xf32>
  %z = vector.transfer_read %a[%c32], %pad : memref<20xf32>, vector<4xf32>
  %s = arith.addf %x, %y : vector<4xf32>
  %r = arith.addf %s, %z : vector<4xf32>
  vector.transfer_write %r, %o[%i] : vector<4xf32>, memref<64xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// A mask from memory: i1 is read element by element, and each lane is guarded by its own.
// CHECK-LABEL: func.func @mask
// CHECK: %[[M0:.*]] = memref.load %{{.*}} : memref<4xi1>
// CHECK-COUNT-3: memref.load %{{.*}} : memref<4xi1>
// CHECK: scf.if %[[M0]] {
// CHECK-NEXT: memref.store
// CHECK-COUNT-3: scf.if
func.func @mask() {
  %c0 = arith.constant 0 : index
  %off = arith.constant false
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<4xi1>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4xf32>
  %m0 = vector.transfer_read %a[%c0], %off {in_bounds = [true]} : memref<4xi1>, vector<4xi1>
  vector.transfer_write %x, %o[%c0], %m0 {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}

// -----

// One index into buffers of different sizes: each read is under its own condition.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[NA:.*]]: index, %[[NB:.*]]: index)
// CHECK-DAG: %[[A:.*]] = arith.cmpi ult, %[[T:.*]], %[[NA]] : index
// CHECK-DAG: %[[B:.*]] = arith.cmpi ult, %[[T]], %[[NB]] : index
// CHECK: scf.if %[[A]] -> (f32)
// CHECK-NEXT: memref.load
// CHECK: scf.if %[[B]] -> (f32)
// CHECK-NEXT: memref.load
func.func @sizes(%na: index, %nb: index) {
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<?xf32>{%na}
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<?xf32>{%nb}
  %o = hal.interface.binding.subspan set(0) binding(2) : memref<64xf32>
  %t = gpu.thread_id x
  %x = vector.transfer_read %a[%t], %pad : memref<?xf32>, vector<1xf32>
  %y = vector.transfer_read %b[%t], %pad : memref<?xf32>, vector<1xf32>
  %s = arith.addf %x, %y : vector<1xf32>
  vector.transfer_write %s, %o[%t] {in_bounds = [true]} : vector<1xf32>, memref<64xf32>
  return
}
