// RUN: cgc opt %s --pass-pipeline='materialize-interface,collapse-dimensions,canonicalize,cse' | FileCheck %s

#in = #hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// Loops whose product no index can count stay apart.
// CHECK-LABEL: func.func @long
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "reduction"]}
func.func @long() {
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<f32>>
  %c = arith.constant dense<1.0> : tensor<65536x65536xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %y = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%c : tensor<65536x65536xf32>) outs(%f : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %r = arith.maximumf %in, %out : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  flow.dispatch.tensor.store %y, %o, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<writeonly:tensor<f32>>
  return
}
