#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %one = arith.constant 1 : i64
        %b = hal.interface.binding.subspan layout(#layout) binding(0) : }memref<8xi64>
        %old = memref.atomic_rmw addi %one, %b[%c0] : (i64, memref<8xi64>) -> i64
        return
      }
    }
  }
}
