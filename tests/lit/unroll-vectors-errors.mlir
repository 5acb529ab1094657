// RUN: not cgc opt %s --pass-pipeline=unroll-vectors 2>&1 | FileCheck %s

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
