// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %S/Inputs/tiling-conv.mlir --pass-pipeline='tile-workgroups' --mlir-print-local-scope | FileCheck %s --check-prefix=CONV
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups' --validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups' --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect > /dev/null
// RUN: not cgc opt %s --split-input-file --pass-pipeline='tile-workgroups' 2>&1 | FileCheck %s --check-prefix=REFUSED

// CHECK-LABEL: func.func @matmul
// CHECK: %[[A:.*]] = flow.dispatch.tensor.load %0,
// CHECK: %[[B:.*]] = flow.dispatch.tensor.load %1,
// CHECK-NOT: linalg
// CHECK: %[[E:.*]] = tensor.empty() : tensor<32x16xf32>
// CHECK: %[[R:.*]] = scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (32, 16) step (8, 8) shared_outs(%[[O:.*]] = %[[E]]) -> (tensor<32x16xf32>)
// CHECK-NOT: affine.min
// CHECK-NEXT: %[[TA:.*]] = tensor.extract_slice %[[A]][%[[I]], 0] [8, 24] [1, 1]
// CHECK-NEXT: %[[TB:.*]] = tensor.extract_slice %[[B]][0, %[[J]]] [24, 8] [1, 1]
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: %[[M:.*]] = linalg.matmul {__internal_linalg_transform__ = "workgroup", lowering_config = {{.*}}} ins(%[[TA]], %[[TB]] : tensor<8x24xf32>, tensor<24x8xf32>) outs(%[[F]] : tensor<8x8xf32>)
// CHECK: tensor.parallel_insert_slice %[[M]] into %[[O]][%[[I]], %[[J]]] [8, 8] [1, 1]
// CHECK: mapping = [#gpu.block<y>, #gpu.block<x>]
// CHECK: flow.dispatch.tensor.store %[[R]], %2

// The four rows are one tile; the consumer is what is tiled, the root is fused into its tile.
// CHECK-LABEL: func.func @edges
// CHECK: scf.forall (%[[J:.*]]) = (0) to (10) step (8)
// CHECK: %[[S:.*]] = affine.min affine_map<(d0) -> (8, -d0 + 10)>(%[[J]])
// CHECK: %[[B:.*]] = tensor.extract_slice %{{.*}}[0, %[[J]]] [5, %[[S]]] [1, 1] : tensor<5x10xf32> to tensor<5x?xf32>
// CHECK: %[[H:.*]] = affine.apply affine_map<(d0) -> (-d0 + 8)>(%[[S]])
// CHECK: %[[P:.*]] = tensor.pad %[[B]] low[0, 0] high[0, %[[H]]]
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %[[P]] : tensor<4x5xf32>, tensor<5x8xf32>)
// CHECK: %[[T:.*]] = linalg.generic
// CHECK: %[[V:.*]] = tensor.extract_slice %[[T]][0, 0] [4, %[[S]]] [1, 1] : tensor<4x8xf32> to tensor<4x?xf32>
// CHECK: tensor.parallel_insert_slice %[[V]] into %{{.*}}[0, %[[J]]] [4, %[[S]]] [1, 1]

// The pad stays whole, its slices are read.
// CHECK-LABEL: func.func @padded
// CHECK: %[[P:.*]] = tensor.pad
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (14, 14) step (2, 2)
// CHECK: tensor.extract_slice %[[P]][0, %[[I]], %[[J]], 0] [1, 4, 4, 4] [1, 1, 1, 1]

// CHECK-LABEL: func.func @rows
// CHECK: scf.forall (%[[I:.*]]) = (0) to (100000) step (256)
// CHECK: affine.min affine_map<(d0) -> (256, -d0 + 100000)>(%[[I]])
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<256xf32>)

// CHECK-LABEL: func.func @dynamic
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (%[[M:.*]], %[[N:.*]]) step (8, 8)
// CHECK-DAG: affine.min affine_map<(d0, d1) -> (8, d1 - d0)>(%[[I]], %[[M]])
// CHECK-DAG: affine.min affine_map<(d0, d1) -> (8, d1 - d0)>(%[[J]], %[[N]])
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8x?xf32>, tensor<?x8xf32>) outs(%{{.*}} : tensor<8x8xf32>)

// What is stored in another shape is stored as it is, through a binding of its shape.
// CHECK-LABEL: func.func @reshaped
// CHECK: %[[D:.*]] = arith.index_castui
// CHECK: %[[B:.*]] = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<?x16xf32>>{%[[D]]}
// CHECK: %[[R:.*]] = scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (%[[D]], 16) step (8, 8)
// CHECK: flow.dispatch.tensor.store %[[R]], %[[B]], offsets = [0, 0], sizes = [%[[D]], 16]

