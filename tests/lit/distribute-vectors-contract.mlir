// RUN: cgc opt %s --pass-pipeline='propagate-layouts' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s --check-prefix=THREAD
// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse,unroll-vectors,canonicalize,cse' --validate > /dev/null

// Operands of a contraction whose layouts disagree: the heaviest, or the result's, stands, and what it takes to bring the other there is a conversion
// of its own.
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
// Rows and columns of the result over 8 x 4 lanes of two subgroups; k in each thread.
#result = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [1, 2], outer_tile = [1, 1], thread_tile = [8, 4],
    element_tile = [1, 2], subgroup_strides = [1, 0], thread_strides = [4, 1]>
#lhs = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [1, 1], outer_tile = [1, 2], thread_tile = [8, 1],
    element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [4, 0]>
#same = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [1, 2], outer_tile = [1, 1], thread_tile = [8, 1],
    element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [4, 0]>
#lanes = #iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [8, 4],
    element_tile = [1, 2], subgroup_strides = [1, 0], thread_strides = [4, 1]>
#across = #iree_vector_ext.nested_layout<subgroup_tile = [1, 2], batch_tile = [2, 1], outer_tile = [1, 1], thread_tile = [8, 4],
    element_tile = [1, 1], subgroup_strides = [0, 1], thread_strides = [4, 1]>
#rhs = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [2, 2], outer_tile = [1, 1], thread_tile = [1, 4],
    element_tile = [4, 2], subgroup_strides = [0, 0], thread_strides = [0, 1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {
// Both have k alike: nothing is converted.
// CHECK-LABEL: func.func @agree
// THREAD-LABEL: func.func @agree
// CHECK-COUNT-3:  iree_vector_ext.to_layout
// CHECK-NEXT:     vector.contract
// THREAD-NOT:     gpu.shuffle
// THREAD-NOT:     memref.alloc
// THREAD:         vector.contract {{.*}} : vector<1x8xf32>, vector<8x4xf32> into vector<1x4xf32>
func.func @agree() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<16x8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8x16xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<16x16xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x8xf32>, vector<16x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %z = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %l = iree_vector_ext.to_layout %x to layout(#same) : vector<16x8xf32>
  %r = iree_vector_ext.to_layout %y to layout(#rhs) : vector<8x16xf32>
  %i = iree_vector_ext.to_layout %z to layout(#result) : vector<16x16xf32>
  %p = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %i : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
  %o = iree_vector_ext.to_layout %p to layout(#result) : vector<16x16xf32>
  vector.transfer_write %o, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

// The same elements in other registers.
// CHECK-LABEL: func.func @registers
// THREAD-LABEL: func.func @registers
// CHECK:          %[[L:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     %[[R:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     iree_vector_ext.to_layout
// CHECK-NEXT:     %[[C:.*]] = iree_vector_ext.to_layout %[[R]]
// CHECK-NEXT:     vector.contract {{.*}} %[[L]], %[[C]],
// THREAD-NOT:     gpu.shuffle
// THREAD-NOT:     memref.alloc
// THREAD:         vector.contract {{.*}} : vector<1x8xf32>, vector<8x4xf32> into vector<1x4xf32>
func.func @registers() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<16x8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8x16xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<16x16xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x8xf32>, vector<16x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %z = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %l = iree_vector_ext.to_layout %x to layout(#lhs) : vector<16x8xf32>
  %r = iree_vector_ext.to_layout %y to layout(#rhs) : vector<8x16xf32>
  %i = iree_vector_ext.to_layout %z to layout(#result) : vector<16x16xf32>
  %p = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %i : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
  %o = iree_vector_ext.to_layout %p to layout(#result) : vector<16x16xf32>
  vector.transfer_write %o, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

// k over the lanes of each row.
// CHECK-LABEL: func.func @shuffles
// THREAD-LABEL: func.func @shuffles
// CHECK:          %[[L:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     %[[R:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     iree_vector_ext.to_layout
// CHECK-NEXT:     %[[C:.*]] = iree_vector_ext.to_layout %[[L]]
// CHECK-NEXT:     vector.contract {{.*}} %[[C]], %[[R]],
// THREAD-NOT:     memref.alloc
// THREAD-COUNT-8: gpu.shuffle idx
// THREAD:         vector.contract {{.*}} : vector<1x8xf32>, vector<8x4xf32> into vector<1x4xf32>
func.func @shuffles() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<16x8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8x16xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<16x16xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x8xf32>, vector<16x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %z = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %l = iree_vector_ext.to_layout %x to layout(#lanes) : vector<16x8xf32>
  %r = iree_vector_ext.to_layout %y to layout(#rhs) : vector<8x16xf32>
  %i = iree_vector_ext.to_layout %z to layout(#result) : vector<16x16xf32>
  %p = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %i : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
  %o = iree_vector_ext.to_layout %p to layout(#result) : vector<16x16xf32>
  vector.transfer_write %o, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

// k over the subgroups.
// CHECK-LABEL: func.func @memory
// THREAD-LABEL: func.func @memory
// CHECK:          %[[L:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     %[[R:.*]] = iree_vector_ext.to_layout
// CHECK-NEXT:     iree_vector_ext.to_layout
// CHECK-NEXT:     %[[C:.*]] = iree_vector_ext.to_layout %[[L]]
// CHECK-NEXT:     vector.contract {{.*}} %[[C]], %[[R]],
// THREAD:         %[[W:.*]] = memref.alloc()
// THREAD-NOT:     gpu.shuffle
// THREAD:         vector.transfer_write {{.*}}, %[[W]]
// THREAD:         gpu.barrier
// THREAD:         vector.transfer_read %[[W]]
// THREAD:         vector.contract {{.*}} : vector<1x8xf32>, vector<8x4xf32> into vector<1x4xf32>
func.func @memory() attributes {translation_info = #info} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<16x8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8x16xf32>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<16x16xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x8xf32>, vector<16x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %z = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %l = iree_vector_ext.to_layout %x to layout(#across) : vector<16x8xf32>
  %r = iree_vector_ext.to_layout %y to layout(#rhs) : vector<8x16xf32>
  %i = iree_vector_ext.to_layout %z to layout(#result) : vector<16x16xf32>
  %p = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %i : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
  %o = iree_vector_ext.to_layout %p to layout(#result) : vector<16x16xf32>
  vector.transfer_write %o, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}
}
