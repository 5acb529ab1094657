#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>

module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

func.func @neighbour() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<5x128xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x128xf32>, vector<1x128xf32>
  %acc = vector.transfer_read %out[%c0], %zero {in_bounds = [true]} : memref<5xf32>, vector<1xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x128xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}

}

