// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=valhall,vulkan1.0}' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=valhal}' 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not cgc opt %s --pass-pipeline='assign-targets{target=valhall}' 2>&1 | FileCheck %s --check-prefix=OPTION

// CHECK: hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>]>,
// CHECK-SAME: {target = "vulkan1.0"}
// NEAR: unknown target 'valhal'; did you mean 'valhall'?
// OPTION: pass 'assign-targets' has no option 'target'; did you mean 'targets'?
module {
  func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}
