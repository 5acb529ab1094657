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

// What a loop carries and changes element by element is written over, both arrays of it by one kernel.
// FORM-LABEL: func.func @leaps_dispatch_0(
// FORM-SAME:    %{{.*}}: !flow.dispatch.tensor<readwrite:tensor<77xf32>>, %{{.*}}: !flow.dispatch.tensor<readwrite:tensor<77xf32>>) {
// FORM-LABEL: func.func @leaps(
// FORM:       scf.for %{{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}})
// FORM-NEXT:    %[[R:.*]]:2 = flow.dispatch @leaps_dispatch_0::@leaps_dispatch_0(%[[A]], %[[C]]) : (tensor<77xf32>, tensor<77xf32>) -> (%[[A]], %[[C]])
// FORM-NEXT:    scf.yield %[[R]]#0, %[[R]]#1
// CHECK-LABEL: func.func @leaps(
// CHECK:       scf.for
// CHECK-NEXT:    stream.cmd.dispatch
// CHECK-NOT:     stream.cmd.copy
// CHECK:       return
func.func @leaps(%x: tensor<77xf32>, %y: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>) {
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<20> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %x, %c = %y) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %t = stablehlo.tanh %b : tensor<77xf32>
    %d = stablehlo.add %c, %t : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  return %r#1, %r#2 : tensor<77xf32>, tensor<77xf32>
}

// Not what another kernel reads behind that, though the op that reads it stands in front.
// FORM-LABEL: func.func @behind_dispatch_0(
// FORM-NOT:    readwrite
// FORM-LABEL: func.func @behind(
func.func @behind(%x: tensor<77xf32>, %y: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>) {
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<20> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %x, %c = %y) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<77xf32>
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %m = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<77xf32>, tensor<f32>) -> tensor<f32>
    %n = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> tensor<77xf32>
    %d = stablehlo.add %s, %n : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  return %r#1, %r#2 : tensor<77xf32>, tensor<77xf32>
}

// Not where elements between the slice's stay as they are: all of the array is made.
// FORM-LABEL: func.func @apart_dispatch_0(
// FORM-NOT:    readwrite
// FORM-LABEL: func.func @apart(
func.func @apart(%cache: tensor<1024x64xf32>, %row: tensor<1x32xf32>) -> tensor<1024x64xf32> {
  %0 = stablehlo.exponential %row : tensor<1x32xf32>
  %1 = tensor.insert_slice %0 into %cache[5, 0] [1, 32] [1, 2] : tensor<1x32xf32> into tensor<1024x64xf32>
  return %1 : tensor<1024x64xf32>
}
