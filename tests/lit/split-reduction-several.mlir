// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,split-reduction{parallel=132}' | FileCheck %s

// Results with an op of their own each are parts of one reduction, and then one reduction of the parts.
// CHECK-LABEL: func.func @sum_and_maximum
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]{{.*}} ins({{.*}} : tensor<2x125x8000xf32>, tensor<2x125x8000xi32>) outs({{.*}} : tensor<125x2xf32>, tensor<125x2xi32>)
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]{{.*}} ins({{.*}} : tensor<125x2xf32>, tensor<125x2xi32>) outs({{.*}} : tensor<2xf32>, tensor<2xi32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @sum_and_maximum(%x: tensor<2x1000000xf32>, %y: tensor<2x1000000xi32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %y, %z, %m) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %t = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<2x1000000xf32>, tensor<2x1000000xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}

// -----

// Two arrays with the same kept loops are no product: there are rows for all.
// CHECK-LABEL: func.func @rows
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @rows(%x: tensor<4096x1000xf32>, %y: tensor<4096x1000xi32>) -> (tensor<4096xf32>, tensor<4096xi32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%x, %y, %z, %m) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %t = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<4096x1000xf32>, tensor<4096x1000xi32>, tensor<f32>, tensor<i32>) -> (tensor<4096xf32>, tensor<4096xi32>)
  return %r#0, %r#1 : tensor<4096xf32>, tensor<4096xi32>
}
