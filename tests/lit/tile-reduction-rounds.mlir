// Loops of a window and of its channels, in whole rounds, are one loop where the next round is read ahead: what comes next may be of the next window.
// RUN: cgc opt %s --pass-pipeline='tile-workgroups,tile-threads,tile-reduction' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s %validate --pass-pipeline='tile-workgroups,tile-threads,tile-reduction,canonicalize,cse' > %t.checked
// RUN: cgc opt %s %validate --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' > %t.checked

// CHECK-LABEL: func.func @rounds
// CHECK: scf.for %[[I:[a-z0-9_]+]] = %c0{{.*}} to %c12{{.*}} step %c1
// CHECK: %[[C:[0-9]+]] = affine.apply affine_map<(d0) -> ((d0 mod 2) * 8)>(%[[I]])
// CHECK: %[[W:[0-9]+]] = affine.apply affine_map<(d0) -> ((d0 floordiv 2) mod 3)>(%[[I]])
// CHECK: %[[H:[0-9]+]] = affine.apply affine_map<(d0) -> ({{.*}}floordiv{{.*}})>(%[[I]])
// CHECK: tensor.extract_slice %{{.*}}[%[[H]], %[[W]], %[[C]], 0] [1, 1, 8, 4]
// CHECK-NOT: scf.for %
// CHECK: return

// Many rounds of channels have loops of their own, and so have rounds that leave some over.
// CHECK-LABEL: func.func @many
// CHECK-COUNT-3: scf.for %
// CHECK-LABEL: func.func @rest
// CHECK-COUNT-3: scf.for %
func.func @rounds() attributes {translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [2, 2, 1]>} {
  %arg0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x6x6x16xf32>>
  %arg1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3x16x8xf32>>
  %arg2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  %0 = flow.dispatch.tensor.load %arg0, offsets = [0, 0, 0, 0], sizes = [1, 6, 6, 16], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x6x6x16xf32>> -> tensor<1x6x6x16xf32>
  %1 = flow.dispatch.tensor.load %arg1, offsets = [0, 0, 0, 0], sizes = [2, 3, 16, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3x16x8xf32>> -> tensor<2x3x16x8xf32>
  %2 = tensor.empty() : tensor<1x5x4x8xf32>
  %zero = arith.constant 0.0 : f32
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 1, 4, 8, 0, 0, 0], [0, 1, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 8]], promote_operands = [0, 1], prefetch = true>, strides = dense<1> : tensor<2xi64>} ins(%0, %1 : tensor<1x6x6x16xf32>, tensor<2x3x16x8xf32>) outs(%3 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  flow.dispatch.tensor.store %4, %arg2, offsets = [0, 0, 0, 0], sizes = [1, 5, 4, 8], strides = [1, 1, 1, 1] : tensor<1x5x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  return
}
func.func @many() attributes {translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [2, 2, 1]>} {
  %arg0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x6x6x64xf32>>
  %arg1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3x64x8xf32>>
  %arg2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  %0 = flow.dispatch.tensor.load %arg0, offsets = [0, 0, 0, 0], sizes = [1, 6, 6, 64], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x6x6x64xf32>> -> tensor<1x6x6x64xf32>
  %1 = flow.dispatch.tensor.load %arg1, offsets = [0, 0, 0, 0], sizes = [2, 3, 64, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3x64x8xf32>> -> tensor<2x3x64x8xf32>
  %2 = tensor.empty() : tensor<1x5x4x8xf32>
  %zero = arith.constant 0.0 : f32
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 1, 4, 8, 0, 0, 0], [0, 1, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 8]], promote_operands = [0, 1], prefetch = true>, strides = dense<1> : tensor<2xi64>} ins(%0, %1 : tensor<1x6x6x64xf32>, tensor<2x3x64x8xf32>) outs(%3 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  flow.dispatch.tensor.store %4, %arg2, offsets = [0, 0, 0, 0], sizes = [1, 5, 4, 8], strides = [1, 1, 1, 1] : tensor<1x5x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  return
}
func.func @rest() attributes {translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [2, 2, 1]>} {
  %arg0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x6x6x20xf32>>
  %arg1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3x20x8xf32>>
  %arg2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  %0 = flow.dispatch.tensor.load %arg0, offsets = [0, 0, 0, 0], sizes = [1, 6, 6, 20], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x6x6x20xf32>> -> tensor<1x6x6x20xf32>
  %1 = flow.dispatch.tensor.load %arg1, offsets = [0, 0, 0, 0], sizes = [2, 3, 20, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3x20x8xf32>> -> tensor<2x3x20x8xf32>
  %2 = tensor.empty() : tensor<1x5x4x8xf32>
  %zero = arith.constant 0.0 : f32
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 1, 4, 8, 0, 0, 0], [0, 1, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 8]], promote_operands = [0, 1], prefetch = true>, strides = dense<1> : tensor<2xi64>} ins(%0, %1 : tensor<1x6x6x20xf32>, tensor<2x3x20x8xf32>) outs(%3 : tensor<1x5x4x8xf32>) -> tensor<1x5x4x8xf32>
  flow.dispatch.tensor.store %4, %arg2, offsets = [0, 0, 0, 0], sizes = [1, 5, 4, 8], strides = [1, 1, 1, 1] : tensor<1x5x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x5x4x8xf32>>
  return
}
