
hal.executable private @a {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0)
    builtin.module {
      func.func @k() {
        return
      }
    }
  }
}
hal.executable private @b {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    { public @other ordinal(0)
    hal.executable.export public @k ordinal