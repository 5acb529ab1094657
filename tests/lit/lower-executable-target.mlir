// RUN: cgc opt %s --pass-pipeline='lower-executable-target' 2>%t.err | FileCheck %s
// RUN: count 0 <%t.err
// RUN: cgc opt %s --pass-pipeline='lower-executable-target{instruction-limit=25}' 2>&1 >%t.short | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --check-prefix=SHORT <%t.short
// RUN: not cgc opt %S/Inputs/none-without-passes.mlir --pass-pipeline='lower-executable-target' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: cgc compile %examples/own_passes.mlir --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=OWN
