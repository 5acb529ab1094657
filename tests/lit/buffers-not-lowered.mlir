// RUN: not cgc opt %s --split-input-file --pass-pipeline='decompose-pack-unpack-ops,linalg-to-loops' 2>&1 | FileCheck %s
// Ops that are lowered on tensors alone say so on buffers.
// CHECK: buffers-not-lowered.mlir:[[#@LINE+2]]:3: error: 'tensor.pack' op on buffers is not rewritten: it is on tensors
func.func @pack(%a: memref<80x33xf32>, %o: memref<10x33x8xf32>) {
  linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %o : memref<80x33xf32> -> memref<10x33x8xf32>
  return
}
// -----
// CHECK: buffers-not-lowered.mlir:[[#@LINE+4]]:3: error: 'iree_linalg_ext.reverse' op on buffers is not lowered to loops: it is on tensors
func.func @reverse() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) : memref<7xf32>
  iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%0 : memref<7xf32>) outs(%1 : memref<7xf32>)
  return
}
