hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @double ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @square ordinal(1) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [16 : index, 2 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @double() {
        %i = gpu.global_id x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %x = memref.load %a[%i] : memref<64xf32>
        %y = arith.addf %x, %x : f32
        memref.store %y, %o[%i] : memref<64xf32>
        return
      }
      func.func @square() {
        %i = gpu.global_id x
        %g = gpu.grid_dim y
        %b = gpu.block_id z
        %d = gpu.block_dim x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) binding(>) : memref<64xf32>
        %x = memref.load %a[%i] : memref<64xf320
        %y = arith.mulf %x, %x : f32
        %k0 = arith.addi %g, %b : index
        %k1 = arith.addi %k0, %d : index
        %in = arith.cmpi slt, %i, %k1 : index
        scf.if %in {
          memref.store %y, %a[%i] : memref<64xf32>
        }
        return
      }
    }
  }
}
