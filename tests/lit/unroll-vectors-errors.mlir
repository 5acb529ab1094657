// RUN: not cgc opt %s --split-input-file --pass-pipeline=unroll-vectors 2>&1 | FileCheck %s

// A reduction by a body of its own is not taken apart.
func.func @body() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
  %x = vector.transfer_read %a[%c0], %pad {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'gpu.all_reduce' op on vectors has a form that is not lowered [unsupported-op]
  %r = gpu.all_reduce %x {
  ^bb0(%u: f32, %v: f32):
    %w = arith.addf %u, %v : f32
    gpu.yield %w : f32
  } : (vector<4xf32>) -> vector<4xf32>
  vector.transfer_write %r, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}

// -----

// A vector of 8 that stands for itself in memory: emission has four elements at most.
func.func @whole() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xvector<8xf32>>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'memref.load' op on vector<8xf32> is not broken into pieces [unsupported-op]
  %x = memref.load %a[%c0] : memref<4xvector<8xf32>>
  memref.store %x, %a[%c0] : memref<4xvector<8xf32>>
  return
}

// -----

// Thousands of instructions.
func.func @large() {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<128x128xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'vector.transfer_read' op has a vector that is too large to be unrolled: vector<128x128xf32> [unsupported-op]
  %x = vector.transfer_read %a[%c0, %c0], %pad {in_bounds = [true, true]} : memref<128x128xf32>, vector<128x128xf32>
  vector.transfer_write %x, %a[%c0, %c0] {in_bounds = [true, true]} : vector<128x128xf32>, memref<128x128xf32>
  return
}

// -----

// Only what is read and written has a mask.
func.func @masked() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %pad = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
  %x = vector.transfer_read %a[%c0], %pad {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %mask = vector.create_mask %c3 : vector<4xi1>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'vector.mask' op around another op than a transfer is not lowered [unsupported-op]
  %s = vector.mask %mask { vector.reduction <add>, %x : vector<4xf32> into f32 } : vector<4xi1> -> f32
  memref.store %s, %a[%c0] : memref<4xf32>
  return
}
