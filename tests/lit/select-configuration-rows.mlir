// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=HOPPER
// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=vulkan1.1},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=VULKAN1_1

// Reductions, elementwise ops and transposes.

// A subgroup for each of several short rows.
// HOPPER-LABEL: func.func @rowsum100_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [256, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 0], [0, 0], [0, 128]], thread_basis = [8, 32]>
// VULKAN1_1-LABEL: func.func @rowsum100_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}8, 0], [0, 0], [0, 128]], thread_basis = [4, 32]>
func.func @rowsum100(%a: tensor<100000x100xf32>) -> tensor<100000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<100000x100xf32>, tensor<f32>) -> tensor<100000xf32>
  return %r : tensor<100000xf32>
}

// -----

// A workgroup for each long row.
// HOPPER-LABEL: func.func @rowsum16k_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [512, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 8192]], thread_basis = [1, 512]>
// VULKAN1_1-LABEL: func.func @rowsum16k_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 2048]], thread_basis = [1, 128]>
func.func @rowsum16k(%a: tensor<16384x16384xf32>) -> tensor<16384xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<16384x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  return %r : tensor<16384xf32>
}

// -----

// Lanes along the columns, the rest along the reduced loop.
// HOPPER-LABEL: func.func @colsum16k_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1024, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 128], [0, 0], [128, 0]], thread_basis = [32, 32]>
// VULKAN1_1-LABEL: func.func @colsum16k_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 128], [0, 0], [16, 0]], thread_basis = [4, 32]>
func.func @colsum16k(%a: tensor<16384x16384xf32>) -> tensor<16384xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<16384x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  return %r : tensor<16384xf32>
}

// -----

// HOPPER-LABEL: func.func @full_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1024, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0], [0], [16384]], thread_basis = [1024]>
// VULKAN1_1-LABEL: func.func @full_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0], [0], [2048]], thread_basis = [128]>
func.func @full(%a: tensor<1048576xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1048576xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Too little to share.
// HOPPER-LABEL: func.func @full2_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1-LABEL: func.func @full2_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>
func.func @full2(%a: tensor<7x9xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Rows of one thread each.
// HOPPER-LABEL: func.func @rowsum20_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [128, 1, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 0], [1, 0], [0, 4]]>
// VULKAN1_1-LABEL: func.func @rowsum20_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 0], [1, 0], [0, 4]]>
func.func @rowsum20(%a: tensor<100000x20xf32>) -> tensor<100000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<100000x20xf32>, tensor<f32>) -> tensor<100000xf32>
  return %r : tensor<100000xf32>
}

// -----

// HOPPER-LABEL: func.func @dynrow_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [256, 1, 1] subgroup_size = 32>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}2, 0], [0, 0], [0, 512]], thread_basis = [2, 128]>
// VULKAN1_1-LABEL: func.func @dynrow_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 0], [0, 0], [0, 512]], thread_basis = [4, 32]>
func.func @dynrow(%a: tensor<?x?xf32>) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Four elements a thread.
// HOPPER-LABEL: func.func @ew_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [256, 1, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1024], [4]]>
// VULKAN1_1-LABEL: func.func @ew_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}512], [4]]>
func.func @ew(%a: tensor<268435456xf32>, %b: tensor<268435456xf32>) -> tensor<268435456xf32> {
  %r = stablehlo.add %a, %b : tensor<268435456xf32>
  return %r : tensor<268435456xf32>
}

// -----

// Rank 0.
// HOPPER-LABEL: func.func @ew0_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1-LABEL: func.func @ew0_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>
func.func @ew0(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.add %a, %b : tensor<f32>
  return %r : tensor<f32>
}

// -----

// HOPPER-LABEL: func.func @bias_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [256, 1, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 1024], [1, 4]]>
// VULKAN1_1-LABEL: func.func @bias_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [128, 1, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 512], [1, 4]]>
func.func @bias(%a: tensor<32768x4096xf32>, %b: tensor<4096xf32>) -> tensor<32768x4096xf32> {
  %x = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4096xf32>) -> tensor<32768x4096xf32>
  %r = stablehlo.add %a, %x : tensor<32768x4096xf32>
  return %r : tensor<32768x4096xf32>
}

// -----

// Rows of three: threads beside each other read beside each other.
// HOPPER-LABEL: func.func @bias3_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [4, 32, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 4], [4, 1]]>
// VULKAN1_1-LABEL: func.func @bias3_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [4, 32, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 4], [4, 1]]>
func.func @bias3(%a: tensor<100x225x3xf32>, %b: tensor<3xf32>) -> tensor<100x225x3xf32> {
  %x = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<3xf32>) -> tensor<100x225x3xf32>
  %r = stablehlo.add %a, %x : tensor<100x225x3xf32>
  return %r : tensor<100x225x3xf32>
}

// -----

// Square tiles through workgroup memory.
// HOPPER-LABEL: func.func @tr_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Transpose workgroup_size = [8, 16, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}32, 32], [2, 4]], promote_operands = [0]>
// VULKAN1_1-LABEL: func.func @tr_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = Transpose workgroup_size = [8, 16, 1]>
// VULKAN1_1: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}32, 32], [2, 4]], promote_operands = [0]>
func.func @tr(%a: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %r : tensor<8192x8192xf32>
}

// -----

// Places that differ from element to element are read one by one.
// HOPPER-LABEL: func.func @looked_up_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [128, 1, 1]>
// VULKAN1_1-LABEL: func.func @looked_up_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>
func.func @looked_up(%a: tensor<1000x256xf32>, %i: tensor<512x1xi32>) -> tensor<512x256xf32> {
  %r = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 256>} : (tensor<1000x256xf32>, tensor<512x1xi32>) -> tensor<512x256xf32>
  return %r : tensor<512x256xf32>
}

// -----

// Workgroups cost to start: where there are many, they are larger. Each thread does one element of its own, here, by a gather's indices.
// HOPPER-LABEL: func.func @many_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [512, 1, 1]>
// VULKAN1_1-LABEL: func.func @many_dispatch_0()
// VULKAN1_1-SAME: translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>
func.func @many(%a: tensor<5000xf32>, %i: tensor<16000001x1xi32>) -> tensor<16000001xf32> {
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5000xf32>, tensor<16000001x1xi32>) -> tensor<16000001xf32>
  return %r : tensor<16000001xf32>
}

// -----

// Where a row gives a number or two and rows are many, half a subgroup has a row of 256, two of them a thread's work.
// HOPPER-LABEL: func.func @argmax256_dispatch_0()
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}16, 0], [0, 0], [0, 256]], thread_basis = [16, 16]>
func.func @argmax256(%x: tensor<65536x256xf32>) -> tensor<65536xi32> {
  %v1 = stablehlo.iota dim = 1 : tensor<65536x256xi32>
  %v2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v3 = stablehlo.constant dense<0> : tensor<i32>
  %r4:2 = stablehlo.reduce(%x init: %v2), (%v1 init: %v3) across dimensions = [1] : (tensor<65536x256xf32>, tensor<65536x256xi32>, tensor<f32>, tensor<i32>) -> (tensor<65536xf32>, tensor<65536xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %k: tensor<i32>) {
    %gt = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %less : tensor<i1>
    %mine = stablehlo.or %first, %tie : tensor<i1>
    %value = stablehlo.select %first, %a, %b : tensor<i1>, tensor<f32>
    %index = stablehlo.select %mine, %i, %k : tensor<i1>, tensor<i32>
    stablehlo.return %value, %index : tensor<f32>, tensor<i32>
  }
  return %r4#1 : tensor<65536xi32>
}
