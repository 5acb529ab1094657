// Products whose tiles leave most compute units idle are split where warpgroups multiply: along features of a convolution, by whole panels of 128 bytes.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,assign-targets{targets=sm_90a},split-reduction' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,assign-targets{targets=sm_90a,sm_90},split-reduction' | FileCheck %s --check-prefix=OTHERS

// CHECK-LABEL: func.func @images
// CHECK: tensor.expand_shape {{.*}} : tensor<3x3x256x256xf16> into tensor<3x3x4x64x256xf16>
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x8x14x14x256xf32>)
// OTHERS-LABEL: func.func @images
// OTHERS-NOT: tensor.expand_shape
// OTHERS: return
func.func @images(%x: tensor<8x14x14x256xf16>, %w: tensor<3x3x256x256xf16>) -> tensor<8x14x14x256xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x14x14x256xf16>, tensor<3x3x256x256xf16>) -> tensor<8x14x14x256xf32>
  return %0 : tensor<8x14x14x256xf32>
}

// CHECK-LABEL: func.func @sums
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x256x4096xf32>)
func.func @sums(%a: tensor<256x4096xbf16>, %b: tensor<4096x4096xbf16>) -> tensor<256x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<256x4096xf32>
  return %0 : tensor<256x4096xf32>
}

// A second kernel takes longer than what is gained; parts would be no whole panels.
// CHECK-LABEL: func.func @short
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @short(%a: tensor<1024x512xf16>, %b: tensor<512x1024xf16>, %c: tensor<256x4104xf16>, %d: tensor<4104x4096xf16>) -> (tensor<1024x1024xf32>, tensor<256x4096xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1024x512xf16>, tensor<512x1024xf16>) -> tensor<1024x1024xf32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<256x4104xf16>, tensor<4104x4096xf16>) -> tensor<256x4096xf32>
  return %0, %1 : tensor<1024x1024xf32>, tensor<256x4096xf32>
}
