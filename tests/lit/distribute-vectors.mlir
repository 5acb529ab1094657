// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,distribute-vectors,canonicalize,cse' | FileCheck %s
// CHECK-DAG: #[[LOW:.*]] = affine_map<(d0) -> (d0 mod 8)>{{$}}
// CHECK-DAG: #[[HIGH:.*]] = affine_map<(d0) -> (d0 floordiv 8)>{{$}}

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
#four = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [128, 1, 1] subgroup_size = 32>

module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// Thread t has elements [4t, 4t + 4) and [4t + 128, 4t + 132) of the row; the last chunk is partly beyond the row's end, which is a multiple of 4.
// Eight values are left after two steps of halving; every thread adds them up. One thread stores the sum.
// CHECK-LABEL: func.func @row(
// CHECK-NOT:     thread_basis
// CHECK:         %[[T:.*]] = gpu.thread_id x
// CHECK:         %[[W:.*]] = memref.alloc() : memref<1x32xf32, 3>
// CHECK:         %[[A0:.*]] = affine.apply #{{.*}}(%[[T]])
// CHECK:         %[[X0:.*]] = vector.transfer_read %{{.*}}[%{{.*}}, %[[A0]]], %{{.*}} {in_bounds = [true, false]} : memref<5x200xf32>, vector<1x4xf32>
// CHECK:         %[[V0:.*]] = vector.insert_strided_slice %[[X0]], %{{.*}} {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf32> into vector<1x8xf32>
// CHECK:         %[[A1:.*]] = affine.apply #{{.*}}(%[[T]])
// CHECK:         %[[X1:.*]] = vector.transfer_read %{{.*}}[%{{.*}}, %[[A1]]]
// CHECK:         %[[V1:.*]] = vector.insert_strided_slice %[[X1]], %[[V0]] {offsets = [0, 4], strides = [1, 1]} : vector<1x4xf32> into vector<1x8xf32>
// CHECK:         vector.multi_reduction <add>, %[[V1]], %{{.*}} [1] : vector<1x8xf32> to vector<1xf32>
// CHECK:         memref.store %{{.*}}, %[[W]][%c0, %[[T]]]
// CHECK:         gpu.barrier
// CHECK:         %[[C16:.*]] = arith.cmpi ult, %[[T]], %c16
// CHECK:         scf.if %[[C16]]
// CHECK:         gpu.barrier
// CHECK:         scf.if
// CHECK:         gpu.barrier
// CHECK-COUNT-8: memref.load %[[W]]
// CHECK:         %[[FIRST:.*]] = arith.cmpi ult, %[[T]], %c1
// CHECK:         scf.if %[[FIRST]]
// CHECK:           vector.transfer_write
func.func @row() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<5x200xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, false]} : memref<5x200xf32>, vector<1x256xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x256xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%i] {in_bounds = [true]} : vector<1xf32>, memref<5xf32>
  return
}

// Full subgroups along the row: one instruction in each, which loses NaNs, so that these are counted apart; then the four subgroups' results through
// workgroup memory. The broadcast goes back to every thread.
// CHECK-LABEL: func.func @subgroups(
// CHECK:         memref.alloc() : memref<1x4xf32, 3>
// CHECK:         %[[N:.*]] = arith.cmpf uno, {{.*}} : vector<1x4xf32>
// CHECK:         vector.multi_reduction <or>, %[[N]]
// CHECK:         %[[MAX:.*]] = gpu.subgroup_reduce maxnumf
// CHECK:         %[[NAN:.*]] = gpu.subgroup_reduce or
// CHECK:         arith.select %[[NAN]], %{{.*}}, %[[MAX]]
// CHECK:         scf.if
// CHECK-NEXT:      memref.store
// CHECK:         gpu.barrier
// CHECK-NOT:     gpu.barrier
// CHECK-COUNT-4: memref.load
// CHECK:         %[[B:.*]] = vector.broadcast %{{.*}} : vector<1x1xf32> to vector<1x4xf32>
// CHECK:         arith.subf %{{.*}}, %[[B]] : vector<1x4xf32>
// CHECK:         vector.transfer_write
func.func @subgroups() attributes {thread_basis = [1, 128], translation_info = #four} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0xFF800000> : vector<1xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<5x512xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<5x512xf32>
  %i = gpu.block_id x
  %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<5x512xf32>, vector<1x512xf32>
  %m = vector.multi_reduction <maximumf>, %x, %acc [1] : vector<1x512xf32> to vector<1xf32>
  %r = vector.shape_cast %m : vector<1xf32> to vector<1x1xf32>
  %b = vector.broadcast %r : vector<1x1xf32> to vector<1x512xf32>
  %d = arith.subf %x, %b : vector<1x512xf32>
  vector.transfer_write %d, %out[%i, %c0] {in_bounds = [true, true]} : vector<1x512xf32>, memref<5x512xf32>
  return
}

