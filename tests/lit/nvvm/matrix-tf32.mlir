// Products of f32 whose algorithm rounds their factors to tf32 run on tensor cores, which is never so otherwise. ldmatrix moves words, four of a row: where
// k does not run along the rows, words are read one by one. Each is rounded to nearest once.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_90a -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: cgc compile %s --target=hopper --emit=spvasm -o - 2>&1 | FileCheck %s --check-prefix=VULKAN
// RUN: cgc run %s --function=turned --target=sm_90 --device=interp --input=64x48xf32=1.5 --input=64x48xf32=-2 --compare --print-limit=1 | FileCheck %s --check-prefix=SUM

// CHECK-LABEL: define ptx_kernel void @rows_dispatch_0
// CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3)
// CHECK: call i32 @llvm.nvvm.f2tf32.rna(float
// CHECK-NOT: trans.b16
// CHECK: load i32, ptr addrspace(3) {{.*}}, align 4
// CHECK: call i32 @llvm.nvvm.f2tf32.rna(float
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32
// CHECK-LABEL: define ptx_kernel void @turned_dispatch_0
// CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32
// The last two functions have one kernel.
// CHECK-LABEL: define ptx_kernel void @exact_dispatch_0
// CHECK-NOT: call{{.*}}mma
// CHECK-NOT: define ptx_kernel
// PTX-COUNT-2: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// VULKAN-NOT: CooperativeMatrix
// SUM: compare result[0]: worst difference 0 {{.*}}interpreter: -144
func.func @rows(%a: tensor<256x128xf32>, %b: tensor<128x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @turned(%a: tensor<64x48xf32>, %b: tensor<64x48xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<64x48xf32>, tensor<64x48xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
func.func @exact(%a: tensor<256x128xf32>, %b: tensor<128x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @three_times(%a: tensor<256x128xf32>, %b: tensor<128x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
