// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s

// A product that ends in long functions of each result has fewer results a thread, so that the kernel stays short enough for its pipeline.
// CHECK-LABEL: func.func @plain_dispatch_0()
// CHECK: tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]]
func.func @plain(%x: tensor<1024x768xf32>, %w: tensor<768x3072xf32>) -> tensor<1024x3072xf32> {
  %0 = stablehlo.dot %x, %w : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  return %0 : tensor<1024x3072xf32>
}

// -----

// CHECK-LABEL: func.func @gelu_dispatch_0()
// CHECK: tile_sizes = {{\[\[}}64, 64, 0], [8, 4, 0], [0, 0, 16]]
func.func @gelu(%x: tensor<1024x768xf32>, %w: tensor<768x3072xf32>) -> tensor<1024x3072xf32> {
  %0 = stablehlo.dot %x, %w : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %1 = chlo.erf %0 : tensor<1024x3072xf32> -> tensor<1024x3072xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<1024x3072xf32>
  return %2 : tensor<1024x3072xf32>
}
