// RUN: cgc opt %s --pass-pipeline='forward-stores,hoist-transfers,cse' | FileCheck %s

// A transfer on a tensor is no access to memory: another place of it is another value, and what is written is another tensor.
// CHECK-LABEL: func.func @tensors
// CHECK: %[[X:.*]] = vector.transfer_read %{{.*}}[%c0]
// CHECK: %[[Y:.*]] = vector.transfer_read %{{.*}}[%c4]
// CHECK: arith.subf %[[X]], %[[Y]]
// CHECK: %[[W:.*]] = vector.transfer_write %{{.*}}, %{{.*}}[%c0]
// CHECK: vector.transfer_write %{{.*}}, %[[W]][%c4]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %x = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %y = vector.transfer_read %a[%c4], %zero {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %d = arith.subf %x, %y : vector<4xf32>
  %w = vector.transfer_write %d, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_write %x, %w[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}
