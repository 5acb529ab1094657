// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,propagate-layouts,distribute-vectors' --validate > /dev/null
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
#own = #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [32, 1, 1]>
#odd = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [48, 1, 1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// Threads along the row, with four neighbours each, twice.
// CHECK-LABEL: func.func @row(
// CHECK:         %[[X:.*]] = vector.transfer_read
// CHECK:         %[[L:.*]] = iree_vector_ext.to_layout %[[X]] to layout(#iree_vector_ext.nested_layout<{{.*}} batch_tile = [1, 2], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 4], {{.*}} thread_strides = [0, 1]>) : vector<1x256xf32>
// CHECK:         %[[R:.*]] = iree_vector_ext.to_layout %[[L]] to layout(#{{.*}}) : vector<1x256xf32>
// CHECK:         vector.multi_reduction <add>, %[[R]]
// CHECK:         iree_vector_ext.to_layout %{{.*}} : vector<1xf32>
// CHECK:         vector.transfer_write
func.func @row() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan set(0) binding(0) : memref<5x256xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x256xf32>, vector<1x256xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x256xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}

// Equal reads are one; one of fewer elements is another.
// CHECK-LABEL: func.func @reads(
// CHECK-COUNT-2: vector.transfer_read
// CHECK-NOT:     vector.transfer_read
// CHECK-LABEL: func.func @columns(
func.func @reads() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan set(0) binding(0) : memref<5x256xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x256xf32>, vector<1x256xf32>
  %y = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x256xf32>, vector<1x256xf32>
  %h = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x256xf32>, vector<1x128xf32>
  %p = arith.mulf %x, %y : vector<1x256xf32>
  %s = vector.multi_reduction <add>, %p, %acc [1] : vector<1x256xf32> to vector<1xf32>
  %t = vector.multi_reduction <add>, %h, %s [1] : vector<1x128xf32> to vector<1xf32>
  vector.transfer_write %t, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}

// Eight lanes of four columns, four rows at once.
// CHECK:         vector.transfer_read
// CHECK-NEXT:    iree_vector_ext.to_layout %{{.*}} to layout(#iree_vector_ext.nested_layout<{{.*}} batch_tile = [2, 1], outer_tile = [1, 1], thread_tile = [4, 8], element_tile = [1, 4], {{.*}} thread_strides = [8, 1]>) : vector<8x32xf32>
func.func @columns() attributes {thread_basis = [4, 8], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<32xf32>
  %in = hal.interface.binding.subspan set(0) binding(0) : memref<8x32xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) : memref<32xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
  %s = vector.multi_reduction <add>, %x, %acc [0] : vector<8x32xf32> to vector<32xf32>
  vector.transfer_write %s, %out[%c0] {in_bounds = [true]} : vector<32xf32>, memref<32xf32>
  return
}

// Threads of other pipelines have tiles of their own.
// CHECK-LABEL: func.func @other(
// CHECK-NOT:     to_layout
func.func @other() attributes {translation_info = #own} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) : memref<8xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) : memref<8xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %x, %out[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}

// Where nothing says how many threads run along what, all run along the last dimension; they need not be full subgroups.
// CHECK-LABEL: func.func @no_basis(
// CHECK:         vector.transfer_read
// CHECK-NEXT:    iree_vector_ext.to_layout %{{.*}} to layout({{.*}} batch_tile = [1, 2], {{.*}} thread_tile = [1, 48], {{.*}}>) : vector<1x96xf32>
func.func @no_basis() attributes {translation_info = #odd} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan set(0) binding(0) : memref<5x96xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x96xf32>, vector<1x96xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x96xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}
}
