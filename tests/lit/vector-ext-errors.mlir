// What is no nested layout, or none of the value that it meets, and what is wrong with the other ops of the dialect. Layouts are held to their rules
// where they are read.
// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// More elements than the vector has.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op has a layout of 96 elements along dimension 0 of vector<64x64xf16>
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [3, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// A list by another name.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, in which thread_tile is no list of integers
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], nonsense = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// A list twice.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, in which batch_tile is no list of integers
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], outer_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// No integers.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, in which outer_tile is no list of integers
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [true, true], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// One list too many.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout does not have seven lists
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16], nonsense = [1, 1]>) : vector<64x64xf16>
  return
}

// -----

// One too few.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout does not have seven lists
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0]>) : vector<64x64xf16>
  return
}

// -----

// No lists.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout does not have seven lists
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout) : vector<64x64xf16>
  return
}

// -----

// What is no list of parameters.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout does not have seven lists
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<x.y>) : vector<64x64xf16>
  return
}

// -----

// Lists of two lengths.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, in which batch_tile has another length than subgroup_tile
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// Too many dimensions.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, in which subgroup_tile has more than eight dimensions
func.func @f(%v: vector<1x1x1x1x1x1x1x1x1xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [1, 1, 1, 1, 1, 1, 1, 1, 1], batch_tile = [1, 1, 1, 1, 1, 1, 1, 1, 1], outer_tile = [1, 1, 1, 1, 1, 1, 1, 1, 1], thread_tile = [1, 1, 1, 1, 1, 1, 1, 1, 1], element_tile = [1, 1, 1, 1, 1, 1, 1, 1, 1], subgroup_strides = [1, 1, 1, 1, 1, 1, 1, 1, 1], thread_strides = [1, 1, 1, 1, 1, 1, 1, 1, 1]>) : vector<1x1x1x1x1x1x1x1x1xf16>
  return
}

// -----

// Strides that do not nest.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 0: a stride is no multiple of stride * tile of the one inside it
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [3, 1]>) : vector<64x64xf16>
  return
}

// -----

// A tile of nothing.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 1: a tile is zero or negative
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 0], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// A negative tile.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 0: a tile is zero or negative
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [-1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// Four threads that would hold one element.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 1: a stride is negative, or 0 where the tile is more than 1
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 0]>) : vector<64x64xf16>
  return
}

// -----

// More elements than there are numbers.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 0: there are too many elements or ids
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [4611686018427387904, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// More ids than there are numbers.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: the nested_layout, dimension 1: there are too many elements or ids
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 4611686018427387904]>) : vector<64x64xf16>
  return
}

// -----

// An attribute of anything is held to it.
// CHECK: {{.*}}:[[@LINE+1]]:{{[0-9]+}}: error: the nested_layout, dimension 1: a tile is zero or negative
func.func private @f() attributes {foo = [#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 0], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>]}

// -----

// Of another rank.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op has a layout of 2 dimensions on vector<64xf16>
func.func @f(%v: vector<64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64xf16>
  return
}

// -----

// A tensor may be smaller, not larger.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op has a layout of 64 elements along dimension 0 of tensor<65x?xf16>
func.func @f(%v: tensor<65x?xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : tensor<65x?xf16>
  return
}

// -----

// Another layout.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op {{.*}}which is no #iree_vector_ext.nested_layout
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#other.layout<"x">) : vector<64x64xf16>
  return
}

// -----

// No shape.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op operand must be a vector, tensor or memref, but got f16
func.func @f(%v: f16) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : f16
  return
}

// -----

// A matrix instruction by no name.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op attribute 'mma_kind' must be an #iree_gpu.mma_layout, but got 3 : i32
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {mma_kind = 3 : i32} : vector<64x64xf16>
  return
}

// -----

// No instruction.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op attribute 'mma_kind' names no matrix instruction: #iree_gpu.mma_layout<MFMA_F32_16x16_F16>
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16_F16>} : vector<64x64xf16>
  return
}

