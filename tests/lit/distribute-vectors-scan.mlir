// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='distribute-vectors,canonicalize,cse' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='distribute-vectors{subgroup-size=32},canonicalize,cse,unroll-vectors,canonicalize' --validate > /dev/null
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#warps = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>
#row = #iree_vector_ext.nested_layout<subgroup_tile = [1, 4], batch_tile = [2, 2], outer_tile = [1, 1], thread_tile = [1, 32],
    element_tile = [1, 2], subgroup_strides = [0, 1], thread_strides = [0, 1]>
#columns = #iree_vector_ext.nested_layout<subgroup_tile = [1, 4], batch_tile = [1, 1], outer_tile = [2, 1], thread_tile = [4, 8],
    element_tile = [3, 1], subgroup_strides = [0, 1], thread_strides = [8, 1]>
#line = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [3], outer_tile = [2], thread_tile = [8], element_tile = [2],
    subgroup_strides = [0], thread_strides = [4]>
#own = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 7], outer_tile = [1, 1], thread_tile = [32, 1],
    element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [1, 0]>
#again = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [8], element_tile = [2],
    subgroup_strides = [0], thread_strides = [1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// In the thread; five turns of shuffles, what is in front, and what the last lane has; then three rounds of four subgroups through workgroup memory.
// CHECK-LABEL: func.func @rows
// CHECK-DAG:     %[[W:.*]] = memref.alloc() : memref<2x128xi32, 3>
// CHECK:         arith.addi
// CHECK-COUNT-28: gpu.shuffle idx
// CHECK-NOT:     gpu.shuffle
// CHECK:         memref.store {{.*}}, %[[W]]
// CHECK:         gpu.barrier
// CHECK:         memref.load %[[W]]
// CHECK:         return
func.func @rows() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<2x512xi32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2x512xi32>
  %sums = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<2xi32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x512xi32>, vector<2x512xi32>
  %y = iree_vector_ext.to_layout %x to layout(#row) : vector<2x512xi32>
  %i = arith.constant dense<0> : vector<2xi32>
  %s:2 = vector.scan <add>, %y, %i {inclusive = true, reduction_dim = 1 : i64} : vector<2x512xi32>, vector<2xi32>
  vector.transfer_write %s#0, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x512xi32>, memref<2x512xi32>
  vector.transfer_write %s#1, %sums[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  return
}

// Exclusive, along the leading dimension: the initial values are in front of all.
// CHECK-LABEL: func.func @columns
// CHECK:         gpu.shuffle idx
// CHECK:         return
func.func @columns() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<24x32xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<24x32xf32>
  %tops = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<32xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<24x32xf32>, vector<24x32xf32>
  %y = iree_vector_ext.to_layout %x to layout(#columns) : vector<24x32xf32>
  %i = vector.transfer_read %tops[%c0], %zero {in_bounds = [true]} : memref<32xf32>, vector<32xf32>
  %s:2 = vector.scan <maximumf>, %y, %i {inclusive = false, reduction_dim = 0 : i64} : vector<24x32xf32>, vector<32xf32>
  vector.transfer_write %s#0, %out[%c0, %c0] {in_bounds = [true, true]} : vector<24x32xf32>, memref<24x32xf32>
  vector.transfer_write %s#1, %tops[%c0] {in_bounds = [true]} : vector<32xf32>, memref<32xf32>
  return
}

// 16-bit values go through workgroup memory; threads between those that hold something have copies.
// CHECK-LABEL: func.func @line
// CHECK:         memref.alloc() : memref<6x128xi16, 3>
// CHECK-NOT:     gpu.shuffle
// CHECK:         return
func.func @line() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i16
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<96xi16>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<96xi16>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<96xi16>, vector<96xi16>
  %y = iree_vector_ext.to_layout %x to layout(#line) : vector<96xi16>
  %i = arith.constant dense<7> : vector<i16>
  %s:2 = vector.scan <mul>, %y, %i {inclusive = false, reduction_dim = 0 : i64} : vector<96xi16>, vector<i16>
  vector.transfer_write %s#0, %out[%c0] {in_bounds = [true]} : vector<96xi16>, memref<96xi16>
  return
}

// A line is one thread's: nothing is exchanged.
// CHECK-LABEL: func.func @own
// CHECK-NOT:     gpu.shuffle
// CHECK-NOT:     gpu.barrier
// CHECK:         return
func.func @own() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<32x7xi32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<32x7xi32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<32x7xi32>, vector<32x7xi32>
  %y = iree_vector_ext.to_layout %x to layout(#own) : vector<32x7xi32>
  %i = arith.constant dense<0> : vector<32xi32>
  %s:2 = vector.scan <xor>, %y, %i {inclusive = true, reduction_dim = 1 : i64} : vector<32x7xi32>, vector<32xi32>
  vector.transfer_write %s#0, %out[%c0, %c0] {in_bounds = [true, true]} : vector<32x7xi32>, memref<32x7xi32>
  return
}

// Threads that have copies of what eight have: those eight are in one subgroup, and shuffle.
// CHECK-LABEL: func.func @again
// CHECK-NOT:     memref.alloc
// CHECK-COUNT-4: gpu.shuffle idx
// CHECK-NOT:     gpu.barrier
// CHECK:         return
func.func @again() attributes {translation_info = #warps} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<16xi32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<16xi32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<16xi32>, vector<16xi32>
  %y = iree_vector_ext.to_layout %x to layout(#again) : vector<16xi32>
  %i = arith.constant dense<0> : vector<i32>
  %s:2 = vector.scan <add>, %y, %i {inclusive = true, reduction_dim = 0 : i64} : vector<16xi32>, vector<i32>
  vector.transfer_write %s#0, %out[%c0] {in_bounds = [true]} : vector<16xi32>, memref<16xi32>
  return
}
}
