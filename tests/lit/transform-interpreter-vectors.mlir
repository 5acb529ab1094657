// Tiles that divide become vectors in registers: 4 x 4 of the result for each of 8 x 4 threads of 3 x 6 workgroups, four columns of the sum a turn.

// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv --print-ir-after=transform-interpreter 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --emit=mlir 2> %t.log | FileCheck %s --check-prefix=LOW
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=square --output=@%t.in.npy
// RUN: sed '/^module attributes/,$d' %s | cgc run - --device=interp --function=product --input=@%t.in.npy --input=@%t.in.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=product --input=@%t.in.npy --input=@%t.in.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy

// CHECK: workgroup_size = [8 : index, 4 : index, 1 : index]
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<4x4xf32>)
// CHECK: vector.contract
// CHECK: vector.transfer_write
// LOW-DAG: arith.constant 3 : index
// LOW-DAG: arith.constant 6 : index
// LOW-COUNT-16: {{fma|mulf}} {{.*}} : vector<4xf32>
func.func @product(%a: tensor<96x96xf32>, %b: tensor<96x96xf32>) -> tensor<96x96xf32> {
  %r = stablehlo.dot %a, %b : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
  return %r : tensor<96x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %tiled, %forall = transform.structured.tile_using_forall %0 tile_sizes [16, 32] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %containing = transform.structured.fuse_into_containing_op %fill into %forall : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled3, %threads = transform.structured.tile_using_forall %tiled num_threads [4, 8] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f3, %threads2 = transform.structured.fuse_into_containing_op %fused into %threads : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled4, %loop = transform.structured.tile_using_for %tiled3 tile_sizes [0, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %func = transform.get_parent_op %threads2 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %func : !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %func : (!transform.any_op) -> !transform.any_op
    %b = transform.bufferization.one_shot_bufferize %v : (!transform.any_op) -> !transform.any_op
    %g = transform.gpu.map_forall_to_blocks %b : (!transform.any_op) -> !transform.any_op
    %t = transform.gpu.map_nested_forall_to_threads %g block_dims = [8, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
