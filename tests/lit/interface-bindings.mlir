// hal.interface.bindings on a dispatch: which binding each operand and result goes to, in any order.

// RUN: cgc run %s --device=interp --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --device=interp --target=vulkan1.1 --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: sed 's/binding<0, 0>, #hal.interface.binding<0, 1>/binding<0, 1>, #hal.interface.binding<0, 0>/' %s > %t.mlir
// RUN: cgc run %t.mlir --device=interp --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=TURNED
// RUN: cgc run %t.mlir --device=interp --target=vulkan1.1 --function=main --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=TURNED
// RUN: cgc run %s --device=interp --function=first --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --device=interp --target=vulkan1.1 --function=first --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --device=interp --function=commands --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --device=interp --target=vulkan1.1 --function=commands --input=4xf32=1,2,3,4 --input=4xf32=10,20,30,50 | FileCheck %s --check-prefix=NUMBERS
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=STEPS
// RUN: sed 's/binding<0, 0>, #hal.interface.binding<0, 1>/binding<0, 1>, #hal.interface.binding<0, 1>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: sed 's/#hal.interface.binding<0, 2>/"third"/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/#hal.interface.binding<0, 2>/#hal.interface.other<0, 2>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/#hal.interface.binding<0, 2>/#hal.interface.binding<0, -2>/' %s > %t.mlir
// RUN: not cgc compile %t.mlir --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NONE

// NUMBERS: 4xf32=-9 -18 -27 -46
// TURNED: 4xf32=9 18 27 46
// TWICE: error: 'flow.dispatch' op binds operands #0 and #1 to one binding
// STEPS: stream.cmd.dispatch @{{.*}}::@sub {
// STEPS: attributes {hal.interface.bindings = [#hal.interface.binding<0, 0>, #hal.interface.binding<0, 1>, #hal.interface.binding<0, 2>]
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

// The result is the first binding.
hal.executable private @ex2 {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @sub2 ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>]>) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @sub2() {
        %2 = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<4xf32>
        %0 = hal.interface.binding.subspan set(1) binding(0) : memref<4xf32>
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
func.func @first(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = flow.dispatch @ex2::@sub2(%a, %b) {hal.interface.bindings = [#hal.interface.binding<1, 0>, #hal.interface.binding<0, 1>, #hal.interface.binding<0, 0>]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @commands(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %in0 = stream.tensor.import %x : tensor<4xf32> -> !stream.resource<external>{%c16}
  %in1 = stream.tensor.import %y : tensor<4xf32> -> !stream.resource<external>{%c16}
  %out = stream.resource.alloc : !stream.resource<external>{%c16}
  %t = stream.cmd.execute with(%in0 as %a: !stream.resource<external>{%c16}, %in1 as %b: !stream.resource<external>{%c16}, %out as %c: !stream.resource<external>{%c16}) {
    stream.cmd.dispatch @ex2::@sub2 {
      ro %b[%c0 for %c16] : !stream.resource<external>{%c16},
      wo %c[%c0 for %c16] : !stream.resource<external>{%c16},
      ro %a[%c0 for %c16] : !stream.resource<external>{%c16}
    } attributes {hal.interface.bindings = [#hal.interface.binding<0, 1>, #hal.interface.binding<0, 0>, #hal.interface.binding<1, 0>]}
  } => !stream.timepoint
  %done = stream.timepoint.await %t => %out : !stream.resource<external>{%c16}
  %r = stream.tensor.export %done : !stream.resource<external>{%c16} -> tensor<4xf32>
  return %r : tensor<4xf32>
}
