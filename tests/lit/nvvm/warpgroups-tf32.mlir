// Products of tf32 by warpgroups: tiles go through registers, a round ahead, are rounded to nearest as they are stored, and lie along the sum then,
// whichever way they lay: blocks of four rows of four words are turned.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=4' -o %t.ptx && FileCheck %s --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=4' --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=4' --emit=mlir -o - | FileCheck %s --check-prefix=MLIR
// RUN: cgc run %s --function=small --target=sm_90a --device=interp --config='subgroup_size=128 tile=128,128,0 thread=64,128,0 reduction=0,0,32 buffers=3' --compare --print-limit=1 --input=61x108xf32=1.5 --input=108x76xf32=-2 | FileCheck %s --check-prefix=SUM
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=64,256,0 thread=64,256,0 reduction=0,0,32 buffers=3' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=NARROW

// CHECK-LABEL: .visible .entry rows_dispatch_0(
// CHECK: bar.sync 0;
// CHECK-COUNT-12: ld.global.nc.v4
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {{.*}}, p, 1, 1;
// CHECK: wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 1;
// CHECK-COUNT-48: cvt.rna.tf32.f32
// CHECK: st.shared.v4
// CHECK-LABEL: .visible .entry along_dispatch_0(
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {{.*}}, p, 1, 1;
// MLIR-LABEL: func.func @rows_dispatch_0
// MLIR: vector.shuffle %{{.*}}, %{{.*}} [0, 4] : vector<4xi32>, vector<4xi32>
// MLIR: memref.store %{{.*}} {codegen.round} : memref<{{.*}}xvector<4xi32>, 3>
// MLIR: gpu.subgroup_mma_load_matrix {{.*}}, transpose} : {{.*}} -> !gpu.mma_matrix<32x256xf32, "BOp">
// MLIR-LABEL: func.func @along_dispatch_0
// MLIR-NOT: vector.shuffle
// MLIR-LABEL: func.func @small_dispatch_0
// SUM: compare result[0]: worst difference 0 {{.*}}interpreter: -324
// NARROW: has a tile of 32x256, which 128 threads do not copy as panels
func.func @rows(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @along(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @small(%a: tensor<61x108xf32>, %b: tensor<108x76xf32>) -> tensor<61x76xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<61x108xf32>, tensor<108x76xf32>) -> tensor<61x76xf32>
  return %0 : tensor<61x76xf32>
}
