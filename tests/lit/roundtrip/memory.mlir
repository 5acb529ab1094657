// Buffers and tensors.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s

// CHECK: memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> {alignment = 16 : i64}
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 16 : i64}
// CHECK: memref.global @scratch : memref<8xi32, 3> = uninitialized
memref.global @scratch : memref<8xi32, 3> = uninitialized
// CHECK: memref.global "private" @outside : memref<2x2xf32>
memref.global "private" @outside : memref<2x2xf32>

// CHECK-LABEL: func.func @buffers
func.func @buffers(%i: index, %n: index, %m: memref<?x16xf32>, %f: memref<16xf32>) -> f32 {
  // CHECK: %0 = memref.get_global @table : memref<4xf32>
  %0 = memref.get_global @table : memref<4xf32>
  // CHECK: %alloc = memref.alloc() : memref<4x8xf32, 3>
  %1 = memref.alloc() : memref<4x8xf32, 3>
  // CHECK: %alloc_0 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?x16xf32>
  %2 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x16xf32>
  // CHECK: %alloca = memref.alloca() : memref<f32>
  %3 = memref.alloca() : memref<f32>
  // CHECK: memref.load %arg2[%arg0, %arg1] : memref<?x16xf32>
  %4 = memref.load %m[%i, %n] : memref<?x16xf32>
  // CHECK: memref.store %{{.*}}, %alloca[] : memref<f32>
  memref.store %4, %3[] : memref<f32>
  // CHECK: memref.copy %arg2, %alloc_0 : memref<?x16xf32> to memref<?x16xf32>
  memref.copy %m, %2 : memref<?x16xf32> to memref<?x16xf32>
  // CHECK: %dim = memref.dim %arg2, %arg0 : memref<?x16xf32>
  %5 = memref.dim %m, %i : memref<?x16xf32>
  // CHECK: %subview = memref.subview %arg2[%arg0, 0] [2, %arg1] [1, 1] : memref<?x16xf32> to memref<2x?xf32, strided<[16, 1], offset: ?>>
  %6 = memref.subview %m[%i, 0] [2, %n] [1, 1] : memref<?x16xf32> to memref<2x?xf32, strided<[16, 1], offset: ?>>
  // CHECK: %cast = memref.cast %arg3 : memref<16xf32> to memref<?xf32>
  %7 = memref.cast %f : memref<16xf32> to memref<?xf32>
  // CHECK: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg0], sizes: [2, 4], strides: [4, 1] : memref<16xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  %8 = memref.reinterpret_cast %f to offset: [%i], sizes: [2, 4], strides: [4, 1] : memref<16xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  // CHECK: memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %9 = memref.expand_shape %f [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  // CHECK: memref.collapse_shape %{{.*}} {{\[\[}}0, 1]] : memref<4x4xf32> into memref<16xf32>
  %10 = memref.collapse_shape %9 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  // CHECK: memref.dealloc %alloc_0 : memref<?x16xf32>
  memref.dealloc %2 : memref<?x16xf32>
  return %4 : f32
}

// CHECK-LABEL: func.func @tensors
func.func @tensors(%t: tensor<?x16xf32>, %i: index, %n: index, %x: f32, %idx: tensor<3x1xindex>) -> tensor<?x16xf32> {
  // CHECK: tensor.empty(%arg2) : tensor<?x16xf32>
  %0 = tensor.empty(%n) : tensor<?x16xf32>
  // CHECK: %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<?x16xf32>
  %1 = tensor.extract %t[%i, %n] : tensor<?x16xf32>
  // CHECK: %inserted = tensor.insert %extracted into %arg0[%arg1, %arg2] : tensor<?x16xf32>
  %2 = tensor.insert %1 into %t[%i, %n] : tensor<?x16xf32>
  // CHECK: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
  %3 = tensor.extract_slice %t[%i, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
  // CHECK: %inserted_slice = tensor.insert_slice %extracted_slice into %inserted[%arg1, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
  %4 = tensor.insert_slice %3 into %2[%i, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
  // CHECK: %padded = tensor.pad %extracted_slice low[0, 1] high[0, %arg1] {
  %5 = tensor.pad %3 low[0, 1] high[0, %i] {
    // CHECK: ^bb0(%arg5: index, %arg6: index):
  ^bb0(%a: index, %b: index):
    // CHECK: tensor.yield %arg3 : f32
    tensor.yield %x : f32
    // CHECK: } : tensor<4x16xf32> to tensor<4x?xf32>
  } : tensor<4x16xf32> to tensor<4x?xf32>
  // CHECK: %expanded = tensor.expand_shape %extracted_slice {{\[\[}}0, 1], [2]] output_shape [2, 2, 16] : tensor<4x16xf32> into tensor<2x2x16xf32>
  %6 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 2, 16] : tensor<4x16xf32> into tensor<2x2x16xf32>
  // CHECK: %expanded_0 = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%arg1, 2, 16] : tensor<?x16xf32> into tensor<?x2x16xf32>
  %8 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 16] : tensor<?x16xf32> into tensor<?x2x16xf32>
  // CHECK: %collapsed = tensor.collapse_shape %expanded {{\[\[}}0, 1, 2]] : tensor<2x2x16xf32> into tensor<64xf32>
  %9 = tensor.collapse_shape %6 [[0, 1, 2]] : tensor<2x2x16xf32> into tensor<64xf32>
  // CHECK: %dim = tensor.dim %arg0, %arg1 : tensor<?x16xf32>
  %10 = tensor.dim %t, %i : tensor<?x16xf32>
  // CHECK: %cast = tensor.cast %extracted_slice : tensor<4x16xf32> to tensor<?x16xf32>
  %11 = tensor.cast %3 : tensor<4x16xf32> to tensor<?x16xf32>
  // CHECK: %from_elements = tensor.from_elements %arg3, %extracted : tensor<2xf32>
  %12 = tensor.from_elements %x, %1 : tensor<2xf32>
  // CHECK: %concat = tensor.concat dim(0) %cast, %cast : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  %13 = tensor.concat dim(0) %11, %11 : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  // CHECK: %generated = tensor.generate %arg2 {
  %14 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
    // CHECK: } : tensor<?x3xf32>
  } : tensor<?x3xf32>
  // CHECK: %splat = tensor.splat %arg3 : tensor<2x2xf32>
  %15 = tensor.splat %x : tensor<2x2xf32>
  // CHECK: tensor.gather %arg0[%arg4] gather_dims([0]) : (tensor<?x16xf32>, tensor<3x1xindex>) -> tensor<3x1x16xf32>
  %16 = tensor.gather %t[%idx] gather_dims([0]) : (tensor<?x16xf32>, tensor<3x1xindex>) -> tensor<3x1x16xf32>
  %17 = tensor.empty() : tensor<2x2x8x2xf32>
  // CHECK: %pack = tensor.pack %extracted_slice padding_value(%arg3 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %{{.*}} : tensor<4x16xf32> -> tensor<2x2x8x2xf32>
  %18 = tensor.pack %3 padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %17 : tensor<4x16xf32> -> tensor<2x2x8x2xf32>
  // CHECK: %unpack = tensor.unpack %pack outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %extracted_slice : tensor<2x2x8x2xf32> -> tensor<4x16xf32>
  %19 = tensor.unpack %18 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %3 : tensor<2x2x8x2xf32> -> tensor<4x16xf32>
  return %13 : tensor<?x16xf32>
}
