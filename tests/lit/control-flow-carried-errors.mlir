// Of dynamic sizes, loops carry those that stay what they were, and branches give those of the first: a launch that breaks that is refused.
// RUN: sed -n '/^func.func @data(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=DATA
// RUN: sed '/^func.func @data(/,/^}/d' %s > %t.mlir
// RUN: cgc run %t.mlir --function=same --device=interp --target=lavapipe --input=7x3xf32=2 --input=7x3xf32=1 --compare | FileCheck %s --check-prefix=RUNS
// RUN: not cgc run %t.mlir --function=same --device=interp --target=lavapipe --input=7x3xf32=2 --input=5x3xf32=1 2>&1 | FileCheck %s --check-prefix=DIFFERS
// RUN: cgc opt %t.mlir --pass-pipeline='hlo-to-linalg,assert-shapes,canonicalize,cse' | FileCheck %s

// RUNS: 7x3xf32=[48 48 48]
// RUNS: worst difference 0
// DIFFERS: error: {{.*}}must equal dim 0 of argument 0

// CHECK-LABEL: func.func @grows
// CHECK: %[[N:.*]] = tensor.dim %arg0
// CHECK: %[[TWICE:.*]] = arith.addi %[[N]], %[[N]]
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[TWICE]], %[[N]]
// CHECK: cf.assert %[[SAME]]
// CHECK: scf.for
func.func @grows(%a: tensor<?xf32>) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %s = %a) : tensor<i32>, tensor<?xf32>
   cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.concatenate %s, %s, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %j, %t : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

// What a body computes of a size is compared in front of the loop, too.
// CHECK-LABEL: func.func @same
// CHECK-NOT: tensor.dim %arg2
func.func @same(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.while(%s = %a) : tensor<?x?xf32>
   cond {
    %n = stablehlo.constant dense<1.0e3> : tensor<f32>
    %t = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.compare LT, %t, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.add %b, %b : tensor<?x?xf32>
    %v = stablehlo.add %u, %s : tensor<?x?xf32>
    stablehlo.return %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @first
// CHECK-DAG: %[[A:.*]] = tensor.dim %arg1
// CHECK-DAG: %[[B:.*]] = tensor.dim %arg2
// CHECK: %[[OK:.*]] = arith.cmpi eq, %[[B]], %[[A]]
// CHECK: cf.assert %[[OK]], "dim 0 of argument 2 must equal dim 0 of argument 1"
func.func @first(%p: tensor<i1>, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %s = "stablehlo.if"(%p) ({
    %t = stablehlo.add %a, %a : tensor<?xf32>
    stablehlo.return %t : tensor<?xf32>
  }, {
    stablehlo.return %b : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// DATA: error: 'stablehlo.dynamic_iota' op gets size 0 of its result from data in a loop or branch, or of less than 32 bits [host-control-flow]
func.func @data(%p: tensor<i1>, %a: tensor<?xf32>, %n: tensor<1xi32>) -> tensor<?xf32> {
  %s = "stablehlo.if"(%p) ({
    %t = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    stablehlo.return %t : tensor<?xf32>
  }, {
    stablehlo.return %a : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