// -----

// No operand.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op attribute 'mma_kind' names no matrix instruction: #iree_gpu.mma_layout<MFMA_F32_16x16x16>
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16>} : vector<64x64xf16>
  return
}

// -----

// Of other types.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op has the mma_kind #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>, which neither takes nor gives f16
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {mma_kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : vector<64x64xf16>
  return
}

// -----

// A flag is one.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_layout' op attribute 'shared_memory_conversion' must be
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) {shared_memory_conversion = 1 : i32} : vector<64x64xf16>
  return
}

// -----

// A property twice.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: duplicate key 'shared_memory_conversion' in the dictionary
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) <shared_memory_conversion = unit, shared_memory_conversion> : vector<64x64xf16>
  return
}

// -----

// Another element type.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_simt' op vector<4xf16> and vector<4xf32> have different element types
func.func @f(%v: vector<4xf16>) {
  %0 = iree_vector_ext.to_simt %v : vector<4xf16> -> vector<4xf32>
  return
}

// -----

// No vector.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.to_simd' op expected two vectors, but got tensor<4xf16> and vector<4xf16>
func.func @f(%v: tensor<4xf16>) {
  %0 = iree_vector_ext.to_simd %v : tensor<4xf16> -> vector<4xf16>
  return
}

// -----

// A map too few.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected 2 indexing maps, but got [affine_map
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// None for the mask.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected 3 indexing maps, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p, %k <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xi1>
  return
}

// -----

// A symbol too few.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected indexing map #1 to have the 2 dims of vector<16x64xf16> and a symbol for each of 1 index vectors, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1) -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// A sum.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected a dim, a symbol or 0 for each of the 2 dims of tensor<4096x64xf16>, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0 + d0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// A place.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected a dim, a symbol or 0 for each of the 2 dims of tensor<4096x64xf16>, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, 1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// A dim of the base without one.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected a dim, a symbol or 0 for each of the 2 dims of tensor<4096x64xf16>, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// An index vector along the wrong dim.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op mismatched vector shape for an index vector: vector<16xindex> does not have the sizes
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// An index vector that is indexed by one.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op expected the indexing map of an index vector to only have dims, but got
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (s0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// One index, by a dim.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op mismatched vector shape for an index vector: index does not have the sizes
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%i : index], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// Indices of another type.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op index vector #0 must be of index, but got vector<16xi32>
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iw : vector<16xi32>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// An offset too few.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op has 1 indices, but tensor<4096x64xf16> has rank 2
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf16>
  return
}

// -----

// A base that is none.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op base must be a memref or tensor, but got vector<8xf16>
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %v[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : vector<8xf16>, vector<16x64xf16>
  return
}

// -----

// Two element types.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op requires one element type, but got tensor<4096x64xf16> and vector<16x64xf32>
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : tensor<4096x64xf16>, vector<16x64xf32>
  return
}

// -----

// A mask of numbers.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op requires a mask of i1, but got vector<16x64xf32>
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = iree_vector_ext.transfer_gather %t[%i, %i] [%iv : vector<16xindex>], %p, %u <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>, affine_map<(d0, d1)[s0] -> (d0, d1)>]> : tensor<4096x64xf16>, vector<16x64xf16>, vector<16x64xf32>
  return
}

// -----

// Padding of another type.
// CHECK: {{.*}}:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_vector_ext.transfer_gather' op requires padding of the element type of tensor<4096x64xf16>, but got f32
func.func @f(%t: tensor<4096x64xf16>, %v: vector<8xf16>, %i: index, %p: f16, %q: f32, %iv: vector<16xindex>, %iw: vector<16xi32>, %k: vector<16x64xi1>, %u: vector<16x64xf32>) {
  %r = "iree_vector_ext.transfer_gather"(%t, %i, %i, %iv, %q) <{indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>], operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (tensor<4096x64xf16>, index, index, vector<16xindex>, f32) -> vector<16x64xf16>
  return
}
