// What is no nested layout, or none of the value that it meets.
// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// More elements than the vector has.
// CHECK: error: 'iree_vector_ext.to_layout' op has a layout of 96 elements along dimension 0 of vector<64x64xf16>
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [3, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// A list by another name.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}in which thread_tile is no list of integers
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], nonsense = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// One list too many.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}does not have seven lists
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16], nonsense = [1, 1]>) : vector<64x64xf16>
  return
}

// -----

// Lists of different lengths.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}in which batch_tile has another length than subgroup_tile
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// Strides that do not nest.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}dimension 0: a stride is no multiple of stride * tile of the one inside it
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [3, 1]>) : vector<64x64xf16>
  return
}

// -----

// A tile of none.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}dimension 1: a tile is zero or negative
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 0], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  return
}

// -----

// Elements without an owner.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}dimension 1: a stride is negative, or 0 where the tile is more than 1
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 0]>) : vector<64x64xf16>
  return
}

// -----

// Another rank.
// CHECK: error: 'iree_vector_ext.to_layout' op has a layout of 2 dimensions on vector<64xf16>
func.func @f(%v: vector<64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64xf16>
  return
}

// -----

// A tensor may be smaller, not larger.
// CHECK: error: 'iree_vector_ext.to_layout' op has a layout of 64 elements along dimension 0 of tensor<65x?xf16>
func.func @f(%v: tensor<65x?xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : tensor<65x?xf16>
  return
}

// -----

// No layout at all.
// CHECK: error: 'iree_vector_ext.to_layout' op {{.*}}which is no #iree_vector_ext.nested_layout
func.func @f(%v: vector<64x64xf16>) {
  %0 = iree_vector_ext.to_layout %v to layout(#other.layout<"x">) : vector<64x64xf16>
  return
}
