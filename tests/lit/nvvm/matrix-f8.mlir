// Products of f8 on tensor cores, of sm_89 and later: widened to f16 once for each fragment, then multiplied as such; rows and columns of two blocks
// alternate as with 8-bit integers, so that ldmatrix loads both operands whichever way they lie, and four results are side by side.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90 --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_90 -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_89 -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_80 -o %t.old.ptx && FileCheck %s --check-prefix=OLD --input-file=%t.old.ptx
// RUN: cgc run %s --function=other --target=sm_90 --device=interp --input=64x48xf8E5M2=1.5 --input=64x48xf8E5M2=-2 --compare --print-limit=1 | FileCheck %s --check-prefix=SUM

// CHECK-LABEL: define ptx_kernel void @f8_dispatch_0
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3)
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3)
// CHECK: call i32 @llvm.nvvm.prmt(i32 %{{.*}}, i32 %{{.*}}, i32 25632)
// CHECK: %[[PAIR:.*]] = trunc i32 %{{.*}} to i16
// CHECK-NEXT: call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(i16 %[[PAIR]]) #[[PURE:[0-9]+]]
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>
// CHECK: store <4 x float> {{.*}}, align 16
// CHECK-LABEL: define ptx_kernel void @other_dispatch_0
// CHECK-NOT: trans.b16
// CHECK: asm "cvt.rn.f16x2.e5m2x2 $0, $1;", "=r,h"(
// CHECK: attributes #[[PURE]] = { memory(none) }
// PTX: cvt.rn.f16x2.e4m3x2
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// PTX: cvt.rn.f16x2.e5m2x2
// OLD-NOT: mma.sync
// SUM: compare result[0]: worst difference 0 {{.*}}interpreter: -144
func.func @f8(%a: tensor<256x128xf8E4M3FN>, %b: tensor<128x256xf8E4M3FN>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x128xf8E4M3FN>, tensor<128x256xf8E4M3FN>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @other(%a: tensor<64x48xf8E5M2>, %b: tensor<64x48xf8E5M2>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<64x48xf8E5M2>, tensor<64x48xf8E5M2>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
