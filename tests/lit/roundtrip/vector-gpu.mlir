// Vectors and what kernels are made of.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s

// CHECK-LABEL: func.func @vectors
func.func @vectors(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %v: vector<4xf32>, %w: vector<4x8xf32>, %x: f32, %i: index, %k: vector<4xi1>, %p: i32) -> vector<4xf32> {
  // CHECK: vector.transfer_read %arg0[%arg5, %arg5], %arg4 : memref<4x8xf32>, vector<4xf32>
  %0 = vector.transfer_read %m[%i, %i], %x : memref<4x8xf32>, vector<4xf32>
  // CHECK: vector.transfer_read %arg0[%arg5, %arg5], %arg4, %arg6 {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x, %k {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  // CHECK: vector.transfer_read %arg1[%arg5, %arg5], %arg4 {permutation_map = #map} : tensor<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<4x8xf32>, vector<4xf32>
  // CHECK: vector.transfer_write %arg2, %arg0[%arg5, %arg5] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  // CHECK: vector.transfer_write %arg2, %arg1[%arg5, %arg5] : vector<4xf32>, tensor<4x8xf32>
  %3 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x8xf32>
  // CHECK: vector.load %arg0[%arg5, %arg5] : memref<4x8xf32>, vector<4xf32>
  %4 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<4xf32>
  // CHECK: vector.store %{{.*}}, %arg0[%arg5, %arg5] : memref<4x8xf32>, vector<4xf32>
  vector.store %4, %m[%i, %i] : memref<4x8xf32>, vector<4xf32>
  // CHECK: vector.contract {indexing_maps = [#map1, #map2, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg3, %{{.*}}, %arg2 : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  %5 = vector.extract %w[0] : vector<8xf32> from vector<4x8xf32>
  %6 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %w, %5, %v : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  // CHECK: vector.multi_reduction <maximumf>, %arg3, %{{.*}} [1] : vector<4x8xf32> to vector<4xf32>
  %7 = vector.multi_reduction <maximumf>, %w, %6 [1] : vector<4x8xf32> to vector<4xf32>
  // CHECK: vector.scan <add>, %arg3, %{{.*}} {inclusive = false, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  %scanned:2 = vector.scan <add>, %w, %7 {inclusive = false, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  // CHECK: vector.reduction <add>, %{{.*}} : vector<4xf32> into f32
  %8 = vector.reduction <add>, %7 : vector<4xf32> into f32
  // CHECK: vector.reduction <mul>, %{{.*}}, %{{.*}} fastmath<fast> : vector<4xf32> into f32
  %9 = vector.reduction <mul>, %7, %8 fastmath<fast> : vector<4xf32> into f32
  // CHECK: vector.fma %arg2, %{{.*}}, %{{.*}} : vector<4xf32>
  %10 = vector.fma %v, %6, %7 : vector<4xf32>
  // CHECK: vector.broadcast %{{.*}} : f32 to vector<4xf32>
  %11 = vector.broadcast %9 : f32 to vector<4xf32>
  // CHECK: vector.splat %{{.*}} : vector<4xf32>
  %12 = vector.splat %9 : vector<4xf32>
  // CHECK: vector.extract %arg3[1, %arg5] : f32 from vector<4x8xf32>
  %13 = vector.extract %w[1, %i] : f32 from vector<4x8xf32>
  // CHECK: vector.extract %arg2[2] : f32 from vector<4xf32>
  %14 = vector.extract %v[2] : f32 from vector<4xf32>
  // CHECK: vector.insert %{{.*}}, %arg2 [3] : f32 into vector<4xf32>
  %15 = vector.insert %13, %v[3] : f32 into vector<4xf32>
  // CHECK: vector.insert %arg2, %{{.*}} [0] : vector<4xf32> into vector<8x4xf32>
  %16 = vector.transpose %w, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %17 = vector.insert %v, %16[0] : vector<4xf32> into vector<8x4xf32>
  // CHECK: vector.shuffle %arg2, %{{.*}} [0, 5, 2, 7, 1] : vector<4xf32>, vector<4xf32>
  %18 = vector.shuffle %v, %15 [0, 5, 2, 7, 1] : vector<4xf32>, vector<4xf32>
  // CHECK: vector.shape_cast %arg3 : vector<4x8xf32> to vector<32xf32>
  %19 = vector.shape_cast %w : vector<4x8xf32> to vector<32xf32>
  // CHECK: vector.extract_strided_slice %arg3 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %20 = vector.extract_strided_slice %w {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  // CHECK: vector.insert_strided_slice %{{.*}}, %arg3 {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %21 = vector.insert_strided_slice %20, %w {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  // CHECK: vector.extractelement %arg2[%arg7 : i32] : vector<4xf32>
  %22 = vector.extractelement %v[%p : i32] : vector<4xf32>
  // CHECK: vector.insertelement %{{.*}}, %arg2[%arg7 : i32] : vector<4xf32>
  %23 = vector.insertelement %22, %v[%p : i32] : vector<4xf32>
  // CHECK: vector.outerproduct %arg2, %{{.*}} : vector<4xf32>, vector<8xf32>
  %24 = vector.outerproduct %v, %5 : vector<4xf32>, vector<8xf32>
  // CHECK: vector.outerproduct %arg2, %{{.*}}, %{{.*}} {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<8xf32>
  %25 = vector.outerproduct %v, %5, %24 {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<8xf32>
  // CHECK: vector.create_mask %arg5 : vector<4xi1>
  %26 = vector.create_mask %i : vector<4xi1>
  // CHECK: vector.constant_mask [2] : vector<4xi1>
  %27 = vector.constant_mask [2] : vector<4xi1>
  // CHECK: vector.mask %arg6 { vector.transfer_read
  // CHECK: vector.bitcast %arg2 : vector<4xf32> to vector<8xf16>
  %28 = vector.mask %k { vector.transfer_read %m[%i, %i], %x : memref<4x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %29 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  // CHECK: vector.step : vector<4xindex>
  %30 = vector.step : vector<4xindex>
  // CHECK: vector.maskedload %arg0[%arg5, %arg5], %arg6, %arg2 : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %31 = vector.maskedload %m[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: vector.print %arg2 : vector<4xf32>
  vector.print %v : vector<4xf32>
  return %10 : vector<4xf32>
}

// CHECK-LABEL: func.func @kernels
func.func @kernels(%x: f32, %o: i32, %m: memref<16x16xf16>) -> index {
  // CHECK: %block_id_x = gpu.block_id x
  %0 = gpu.block_id x
  // CHECK: %thread_id_y = gpu.thread_id y upper_bound 64
  %1 = gpu.thread_id y upper_bound 64
  // CHECK: %block_dim_z = gpu.block_dim z
  %2 = gpu.block_dim z
  // CHECK: %grid_dim_x = gpu.grid_dim x
  %3 = gpu.grid_dim x
  // CHECK: %global_id_x = gpu.global_id x
  %4 = gpu.global_id x
  // CHECK: gpu.lane_id
  %5 = gpu.lane_id
  // CHECK: gpu.subgroup_id : index
  %6 = gpu.subgroup_id : index
  // CHECK: gpu.num_subgroups : index
  %7 = gpu.num_subgroups : index
  // CHECK: gpu.subgroup_size : index
  %8 = gpu.subgroup_size : index
  // CHECK: gpu.barrier
  gpu.barrier
  // CHECK: %shuffleResult, %valid = gpu.shuffle xor %arg0, %arg1, %arg1 : f32
  %9, %10 = gpu.shuffle xor %x, %o, %o : f32
  // CHECK: gpu.all_reduce add %arg0 {
  %11 = gpu.all_reduce add %x {} : (f32) -> (f32)
  // CHECK: gpu.subgroup_reduce maximumf %arg0 uniform : (f32) -> f32
  %12 = gpu.subgroup_reduce maximumf %x uniform : (f32) -> f32
  // CHECK: gpu.subgroup_mma_load_matrix %arg2[%block_id_x, %block_id_x] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %13 = gpu.subgroup_mma_load_matrix %m[%0, %0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  // CHECK: gpu.subgroup_mma_load_matrix {{.*}} -> !gpu.mma_matrix<1x1024xf16, "AOp">
  // CHECK: gpu.subgroup_mma_load_matrix {{.*}} -> !gpu.mma_matrix<1024x1xf16, "BOp">
  %14 = gpu.subgroup_mma_load_matrix %m[%0, %0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<1x1024xf16, "AOp">
  %15 = gpu.subgroup_mma_load_matrix %m[%0, %0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<1024x1xf16, "BOp">
  %w = memref.alloc() : memref<16x16xf16, 3>
  // CHECK: %[[COPY:.*]] = nvgpu.device_async_copy %arg2[%block_id_x, %block_id_x], %{{.*}}[%block_id_x, %block_id_x], 8 : memref<16x16xf16> to memref<16x16xf16, 3>
  %16 = nvgpu.device_async_copy %m[%0, %0], %w[%0, %0], 8 : memref<16x16xf16> to memref<16x16xf16, 3>
  // CHECK: %[[PART:.*]] = nvgpu.device_async_copy {{.*}}, 8, %block_dim_z {bypassL1} : memref<16x16xf16> to memref<16x16xf16, 3>
  %17 = nvgpu.device_async_copy %m[%0, %0], %w[%0, %0], 8, %2 {bypassL1} : memref<16x16xf16> to memref<16x16xf16, 3>
  // CHECK: %[[GROUP:.*]] = nvgpu.device_async_create_group %[[COPY]], %[[PART]]
  %18 = nvgpu.device_async_create_group %16, %17
  // CHECK: nvgpu.device_async_wait %[[GROUP]] {numGroups = 1 : i32}
  nvgpu.device_async_wait %18 {numGroups = 1 : i32}
  // CHECK: nvgpu.device_async_wait %[[GROUP]]
  nvgpu.device_async_wait %18
  return %8 : index
}
