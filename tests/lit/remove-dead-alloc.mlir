// RUN: cgc opt %s --pass-pipeline='remove-dead-alloc' | FileCheck %s

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @kernel
// CHECK-NOT: memref<8x4xf32, 3>
// CHECK: %[[B:.*]] = memref.alloc() : memref<4xf32, 3>
// CHECK-NOT: memref<8x4xf32, 3>
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK-NOT: memref.subview
// CHECK: memref.load %[[B]]
func.func @kernel() {
  %c0 = arith.constant 0 : index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %a = memref.alloc() : memref<8x4xf32, 3>
  %b = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %x = memref.load %o[%t] : memref<4xf32>
  memref.store %x, %b[%t] : memref<4xf32, 3>
  %v = memref.subview %a[%t, 0] [1, 4] [1, 1] : memref<8x4xf32, 3> to memref<4xf32, strided<[1], offset: ?>, 3>
  memref.store %x, %v[%t] : memref<4xf32, strided<[1], offset: ?>, 3>
  %y = memref.load %b[%c0] : memref<4xf32, 3>
  memref.store %y, %o[%t] : memref<4xf32>
  return
}
