// A product that would stand in memory in 32 bits, and whose readers all round it first, is rounded by its own kernel; it stays as it is where one of
// them reads it whole, and where a target has no arrays of 16 bits.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' | FileCheck %s --check-prefix=WORDS
// RUN: cgc opt %s %validate --pass-pipeline='assign-targets{targets=hopper},hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' > %t.checked
// RUN: cgc run %s --function=added --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3 --input=random:4

// CHECK-LABEL: func.func @added_dispatch_0(
// CHECK-SAME: !flow.dispatch.tensor<writeonly:tensor<33x17xf16>>
// CHECK: linalg.matmul
// CHECK: arith.truncf
// CHECK-LABEL: func.func @added_dispatch_1(
// CHECK-SAME: !flow.dispatch.tensor<readonly:tensor<33x17xf16>>
// WORDS-LABEL: func.func @added_dispatch_0(
// WORDS-SAME: !flow.dispatch.tensor<writeonly:tensor<33x17xf32>>
func.func @added(%a: tensor<33x21xf32>, %b: tensor<21x17xf32>, %c: tensor<33x19xf32>, %d: tensor<19x17xf32>) -> tensor<33x17xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x21xf32>, tensor<21x17xf32>) -> tensor<33x17xf32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<33x19xf32>, tensor<19x17xf32>) -> tensor<33x17xf32>
  %2 = stablehlo.convert %0 : (tensor<33x17xf32>) -> tensor<33x17xf16>
  %3 = stablehlo.convert %1 : (tensor<33x17xf32>) -> tensor<33x17xf16>
  %4 = stablehlo.add %2, %3 : tensor<33x17xf16>
  return %4 : tensor<33x17xf16>
}

// CHECK-LABEL: func.func @whole_dispatch_0(
// CHECK-SAME: !flow.dispatch.tensor<writeonly:tensor<33x17xf32>>
func.func @whole(%a: tensor<33x21xf32>, %b: tensor<21x17xf32>, %c: tensor<17x33xf16>) -> (tensor<17x33xf16>, tensor<33xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x21xf32>, tensor<21x17xf32>) -> tensor<33x17xf32>
  %1 = stablehlo.convert %0 : (tensor<33x17xf32>) -> tensor<33x17xf16>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<33x17xf16>) -> tensor<17x33xf16>
  %3 = stablehlo.add %2, %c : tensor<17x33xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<33x17xf32>, tensor<f32>) -> tensor<33xf32>
  return %3, %4 : tensor<17x33xf16>, tensor<33xf32>
}
