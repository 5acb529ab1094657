// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s

// 27116189 is 421 times 64409. A plain maximum takes these parts; what computes functions has parts of whole vectors, no more of them than are wanted,
// and a kernel for what they leave over.
// CHECK-LABEL: plain_dispatch_0
// CHECK: read of 4 bytes, global memory
// CHECK: plain_dispatch_1
// CHECK-NOT: plain_dispatch_2
func.func @plain(%x: tensor<27116189xf32>) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<27116189xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: functions_dispatch_0
// CHECK: read of 16 bytes, global memory
// CHECK-NOT: read of 4 bytes, global memory
// CHECK: functions_dispatch_1
// CHECK: functions_dispatch_2
func.func @functions(%x: tensor<27116189xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<27116189xf32>
  %0 = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<27116189xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
