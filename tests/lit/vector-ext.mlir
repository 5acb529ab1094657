// What canonicalize makes of iree_vector_ext: pairs of casts, layouts that are there, and of transfer_gather index vectors that are no vectors,
// broadcast, transposed or counted, masks that mask nothing or all, and gathers of nothing.
// RUN: cgc opt %s --pass-pipeline=canonicalize | FileCheck %s

#layout = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>
#same = #iree_vector_ext.nested_layout<thread_strides = [1, 16], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_tile = [2, 1], subgroup_strides = [1, 7]>

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[V:.*]]: vector<64x64xf16>, %[[W:.*]]: vector<2x4x1x1x1x4xf16>)
// CHECK-NOT: to_si
// CHECK: %[[C:.*]] = iree_vector_ext.to_simd %[[W]] : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
// CHECK: %[[D:.*]] = iree_vector_ext.to_simt %[[C]] : vector<64x64xf16> -> vector<2x16xf16>
// CHECK: return %[[V]], %[[W]], %[[D]]
func.func @casts(%v: vector<64x64xf16>, %w: vector<2x4x1x1x1x4xf16>) -> (vector<64x64xf16>, vector<2x4x1x1x1x4xf16>, vector<2x16xf16>) {
  %0 = iree_vector_ext.to_simt %v : vector<64x64xf16> -> vector<2x4x1x1x1x4xf16>
  %1 = iree_vector_ext.to_simd %0 : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
  %2 = iree_vector_ext.to_simd %w : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
  %3 = iree_vector_ext.to_simt %2 : vector<64x64xf16> -> vector<2x4x1x1x1x4xf16>
  %4 = iree_vector_ext.to_simt %2 : vector<64x64xf16> -> vector<2x16xf16>
  return %1, %3, %4 : vector<64x64xf16>, vector<2x4x1x1x1x4xf16>, vector<2x16xf16>
}

