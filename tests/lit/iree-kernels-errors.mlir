// A loop over workgroups with threads' ids beside it: what is written outside of the loop, each workgroup would write.

// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s

// CHECK: iree-kernels-errors.mlir:[[@LINE+6]]:{{[0-9]+}}: error: 'gpu.thread_id' op tells invocations of kernel 'k' apart, which has loops for all of them beside it
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @k() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseVectorize workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<16xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<16xf32>
  %t = gpu.thread_id x
  %x = memref.load %b[%t] : memref<16xf32>
  %y = arith.addf %x, %one : f32
  memref.store %y, %b[%t] : memref<16xf32>
  scf.forall (%i) = (0) to (16) step (4) {
    %j = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %t)
    memref.store %one, %a[%j] : memref<16xf32>
  } {mapping = [#iree_codegen.workgroup_mapping<x>]}
  return
}
