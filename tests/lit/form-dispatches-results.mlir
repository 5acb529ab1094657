// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' >%t

// Elementwise results that share terms and arrays: one kernel.
// CHECK-LABEL: func.func @step(
// CHECK:       %[[R:.*]]:3 = flow.dispatch @step_dispatch_0::@step_dispatch_0(%arg0, %arg1, %arg2)
// CHECK-NEXT:  return
func.func @step(%x: tensor<77xf32>, %v: tensor<77xf32>, %f: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>, tensor<77xf32>) {
  %0 = stablehlo.add %v, %f : tensor<77xf32>
  %1 = stablehlo.add %x, %0 : tensor<77xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<77xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<77xf32>
  return %1, %0, %3 : tensor<77xf32>, tensor<77xf32>, tensor<77xf32>
}

// What only members read is no result; what depends on a member otherwise comes behind it.
// CHECK-LABEL: func.func @behind(
// CHECK:       %[[A:.*]]:2 = flow.dispatch @behind_dispatch_0::@behind_dispatch_0(%arg0, %arg1)
// CHECK:       %[[S:.*]] = flow.dispatch @behind_dispatch_1::@behind_dispatch_1(%[[A]]#0)
// CHECK:       return %[[A]]#0, %[[A]]#1, %[[S]]
func.func @behind(%x: tensor<64x32xf32>, %y: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<64x32xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.subtract %x, %0 : tensor<64x32xf32>
  return %0, %2, %1 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64xf32>
}

// Others stay apart: what is read at other places, and what shares nothing.
// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-3: flow.dispatch
func.func @apart(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.tanh %x : tensor<8x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  %3 = stablehlo.cosine %y : tensor<8x8xf32>
  return %0, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
