// RUN: not cgc opt %s --split-input-file --pass-pipeline='configure-vector-layouts,distribute-vectors' 2>&1 | FileCheck %s --implicit-check-not=error:

// A row's elements and a column's are the same threads' elements here: there is no place for them that serves both.
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
// CHECK: error: 'vector.transfer_read' op has vector<8x8xf32>, two of whose dimensions are one elsewhere [unsupported-op]
func.func @both() attributes {translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8x8xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<8x8xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
  %t = vector.transpose %x, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  %y = arith.addf %x, %t : vector<8x8xf32>
  vector.transfer_write %y, %b[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  return
}

// -----

// More than a thread has registers for.
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
// CHECK: error: 'vector.transfer_read' op has vector<131072xf32>, too much for 32 threads [unsupported-op]
func.func @much() attributes {translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<131072xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<131072xf32>
  %x = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<131072xf32>, vector<131072xf32>
  vector.transfer_write %x, %b[%c0] {in_bounds = [true]} : vector<131072xf32>, memref<131072xf32>
  return
}

// -----

// What the kernel writes is read by other threads.
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
// CHECK: error: 'vector.transfer_read' op reads what the kernel writes: not distributed over threads [unsupported-op]
func.func @own() attributes {translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<65xf32>
  %x = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<65xf32>, vector<64xf32>
  vector.transfer_write %x, %a[%c1] {in_bounds = [true]} : vector<64xf32>, memref<65xf32>
  return
}
