// Products of f8 by warpgroups, which add them with 13 bits: those of 128 factors are added up from nothing, then to the sum, as f32, where
// the algorithm does not allow imprecise sums.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90a -o %t.ptx && FileCheck %s --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90a --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --check-prefix=LLVM --input-file=%t.ll
// RUN: cgc compile %S/Inputs/warpgroups-mixed.mlir --target=sm_90a --pipeline='materialize-interface,verify-emission' -o - | FileCheck %s --check-prefix=MIXED
// RUN: %unsanitized cgc run %s --function=small --target=sm_90a --device=interp --config='subgroup_size=128 tile=64,256,0 thread=64,256,0 reduction=0,0,128 buffers=3' --input=61x208xf8E5M2=1.5 --input=77x208xf8E5M2=-2 --compare --print-limit=1 | %unsanitized FileCheck %s --check-prefix=SUM

// CHECK-LABEL: .visible .entry f8_dispatch_0(
// CHECK: cp.async.wait_group 2;
// CHECK-COUNT-2: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {{.*}}, q, 1, 1;
// CHECK-COUNT-3: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {{.*}}, p, 1, 1;
// CHECK: wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
// CHECK: add.rn.f32
// CHECK: st.global.v2.f32
// CHECK-LABEL: .visible .entry across_dispatch_0(
// CHECK-NOT: wgmma
// CHECK: mma.sync
// CHECK-LABEL: .visible .entry imprecise_dispatch_0(
// CHECK: wgmma.mma_async.sync.aligned.m64n256k32.f32.e4m3.e4m3 {{.*}}, p, 1, 1;
// CHECK: wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 1;
// LLVM-LABEL: define ptx_kernel void @f8_dispatch_0
// LLVM: setp.ne.b32 q, 0, 0;
// LLVM-SAME: "(float undef, float undef,
// LLVM: fadd float
// MIXED: wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e5m2 {{.*}}, q, 1, 1;
// MIXED-COUNT-3: wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e5m2 {{.*}}, p, 1, 1;
// SUM: 61x77xf32
// SUM: compare result[0]: worst difference 0 {{.*}}interpreter: -624
func.func @f8(%a: tensor<4096x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4096x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @across(%a: tensor<512x4096xf8E5M2>, %b: tensor<4096x4096xf8E5M2>) -> tensor<512x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x4096xf8E5M2>, tensor<4096x4096xf8E5M2>) -> tensor<512x4096xf32>
  return %0 : tensor<512x4096xf32>
}
func.func @imprecise(%a: tensor<4096x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<4096x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @small(%a: tensor<61x208xf8E5M2>, %b: tensor<77x208xf8E5M2>) -> tensor<61x77xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<61x208xf8E5M2>, tensor<77x208xf8E5M2>) -> tensor<61x77xf32>
  return %0 : tensor<61x77xf32>
}
