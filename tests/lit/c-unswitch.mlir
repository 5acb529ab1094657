// RUN: cgc compile %s --target=c-avx2 -o %t.c
// RUN: FileCheck %s --input-file=%t.c
// RUN: cgc run %s --function=channels --device=c --target=c-avx2 --input=1x16x16x3xf32=random:3 --input=5x5x3x16xf32=random:4 --compare --print-limit=1
// RUN: cgc run %s --function=main --device=c --target=c-avx2 --input=1x5x32x16xf32=random:3 --input=3x3x16x16xf32=random:4 --compare --print-limit=1

// Whether a window lies within the image is tested in front of the loop over the channels: that is written without the tests, and with them. The two
// loops around it carry the same sums, and have them in the same arrays.

// CHECK: static void cgk_workgroup_0(
// CHECK: [[S:v[0-9]+]][l] = cgk_splat_f32x8(0.0f);
// CHECK: for (cgk_index [[Y:v[0-9]+]] = 0; [[Y]] < 3; [[Y]] += 1) {
// CHECK-NOT: = [[S]][l];
// CHECK: for (cgk_index [[X:v[0-9]+]] = 0; [[X]] < 3; [[X]] += 1) {
// CHECK: [[IN:v[0-9]+]][l] = {{v[0-9]+\[l\]}} && {{v[0-9]+}};
// CHECK: cgk_f32x8 {{v[0-9]+}} = [[S]][l];
// CHECK: if ([[IN]][l] && {{v[0-9]+\[l\]}}{{.*}}) {
// CHECK-NEXT: for (
// CHECK-NOT: [[IN]][l] ?
// CHECK: true ?
// CHECK-NOT: [[IN]][l] ?
// CHECK: } else {
// CHECK-NEXT: for (
// CHECK: [[IN]][l] ?
// CHECK: [[S]][l] = {{v[0-9]+}};
func.func @main(%x: tensor<1x5x32x16xf32>, %w: tensor<3x3x16x16xf32>) -> tensor<1x5x32x16xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x5x32x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x5x32x16xf32>
  return %r : tensor<1x5x32x16xf32>
}

// Three channels are written out, so that the innermost loop is along the window: its positions lie within the image if the first and the last one do.
// CHECK: static void cgk_workgroup_1(
// CHECK: for (cgk_index [[Y:v[0-9]+]] = 0; [[Y]] < 5; [[Y]] += 1) {
// CHECK: bool [[FIRST:v[0-9]+]] = (uint32_t){{v[0-9]+}} < (uint32_t)16;
// CHECK: {{v[0-9]+}} = {{v[0-9]+(\[l\])?}} + (5 - 1);
// CHECK: if ({{v[0-9]+(\[l\])?}} && {{v[0-9]+(\[l\])?}} && {{.*}}) {
// CHECK-NEXT: for (cgk_index [[X:v[0-9]+]] = 0; [[X]] < 5; [[X]] += 1) {
// CHECK-NOT: < (uint32_t)16
// CHECK: true ?
// CHECK-NOT: < (uint32_t)16
// CHECK: } else {
// CHECK: < (uint32_t)16
func.func @channels(%x: tensor<1x16x16x3xf32>, %w: tensor<5x5x3x16xf32>) -> tensor<1x16x16x16xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x16x16x3xf32>, tensor<5x5x3x16xf32>) -> tensor<1x16x16x16xf32>
  return %r : tensor<1x16x16x16xf32>
}
