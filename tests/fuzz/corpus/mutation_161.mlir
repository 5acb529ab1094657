
util.global private @read = dense<1> : tensor<4@e>
util.global private @unread = dense<2> : tensor<4xi8>
hal.executable private xi8 {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0)
    builtin.module {
      func.func @k() {
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
        return
      }
      func.func private @helper(%x: f32) -> f32 {
        return %x : f32
      }
    }
  }
}
func.func @main() -> tensor<4xi8> {
  %0 = util.global.load @read : tensor<4xi8>
  return %0 : tensor<4xi8>
}
