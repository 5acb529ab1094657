// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=HOPPER
// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=vulkan1.1},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=VULKAN1_1
// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=lavapipe},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=LAVAPIPE
// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=valhall},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=VALHALL

// Contractions: tiles by how many workgroups fill the device, the largest first; on conservative targets within 128 invocations and 16 KiB.

// HOPPER-LABEL: func.func @mm4096_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [32, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 256, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VULKAN1_1-LABEL: func.func @mm4096_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// LAVAPIPE-LABEL: func.func @mm4096_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 128, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mm4096_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mm4096(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %r : tensor<4096x4096xf32>
}

// -----

// HOPPER-LABEL: func.func @mm1024_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [32, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 128, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], num_buffers = 2, prefetch = true, batch_tile = [2, 0, 0]>
// VULKAN1_1-LABEL: func.func @mm1024_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// LAVAPIPE-LABEL: func.func @mm1024_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 128, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mm1024_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mm1024(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

// -----

// HOPPER-LABEL: func.func @mm256_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [2, 4, 0], [0, 0, 32]], promote_operands = [0, 1], num_buffers = 2, prefetch = true>
// VULKAN1_1-LABEL: func.func @mm256_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [2, 0, 0]>
// LAVAPIPE-LABEL: func.func @mm256_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], num_buffers = 2, prefetch = true, batch_tile = [2, 0, 0]>
// VALHALL-LABEL: func.func @mm256_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mm256(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}

// -----

// Short and wide.
// HOPPER-LABEL: func.func @mm32_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 32, 0], [2, 4, 0], [0, 0, 32]], promote_operands = [0, 1], num_buffers = 2, prefetch = true>
// VULKAN1_1-LABEL: func.func @mm32_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}32, 128, 0], [4, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// LAVAPIPE-LABEL: func.func @mm32_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}32, 128, 0], [4, 8, 0], [0, 0, 16]], promote_operands = [0, 1], num_buffers = 2, prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mm32_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mm32(%a: tensor<32x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<32x4096xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<32x4096xf32>, tensor<4096x4096xf32>) -> tensor<32x4096xf32>
  return %r : tensor<32x4096xf32>
}

// -----

// Batches one by one.
// HOPPER-LABEL: func.func @bmm_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 128, 128, 0], [0, 8, 8, 0], [0, 0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 0, 2, 0]>
// VULKAN1_1-LABEL: func.func @bmm_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 128, 64, 0], [0, 8, 8, 0], [0, 0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 0, 2, 0]>
// LAVAPIPE-LABEL: func.func @bmm_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 128, 128, 0], [0, 8, 8, 0], [0, 0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 0, 2, 0]>
// VALHALL-LABEL: func.func @bmm_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 4, 64, 0], [1, 4, 4, 0], [0, 0, 0, 4]]>
func.func @bmm(%a: tensor<32x512x64xf32>, %b: tensor<32x64x512xf32>) -> tensor<32x512x512xf32> {
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<32x512x64xf32>, tensor<32x64x512xf32>) -> tensor<32x512x512xf32>
  return %r : tensor<32x512x512xf32>
}

// -----

// HOPPER-LABEL: func.func @mmtb_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [32, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 128, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], num_buffers = 2, prefetch = true, batch_tile = [2, 0, 0]>
// VULKAN1_1-LABEL: func.func @mmtb_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// LAVAPIPE-LABEL: func.func @mmtb_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 128, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mmtb_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mmtb(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

// -----

// No size divides: less per thread, as edges are guarded.
// HOPPER-LABEL: func.func @mm1023_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [32, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 128, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [2, 0, 0]>
// VULKAN1_1-LABEL: func.func @mm1023_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [2, 0, 0]>
// LAVAPIPE-LABEL: func.func @mm1023_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mm1023_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mm1023(%a: tensor<1023x1021xf32>, %b: tensor<1021x1019xf32>) -> tensor<1023x1019xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1023x1021xf32>, tensor<1021x1019xf32>) -> tensor<1023x1019xf32>
  return %r : tensor<1023x1019xf32>
}

// -----

// A dynamic size.
// HOPPER-LABEL: func.func @mmdyn_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 8, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [8, 4, 0], [0, 0, 16]], promote_operands = [0, 1], num_buffers = 2, prefetch = true, batch_tile = [2, 0, 0]>
// VULKAN1_1-LABEL: func.func @mmdyn_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// LAVAPIPE-LABEL: func.func @mmdyn_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 16, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 128, 0], [8, 8, 0], [0, 0, 16]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0]>
// VALHALL-LABEL: func.func @mmdyn_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 64, 0], [4, 4, 0], [0, 0, 4]]>
func.func @mmdyn(%a: tensor<?x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<?x1024xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x1024xf32>, tensor<1024x1024xf32>) -> tensor<?x1024xf32>
  return %r : tensor<?x1024xf32>
}

// -----

// One row is a reduction of columns.
// HOPPER-LABEL: func.func @mm1_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1024, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 32, 0], [0, 0, 0], [0, 0, 1024]], thread_basis = [1, 8, 128]>
// VULKAN1_1-LABEL: func.func @mm1_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 128, 0], [0, 0, 0], [0, 0, 16]], thread_basis = [1, 32, 4]>
// LAVAPIPE-LABEL: func.func @mm1_dispatch_0()
// LAVAPIPE-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [512, 1, 1]>
// LAVAPIPE: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 128, 0], [0, 0, 0], [0, 0, 64]], thread_basis = [1, 32, 16]>
// VALHALL-LABEL: func.func @mm1_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [512, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 128, 0], [0, 0, 0], [0, 0, 64]], thread_basis = [1, 32, 16]>
func.func @mm1(%a: tensor<1x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<1x4096xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  return %r : tensor<1x4096xf32>
}
