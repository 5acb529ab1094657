// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// CHECK-LABEL: func.func @map
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK: arith.subf
func.func @map(%a: tensor<3x2xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.multiply %x, %y : tensor<f32>
    %2 = stablehlo.subtract %1, %x : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @batch_norm
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>
// CHECK: arith.subf
// CHECK: math.sqrt
// CHECK: arith.divf
func.func @batch_norm(%x: tensor<4x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// Tuples and barriers fold away.
// CHECK-LABEL: func.func @tuples(%arg0: tensor<4xf32>, %arg1: tensor<3xi32>) -> (tensor<3xi32>, tensor<4xf32>)
// CHECK-NEXT: return %arg1, %arg0
func.func @tuples(%a: tensor<4xf32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<4xf32>) {
  %0 = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<3xi32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xf32>, tensor<3xi32>>) -> tensor<4xf32>
  %2 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<3xi32>>) -> tensor<3xi32>
  %3 = stablehlo.optimization_barrier %2 : tensor<3xi32>
  return %3, %1 : tensor<3xi32>, tensor<4xf32>
}

// Other dialects' ops stay, control flow too.
// CHECK-LABEL: func.func @mixed
// CHECK: cf.cond_br
// CHECK: ^bb1:
// CHECK: arith.addf %arg0, %arg0 : tensor<4xf32>
// CHECK: ^bb2:
// CHECK: linalg.generic
func.func @mixed(%a: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
^bb2:
  %1 = stablehlo.multiply %a, %a : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A constant may be of a type that knows less.
// CHECK-LABEL: func.func @constant_of_unknown_size
// CHECK: %[[C:.*]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK: %[[R:.*]] = tensor.cast %[[C]] : tensor<2xi32> to tensor<?xi32>
// CHECK: return %[[R]]
func.func @constant_of_unknown_size() -> tensor<?xui32> {
  %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xui32>}> : () -> tensor<?xui32>
  return %0 : tensor<?xui32>
}

// So do what Shardy says of values: one device has all of each.
// CHECK-LABEL: func.func @sharded
// CHECK-SAME: (%[[A:.*]]: tensor<4x3xf32>)
// CHECK-NEXT: return %[[A]]
sdy.mesh @mesh = <["x"=1]>
func.func @sharded(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {?}]> : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
