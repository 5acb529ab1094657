// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// CHECK-LABEL: func.func @sum
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4xf32>)
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>]
// CHECK-SAME: outs(%[[F]] : tensor<4xf32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %[[A:.*]]: f32):
// CHECK: arith.addf %[[A]], %[[X]] : f32
func.func @sum(%a: tensor<4x5xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @sum_of_halves
// CHECK: outs(%{{.*}} : tensor<5xf32>)
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.addf %{{.*}} : f32
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @sum_of_halves(%a: tensor<4x5xf16>, %z: tensor<f16>) -> tensor<5xf16> {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf16>, tensor<f16>) -> tensor<5xf16>
  return %0 : tensor<5xf16>
}

// Several operands, a region of several ops.
// CHECK-LABEL: func.func @argmax
// CHECK: linalg.generic {{.*}} ins(%arg0, %{{.*}} : tensor<4x7xf32>, tensor<4x7xi32>) outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xi32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %[[I:.*]]: i32, %[[M:.*]]: f32, %[[K:.*]]: i32):
// CHECK: %[[C:.*]] = arith.cmpf oge, %[[M]], %[[X]] : f32
// CHECK: %[[V:.*]] = arith.select %[[C]], %[[M]], %[[X]] : f32
// CHECK: %[[W:.*]] = arith.select %[[C]], %[[K]], %[[I]] : i32
// CHECK: linalg.yield %[[V]], %[[W]] : f32, i32
func.func @argmax(%a: tensor<4x7xf32>) -> tensor<4xi32> {
  %i = stablehlo.iota dim = 1 : tensor<4x7xi32>
  %n = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %n), (%i init: %z) across dimensions = [1] : (tensor<4x7xf32>, tensor<4x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%m: tensor<f32>, %x: tensor<f32>) (%k: tensor<i32>, %j: tensor<i32>) {
    %1 = stablehlo.compare GE, %m, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %m, %x : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %k, %j : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#1 : tensor<4xi32>
}

// A value from outside is a scalar before the op.
// CHECK-LABEL: func.func @captures
// CHECK: %[[S:.*]] = tensor.extract %arg1[] : tensor<f32>
// CHECK: linalg.generic
// CHECK: arith.mulf %{{.*}}, %[[S]] : f32
func.func @captures(%a: tensor<4x7xf32>, %s: tensor<f32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.multiply %y, %s : tensor<f32>
    %2 = stablehlo.add %x, %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @max_pool
// CHECK: tensor.pad %arg0 low[0, 1, 1, 0] high[0, 0, 0, 0]
// CHECK: %[[W:.*]] = tensor.empty() : tensor<3x3xf32>
// CHECK: linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%{{.*}}, %[[W]]
func.func @max_pool(%a: tensor<1x6x6x3xf32>) -> tensor<1x3x3x3xf32> {
  %n = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %n) <{padding = dense<[[0, 0], [1, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x6x6x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
  return %0 : tensor<1x3x3x3xf32>
}

// Windows that no pooling op names: dims of size 1 have no window loop.
// CHECK-LABEL: func.func @window_products
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2 * 2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK: arith.mulf
func.func @window_products(%a: tensor<3x9xf32>, %z: tensor<f32>) -> tensor<3x5xf32> {
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 3>, window_dilations = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @dilated_pool
// CHECK: %[[W:.*]] = tensor.empty() : tensor<3x2xf32>
// CHECK: linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %[[W]]
func.func @dilated_pool(%a: tensor<1x3x7x6xf32>, %z: tensor<f32>) -> tensor<1x3x3x4xf32> {
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 1, 3, 2>, window_dilations = array<i64: 1, 1, 1, 2>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x3x7x6xf32>, tensor<f32>) -> tensor<1x3x3x4xf32>
  return %0 : tensor<1x3x3x4xf32>
}

// Elementwise ops of other dialects are computed on scalars as they are, their attributes with them.
// CHECK-LABEL: func.func @other_dialects
// CHECK: ^bb0(%[[X:.*]]: f32, %[[A:.*]]: f32):
// CHECK: %[[S:.*]] = math.sqrt %[[X]] : f32
// CHECK: %[[R:.*]] = arith.addf %[[A]], %[[S]] fastmath<contract> : f32
// CHECK: linalg.yield %[[R]] : f32
func.func @other_dialects(%a: tensor<4x7xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = math.sqrt %y : tensor<f32>
    %2 = arith.addf %x, %1 fastmath<contract> : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What a region takes from outside may be a scalar already, constant or not.
// CHECK-LABEL: func.func @captures_scalars
// CHECK-SAME: %[[Q:[a-z0-9]*]]: i1)
// CHECK: %[[P:.*]] = arith.constant false
// CHECK: ^bb0(%[[X:.*]]: f32, %[[A:.*]]: f32):
// CHECK: %[[S:.*]] = arith.select %{{false.*}}, %[[A]], %[[X]] : f32
// CHECK: arith.select %[[Q]], %[[A]], %[[S]] : f32
func.func @captures_scalars(%a: tensor<4x7xf32>, %z: tensor<f32>, %q: i1) -> tensor<4xf32> {
  %p = arith.constant false
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = arith.select %p, %x, %y : tensor<f32>
    %2 = arith.select %q, %x, %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
