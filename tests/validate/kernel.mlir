// A hand-written dispatch on tensors.
hal.executable private @scale {
  hal.executable.variant public @vulkan target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @scale ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
    builtin.module {
      func.func @scale() {
        %c0 = arith.constant 0 : index
        %in = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<100xf32>>
        %out = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<100xf32>>
        %0 = flow.dispatch.tensor.load %in, offsets = [0], sizes = [100], strides = [1] : !flow.dispatch.tensor<readonly:tensor<100xf32>> -> tensor<100xf32>
        %e = tensor.empty() : tensor<100xf32>
        %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<100xf32>) outs(%e : tensor<100xf32>) {
        ^bb0(%x: f32, %y: f32):
          %2 = arith.addf %x, %x : f32
          linalg.yield %2 : f32
        } -> tensor<100xf32>
        flow.dispatch.tensor.store %1, %out, offsets = [0], sizes = [100], strides = [1] : tensor<100xf32> -> !flow.dispatch.tensor<writeonly:tensor<100xf32>>
        return
      }
    }
  }
}
