// RUN: not cgc opt %s --split-input-file --pass-pipeline='linalg-to-loops' 2>&1 | FileCheck %s --implicit-check-not=error:

// Indices of sixteen dims are kept; @most in linalg-to-loops.mlir has as many.
// CHECK: error: 'tensor.collapse_shape' op takes tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>, which has more than 16 dims
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @joined() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %k = arith.constant dense<[[[[[[[[[[[[[[[[[1, 2, 3], [4, 5, 6]]]]]]]]]]]]]]]]]> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>
  %r = tensor.collapse_shape %k [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [16]] : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32> into tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// -----

// CHECK: error: 'tensor.extract' op takes tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>, which has more than 16 dims
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @picked() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %k = arith.constant dense<[[[[[[[[[[[[[[[[[1, 2, 3], [4, 5, 6]]]]]]]]]]]]]]]]]> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>
  %y = tensor.extract %k[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0] : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>
  %r = tensor.splat %y : tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// -----

// CHECK: error: 'memref.copy' op takes memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32, 3>, which has more than 16 dims
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @copied() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %m = memref.alloc() : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32, 3>
  %n = memref.alloc() : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32, 3>
  memref.copy %m, %n : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32, 3> to memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32, 3>
  return
}

// -----

// CHECK: error: 'linalg.generic' op has loops or outputs that cannot be lowered
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
#one = affine_map<(d0) -> (d0)>
func.func @outputs() {
  %zero = arith.constant 0 : i32
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xi32>
  %m = memref.alloc() : memref<4xi32, 3>
  linalg.generic {indexing_maps = [#one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one], iterator_types = ["parallel"]}
      outs(%m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m : memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>) {
  ^bb0(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %x12: i32, %x13: i32, %x14: i32, %x15: i32, %x16: i32):
    linalg.yield %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  return
}

// -----

// What a kernel holds itself is a chain of selects, or an array of 1024 elements at most.
// CHECK: error: 'arith.constant' op is too large to be part of a kernel; it should be a binding
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @table() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %k = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]> : tensor<1025xi32>
  %s = tensor.extract_slice %k[0] [6] [1] : tensor<1025xi32> to tensor<6xi32>
  %r = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// -----

// CHECK: error: 'flow.dispatch.tensor.store' op moves a tensor that was not computed in place; a dispatch allocates no memory of its own
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @inside() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %c1 step %c1 {
    flow.dispatch.tensor.store %x, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  }
  return
}

// -----

// CHECK: error: 'scf.for' op writes over a tensor that is not where its result is stored; a dispatch allocates no memory of its own
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @carried() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %c1 step %c1 iter_args(%t = %x) -> (tensor<2x3xi32>) {
    scf.yield %t : tensor<2x3xi32>
  }
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// -----

// A scan: each step's result would need a store of its own.
// CHECK: error: 'linalg.generic' op has a result along a loop that reduces
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @scan() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %s = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%zero : i32) outs(%s : tensor<2xi32>) -> tensor<2xi32>
  %r:2 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x3xi32>) outs(%e, %f : tensor<2x3xi32>, tensor<2xi32>) {
  ^bb0(%v: i32, %out: i32, %acc: i32):
    %n = arith.addi %acc, %v : i32
    linalg.yield %n, %n : i32, i32
  } -> (tensor<2x3xi32>, tensor<2xi32>)
  flow.dispatch.tensor.store %r#0, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// -----

// Complex numbers are two each before, of one value and of several.
// CHECK: error: 'arith.constant' op of tensor<7xcomplex<f32>> is not lowered yet
func.func @complex() {
  %o = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<writeonly:tensor<7xcomplex<f32>>>
  %k = arith.constant dense<(1.0, 2.0)> : tensor<7xcomplex<f32>>
  flow.dispatch.tensor.store %k, %o, offsets = [0], sizes = [7], strides = [1] : tensor<7xcomplex<f32>> -> !flow.dispatch.tensor<writeonly:tensor<7xcomplex<f32>>>
  return
}

// -----

// CHECK: error: 'arith.constant' op of tensor<2xcomplex<f32>> is not lowered yet
func.func @complex_several() {
  %o = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<writeonly:tensor<2xcomplex<f32>>>
  %k = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  flow.dispatch.tensor.store %k, %o, offsets = [0], sizes = [2], strides = [1] : tensor<2xcomplex<f32>> -> !flow.dispatch.tensor<writeonly:tensor<2xcomplex<f32>>>
  return
}
