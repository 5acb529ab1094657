// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,distribute-vectors,canonicalize,cse' | FileCheck %s
// RUN: not cgc opt %S/Inputs/distribute-vectors-neighbour.mlir --pass-pipeline='configure-vector-layouts,distribute-vectors' 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: cgc compile %examples/dispatch.mlir --target=vulkan1.1 -o %t.spv 2>%t.err
// RUN: count 0 <%t.err
// RUN: sed s/100000/77/g %examples/dispatch.mlir >%t.mlir
// RUN: cgc opt %t.mlir %validate --pass-pipeline='assign-targets,select-configuration,lower-executable-target,workgroup-count' >%t.out

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>

module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// The sum of a row is added to what the result holds. All threads read that, so all have to have read before one of them writes.
// CHECK-LABEL: func.func @update(
// CHECK:         %[[OUT:.*]] = hal.interface.binding.subspan {{.*}} binding(1)
// CHECK:         vector.transfer_read %[[OUT]]
// CHECK-COUNT-8: memref.load %{{.*}} : memref<1x32xf32, 3>
// CHECK:         gpu.barrier
// CHECK-NOT:     {{memref.load|vector.transfer_read}}
// CHECK:         scf.if
// CHECK:           vector.transfer_write %{{.*}}, %[[OUT]]
// CHECK:         return
func.func @update() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<5x128xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x128xf32>, vector<1x128xf32>
  %acc = vector.transfer_read %out[%i], %zero {in_bounds = [true]} : memref<5xf32>, vector<1xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x128xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}

}

// REFUSED: distribute-vectors-neighbour.mlir:[[#]]:[[#]]: error: {{.*}}'vector.transfer_read' op reads what the kernel writes: not distributed over threads
