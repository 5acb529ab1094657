// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=c},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=C
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=c-avx2},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=AVX2
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=c-avx512},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=AVX512

// Tiles of registers, as wide as the target's vectors, and loops over invocations that find the right operand in the cache.

// C-LABEL: func.func @mm_dispatch_0()
// C-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 32, 1]>
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 12, 0], [4, 12, 0], [0, 0, 8]]>
// AVX2-LABEL: func.func @mm_dispatch_0()
// AVX2-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 32, 1]>
// AVX2: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 24, 0], [4, 24, 0], [0, 0, 8]]>
// AVX512-LABEL: func.func @mm_dispatch_0()
// AVX512-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 29, 1]>
// AVX512: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}174, 64, 0], [6, 64, 0], [0, 0, 8]]>
func.func @mm(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}

// C-LABEL: func.func @narrow_dispatch_0()
// C-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 1, 1]>
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}7, 4, 0], [7, 4, 0], [0, 0, 1]]>
// AVX2-LABEL: func.func @narrow_dispatch_0()
// AVX2-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 1, 1]>
// AVX2: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}7, 8, 0], [7, 8, 0], [0, 0, 1]]>
// AVX512-LABEL: func.func @narrow_dispatch_0()
// AVX512-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [1, 2, 1]>
// AVX512: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}8, 20, 0], [4, 20, 0], [0, 0, 1]]>
func.func @narrow(%a: tensor<7x77xf32>, %b: tensor<77x20xf32>) -> tensor<7x20xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<7x77xf32>, tensor<77x20xf32>) -> tensor<7x20xf32>
  return %r : tensor<7x20xf32>
}

// Ten columns: what the last vector leaves over has guards. Of three, each is a sum of its own.
// C-LABEL: func.func @columns_dispatch_0()
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 4, 0], [8, 4, 0], [0, 0, 8]]>
// AVX2-LABEL: func.func @columns_dispatch_0()
// AVX2: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 8, 0], [8, 8, 0], [0, 0, 8]]>
// AVX512-LABEL: func.func @columns_dispatch_0()
// AVX512: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 8, 0], [8, 8, 0], [0, 0, 8]]>
func.func @columns(%a: tensor<128x512xf32>, %b: tensor<512x10xf32>) -> tensor<128x10xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x512xf32>, tensor<512x10xf32>) -> tensor<128x10xf32>
  return %r : tensor<128x10xf32>
}

// C-LABEL: func.func @three_dispatch_0()
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}128, 3, 0], [4, 3, 0], [0, 0, 2]]>
func.func @three(%a: tensor<128x512xf32>, %b: tensor<512x3xf32>) -> tensor<128x3xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x512xf32>, tensor<512x3xf32>) -> tensor<128x3xf32>
  return %r : tensor<128x3xf32>
}

// C-LABEL: func.func @rows_dispatch_0()
// C-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1, 1, 1] subgroup_size = 1>
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 16]], thread_basis = [1, 1]>
// AVX2-LABEL: func.func @rows_dispatch_0()
// AVX2-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1, 1, 1] subgroup_size = 1>
// AVX2: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 32]], thread_basis = [1, 1]>
// AVX512-LABEL: func.func @rows_dispatch_0()
// AVX512-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1, 1, 1] subgroup_size = 1>
// AVX512: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 64]], thread_basis = [1, 1]>
func.func @rows(%x: tensor<1000x1024xf32>) -> tensor<1000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1000x1024xf32>, tensor<f32>) -> tensor<1000xf32>
  return %r : tensor<1000xf32>
}

// C-LABEL: func.func @elements_dispatch_0()
// C-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [64, 1, 1]>
// C: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}256], [4]]>
// AVX2-LABEL: func.func @elements_dispatch_0()
// AVX2-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [64, 1, 1]>
// AVX2: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}512], [8]]>
// AVX512-LABEL: func.func @elements_dispatch_0()
// AVX512-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [64, 1, 1]>
// AVX512: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1024], [16]]>
func.func @elements(%x: tensor<1000x1024xf32>) -> tensor<1000x1024xf32> {
  %r = stablehlo.add %x, %x : tensor<1000x1024xf32>
  return %r : tensor<1000x1024xf32>
}
