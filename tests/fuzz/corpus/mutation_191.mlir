
func.func @vectors(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %v: ?xvector<4xf32>, %w: vector<4x8xf32>, %x: f32, %i: index, %k: vector<4xi1>, %p: i32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x, %k {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x8xf32>
  %4 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<4xf32>
  vector.store %4, %m[%i, %i] : memref<4x8xf32>, vector<4xf32>
  %5 = vector.extract %w[0] : vector<8xf32> from vector<4x8xf32>
  %6 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %w, %5, %v : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  %7 = vector.multi_reduction <maximumf>, %w, %6 [1] : vector<4x8xf32> to vector<4xf32>
  %8 = vector.reduction <add>, %7 : vector<4xf32> into f32
  %9 = vector.reduction <mul>, %7, %8 fastmath<fast> : vector<4xf32> into f32
  %10 = vector.fma %v, %6, %7 : vector<4xf32>
  %11 = vector.broadcast %9 : f32 to vector<4xf32>
  %12 = vector.splat %9 : vector<4xf32>
  %13 = vector.extract %w[1, %i] : f32 from vector<4x8xf32>
  %14 = vector.extract %v[2] : f32 from vector<4xf32>
  %15 = vector.insert %13, %v[3] : f32 into vector<4xf32>
  %16 = vector.transpose %w, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %17 = vector.insert %v, %16[0] : vector<4xf32> into vector<8x4xf32>
  %18 = vector.shuffle %v, %15 [0, 5, 2, 7, 1] : vector<4xf32>, vector<4xf32>
  %19 = vector.shape_cast %w : vector<4x8xf32> to vector<32xf32>
  %20 = vector.extract_strided_slice %w {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} ]: vector<4x8xf32> to vector<2x4xf32>
  %21 = vector.insert_strided_slice %20, %w {offsets = [0, 0], strides = [1, ]]} : vector<2x4xf32> into vector<4x8xf32>
  %22 = vector.extractelement %v[%p : i32] : vector<4xf32>
  %23 = vector.insertelement %22, %v[%p : i32] : vector<4xf32>
  %24 = vector.outerproduct %v, %5 : vector<4xf32>, vector<8xf32>
  %25 = vector.outerproduct %v, %5, %24 {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<8xf32>
  %26 = vector.create_mask %i : vector<4xi1>
  %27 = vector.constant_mask [2] : vector<4xi1>
  %28 = vector.mask %k { vector.transfer_read %m[%i, %i], %x : memref<4x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %29 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %30 = vector.step : vector<4xindex>
  %31 = vector.maskedload %m[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %v : vector<4xf32>
  return %10 : vector<4xf32>
}

func.func @kernels(%x: f32, %o: i32, %m: memref<16x16xf16>) -> index {
  %0 = gpu.block_id x
  %1 = gpu.thread_id y upper_bound 64
  %2 = gpu.block_dim z
  %3 = gpu.grid_dim x
  %4 = gpu.global_id x
  %5 = gpu.lane_id
  %6 = gpu.subgroup_id : index
  %7 = gpu.num_subgroups : index
  %8 = gpu.subgroup_size : index
  gpu.barrier
  %9, %10 = gpu.shuffle xor %x, %o, %o : f32
  %11 = gpu.all_reduce add %x {} : (f32) -> (f32)
  %12 = gpu.subgroup_reduce maximumf %x uniform : (f32) -> f32
  %13 = gpu.subgroup_mma_load_matrix %m[%0, %0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return %8 : index
}
