// A convolution as a text on mobile GPUs has it, asked for by a schedule: output rows, columns and channels on z, y and x, tiles of 1 x 8 x 32 for 8 x 2
// threads, each of which has 4 columns by 4 channels, and the window's places one by one: 12 fma.

// RUN: cgc compile %s --target=valhall --emit=mlir 2> %t.log | FileCheck %s
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=image_of_33 --output=@%t.a.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=filter --output=@%t.b.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=convolution_of_33 --input=@%t.a.npy --input=@%t.b.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=conv --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy

// CHECK-DAG: %[[X:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[Y:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[Z:.*]] = arith.constant 8 : index
// CHECK: hal.return %[[X]], %[[Y]], %[[Z]] : index, index, index
// CHECK-DAG: gpu.block_id y
// CHECK-DAG: gpu.block_id z
// CHECK-COUNT-12: fma
// CHECK-NOT: fma
func.func @conv(%i: tensor<1x17x33x3xf32>, %f: tensor<3x3x3x32xf32>) -> tensor<1x8x16x32xf32> {
  %r = stablehlo.convolution(%i, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x33x3xf32>, tensor<3x3x3x32xf32>) -> tensor<1x8x16x32xf32>
  return %r : tensor<1x8x16x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %m : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %tile, %blocks = transform.structured.tile_using_forall %conv tile_sizes [0, 1, 8, 32] (mapping = [#gpu.block<z>, #gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f1, %b1 = transform.structured.fuse_into_containing_op %fill into %blocks : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %own, %threads = transform.structured.tile_using_forall %tile tile_sizes [0, 0, 4, 4] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f2, %t2 = transform.structured.fuse_into_containing_op %f1 into %threads : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %k, %loops:2 = transform.structured.tile_using_for %own tile_sizes [0, 0, 0, 0, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %func = transform.get_parent_op %t2 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %func : !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %func : (!transform.any_op) -> !transform.any_op
    %b = transform.bufferization.one_shot_bufferize %v : (!transform.any_op) -> !transform.any_op
    %g = transform.gpu.map_forall_to_blocks %b grid_dims = [1, 2, 8] : (!transform.any_op) -> !transform.any_op
    %t = transform.gpu.map_nested_forall_to_threads %g block_dims = [8, 2, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
