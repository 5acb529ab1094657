// RUN: cgc opt %s --pass-pipeline='fold-unit-dims' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='fold-unit-dims' --validate > /dev/null

// CHECK-LABEL: func.func @elementwise
// CHECK: %[[A:.*]] = tensor.collapse_shape %arg0 {{\[}}[0, 1, 2]] : tensor<1x8x1xf32> into tensor<8xf32>
// CHECK: tensor.empty() : tensor<8xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%[[A]], %arg1 : tensor<8xf32>, tensor<8xf32>)
// CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1, 2]] output_shape [1, 8, 1]
func.func @elementwise(%a: tensor<1x8x1xf32>, %b: tensor<8xf32>) -> tensor<1x8x1xf32> {
  %e = tensor.empty() : tensor<1x8x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<1x8x1xf32>, tensor<8xf32>) outs(%e : tensor<1x8x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
}

// A reduction over one element is no loop; indices of dropped loops are 0.
// CHECK-LABEL: func.func @reduction
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[Z:.*]] = arith.constant 0 : index
// CHECK: arith.addi %[[I]], %[[Z]]
func.func @reduction(%a: tensor<5x1xi32>, %o: tensor<5xi32>) -> tensor<5xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]} ins(%a : tensor<5x1xi32>) outs(%o : tensor<5xi32>) {
  ^bb0(%x: i32, %acc: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %c = arith.index_cast %k : index to i32
    %1 = arith.addi %x, %c : i32
    %2 = arith.addi %acc, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

// Everything folds to rank 0; a dynamic dim stays.
// CHECK-LABEL: func.func @extremes
// CHECK: tensor.collapse_shape %arg0 [] : tensor<1x1xf32> into tensor<f32>
// CHECK: tensor.expand_shape %{{.*}} [] output_shape [1, 1]
// CHECK: tensor.collapse_shape %arg1 {{\[}}[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [1, %{{.*}}]
func.func @extremes(%a: tensor<1x1xf32>, %b: tensor<1x?xf32>) -> (tensor<1x1xf32>, tensor<1x?xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x1xf32>) outs(%a : tensor<1x1xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%b : tensor<1x?xf32>) outs(%b : tensor<1x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x?xf32>
  return %0, %2 : tensor<1x1xf32>, tensor<1x?xf32>
}

// A dim that is read at 0 stays where it has other elements; so does one of size 1 that is read at a place to be computed.
// CHECK-LABEL: func.func @partly_read
// CHECK: %[[O:.*]] = tensor.collapse_shape %arg2 {{\[}}[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> (0, d0)>, affine_map<(d0) -> (d0 floordiv 8)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<1xf32>) outs(%[[O]] : tensor<8xf32>)
func.func @partly_read(%a: tensor<4x8xf32>, %b: tensor<1xf32>, %o: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d1 floordiv 8)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<1xf32>) outs(%o : tensor<1x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// What is made for the op is made anew: a fill, and a constant with its bytes.
// CHECK-LABEL: func.func @made
// CHECK-DAG: %[[C:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-DAG: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4xf32>)
// CHECK: linalg.generic {{.*}} ins(%arg0, %[[C]] : tensor<4xf32>, tensor<4xf32>) outs(%[[F]] : tensor<4xf32>)
// CHECK: return
// CHECK-NOT: collapse_shape
func.func @made(%a: tensor<4xf32>) -> tensor<1x4xf32> {
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<1x4xf32>
  %f = linalg.fill ins(%two : f32) outs(%e : tensor<1x4xf32>) -> tensor<1x4xf32>
  %c = arith.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%a, %c : tensor<4xf32>, tensor<4x1xf32>) outs(%f : tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
