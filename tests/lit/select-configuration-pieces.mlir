// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s

// Sums over rows in pieces, as those of a group norm in NHWC are: threads go along the pieces where there are too few rows for the device.
// CHECK-LABEL: func.func @groups_dispatch_0()
// CHECK-SAME: translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [1024, 1, 1] subgroup_size = 32>
// CHECK: lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}0, 1, 0], [0, 0, 0], [4096, 0, 4]], thread_basis = [1024, 1, 1]>
func.func @groups(%x: tensor<4096x32x4xf32>) -> tensor<32xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<4096x32x4xf32>, tensor<f32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// -----

// Pieces of eight, of which there are few.
// CHECK-LABEL: func.func @few_dispatch_0()
// CHECK-SAME: workgroup_size = [32, 1, 1] subgroup_size = 32>
// CHECK: tile_sizes = {{\[\[}}0, 1, 0], [0, 0, 0], [32, 0, 8]], thread_basis = [16, 1, 2]>
func.func @few(%x: tensor<27x32x8xf32>) -> tensor<32xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<27x32x8xf32>, tensor<f32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// -----

// Rows enough: each thread has its own pieces.
// CHECK-LABEL: func.func @many_dispatch_0()
// CHECK: tile_sizes = {{\[\[}}0, 256, 0], [0, 0, 0], [1, 0, 4]], thread_basis = [1, 256, 1]>
func.func @many(%x: tensor<64x100000x4xf32>) -> tensor<100000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<64x100000x4xf32>, tensor<f32>) -> tensor<100000xf32>
  return %r : tensor<100000xf32>
}
