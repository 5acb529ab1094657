// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=valhall},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=VALHALL
// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=HOPPER

// Register tiles for a mobile target whose shared memory is plain memory: all lanes of a subgroup along the channels where these divide, what is left
// over the image; and operand tiles in workgroup memory on desktop targets where there are channels enough to sum over.

// VALHALL-LABEL: func.func @conv_m512_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 1, 4, 64, 0, 0, 0], [0, 1, 4, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 0]]>
// HOPPER-LABEL: func.func @conv_m512_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [64, 1, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 1, 4, 256, 0, 0, 0], [0, 1, 4, 4, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]]>
func.func @conv_m512(%a: tensor<1x225x225x3xf32>, %b: tensor<3x3x3x512xf32>) -> tensor<1x112x112x512xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x225x225x3xf32>, tensor<3x3x3x512xf32>) -> tensor<1x112x112x512xf32>
  return %r : tensor<1x112x112x512xf32>
}

// -----

// VALHALL-LABEL: func.func @conv_b_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 2, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 1, 8, 32, 0, 0, 0], [0, 1, 4, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 0]]>
// HOPPER-LABEL: func.func @conv_b_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 2, 2]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 4, 4, 32, 0, 0, 0], [0, 2, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]]>
func.func @conv_b(%a: tensor<1x225x225x3xf32>, %b: tensor<3x3x3x32xf32>) -> tensor<1x112x112x32xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x225x225x3xf32>, tensor<3x3x3x32xf32>) -> tensor<1x112x112x32xf32>
  return %r : tensor<1x112x112x32xf32>
}

// -----

// Channels in the reduction are taken four at a time.
// VALHALL-LABEL: func.func @conv_m16_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [4, 2, 2]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 4, 4, 16, 0, 0, 0], [0, 2, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 4]]>
// HOPPER-LABEL: func.func @conv_m16_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 4, 1]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 1, 4, 16, 0, 0, 0], [0, 0, 1, 2, 0, 0, 0], [0, 0, 0, 0, 1, 1, 16]], promote_operands = [0, 1], prefetch = true>
func.func @conv_m16(%a: tensor<1x33x33x16xf32>, %b: tensor<3x3x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x33x33x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %r : tensor<1x16x16x16xf32>
}

// -----

// A depthwise convolution.
// VALHALL-LABEL: func.func @dw_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [4, 2, 2]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 4, 4, 16, 0, 0], [0, 2, 2, 4, 0, 0], [0, 0, 0, 0, 1, 1]]>
// HOPPER-LABEL: func.func @dw_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [4, 4, 2]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 4, 4, 16, 0, 0], [0, 2, 1, 4, 0, 0]]>
func.func @dw(%a: tensor<1x57x57x144xf32>, %b: tensor<3x3x1x144xf32>) -> tensor<1x28x28x144xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 144 : i64} : (tensor<1x57x57x144xf32>, tensor<3x3x1x144xf32>) -> tensor<1x28x28x144xf32>
  return %r : tensor<1x28x28x144xf32>
}

// -----

// Rows of an image tile, images one by one.
// VALHALL-LABEL: func.func @conv_c_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 1, 4, 64, 0, 0, 0], [0, 1, 4, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 4]]>
// HOPPER-LABEL: func.func @conv_c_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [16, 1, 8]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 8, 7, 64, 0, 0, 0], [0, 1, 7, 4, 0, 0, 0], [0, 0, 0, 0, 3, 3, 4]], promote_operands = [0, 1], prefetch = true>
func.func @conv_c(%a: tensor<32x56x56x64xf32>, %b: tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
  return %r : tensor<32x56x56x64xf32>
}

// -----

// Channels first: the image is the contiguous side.
// VALHALL-LABEL: func.func @conv_nchw_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [2, 8, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 4, 8, 8, 0, 0, 0], [0, 4, 1, 4, 0, 0, 0], [0, 0, 0, 0, 4, 1, 1]]>
// HOPPER-LABEL: func.func @conv_nchw_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [2, 8, 8]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 64, 8, 8, 0, 0, 0], [0, 8, 1, 4, 0, 0, 0], [0, 0, 0, 0, 16, 1, 1]], promote_operands = [0, 1], prefetch = true, batch_tile = [0, 2, 0, 0, 0, 0, 0]>
func.func @conv_nchw(%a: tensor<32x64x56x56xf32>, %b: tensor<64x64x3x3xf32>) -> tensor<32x64x56x56xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<32x64x56x56xf32>
  return %r : tensor<32x64x56x56xf32>
}

// -----

// VALHALL-LABEL: func.func @pool_dispatch_0()
// VALHALL-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 1, 1]>
// VALHALL: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 1, 1, 64, 0, 0], [0, 1, 1, 4, 0, 0], [0, 0, 0, 0, 1, 1]]>
// HOPPER-LABEL: func.func @pool_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [16, 5, 5]>
// HOPPER: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}1, 5, 5, 64, 0, 0], [0, 1, 1, 4, 0, 0]]>
func.func @pool(%a: tensor<32x112x112x64xf32>) -> tensor<32x55x55x64xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<32x55x55x64xf32>
  return %r : tensor<32x55x55x64xf32>
}

// -----

// A small tile has long rounds of channels.
// HOPPER-LABEL: func.func @conv_deep_dispatch_0()
// HOPPER-SAME: translation_info = #iree_codegen.translation_info<pipeline = MatmulPromoteVectorize workgroup_size = [8, 8, 1]>
// HOPPER: tile_sizes = {{\[\[}}0, 1, 8, 32, 0, 0, 0], [0, 0, 1, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 56]], promote_operands = [0, 1], prefetch = true>
func.func @conv_deep(%a: tensor<1x16x16x112xf32>, %b: tensor<3x3x112x256xf32>) -> tensor<1x14x14x256xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x112xf32>, tensor<3x3x112x256xf32>) -> tensor<1x14x14x256xf32>
  return %r : tensor<1x14x14x256xf32>
}
