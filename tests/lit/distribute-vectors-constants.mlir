// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,distribute-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,distribute-vectors,canonicalize,cse' --validate > /dev/null
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [4, 1, 1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// Four threads have four neighbouring elements each: what is first for them is 1, 5, 1 or 7. Elements that all threads share take no choice.
// CHECK-LABEL: func.func @elements
// CHECK:         %[[T:.*]] = gpu.thread_id x
// CHECK:         arith.constant 1.000000e+00 : f32
// CHECK:         %[[B:.*]] = arith.andi %[[T]], %c1
// CHECK:         arith.cmpi ne, %[[B]], %c0
// CHECK:         arith.select
// CHECK:         vector.insert {{.*}} into vector<4xf32>
// CHECK:         arith.mulf {{.*}} : vector<1x4xf32>
func.func @elements() attributes {thread_basis = [1, 4], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<5x16xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x16xf32>, vector<1x16xf32>
  %k = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0, 7.0, 2.0, 3.0, 4.5]]> : vector<1x16xf32>
  %p = arith.mulf %x, %k : vector<1x16xf32>
  %s = vector.multi_reduction <add>, %p, %acc [1] : vector<1x16xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}
}
