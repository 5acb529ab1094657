// Numbers of bf16 are made of f32 by an instruction, two at a time, from sm_80 on; by bits before.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 -o - | FileCheck %s
// RUN: cgc compile %s --target=sm_70 -o - | FileCheck %s --check-prefix=BITS
// RUN: cgc run %s --target=sm_80 --device=interp --input='7xbf16=nan -0 1 3 inf -inf 1e-40' --input='7xbf16=0.01171875' --compare | FileCheck %s --check-prefix=SAME
// CHECK: cvt.rn.bf16x2.f32
// CHECK-NOT: 32767
// BITS-NOT: cvt.rn.bf16
// BITS: 32767
// SAME: 7xbf16=nan 0.0117188 1.01562 3.01562 inf -inf 0.0117188
// SAME: worst difference 0 at
func.func @main(%x: tensor<7xbf16>, %y: tensor<7xbf16>) -> tensor<7xbf16> {
  %0 = stablehlo.add %x, %y : tensor<7xbf16>
  return %0 : tensor<7xbf16>
}
