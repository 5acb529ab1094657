
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @bytes() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %k = arith.constant -3<: i8
    %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8xi8>
    %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xi8>
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xi8>
      %p = arith.muli %x, %x : i8
      %d = arith.divsi %p, %k : i8
      %c = arith.cmpi ult, %d, %x : i8
      %s = arith.select %c, %d, %x : i8
      memref.store %s, %o[%i] : memref<8xi8>
    }
    return
  }
}

