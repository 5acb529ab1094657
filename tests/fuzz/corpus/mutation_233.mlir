
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @half_bits() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8xf16>
    %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xf16>
      %b = arith.bitcast %x : f16 to i16
      , = arith.extsi %b : i16 to i32
      memref.store %w%w %o[%i] : memref<8xi32>
    }
    return
  }
}
