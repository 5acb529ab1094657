// RUN: cgc opt %s --pass-pipeline=chlo-legalize-to-stablehlo | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --compare --input=7x6xcomplex\<f32\>=random:1 --input=7x3xcomplex\<f32\>=random:2 --input=complex\<f32\>=random:3 | FileCheck %s --check-prefix=SAME

// A select_and_scatter of sizes that are not known, by those.
// SAME: worst difference
// CHECK-LABEL: func.func @select_dynamic(
// CHECK: %[[ALL:.*]] = stablehlo.multiply %{{.*}}, %{{.*}} : tensor<1xi32>
// CHECK: %[[SIZES:.*]] = stablehlo.concatenate
// CHECK: %[[PLACES:.*]] = stablehlo.multiply
// CHECK: %[[IOTA:.*]] = stablehlo.dynamic_iota %[[ALL]], dim = 0
// CHECK: stablehlo.dynamic_reshape %[[IOTA]], %[[SIZES]]
// CHECK: stablehlo.dynamic_broadcast_in_dim %{{.*}}, %[[ALL]], dims = []
// CHECK: stablehlo.dynamic_reshape %{{.*}}, %[[PLACES]] : (tensor<?x3xi32>, tensor<1xi32>) -> tensor<?xi32>
// CHECK: %[[DONE:.*]] = "stablehlo.scatter"
// CHECK: stablehlo.dynamic_reshape %[[DONE]], %[[SIZES]]
func.func @select_dynamic(%x: tensor<?x6xcomplex<f32>>, %s: tensor<?x3xcomplex<f32>>, %z: tensor<complex<f32>>) -> tensor<?x6xcomplex<f32>> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %p = stablehlo.compare GE, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>} : (tensor<?x6xcomplex<f32>>, tensor<?x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<?x6xcomplex<f32>>
  return %r : tensor<?x6xcomplex<f32>>
}
