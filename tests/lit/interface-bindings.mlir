// hal.interface.bindings on a dispatch: in the order of operands and results it says what is so without it; another order is an error.

// RUN: cgc run %s --device=interp --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --device=interp --target=vulkan1.1 --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: sed 's/binding<0, 0>, #hal.interface.binding<0, 1>/binding<0, 1>, #hal.interface.binding<0, 0>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: sed 's/#hal.interface.binding<0, 2>/"third"/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/#hal.interface.binding<0, 2>/#hal.interface.other<0, 2>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/#hal.interface.binding<0, 2>/#hal.interface.binding<0, -2>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE

// NUMBERS: 4xf32=-9 -18 -27 -46
// ORDER: error: 'flow.dispatch' op binds operand #1 out of order
// NONE: error: 'flow.dispatch' op has hal.interface.bindings that are no #hal.interface.binding<set, binding>
hal.executable private @ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @sub ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @sub() {
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<4xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) : memref<4xf32>
        %i = gpu.thread_id x
        %a = memref.load %0[%i] : memref<4xf32>
        %b = memref.load %1[%i] : memref<4xf32>
        %c = arith.subf %a, %b : f32
        memref.store %c, %2[%i] : memref<4xf32>
        return
      }
    }
  }
}
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = flow.dispatch @ex::@sub(%a, %b) {hal.interface.bindings = [#hal.interface.binding<0, 0>, #hal.interface.binding<0, 1>, #hal.interface.binding<0, 2>]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
