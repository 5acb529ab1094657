// RUN: cgc compile %s --target=c-avx2 -o %t.c
// RUN: FileCheck %s --input-file=%t.c

// What all iterations over the invocations read of the right operand is copied into a panel first, 21 rounds of 24 columns at a time; an element of the
// left one fills a vector as it is read. Behind the last whole panel of columns there is a narrower one.

// CHECK-LABEL: static void cgk_workgroup_0(
// CHECK: CGK_ALIGNED unsigned char panel[16128];
// CHECK: for (cgk_index [[FROM:v[0-9]+]] = 0; [[FROM]] < 512; [[FROM]] += 168) {
// CHECK-NEXT: cgk_index [[END:v[0-9]+]] = 512 - [[FROM]] < 168 ? 512 : [[FROM]] + 168;
// CHECK-NEXT: for (cgk_index [[I:v[0-9]+]] = [[FROM]]; [[I]] < [[END]]; [[I]] += 8) {
// CHECK-NOT: for
// CHECK: cgk_f32x8 [[B:v[0-9]+]] = cgk_load_f32x8(b1, {{v[0-9]+}});
// CHECK-NEXT: cgk_store_f32x8(panel, ([[I]] - [[FROM]]) * 24 + 0, [[B]]);
// CHECK: for (cgk_index l = 0; l < 32; l++) {
// CHECK: for (cgk_index [[K:v[0-9]+]] = [[FROM]]; [[K]] < [[END]]; [[K]] += 8) {
// CHECK: cgk_splat_f32x8(cgk_load_f32(b0, {{v[0-9]+}} + 0));
// CHECK: cgk_load_f32x8(panel, ([[K]] - [[FROM]]) * 24 + 0);
func.func @main(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}

// Where columns lie across, as those of a transposed right operand do, the panel holds vectors that are put together once.
// CHECK-LABEL: // transposed_dispatch_0
// CHECK: for (cgk_index [[I:v[0-9]+]] = 0; [[I]] < 64; [[I]] += 8) {
// CHECK: cgk_insert_f32x8(
// CHECK: cgk_store_f32x8(panel, ([[I]] - 0) * {{[0-9]+}} + 0, {{v[0-9]+}});
// CHECK: for (cgk_index l = 0;
// CHECK: for (cgk_index [[K:v[0-9]+]] = 0; [[K]] < 64; [[K]] += 8) {
// CHECK-NOT: cgk_insert
// CHECK: cgk_load_f32x8(panel, ([[K]] - 0) * {{[0-9]+}} + 0);
// CHECK-NOT: cgk_insert
// CHECK: for (cgk_index l = 0;
func.func @transposed(%a: tensor<128x64xf32>, %b: tensor<96x64xf32>) -> tensor<128x96xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<128x64xf32>, tensor<96x64xf32>) -> tensor<128x96xf32>
  return %r : tensor<128x96xf32>
}
