// RUN: not cgc opt %s --split-input-file --pass-pipeline='materialize-interface' 2>&1 | FileCheck %s

// The older form: symbols that name no binding, accesses that a binding does not allow, and what that form cannot say.
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'hal.interface.load.tensor' op refers to @abi::@other, which is no hal.interface.binding in reach
hal.executable.target "vulkan*" {
  module {
    func @unknown() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @abi::@other, offset = %c0 : tensor<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'hal.interface.binding.subspan' op refers to @abi, which is no hal.interface.binding in reach
hal.executable.target "vulkan*" {
  module {
    func @no_binding() {
      %c0 = constant 0 : index
      %0 = hal.interface.binding.subspan @abi[%c0] : memref<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'hal.interface.load.tensor' op reads binding @abi::@out, which is declared to be written only
hal.executable.target "vulkan*" {
  module {
    func @reads() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @abi::@out, offset = %c0 : tensor<4xf32>
      hal.interface.store.tensor %0, @abi::@out, offset = %c0 : tensor<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @out, set=0, binding=0, type="StorageBuffer", access="Write|Discard"
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+6]]:{{[0-9]+}}: error: 'hal.interface.store.tensor' op writes binding @abi::@in, which is declared to be read only
hal.executable.target "vulkan*" {
  module {
    func @writes() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @abi::@in, offset = %c0 : tensor<4xf32>
      hal.interface.store.tensor %0, @abi::@in, offset = %c0 : tensor<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'hal.interface.load.tensor' op has type tensor<?xf32>: this form of a dispatch takes ranked tensors of static shape
hal.executable.target "vulkan*" {
  module {
    func @dynamic() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @abi::@in, offset = %c0 : tensor<?xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'hal.interface.load.tensor' op has an offset that is no constant
hal.executable.target "vulkan*" {
  module {
    func @moving() {
      %n = hal.interface.load.constant offset = 0 : index
      %0 = hal.interface.load.tensor @abi::@in, offset = %n : tensor<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
    }
  }
}
// -----
// Numbers, types and sizes of bindings.
// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.interface.binding.subspan' op has no set and binding numbers between 0 and 4096
func.func @numbers() {
  %0 = hal.interface.binding.subspan set(0) binding(4097) : memref<4xf32>
  return
}
// -----
// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.interface.constant.load' op has no ordinal between 0 and 1023
func.func @ordinal() {
  %0 = hal.interface.constant.load ordinal(1024) : i32
  return
}
// -----
// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.interface.binding.subspan' op has 2147483648 elements: a kernel's indices are 32 bits wide
func.func @long() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<2147483648xi8>
  return
}
// -----
// CHECK: errors.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'func.func' op is an entry point and returns a value: kernels write their results to bindings
func.func @returns() -> i32 {
  %0 = hal.interface.constant.load ordinal(0) : i32
  return %0 : i32
}
// -----
// CHECK: errors.mlir:[[#@LINE+4]]:{{[0-9]+}}: error: 'func.func' op is an entry point with an argument of type memref<4xf32>, which no binding or push constant can hold
flow.executable private @argument {
  flow.executable.export public @argument
  builtin.module {
    func.func @argument(%a: memref<4xf32>) {
      return
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+3]]:{{[0-9]+}}: error: 'hal.executable.export' op exports 'g', which is no function of this variant
hal.executable private @e {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @g ordinal(0)
    builtin.module {
      func.func @f() {
        return
      }
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'hal.executable' op has no variant
hal.executable private @empty {
}
// -----
// A kernel written by hand is compiled for the module's targets, all of which must be known, or for its variants' own.
// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.executable' op is compiled for the target 'nowhere', which is not known [unknown-target]
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "nowhere"}>]>]} {
  hal.executable private @e {
    hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
      hal.executable.export public @f ordinal(0)
      builtin.module {
        func.func @f() {
          return
        }
      }
    }
  }
}
// -----
// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.executable.variant' op names no target that is known [unknown-target]
hal.executable private @e {
  hal.executable.variant public @own target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "nowhere"}>) {
    hal.executable.export public @f ordinal(0)
    builtin.module {
      func.func @f() {
        return
      }
    }
  }
}
// -----
// What several arguments are packed into has no bytes in front of the first.
// CHECK: errors.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'func.func' op has argument 0 of type {{.*}} with attributes {codegen.packed = -1 : i64} [invalid-layout]
func.func @packed(%a: !flow.dispatch.tensor<readonly:tensor<4xf32>> {codegen.packed = -1 : i64}, %o: !flow.dispatch.tensor<writeonly:tensor<4xf32>>) {
  %0 = flow.dispatch.tensor.load %a, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  flow.dispatch.tensor.store %0, %o, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  return
}
// -----
// The most there are of each is no error.
// CHECK: cg.constants = 1024
// CHECK-NOT: error:
func.func @most() {
  %0 = hal.interface.constant.load ordinal(1023) : i32
  %1 = hal.interface.binding.subspan set(4096) binding(4096) : memref<2147483647xi8>
  return
}
