// A factor that is computed is written by a kernel of its own where matrix units multiply it often, which copy it in pieces then. Small products, those
// of few rows, and those of targets without such units compute it on the way.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s --check-prefix=NONE

// CHECK-LABEL: func.func @large_dispatch_0(
// CHECK: arith.truncf
// CHECK: flow.dispatch.tensor.store {{.*}} : tensor<1024x1024xf16>
// CHECK-LABEL: func.func @large_dispatch_1(
// CHECK: %[[W:.*]] = flow.dispatch.tensor.load {{.*}} -> tensor<1024x1024xf16>
// CHECK-NOT: linalg.generic {{.*}} ins(%{{.*}} : tensor<1024x1024xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %[[W]] : tensor<128x1024xf16>, tensor<1024x1024xf16>)
// NONE-LABEL: func.func @large_dispatch_0(
// NONE: arith.truncf
// NONE: linalg.matmul
// NONE-NOT: @large_dispatch_1
func.func public @large(%x: tensor<128x1024xf16>, %w: tensor<1024x1024xf32>) -> tensor<128x1024xf16> {
  %c = stablehlo.convert %w : (tensor<1024x1024xf32>) -> tensor<1024x1024xf16>
  %y = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<128x1024xf16>, tensor<1024x1024xf16>) -> tensor<128x1024xf16>
  return %y : tensor<128x1024xf16>
}

// CHECK-LABEL: func.func @few_dispatch_0(
// CHECK: arith.truncf
// CHECK: linalg.matmul
// CHECK-NOT: @few_dispatch_1
func.func public @few(%x: tensor<32x4096xf16>, %w: tensor<4096x4096xf32>) -> tensor<32x4096xf16> {
  %c = stablehlo.convert %w : (tensor<4096x4096xf32>) -> tensor<4096x4096xf16>
  %y = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<32x4096xf16>, tensor<4096x4096xf16>) -> tensor<32x4096xf16>
  return %y : tensor<32x4096xf16>
}

// CHECK-LABEL: func.func @small_dispatch_0(
// CHECK: arith.truncf
// CHECK: linalg.matmul
// CHECK-NOT: @small_dispatch_1
func.func public @small(%x: tensor<128x256xf16>, %w: tensor<256x256xf32>) -> tensor<128x256xf16> {
  %c = stablehlo.convert %w : (tensor<256x256xf32>) -> tensor<256x256xf16>
  %y = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<128x256xf16>, tensor<256x256xf16>) -> tensor<128x256xf16>
  return %y : tensor<128x256xf16>
}

// A kernel whose elements are in another order, as in a convolution's gradient; one that is transposed is read as it lies.
// CHECK-LABEL: func.func @turned_dispatch_0(
// CHECK: linalg.generic
// CHECK: flow.dispatch.tensor.store {{.*}} : tensor<3x3x64x64xf16>
// CHECK-LABEL: func.func @turned_dispatch_1(
// CHECK: %[[W:.*]] = flow.dispatch.tensor.load {{.*}} -> tensor<3x3x64x64xf16>
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[W]] :
// NONE-LABEL: func.func @turned_dispatch_0(
// NONE-NOT: @turned_dispatch_1
func.func public @turned(%x: tensor<16x34x34x64xf16>, %w: tensor<3x3x64x64xf16>) -> tensor<16x32x32x64xf16> {
  %r = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x64x64xf16>
  %y = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x34x34x64xf16>, tensor<3x3x64x64xf16>) -> tensor<16x32x32x64xf16>
  return %y : tensor<16x32x32x64xf16>
}
