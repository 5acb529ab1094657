// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s
// The attribute of a complex number is its two parts.
// CHECK: complex-number.mlir:[[#@LINE+4]]:42: error: a complex number has parts of a float type
// CHECK: value = [1.500000e+00 : f32, -2.000000e+00 : f32]
// -----
func.func @integers(%x: tensor<3xi32>) {
  "test.op"(%x) {value = #complex.number<:i32 1, 2>} : (tensor<3xi32>) -> ()
  return
}
// -----
func.func @parts(%x: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = "chlo.constant_like"(%x) {value = #complex.number<:f32 1.5, -2.0> : complex<f32>} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
