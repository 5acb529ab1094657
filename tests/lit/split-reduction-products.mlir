// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=64}' | FileCheck %s

// A product whose tiles are fewer than the device's units: two parts a unit, down to sums of 128.
// CHECK-LABEL: func.func @wide(
// CHECK:         tensor.expand_shape %arg0 {{.*}} : tensor<64x1024xf32> into tensor<64x8x128xf32>
func.func @wide(%a: tensor<64x1024xf32>, %b: tensor<1024x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x1024xf32>, tensor<1024x128xf32>) outs(%c : tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// Results for less than a workgroup: sums of 512.
// CHECK-LABEL: func.func @narrow(
// CHECK:         tensor.expand_shape %arg0 {{.*}} : tensor<16x1024xf32> into tensor<16x2x512xf32>
func.func @narrow(%a: tensor<16x1024xf32>, %b: tensor<1024x128xf32>, %c: tensor<16x128xf32>) -> tensor<16x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x1024xf32>, tensor<1024x128xf32>) outs(%c : tensor<16x128xf32>) -> tensor<16x128xf32>
  return %0 : tensor<16x128xf32>
}
