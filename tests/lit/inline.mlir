// RUN: cgc opt %s --pass-pipeline='inline,symbol-dce' --split-input-file | FileCheck %s
// RUN: not cgc opt %S/Inputs/recursive.mlir --pass-pipeline='inline' 2>&1 | FileCheck %s --check-prefix=CYCLE

// Calls of calls, and several results.
// CHECK-LABEL: func.func @main
// CHECK-NOT: call
// CHECK: %[[S:.*]] = arith.addf %arg0, %arg0 : f32
// CHECK: %[[T:.*]] = arith.addf %[[S]], %[[S]] : f32
// CHECK: return %[[T]], %arg0
// CHECK-NOT: func.func private
func.func @main(%x: f32) -> (f32, f32) {
  %r:2 = call @both(%x) : (f32) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}
func.func private @both(%x: f32) -> (f32, f32) {
  %a = call @twice(%x) : (f32) -> f32
  %b = call @twice(%a) : (f32) -> f32
  return %b, %x : f32, f32
}
func.func private @twice(%x: f32) -> f32 {
  %s = arith.addf %x, %x : f32
  return %s : f32
}

// -----

// A composite is its decomposition.
// CHECK-LABEL: func.func @composed
// CHECK-NOT: composite
// CHECK: stablehlo.multiply
func.func @composed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.composite "my.square" %x {decomposition = @square} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = stablehlo.multiply %x, %x : tensor<4xf32>
  return %s : tensor<4xf32>
}

// CYCLE: recursive.mlir:{{[0-9]+}}:{{[0-9]+}}: error: function '{{.*}}' calls itself
