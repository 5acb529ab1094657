// IREE's TileAndFuse takes tiles of workgroups, reductions and threads, in levels by their names, and counts threads in a line: the levels tell which
// pipeline does so. A kernel that is to take none has passes of its own.
// RUN: sed 's/PIPELINE/#iree_gpu.pipeline<TileAndFuse>/' %s | cgc opt --pass-pipeline=select-configuration | FileCheck %s
// RUN: sed 's/PIPELINE/LLVMGPUTileAndFuse/' %s | cgc opt --pass-pipeline=select-configuration | FileCheck %s
// RUN: sed 's/PIPELINE/#iree_codegen.no_pipeline/' %s | not cgc compile - --target=vulkan1.3 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: 'func.func' op has the pipeline None, but no pass_pipeline of its own

// CHECK-LABEL: func.func @matmul()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 4, 1] subgroup_size = 32>
// CHECK: linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 64, 0], [4, 4, 0], [0, 0, 8]]>}
func.func @matmul() attributes {translation_info = #iree_codegen.translation_info<pipeline = PIPELINE workgroup_size = [64, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<48x77xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<77x128xf32>
  %c = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) : memref<48x128xf32>
  linalg.matmul {lowering_config = #iree_gpu.lowering_config<{workgroup = [16, 64, 0], reduction = [0, 0, 8], thread = [4, 4, 0]}>} ins(%a, %b : memref<48x77xf32>, memref<77x128xf32>) outs(%c : memref<48x128xf32>)
  return
}
