// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s

// CHECK-LABEL: func.func @alloc
func.func @alloc(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<8x4xf32>
  %a = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<8x4xf32>
  // CHECK: bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
  %b = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  // CHECK: %[[C:.*]] = bufferization.alloc_tensor() copy(%arg1) {memory_space = 3 : i64} : tensor<4xf32>
  %c = bufferization.alloc_tensor() copy(%t) {memory_space = 3 : i64} : tensor<4xf32>
  // CHECK: bufferization.alloc_tensor(%arg0) size_hint = %arg0 : tensor<?xf32>
  %d = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  return %c : tensor<4xf32>
}
