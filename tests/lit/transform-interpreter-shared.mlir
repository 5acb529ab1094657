// Schedules that use a workgroup's memory: each of 32 threads has its own partial sums there, which are summed behind it, and operands of a product
// are copied there, k by 4.

// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv --print-ir-after=transform-interpreter 2>&1 | FileCheck %s
// RUN: spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=sums --input=@%t.left.npy --compare 2>&1 | FileCheck %s --check-prefix=SUMS

// SUMS: worst difference 0 at
// CHECK-LABEL: func.func @sums_dispatch_0()
// CHECK: memref.alloc() : memref<4x32xf32, 3>
// CHECK: scf.forall {{.*}} in (32) {
// CHECK: linalg.reduce
// CHECK-LABEL: func.func @product_dispatch_0()
// CHECK-DAG: memref.alloc() : memref<8x4xf32, 3>
// CHECK-DAG: memref.alloc() : memref<4x16xf32, 3>
// CHECK: gpu.barrier
// CHECK: memref.copy
// CHECK: memref.copy
// CHECK: gpu.barrier
// CHECK: linalg.matmul
func.func @sums(%a: tensor<77x23xf32>) -> tensor<77xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x23xf32>, tensor<f32>) -> tensor<77xf32>
  return %r : tensor<77xf32>
}
func.func @product(%a: tensor<77x23xf32>, %b: tensor<23x45xf32>) -> tensor<77x45xf32> {
  %r = stablehlo.dot %a, %b : (tensor<77x23xf32>, tensor<23x45xf32>) -> tensor<77x45xf32>
  return %r : tensor<77x45xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @finish(%forall: !transform.any_op) -> !transform.any_op {
    %func = transform.get_parent_op %forall {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %func : !transform.any_op
    %b = transform.bufferization.one_shot_bufferize %func : (!transform.any_op) -> !transform.any_op
    transform.yield %b : !transform.any_op
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %fills = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f0, %f1 = transform.split_handle %fills : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %t0, %b0 = transform.structured.tile_using_forall %0 tile_sizes [4] (mapping = [#gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %z0, %c0 = transform.structured.fuse_into_containing_op %f0 into %b0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %s, %c, %l = transform.structured.tile_reduction_using_forall %t0 by num_threads = [0, 32], tile_sizes = [0, 2], mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %k0 = transform.include @finish failures(propagate) (%c0) : (!transform.any_op) -> !transform.any_op

    %p = transform.param.constant 8 : i64 -> !transform.param<i64>
    %1 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %t1, %b1 = transform.structured.tile_using_forall %1 tile_sizes [%p, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %z1, %c1 = transform.structured.fuse_into_containing_op %f1 into %b1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %t2, %l2 = transform.structured.tile_using_for %t1 tile_sizes [0, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %k1 = transform.include @finish failures(propagate) (%c1) : (!transform.any_op) -> !transform.any_op
    %m = transform.structured.match ops{["linalg.matmul"]} in %k1 : (!transform.any_op) -> !transform.any_op
    %m2 = transform.structured.promote %m {operands_to_promote = [0, 1], mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
