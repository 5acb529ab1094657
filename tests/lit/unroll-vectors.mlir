// RUN: cgc opt %s --split-input-file --pass-pipeline='unroll-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='unroll-vectors{width=1},canonicalize,cse' --mlir-print-local-scope | FileCheck %s --check-prefix=SCALAR
// RUN: not cgc opt %s --split-input-file --pass-pipeline='unroll-vectors{width=8}' 2>&1 | FileCheck %s --check-prefix=WIDTH
// WIDTH: pass 'unroll-vectors': option 'width' takes int{{.}}0..4{{.}}, not '8'

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// The loop carries 2 x 2 pieces. Rows of the left side are read as pieces along k; a lane of them is spread over a piece; k is outermost.
// CHECK-LABEL: func.func @matmul
// CHECK: %[[LOOP:.*]]:4 = scf.for %[[K:.*]] = %{{.*}} iter_args(%[[C0:.*]] = %[[Z:.*]], %[[C1:.*]] = %[[Z]], %[[C2:.*]] = %[[Z]], %[[C3:.*]] = %[[Z]])
// CHECK: %[[A0:.*]] = vector.transfer_read %{{.*}}[%{{.*}}, %[[K]]], %{{.*}} {in_bounds = [true]} : memref<64x32xf32>, vector<4xf32>
// CHECK: %[[A1:.*]] = vector.transfer_read
// CHECK-COUNT-8: vector.transfer_read %{{.*}} {in_bounds = [true]} : memref<32x48xf32>, vector<4xf32>
// CHECK: %[[S0:.*]] = vector.shuffle %[[A0]], %[[A0]] [0, 0, 0, 0]
// CHECK: %[[R0:.*]] = vector.fma %[[S0]], %[[B0:.*]], %[[C0]] : vector<4xf32>
// CHECK: vector.fma %[[S0]], %[[B1:.*]], %[[C1]]
// CHECK: %[[S1:.*]] = vector.shuffle %[[A1]], %[[A1]] [0, 0, 0, 0]
// CHECK: vector.fma %[[S1]], %[[B0]], %[[C2]]
// CHECK: vector.fma %[[S1]], %[[B1]], %[[C3]]
// CHECK: %[[S2:.*]] = vector.shuffle %[[A0]], %[[A0]] [1, 1, 1, 1]
// CHECK: vector.fma %[[S2]], %{{.*}}, %[[R0]]
// CHECK-NOT: vector.contract
// CHECK: scf.yield %{{.*}} : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK: vector.transfer_write %[[LOOP]]#0, %{{.*}}[%[[I:.*]], %[[J:.*]]] {in_bounds = [true]} : vector<4xf32>, memref<64x48xf32>
// CHECK-COUNT-3: vector.transfer_write %[[LOOP]]#{{[1-3]}}, {{.*}} {in_bounds = [true]} : vector<4xf32>, memref<64x48xf32>
// CHECK-NOT: vector.transfer_write
// SCALAR-LABEL: func.func @matmul
// SCALAR: scf.for {{.*}} -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
// SCALAR-COUNT-64: math.fma %{{.*}} : f32
// SCALAR-NOT: math.fma
// SCALAR: scf.yield
func.func @matmul() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<2x8xf32>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<64x32xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<32x48xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) : memref<64x48xf32>
  %y = gpu.thread_id y
  %x = gpu.thread_id x
  %i = affine.apply affine_map<(d0) -> (d0 * 2)>(%y)
  %j = affine.apply affine_map<(d0) -> (d0 * 8)>(%x)
  %r = scf.for %k = %c0 to %c32 step %c4 iter_args(%acc = %zero) -> (vector<2x8xf32>) {
    %va = vector.transfer_read %a[%i, %k], %pad {in_bounds = [true, true]} : memref<64x32xf32>, vector<2x4xf32>
    %vb = vector.transfer_read %b[%k, %j], %pad {in_bounds = [true, true]} : memref<32x48xf32>, vector<4x8xf32>
    %t = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %va, %vb, %acc : vector<2x4xf32>, vector<4x8xf32> into vector<2x8xf32>
    scf.yield %t : vector<2x8xf32>
  }
  vector.transfer_write %r, %c[%i, %j] {in_bounds = [true, true]} : vector<2x8xf32>, memref<64x48xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// A window position of a convolution with 3 channels: the input's last dim is no multiple of 4, its elements are read one by one.
