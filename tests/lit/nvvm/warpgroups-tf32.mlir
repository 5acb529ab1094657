// Products of tf32 by warpgroups: large ones read copies of both factors, rounded, and along the sum (pad-to-intrinsics), in pieces that are copied
// asynchronously, and large ones of bytes and f8 turned ones. Factors that nobody has rounded would be cut off: a configuration does not bring them here.
// REQUIRES: nvvm
// RUN: split-file %s %t.d
// RUN: cgc compile %t.d/rows.mlir --target=sm_90a -o %t.ptx --print-ir-after=pad-to-intrinsics 2>%t.mlir && FileCheck %s --input-file=%t.ptx
// RUN: FileCheck %s --input-file=%t.mlir --check-prefix=COPIES
// RUN: cgc run %t.d/small.mlir --target=sm_90a --device=interp --config='subgroup_size=128 tile=128,128,0 thread=64,128,0 reduction=0,0,32 buffers=3' --compare --print-limit=1 --input=61x108xf32=1.5 --input=76x108xf32=-2 | FileCheck %s --check-prefix=SUM
// RUN: cgc compile %t.d/small.mlir --target=sm_90a --config='subgroup_size=128 tile=64,128,0 thread=64,128,0 reduction=0,0,128 buffers=2' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: cgc compile %t.d/plain.mlir --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=4' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: cgc compile %t.d/across.mlir --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=4' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=ACROSS

// COPIES: %[[A:.*]] = stablehlo.reduce_precision %arg0, format = e8m10
// COPIES: %[[CA:.*]] = stablehlo.transpose %[[A]], dims = [0, 1] {cg.copy}
// COPIES: %[[B:.*]] = stablehlo.reduce_precision %arg1, format = e8m10
// COPIES: %[[CB:.*]] = stablehlo.transpose %[[B]], dims = [1, 0] {cg.copy}
// COPIES: stablehlo.dot_general %[[CA]], %[[CB]], contracting_dims = [1] x [1], algorithm = {{.*}} {codegen.rounded}
// CHECK-LABEL: .visible .entry rows_dispatch_2(
// CHECK-NOT: cvt.rna.tf32
// CHECK: cp.async
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {{.*}}, p, 1, 1;
// CHECK-NOT: cvt.rna.tf32
// CHECK-LABEL: .visible .entry turned_dispatch_1(
// CHECK: wgmma.mma_async.sync.aligned.m64n128k32.f32.e5m2.e5m2
// SUM: compare result[0]: worst difference 0 {{.*}}interpreter: -324
// NARROW: has a tile of 64x128, which 128 threads do not copy as panels
// PLAIN: has factors that are not rounded (codegen.rounded), which warpgroups cut off
// ACROSS: has factors of bytes, of words, or of parts of panels, whose rows are not along the sum, which warpgroups do not multiply
//--- rows.mlir
func.func @rows(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @turned(%a: tensor<4096x4096xf8E5M2>, %b: tensor<4096x4096xf8E5M2>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xf8E5M2>, tensor<4096x4096xf8E5M2>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
//--- plain.mlir
func.func @plain(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
//--- across.mlir
func.func @across(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {codegen.rounded} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
//--- small.mlir
func.func @main(%a: tensor<61x108xf32>, %b: tensor<76x108xf32>) -> tensor<61x76xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {codegen.rounded} : (tensor<61x108xf32>, tensor<76x108xf32>) -> tensor<61x76xf32>
  return %0 : tensor<61x76xf32>
}
