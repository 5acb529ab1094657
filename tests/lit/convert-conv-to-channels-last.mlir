// Convolutions of 16-bit floats have their features last where all targets have matrix units; small ones of f32, and those in groups stay; features of large
// ones are padded to whole pieces.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},convert-conv-to-channels-last{work=1}' -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},convert-conv-to-channels-last' | FileCheck %s --check-prefix=SMALL
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper,vulkan1.1},convert-conv-to-channels-last' | FileCheck %s --check-prefix=STAYS
// RUN: cgc run %s --function=images --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %s --function=line --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %long cgc run %t.mlir --function=odd --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %long cgc run %t.mlir --function=many --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %long cgc run %t.mlir --function=few --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=few_first --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %long cgc run %t.mlir --function=long --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %t.mlir --function=narrow --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=network --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: %unsanitized cgc run %t.mlir --function=colours --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=joined --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: cgc opt %s %validate --pass-pipeline='assign-targets{targets=hopper},convert-conv-to-channels-last{work=1}' >%t.checked

// STAYS-NOT: = stablehlo.transpose

// Those of f32 that take a few microseconds stay.
// SMALL-LABEL: func.func @odd
// SMALL-NOT: = stablehlo.transpose

// For CPUs only kernels are turned, of windows that have some places.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=c-avx2},convert-conv-to-channels-last' | FileCheck %s --check-prefix=CPU
// RUN: %unsanitized cgc run %s --function=many --device=c --target=c-avx2 --compare --print-limit=1 --input=random:1 --input=random:2
// CPU-LABEL: func.func @many
// CPU: stablehlo.transpose %{{.*}}, dims = [2, 3, 1, 0] {cg.copy} : (tensor<16x17x3x3xf32>) -> tensor<3x3x17x16xf32>
// CPU-LABEL: func.func @network
// CPU-NOT: = stablehlo.transpose

// CHECK-LABEL: func.func @images
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 3, 1] {cg.copy} : (tensor<2x16x9x17xf16>) -> tensor<2x9x17x16xf16>
// CHECK: stablehlo.transpose %{{.*}}, dims = [2, 3, 1, 0] {cg.copy} : (tensor<32x16x3x2xf16>) -> tensor<3x2x16x32xf16>
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 3, 1, 2] : (tensor<2x5x18x32xf16>) -> tensor<2x32x5x18xf16>
func.func @images(%x: tensor<2x16x9x17xf16>, %w: tensor<32x16x3x2xf16>) -> tensor<2x32x5x18xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x17xf16>, tensor<32x16x3x2xf16>) -> tensor<2x32x5x18xf16>
  return %0 : tensor<2x32x5x18xf16>
}
// CHECK-LABEL: func.func @line
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f]
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 2, 0] : (tensor<3x40x33xf32>) -> tensor<40x33x3xf32>
func.func @line(%x: tensor<44x20x3xf16>, %w: tensor<20x33x5xf16>) -> tensor<40x33x3xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [0, f, b]x[i, o, 0]->[0, f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<44x20x3xf16>, tensor<20x33x5xf16>) -> tensor<40x33x3xf32>
  return %0 : tensor<40x33x3xf32>
}
// CHECK-LABEL: func.func @joined
// CHECK-COUNT-2: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
func.func @joined(%x: tensor<1x16x8x8xf16>, %v: tensor<32x16x1x1xf16>, %w: tensor<32x32x3x3xf16>) -> tensor<1x32x8x8xf16> {
  %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x8x8xf16>, tensor<32x16x1x1xf16>) -> tensor<1x32x8x8xf16>
  %1 = stablehlo.tanh %0 : tensor<1x32x8x8xf16>
  %2 = stablehlo.convolution(%1, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x8x8xf16>, tensor<32x32x3x3xf16>) -> tensor<1x32x8x8xf16>
  return %2 : tensor<1x32x8x8xf16>
}
// CHECK-LABEL: func.func @words
// CHECK-NOT: = stablehlo.transpose
func.func @words(%x: tensor<2x16x9x17xf32>, %w: tensor<32x16x3x2xf32>) -> tensor<2x32x7x16xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x17xf32>, tensor<32x16x3x2xf32>) -> tensor<2x32x7x16xf32>
  return %0 : tensor<2x32x7x16xf32>
}
func.func @groups(%x: tensor<2x32x9x17xf16>, %w: tensor<32x16x3x2xf16>) -> tensor<2x32x7x16xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x32x9x17xf16>, tensor<32x16x3x2xf16>) -> tensor<2x32x7x16xf16>
  return %0 : tensor<2x32x7x16xf16>
}
// CHECK-LABEL: func.func @colours
// CHECK: stablehlo.pad %arg0, %{{.*}}, low = [0, 0, 0, 0], high = [0, 5, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x9x17xf16>, tensor<f16>) -> tensor<2x8x9x17xf16>
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
func.func @colours(%x: tensor<2x3x9x17xf16>, %w: tensor<32x3x3x2xf16>) -> tensor<2x32x7x16xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9x17xf16>, tensor<32x3x3x2xf16>) -> tensor<2x32x7x16xf16>
  return %0 : tensor<2x32x7x16xf16>
}

