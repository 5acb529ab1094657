// RUN: not cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.spv 2>&1 | FileCheck %s
// Which memory is meant has to be known.
// CHECK: unknown-memory.mlir:[[#]]:[[#]]: error: 'memref.load' op has a memref that comes from no binding and no allocation
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) binding(0) : memref<8xf32>
        %t = arith.constant true
        %m = arith.select %t, %a, %a : memref<8xf32>
        %x = memref.load %m[%c0] : memref<8xf32>
        memref.store %x, %a[%c0] : memref<8xf32>
        return
      }
    }
  }
}
