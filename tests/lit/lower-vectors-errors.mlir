// RUN: not cgc opt %s --split-input-file --pass-pipeline='lower-vectors' 2>&1 | FileCheck %s --implicit-check-not=error:

// What is read from a tensor waits for bufferize, and vectors of several dims for unroll-vectors.
// CHECK: [[#@LINE+7]]:8: error: 'vector.transfer_read' op of vector<4xf32> is lowered by unroll-vectors, which did not run [missing-pass]
func.func @tensor() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %i = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4xf32>>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<4xf32>
  %a = flow.dispatch.tensor.load %i, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  %v = vector.transfer_read %a[%c0], %zero : tensor<4xf32>, vector<4xf32>
  vector.transfer_write %v, %o[%c0] : vector<4xf32>, memref<4xf32>
  return
}

// -----

// CHECK: [[#@LINE+6]]:8: error: 'vector.transfer_read' op of vector<2x4xf32> is lowered by unroll-vectors, which did not run [missing-pass]
func.func @two_dims() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %i = hal.interface.binding.subspan set(0) binding(0) : memref<2x4xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<2x4xf32>
  %v = vector.transfer_read %i[%c0, %c0], %zero : memref<2x4xf32>, vector<2x4xf32>
  vector.transfer_write %v, %o[%c0, %c0] : vector<2x4xf32>, memref<2x4xf32>
  return
}
