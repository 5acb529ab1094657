// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// What a gather takes has to fit together.

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op takes a source, indices and perhaps a mask, and has one output
func.func @alone(%s: tensor<9x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s : tensor<9x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has a dimension_map that is not of distinct dims
func.func @twice(%s: tensor<9x4xf32>, %i: tensor<3x2xi32>, %o: tensor<3xf32>) -> tensor<3xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [1, 1] ins(%s, %i : tensor<9x4xf32>, tensor<3x2xi32>) outs(%o : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has a result of rank 2, and indices that are not 2 numbers for each of its first dims
func.func @numbers(%s: tensor<9x4xf32>, %i: tensor<3x5x1xi32>, %o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [0, 1] ins(%s, %i : tensor<9x4xf32>, tensor<3x5x1xi32>) outs(%o : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has a result of rank 0, and indices that are not 1 numbers for each of its first dims
func.func @less(%s: tensor<9x4xf32>, %i: tensor<3xi32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<9x4xf32>, tensor<3xi32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has elements of f32 for a result of f16, and indices of i32
func.func @elements(%s: tensor<9x4xf32>, %i: tensor<3xi32>, %o: tensor<3x4xf16>) -> tensor<3x4xf16> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<9x4xf32>, tensor<3xi32>) outs(%o : tensor<3x4xf16>) -> tensor<3x4xf16>
  return %0 : tensor<3x4xf16>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has a result of tensor<3x5xf32>, whose dim 1 is not that of the source
func.func @row(%s: tensor<9x4xf32>, %i: tensor<3xi32>, %o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<9x4xf32>, tensor<3xi32>) outs(%o : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// -----

// CHECK: gather-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.gather' op has a mask of tensor<3x4xi1>
func.func @mask(%s: tensor<9x4xf32>, %i: tensor<3xi32>, %m: tensor<3x4xi1>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i, %m : tensor<9x4xf32>, tensor<3xi32>, tensor<3x4xi1>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
