// structured.pad: operands of static sizes that are multiples of what a schedule says, whole or of tiles, whose sizes have a bound.

// RUN: cgc opt %s --split-input-file --pass-pipeline=transform-interpreter --verify-each | FileCheck %s
// RUN: cgc opt %s --split-input-file | FileCheck %s --check-prefix=TEXT
// RUN: cgc run %s --split-input-file --function=whole --device=interp --target=vulkan1.1 --compare --input=7x23xf32=random --input=23x45xf32=random --input=7x45xf32=random > %t.log 2>&1 && FileCheck %s --check-prefix=WHOLE < %t.log
// RUN: cgc opt %s --split-input-file --pass-pipeline=transform-interpreter -o %t.mlir
// RUN: cgc run %t.mlir --split-input-file --function=whole --device=interp --input=7x23xf32=1 --input=23x45xf32=2 --input=7x45xf32=3 | FileCheck %s --check-prefix=ONES
// RUN: cgc run %t.mlir --split-input-file --function=tiles --device=interp --input=77x23xf32=1 --input=23x45xf32=2 --input=77x45xf32=3 | FileCheck %s --check-prefix=ONES
// RUN: not cgc opt %S/Inputs/transform-pad-errors.mlir --split-input-file --pass-pipeline=transform-interpreter 2>&1 | FileCheck %S/Inputs/transform-pad-errors.mlir --implicit-check-not=error:
// WHOLE: worst difference {{0|[0-9.]*e-0[67]}} at
// ONES: 7x45xf32=[49 49 49
// ONES-NOT: {{[= []([0-35-9]|4[0-8])}}
// TEXT: transform.structured.pad %{{.*}} pad_to_multiple_of [8, %{{.*}}, 4] {copy_back_op = "linalg.copy", pack_paddings = [1, 0, 0]

// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[A:.*]]: tensor<7x23xf32>, %[[B:.*]]: tensor<23x45xf32>, %[[C:.*]]: tensor<7x45xf32>)
// CHECK: %[[PA:.*]] = tensor.pad %[[A]] nofold low[0, 0] high[1, 1] {
// CHECK: tensor.yield %cst
// CHECK: : tensor<7x23xf32> to tensor<8x24xf32>
// CHECK: %[[PB:.*]] = tensor.pad %[[B]] low[0, 0] high[1, 3] {
// CHECK: : tensor<23x45xf32> to tensor<24x48xf32>
// CHECK: %[[PC:.*]] = tensor.pad %[[C]] low[0, 0] high[1, 3] {
// CHECK: %[[R:.*]] = linalg.matmul {padded} ins(%[[PA]], %[[PB]] : tensor<8x24xf32>, tensor<24x48xf32>) outs(%[[PC]] : tensor<8x48xf32>) -> tensor<8x48xf32>
// CHECK: %[[CUT:.*]] = tensor.extract_slice %[[R]][0, 0] [7, 45] [1, 1] : tensor<8x48xf32> to tensor<7x45xf32>
// CHECK: %[[BACK:.*]] = linalg.copy {back} ins(%[[CUT]] : tensor<7x45xf32>) outs(%[[C]] : tensor<7x45xf32>) -> tensor<7x45xf32>
// CHECK: return %[[BACK]]
// CHECK-NOT: transform
func.func @whole(%a: tensor<7x23xf32>, %b: tensor<23x45xf32>, %c: tensor<7x45xf32>) -> tensor<7x45xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<7x23xf32>, tensor<23x45xf32>) outs(%c : tensor<7x45xf32>) -> tensor<7x45xf32>
  return %0 : tensor<7x45xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 8 : i64 -> !transform.param<i64>
    %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [8, %p, 4] {
      padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], pack_paddings = [1, 0, 0], copy_back_op = "linalg.copy"
    } : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %padded "padded" : !transform.any_op
    transform.annotate %copy "back" : !transform.any_op
    transform.yield
  }
}

// -----

// Tiles at edges are smaller: at most 8 x 16, and 4 along the sum. The loop around them keeps its type.
// CHECK-LABEL: func.func @tiles(
// CHECK: scf.for
// CHECK: tensor.pad %{{.*}} low[0, 0] high[%{{.*}}, %{{.*}}] {
// CHECK: : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK: : tensor<?x?xf32> to tensor<4x16xf32>
// CHECK: : tensor<?x?xf32> to tensor<8x16xf32>
// CHECK: linalg.matmul ins(%{{.*}} : tensor<8x4xf32>, tensor<4x16xf32>) outs(%{{.*}} : tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK: tensor.extract_slice %{{.*}}[0, 0] [%{{.*}}, %{{.*}}] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NOT: linalg.copy
// CHECK: tensor.insert_slice
func.func @tiles(%a: tensor<77x23xf32>, %b: tensor<23x45xf32>, %c: tensor<77x45xf32>) -> tensor<77x45xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<77x23xf32>, tensor<23x45xf32>) outs(%c : tensor<77x45xf32>) -> tensor<77x45xf32>
  return %0 : tensor<77x45xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.tile_using_for %0 tile_sizes [8, 16, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %1 {
      padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], copy_back_op = "none"
    } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
