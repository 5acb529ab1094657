// RUN: cgc opt %s --pass-pipeline='fold-memref-aliases' | FileCheck %s

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// Views of more dims than are looked at stay, in either direction; one dim less is seen through.
// CHECK-LABEL: func.func @many_dims
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<4xf32>
// CHECK: %[[E:.*]] = memref.expand_shape %[[A]]
// CHECK: memref.load %[[E]][
// CHECK: %[[C:.*]] = memref.collapse_shape
// CHECK: memref.load %[[C]][
// CHECK: memref.load %[[A]][
func.func @many_dims() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %t = gpu.thread_id x
  %e = memref.expand_shape %a [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]] output_shape [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4] : memref<4xf32> into memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %x = memref.load %e[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %t] : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %k = memref.collapse_shape %b [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]] : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32> into memref<4xf32>
  %y = memref.load %k[%t] : memref<4xf32>
  %f = memref.expand_shape %a [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]] output_shape [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4] : memref<4xf32> into memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %z = memref.load %f[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %t] : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %s = arith.addf %x, %y : f32
  %r = arith.addf %s, %z : f32
  memref.store %r, %o[%t] : memref<4xf32>
  return
}

// Views that nothing reads any more go from loops in loops, too.
// CHECK-LABEL: func.func @in_loops
// CHECK-NOT: memref.subview
// CHECK: return
func.func @in_loops() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %r = memref.subview %a[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
    scf.for %j = %c0 to %c4 step %c1 {
      %s = memref.subview %r[0, %j] [1, 1] [1, 1] : memref<1x4xf32, strided<[4, 1], offset: ?>> to memref<1x1xf32, strided<[4, 1], offset: ?>>
      %x = memref.load %s[%c0, %c0] : memref<1x1xf32, strided<[4, 1], offset: ?>>
      memref.store %x, %o[%i] : memref<64xf32>
    }
  }
  return
}
