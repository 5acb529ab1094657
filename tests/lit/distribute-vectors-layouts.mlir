// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='distribute-vectors' | FileCheck %s --check-prefix=KEPT
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#four = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
#warps = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>
#nested = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4],
    element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>
#row = #iree_vector_ext.nested_layout<subgroup_tile = [1, 4], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32],
    element_tile = [1, 4], subgroup_strides = [0, 1], thread_strides = [0, 1]>
#half = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [32], element_tile = [2],
    subgroup_strides = [0], thread_strides = [1]>
#apart = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [2], outer_tile = [1], thread_tile = [32], element_tile = [1],
    subgroup_strides = [0], thread_strides = [1]>
#batch = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [2], thread_tile = [32], element_tile = [1],
    subgroup_strides = [0], thread_strides = [1]>
#split = #iree_vector_ext.nested_layout<subgroup_tile = [2], batch_tile = [1], outer_tile = [1], thread_tile = [32], element_tile = [1],
    subgroup_strides = [1], thread_strides = [1]>
#each = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [1], element_tile = [4],
    subgroup_strides = [0], thread_strides = [0]>
#eight = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1, 1, 1, 1, 1, 1, 1], batch_tile = [1, 1, 1, 1, 1, 1, 1, 2],
    outer_tile = [1, 1, 1, 1, 1, 1, 1, 1], thread_tile = [1, 1, 1, 1, 1, 1, 1, 32], element_tile = [4, 1, 1, 1, 1, 1, 1, 1],
    subgroup_strides = [0, 0, 0, 0, 0, 0, 0, 0], thread_strides = [0, 0, 0, 0, 0, 0, 0, 1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// The document's example: vector<2x16> a thread. Thread 0 begins at [0, 0], thread 1 at [1, 0], thread 16 at [0, 4]; subgroup 1 at [32, 0].
// CHECK-LABEL: func.func @document
// CHECK:         %[[T:.*]] = gpu.thread_id x
// CHECK:         %[[I:.*]] = affine.apply affine_map<(d0) -> ((d0 floordiv 64) * 32 + d0 mod 16)>(%[[T]])
// CHECK:         %[[J:.*]] = affine.apply affine_map<(d0) -> (((d0 mod 64) floordiv 16) * 4)>(%[[T]])
// CHECK:         vector.transfer_read %{{.*}}[%[[I]], %[[J]]], {{.*}} vector<1x4xf16>
// CHECK-COUNT-7: vector.transfer_read {{.*}} vector<1x4xf16>
// CHECK:         arith.addf {{.*}} : vector<2x16xf16>
// CHECK-COUNT-8: vector.transfer_write {{.*}} vector<1x4xf16>
func.func @document() attributes {translation_info = #four} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf16>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf16>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<64x64xf16>, vector<64x64xf16>
  %y = iree_vector_ext.to_layout %x to layout(#nested) : vector<64x64xf16>
  %z = arith.addf %y, %y : vector<64x64xf16>
  vector.transfer_write %z, %out[%c0, %c0] {in_bounds = [true, true]} : vector<64x64xf16>, memref<64x64xf16>
  return
}

// In the thread, in the subgroup by one instruction, then four subgroups through workgroup memory; lane 0 of subgroup 0 writes.
// CHECK-LABEL: func.func @reduction
// CHECK:         %[[W:.*]] = memref.alloc() : memref<1x4xf32, 3>
// CHECK:         vector.multi_reduction <add>, {{.*}} : vector<1x4xf32> to vector<1xf32>
// CHECK:         gpu.subgroup_reduce add
// CHECK:         scf.if
// CHECK:           memref.store %{{.*}}, %[[W]]
// CHECK:         gpu.barrier
// CHECK-COUNT-4: memref.load %[[W]]
// CHECK:         scf.if
// CHECK:           vector.transfer_write
func.func @reduction() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<1x512xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<1x512xf32>, vector<1x512xf32>
  %y = iree_vector_ext.to_layout %x to layout(#row) : vector<1x512xf32>
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %s = vector.multi_reduction <add>, %y, %acc [1] : vector<1x512xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%c0] {in_bounds = [true]} : vector<1xf32>, memref<1xf32>
  return
}

// Between lanes: by shuffles. Batch and outer differ: the same registers. Both subgroups have all of it: each takes its own. Through workgroup memory
// where that is asked for.
// CHECK-LABEL: func.func @conversions
// CHECK:         memref.alloc() : memref<64xf32, 3>
// CHECK:         vector.transfer_read {{.*}} : memref<64xf32>, vector<2xf32>
// CHECK-COUNT-4: gpu.shuffle idx
// CHECK-NOT:     gpu.shuffle
// CHECK:         arith.select
// CHECK:         vector.transfer_write {{.*}} : vector<1xf32>, memref<64xf32, 3>
// CHECK:         gpu.barrier
// CHECK:         vector.transfer_read {{.*}} : memref<64xf32, 3>, vector<1xf32>
// CHECK-NOT:     gpu.barrier
// CHECK:         vector.transfer_write
func.func @conversions() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  %a = iree_vector_ext.to_layout %x to layout(#half) : vector<64xf32>
  %b = iree_vector_ext.to_layout %a to layout(#apart) : vector<64xf32>
  %c = iree_vector_ext.to_layout %b to layout(#batch) : vector<64xf32>
  %d = iree_vector_ext.to_layout %c to layout(#split) : vector<64xf32>
  %e = iree_vector_ext.to_layout %d to layout(#split) {shared_memory_conversion} : vector<64xf32>
  vector.transfer_write %e, %out[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}

// As many dims as a layout may have; the neighbours, along the first, are one more behind them.
// CHECK-LABEL: func.func @eight
// CHECK: vector.insert_strided_slice {{.*}} {offsets = [0, 0, 0, 0, 0, 0, 0, 0, 0], strides = [1, 1, 1, 1, 1, 1, 1, 1, 1]} : vector<1x1x1x1x1x1x1x1x4xf16> into vector<1x1x1x1x1x1x1x2x4xf16>
// CHECK: vector.insert_strided_slice {{.*}} {offsets = [0, 0, 0, 0, 0, 0, 0, 1, 0]
// CHECK: vector.extract_strided_slice {{.*}} {offsets = [0, 0, 0, 0, 0, 0, 0, 1, 0], sizes = [1, 1, 1, 1, 1, 1, 1, 1, 4], strides = [1, 1, 1, 1, 1, 1, 1, 1, 1]}
func.func @eight() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x1x1x1x1x1x1x64xf16>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x1x1x1x1x1x1x64xf16>
  %x = vector.transfer_read %in[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0], %zero {in_bounds = [true, true, true, true, true, true, true, true]} : memref<4x1x1x1x1x1x1x64xf16>, vector<4x1x1x1x1x1x1x64xf16>
  %y = iree_vector_ext.to_layout %x to layout(#eight) : vector<4x1x1x1x1x1x1x64xf16>
  %z = arith.addf %y, %y : vector<4x1x1x1x1x1x1x64xf16>
  vector.transfer_write %z, %out[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true, true, true, true, true]} : vector<4x1x1x1x1x1x1x64xf16>, memref<4x1x1x1x1x1x1x64xf16>
  return
}
}

// Tiles that are numbered otherwise are the same registers: nothing is done.
// KEPT-LABEL: func.func @renumbered
// KEPT-COUNT-2: vector.transfer_read
// KEPT-NOT:     vector.extract
// KEPT-NOT:     vector.shuffle
// KEPT:         arith.addf
func.func @renumbered() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  %a = iree_vector_ext.to_layout %x to layout(#apart) : vector<64xf32>
  %b = iree_vector_ext.to_layout %a to layout(#batch) : vector<64xf32>
  %c = arith.addf %b, %b : vector<64xf32>
  vector.transfer_write %c, %out[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}

// Rows by an index vector, which has the layout's rows: an element tile each, a row of four by its own index.
// CHECK-LABEL: func.func @transfer_gather
// CHECK-COUNT-8: iree_vector_ext.transfer_gather {{.*}} : vector<1xindex>], {{.*}} : memref<64x64xf16>, vector<1x4xf16>
func.func @transfer_gather() attributes {translation_info = #four} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<64x64xf16>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64x64xf16>
  %at = vector.step : vector<64xindex>
  %c63 = arith.constant dense<63> : vector<64xindex>
  %back = arith.subi %c63, %at : vector<64xindex>
  %x = iree_vector_ext.transfer_gather %in[%c0, %c0] [%back : vector<64xindex>], %zero <indexing_maps = [affine_map<(d0, d1)[s0] -> (s0, d1)>, affine_map<(d0, d1)[s0] -> (d0)>]> : memref<64x64xf16>, vector<64x64xf16>
  %y = iree_vector_ext.to_layout %x to layout(#nested) : vector<64x64xf16>
  vector.transfer_write %y, %out[%c0, %c0] {in_bounds = [true, true]} : vector<64x64xf16>, memref<64x64xf16>
  return
}

// A scalar has no layout: where each thread has the whole vector, it sums it in order and inserts the sum as it is.
// CHECK-LABEL: func.func @scalars
// CHECK:         %[[X:.*]] = vector.transfer_read {{.*}} : memref<4xf32>, vector<4xf32>
// CHECK:         %[[S:.*]] = vector.reduction <add>, %[[X]], %{{.*}} : vector<4xf32> into f32
// CHECK:         vector.insert %[[S]], %[[X]] [1] : f32 into vector<4xf32>
func.func @scalars() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %y = iree_vector_ext.to_layout %x to layout(#each) : vector<4xf32>
  %s = vector.reduction <add>, %y, %zero : vector<4xf32> into f32
  %z = vector.insert %s, %y [1] : f32 into vector<4xf32>
  vector.transfer_write %z, %out[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
