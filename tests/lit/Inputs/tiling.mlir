// Kernels with configurations of their own, for the tests of the tiling passes.
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#both = affine_map<(d0, d1) -> (d0, d1)>

// Every tile is full.
func.func @matmul() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<32x24xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<24x16xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<32x16xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [32, 24], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<32x24xf32>> -> tensor<32x24xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [24, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<24x16xf32>> -> tensor<24x16xf32>
  %e = tensor.empty() : tensor<32x16xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [2, 4, 0], [0, 0, 4]]>} ins(%x, %y : tensor<32x24xf32>, tensor<24x16xf32>) outs(%f : tensor<32x16xf32>) -> tensor<32x16xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0], sizes = [32, 16], strides = [1, 1] : tensor<32x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<32x16xf32>>
  return
}

// One tile covers the rows, the columns end within the second tile, and four does not divide five.
func.func @edges() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4x5xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<5x10xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<readonly:tensor<10xf32>>
  %b3 = hal.interface.binding.subspan set(0) binding(3) : !flow.dispatch.tensor<writeonly:tensor<4x10xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [4, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x5xf32>> -> tensor<4x5xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [5, 10], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x10xf32>> -> tensor<5x10xf32>
  %bias = flow.dispatch.tensor.load %b2, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
  %e = tensor.empty() : tensor<4x10xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x10xf32>) -> tensor<4x10xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [1, 4, 0], [0, 0, 4]]>} ins(%x, %y : tensor<4x5xf32>, tensor<5x10xf32>) outs(%f : tensor<4x10xf32>) -> tensor<4x10xf32>
  %t = linalg.generic {indexing_maps = [#both, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%m, %bias : tensor<4x10xf32>, tensor<10xf32>) outs(%e : tensor<4x10xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x10xf32>
  flow.dispatch.tensor.store %t, %b3, offsets = [0, 0], sizes = [4, 10], strides = [1, 1] : tensor<4x10xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x10xf32>>
  return
}

// Padded by one all around: the tiles at the border read padding.
func.func @padded() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<1x14x14x4xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<3x3x4x8xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x14x14x8xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0, 0, 0], sizes = [1, 14, 14, 4], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x14x14x4xf32>> -> tensor<1x14x14x4xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0, 0, 0], sizes = [3, 3, 4, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<3x3x4x8xf32>> -> tensor<3x3x4x8xf32>
  %e = tensor.empty() : tensor<1x14x14x8xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x14x14x4xf32> to tensor<1x16x16x4xf32>
  %m = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>,
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[0, 2, 2, 8, 0, 0, 0], [0, 1, 2, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 4]]>}
      ins(%p, %y : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%f : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0, 0, 0], sizes = [1, 14, 14, 8], strides = [1, 1, 1, 1] : tensor<1x14x14x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x14x14x8xf32>>
  return
}

// 390 full tiles, and one of 160.
func.func @rows() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<100000xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<100000xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0], sizes = [100000], strides = [1] : !flow.dispatch.tensor<readonly:tensor<100000xf32>> -> tensor<100000xf32>
  %e = tensor.empty() : tensor<100000xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"],
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256], [4]]>}
      ins(%x : tensor<100000xf32>) outs(%e : tensor<100000xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %p : f32
    linalg.yield %s : f32
  } -> tensor<100000xf32>
  flow.dispatch.tensor.store %m, %b1, offsets = [0], sizes = [100000], strides = [1] : tensor<100000xf32> -> !flow.dispatch.tensor<writeonly:tensor<100000xf32>>
  return
}

// All sizes are push constants.
func.func @dynamic() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %d0 = arith.index_castui %c0 : i32 to index
  %c1 = hal.interface.constant.load ordinal(1) : i32
  %d1 = arith.index_castui %c1 : i32 to index
  %c2 = hal.interface.constant.load ordinal(2) : i32
  %d2 = arith.index_castui %c2 : i32 to index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d0, %d1}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d1, %d2}
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>{%d0, %d2}
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [%d0, %d1], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d0, %d1} -> tensor<?x?xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [%d1, %d2], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d1, %d2} -> tensor<?x?xf32>
  %e = tensor.empty(%d0, %d2) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [2, 4, 0], [0, 0, 4]]>} ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0], sizes = [%d0, %d2], strides = [1, 1] : tensor<?x?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>{%d0, %d2}
  return
}

// What is stored reshaped is of a size that is not known.
func.func @reshaped() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %d0 = arith.index_castui %c0 : i32 to index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<?x24xf32>>{%d0}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<24x16xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x?x16xf32>>{%d0}
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [%d0, 24], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x24xf32>>{%d0} -> tensor<?x24xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [24, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<24x16xf32>> -> tensor<24x16xf32>
  %e = tensor.empty(%d0) : tensor<?x16xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [2, 4, 0], [0, 0, 4]]>} ins(%x, %y : tensor<?x24xf32>, tensor<24x16xf32>) outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %s = tensor.expand_shape %m [[0, 1], [2]] output_shape [1, %d0, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
  flow.dispatch.tensor.store %s, %b2, offsets = [0, 0, 0], sizes = [1, %d0, 16], strides = [1, 1, 1] : tensor<1x?x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x?x16xf32>>{%d0}
  return
}

// The tile of what is seen in another shape is that of what is computed in the first one.
func.func @viewed() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x4xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<16x2x2xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [16, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x4xf32>> -> tensor<16x4xf32>
  %e = tensor.empty() : tensor<16x4xf32>
  %a = linalg.abs ins(%x : tensor<16x4xf32>) outs(%e : tensor<16x4xf32>) -> tensor<16x4xf32>
  %s = tensor.expand_shape %a [[0], [1, 2]] output_shape [16, 2, 2] : tensor<16x4xf32> into tensor<16x2x2xf32>
  %o = tensor.empty() : tensor<16x2x2xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 0, 0]]>} ins(%s : tensor<16x2x2xf32>) outs(%o : tensor<16x2x2xf32>) -> tensor<16x2x2xf32>
  flow.dispatch.tensor.store %r, %b1, offsets = [0, 0, 0], sizes = [16, 2, 2], strides = [1, 1, 1] : tensor<16x2x2xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x2x2xf32>>
  return
}

// A reduction whose body computes, over a size that is not known: padding becomes neutral between the two.
func.func @sums() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %d0 = arith.index_castui %c0 : i32 to index
  %c1 = hal.interface.constant.load ordinal(1) : i32
  %d1 = arith.index_castui %c1 : i32 to index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d0, %d1}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%d0}
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [%d0, %d1], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%d0, %d1} -> tensor<?x?xf32>
  %e = tensor.empty(%d0) : tensor<?xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %m = linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"],
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 0], [1, 0], [0, 8]]>}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = math.exp %p : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  flow.dispatch.tensor.store %m, %b1, offsets = [0], sizes = [%d0], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%d0}
  return
}

// Adds to what the binding holds. Both operands are promoted, one of them is computed.
func.func @accumulate() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x20xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<20x16xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  %raw = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [16, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x20xf32>> -> tensor<16x20xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [20, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<20x16xf32>> -> tensor<20x16xf32>
  %f = flow.dispatch.tensor.load %b2, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<16x16xf32>> -> tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x20xf32>
  %x = linalg.generic {indexing_maps = [#both, #both], iterator_types = ["parallel", "parallel"]} ins(%raw : tensor<16x20xf32>) outs(%e : tensor<16x20xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.negf %p : f32
    linalg.yield %s : f32
  } -> tensor<16x20xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 8], [0, 0, 2]], promote_operands = [0, 1]>} ins(%x, %y : tensor<16x20xf32>, tensor<20x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  return
}
