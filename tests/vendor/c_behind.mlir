// A kernel that reads an element behind its argument's last one, and stores what it has at another place: suite c holds AddressSanitizer against it.
hal.executable private @e {
  hal.executable.variant public @v target(<"c", "c", {target = "c"}>) {
    hal.executable.export public @behind ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @behind() {
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xi32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<16xi32>
        %one = arith.constant 1 : index
        %i = gpu.global_id x
        %next = arith.addi %i, %one : index
        %x = memref.load %a[%next] : memref<16xi32>
        memref.store %x, %o[%i] : memref<16xi32>
        return
      }
    }
  }
}
