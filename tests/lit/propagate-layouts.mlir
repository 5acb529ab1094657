// RUN: cgc opt %s --pass-pipeline='propagate-layouts' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='propagate-layouts' --validate > /dev/null
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#info = #iree_codegen.translation_info<pipeline = None workgroup_size = [16, 1, 1] subgroup_size = 16>
#rows = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [4, 1], outer_tile = [1, 1], thread_tile = [1, 16],
    element_tile = [1, 4], subgroup_strides = [0, 0], thread_strides = [0, 1]>
#columns = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 16], outer_tile = [1, 1], thread_tile = [4, 4],
    element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [4, 1]>
#one = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [1], element_tile = [8],
    subgroup_strides = [0], thread_strides = [0]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// The sum is laid out as its heavier operand, the f32 one that comes first; the other one is converted. The reduction's result, what is broadcast of
// it, and what is written follow: no other conversion.
// CHECK-LABEL: func.func @conflict
// CHECK:         %[[A:.*]] = iree_vector_ext.to_layout
// CHECK-SAME:      thread_tile = [1, 16]
// CHECK:         %[[B:.*]] = iree_vector_ext.to_layout
// CHECK-SAME:      thread_tile = [4, 4]
// CHECK:         %[[C:.*]] = iree_vector_ext.to_layout %[[B]]
// CHECK-SAME:      thread_tile = [1, 16]
// CHECK:         arith.addf %[[A]], %[[C]]
// CHECK-NOT:     to_layout
// CHECK:         vector.transfer_write
func.func @conflict() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x64xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<4x64xf32>, vector<4x64xf32>
  %a = iree_vector_ext.to_layout %x to layout(#rows) : vector<4x64xf32>
  %y = math.exp %x : vector<4x64xf32>
  %b = iree_vector_ext.to_layout %y to layout(#columns) : vector<4x64xf32>
  %s = arith.addf %a, %b : vector<4x64xf32>
  %acc = arith.constant dense<0.0> : vector<4xf32>
  %r = vector.multi_reduction <add>, %s, %acc [1] : vector<4x64xf32> to vector<4xf32>
  %c = vector.shape_cast %r : vector<4xf32> to vector<4x1xf32>
  %d = vector.broadcast %c : vector<4x1xf32> to vector<4x64xf32>
  %e = arith.subf %s, %d : vector<4x64xf32>
  vector.transfer_write %e, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x64xf32>, memref<4x64xf32>
  return
}

// What a loop carries has one layout from its start to its end.
// CHECK-LABEL: func.func @carried
// CHECK:         scf.for {{.*}} iter_args(%[[ARG:.*]] = %{{.*}})
// CHECK:           %[[NEXT:.*]] = iree_vector_ext.to_layout
// CHECK-SAME:        thread_tile = [4, 4]
// CHECK:           %[[BACK:.*]] = iree_vector_ext.to_layout %[[NEXT]]
// CHECK-SAME:        thread_tile = [1, 16]
// CHECK:           scf.yield %[[BACK]]
func.func @carried() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x64xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<4x64xf32>, vector<4x64xf32>
  %a = iree_vector_ext.to_layout %x to layout(#rows) : vector<4x64xf32>
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%it = %a) -> (vector<4x64xf32>) {
    %n = arith.addf %it, %a : vector<4x64xf32>
    %b = iree_vector_ext.to_layout %n to layout(#columns) : vector<4x64xf32>
    scf.yield %b : vector<4x64xf32>
  }
  vector.transfer_write %l, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x64xf32>, memref<4x64xf32>
  return
}

// Without to_layout nothing is asked.
// CHECK-LABEL: func.func @none
// CHECK-NOT:     to_layout
func.func @none() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x64xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<4x64xf32>, vector<4x64xf32>
  vector.transfer_write %x, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x64xf32>, memref<4x64xf32>
  return
}

// Where nothing says how many threads a workgroup has, there is one.
// CHECK-LABEL: func.func @one_thread
// CHECK:         %[[Y:.*]] = iree_vector_ext.to_layout
// CHECK:         vector.transfer_write %[[Y]]
func.func @one_thread() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  %y = iree_vector_ext.to_layout %x to layout(#one) : vector<8xf32>
  vector.transfer_write %y, %out[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}
}
