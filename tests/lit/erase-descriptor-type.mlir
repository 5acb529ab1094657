// RUN: cgc opt %s --pass-pipeline='erase-descriptor-type' | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK: %[[A:.*]] = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
// CHECK: memref.subview %[[A]][1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NOT: descriptor_type
// CHECK: memref.alloc() : memref<4xf32, 3>
func.func @f() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32, #hal.descriptor_type<storage_buffer>>
  %1 = memref.subview %0[1] [2] [1] : memref<4xf32, #hal.descriptor_type<storage_buffer>> to memref<2xf32, strided<[1], offset: 1>, #hal.descriptor_type<storage_buffer>>
  %2 = memref.alloc() : memref<4xf32, 3>
  return
}
