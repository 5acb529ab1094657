// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},hlo-to-linalg,form-dispatches,materialize-interface,schedule,canonicalize,cse' | FileCheck %s

// The target binds four buffers, and three are read: the results share one, and are read by the next kernel where they were made in it.
// CHECK-LABEL: func.func @maxima
// CHECK: stream.cmd.dispatch
// CHECK-COUNT-3: ro %{{.*}} : !stream.resource<external>
// CHECK-NEXT: wo %[[PACK:.*]][%c0 for %c8] : !stream.resource<transient>{%c256},
// CHECK-NEXT: wo %[[PACK]][%c64 for %c8] : !stream.resource<transient>{%c256},
// CHECK-NEXT: wo %[[PACK]][%c128 for %c8] : !stream.resource<transient>{%c256}
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch
// CHECK-NEXT: ro %[[PACK]][%c0 for %c8]
// CHECK-NEXT: ro %[[PACK]][%c64 for %c8]
// CHECK-NEXT: ro %[[PACK]][%c128 for %c8]
// CHECK-NEXT: wo %{{.*}} : !stream.resource<external>
func.func @maxima(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>, %c: tensor<2x3xi32>) -> tensor<6xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.reduce(%a init: %z), (%b init: %z), (%c init: %z) across dimensions = [1] : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    reducer(%x: tensor<i32>, %y: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) (%s: tensor<i32>, %t: tensor<i32>)  {
    %l = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %0 = stablehlo.select %l, %y, %x : tensor<i1>, tensor<i32>
    %1 = stablehlo.select %l, %q, %p : tensor<i1>, tensor<i32>
    %2 = stablehlo.select %l, %t, %s : tensor<i1>, tensor<i32>
    stablehlo.return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  %e = stablehlo.concatenate %r#0, %r#2, %r#1, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<6xi32>
  return %e : tensor<6xi32>
}