// Features of f32 that no vector divides are padded.
// CHECK-LABEL: func.func @odd
// CHECK: %[[P:[0-9]+]] = stablehlo.pad %{{.*}}, low = [0, 0, 0, 0], high = [0, 0, 0, 3], interior = [0, 0, 0, 0]
// CHECK: stablehlo.transpose %[[P]], dims = [0, 1, 2, 3] {cg.copy} : (tensor<2x41x40x36xf32>)
// CHECK: stablehlo.pad %{{.*}}, low = [0, 0, 0, 0], high = [0, 0, 3, 0], interior = [0, 0, 0, 0]
// CHECK-NOT: stablehlo.transpose {{.*}} -> tensor<2x41x40x16xf32>
func.func @odd(%x: tensor<2x41x40x33xf32>, %w: tensor<3x3x33x16xf32>) -> tensor<2x41x40x16xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x41x40x33xf32>, tensor<3x3x33x16xf32>) -> tensor<2x41x40x16xf32>
  return %0 : tensor<2x41x40x16xf32>
}
// Few features of the result are whole vectors, too; those that are none are left out again.
// CHECK-LABEL: func.func @few(
// CHECK: stablehlo.pad %{{.*}}, low = [0, 0, 0, 0], high = [0, 0, 0, 3], interior = [0, 0, 0, 0] : (tensor<1x7x9x17xf32>, tensor<f32>)
// CHECK: stablehlo.pad %{{.*}}, low = [0, 0, 0, 0], high = [0, 0, 3, 0], interior = [0, 0, 0, 0]
// CHECK: stablehlo.pad %{{.*}}, low = [0, 0, 0, 0], high = [0, 0, 0, 1], interior = [0, 0, 0, 0]
// CHECK: %[[Y:[0-9]+]] = stablehlo.convolution{{.*}} -> tensor<1x7x9x12xf32>
// CHECK: stablehlo.slice %[[Y]] [0:1, 0:7, 0:9, 0:11]
func.func @few(%x: tensor<1x7x9x17xf32>, %w: tensor<3x3x17x11xf32>) -> tensor<1x7x9x11xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x9x17xf32>, tensor<3x3x17x11xf32>) -> tensor<1x7x9x11xf32>
  return %0 : tensor<1x7x9x11xf32>
}
// Of few places they stay first.
// CHECK-LABEL: func.func @few_first(
// CHECK: dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]
func.func @few_first(%x: tensor<1x17x7x9xf32>, %w: tensor<7x17x5x5xf32>) -> tensor<1x7x7x9xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x7x9xf32>, tensor<7x17x5x5xf32>) -> tensor<1x7x7x9xf32>
  return %0 : tensor<1x7x7x9xf32>
}
// So are more of them beside long sums; 68 features of the input, of which no rounds are whole, become 72.
// CHECK-LABEL: func.func @long(
// CHECK: high = [0, 0, 0, 5], interior = [0, 0, 0, 0] : (tensor<1x33x63x67xf32>, tensor<f32>)
// CHECK: stablehlo.slice %{{[0-9]+}} [0:1, 0:33, 0:63, 0:35] : (tensor<1x33x63x36xf32>)
func.func @long(%x: tensor<1x33x63x67xf32>, %w: tensor<3x3x67x35xf32>) -> tensor<1x33x63x35xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x33x63x67xf32>, tensor<3x3x67x35xf32>) -> tensor<1x33x63x35xf32>
  return %0 : tensor<1x33x63x35xf32>
}
// A kernel is turned where it is used for many places.
// CHECK-LABEL: func.func @many
// CHECK: stablehlo.transpose %{{.*}}, dims = [2, 3, 1, 0] {cg.copy} : (tensor<16x17x3x3xf32>) -> tensor<3x3x17x16xf32>
// CHECK: dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]
func.func @many(%x: tensor<1x17x64x64xf32>, %w: tensor<16x17x3x3xf32>) -> tensor<1x16x64x64xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x64x64xf32>, tensor<16x17x3x3xf32>) -> tensor<1x16x64x64xf32>
  return %0 : tensor<1x16x64x64xf32>
}
// Images of which tiles would be half padding.
// CHECK-LABEL: func.func @narrow
// CHECK: dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
func.func @narrow(%x: tensor<8x16x66x5xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<8x16x66x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x66x5xf32>, tensor<16x16x3x3xf32>) -> tensor<8x16x66x5xf32>
  return %0 : tensor<8x16x66x5xf32>
}
// A network on a batch, whatever its convolutions are by themselves.
// CHECK-LABEL: func.func @network
// CHECK-COUNT-4: dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
func.func @network(%x: tensor<2x3x8x8xf32>, %v: tensor<4x3x1x1xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<2x4x8x8xf32> {
  %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x8x8xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x8x8xf32>
  %1 = stablehlo.convolution(%0, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<2x4x8x8xf32>
  %2 = stablehlo.convolution(%1, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<2x4x8x8xf32>
  %3 = stablehlo.convolution(%2, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<2x4x8x8xf32>
  return %3 : tensor<2x4x8x8xf32>
}

// A patch's row is the features of one place.
// CHECK-LABEL: func.func @patches
// CHECK-NOT: stablehlo.pad
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x16x32x3xf16>) -> tensor<2x16x4x24xf16>
// CHECK: stablehlo.reshape %{{.*}} : (tensor<8x8x3x32xf16>) -> tensor<8x1x24x32xf16>
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [8, 1], pad = {{\[\[}}0, 0], [0, 0]]}
func.func @patches(%x: tensor<2x16x32x3xf16>, %w: tensor<8x8x3x32xf16>) -> tensor<2x2x4x32xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [8, 8]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x32x3xf16>, tensor<8x8x3x32xf16>) -> tensor<2x2x4x32xf16>
  return %0 : tensor<2x2x4x32xf16>
}
// CHECK-LABEL: func.func @overlapping
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 3, 1] {cg.copy} : (tensor<2x3x9x14xbf16>) -> tensor<2x9x14x3xbf16>
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x9x14x3xbf16>) -> tensor<2x9x7x6xbf16>
// CHECK: stablehlo.pad %{{.*}} -> tensor<2x9x7x8xbf16>
// CHECK: stablehlo.convolution({{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = {{\[}}[1, 0], [1, 0]]}
func.func @overlapping(%x: tensor<2x3x9x14xbf16>, %w: tensor<32x3x3x4xbf16>) -> tensor<2x32x4x7xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 0], [2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9x14xbf16>, tensor<32x3x3x4xbf16>) -> tensor<2x32x4x7xbf16>
  return %0 : tensor<2x32x4x7xbf16>
}
