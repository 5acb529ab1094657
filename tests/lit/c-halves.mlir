// RUN: cgc compile %s --target=c-avx2 -o %t.c
// RUN: FileCheck %s --input-file=%t.c
// RUN: cgc run %s --function=widen --device=c --target=c --input=16xf16=nan,inf,-inf,65504,6e-8,-6e-8,6.1e-5,0,-0,0.1,-0.1,1,2047,3e-7,-65504,1e-5 | FileCheck %s --check-prefix=WIDE
// RUN: %unsanitized cgc run %s --function=widen --device=c --target=c-avx2 --input=16xf16=nan,inf,-inf,65504,6e-8,-6e-8,6.1e-5,0,-0,0.1,-0.1,1,2047,3e-7,-65504,1e-5 | %unsanitized FileCheck %s --check-prefix=WIDE
// RUN: cgc run %s --function=narrow --device=c --target=c --input=16xf32=nan,inf,-inf,65519,65520,-65520,2.98e-8,2.99e-8,-2.99e-8,-0,6.103e-5,1.00048828125,1.00146484375,1e-30,3e38,0.1 | FileCheck %s --check-prefix=NARROW
// RUN: %unsanitized cgc run %s --function=narrow --device=c --target=c-avx2 --input=16xf32=nan,inf,-inf,65519,65520,-65520,2.98e-8,2.99e-8,-2.99e-8,-0,6.103e-5,1.00048828125,1.00146484375,1e-30,3e38,0.1 | %unsanitized FileCheck %s --check-prefix=NARROW
// RUN: cgc run %s --function=product --device=c --target=c --input=33x40xf16=random:1 --input=40x21xf16=random:2 --compare --print-limit=1
// RUN: %unsanitized cgc run %s --function=product --device=c --target=c-avx2 --input=33x40xf16=random:1 --input=40x21xf16=random:2 --compare --print-limit=1

// Conversions between f16 and f32: an instruction where the compiler is told that there is one, else integers, of whole vectors, which are read and
// written as such: halves to even, numbers below the normal ones, and what has none.
// CHECK: CGK_FN cgk_f32x8 cgk_cast_f16x8_f32x8(cgk_f16x8 a) {
// CHECK-NEXT: #if CGK_VECTORS && defined(__F16C__)
// CHECK-NEXT: return (cgk_f32x8)_mm256_cvtph_ps((__m128i)a);
// CHECK-NEXT: #elif CGK_VECTORS
// CHECK-NEXT: return {{.*}}0x1p112f
// CHECK: [[H:v[0-9]+]] = cgk_load_f16x8(b0, {{v[0-9]+}});
// CHECK-NEXT: cgk_cast_f16x8_f32x8([[H]]);
// WIDE: 16xf32=nan inf -inf 65504 5.96046e-08 -5.96046e-08 6.09756e-05 0 -0 0.0999756 -0.0999756 1 2047 2.98023e-07 -65504 1.00136e-05
// NARROW: 16xf16=nan inf -inf 65504 inf -inf 0 5.96046e-08 -5.96046e-08 -0 6.10352e-05 1 1.00195 0 inf 0.0999756
func.func @widen(%x: tensor<16xf16>) -> tensor<16xf32> {
  %r = stablehlo.convert %x : (tensor<16xf16>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}

func.func @narrow(%x: tensor<16xf32>) -> tensor<16xf16> {
  %r = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xf16>
  return %r : tensor<16xf16>
}

func.func @product(%a: tensor<33x40xf16>, %b: tensor<40x21xf16>) -> tensor<33x21xf16> {
  %r = stablehlo.dot %a, %b : (tensor<33x40xf16>, tensor<40x21xf16>) -> tensor<33x21xf16>
  return %r : tensor<33x21xf16>
}
