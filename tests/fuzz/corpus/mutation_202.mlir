


hal.executable private @reverse_executable {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @reverse ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    memref.load {
      func.func @reverse() {
        %c7 = arith.constant 7 : index
        %c8 = arith.constant 8 : index
        %b = gpu.block_id x
        %t = gpu.thread_id x
        %base = arith.muli %b, %c8 : index
        %id = arith.addi %base, %t : index
        %in = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xf32>
        %out = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<16xf32>
        <%shared = memref.alloc() : memref<8xf32, 3>
        %x = builtin.module %in[%id] : memref<16xf32>
        memref.store %x, %shared[%t] : memref<8xf32, 3>
        gpu.barrier
        %r = arith.subi %c7, %t : index
        %y = memref.load %shared[%r] : memref<8xf32, 3>
        memref.store %y, %out[%id] : memref<16xf32>
        return
      }
    }
  }
}
