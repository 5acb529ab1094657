// What is computed from products goes through the operands' memory, once all have left it, in pieces of 16 bytes, which are loaded and stored at once;
// of tiles with edges, those that are whole are stored from registers.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90a -o %t.ptx && FileCheck %s --check-prefixes=CHECK,GROUPS --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90 -o %t.ptx && FileCheck %s --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90a --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll
// RUN: cgc compile %s --target=sm_90a --emit=mlir -o - | FileCheck %s --check-prefix=MLIR
// RUN: %unsanitized cgc run %s --function=odd --target=sm_90a --device=interp --config='subgroup_size=128 tile=128,128,0 thread=64,128,0 reduction=0,0,64 buffers=2' --compare --print-limit=1 --input=131x72xf16=random --input=77x72xf16=random:1 --input=77xf32=random:2 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=odd --target=sm_80 --device=interp --config='tile=64,128,0 thread=32,64,0 reduction=0,0,32 buffers=2' --compare --print-limit=1 --input=131x72xf16=random --input=77x72xf16=random:1 --input=77xf32=random:2 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=odd --target=sm_86 --device=interp --config='tile=128,128,0 thread=64,64,0 reduction=0,0,32 buffers=2' --compare --print-limit=1 --input=131x72xf16=random --input=77x72xf16=random:1 --input=77xf32=random:2 | %unsanitized FileCheck %s --check-prefix=SAME

// CHECK-LABEL: .visible .entry fused_dispatch_0(
// GROUPS: wgmma.wait_group.sync.aligned 0;
// GROUPS: fence.proxy.async
// CHECK: bar.sync 0;
// CHECK: st.shared.v2.f32
// CHECK: bar.sync 0;
// CHECK-DAG: ld.global.nc.v4.f32
// CHECK-DAG: ld.shared.v4
// CHECK: st.global.v4.b16
// CHECK-LABEL: .visible .entry ragged_dispatch_0(
// CHECK-DAG: st.global.v2.f32
// CHECK-DAG: ld.shared.v4
// CHECK-DAG: st.global.v4.f32
// One array, which holds four tiles.
// MLIR-LABEL: func.func @fused_dispatch_0
// MLIR: %[[M:.*]] = memref.alloc() : memref<12288xvector<4xi32>, 3>
// MLIR-NOT: memref.alloc
// MLIR: gpu.barrier {codegen.wait_group = 0 : i32}
// MLIR: gpu.subgroup_mma_store_matrix %{{.*}}, %[[M]][%{{.*}}] {leadDimension = 66 : index}
// MLIR: gpu.barrier
// MLIR: memref.load %[[M]]
// SAME: compare result[0]: worst difference {{0|[0-9.]+e-0[5-9]}} at
func.func @fused(%a: tensor<4096x512xf16>, %b: tensor<512x4096xf16>, %c: tensor<4096xf32>) -> tensor<4096x4096xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x512xf16>, tensor<512x4096xf16>) -> tensor<4096x4096xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4096xf32>) -> tensor<4096x4096xf32>
  %2 = stablehlo.add %0, %1 : tensor<4096x4096xf32>
  %3 = stablehlo.convert %2 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf16>
  return %3 : tensor<4096x4096xf16>
}
func.func @ragged(%a: tensor<4000x512xf16>, %b: tensor<512x4008xf16>) -> tensor<4000x4008xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4000x512xf16>, tensor<512x4008xf16>) -> tensor<4000x4008xf32>
  return %0 : tensor<4000x4008xf32>
}
func.func @odd(%a: tensor<131x72xf16>, %b: tensor<77x72xf16>, %c: tensor<77xf32>) -> tensor<131x77xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<131x72xf16>, tensor<77x72xf16>) -> tensor<131x77xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<77xf32>) -> tensor<131x77xf32>
  %2 = stablehlo.add %0, %1 : tensor<131x77xf32>
  return %2 : tensor<131x77xf32>
}
