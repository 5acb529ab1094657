// RUN: cgc opt %s --pass-pipeline='external-constants,symbol-dce' --split-input-file | FileCheck %s
// RUN: not cgc opt %S/Inputs/external-constants-errors.mlir --pass-pipeline='external-constants' 2>&1 | FileCheck %s --check-prefix=ERROR

// Named parameters and elided globals, each once; what is there stays.
// CHECK-NOT: @w
// CHECK: util.global private @here
// CHECK: func.func @main(%arg0: tensor<4xf32> {a.b = 1 : i32}, %arg1: tensor<4xf32> {cg.parameter = "model::w"}, %arg2: tensor<4xf32> {cg.parameter = "bias"})
// CHECK: %[[HERE:.*]] = util.global.load @here
// CHECK: stablehlo.multiply %arg0, %arg1
// CHECK: stablehlo.add %{{.*}}, %arg2
// CHECK: stablehlo.add %{{.*}}, %arg1
// CHECK: stablehlo.add %{{.*}}, %[[HERE]]
util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<4xf32>
util.global private @bias = dense_resource<__elided__> : tensor<4xf32>
util.global private @here = dense<1.0> : tensor<4xf32>
func.func @main(%x: tensor<4xf32> {a.b = 1 : i32}) -> tensor<4xf32> {
  %w = util.global.load @w : tensor<4xf32>
  %b = util.global.load @bias : tensor<4xf32>
  %v = util.global.load @w : tensor<4xf32>
  %h = util.global.load @here : tensor<4xf32>
  %0 = stablehlo.multiply %x, %w : tensor<4xf32>
  %1 = stablehlo.add %0, %b : tensor<4xf32>
  %2 = stablehlo.add %1, %v : tensor<4xf32>
  %3 = stablehlo.add %2, %h : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// Elided constants by their order, a resource by its name; flow's spelling, and another type under the same name.
// CHECK: func.func @constants(%arg0: tensor<2xf32> {cg.parameter = "elided0"}, %arg1: tensor<2xi32> {cg.parameter = "elided1"}, %arg2: tensor<2xf32> {cg.parameter = "blob"}, %arg3: tensor<3xui8> {cg.parameter = "blob"}, %arg4: tensor<2xf32> {cg.parameter = "key"})
// CHECK-NEXT: return %arg0, %arg1, %arg2, %arg3, %arg4
util.global private @key = #flow.parameter.named<"key"> : tensor<2xf32>
func.func @constants() -> (tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<3xui8>, tensor<2xf32>) {
  %0 = stablehlo.constant dense_resource<__elided__> : tensor<2xf32>
  %1 = stablehlo.constant dense<__elided__> : tensor<2xi32>
  %2 = arith.constant dense_resource<blob> : tensor<2xf32>
  %3 = stablehlo.constant dense_resource<blob> : tensor<3xui8>
  %4 = util.global.load @key : tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<3xui8>, tensor<2xf32>
}

// ERROR: :3:8: error: 'util.global.load' op is an external constant of unknown size
