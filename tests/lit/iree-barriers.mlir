// IREE's barriers around values, which are no more than the values where tensors are, and a barrier of the workgroup where vectors are; a trace of
// tensors is nothing.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc run %s --device=interp --function=host --input=8x32xf32=random:1 --target=vulkan1.1 --compare --print-limit=1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --device=interp --function=kernel --input=8x32xf32=random:1 --target=vulkan1.1 --compare --print-limit=1 | FileCheck %s --check-prefix=SAME
// SAME: worst difference {{0|[0-9.]+e-0[78]}} at
// CHECK-LABEL: func.func @host
// CHECK-NOT: flow.tensor.trace
// CHECK: return %arg0
// CHECK-LABEL: func.func private @vectors
// CHECK: gpu.barrier
// CHECK-NEXT: scf.yield %arg0, %arg1
// CHECK-LABEL: func.func @kernel
// CHECK: scf.execute_region
func.func @host(%x: tensor<8x32xf32>) -> tensor<8x32xf32> {
  flow.tensor.trace "here" = [%x : tensor<8x32xf32>, %x : tensor<8x32xf32>]
  return %x : tensor<8x32xf32>
}
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @kernel ordinal(0) layout(#layout) {
    ^bb0(%device: !hal.device):
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func private @vectors(%x: vector<4xf32>, %y: vector<2xf16>) -> vector<4xf32> {
        %0:2 = iree_gpu.value_barrier %x, %y : vector<4xf32>, vector<2xf16>
        return %0#0 : vector<4xf32>
      }
      func.func @kernel() {
        %c0 = arith.constant 0 : index
        %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8x32xf32>>
        %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<8x32xf32>>
        %x = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 32], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x32xf32>> -> tensor<8x32xf32>
        %v = iree_gpu.value_barrier %x : tensor<8x32xf32>
        %e = tensor.empty() : tensor<8x32xf32>
        %r = iree_gpu.barrier_region ins(%v : tensor<8x32xf32>) {
        ^bb0(%a: tensor<8x32xf32>):
          %1 = linalg.exp ins(%a : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
          iree_gpu.yield %1 : tensor<8x32xf32>
        } : tensor<8x32xf32>
        flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 32], strides = [1, 1] : tensor<8x32xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x32xf32>>
        return
      }
    }
  }
}
