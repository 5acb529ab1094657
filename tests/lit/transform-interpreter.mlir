// A schedule in the text: tiles for workgroups, k by 4, a share for each of 8 x 16 threads, the fill in its tile, and the rest cleaned up. Upstream's
// interpreter makes the same of it, and all three give the same numbers. One more tiles along all loops of what has a dynamic size.
// A handle of nothing is split into handles of nothing.

// RUN: cgc opt %s --pass-pipeline=transform-interpreter --verify-each > %t.mlir 2> %t.log && FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=PRINT < %t.log
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %t.mlir --device=interp --function=mm --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy && cmp %t.out.npy %t.want.npy
// RUN: cgc run %t.mlir --device=interp --function=dynamic --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=0 --output=@%t.out.npy && cmp %t.out.npy %t.want.npy
// RUN: cgc run %t.mlir --device=interp --function=few --input=5xf32=1,2,3,4,5 | FileCheck %s --check-prefix=FEW
// RUN: mlir-opt %s --transform-interpreter | sed '/IR printer/,/^}/d' > %t.up && cgc run %t.up --device=interp --function=mm --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy && cmp %t.out.npy %t.want.npy
// RUN: cgc run %t.up --device=interp --function=dynamic --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=0 --output=@%t.out.npy && cmp %t.out.npy %t.want.npy

// PRINT: remark: {{\[\[\[}} IR printer: here {{\]\]\]}}
// PRINT: func.func @mm
// FEW: 5xf32=1 3 5 7 9

// CHECK-LABEL: func.func @mm
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (10, 3) shared_outs(%[[O:.*]] = %arg2) -> (tensor<77x45xf32>) {
// CHECK: %[[S:.*]] = tensor.extract_slice %[[O]]
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[S]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %[[F]]) -> (tensor<?x?xf32>) {
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (8, 16)
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "reduction"
// CHECK: mapping = [#gpu.thread<y>, #gpu.thread<x>]
// CHECK: mapping = [#gpu.block<y>, #gpu.block<x>]
// CHECK-NOT: transform.
func.func @mm(%a: tensor<77x23xf32>, %b: tensor<23x45xf32>, %c: tensor<77x45xf32>) -> tensor<77x45xf32> {
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%c : tensor<77x45xf32>) -> tensor<77x45xf32>
  %r = linalg.matmul {fixed} ins(%a, %b : tensor<77x23xf32>, tensor<23x45xf32>) outs(%f : tensor<77x45xf32>) -> tensor<77x45xf32>
  return %r : tensor<77x45xf32>
}
func.func @few(%a: tensor<5xf32>) -> tensor<5xf32> {
  %o = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<5xf32>) outs(%o : tensor<5xf32>) attrs = {mine} {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.addf %x, %f : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul {dynamic} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes {fixed} in %arg0 : (!transform.any_op) -> !transform.any_op
    %fill = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %tiled, %forall = transform.structured.tile_using_forall %0 tile_sizes [8, 16] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %containing = transform.structured.fuse_into_containing_op %fill into %forall : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled2, %loops = transform.structured.tile_using_for %tiled tile_sizes [0, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled3, %threads = transform.structured.tile_using_forall %tiled2 num_threads [8, 16] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %g = transform.structured.generalize %tiled3 : (!transform.any_op) -> !transform.any_op
    %func1 = transform.get_parent_op %g {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func1 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %func1 : !transform.any_op
    transform.print %func1 {name = "here"} : !transform.any_op
    %none = transform.structured.match ops{["linalg.conv_2d"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %none1, %none2 = transform.split_handle %none : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %any = transform.structured.match attributes {dynamic} in %arg0 : (!transform.any_op) -> !transform.any_op
    %d, %l:3 = transform.structured.tile_using_for %any tile_sizes [16, 4, 7] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %d2, %f2 = transform.structured.tile_using_forall %d num_threads [3, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %mine = transform.structured.match interface{LinalgOp} attributes {mine} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %mine : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %p, %q = transform.structured.tile_using_forall %x num_threads [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
