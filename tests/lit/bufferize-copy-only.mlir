// RUN: cgc opt %s --pass-pipeline='bufferize-copy-only' | FileCheck %s

// CHECK-LABEL: func.func @copy
// CHECK: %[[A:.*]] = hal.interface.binding.subspan set(0) binding(0) : memref<3x?xf32>{
// CHECK: %[[B:.*]] = hal.interface.binding.subspan set(0) binding(1) : memref<3x?xf32>{
// CHECK: memref.copy %[[A]], %[[B]] : memref<3x?xf32> to memref<3x?xf32>
// CHECK-NOT: flow.dispatch.tensor
// CHECK: return
func.func @copy() {
  %c = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %c : i32 to index
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<3x?xf32>>{%n}
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<3x?xf32>>{%n}
  %2 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [3, %n], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x?xf32>>{%n} -> tensor<3x?xf32>
  flow.dispatch.tensor.store %2, %1, offsets = [0, 0], sizes = [3, %n], strides = [1, 1] : tensor<3x?xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x?xf32>>{%n}
  return
}

// A part is no plain copy: it stays.
// CHECK-LABEL: func.func @part
// CHECK: flow.dispatch.tensor.store
func.func @part() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<6xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  %2 = flow.dispatch.tensor.load %0, offsets = [2], sizes = [3], strides = [1] : !flow.dispatch.tensor<readonly:tensor<6xf32>> -> tensor<3xf32>
  flow.dispatch.tensor.store %2, %1, offsets = [0], sizes = [3], strides = [1] : tensor<3xf32> -> !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  return
}
