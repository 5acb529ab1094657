// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches,materialize-interface,bufferize-copy-only,erase-descriptor-type,schedule' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s --check-prefix=FORM

// A small slice of a large argument, as a row of a cache: a step copies the argument, the kernel writes the slice alone.
// FORM-LABEL: func.func @row_dispatch_0(
// FORM-SAME:    !flow.dispatch.tensor<readwrite:tensor<1024x64xf32>>
// CHECK-LABEL: func.func @row(
// CHECK:       stream.cmd.copy
// CHECK:       stream.cmd.barrier
// CHECK:       stream.cmd.dispatch
// CHECK-NOT:   stream.cmd
// CHECK:       return
func.func @row(%cache: tensor<1024x64xf32>, %row: tensor<1x64xf32>, %at: tensor<i32>) -> tensor<1024x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.exponential %row : tensor<1x64xf32>
  %1 = stablehlo.dynamic_update_slice %cache, %0, %at, %zero : (tensor<1024x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1024x64xf32>
  return %1 : tensor<1024x64xf32>
}

// A large one, and one of a small array, are one kernel's work.
// CHECK-LABEL: func.func @half(
// CHECK-NOT:   stream.cmd.copy
// CHECK:       stream.cmd.dispatch
// CHECK-LABEL: func.func @small(
// CHECK-NOT:   stream.cmd.copy
// CHECK:       stream.cmd.dispatch
func.func @half(%cache: tensor<1024x64xf32>, %row: tensor<512x64xf32>, %at: tensor<i32>) -> tensor<1024x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %cache, %row, %at, %zero : (tensor<1024x64xf32>, tensor<512x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1024x64xf32>
  return %1 : tensor<1024x64xf32>
}
func.func @small(%cache: tensor<1000x64xf32>, %row: tensor<1x64xf32>, %at: tensor<i32>) -> tensor<1000x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %cache, %row, %at, %zero : (tensor<1000x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x64xf32>
  return %1 : tensor<1000x64xf32>
}
