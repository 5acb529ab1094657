// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo{interpreted}' | FileCheck %s --check-prefix=KEPT

// CHECK-LABEL: func.func @add
// CHECK: %[[A:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
// CHECK: stablehlo.add %[[A]], %[[B]] : tensor<3x4xf32>
// KEPT: chlo.broadcast_add
func.func @add(%a: tensor<3x1xf32>, %b: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = chlo.broadcast_add %a, %b : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// Where the shapes are equal nothing is broadcast; the directions keep their names.
// CHECK-LABEL: func.func @compare
// CHECK-NEXT: stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
func.func @compare(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x2xf32>) -> (tensor<4xi1>, tensor<4x2xi1>) {
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = chlo.broadcast_compare %a, %c {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
  return %0, %1 : tensor<4xi1>, tensor<4x2xi1>
}

// A result that says less than the operands do.
// CHECK-LABEL: func.func @less
// CHECK: %[[R:.*]] = stablehlo.multiply {{.*}} : tensor<4xf32>
// CHECK: tensor.cast %[[R]] : tensor<4xf32> to tensor<?xf32>
func.func @less(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<?xf32> {
  %0 = chlo.broadcast_multiply %a, %b : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Narrow floats are summed in f32; a dynamic batch is counted when it is known.
// CHECK-LABEL: func.func @training
// CHECK: stablehlo.convert %arg0 : (tensor<?x3xf16>) -> tensor<?x3xf32>
// CHECK: tensor.dim
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK: stablehlo.batch_norm_inference
// KEPT: stablehlo.batch_norm_training
func.func @training(%x: tensor<?x3xf16>, %s: tensor<3xf16>, %o: tensor<3xf16>) -> tensor<?x3xf16> {
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<?x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<?x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %0#0 : tensor<?x3xf16>
}
