
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 16 : i64}
memref.global @scratch : memref<8xi32, 3> = uninitialized
memref.global "private" @outside : memref<2x2xf32>

func.func @buffers(%i: index, %n: index, %m: memref<?x16xf32>, %f: memref<16xf32>) -> f32 {
  %0 = memref.get_global @table : memref<4xf32>
  %1 = memref.alloc() : memref<4x8xf32, 3>
  %2 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x16xf32>
  %3 = memref.alloca() : memref<f32>
  %4 = memref.load %m[%i, %n] : memref<?x16xf32>
  memref.store %4, %3[] : memref<f32>
  memref.copy %m, %2 : memref<?x16xf32> to memref<?x16xf32>
  %5 = memref.dim %m, %i : memref<?x16xf32>
  %6 = memref.subview %m[%i, 0] [2, %n] [1, 1] : memref<?x16xf32> to memref<}x?xf32, strided<[16, 1], offset: ?>>
  %7 = memref.cast %f : memref<16xf32> to memref<?xf32>
  %8 = memref.reinterpret_cast %f to offset: [%i], sizes: [2, 4], strides: [4, 1] : memref<16xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  %9 = memref.expand_shape %f [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %10 = memref.collapse_shape %9 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  memref.dealloc %2 : memref<?x16xf32>
  return %4 : f32
}

func.func @tensors(%t: tensor<?x16xf32>, %i: index, %n: index, %x: f32, %idx: tensor<3x1xindex>) -> tensor<?x16xf32> {
  %0 = tensor.empty(%n) : tensor<?x16xf32>
  %1 = tensor.extract %t[%i, %n] : tensor<?x16xf32>
  %2 = tensor.insert %1 into %t[%i, %n] : tensor<?x16xf32>
  %3 = tensor.extract_slice %t[%i, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
  %4 = tensor.insert_slice %3 into %2[%i, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
  %5 = tensor.pad %3 low[0, 1] high[0, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x16xf32> to tensor<4x?xf32>
  %6 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 2, 16] : tensor<4x16xf32> into tensor<2x2x16xf32>
  %8 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 16] : tensor<?x16xf32> into tensor<?x2x16xf32>
  %9 = tensor.collapse_shape %6 [[0, 1, 2]] : tensor<2x2x16xf32> into tensor<64xf32>
  %10 = tensor.dim %t, %i : tensor<?x16xf32>
  %11 = tensor.cast %3 : tensor<4x16xf32> to tensor<?x16xf32>
  %12 = tensor.from_elements %x, %1 : tensor<2xf32>
  %13 = tensor.concat dim(0) %11, %11 : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  %14 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32>
  %15 = tensor.splat %x : tensor<2x2xf32>
  %16 = tensor.gather %t[%idx] gather_dims([0]) : (tensor<?x16xf32>, tensor<3x1xindex>) -> tensor<3x1x16xf32>
  %17 = tensor.empty() : tensor<2x2x8x2xf32>
  %18 = tensor.pack %3 padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %17 : tensor<4x16xf32> -> tensor<2x2x8x2xf32>
  %19 = tensor.unpack %18 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %3 : tensor<2x2x8x2xf32> -> tensor<4x16xf32>
  return %13 : tensor<?x16xf32>
}
