// A kernel at most limits of vulkan1.0: limits.test puts one of them beyond.
#layout = #hal.pipeline.layout<constants = 32, bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.0"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [2 : index, 1 : index, 64 : index]} {
    ^bb0(%device: !hal.device):
      %x = arith.constant 65535 : index
      %y = arith.constant 65534 : index
      %z = arith.constant 65533 : index
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %shared = memref.alloc() : memref<4096xf32, 3>
        %n = hal.interface.constant.load layout(#layout) ordinal(31) : i32
        %f = arith.sitofp %n : i32 to f32
        %a = hal.interface.binding.subspan set(0) binding(0) : memref<33554432xf32>
        %b = hal.interface.binding.subspan set(0) binding(1) : memref<4xf32>
        %c = hal.interface.binding.subspan set(0) binding(2) : memref<4xf32>
        %d = hal.interface.binding.subspan set(1) binding(0) : memref<4xf32>
        memref.store %f, %shared[%c0] : memref<4096xf32, 3>
        memref.store %f, %a[%c0] : memref<33554432xf32>
        memref.store %f, %b[%c0] : memref<4xf32>
        memref.store %f, %c[%c0] : memref<4xf32>
        memref.store %f, %d[%c0] : memref<4xf32>
        return
      }
    }
  }
}
