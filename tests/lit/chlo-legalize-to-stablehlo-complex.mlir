// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --validate | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo{interpreted}' | FileCheck %s --check-prefix=KEPT
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv
// RUN: printf '%%s\n' 'func.func @f(%%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {' '%%r = chlo.broadcast_remainder %%x, %%x : (tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>' 'return %%r : tensor<?xcomplex<f32>>' '}' | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=REMAINDER

// REMAINDER: error: 'chlo.broadcast_remainder' op of complex numbers is not defined by StableHLO

// Bounds may be one number.
// CHECK-LABEL: func.func @clamp(
// CHECK: %[[A:.*]] = chlo.broadcast_maximum %arg1, %arg0 : (tensor<?xcomplex<f32>>, tensor<complex<f32>>) -> tensor<?xcomplex<f32>>
// CHECK: chlo.broadcast_minimum %[[A]], %arg2
// KEPT-LABEL: func.func @clamp(
// KEPT: chlo.broadcast_maximum
// KEPT: chlo.broadcast_minimum
func.func @clamp(%low: tensor<complex<f32>>, %x: tensor<?xcomplex<f32>>, %high: tensor<complex<f32>>) -> tensor<?xcomplex<f32>> {
  %r = stablehlo.clamp %low, %x, %high : (tensor<complex<f32>>, tensor<?xcomplex<f32>>, tensor<complex<f32>>) -> tensor<?xcomplex<f32>>
  return %r : tensor<?xcomplex<f32>>
}

// Others stay.
// CHECK-LABEL: func.func @real(
// CHECK: stablehlo.clamp
func.func @real(%x: tensor<7xf32>) -> tensor<7xf32> {
  %r = stablehlo.clamp %x, %x, %x : tensor<7xf32>
  return %r : tensor<7xf32>
}

// Which element each window selects, by its number; then a scatter to these. The interpreter runs the op as it is.
// CHECK-LABEL: func.func @select(
// CHECK-DAG: %[[I:.*]] = stablehlo.iota dim = 0 : tensor<12xi32>
// CHECK-DAG: %[[N:.*]] = stablehlo.reshape %[[I]] : (tensor<12xi32>) -> tensor<2x6xi32>
// CHECK-DAG: %[[NONE:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK: %[[W:.*]]:2 = "stablehlo.reduce_window"(%arg0, %[[N]], %arg2, %[[NONE]])
// CHECK: stablehlo.compare NE, %{{.*}}, %[[NONE]]
// CHECK: stablehlo.compare EQ, %{{.*}}, %[[NONE]]
// CHECK: %[[INIT:.*]] = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<12xcomplex<f32>>
// CHECK: %[[AT:.*]] = stablehlo.reshape %[[W]]#1 : (tensor<2x3xi32>) -> tensor<6xi32>
// CHECK: %[[BY:.*]] = stablehlo.reshape %arg1 : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
// CHECK: "stablehlo.scatter"(%[[INIT]], %[[AT]], %[[BY]])
// CHECK-SAME: inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1
// CHECK: stablehlo.reshape %{{.*}} : (tensor<12xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
// KEPT-LABEL: func.func @select(
// KEPT: stablehlo.select_and_scatter
func.func @select(%x: tensor<2x6xcomplex<f32>>, %s: tensor<2x3xcomplex<f32>>, %z: tensor<complex<f32>>) -> tensor<2x6xcomplex<f32>> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %p = stablehlo.compare GE, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>} : (tensor<2x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6xcomplex<f32>>
  return %r : tensor<2x6xcomplex<f32>>
}
