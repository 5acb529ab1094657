// What a program pads with zeros behind a slice is part of its result, and no edge of a tile: one workgroup has all of it.
// RUN: cgc run %s --function=slice --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=slice --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=rows --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
func.func @slice(%x: tensor<16x2x4xf32>, %w: tensor<1x4x16xf32>) -> tensor<4x5x2xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [f, b, 0]x[0, o, i]->[f, 0, b], window = {pad = [[-1, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x2x4xf32>, tensor<1x4x16xf32>) -> tensor<4x5x2xf32>
  return %0 : tensor<4x5x2xf32>
}
func.func @rows(%x: tensor<150x64xf32>, %w: tensor<64x96xf32>) -> tensor<177x96xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %zero, low = [-1, 0], high = [28, 0], interior = [0, 0] : (tensor<150x64xf32>, tensor<f32>) -> tensor<177x64xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<177x64xf32>, tensor<64x96xf32>) -> tensor<177x96xf32>
  return %1 : tensor<177x96xf32>
}
