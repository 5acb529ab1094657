// RUN: sed s/NAME/VectorDistribute/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/LLVMGPUVectorDistribute/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/SPIRVVectorDistribute/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/SubgroupReduce/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/SPIRVSubgroupReduce/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/WarpReduction/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s
// RUN: sed s/NAME/LLVMGPUWarpReduction/ %s | cgc opt --pass-pipeline='select-configuration' | FileCheck %s

// All names of the pipeline that distributes vectors by layouts are one.
// CHECK-LABEL: func.func @names()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [64, 1, 1]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @names() attributes {translation_info = #iree_codegen.translation_info<pipeline = NAME workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x512xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<512xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64xf32>
  linalg.matvec {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [], [0, 256]], thread_basis = [1, 64]>} ins(%a, %b : memref<64x512xf32>, memref<512xf32>) outs(%c : memref<64xf32>)
  return
}