// CHECK-LABEL: func.func @viewed
// CHECK: scf.forall (%[[I:.*]]) = (0) to (16) step (8)
// CHECK: %[[X:.*]] = tensor.extract_slice %{{.*}}[%[[I]], 0] [8, 4] [1, 1]
// CHECK: %[[A:.*]] = linalg.abs ins(%[[X]] : tensor<8x4xf32>)
// CHECK: %[[S:.*]] = tensor.expand_shape %[[A]] {{\[}}[0], [1, 2]] output_shape [8, 2, 2]
// CHECK: linalg.exp {{.*}} ins(%[[S]] : tensor<8x2x2xf32>)

// What the binding holds is the initial value.
// CHECK-LABEL: func.func @accumulate
// CHECK: %[[OLD:.*]] = flow.dispatch.tensor.load %2,
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) =
// CHECK: %[[X:.*]] = linalg.generic
// CHECK: %[[ACC:.*]] = tensor.extract_slice %[[OLD]][%[[I]], %[[J]]] [8, 8] [1, 1]
// CHECK: linalg.matmul {{.*}} ins(%[[X]], {{.*}} outs(%[[ACC]] :

// The input's tile is what the windows of the outputs touch.
// CONV-LABEL: func.func @conv
// CONV: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (112, 112) step (1, 8)
// CONV-DAG: %[[Y:.*]] = affine.apply affine_map<(d0) -> (d0 * 2)>(%[[I]])
// CONV-DAG: %[[X:.*]] = affine.apply affine_map<(d0) -> (d0 * 2)>(%[[J]])
// CONV: tensor.extract_slice %{{.*}}[0, %[[Y]], %[[X]], 0] [1, 3, 17, 3] [1, 1, 1, 1]
// CONV: linalg.conv_2d_nhwc_hwcf {{.*}} -> tensor<1x1x8x32xf32>

// REFUSED: error: 'linalg.generic' op reduces along loop #1, which workgroups cannot share
func.func @reduction_loop() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readwrite:tensor<16xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x16xf32>> -> tensor<16x16xf32>
  %f = flow.dispatch.tensor.load %1, offsets = [0], sizes = [16], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<16xf32>> -> tensor<16xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"],
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4], []]>} ins(%x : tensor<16x16xf32>) outs(%f : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  flow.dispatch.tensor.store %m, %1, offsets = [0], sizes = [16], strides = [1] : tensor<16xf32> -> !flow.dispatch.tensor<readwrite:tensor<16xf32>>
  return
}

// -----

// REFUSED: error: 'flow.dispatch.tensor.load' op reads elements of a buffer that another tile of this kernel writes
func.func @transposes_in_place() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<16x16xf32>> -> tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %m = linalg.transpose ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) permutation = [1, 0] {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>}
  flow.dispatch.tensor.store %m, %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  return
}

// -----

// What is read through another shape is not known to be the tile's own.
// REFUSED: error: 'flow.dispatch.tensor.load' op reads elements of a buffer that another tile of this kernel writes
func.func @regrouped_in_place() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readwrite:tensor<8x32xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [8, 32], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<8x32xf32>> -> tensor<8x32xf32>
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<8x32xf32> into tensor<256xf32>
  %p = tensor.expand_shape %c [[0, 1]] output_shape [16, 16] : tensor<256xf32> into tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %m = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  flow.dispatch.tensor.store %m, %1, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<readwrite:tensor<16x16xf32>>
  return
}

// -----

// REFUSED: error: 'linalg.matmul' op is not what the kernel stores, nor do all stores follow it element by element
func.func @regrouped_tail() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x16xf32>> -> tensor<16x16xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4, 0]]>} ins(%x, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%x : tensor<16x16xf32>) -> tensor<16x16xf32>
  %c = tensor.collapse_shape %m [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
  %e = tensor.empty() : tensor<256xf32>
  %r = linalg.exp ins(%c : tensor<256xf32>) outs(%e : tensor<256xf32>) -> tensor<256xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0], sizes = [256], strides = [1] : tensor<256xf32> -> !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  return
}

// -----

// REFUSED: error: 'tensor.concat' op cannot be computed tile by tile
func.func @too_many() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<1x4xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<64x4xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [1, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<1x4xf32>> -> tensor<1x4xf32>
  %c = tensor.concat dim(0) %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x :
      (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<64x4xf32>
  %e = tensor.empty() : tensor<64x4xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%c : tensor<64x4xf32>) outs(%e : tensor<64x4xf32>) -> tensor<64x4xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0, 0], sizes = [64, 4], strides = [1, 1] : tensor<64x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<64x4xf32>>
  return
}

// -----

