// RUN: cgc compile %s --target=c-avx2 -o %t.c
// RUN: FileCheck %s --input-file=%t.c
// RUN: cgc run %s --device=c --function=softmax --input=random:3 --compare --print-limit=1
// RUN: cgc run %s --device=c --function=long --input=random:3 --compare --print-limit=1

// What the sum computes of an element the result needs, too: it lies in a row, four vectors a round, and is read there.
// CHECK-LABEL: // softmax_dispatch_0
// CHECK: CGK_ALIGNED unsigned char row0[1024];
// CHECK: for (cgk_index [[I:v[0-9]+]] = 0; [[I]] < 256; [[I]] += 32) {
// CHECK: for (cgk_index [[J:v[0-9]+]] = 0; [[J]] < 256; [[J]] += 32) {
// CHECK: cgk_maxf_f32x8(
// CHECK: cgk_store_f32x8(row0, ([[J]] - 0) * 1 + 0, [[E:v[0-9]+]]);
// CHECK: cgk_store_f32x8(row0, ([[J]] - 0) * 1 + 24,
// CHECK: for (cgk_index [[K:v[0-9]+]] = 0; [[K]] < 256; [[K]] += 32) {
// CHECK-NOT: cgk_maxf_f32x8(
// CHECK: cgk_load_f32x8(row0, ([[K]] - 0) * 1 + 24);
// CHECK-NOT: cgk_maxf_f32x8(
// CHECK: }
func.func @softmax(%x: tensor<3x256xf32>) -> tensor<3x256xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x256xf32>, tensor<f32>) -> tensor<3xf32>
  %m = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x256xf32>
  %d = stablehlo.subtract %x, %m : tensor<3x256xf32>
  %e = stablehlo.exponential %d : tensor<3x256xf32>
  %1 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x256xf32>, tensor<f32>) -> tensor<3xf32>
  %s = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xf32>) -> tensor<3x256xf32>
  %r = stablehlo.divide %e, %s : tensor<3x256xf32>
  return %r : tensor<3x256xf32>
}

// A row that the nearest cache does not hold is computed again, and so is what costs little.
// CHECK-LABEL: // long_dispatch_0
// CHECK-NOT: unsigned char row
func.func @long(%x: tensor<2x40000xf32>) -> tensor<2x40000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<2x40000xf32>
  %1 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x40000xf32>, tensor<f32>) -> tensor<2xf32>
  %s = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x40000xf32>
  %r = stablehlo.divide %e, %s : tensor<2x40000xf32>
  return %r : tensor<2x40000xf32>
}

// CHECK-LABEL: // cheap_dispatch_0
// CHECK-NOT: unsigned char row
func.func @cheap(%x: tensor<2x256xf32>) -> tensor<2x256xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.multiply %x, %x : tensor<2x256xf32>
  %1 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x256xf32>, tensor<f32>) -> tensor<2xf32>
  %s = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x256xf32>
  %r = stablehlo.divide %e, %s : tensor<2x256xf32>
  return %r : tensor<2x256xf32>
}
