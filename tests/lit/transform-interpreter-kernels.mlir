// A schedule takes a kernel from the product to ids: tiles for 3 x 10 workgroups, a share for each of 16 x 8 threads, the fill in each, buffers.

// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv --print-ir-after=transform-interpreter 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --emit=mlir 2> %t.log | FileCheck %s --check-prefix=COUNTS
// RUN: spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy

// CHECK: hal.executable.export
// CHECK-SAME: workgroup_size = [16 : index, 8 : index, 1 : index]
// CHECK: func.func @product_dispatch_0()
// CHECK-NOT: scf.forall
// CHECK-DAG: gpu.thread_id x
// CHECK-DAG: gpu.block_id y
// CHECK: linalg.fill
// CHECK-NOT: scf.forall
// CHECK: linalg.matmul
// CHECK-NOT: transform.
// COUNTS: hal.executable.export
// COUNTS-DAG: arith.constant 3 : index
// COUNTS-DAG: arith.constant 10 : index
func.func @product(%a: tensor<77x23xf32>, %b: tensor<23x45xf32>) -> tensor<77x45xf32> {
  %r = stablehlo.dot %a, %b : (tensor<77x23xf32>, tensor<23x45xf32>) -> tensor<77x45xf32>
  return %r : tensor<77x45xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %tiled, %forall = transform.structured.tile_using_forall %0 tile_sizes [8, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %containing = transform.structured.fuse_into_containing_op %fill into %forall : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled3, %threads = transform.structured.tile_using_forall %tiled num_threads [8, 16] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f3, %threads2 = transform.structured.fuse_into_containing_op %fused into %threads : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %func = transform.get_parent_op %threads2 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %func : !transform.any_op
    %b = transform.bufferization.one_shot_bufferize %func : (!transform.any_op) -> !transform.any_op
    %g = transform.gpu.map_forall_to_blocks %b grid_dims = [3, 10, 1] : (!transform.any_op) -> !transform.any_op
    %t = transform.gpu.map_nested_forall_to_threads %g block_dims = [16, 8, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
