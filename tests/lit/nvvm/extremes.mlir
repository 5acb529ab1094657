// The greater or lesser of a number and a constant is one comparison, where NaN is beyond all and of two zeros the constant is the one that wins; else
// what gives way to it is a range of bits.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 -o - | FileCheck %s
// RUN: cgc run %s --target=sm_80 --device=interp --input='8xf32=nan -0 0 1 -1 inf -inf 1e-42' --compare | FileCheck %s --check-prefix=SAME
// CHECK: setp.le.f32 [[P:%p[0-9]+]], [[X:%f[0-9]+]], 0f00000000;
// CHECK-NEXT: selp.f32 %f{{[0-9]+}}, 0f00000000, [[X]], [[P]];
// CHECK: setp.lt.u32 {{.*}}, 2139095041;
// CHECK: setp.ge.f32
// CHECK: setp.lt.u32 {{.*}}, 2139095041;
// SAME: 8xf32=nan inf inf 1 inf 0 inf
// SAME: 8xf32=nan -inf inf 1 -inf 0 -inf
// SAME: 8xf32=nan -inf -inf -inf -1 -inf -0
// SAME: 8xf32=nan -inf inf inf -1 inf -0
// SAME-COUNT-4: worst difference 0 at
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %n = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %o = stablehlo.constant dense<1.0> : tensor<8xf32>
  %m = stablehlo.maximum %x, %z : tensor<8xf32>
  %r = stablehlo.divide %o, %m : tensor<8xf32>
  %m1 = stablehlo.maximum %x, %n : tensor<8xf32>
  %r1 = stablehlo.divide %o, %m1 : tensor<8xf32>
  %m2 = stablehlo.minimum %x, %n : tensor<8xf32>
  %r2 = stablehlo.divide %o, %m2 : tensor<8xf32>
  %m3 = stablehlo.minimum %z, %x : tensor<8xf32>
  %r3 = stablehlo.divide %o, %m3 : tensor<8xf32>
  return %r, %r1, %r2, %r3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
