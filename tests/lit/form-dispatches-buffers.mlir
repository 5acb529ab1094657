// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' >%t

// Four buffers: two are read, and three values have several readers, which are members, too, in the end.
// CHECK-LABEL: func.func @ends_small(
// CHECK:       %[[R:.*]] = flow.dispatch @ends_small_dispatch_0::@ends_small_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:  return %[[R]]
func.func @ends_small(%x: tensor<77xf32>, %y: tensor<77xf32>) -> tensor<77xf32> {
  %s = stablehlo.add %x, %y : tensor<77xf32>
  %0 = stablehlo.tanh %s : tensor<77xf32>
  %1 = stablehlo.exponential %s : tensor<77xf32>
  %2 = stablehlo.logistic %x : tensor<77xf32>
  %3 = stablehlo.multiply %0, %1 : tensor<77xf32>
  %4 = stablehlo.add %3, %2 : tensor<77xf32>
  %5 = stablehlo.multiply %1, %2 : tensor<77xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<77xf32>
  %7 = stablehlo.multiply %4, %6 : tensor<77xf32>
  return %7 : tensor<77xf32>
}

// All three are results: what has no buffer is left out, and goes to a kernel of its own.
// CHECK-LABEL: func.func @stays_large(
// CHECK-COUNT-2: flow.dispatch
// CHECK-NOT:   flow.dispatch
// CHECK:       return
func.func @stays_large(%x: tensor<77xf32>, %y: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>, tensor<77xf32>, tensor<77xf32>) {
  %s = stablehlo.add %x, %y : tensor<77xf32>
  %0 = stablehlo.tanh %s : tensor<77xf32>
  %1 = stablehlo.exponential %s : tensor<77xf32>
  %2 = stablehlo.logistic %x : tensor<77xf32>
  %3 = stablehlo.multiply %2, %0 : tensor<77xf32>
  return %0, %1, %2, %3 : tensor<77xf32>, tensor<77xf32>, tensor<77xf32>, tensor<77xf32>
}