// Layouts that say the same are one attribute.
// CHECK-LABEL: func.func @layouts
// CHECK: %[[A:.*]] = iree_vector_ext.to_layout %arg0 to layout(#{{.*}}) {shared_memory_conversion} : vector<64x64xf16>
// CHECK: %[[B:.*]] = iree_vector_ext.to_layout %[[A]] to layout(#{{.*}}) {shared_memory_conversion} : vector<64x64xf16>
// CHECK: %[[C:.*]] = iree_vector_ext.to_layout %[[B]] to layout(#{{.*}}) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<64x64xf16>
// CHECK-NEXT: return %[[A]], %[[C]]
func.func @layouts(%v: vector<64x64xf16>) -> (vector<64x64xf16>, vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#layout) {shared_memory_conversion} : vector<64x64xf16>
  %1 = iree_vector_ext.to_layout %0 to layout(#same) : vector<64x64xf16>
  %2 = iree_vector_ext.to_layout %1 to layout(#layout) {shared_memory_conversion} : vector<64x64xf16>
  %3 = iree_vector_ext.to_layout %2 to layout(#same) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<64x64xf16>
  return %1, %3 : vector<64x64xf16>, vector<64x64xf16>
}

#d0 = affine_map<(d0, d1)[s0] -> (d0)>
#d01 = affine_map<(d0, d1)[s0] -> (d0, d1)>
#row = affine_map<(d0, d1)[s0] -> (s0, d1)>

// CHECK-LABEL: func.func @reads
// CHECK: vector.transfer_read %arg0[%arg1, %arg2], %arg3, %arg4 {in_bounds = [true, true]} : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: vector.transfer_read %arg0[%arg1, %arg2], %arg3 {in_bounds = [true, true], permutation_map = #[[SWAP:.*]]} : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[I:.*]] = arith.addi %arg1, %arg2 : index
// CHECK: vector.transfer_read %arg0[%[[I]], %arg2], %arg3 {in_bounds = [true, true], permutation_map = #{{.*}}} : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: vector.transfer_read %arg0[%arg1, %arg2], %arg3 {in_bounds = [true, true]} : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[F:.*]] = arith.addi %arg1, %c5 : index
// CHECK: vector.transfer_read %arg0[%[[F]], %arg2], %arg3 {in_bounds = [true, true]} : tensor<4096x64xf16>, vector<4x64xf16>
func.func @reads(%t: tensor<4096x64xf16>, %i: index, %j: index, %p: f16, %k: vector<16x64xi1>)
    -> (vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<4x64xf16>) {
  %0 = iree_vector_ext.transfer_gather %t[%i, %j], %p, %k <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  %1 = iree_vector_ext.transfer_gather %t[%i, %j], %p <indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  %b = vector.broadcast %j : index to vector<16xindex>
  %2 = iree_vector_ext.transfer_gather %t[%i, %j] [%b : vector<16xindex>], %p <indexing_maps = [#row, #d0]> : tensor<4096x64xf16>, vector<16x64xf16>
  %s = vector.step : vector<16xindex>
  %3 = iree_vector_ext.transfer_gather %t[%i, %j] [%s : vector<16xindex>], %p <indexing_maps = [#row, #d0]> : tensor<4096x64xf16>, vector<16x64xf16>
  %five = arith.constant dense<[5, 6, 7, 8]> : vector<4xindex>
  %4 = iree_vector_ext.transfer_gather %t[%i, %j] [%five : vector<4xindex>], %p <indexing_maps = [#row, #d0]> : tensor<4096x64xf16>, vector<4x64xf16>
  return %0, %1, %2, %3, %4 : vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<4x64xf16>
}

// A constant, an index and a vector of one are one index, too.
// CHECK-LABEL: func.func @uniform
// CHECK: %[[A:.*]] = arith.addi %arg1, %c3 : index
// CHECK: vector.transfer_read %arg0[%[[A]], %arg2], %arg3 {{.*}} : memref<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[B:.*]] = arith.addi %arg1, %arg2 : index
// CHECK: vector.transfer_read %arg0[%[[B]], %arg2], %arg3 {{.*}} : memref<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[X:.*]] = vector.extract %arg4[] : index from vector<index>
// CHECK: %[[C:.*]] = arith.addi %arg1, %[[X]] : index
// CHECK: vector.transfer_read %arg0[%[[C]], %arg2], %arg3 {{.*}} : memref<4096x64xf16>, vector<16x64xf16>
func.func @uniform(%t: memref<4096x64xf16>, %i: index, %j: index, %p: f16, %z: vector<index>) -> (vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>) {
  %c = arith.constant dense<3> : vector<16xindex>
  %0 = iree_vector_ext.transfer_gather %t[%i, %j] [%c : vector<16xindex>], %p <indexing_maps = [#row, #d0]> : memref<4096x64xf16>, vector<16x64xf16>
  %1 = iree_vector_ext.transfer_gather %t[%i, %j] [%j : index], %p <indexing_maps = [#row, affine_map<(d0, d1)[s0] -> ()>]> : memref<4096x64xf16>, vector<16x64xf16>
  %2 = iree_vector_ext.transfer_gather %t[%i, %j] [%z : vector<index>], %p <indexing_maps = [#row, affine_map<(d0, d1)[s0] -> ()>]> : memref<4096x64xf16>, vector<16x64xf16>
  return %0, %1, %2 : vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>
}

// CHECK-LABEL: func.func @vectors
// CHECK: transfer_gather %arg0[%arg1, %arg2] [%arg4 : vector<16xindex>], %arg3 <indexing_maps = [#[[ROW:.*]], #[[D0:.*]]]> : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: transfer_gather %arg0[%arg1, %arg2] [%arg4 : vector<16xindex>], %arg3 <indexing_maps = [#[[ROW]], #[[D0]]]> : tensor<4096x64xf16>, vector<16x64xf16>
func.func @vectors(%t: tensor<4096x64xf16>, %i: index, %j: index, %p: f16, %iv: vector<16xindex>, %iw: vector<64xindex>) -> (vector<16x64xf16>, vector<16x64xf16>) {
  %b = vector.broadcast %iv : vector<16xindex> to vector<64x16xindex>
  %c = vector.transpose %b, [1, 0] : vector<64x16xindex> to vector<16x64xindex>
  %0 = iree_vector_ext.transfer_gather %t[%i, %j] [%c : vector<16x64xindex>], %p <indexing_maps = [#row, #d01]> : tensor<4096x64xf16>, vector<16x64xf16>
  %1 = iree_vector_ext.transfer_gather %t[%i, %j] [%iw, %iv : vector<64xindex>, vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0, s1] -> (s1, d1)>, affine_map<(d0, d1)[s0, s1] -> (d1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return %0, %1 : vector<16x64xf16>, vector<16x64xf16>
}

// CHECK-LABEL: func.func @masks
// CHECK: %[[A:.*]] = iree_vector_ext.transfer_gather %arg0[%arg1, %arg2] [%arg4 : vector<16xindex>], %arg3 <indexing_maps = [#{{[a-z0-9]*}}, #{{[a-z0-9]*}}]> : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[B:.*]] = iree_vector_ext.transfer_gather %arg0[%arg1, %arg2] [%arg4 : vector<16xindex>], %arg3 <indexing_maps = [#{{[a-z0-9]*}}, #{{[a-z0-9]*}}]> : tensor<4096x64xf16>, vector<16x64xf16>
// CHECK: %[[P:.*]] = vector.broadcast %arg3 : f16 to vector<16x64xf16>
// CHECK: return %[[A]], %[[B]], %[[P]]
func.func @masks(%t: tensor<4096x64xf16>, %i: index, %j: index, %p: f16, %iv: vector<16xindex>) -> (vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>) {
  %on = arith.constant dense<true> : vector<16x64xi1>
  %off = arith.constant dense<false> : vector<16x64xi1>
  %all = vector.constant_mask [16, 64] : vector<16x64xi1>
  %0 = iree_vector_ext.transfer_gather %t[%i, %j] [%iv : vector<16xindex>], %p, %on <indexing_maps = [#row, #d0, #d01]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  %1 = iree_vector_ext.transfer_gather %t[%i, %j] [%iv : vector<16xindex>], %p, %all <indexing_maps = [#row, #d0, #d01]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  %2 = iree_vector_ext.transfer_gather %t[%i, %j] [%iv : vector<16xindex>], %p, %off <indexing_maps = [#row, #d0, #d01]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  return %0, %1, %2 : vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>
}

// What stays: a diagonal, an index vector that is stretched, and a mask that a read has not, along other dims or of more of them.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-4: iree_vector_ext.transfer_gather
func.func @kept(%t: tensor<4096x64xf16>, %i: index, %p: f16, %o: vector<1xindex>, %k: vector<64x16xi1>, %l: vector<16x64xi1>)
    -> (vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>) {
  %0 = iree_vector_ext.transfer_gather %t[%i, %i], %p <indexing_maps = [affine_map<(d0, d1) -> (d1, d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  %b = vector.broadcast %o : vector<1xindex> to vector<16xindex>
  %1 = iree_vector_ext.transfer_gather %t[%i, %i] [%b : vector<16xindex>], %p <indexing_maps = [#row, #d0]> : tensor<4096x64xf16>, vector<16x64xf16>
  %2 = iree_vector_ext.transfer_gather %t[%i, %i], %p, %k <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<64x16xi1>
  %3 = iree_vector_ext.transfer_gather %t[%i, %i], %p, %l <indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  return %0, %1, %2, %3 : vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>, vector<16x64xf16>
}
