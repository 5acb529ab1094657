// The bits of 8-bit floats are the bytes that memory holds, whatever the target computes in; a bitcast takes them as they are.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},type-propagation,expand-arith' --validate | FileCheck %s --check-prefixes=CHECK,WORDS
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},type-propagation,expand-arith' --validate | FileCheck %s --check-prefixes=CHECK,BYTES
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @bytes
// CHECK: %[[BYTE:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<7xi8>
// WORDS: %[[WORD:.*]] = arith.extui %[[BYTE]] : i8 to i32
// WORDS: %[[LOW:.*]] = arith.trunci %[[WORD]] : i32 to i8
// WORDS: memref.store %[[LOW]]
// BYTES: memref.store %[[BYTE]]
func.func @bytes() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [1, 1, 1]>} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<7xf8E4M3FN>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<7xi8>
  %i = arith.constant 3 : index
  %0 = memref.load %a[%i] : memref<7xf8E4M3FN>
  %1 = arith.bitcast %0 : f8E4M3FN to i8
  memref.store %1, %b[%i] : memref<7xi8>
  return
}
