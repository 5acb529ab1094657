// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// What im2col takes has to fit together.

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op needs two tensors or buffers of one element type, but has tensor<2x7x5x6xf32> and tensor<2x20x36xf16>
func.func @f1(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf16>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf16> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf16>) -> tensor<2x20x36xf16>
  return %0 : tensor<2x20x36xf16>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op needs two tensors or buffers of one element type, but has vector<2x7x5x6xf32> and tensor<2x20x36xf32>
func.func @f2(%s: vector<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : vector<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has batch_pos, m_pos and k_pos that are not the 4 dims of its input
func.func @f3(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [2] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has batch_pos, m_pos and k_pos that are not the 4 dims of its input
func.func @f4(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has batch_pos, m_pos and k_pos that are not the 4 dims of its input
func.func @f5(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 4] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'strides' that is not 2 numbers
func.func @f6(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'dilations' that is not 2 numbers
func.func @f7(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'static_kernel_size' that is not 2 numbers
func.func @f8(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'static_offsets' that is not 3 numbers
func.func @f9(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'input_k_perm' that is not 3 numbers, dims in some order
func.func @f10(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 1] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'output_perm' that is not 3 numbers, dims in some order
func.func @f11(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 3] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 3 dims: of 1 sizes, 2, and 3
func.func @f12(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 3 dims: of 1 sizes, 2, and 3
func.func @f13(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5], [4, 3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 3 dims: of 1 sizes, 2, and 3
func.func @f14(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2, 5], [4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 3 dims: of 1 sizes, 2, and 3
func.func @f15(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6, 1]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 3 dims: of 1 sizes, 2, and 3
func.func @f16(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [], [5, 4, 3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'static_input_pad_low' that is not 4 numbers
func.func @f17(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1] input_pad_high = [0, 1, 1, 0] pad_value(%p : f32) ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'static_output_pad_high' that is not 3 numbers
func.func @f18(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1, 0] output_pad_high = [] pad_value(%p : f32) ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has 'static_input_pad_high' that is not 0 numbers
func.func @f19(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [] input_pad_high = [0, 1, 1, 0] pad_value(%p : f32) ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has no pad_value of f32
func.func @f20(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, 1, 1, 0] ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has no pad_value of f32
func.func @f21(%s: tensor<2x7x5x6xf32>, %o: tensor<2x20x36xf32>, %p: f32, %h: f16, %n: index) -> tensor<2x20x36xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 2] offsets = [0, 0, 0] output_sizes = [[2], [5, 4], [3, 2, 6]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] pad_value(%h : f16) ins(%s : tensor<2x7x5x6xf32>) outs(%o : tensor<2x20x36xf32>) -> tensor<2x20x36xf32>
  return %0 : tensor<2x20x36xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has a size of i32
func.func @typed(%s: tensor<9xf32>, %o: tensor<8x2xf32>, %n: i32) -> tensor<8x2xf32> {
  %0 = "iree_linalg_ext.im2col"(%s, %o, %n) <{batch_pos = array<i64>, dilations = array<i64: 1>, input_k_perm = array<i64: 0>, k_pos = array<i64>, m_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1>, static_kernel_size = array<i64: 2>, static_offsets = array<i64: 0, 0>, static_output_sizes = [array<i64: 8>, array<i64: -9223372036854775808>], strides = array<i64: 1>}> : (tensor<9xf32>, tensor<8x2xf32>, i32) -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op has output_sizes that are not a list for each of 2 dims: of 0 sizes, 1, and 1
func.func @missing(%s: tensor<9xf32>, %o: tensor<8x2xf32>) -> tensor<8x2xf32> {
  %0 = "iree_linalg_ext.im2col"(%s, %o) <{batch_pos = array<i64>, dilations = array<i64: 1>, input_k_perm = array<i64: 0>, k_pos = array<i64>, m_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1>, static_kernel_size = array<i64: 2>, static_offsets = array<i64: 0, 0>, static_output_sizes = [array<i64: 8>, array<i64: -9223372036854775808>], strides = array<i64: 1>}> : (tensor<9xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: expected
func.func @text(%s: tensor<9xf32>, %o: tensor<8x2xf32>) {
  %0 = iree_linalg_ext.im2col strides = [1] dilations = [1] kernel_size = [2] offsets = [0, 0] output_sizes = [8, 2]
  return
}

// -----

// CHECK: im2col-errors.mlir:[[@LINE+2]]:8: error: 'iree_linalg_ext.im2col' op output 0 is memref<8x2xf32>, but its result is memref<8x2xf32>
func.func @buffer(%s: memref<9xf32>, %o: memref<8x2xf32>) {
  %0 = iree_linalg_ext.im2col strides = [1] dilations = [1] kernel_size = [2] offsets = [0, 0] output_sizes = [[8], [2]] batch_pos = [] m_pos = [0] k_pos = [] input_k_perm = [0] output_perm = [0, 1] ins(%s : memref<9xf32>) outs(%o : memref<8x2xf32>) -> memref<8x2xf32>
  return
}
