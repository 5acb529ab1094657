// Workgroups are counted once a kernel is distributed: configured alone, it has none yet.

// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.3},materialize-interface,select-configuration,workgroup-count' 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @square() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<1000x39xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1000x39xf32>>
  %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [1000, 39], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<1000x39xf32>> -> tensor<1000x39xf32>
  %e = tensor.empty() : tensor<1000x39xf32>
  // CHECK: workgroup-count-early.mlir:[[#@LINE+1]]:8: error: 'linalg.generic' op is not distributed yet: its workgroup count is not known [missing-pass]
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<1000x39xf32>) outs(%e : tensor<1000x39xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.mulf %x, %x : f32
    linalg.yield %m : f32
  } -> tensor<1000x39xf32>
  flow.dispatch.tensor.store %1, %b, offsets = [0, 0], sizes = [1000, 39], strides = [1, 1] : tensor<1000x39xf32> -> !flow.dispatch.tensor<writeonly:tensor<1000x39xf32>>
  return
}
