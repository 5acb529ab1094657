// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// The region of a map takes an index and yields one, and a number or a condition.

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_load' op has a region that does not make of an index of tensor<5x3xf32> one of tensor<3x5xf32>, and f32
func.func @f0(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %i, %j : index, index
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_load' op has a region that does not make of an index of tensor<5x3xf32> one of tensor<3x5xf32>, and f32
func.func @f1(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %i, %j, %h : index, index, f16
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_load' op has a region that does not make of an index of tensor<5x3xf32> one of tensor<3x5xf32>, and f32
func.func @f2(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%i: index):
    iree_linalg_ext.yield %i, %i, %p : index, index, f32
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_load' op has a region that does not make of an index of tensor<5x3xf32> one of tensor<3x5xf32>, and f32
func.func @f3(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %n, %j, %p : i32, index, f32
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_store' op has a region that does not make of an index of tensor<3x5xf32> one of tensor<5x3xf32>, and i1
func.func @f4(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %i, %j, %p : index, index, f32
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_store' op has a region that does not make of an index of tensor<3x5xf32> one of tensor<5x3xf32>, and i1
func.func @f5(%s: tensor<3x5xf32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%i: i32, %j: index):
    iree_linalg_ext.yield %j, %j, %in : index, index, i1
  } : tensor<3x5xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_store' op has a region that does not make of an index of tensor<f32> one of tensor<5x3xf32>, and i1
func.func @f6(%s: tensor<f32>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%i: index):
    iree_linalg_ext.yield %i, %i, %in : index, index, i1
  } : tensor<f32> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_store' op needs two tensors or buffers of one element type, but has tensor<3x5xf16> and tensor<5x3xf32>
func.func @f7(%s: tensor<3x5xf16>, %o: tensor<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %i, %j, %in : index, index, i1
  } : tensor<3x5xf16> into tensor<5x3xf32> -> tensor<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.map_store' op output 0 is memref<5x3xf32>, but its result is memref<5x3xf32>
func.func @f8(%s: tensor<3x5xf32>, %o: memref<5x3xf32>, %p: f32, %h: f16, %in: i1, %n: i32) {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %i, %j, %in : index, index, i1
  } : tensor<3x5xf32> into memref<5x3xf32> -> memref<5x3xf32>
  return
}

// -----

// CHECK: map-errors.mlir:[[@LINE+2]]:3: error: 'iree_linalg_ext.map_store' op has a region that does not make of an index of
func.func @ended(%s: memref<3xf32>, %o: memref<5xf32>, %in: i1) {
  "iree_linalg_ext.map_store"(%s, %o) ({
  ^bb0(%i: index):
    "scf.yield"(%i, %in) : (index, i1) -> ()
  }) : (memref<3xf32>, memref<5xf32>) -> ()
  return
}
