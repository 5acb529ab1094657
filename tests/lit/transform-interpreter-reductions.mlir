// Reductions in parts, sizes that are parameters, and ops on buffers: tiled and promoted. Upstream's interpreter makes the same of them.

// RUN: cgc opt %s --pass-pipeline=transform-interpreter,canonicalize,cse --verify-each --validate > %t.mlir && FileCheck %s < %t.mlir
// RUN: mlir-opt %s --transform-interpreter --canonicalize --cse > %t.up && cgc run %t.up --device=interp --function=sum --input=7x100xf32=2 --input=7xf32=1 | FileCheck %s --check-prefix=SUM
// RUN: cgc run %t.mlir --device=interp --function=sum --input=7x100xf32=2 --input=7xf32=1 | FileCheck %s --check-prefix=SUM
// RUN: cgc run %t.mlir --device=interp --function=column --input=100x7xi32=3 --input=7xi32=1 | FileCheck %s --check-prefix=COLUMN
// RUN: cgc run %t.up --device=interp --function=column --input=100x7xi32=3 --input=7xi32=1 | FileCheck %s --check-prefix=COLUMN
// RUN: cgc run %t.mlir --device=interp --function=two --input=1x23x77xf32=3 | FileCheck %s --check-prefix=TWO
// RUN: cgc run %t.mlir --device=interp --function=shares --input=1000xf32=-1 --input=f32=-7 | FileCheck %s --check-prefix=SHARES
// RUN: cgc run %t.mlir --device=interp --function=shares --input=0xf32= --input=f32=-7 | FileCheck %s --check-prefix=NOTHING
// SUM: 7xf32=201 201 201 201 201 201 201
// COLUMN: 7xi32=301 301 301 301 301 301 301
// TWO: 1xf32=5313
// SHARES: f32=-1
// NOTHING: f32=-7

// CHECK-LABEL: func.func @sum
// CHECK: %[[E:.*]] = tensor.empty() : tensor<7x5xf32>
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: %[[L:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %[[F]]) -> (tensor<7x5xf32>) {
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} {{.*}} outs(%[[A]] : tensor<7x5xf32>)
// CHECK: linalg.reduce ins(%[[L]] : tensor<7x5xf32>) outs(%{{.*}} : tensor<7xf32>) dimensions = [1]
func.func @sum(%a: tensor<7x100xf32>, %o: tensor<7xf32>) -> tensor<7xf32> {
  %r = linalg.generic {sum, indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<7x100xf32>) outs(%o : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %r : tensor<7xf32>
}
// CHECK-LABEL: func.func @column
// CHECK: scf.forall (%[[T:.*]]) in (6) shared_outs(%[[S:.*]] = %{{.*}}) -> (tensor<6x7xi32>) {
// CHECK: tensor.extract_slice %[[S]][%[[T]], 0] [1, 7] [1, 1] : tensor<6x7xi32> to tensor<7xi32>
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %c18 iter_args
// CHECK: linalg.generic {{.*}}["reduction", "parallel"]
// CHECK: tensor.parallel_insert_slice %{{.*}} into %[[S]][%[[T]], 0] [1, 7] [1, 1] : tensor<7xi32> into tensor<6x7xi32>
// CHECK: mapping = [#gpu.thread<x>]
// CHECK: linalg.reduce {{.*}} dimensions = [0]
func.func @column(%a: tensor<100x7xi32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %r = linalg.generic {column, indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<100x7xi32>) outs(%o : tensor<7xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<7xi32>
  return %r : tensor<7xi32>
}
// Two loops of which neither tile divides the size, of a named op.
// CHECK-LABEL: func.func @two
// CHECK: tensor.empty() : tensor<1x4x10xf32>
// CHECK: scf.for
// CHECK: scf.for
// CHECK: ["parallel", "parallel", "parallel"]
// CHECK: linalg.reduce {{.*}} dimensions = [1, 2]
func.func @two(%a: tensor<1x23x77xf32>) -> tensor<1xf32> {
  %z = arith.constant dense<0.0> : tensor<1xf32>
  %r = linalg.reduce ins(%a : tensor<1x23x77xf32>) outs(%z : tensor<1xf32>) dimensions = [1, 2]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return %r : tensor<1xf32>
}
// A dynamic size, and more threads than some sizes have elements.
// CHECK-LABEL: func.func @shares
// CHECK: scf.forall (%{{.*}}) in (7) shared_outs
// CHECK: affine.max
func.func @shares(%a: tensor<?xf32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {shares, indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<?xf32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.maximumf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// CHECK-LABEL: func.func @buffers
// CHECK-DAG: %[[A:.*]] = memref.alloc() : memref<8x8xf32, 3>
// CHECK-DAG: %[[C:.*]] = memref.alloc() : memref<8x16xf32, 3>
// CHECK: scf.for %{{.*}} = %c0 to %c77 step %c8 {
// CHECK: scf.for
// CHECK: scf.for
// CHECK: gpu.barrier
// CHECK: %[[PA:.*]] = memref.subview %[[A]]
// CHECK: memref.copy %{{.*}}, %[[PA]]
// CHECK: memref.copy
// CHECK: gpu.barrier
// CHECK: linalg.matmul {buffers, done = 8 : i64} ins(%[[PA]], %{{.*}}) outs(%{{.*}})
// CHECK: gpu.barrier
// CHECK: memref.copy
func.func @buffers(%a: memref<77x23xf32>, %b: memref<23x45xf32>, %c: memref<77x45xf32>) {
  linalg.matmul {buffers} ins(%a, %b : memref<77x23xf32>, memref<23x45xf32>) outs(%c : memref<77x45xf32>)
  return
}
// CHECK-LABEL: func.func @rows
// CHECK: scf.forall (%{{.*}}) in (4) {
// CHECK: memref.subview
// CHECK: memref.alloca
func.func @rows(%a: memref<16x4xf32>, %b: memref<16x4xf32>) {
  linalg.exp {rows} ins(%a : memref<16x4xf32>) outs(%b : memref<16x4xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["linalg.reduce"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %sum = transform.structured.match attributes {sum} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f0, %s0, %c0, %l0 = transform.structured.tile_reduction_using_for %sum by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %column = transform.structured.match attributes {column} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f1, %s1, %c1, %l1 = transform.structured.tile_reduction_using_forall %column by num_threads = [6, 0], tile_sizes = [3, 0], mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %f2, %s2, %c2, %l2 = transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 4, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %shares = transform.structured.match attributes {shares} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f3, %s3, %c3, %l3 = transform.structured.tile_reduction_using_forall %shares by num_threads = [7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %p = transform.param.constant 8 : i64 -> !transform.param<i64>
    %buffers = transform.structured.match attributes {buffers} in %arg0 : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:3 = transform.structured.tile_using_for %buffers tile_sizes [%p, 16, %p] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %promoted = transform.structured.promote %tiled {operands_to_promote = [0, 2], mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %promoted "done" = %p : !transform.any_op, !transform.param<i64>
    %rows = transform.structured.match attributes {rows} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r, %forall = transform.structured.tile_using_forall %rows tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %own = transform.structured.promote %r {operands_to_promote = [0], use_alloca} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
