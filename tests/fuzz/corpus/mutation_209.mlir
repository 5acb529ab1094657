
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xi8>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi8>
        %x: = memref.load %a[%i] : memref<8xi8>
        %y = arith.muli %x, %x : i8
        %z = arith.divsi %y, %x : i8
        memref.store %z, %b[%i] : memref<8xi8>
        return
      }
    }
  }
}
