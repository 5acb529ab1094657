// RUN: cgc opt %s --validate --pass-pipeline='unroll-vectors' -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: cgc opt %s --validate --pass-pipeline='unroll-vectors{width=1}' > /dev/null

// The same results before and after; the ops that are not in a kernel of this compiler's own.

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @load_store(
// CHECK-NOT:     vector.load
// CHECK-NOT:     vector.maskedload
func.func @load_store() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4x8xf32>
  %x = vector.load %a[%c1, %c4] : memref<4x8xf32>, vector<2x4xf32>
  vector.store %x, %o[%c0, %c0] : memref<4x8xf32>, vector<2x4xf32>
  %pass = vector.load %a[%c0, %c0] : memref<4x8xf32>, vector<4xf32>
  %three = vector.create_mask %c3 : vector<4xi1>
  %y = vector.maskedload %a[%c3, %c0], %three, %pass : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %o[%c3, %c4], %three, %y : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  vector.store %y, %o[%c3, %c0] : memref<4x8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @gather(
// CHECK-COUNT-4: vector.transfer_read {{.*}}, vector<1xf32>
// CHECK-COUNT-4: vector.transfer_write {{.*}} : vector<1xf32>
func.func @gather() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x8xf32>
  %at = arith.constant dense<[7, 0, 2, 5]> : vector<4xi32>
  %pass = arith.constant dense<-1.0> : vector<4xf32>
  %three = vector.create_mask %c3 : vector<4xi1>
  %x = vector.gather %a[%c1, %c0] [%at], %three, %pass : memref<2x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %o[%c0, %c0] [%at], %three, %x : memref<2x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @moves(
// CHECK-NOT:     vector<2x4xf32>
// CHECK:         return
func.func @moves() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8x8xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
  %e = vector.extract %x[1, 2] : f32 from vector<2x4xf32>
  %row = vector.extract %x[0] : vector<4xf32> from vector<2x4xf32>
  %s = vector.splat %e : vector<4xf32>
  %word = arith.fptosi %e : f32 to i32
  %three = arith.constant 3 : i32
  %low = arith.andi %word, %three : i32
  %where = arith.index_cast %low : i32 to index
  %two = arith.constant 2 : i32
  %flip = arith.xori %low, %two : i32
  %other = arith.index_cast %flip : i32 to index
  %d = vector.extract %row[%other] : f32 from vector<4xf32>
  %i = vector.insert %d, %row[%where] : f32 into vector<4xf32>
  %g = vector.extractelement %row[%c1 : index] : vector<4xf32>
  %j = vector.insertelement %g, %s[%c1 : index] : vector<4xf32>
  %k = vector.insert %i, %x[1] : vector<4xf32> into vector<2x4xf32>
  vector.transfer_write %k, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x8xf32>
  %f = vector.shuffle %row, %j [7, 0, 3, 4] : vector<4xf32>, vector<4xf32>
  %n = vector.interleave %f, %row : vector<4xf32> -> vector<8xf32>
  %c2 = arith.constant 2 : index
  vector.transfer_write %n, %o[%c2, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  %b = vector.bitcast %x : vector<2x4xf32> to vector<2x4xi32>
  %one = arith.constant dense<1> : vector<2x4xi32>
  %c = arith.xori %b, %one : vector<2x4xi32>
  %h = vector.bitcast %c : vector<2x4xi32> to vector<2x4xf32>
  vector.transfer_write %h, %o[%c3, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x8xf32>
  %m = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : vector<4x2xf32>
  %t = vector.transpose %m, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %u = arith.addf %t, %x : vector<2x4xf32>
  %c5 = arith.constant 5 : index
  vector.transfer_write %u, %o[%c5, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x8xf32>
  return
}

// CHECK-LABEL: func.func @products(
// CHECK-NOT:     vector.outerproduct
// CHECK-NOT:     vector.contract
func.func @products() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<6x4xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
  %y = vector.extract %x[0] : vector<4xf32> from vector<2x4xf32>
  %z = vector.extract %x[1] : vector<4xf32> from vector<2x4xf32>
  %two = vector.extract_strided_slice %y {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %p = vector.outerproduct %two, %z : vector<2xf32>, vector<4xf32>
  %q = vector.outerproduct %two, %y, %p : vector<2xf32>, vector<4xf32>
  vector.transfer_write %q, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<6x4xf32>
  %e = vector.extract %x[1, 1] : f32 from vector<2x4xf32>
  %r = vector.outerproduct %y, %e : vector<4xf32>, f32
  %s = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %y, %z, %e : vector<4xf32>, vector<4xf32> into f32
  %t = vector.insert %s, %r[0] : f32 into vector<4xf32>
  vector.transfer_write %t, %o[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, memref<6x4xf32>
  %rows = vector.multi_reduction <add>, %q, %two [1] : vector<2x4xf32> to vector<2xf32>
  vector.transfer_write %rows, %o[%c4, %c0] {in_bounds = [true]} : vector<2xf32>, memref<6x4xf32>
  %columns = vector.multi_reduction <maximumf>, %x, %t [0] : vector<2x4xf32> to vector<4xf32>
  vector.transfer_write %columns, %o[%c5, %c0] {in_bounds = [true]} : vector<4xf32>, memref<6x4xf32>
  %all = vector.reduction <add>, %t fastmath<reassoc> : vector<4xf32> into f32
  memref.store %all, %o[%c4, %c2] : memref<6x4xf32>
  return
}

// CHECK-LABEL: func.func @masks(
// CHECK-NOT:     vector.mask
// CHECK-NOT:     vector.constant_mask
func.func @masks() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x4xf32>
  %mask = vector.constant_mask [1, 3] : vector<2x4xi1>
  %x = vector.mask %mask { vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  %step = vector.step : vector<4xindex>
  %n = arith.index_cast %step : vector<4xindex> to vector<4xi32>
  %f = arith.sitofp %n : vector<4xi32> to vector<4xf32>
  %b = vector.broadcast %f : vector<4xf32> to vector<2x4xf32>
  %y = arith.addf %x, %b : vector<2x4xf32>
  vector.transfer_write %y, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  return
}

// What another op gives or takes as a whole is taken apart, and put together again.
// CHECK-LABEL: func.func @elements(
// CHECK:         %[[X:.*]] = memref.load
// CHECK:         %[[Y:.*]] = arith.addf %[[X]], %[[X]] : vector<4xf32>
// CHECK:         memref.store %[[Y]]
// CHECK:         %[[Z:.*]] = vector.load
// CHECK:         vector.store %[[Z]]
func.func @elements() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2xvector<4xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2xvector<4xf32>>
  %x = memref.load %a[%c0] : memref<2xvector<4xf32>>
  %y = arith.addf %x, %x : vector<4xf32>
  memref.store %y, %o[%c0] : memref<2xvector<4xf32>>
  %z = vector.load %a[%c1] : memref<2xvector<4xf32>>, vector<4xf32>
  vector.store %z, %o[%c1] : memref<2xvector<4xf32>>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @whole(
// CHECK-COUNT-8: vector.extract %arg0
// CHECK-COUNT-2: arith.negf %{{.*}} : vector<4xf32>
// CHECK:         vector.broadcast %{{.*}} : f32 to vector<2x4xf32>
// CHECK-COUNT-7: vector.insert {{.*}} into vector<2x4xf32>
// CHECK:         return %{{.*}} : vector<2x4xf32>
func.func @whole(%x: vector<2x4xf32>) -> vector<2x4xf32> attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x4xf32>
  %y = arith.negf %x : vector<2x4xf32>
  vector.transfer_write %x, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  return %y : vector<2x4xf32>
}

// Rows by an index vector, each in pieces along memory; then transposed, element by element; then masked, where an index that is off is out of bounds.
// CHECK-LABEL: func.func @transfer_gather(
// CHECK-COUNT-4: vector.transfer_read {{.*}}, vector<4xf32>
// CHECK-COUNT-8: vector.transfer_read {{.*}}, vector<1xf32>
// CHECK-COUNT-4: vector.transfer_read {{.*}}, vector<1xf32>
func.func @transfer_gather() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant -1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4x8xf32>
  %rows = arith.constant dense<[2, 0]> : vector<2xindex>
  %x = iree_vector_ext.transfer_gather %a[%c1, %c0] [%rows : vector<2xindex>], %pad <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : memref<4x8xf32>, vector<2x8xf32>
  vector.transfer_write %x, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, memref<4x8xf32>
  %y = iree_vector_ext.transfer_gather %a[%c0, %c1] [%rows : vector<2xindex>], %pad <indexing_maps = [affine_map<(d0, d1)[s0] -> (d0, s0)>, affine_map<(d0, d1)[s0] -> (d1)>]> : memref<4x8xf32>, vector<4x2xf32>
  vector.transfer_write %y, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, memref<4x8xf32>
  %far = arith.constant dense<[[3, 99], [-7, 0]]> : vector<2x2xindex>
  %on = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  %z = iree_vector_ext.transfer_gather %a[%c0, %c0] [%far : vector<2x2xindex>], %pad, %on <indexing_maps = [affine_map<(d0, d1)[s0] -> (d1, s0)>, affine_map<(d0, d1)[s0] -> (d1, d0)>, affine_map<(d0, d1)[s0] -> (d0, d1)>]> : memref<4x8xf32>, vector<2x2xf32>, vector<2x2xi1>
  vector.transfer_write %z, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<4x8xf32>
  return
}
