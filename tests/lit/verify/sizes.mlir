// Lists that are too long to walk, arrays that no memory holds, slices that reach out of their arrays, sizes and offsets near the ends of 64 bits.
// RUN: not cgc opt %s --split-input-file --pass-pipeline='' 2>&1 | FileCheck %s

func.func @splat(%a: tensor<1x8x8x4xf32>, %w: tensor<2x2xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  // CHECK: :[[#@LINE+1]]:8: error: 'linalg.pooling_nhwc_max' op attribute 'dilations' takes 2 elements, but tensor<2147483648xi64> has 2147483648
  %m = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2147483648xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%a, %w : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %m : tensor<1x4x4x4xf32>
}

// -----
func.func @longest_splat(%a: tensor<1x8x8x4xf32>, %w: tensor<2x2xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  // CHECK: :[[#@LINE+1]]:8: error: 'linalg.pooling_nhwc_max' op attribute 'strides' takes 2 elements, but vector<9223372036854775807xi64> has 9223372036854775807
  %m = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : vector<9223372036854775807xi64>}
    ins(%a, %w : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %m : tensor<1x4x4x4xf32>
}

// -----
func.func @short_list(%a: tensor<1x8x8x4xf32>, %w: tensor<2x2xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  // CHECK: :[[#@LINE+1]]:8: error: 'linalg.pooling_nhwc_max' op attribute 'strides' takes 2 elements, but tensor<1xi64> has 1
  %m = linalg.pooling_nhwc_max {strides = dense<2> : tensor<1xi64>}
    ins(%a, %w : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %m : tensor<1x4x4x4xf32>
}

// -----
func.func @other_lists(%a: tensor<4x8xf32>) {
  // CHECK: :[[#@LINE+1]]:8: error: 'stablehlo.transpose' op
  %0 = "stablehlo.transpose"(%a) {permutation = dense<1> : tensor<9223372036854775807xi64>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'stablehlo.slice' op
  %1 = "stablehlo.slice"(%a) {start_indices = dense<0> : tensor<4294967296xi64>, limit_indices = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<4x8xf32>) -> tensor<1x1xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'stablehlo.broadcast_in_dim' op
  %2 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<0> : tensor<4294967296xi64>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----
// CHECK: :[[#@LINE+1]]:1: error: 'func.func' op has a value of type tensor<7x9223372036854775807xf32>, which no memory holds
func.func @dims(%x: tensor<7x9223372036854775807xf32>) {
  return
}

// -----
// A size of 0 does not hide what the others overflow.
func.func @hidden() {
  // CHECK: :[[#@LINE+1]]:8: error: 'tensor.empty' op has a value of type tensor<0x4294967296x4294967296xf32>, which no memory holds
  %0 = tensor.empty() : tensor<0x4294967296x4294967296xf32>
  return
}

// -----
func.func @vectors_of_memory() {
  // CHECK: :[[#@LINE+1]]:8: error: 'memref.alloc' op has a value of type memref<4294967296xvector<4294967296xf32>>, which no memory holds
  %0 = memref.alloc() : memref<4294967296xvector<4294967296xf32>>
  return
}

// -----
func.func @loads(%n: index) {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n}
  // CHECK: :[[#@LINE+1]]:8: error: 'flow.dispatch.tensor.load' op slice along dimension 0 runs out-of-bounds: offset 0, size 100, stride 4
  %0 = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [100, 4], strides = [4, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<100x4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'flow.dispatch.tensor.load' op slice along dimension 0 runs out-of-bounds: offset 90, size 11, stride 1
  %1 = flow.dispatch.tensor.load %in, offsets = [90, 0], sizes = [11, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<11x4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'flow.dispatch.tensor.load' op slice along dimension 0 runs out-of-bounds: offset 9223372036854775807, size 1, stride 1
  %2 = flow.dispatch.tensor.load %in, offsets = [9223372036854775807, 0], sizes = [1, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<1x4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'flow.dispatch.tensor.load' op slice along dimension 0 runs out-of-bounds: offset 1, size 3, stride 9223372036854775807
  %3 = flow.dispatch.tensor.load %in, offsets = [1, 0], sizes = [3, 4], strides = [9223372036854775807, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<3x4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'flow.dispatch.tensor.load' op expected offset #0 to be non-negative, but got -1
  %4 = flow.dispatch.tensor.load %in, offsets = [-1, 0], sizes = [3, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<3x4xf32>
  // CHECK: :[[#@LINE+1]]:3: error: 'flow.dispatch.tensor.store' op slice along dimension 0 runs out-of-bounds: offset 98, size 3, stride 1
  flow.dispatch.tensor.store %4, %in, offsets = [98, 0], sizes = [3, 4], strides = [1, 1] : tensor<3x4xf32> -> !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n}
  // The last element is inside, and what has no elements is nowhere.
  // CHECK-NOT: error:
  %5 = flow.dispatch.tensor.load %in, offsets = [3, 0], sizes = [33, 4], strides = [3, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<33x4xf32>
  %6 = flow.dispatch.tensor.load %in, offsets = [100, 0], sizes = [0, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<0x4xf32>
  %7 = flow.dispatch.tensor.load %in, offsets = [99, 7], sizes = [1, 4], strides = [9223372036854775807, 1] : !flow.dispatch.tensor<readwrite:tensor<100x?xf32>>{%n} -> tensor<1x4xf32>
  return
}

// -----
func.func @descriptor() {
  // CHECK: :[[#@LINE+1]]:8: error: 'hal.interface.binding.subspan' op its descriptor type must be storage_buffer or uniform_buffer, but is #hal.descriptor_type<i32>
  %0 = hal.interface.binding.subspan set(0) binding(1) type(i32) : memref<4xf32>
  return
}
