// RUN: cgc compile %s --target=c-avx512 -o %t.c
// RUN: FileCheck %s --input-file=%t.c
// RUN: cgc run %s --device=c --target=c --input='16xf32=nan -0 0 1 -1 inf -inf 1e-42 2 -2 -0 0 nan inf 3 -3' --compare --print-limit=1

// A NaN wins, and of two zeros the one without a sign, or with one: x86-64's instructions give their second operand there, so each is asked both ways.
// The quotients show the signs.

// CHECK: CGK_FN cgk_f32x16 cgk_maximum_f32x16(
// CHECK: __builtin_ia32_maxps512_mask(a, b, a, -1, 4) & {{.*}}__builtin_ia32_maxps512_mask(b, a, a, -1, 4)) | (a != a) | (b != b));
// CHECK: CGK_FN cgk_f32x16 cgk_minimum_f32x16(
// CHECK: __builtin_ia32_minps512_mask(a, b, a, -1, 4) | {{.*}}__builtin_ia32_minps512_mask(b, a, a, -1, 4));
// CHECK: static void cgk_workgroup_0(
// CHECK: cgk_maximum_f32x16(
// CHECK: cgk_minimum_f32x16(
func.func @main(%x: tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %o = stablehlo.constant dense<1.0> : tensor<16x16xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<16xf32>) -> tensor<16x16xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<16xf32>) -> tensor<16x16xf32>
  %m = stablehlo.maximum %a, %b : tensor<16x16xf32>
  %n = stablehlo.minimum %a, %b : tensor<16x16xf32>
  %r = stablehlo.divide %o, %m : tensor<16x16xf32>
  %s = stablehlo.divide %o, %n : tensor<16x16xf32>
  return %r, %s : tensor<16x16xf32>, tensor<16x16xf32>
}
