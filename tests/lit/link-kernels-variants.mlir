// Variants of one name for different targets keep apart: the second gets a number.
// RUN: cgc opt %s --pass-pipeline='link-kernels,resolve-entry-points' | FileCheck %s

// CHECK: hal.executable private @linked
// CHECK: hal.executable.variant public @spirv target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>)
// CHECK-NEXT: hal.executable.export public @scale ordinal(0)
// CHECK: hal.executable.variant public @spirv_0 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.3"}>)
// CHECK-NEXT: hal.executable.export public @copy ordinal(0)
hal.executable private @a {
  hal.executable.variant public @spirv target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @scale
    builtin.module {
      func.func @scale() {
        return
      }
    }
  }
}
hal.executable private @b {
  hal.executable.variant public @spirv target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.3"}>) {
    hal.executable.export public @copy
    builtin.module {
      func.func @copy() {
        return
      }
    }
  }
}
