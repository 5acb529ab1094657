// RUN: cgc opt %s --split-input-file --pass-pipeline='select-configuration' | FileCheck %s --implicit-check-not=codegen.configs
// RUN: cgc opt %s --split-input-file --pass-pipeline='select-configuration' | cgc opt --split-input-file --pass-pipeline='select-configuration' | FileCheck %s --implicit-check-not=codegen.configs

// What the user wrote stands, in every spelling, and what was left out is made to fit; what is printed is read again and stands, too.

// CHECK-LABEL: func.func @both()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @both() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseVectorize workgroup_size = [8, 4, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Tiles alone: the workgroup size is what they make.
// CHECK-LABEL: func.func @tiles()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @tiles() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Promoted operands ask for the pipeline that copies them.
// CHECK-LABEL: func.func @promoted()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]], promote_operands = [0, 1], num_buffers = 2, prefetch = true>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @promoted() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8]], promote_operands = [0, 1], num_buffers = 2, prefetch = true>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// A pipeline alone: tiles are chosen for it.
// CHECK-LABEL: func.func @pipeline()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 2, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [2, 4, 0], [0, 0, 4]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @pipeline() attributes {translation_info = #iree_codegen.translation_info<SPIRVVectorize>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// A workgroup size alone: the tiles grow with it.
// CHECK-LABEL: func.func @size()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = {{.*}} workgroup_size = [4, 8, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{.*}}>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @size() attributes {workgroup_size = [4 : index, 8 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Both in one attribute on the root op.
// CHECK-LABEL: func.func @compilation()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1] subgroup_size = 32>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]]>
// CHECK-NOT: compilation_info
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @compilation() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {compilation_info = #iree_codegen.compilation_info<lowering_config = <tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8]]>, translation_info = <pipeline = SPIRVBaseVectorize workgroup_size = [8, 4, 1] subgroup_size = 32>>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// As it was written in 2021.
// CHECK-LABEL: func.func @older()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @older() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {compilation.info = #iree_codegen.compilation.info<#iree_codegen.lowering.config<tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8]]>, #iree_codegen.translation.info<"SPIRVVectorize", workload_per_wg = [32, 16]>, workgroup_size = [8, 4, 1]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Workgroup, subgroup and invocation levels, of the parallel loops only.
// CHECK-LABEL: func.func @levels()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @levels() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {lowering.config = {tileSizes = [[16, 32], [], [4, 4]]}} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Levels by name.
// CHECK-LABEL: func.func @named()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 8]]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @named() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 0, 8], thread = [4, 4], workgroup = [16, 32]}>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// A schedule of the user's own is left alone.
// CHECK-LABEL: func.func @own()
// CHECK-SAME: pass_pipeline = "canonicalize", translation_info = #iree_codegen.translation_info<pipeline = None>
// CHECK-NOT: lowering_config
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @own() attributes {pass_pipeline = "canonicalize", translation_info = #iree_codegen.translation_info<pipeline = None>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Threads along the loops, the last fastest.
// CHECK-LABEL: func.func @basis()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [64, 1, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 256]], thread_basis = [1, 64]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @basis() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x512xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<512xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64xf32>
  linalg.matvec {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [], [0, 256]], thread_basis = [1, 64]>} ins(%a, %b : memref<64x512xf32>, memref<512xf32>) outs(%c : memref<64xf32>)
  return
}

// -----

// A size that lies along the loops that are tiled, of which there is one: 4 elements of each thread.
// CHECK-LABEL: func.func @along()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 1, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}32], [4]]>
func.func @along() attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<256xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<256xf32>
  linalg.exp ins(%a : memref<256xf32>) outs(%b : memref<256xf32>)
  return
}

// -----

// Threads along another axis would have no tile: the pipeline that takes any size.
// CHECK-LABEL: func.func @beside_y()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [8, 2, 1]>
// CHECK-NOT: lowering_config
func.func @beside_y() attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<256xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<256xf32>
  linalg.exp ins(%a : memref<256xf32>) outs(%b : memref<256xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @beside_z()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [8, 1, 2]>
// CHECK-NOT: lowering_config
func.func @beside_z() attributes {workgroup_size = [8 : index, 1 : index, 2 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<256xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<256xf32>
  linalg.exp ins(%a : memref<256xf32>) outs(%b : memref<256xf32>)
  return
}

// -----

// What came with the call is used up: the module has it no more. The first entry that fits counts.
// CHECK-LABEL: func.func @configured()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [4, 4, 0], [0, 0, 4]]>
module attributes {codegen.configs = [{config = "tile=8,8,0", op = "linalg.exp"},
                                      {config = "pipeline=Vectorize tile=16,32,0 thread=4,4,0 reduction=0,0,4", op = "linalg.matmul"},
                                      {config = "pipeline=SimpleDistribute", op = "linalg.matmul"}]} {
  func.func @configured() {
    %c0 = arith.constant 0 : index
    %a = hal.interface.binding.subspan set(0) binding(0) : memref<64x64xf32>
    %b = hal.interface.binding.subspan set(0) binding(1) : memref<64x64xf32>
    %c = hal.interface.binding.subspan set(0) binding(2) : memref<64x64xf32>
    linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
    return
  }
}
