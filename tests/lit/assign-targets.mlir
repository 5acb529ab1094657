// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=valhall,vulkan1.0}' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=valhal}' 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not cgc opt %s --pass-pipeline='assign-targets{target=valhall}' 2>&1 | FileCheck %s --check-prefix=OPTION
// Lists may have brackets, and each name quotes.
// RUN: cgc opt %s --pass-pipeline="assign-targets{targets=['valhall','vulkan1.0']}" | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=["valhall", "vulkan1.0"]}' | FileCheck %s
// A name that comes again is one target; none is an error.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=valhall,vulkan1.0,valhall}' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=}' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not cgc opt %s --pass-pipeline="assign-targets{targets=['', \"\"]}" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=qqqqqqqqqqqq}' 2>&1 | FileCheck %s --check-prefix=FAR

// CHECK: hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>]>,
// CHECK-SAME: {target = "vulkan1.0"}>]>]}
// NONE: error: pass 'assign-targets': no target is given
// FAR: error: unknown target 'qqqqqqqqqqqq' (known: {{.*}}valhall
// NEAR: unknown target 'valhal'; did you mean 'valhall'?
// OPTION: pass 'assign-targets' has no option 'target'; did you mean 'targets'?
module {
  func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}
