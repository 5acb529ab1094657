// RUN: not cgc opt %s --split-input-file --pass-pipeline='select-configuration' 2>&1 | FileCheck %s

// What cannot work is refused with its numbers, never changed.

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k1() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op has 3 loops, but the configuration's tile_sizes[0] has 4 entries: [16, 32, 0, 4]
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0, 4], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k2() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op has a malformed configuration: a level of tile_sizes must be a list of at most 16 integers, but it is 
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [16, 32, 0]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k3() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the thread tile 3 of loop 1 does not divide the workgroup tile 32
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 3, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k4() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op loop 0 has a thread tile of 4, but no workgroup tile
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[0, 32, 0], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k5() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the workgroup tile sizes are for parallel loops, but loop 2, which has 8 there, is a reduction loop
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 8], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k6() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the reduction tile sizes are for reduction loops, but loop 0, which has 8 there, is a parallel loop
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0], [8, 0, 8]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k7() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the inner reduction tile 3 of loop 2 does not divide the reduction tile 8
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0], [0, 0, 8], [0, 0, 3]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k8() attributes {translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 8, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the tiles make 32 threads of each workgroup, but its size 8 x 8 x 1 is 64
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k9() attributes {translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [32, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the tiles make 8 threads along axis 0 (0 is x, the last tiled loop), but the workgroup size there is 32
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k10() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the workgroup size 32 x 64 x 1 is 2048 invocations; any target takes at most 1024
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[64, 32, 0], [1, 1, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k11() attributes {translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1] subgroup_size = 24>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the subgroup size 24 does not divide the workgroup's 32 invocations
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0]]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k12() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op promote_operands names an operand beyond the 2 inputs
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0]], promote_operands = [2]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k13() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op the promoted tiles take 20480 bytes of workgroup memory; any target has 16384
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 64, 0], [4, 4, 0], [0, 0, 64]], promote_operands = [0, 1]>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k14() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op has a malformed configuration: num_buffers must be 1 to 8, but it is 9
  linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 32, 0], [4, 4, 0]], num_buffers = 9>} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k15() attributes {translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x512xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<512xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matvec' op thread_basis has 32 threads, but the workgroup has 64
  linalg.matvec {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 256]], thread_basis = [1, 32]>} ins(%a, %b : memref<64x512xf32>, memref<512xf32>) outs(%c : memref<64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @k16() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x512xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<512xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.matvec' op the 48 threads of thread_basis along loop 1 do not divide its tile 256
  linalg.matvec {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 256]], thread_basis = [1, 48]>} ins(%a, %b : memref<64x512xf32>, memref<512xf32>) outs(%c : memref<64xf32>)
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op names the pipeline 'SPIRVFast', which is unknown
func.func @unknown() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVFast workgroup_size = [8, 4, 1]>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<64x64xf32>
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}
