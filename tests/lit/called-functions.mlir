// A pass that changes what public functions take or return says that their calls have to be inlined, and changes nothing of those that nothing calls.
// RUN: not cgc opt %s --split-input-file --pass-pipeline=scalar-results 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not cgc opt %s --split-input-file --pass-pipeline=external-constants 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not cgc opt %s --split-input-file --pass-pipeline=checks-to-results 2>&1 | FileCheck %s --check-prefix=CHECKS
// RUN: cgc opt %s --split-input-file --pass-pipeline=inline,scalar-results,external-constants,checks-to-results | FileCheck %s --check-prefix=INLINED

// INLINED: func.func @half({{.*}}) -> tensor<f32>
func.func @half(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %r = arith.mulf %x, %h : f32
  return %r : f32
}
// INLINED: func.func @quarter({{.*}}) -> tensor<f32>
func.func @quarter(%x: f32) -> f32 {
  // SCALAR: called-functions.mlir:[[#@LINE+1]]:8: error: 'func.call' op pass 'scalar-results' needs calls inlined: run inline first [missing-pass]
  %h = call @half(%x) : (f32) -> f32
  %r = call @half(%h) : (f32) -> f32
  return %r : f32
}
// -----
util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<3xf32>
// INLINED: func.func @add(%arg0: tensor<3xf32>, %arg1: tensor<3xf32> {cg.parameter = "model::w"})
func.func @add(%x: tensor<3xf32>) -> tensor<3xf32> {
  %w = util.global.load @w : tensor<3xf32>
  %r = stablehlo.add %x, %w : tensor<3xf32>
  return %r : tensor<3xf32>
}
// INLINED: func.func @twice(%arg0: tensor<3xf32>, %arg1: tensor<3xf32> {cg.parameter = "model::w"})
func.func @twice(%x: tensor<3xf32>) -> tensor<3xf32> {
  // EXTERNAL: called-functions.mlir:[[#@LINE+1]]:8: error: 'func.call' op pass 'external-constants' needs calls inlined: run inline first [missing-pass]
  %h = call @add(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %r = call @add(%h) : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// -----
// INLINED: func.func @checked() -> tensor<3xf32>
func.func @checked() {
  %x = stablehlo.constant dense<1.0> : tensor<3xf32>
  check.expect_almost_eq_const(%x, dense<1.0> : tensor<3xf32>) : tensor<3xf32>
  return
}
// INLINED: func.func @both() -> tensor<3xf32>
func.func @both() {
  // CHECKS: called-functions.mlir:[[#@LINE+1]]:3: error: 'func.call' op pass 'checks-to-results' needs calls inlined: run inline first [missing-pass]
  call @checked() : () -> ()
  return
}
