// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' --validate > /dev/null

// Each window selects a number; each element collects from the windows that selected it. The window of 3 by steps of 2 is at most twice over an element.
// CHECK-LABEL: func.func @windows
// CHECK: %[[PLACES:.*]] = tensor.dim %arg1
// CHECK: %[[CHOSEN:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?xi32>)
// CHECK:   scf.for {{.*}} iter_args(%[[BEST:.*]] = %{{.*}}, %[[NUMBER:.*]] = %c-1_i32) -> (f32, i32)
// CHECK:     scf.if
// CHECK:       %[[X:.*]] = tensor.extract %arg0
// CHECK:       %[[GE:.*]] = arith.cmpf oge, %[[BEST]], %[[X]]
// CHECK:       %[[SOME:.*]] = arith.cmpi sge, %[[NUMBER]],
// CHECK:       %[[KEEP:.*]] = arith.andi %[[SOME]], %[[GE]]
// CHECK:       arith.select %[[KEEP]], %[[BEST]], %[[X]]
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<?xf32>)
// CHECK:   %[[TWO:.*]] = arith.constant 2 : index
// CHECK:   scf.for %{{.*}} = %{{.*}} to %[[TWO]]
// CHECK:     arith.cmpi slt, %{{.*}}, %[[PLACES]]
// CHECK:     tensor.extract %[[CHOSEN]]
// CHECK:     tensor.extract %arg1
// CHECK:     arith.addf
func.func @windows(%a: tensor<?xf32>, %s: tensor<?xf32>, %i: tensor<f32>) -> tensor<?xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %p : tensor<f32>
  }) {window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<?xf32>, tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @static
// CHECK-NOT: scf.if {{.*}} -> (f32, i32)
// CHECK: linalg.yield %{{.*}} : i32
func.func @static(%a: tensor<6xf32>, %s: tensor<3xf32>, %i: tensor<f32>) -> tensor<6xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare LE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<6xf32>, tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
