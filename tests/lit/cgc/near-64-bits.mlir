// Sizes and offsets near what 64 bits count: an answer or a refusal, and no arithmetic that overflows (the sanitized build runs this, too).
// RUN: not cgc compile %s --split-input-file --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline=hlo-to-linalg,split-reduction,canonicalize | FileCheck %s --check-prefix=WHOLE

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// CHECK: near-64-bits.mlir:[[#@LINE+6]]:8: error: 'hal.interface.binding.subspan' op reaches over 2305843009213698047 elements
// WHOLE-LABEL: func.func @far
func.func @far() {
  %c0 = arith.constant 9223372036854775804 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----
// Too many loop points to count, and too little to reduce: it is not split.
// WHOLE-LABEL: func.func @wide
// WHOLE-COUNT-1: linalg.{{matmul|generic}}
// WHOLE: return
func.func @wide(%x: tensor<4x7xf32>, %y: tensor<7x1125899906842623xf32>) -> tensor<4x1125899906842623xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x7xf32>, tensor<7x1125899906842623xf32>) -> tensor<4x1125899906842623xf32>
  return %0 : tensor<4x1125899906842623xf32>
}

// -----
// WHOLE-LABEL: func.func @all_wide
func.func @all_wide(%x: tensor<134217727x134217727xf32>) -> tensor<134217727x134217727xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<134217727x134217727xf32>, tensor<134217727x134217727xf32>) -> tensor<134217727x134217727xf32>
  return %0 : tensor<134217727x134217727xf32>
}
