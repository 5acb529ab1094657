// What the emitter itself refuses, at its place, where no pass has looked before. The line of HERE is what errors.test puts there.
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %yes = arith.constant true
        %z = arith.constant 1.0 : f32
        %b = hal.interface.binding.subspan set(0) binding(0) : memref<8xf32>
        memref.store %z, %b[%c0] : memref<8xf32>
        // HERE
        return
      }
    }
  }
}