// Threads along rows and columns: 8 lanes of 4 columns, 4 rows at once. The loop carries a thread's two rows; rows behind the end are masked one by one.
// CHECK-LABEL: func.func @columns(
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}) -> (vector<2x4xf32>)
// CHECK:         %[[M:.*]] = arith.cmpi slt, %{{.*}} : vector<2xindex>
// CHECK:         %[[R:.*]] = vector.shape_cast %[[M]] : vector<2xi1> to vector<2x1xi1>
// CHECK:         vector.broadcast %[[R]] : vector<2x1xi1> to vector<2x4xi1>
// CHECK:         vector.store %{{.*}}, %{{.*}} : memref<1x32x4xf32, 3>, vector<4xf32>
// CHECK:         gpu.barrier
// CHECK-COUNT-4: vector.load %{{.*}} : memref<1x32x4xf32, 3>, vector<4xf32>
// CHECK:         vector.transfer_write
func.func @columns() attributes {thread_basis = [4, 8], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<32xf32>
  %none = arith.constant dense<-0.0> : vector<8x32xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<46x32xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<32xf32>
  %p = scf.for %k = %c0 to %c40 step %c8 iter_args(%a = %none) -> (vector<8x32xf32>) {
    %x = vector.transfer_read %in[%k, %c0], %zero {in_bounds = [true, true]} : memref<46x32xf32>, vector<8x32xf32>
    %n = arith.addf %a, %x : vector<8x32xf32>
    scf.yield %n : vector<8x32xf32>
  }
  %l = vector.transfer_read %in[%c40, %c0], %zero {in_bounds = [false, true]} : memref<46x32xf32>, vector<8x32xf32>
  %all = arith.constant 32 : index
  %mask = vector.create_mask %c6, %all : vector<8x32xi1>
  %v = arith.select %mask, %l, %none : vector<8x32xi1>, vector<8x32xf32>
  %n = arith.addf %p, %v : vector<8x32xf32>
  %s = vector.multi_reduction <add>, %n, %acc [0] : vector<8x32xf32> to vector<32xf32>
  vector.transfer_write %s, %out[%c0] {in_bounds = [true]} : vector<32xf32>, memref<32xf32>
  return
}

// A sum in each turn of a loop: all have read the last one's before its memory is written again.
// CHECK-LABEL: func.func @turns(
// CHECK:         scf.for
// CHECK-NOT:       : memref<1x32xf32, 3>
// CHECK:           gpu.barrier
// CHECK:           memref.store %{{.*}} : memref<1x32xf32, 3>
// CHECK:           gpu.barrier
// CHECK:           memref.load %{{.*}} : memref<1x32xf32, 3>
// CHECK:         return
func.func @turns() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<3x64xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<3x64xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = vector.transfer_read %in[%i, %c0], %zero {in_bounds = [true, true]} : memref<3x64xf32>, vector<1x64xf32>
    %s = vector.multi_reduction <add>, %x, %acc [1] : vector<1x64xf32> to vector<1xf32>
    %r = vector.shape_cast %s : vector<1xf32> to vector<1x1xf32>
    %b = vector.broadcast %r : vector<1x1xf32> to vector<1x64xf32>
    %d = arith.subf %x, %b : vector<1x64xf32>
    vector.transfer_write %d, %out[%i, %c0] {in_bounds = [true, true]} : vector<1x64xf32>, memref<3x64xf32>
  }
  return
}
// Neighbouring threads read what is side by side, here along the first dimension of the vector.
// CHECK-LABEL: func.func @neighbours(
// CHECK:         %[[B:.*]] = affine.apply #[[HIGH]](%thread_id_x)
// CHECK:         %[[A:.*]] = affine.apply #[[LOW]](%thread_id_x)
// CHECK:         vector.transfer_read %{{.*}}[%[[B]], %[[A]]]{{.*}} : memref<12x8xf32>, vector<1x1xf32>
func.func @neighbours() attributes {thread_basis = [8, 4], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<8xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<12x8xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<12x8xf32>, vector<8x12xf32>
  %s = vector.multi_reduction <add>, %x, %acc [1] : vector<8x12xf32> to vector<8xf32>
  vector.transfer_write %s, %out[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}
}
