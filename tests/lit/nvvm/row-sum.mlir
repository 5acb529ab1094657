// The document's row sum: pointers with their facts, ids, shuffles in a warp, loads of four elements; static rows and dynamic ones.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_80 --emit=ptx -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: cgc compile %s --target=sm_80 -o %t.again.ptx && cmp %t.ptx %t.again.ptx
// RUN: cgc compile %s --target=sm_90 -o - | FileCheck %s --check-prefix=HOPPER

// CHECK: target triple = "nvptx64-nvidia-cuda"
// CHECK: define ptx_kernel void @fixed_dispatch_0(ptr addrspace(1) noalias readonly align 16 %0, ptr addrspace(1) noalias align 16 %1)
// CHECK: call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
// CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
// CHECK: load <4 x float>, ptr addrspace(1) %{{[0-9]+}}, align 16
// CHECK: call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %{{[0-9]+}}, i32 16, i32 31)
// CHECK: store float %{{[0-9]+}}, ptr addrspace(1)
// CHECK: define ptx_kernel void @dynamic_dispatch_0(ptr addrspace(1) noalias readonly align 16 %0, ptr addrspace(1) noalias align 16 %1, i32 %2, i32 %3)
// CHECK: br i1
// CHECK: !nvvm.annotations = !{
// CHECK: !"kernel", i32 1}
// CHECK: !"reqntidx", i32

// PTX: .target sm_80
// PTX: .visible .entry fixed_dispatch_0(
// PTX-NEXT: .param .u64 fixed_dispatch_0_param_0,
// PTX-NEXT: .param .u64 fixed_dispatch_0_param_1
// PTX: .reqntid {{[0-9]+}}, 1, 1
// PTX: ld.global.nc.v4.f32
// PTX: shfl.sync.bfly.b32 {{.*}}, 16, 31, -1;
// PTX: st.global.f32
// PTX: .visible .entry dynamic_dispatch_0(
// PTX: .param .u32 dynamic_dispatch_0_param_3
// HOPPER: .target sm_90

// JSON: "format": "ptx"
func.func @fixed(%rows: tensor<1000x100xf32>) -> tensor<1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x100xf32>, tensor<f32>) -> tensor<1000xf32>
  return %sum : tensor<1000xf32>
}
func.func @dynamic(%rows: tensor<?x?xf32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %sum : tensor<?xf32>
}
