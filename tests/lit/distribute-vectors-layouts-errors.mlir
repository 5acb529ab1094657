// RUN: not cgc opt %s --pass-pipeline='distribute-vectors' 2>&1 | FileCheck %s
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#warps = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
#three = #iree_vector_ext.nested_layout<subgroup_tile = [4], batch_tile = [1], outer_tile = [1], thread_tile = [16], element_tile = [1],
    subgroup_strides = [1], thread_strides = [1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {
func.func @subgroups() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  // CHECK: :[[#@LINE+1]]:{{.*}}'vector.transfer_read' op is laid out on 4 subgroups of 16 threads; the workgroup has 2 of 32
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  %y = iree_vector_ext.to_layout %x to layout(#three) : vector<64xf32>
  vector.transfer_write %y, %out[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}
// CHECK: :[[#@LINE+1]]:{{.*}} has 65 threads, which are no full subgroups of 32
func.func @threads() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [65, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  %y = iree_vector_ext.to_layout %x to layout(#three) : vector<64xf32>
  vector.transfer_write %y, %in[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}
}
