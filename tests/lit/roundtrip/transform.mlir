// RUN: cgc opt %s --pass-pipeline=dce > %t.mlir && FileCheck %s < %t.mlir
// RUN: cgc opt %t.mlir --pass-pipeline=dce | diff - %t.mlir
// RUN: cgc opt %s --pass-pipeline=dce --mlir-print-op-generic | cgc opt - --pass-pipeline=dce | diff - %t.mlir
// RUN: mlir-opt %t.mlir > %t.up && cgc opt %t.up --pass-pipeline=dce | diff - %t.mlir

// CHECK: module attributes {transform.with_named_sequence} {
module attributes {transform.with_named_sequence} {
  // CHECK: transform.named_sequence @inner(%{{.*}}: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.named_sequence @inner(%f: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %g = transform.structured.match ops{["linalg.generic", "linalg.matmul"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.yield %g : !transform.any_op
  }
  // CHECK: transform.named_sequence @__transform_main(%[[M:.*]]: !transform.any_op {transform.readonly}) {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    // CHECK: transform.structured.match interface{LinalgOp} in %[[M]] : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.structured.match attributes {mark} in %[[M]] : (!transform.any_op) -> !transform.op<"linalg.matmul">
    %1 = transform.structured.match attributes {mark} in %m : (!transform.any_op) -> !transform.op<"linalg.matmul">
    // CHECK: transform.include @inner failures(propagate) (%[[M]]) : (!transform.any_op) -> !transform.any_op
    %2 = transform.include @inner failures(propagate) (%m) : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.split_handle %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3, %4 = transform.split_handle %2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: transform.merge_handles deduplicate %{{.*}}, %{{.*}} : !transform.any_op
    %5 = transform.merge_handles deduplicate %3, %0 : !transform.any_op
    // CHECK: transform.structured.tile_using_for %{{.*}} tile_sizes [4, 0, 2] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %6, %l:2 = transform.structured.tile_using_for %4 tile_sizes [4, 0, 2] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: transform.structured.tile_using_forall %{{.*}} num_threads [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7, %8 = transform.structured.tile_using_forall %6 num_threads [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: transform.structured.tile_using_forall %{{.*}} tile_sizes [8, 16](mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %9, %10 = transform.structured.tile_using_forall %5 tile_sizes [8, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: transform.structured.fuse_into_containing_op %{{.*}} into %{{.*}} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %11, %12 = transform.structured.fuse_into_containing_op %9 into %10 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: transform.structured.generalize %{{.*}} : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.generalize %11 : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.get_parent_op %{{.*}} {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    %14 = transform.get_parent_op %13 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.structured.vectorize_children_and_apply_patterns %{{.*}} : (!transform.any_op) -> !transform.any_op
    %15 = transform.structured.vectorize_children_and_apply_patterns %14 : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.apply_patterns to %{{.*}} {
    // CHECK-NEXT: transform.apply_patterns.canonicalization
    // CHECK-NEXT: transform.apply_patterns.linalg.tiling_canonicalization
    // CHECK-NEXT: } : !transform.any_op
    transform.apply_patterns to %15 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    // CHECK: transform.apply_cse to %{{.*}} : !transform.any_op
    transform.apply_cse to %15 : !transform.any_op
    // CHECK: transform.apply_dce to %{{.*}} : !transform.any_op
    transform.apply_dce to %15 : !transform.any_op
    // CHECK: transform.apply_registered_pass "canonicalize" to %{{.*}} : (!transform.any_op) -> !transform.any_op
    %16 = transform.apply_registered_pass "canonicalize" to %15 : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.foreach %{{.*}} : !transform.any_op {
    transform.foreach %0 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      // CHECK: transform.annotate %{{.*}} "seen" : !transform.any_op
      transform.annotate %x "seen" : !transform.any_op
      // CHECK: transform.print %{{.*}} {name = "one"} : !transform.any_op
      transform.print %x {name = "one"} : !transform.any_op
    }
    // CHECK: transform.bufferization.one_shot_bufferize %{{.*}} {allow_return_allocs_from_loops = true} : (!transform.any_op) -> !transform.any_op
    %17 = transform.bufferization.one_shot_bufferize %16 {allow_return_allocs_from_loops = true} : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.gpu.map_forall_to_blocks %{{.*}} grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    %18 = transform.gpu.map_forall_to_blocks %17 grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.gpu.map_nested_forall_to_threads %{{.*}} block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
    %19 = transform.gpu.map_nested_forall_to_threads %18 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
