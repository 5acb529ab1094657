// Products on tensor cores: mma.sync on fragments that ldmatrix loads, whichever way the operands lie; runs of the result stored at once.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_80 -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90a -o %t.a.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.a.ptx
// RUN: cgc compile %s --target=sm_70 -o %t.old.ptx && FileCheck %s --check-prefix=OLD --input-file=%t.old.ptx
// RUN: cgc compile %S/../spirv/matrix.mlir --target=sm_80 --pipeline='materialize-interface,verify-emission' --emit=llvm -o %t.m.ll && opt -passes=verify -disable-output %t.m.ll && FileCheck %s --check-prefix=MATRIX --input-file=%t.m.ll
// RUN: cgc compile %S/../spirv/matrix.mlir --target=sm_80 --pipeline='materialize-interface,verify-emission' -o /dev/null
// RUN: not cgc compile %S/../spirv/matrix.mlir --target=sm_70 --pipeline='materialize-interface,verify-emission' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=LACKS

// CHECK-LABEL: define ptx_kernel void @f16_dispatch_0
// CHECK: call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) {{.*}}, ptr addrspace(1) {{.*}})
// CHECK: call void @llvm.nvvm.cp.async.commit.group()
// CHECK: call void @llvm.nvvm.cp.async.wait.group(i32 2)
// CHECK-NEXT: call void @llvm.nvvm.barrier0()
// CHECK: call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "l,l,r,~{memory}"
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3)
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3)
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>
// CHECK: store <2 x float> {{.*}}, align 8
// CHECK-LABEL: define ptx_kernel void @half_dispatch_0
// CHECK-NOT: trans.b16
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>
// CHECK: call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %{{.*}}, i32 1, i32 31)
// CHECK: call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %{{.*}}, i32 2, i32 31)
// CHECK: store <4 x i32> {{.*}}, align 16
// CHECK-LABEL: define ptx_kernel void @bf16_dispatch_0
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.bf16(i32
// CHECK-LABEL: define ptx_kernel void @i8_dispatch_0
// CHECK: call i32 @llvm.nvvm.prmt(i32 %{{.*}}, i32 %{{.*}}, i32 25632)
// CHECK: call i32 @llvm.nvvm.prmt(i32 %{{.*}}, i32 %{{.*}}, i32 30001)
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.s8(i32
// CHECK: store <4 x i32> {{.*}}, align 16
// A long sum for few results is split: its parts are products of matrices, too, which add to what additions leave as it is.
// CHECK-LABEL: define ptx_kernel void @split_dispatch_0
// CHECK: phi <8 x float> [ <float -0.000000e+00,
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>
// CHECK-LABEL: define ptx_kernel void @split_dispatch_1
// ldmatrix loads a product's words to registers side by side: B's two without a move.
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {[[B0:%r[0-9]+]], [[B1:%r[0-9]+]], [[B2:%r[0-9]+]], [[B3:%r[0-9]+]]}
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// PTX: {[[B0]], [[B1]]},
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// PTX: {[[B2]], [[B3]]},
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// PTX: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
// OLD-NOT: mma.sync
// MATRIX: define ptx_kernel void @matrix
// MATRIX: load i16, ptr addrspace(1) {{.*}}, align 2
// MATRIX: phi <8 x float> [ <float 5.000000e-01,
// MATRIX: fmul float
// MATRIX: fptrunc <8 x float> {{.*}} to <8 x half>
// LACKS: multiplies matrices, which needs sm_80 or later{{.*}}target sm_70
func.func @f16(%a: tensor<256x128xf16>, %b: tensor<128x256xf16>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x128xf16>, tensor<128x256xf16>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @half(%a: tensor<256x128xf16>, %b: tensor<256x128xf16>) -> tensor<256x256xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<256x128xf16>, tensor<256x128xf16>) -> tensor<256x256xf16>
  return %0 : tensor<256x256xf16>
}
func.func @bf16(%a: tensor<256x128xbf16>, %b: tensor<128x256xbf16>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x128xbf16>, tensor<128x256xbf16>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @i8(%a: tensor<256x128xi8>, %b: tensor<128x256xi8>) -> tensor<256x256xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x128xi8>, tensor<128x256xi8>) -> tensor<256x256xi32>
  return %0 : tensor<256x256xi32>
}
func.func @split(%a: tensor<64x16384xf16>, %b: tensor<16384x64xf16>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x16384xf16>, tensor<16384x64xf16>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
