// RUN: cgc opt %s --pass-pipeline='link-kernels' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='link-kernels,resolve-entry-points' | FileCheck %s --check-prefix=NUMBER
// RUN: (echo 'module attributes {codegen.entry_points = ["one", "k", "two"]} {'; cat %s; echo '}') | \
// RUN:   cgc opt - --pass-pipeline='link-kernels,resolve-entry-points' | FileCheck %s --check-prefix=NAMES

// CHECK: hal.executable private @linked
// CHECK: hal.executable.variant public @vulkan1_1
// CHECK: hal.executable.export public @k ordinal(0)
// CHECK: hal.executable.export public @other
// CHECK: hal.executable.export public @k_0
// CHECK: builtin.module
// CHECK: func.func @k() {
// CHECK: module {
// CHECK-NEXT: func.func private @first
// CHECK: func.func @other() {
// CHECK: module {
// CHECK-NEXT: func.func private @second
// CHECK: func.func @k_0() {
// CHECK-NOT: hal.executable private
// CHECK: stream.cmd.dispatch @linked::@k_0
// NUMBER: hal.executable.export public @k ordinal(0)
// NUMBER: hal.executable.export public @other ordinal(1)
// NUMBER: hal.executable.export public @k_0 ordinal(2)
// NUMBER: stream.cmd.dispatch @linked::@k_0
// NUMBER: ordinal = 2 : index

// A host's names are those of exports, functions and dispatches, one by one: a name that is given to another kernel does not go along.
// NAMES: hal.executable.export public @one ordinal(0)
// NAMES: hal.executable.export public @k ordinal(1)
// NAMES: hal.executable.export public @two ordinal(2)
// NAMES: func.func @one()
// NAMES: func.func @k()
// NAMES: func.func @two()
// NAMES: stream.cmd.dispatch @linked::@two
hal.executable private @a {
  util.global private @unused = 1 : i32 // no kernel: not linked
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0)
    builtin.module {
      func.func @k() {
        return
      }
      builtin.module {
        func.func private @first()
      }
    }
  }
}
hal.executable private @b {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @other ordinal(0)
    hal.executable.export public @k ordinal(1)
    builtin.module {
      func.func @other() {
        return
      }
      builtin.module {
        func.func private @second()
      }
      func.func @k() {
        return
      }
    }
  }
}
func.func @main(%arg0: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %0 = stream.tensor.import %arg0 : tensor<4xf32> -> !stream.resource<external>{%c16}
  stream.cmd.dispatch @b::@k {
    rw %0[%c0 for %c16] : !stream.resource<external>{%c16}
  }
  return
}
