// ptxas joins some negations wrongly with what reads them: none is left for it, whatever way they were written, but what LLVM makes an absolute value.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90 -o - | FileCheck %s --implicit-check-not='neg.s'

// CHECK: .entry widened_dispatch_0(
// CHECK: xor.b16 {{.*}}, -32768;
// CHECK: sub.s16 %rs{{[0-9]+}}, -32768, %rs
// CHECK: cvt.s32.s16
func.func @widened(%0: tensor<8xi16>) -> tensor<8xi32> {
  %n = stablehlo.negate %0 : tensor<8xi16>
  %w = stablehlo.convert %n : (tensor<8xi16>) -> tensor<8xi32>
  return %w : tensor<8xi32>
}
// CHECK: .entry by_product_dispatch_0(
// CHECK: xor.b16 {{.*}}, -32768;
// CHECK: sub.s16 %rs{{[0-9]+}}, -32768, %rs
func.func @by_product(%0: tensor<8xi16>) -> tensor<8xi32> {
  %m = stablehlo.constant dense<-1> : tensor<8xi16>
  %n = stablehlo.multiply %0, %m : tensor<8xi16>
  %w = stablehlo.convert %n : (tensor<8xi16>) -> tensor<8xi32>
  return %w : tensor<8xi32>
}
// CHECK: .entry greatest_dispatch_0(
// CHECK: xor.b32 {{.*}}, -2147483648;
// CHECK: sub.s32 %r{{[0-9]+}}, -2147483648, %r
// CHECK: max.s32
func.func @greatest(%0: tensor<7x37xi32>) -> tensor<37xi32> {
  %n = stablehlo.negate %0 : tensor<7x37xi32>
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = stablehlo.reduce(%n init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<7x37xi32>, tensor<i32>) -> tensor<37xi32>
  return %r : tensor<37xi32>
}
