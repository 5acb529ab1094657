// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#warps = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// A constant of different elements, by the thread's number; where a thread's vectors come from elsewhere, what it has of them is known.
// CHECK-LABEL: func.func @borders
// CHECK-NOT:     to_simd
// CHECK:         arith.select
// CHECK:         arith.addf {{.*}} : vector<1xf32>
// CHECK-NOT:     to_simt
// CHECK:         memref.store
func.func @borders() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1xf32>
  %mine = arith.constant dense<2.0> : vector<1xf32>
  %all = iree_vector_ext.to_simd %mine : vector<1xf32> -> vector<4xf32>
  %four = iree_vector_ext.to_layout %all to layout(#iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1],
    thread_tile = [4], element_tile = [1], subgroup_strides = [0], thread_strides = [1]>) : vector<4xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %s = arith.addf %four, %k : vector<4xf32>
  %part = iree_vector_ext.to_simt %s : vector<4xf32> -> vector<1xf32>
  %f = vector.extract %part[0] : f32 from vector<1xf32>
  memref.store %f, %out[%c0] : memref<1xf32>
  return
}
}
