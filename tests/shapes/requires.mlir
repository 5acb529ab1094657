// A kernel written for subgroups of 32: each of them sums its values.
hal.executable private @sums {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @sums ordinal(0) layout(#hal.pipeline.layout<push_constants = 0, sets = [<0, bindings = [<0, storage_buffer, ReadOnly>, <1, storage_buffer>]>]>) attributes {subgroup_size = 32 : index, workgroup_size = [32 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @sums() {
        %c0 = arith.constant 0 : index
        %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) alignment(64) offset(%c0) flags(ReadOnly) : memref<32xf32>
        %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) alignment(64) offset(%c0) : memref<32xf32>
        %i = gpu.thread_id x
        %x = memref.load %in[%i] : memref<32xf32>
        %s = gpu.subgroup_reduce add %x : (f32) -> f32
        memref.store %s, %out[%i] : memref<32xf32>
        return
      }
    }
  }
}
