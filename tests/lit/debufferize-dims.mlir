// No tensor has more than 16 dimensions: where a buffer has, all of the kernel stays on buffers, and what copies it is refused later.

// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},debufferize' --verify-each | FileCheck %s
// RUN: not cgc compile %s --target=vulkan1.1 -o %t 2>&1 | FileCheck %s --check-prefix=ERROR
// CHECK: memref.copy %{{.*}} : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : memref<4xf32>)
// ERROR: error: 'memref.copy' op takes memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>, which has more than 16 dims
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @dims() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<4xf32>
  memref.copy %a, %b : memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32> to memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<4xf32>)
  return
}
