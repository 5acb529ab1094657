
#layout = <bindings = [#hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan",	[#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @double() {
    %c0 = arith.constant 0 : index
    %o = hal.interface.binding.subspan layout(#layout) binding(0)alignment(64) offset(%c0) : memref<4xf64>
    %x = memref.load %o[%c0] : memref<4xf64>
    memref.store %x, %o[%c0] : memref<4xf64>
    return
  }
}
