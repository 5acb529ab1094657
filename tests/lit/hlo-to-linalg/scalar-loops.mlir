// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg' | FileCheck %s --check-prefix=HOST
// RUN: cgc opt %s --pass-pipeline=hlo-to-linalg | FileCheck %s --check-prefix=HOST
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' | FileCheck %s --check-prefix=KERNEL
// RUN: cgc check %s --device=interp --target=vulkan1.1 | FileCheck %s --check-prefix=CHECKED

// A loop of scalars is one op's body; what it does not change, %a, is no operand. A driver that ends long loops leaves it to the host.
// CHECK-LABEL: func.func @root
// CHECK: %[[A:.*]] = tensor.extract %arg0[] : tensor<f32>
// CHECK: %[[G:.*]]:2 = linalg.generic {{.*}}iterator_types = []} ins(%arg0, %{{.*}} : tensor<f32>, tensor<i32>)
// CHECK: %[[W:.*]]:3 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (f32, f32, i32) -> (f32, f32, i32) {
// CHECK: scf.condition(
// CHECK: linalg.yield %[[W]]#1, %[[W]]#2 : f32, i32
// HOST-LABEL: func.func @root
// HOST: scf.while {{.*}} : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<i32>) {
// Who reads the result does not run the loop again.
// KERNEL: func.func @root_dispatch_0
// KERNEL: scf.while
// KERNEL: func.func @root_dispatch_1
// KERNEL-NOT: scf.while
// KERNEL: func.func @root(
// KERNEL-NOT: scf.while
// KERNEL: flow.dispatch @root_dispatch_1
func.func @root(%a: tensor<f32>, %v: tensor<1000xf32>) -> (tensor<1000xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%x = %a, %s = %a, %n = %zero) : tensor<f32>, tensor<f32>, tensor<i32>
   cond {
    %small = stablehlo.constant dense<1.0e-4> : tensor<f32>
    %t = stablehlo.multiply %s, %s : tensor<f32>
    %d = stablehlo.subtract %t, %x : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %p = stablehlo.compare GT, %e, %small : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %q = stablehlo.divide %x, %s : tensor<f32>
    %t = stablehlo.add %s, %q : tensor<f32>
    %h = stablehlo.multiply %t, %half : tensor<f32>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %x, %h, %m : tensor<f32>, tensor<f32>, tensor<i32>
  }
  %b = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<f32>) -> tensor<1000xf32>
  %r = stablehlo.multiply %v, %b : tensor<1000xf32>
  return %r, %0#2 : tensor<1000xf32>, tensor<i32>
}

// Loops within, which read what is outside of both.
// CHECK-LABEL: func.func @nested
// CHECK: linalg.generic
// CHECK: scf.while {{.*}} : (i32, i32) -> (i32, i32) {
// CHECK: } do {
// CHECK: scf.while {{.*}} : (i32, i32) -> (i32, i32) {
// CHECKED: [ OK ] {{.*}}:nested
func.func @nested() {
  %n = util.unfoldable_constant dense<5> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1:2 = stablehlo.while(%k = %i, %t = %s) : tensor<i32>, tensor<i32>
     cond {
      %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %l = stablehlo.add %k, %one : tensor<i32>
      %u = stablehlo.add %t, %k : tensor<i32>
      stablehlo.return %l, %u : tensor<i32>, tensor<i32>
    }
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %1#1 : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%0#0, dense<5> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%0#1, dense<40> : tensor<i32>) : tensor<i32>
  return
}

// An array among the values keeps a loop on the host.
// CHECK-LABEL: func.func @array
// CHECK: scf.while
func.func @array(%a: tensor<3xi32>, %n: tensor<i32>) -> tensor<3xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %s = %a) : tensor<i32>, tensor<3xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %s, %s : tensor<3xi32>
    stablehlo.return %j, %t : tensor<i32>, tensor<3xi32>
  }
  return %0#1 : tensor<3xi32>
}