// CHECK-LABEL: func.func @window
// CHECK-COUNT-12: vector.transfer_read %{{.*}} {in_bounds = [true]} : memref<1x1x4x3xf32, strided<[243, 27, 6, 1], offset: ?>>, vector<1xf32>
// CHECK-NOT: {{transfer_read.*vector<1xf32>}}
// CHECK-COUNT-3: vector.transfer_read %{{.*}} {in_bounds = [true]} : memref<3x3x3x16xf32>, vector<4xf32>
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: vector.fma
// CHECK-COUNT-4: vector.transfer_write %{{.*}} {in_bounds = [true]} : vector<4xf32>, memref<1x4x4x16xf32>
func.func @window() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<1.0> : vector<4x4xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<1x9x9x3xf32>
  %f = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<3x3x3x16xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(2) : memref<1x4x4x16xf32>
  %y = gpu.thread_id y
  %h = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%y)
  %view = memref.subview %in[0, %h, 1, 0] [1, 1, 4, 3] [1, 1, 2, 1] : memref<1x9x9x3xf32> to memref<1x1x4x3xf32, strided<[243, 27, 6, 1], offset: ?>>
  %vi = vector.transfer_read %view[%c0, %c0, %c0, %c0], %pad {in_bounds = [true, true]} : memref<1x1x4x3xf32, strided<[243, 27, 6, 1], offset: ?>>, vector<4x3xf32>
  %vf = vector.transfer_read %f[%c1, %c1, %c0, %c0], %pad {in_bounds = [true, true]} : memref<3x3x3x16xf32>, vector<3x4xf32>
  %r = vector.contract {indexing_maps = [affine_map<(w, o, c) -> (w, c)>, affine_map<(w, o, c) -> (c, o)>, affine_map<(w, o, c) -> (w, o)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %vi, %vf, %zero : vector<4x3xf32>, vector<3x4xf32> into vector<4x4xf32>
  vector.transfer_write %r, %out[%c0, %y, %c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<1x4x4x16xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// A row may be outside: a mask over the whole piece. Along the piece the transfer itself knows. What cannot be outside is not asked.
// CHECK-LABEL: func.func @edges
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[ROW:.*]], %[[N:.*]] : index
// CHECK: %[[MASK:.*]] = vector.broadcast %[[IN]] : i1 to vector<4xi1>
// CHECK: vector.transfer_read %{{.*}}[%[[ROW]], %{{.*}}], %{{.*}}, %[[MASK]] : memref<?x12xf32, strided<[12, 1], offset: ?>>, vector<4xf32>
// CHECK-NOT: arith.cmpi
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] {in_bounds = [true]} : vector<4xf32>, memref<16x8xf32>
func.func @edges() attributes {workgroup_size = [1 : index, 16 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<13x12xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<16x8xf32>
  %y = gpu.thread_id y
  %n = affine.min affine_map<(d0) -> (8, -d0 + 13)>(%y)
  %v = memref.subview %a[%y, 0] [%n, 12] [1, 1] : memref<13x12xf32> to memref<?x12xf32, strided<[12, 1], offset: ?>>
  %r = vector.transfer_read %v[%y, %c9], %pad {in_bounds = [false, false]} : memref<?x12xf32, strided<[12, 1], offset: ?>>, vector<1x4xf32>
  vector.transfer_write %r, %o[%y, %c0] {in_bounds = [false, true]} : vector<1x4xf32>, memref<16x8xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// A transposed read runs along the memory's rows; lanes change places in registers. A dim that the memory lacks is read once.
// CHECK-LABEL: func.func @transposed
// CHECK-COUNT-2: vector.transfer_read {{.*}} : memref<8x8xf32>, vector<4xf32>
// CHECK-NOT: vector.transfer_read
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 0, 4, 4]
// CHECK-COUNT-8: vector.transfer_write
func.func @transposed() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<8x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x4x8xf32>
  %v = vector.transfer_read %a[%c0, %c0], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d1, d0)>} : memref<8x8xf32>, vector<2x4x2xf32>
  %w = vector.interleave %v, %v : vector<2x4x2xf32> -> vector<2x4x4xf32>
  vector.transfer_write %w, %o[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x4x4xf32>, memref<2x4x8xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Pieces are added pairwise, then lanes, then the accumulator; vector.reduction of floats keeps its order. Products of i8 are summed in i32.
// CHECK-LABEL: func.func @reductions
// CHECK-COUNT-4: vector.transfer_read
// CHECK: %[[P:.*]] = arith.addf %[[X0:.*]], %[[X1:.*]] : vector<4xf32>
// CHECK: %[[Q:.*]] = arith.addf %[[X2:.*]], %[[X3:.*]] : vector<4xf32>
// CHECK: %[[S:.*]] = arith.addf %[[P]], %[[Q]] : vector<4xf32>
// CHECK: %[[L0:.*]] = vector.extract %[[S]][0]
// CHECK: %[[L1:.*]] = vector.extract %[[S]][1]
// CHECK: %[[L2:.*]] = vector.extract %[[S]][2]
// CHECK: %[[L3:.*]] = vector.extract %[[S]][3]
// CHECK: %[[T0:.*]] = arith.addf %[[L0]], %[[L1]] : f32
// CHECK: %[[T1:.*]] = arith.addf %[[L2]], %[[L3]] : f32
// CHECK: %[[T:.*]] = arith.addf %[[T0]], %[[T1]] : f32
// CHECK: %[[ACC:.*]] = arith.addf %[[T]], %{{.*}} : f32
// CHECK: %[[O0:.*]] = vector.extract %[[X0]][0]
// CHECK: %[[O1:.*]] = vector.extract %[[X0]][1]
// CHECK: %[[R0:.*]] = arith.addf %[[ACC]], %[[O0]] : f32
// CHECK: arith.addf %[[R0]], %[[O1]] : f32
// CHECK: %[[B:.*]] = arith.extsi %{{.*}} : vector<4xi8> to vector<4xi32>
// CHECK: arith.muli %{{.*}} : vector<4xi32>
// CHECK: arith.addi %{{.*}} : vector<4xi32>
func.func @reductions() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %none = arith.constant 0 : i8
  %start = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<16xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<2x4xi8>
  %o = hal.interface.binding.subspan layout(#layout) binding(2) : memref<8xf32>
  %x = vector.transfer_read %a[%c0], %pad {in_bounds = [true]} : memref<16xf32>, vector<16xf32>
  %s = vector.multi_reduction <add>, %x, %pad [0] : vector<16xf32> to f32
  %first = vector.extract_strided_slice %x {offsets = [0], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
  %r = vector.reduction <add>, %first, %s : vector<2xf32> into f32
  memref.store %r, %o[%c0] : memref<8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %none {in_bounds = [true, true]} : memref<2x4xi8>, vector<2x4xi8>
  %z = vector.extract %y[1] : vector<4xi8> from vector<2x4xi8>
  %k = vector.extract_strided_slice %z {offsets = [0], sizes = [2], strides = [1]} : vector<4xi8> to vector<2xi8>
  %i = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (k, n)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %k, %y, %start : vector<2xi8>, vector<2x4xi8> into vector<4xi32>
  %f = arith.sitofp %i : vector<4xi32> to vector<4xf32>
  %c4 = arith.constant 4 : index
  vector.transfer_write %f, %o[%c4] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Beside 64-bit elements all pieces are pairs; a row of three is scalars. Masks are comparisons; gpu ops see scalars.
// CHECK-LABEL: func.func @widths
// CHECK: vector.transfer_read {{.*}} vector<2xf64>
// CHECK: arith.truncf %{{.*}} : vector<2xf64> to vector<2xf32>
// CHECK: %[[LIMIT:.*]] = vector.broadcast %[[T:.*]] : index to vector<2xindex>
// CHECK: arith.cmpi sgt, %[[LIMIT]], %{{.*}} : vector<2xindex>
// CHECK: arith.select %{{.*}} : vector<2xi1>, vector<2xf32>
// CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
// CHECK: arith.negf %{{.*}} : f32
func.func @widths() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f64
  %zero = arith.constant dense<0.0> : vector<6xf32>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<6xf64>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xf32>
  %t = gpu.thread_id x
  %x = vector.transfer_read %a[%c0], %pad {in_bounds = [true]} : memref<6xf64>, vector<6xf64>
  %n = arith.truncf %x : vector<6xf64> to vector<6xf32>
  %m = vector.create_mask %t : vector<6xi1>
  %s = arith.select %m, %n, %zero : vector<6xi1>, vector<6xf32>
  %r = gpu.subgroup_reduce add %s : (vector<6xf32>) -> vector<6xf32>
  %three = vector.extract_strided_slice %r {offsets = [1], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
  %g = arith.negf %three : vector<3xf32>
  vector.transfer_write %g, %o[%t] : vector<3xf32>, memref<8xf32>
  return
}

// -----

// Neighbours in the vector that are none in memory come one by one: along another dim than the last, and two elements apart; so do bits.
// CHECK-LABEL: func.func @apart
// CHECK-SAME: (%[[I:.*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: vector.transfer_read %[[A:.*]][%[[C0]], %[[I]]], %{{.*}} {in_bounds = [true]} : memref<8x8xf32>, vector<1xf32>
// CHECK-COUNT-2: vector.transfer_read %[[A]]{{.*}}, vector<1xf32>
// CHECK: vector.transfer_read %[[A]][%[[C3]], %[[I]]], %{{.*}} {in_bounds = [true]} : memref<8x8xf32>, vector<1xf32>
// CHECK: %[[I3:.*]] = affine.apply affine_map<(d0) -> (d0 + 3)>(%[[I]])
// CHECK: vector.transfer_write %{{.*}}, %[[A]][%[[I]], %[[C0]]] {in_bounds = [true]} : vector<1xf32>, memref<8x8xf32>
// CHECK-COUNT-2: vector.transfer_write {{.*}} : vector<1xf32>, memref<8x8xf32>
// CHECK: vector.transfer_write %{{.*}}, %[[A]][%[[I3]], %[[C0]]] {in_bounds = [true]} : vector<1xf32>, memref<8x8xf32>
// CHECK-COUNT-4: vector.transfer_read {{.*}} : memref<4x4xf32, strided<[8, 2]>>, vector<1xf32>
// CHECK: vector.transfer_write {{.*}} : vector<4xf32>, memref<8x8xf32>
// CHECK-COUNT-4: vector.transfer_read {{.*}} : memref<8xi1, 3>, vector<1xi1>
// CHECK-NOT: vector.transfer_read
// CHECK: return
func.func @apart(%i: index) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %no = arith.constant false
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8x8xf32>
  %m = memref.alloc() : memref<8xi1, 3>
  %x = vector.transfer_read %a[%c0, %i], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<4xf32>
  vector.transfer_write %x, %a[%i, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8x8xf32>
  %v = memref.subview %a[0, 0] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2]>>
  %y = vector.transfer_read %v[%c0, %c0], %pad {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
  vector.transfer_write %y, %a[%i, %c0] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  %b = vector.transfer_read %m[%c0], %no {in_bounds = [true]} : memref<8xi1, 3>, vector<4xi1>
  %s = arith.select %b, %x, %y : vector<4xi1>, vector<4xf32>
  vector.transfer_write %s, %a[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  return
}

// -----

// What threads do together they do element by element; of a shuffle all elements are valid where one is.
// CHECK-LABEL: func.func @together
// CHECK: %[[X:.*]] = vector.transfer_read
// CHECK: %[[X0:.*]] = vector.extract %[[X]][0]
// CHECK: %[[A0:.*]] = gpu.all_reduce add %[[X0]] {
// CHECK-NEXT: } : (f32) -> f32
// CHECK: gpu.all_reduce add
// CHECK: %[[X2:.*]] = vector.extract %[[X]][2]
// CHECK: %[[A2:.*]] = gpu.all_reduce add %[[X2]] {
// CHECK: gpu.all_reduce add
// CHECK: gpu.shuffle xor %[[A0]], %[[ONE:.*]], %[[LANES:.*]] : f32
// CHECK: gpu.shuffle
// CHECK: gpu.shuffle xor %[[A2]], %[[ONE]], %[[LANES]] : f32
// CHECK: %[[S:.*]], %[[VALID:.*]] = gpu.shuffle
// CHECK-NOT: gpu.
// CHECK: %[[V:.*]] = vector.broadcast %[[VALID]] : i1 to vector<4xi1>
func.func @together() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %one = arith.constant 1 : i32
  %width = arith.constant 32 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
  %x = vector.transfer_read %a[%c0], %pad {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %r = gpu.all_reduce add %x {} : (vector<4xf32>) -> vector<4xf32>
  %s, %valid = "gpu.shuffle"(%r, %one, %width) <{mode = #gpu<shuffle_mode xor>}> : (vector<4xf32>, i32, i32) -> (vector<4xf32>, i1)
  %v = vector.broadcast %valid : i1 to vector<4xi1>
  %y = arith.select %v, %s, %x : vector<4xi1>, vector<4xf32>
  vector.transfer_write %y, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// The mask around a transfer becomes those of its pieces, whose results are what the masked op gave.
// CHECK-LABEL: func.func @masked_op
// CHECK: %[[M0:.*]] = arith.cmpi sgt, %[[N:.*]], %{{.*}} : vector<4xindex>
// CHECK: %[[M1:.*]] = arith.cmpi sgt, %[[N]], %{{.*}} : vector<4xindex>
// CHECK: %[[X0:.*]] = vector.transfer_read %{{.*}}[%c0], %{{.*}}, %[[M0]]
// CHECK: %[[X1:.*]] = vector.transfer_read %{{.*}}[%c4], %{{.*}}, %[[M1]]
// CHECK: %[[Z0:.*]] = arith.negf %[[X0]]
// CHECK: %[[Z1:.*]] = arith.negf %[[X1]]
// CHECK: vector.transfer_write %[[Z0]], %{{.*}}[%c0], %[[M0]]
// CHECK: vector.transfer_write %[[Z1]], %{{.*}}[%c4], %[[M1]]
func.func @masked_op() {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %w = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %w : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xf32>
  %m = vector.create_mask %n : vector<8xi1>
  %x = vector.mask %m { vector.transfer_read %a[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %z = arith.negf %x : vector<8xf32>
  vector.mask %m { vector.transfer_write %z, %b[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return
}

// -----

// Of what pads a row, a comparison is left where it may not hold.
#mask = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
// CHECK-LABEL: func.func @masks
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[LAST:.*]] = arith.addi %[[T]], %c8
// CHECK: %[[IN:.*]] = arith.cmpi slt, %[[LAST]], %c10 : index
// CHECK-NOT: arith.cmpi
// CHECK: arith.select %[[IN]]
// CHECK-NOT: arith.select
// CHECK: return
// SCALAR-LABEL: func.func @masks
// SCALAR-COUNT-1: arith.cmpi
// SCALAR-NOT: arith.cmpi
func.func @masks() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %t = gpu.thread_id x
  %zero = arith.constant 0.0 : f32
  %one = arith.constant dense<1.0> : vector<3x1xf32>
  %none = arith.constant dense<0.0> : vector<3x1xf32>
  %a = hal.interface.binding.subspan layout(#mask) binding(0) : memref<3x4xf32>
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[[0], [4], [8]]> : vector<3x1xindex>
  %limit = arith.constant dense<10> : vector<3x1xindex>
  %mine = vector.broadcast %t : index to vector<3x1xindex>
  %column = arith.addi %mine, %at : vector<3x1xindex>
  %in = arith.cmpi slt, %column, %limit : vector<3x1xindex>
  %x = arith.select %in, %one, %none : vector<3x1xi1>, vector<3x1xf32>
  vector.transfer_write %x, %a[%c0, %t] {in_bounds = [true, true]} : vector<3x1xf32>, memref<3x4xf32>
  return
}
