// Convolutions are products once their loops are collapsed: pieces of windows are gathered, and outside of padded images zeros.
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=collapse-dimensions 2>&1 | FileCheck %s --check-prefix=LOOPS
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=tile-to-cooperative-ops 2>&1 | FileCheck %s
// RUN: cgc run %s --function=same --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: %unsanitized cgc run %s --function=same --device=interp --target=sm_90a --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: %unsanitized cgc run %s --function=apart --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=bytes --device=interp --target=hopper --compare --print-limit=1 --input=random:1:3 --input=random:2:3 | FileCheck %s --check-prefix=EXACT
// RUN: cgc run %s --function=turned --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %s --function=point --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %s --function=groups --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// EXACT: worst difference 0 at

// LOOPS: affine_map<(d0, d1, d2) -> (d0 floordiv 21, (d0 floordiv 7) mod 3 + d2 floordiv 72, d0 mod 7 + (d2 floordiv 24) mod 3, d2 mod 24)>
// LOOPS-LABEL: func.func @same_dispatch_0
// LOOPS: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %{{.*}} : tensor<2x5x9x24xf16>, tensor<216x40xf16>) outs(%{{.*}} : tensor<42x40xf32>)

// CHECK-LABEL: func.func @same_dispatch_0
// CHECK: arith.cmpi ult
// CHECK: scf.if %{{.*}} -> (vector<4xi32>)
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @apart_dispatch_0
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @bytes_dispatch_0
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @turned_dispatch_{{.*}}
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @point_dispatch_0
// CHECK: gpu.subgroup_mma_compute
// CHECK-LABEL: func.func @groups_dispatch_0
// CHECK: gpu.subgroup_mma_compute
func.func @same(%x: tensor<2x3x7x24xf16>, %w: tensor<3x3x24x40xf16>, %b: tensor<40xf16>) -> tensor<2x3x7x40xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x24xf16>, tensor<3x3x24x40xf16>) -> tensor<2x3x7x40xf16>
  %1 = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<40xf16>) -> tensor<2x3x7x40xf16>
  %2 = stablehlo.add %0, %1 : tensor<2x3x7x40xf16>
  %3 = stablehlo.tanh %2 : tensor<2x3x7x40xf16>
  return %3 : tensor<2x3x7x40xf16>
}

// Two steps from window to window, and between a window's places; more in front of images than behind; a kernel with its results first.
func.func @apart(%x: tensor<3x17x12x16xbf16>, %w: tensor<48x3x5x16xbf16>) -> tensor<3x8x5x48xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 0], [5, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x17x12x16xbf16>, tensor<48x3x5x16xbf16>) -> tensor<3x8x5x48xf32>
  return %0 : tensor<3x8x5x48xf32>
}

func.func @bytes(%x: tensor<1x7x33x32xi8>, %w: tensor<2x3x32x64xi8>) -> tensor<1x6x33x64xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [0, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x33x32xi8>, tensor<2x3x32x64xi8>) -> tensor<1x6x33x64xi32>
  return %0 : tensor<1x6x33x64xi32>
}

func.func @turned(%x: tensor<2x16x6x6xf16>, %w: tensor<32x16x3x3xf16>) -> tensor<2x32x6x6xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x6x6xf16>, tensor<32x16x3x3xf16>) -> tensor<2x32x6x6xf16>
  return %0 : tensor<2x32x6x6xf16>
}

func.func @point(%x: tensor<2x9x7x64xf16>, %w: tensor<1x1x64x32xf16>) -> tensor<2x5x4x32xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x7x64xf16>, tensor<1x1x64x32xf16>) -> tensor<2x5x4x32xf16>
  return %0 : tensor<2x5x4x32xf16>
}

// A group's features are pieces of the image's.
func.func @groups(%x: tensor<1x6x7x32xf16>, %w: tensor<3x3x16x64xf16>) -> tensor<1x6x7x64xf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x6x7x32xf16>, tensor<3x3x16x64xf16>) -> tensor<1x6x7x64xf16>
  return %0 : tensor<1x6x7x64xf16>
}
