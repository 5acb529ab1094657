// Convolutions whose sizes no powers of two divide have tiles that fit them: 68 features are 17 threads, 40 rows are 8 tiles of 5; 42 rows are 7 of 6
// where that is a tenth less. Rounds are of all 28 channels, or of 20 of 60, none left over.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s

// CHECK-LABEL: func.func @features_dispatch
// CHECK: tile_sizes = {{\[\[}}1, 5, 24, 68, 0, 0, 0], [0, 1, 8, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 28]], promote_operands = [0, 1], prefetch = true
func.func @features(%x: tensor<23x83x193x28xf32>, %w: tensor<5x5x28x68xf32>) -> tensor<23x40x95x68xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<23x83x193x28xf32>, tensor<5x5x28x68xf32>) -> tensor<23x40x95x68xf32>
  return %0 : tensor<23x40x95x68xf32>
}
// CHECK-LABEL: func.func @places_dispatch
// CHECK: tile_sizes = {{\[\[}}1, 6, 8, 64, 0, 0, 0], [0, 1, 8, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 20]], promote_operands = [0, 1], prefetch = true
func.func @places(%x: tensor<3x46x197x60xf32>, %w: tensor<5x5x60x690xf32>) -> tensor<3x42x193x690xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x46x197x60xf32>, tensor<5x5x60x690xf32>) -> tensor<3x42x193x690xf32>
  return %0 : tensor<3x42x193x690xf32>
}
