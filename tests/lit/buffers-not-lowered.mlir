// RUN: not cgc opt %s --split-input-file --pass-pipeline='decompose-pack-unpack-ops,linalg-to-loops' 2>&1 | FileCheck %s
// Ops that are lowered on tensors alone say so on buffers.
// CHECK: buffers-not-lowered.mlir:[[#@LINE+2]]:3: error: 'tensor.pack' op on buffers is not rewritten: it is on tensors
func.func @pack(%a: memref<80x33xf32>, %o: memref<10x33x8xf32>) {
  linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %o : memref<80x33xf32> -> memref<10x33x8xf32>
  return
}
// -----
// CHECK: buffers-not-lowered.mlir:[[#@LINE+3]]:3: error: 'iree_linalg_ext.sort' op on buffers is not lowered to loops: it is on tensors
func.func @sort() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  iree_linalg_ext.sort dimension(0) outs(%0 : memref<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  }
  return
}
