// Nested layouts on vectors, of rank 0, and on tensors that are smaller than they; what else iree_vector_ext has. MLIR reads the generic form, and IREE
// (3.13) all but the two attributes of to_layout in the dictionary: it writes them in angle brackets.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | cgc opt - | FileCheck %s

#layout = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>
// CHECK-LABEL: func.func @layouts
func.func @layouts(%v: vector<64x64xf16>, %t: tensor<33x?xf16>, %s: vector<f32>) {
  // CHECK: iree_vector_ext.to_layout %arg0 to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  %0 = iree_vector_ext.to_layout %v to layout(#layout) : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg1 to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {shared_memory_conversion} : tensor<33x?xf16>
  %1 = iree_vector_ext.to_layout %t to layout(#layout) {shared_memory_conversion} : tensor<33x?xf16>
  // CHECK: iree_vector_ext.to_layout %arg2 to layout(#iree_vector_ext.nested_layout<subgroup_tile = [], batch_tile = [], outer_tile = [], thread_tile = [], element_tile = [], subgroup_strides = [], thread_strides = []>) : vector<f32>
  %2 = iree_vector_ext.to_layout %s to layout(#iree_vector_ext.nested_layout<subgroup_tile = [], batch_tile = [], outer_tile = [], thread_tile = [], element_tile = [], subgroup_strides = [], thread_strides = []>) : vector<f32>
  return
}

// Written in another order, with strides of tiles of one, it is the same attribute.
// CHECK-LABEL: func.func @normalised
// CHECK-SAME: attributes {layout = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>}
func.func @normalised(%v: vector<64x64xf16>, %w: vector<2x4x1x1x1x4xf16>) attributes {layout = #iree_vector_ext.nested_layout<thread_strides = [1, 16], subgroup_strides = [1, 12], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_tile = [2, 1]>} {
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {shared_memory_conversion} : vector<64x64xf16>
  %0 = iree_vector_ext.to_layout %v to layout(#layout) <shared_memory_conversion = unit> : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {foo, mma_kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<64x64xf16>
  %1 = iree_vector_ext.to_layout %v to layout(#layout) {mma_kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>, foo} : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {mma_kind = #iree_gpu.virtual_mma_layout<VMFMA_F32_16x16x32_F16>} : vector<64x64xf16>
  %2 = iree_vector_ext.to_layout %v to layout(#layout) {mma_kind = #iree_gpu.virtual_mma_layout<VMFMA_F32_16x16x32_F16>} : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {mma_kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_4x4x4x16B_F16, operands_interleaving_intrinsics_k = [0, 1]>} : vector<64x64xf16>
  %3 = iree_vector_ext.to_layout %v to layout(#layout) {mma_kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_4x4x4x16B_F16, operands_interleaving_intrinsics_k = [0, 1]>} : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16, col_major = true>} : vector<64x64xf16>
  %4 = iree_vector_ext.to_layout %v to layout(#layout) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16, col_major = true>} : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_layout %arg0 to layout({{.*}}) {mma_kind = #iree_gpu.scaled_mma_layout<intrinsic = MFMA_SCALE_F32_16x16x128_B32, lhs_elem_type = f16, rhs_elem_type = f8E4M3FN, acc_elem_type = f32>} : vector<64x64xf16>
  %5 = iree_vector_ext.to_layout %v to layout(#layout) {mma_kind = #iree_gpu.scaled_mma_layout<intrinsic = MFMA_SCALE_F32_16x16x128_B32, lhs_elem_type = f16, rhs_elem_type = f8E4M3FN, acc_elem_type = f32>} : vector<64x64xf16>
  return
}

// CHECK-LABEL: func.func @gathers
func.func @gathers(%t: tensor<?x64xf16>, %m: memref<8xf32>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16x64xindex>, %k: vector<64xi1>, %s: vector<index>) {
  // CHECK: iree_vector_ext.transfer_gather %arg0[%arg2, %arg2] [%arg5 : vector<16xindex>], %arg3 <indexing_maps = [{{.*}}]> : tensor<?x64xf16>, vector<16x64xf16>
  %0 = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<?x64xf16>, vector<16x64xf16>
  // CHECK: iree_vector_ext.transfer_gather %arg0[%arg2, %arg2] [%arg5, %arg6 : vector<16xindex>, vector<16x64xindex>], %arg3, %arg7 <indexing_maps = [{{.*}}]> {foo} : tensor<?x64xf16>, vector<16x64xf16>, vector<64xi1>
  %1 = iree_vector_ext.transfer_gather %t[%i, %i] [%iv, %iw : vector<16xindex>, vector<16x64xindex>], %p, %k {indexing_maps = [affine_map<(d0, d1)[s0, s1] -> (s0, s1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>, affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d1)>], foo} : tensor<?x64xf16>, vector<16x64xf16>, vector<64xi1>
  // CHECK: iree_vector_ext.transfer_gather %arg1[%arg2], %arg4 <indexing_maps = [{{.*}}]> : memref<8xf32>, vector<4x4xf32>
  %2 = iree_vector_ext.transfer_gather %m[%i], %q <indexing_maps = [affine_map<(d0, d1) -> (d1)>]> : memref<8xf32>, vector<4x4xf32>
  // CHECK: iree_vector_ext.transfer_gather %arg1[%arg2] [%arg8 : vector<index>], %arg4 <indexing_maps = [{{.*}}]> : memref<8xf32>, vector<f32>
  %3 = iree_vector_ext.transfer_gather %m[%i] [%s : vector<index>], %q <indexing_maps = [affine_map<()[s0] -> (s0)>, affine_map<()[s0] -> ()>]> : memref<8xf32>, vector<f32>
  return
}