// More dimensions than a structured op has.
// REFUSED: error: 'tensor.collapse_shape' op has too many dimensions
func.func @dimensions() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<writeonly:tensor<3x8xf32>>
  %x = arith.constant dense<1.0> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3x4xf32>
  %c = tensor.concat dim(16) %x, %x : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3x4xf32>, tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3x4xf32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3x8xf32>
  %d = tensor.collapse_shape %c [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [16]] : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3x8xf32> into tensor<3x8xf32>
  %e = tensor.empty() : tensor<3x8xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 4]]>} ins(%d : tensor<3x8xf32>) outs(%e : tensor<3x8xf32>) -> tensor<3x8xf32>
  flow.dispatch.tensor.store %r, %0, offsets = [0, 0], sizes = [3, 8], strides = [1, 1] : tensor<3x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x8xf32>>
  return
}

// -----

// Which binding the store is for is known at run time only: it has no other shape.
// REFUSED: error: 'linalg.exp' op is not what the kernel stores, nor do all stores follow it element by element
func.func @either() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  %w = hal.interface.constant.load ordinal(0) : i32
  %b = arith.trunci %w : i32 to i1
  %t = arith.select %b, %1, %2 : !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x16xf32>> -> tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %m = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %c = tensor.collapse_shape %m [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
  flow.dispatch.tensor.store %c, %t, offsets = [0], sizes = [256], strides = [1] : tensor<256xf32> -> !flow.dispatch.tensor<writeonly:tensor<256xf32>>
  return
}

// -----

// Each op here takes the one before twice, and a pad of it becomes two: seven of them are more than it is moved through.
// REFUSED: error: 'tensor.pad' op cannot be computed tile by tile
func.func @seven_times() {
  %zero = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<14x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  %x0 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [14, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<14x16xf32>> -> tensor<14x16xf32>
  %s = tensor.empty() : tensor<14x16xf32>
  %x1 = linalg.add ins(%x0, %x0 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x2 = linalg.add ins(%x1, %x1 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x3 = linalg.add ins(%x2, %x2 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x4 = linalg.add ins(%x3, %x3 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x5 = linalg.add ins(%x4, %x4 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x6 = linalg.add ins(%x5, %x5 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x7 = linalg.add ins(%x6, %x6 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %p = tensor.pad %x7 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<14x16xf32> to tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  return
}

// -----

// This one is tiled: a concatenation becomes the choice of one of its padded operands.
// REFUSED: func.func @concat()
// REFUSED: tensor.pad %{{.*}} low[0, 0] high[8, 0]
// REFUSED: tensor.pad %{{.*}} low[8, 0] high[0, 0]
// REFUSED: %[[LATER:.*]] = arith.cmpi sge, %{{.*}}, %c8
// REFUSED-NEXT: arith.select %[[LATER]], %in_3, %in
func.func @concat() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<8x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [8, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x16xf32>> -> tensor<8x16xf32>
  %c = tensor.concat dim(0) %x, %x : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  return
}

// -----

// As many as a structured op takes; one more is too many.
// REFUSED: func.func @many()
// REFUSED-NOT: tensor.concat
// REFUSED-COUNT-63: tensor.pad
func.func @many() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<1x4xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<63x4xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [1, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<1x4xf32>> -> tensor<1x4xf32>
  %c = tensor.concat dim(0) %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x, %x,
      %x, %x, %x, %x, %x, %x, %x :
      (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>,
      tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<63x4xf32>
  %e = tensor.empty() : tensor<63x4xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%c : tensor<63x4xf32>) outs(%e : tensor<63x4xf32>) -> tensor<63x4xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0, 0], sizes = [63, 4], strides = [1, 1] : tensor<63x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<63x4xf32>>
  return
}

// -----

// Six are not.
// REFUSED: func.func @six_times()
// REFUSED-COUNT-63: arith.select
// REFUSED-NOT: arith.select
func.func @six_times() {
  %zero = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<14x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  %x0 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [14, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<14x16xf32>> -> tensor<14x16xf32>
  %s = tensor.empty() : tensor<14x16xf32>
  %x1 = linalg.add ins(%x0, %x0 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x2 = linalg.add ins(%x1, %x1 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x3 = linalg.add ins(%x2, %x2 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x4 = linalg.add ins(%x3, %x3 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x5 = linalg.add ins(%x4, %x4 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %x6 = linalg.add ins(%x5, %x5 : tensor<14x16xf32>, tensor<14x16xf32>) outs(%s : tensor<14x16xf32>) -> tensor<14x16xf32>
  %p = tensor.pad %x6 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<14x16xf32> to tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %r = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 4]]>} ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  flow.dispatch.tensor.store %r, %1, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : tensor<16x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x16xf32>>
  return
}
