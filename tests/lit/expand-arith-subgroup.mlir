// Reductions of parts of a subgroup, and of what no subgroup instruction does, are exchanges of lanes; words where elements are narrower.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},expand-arith' | FileCheck %s
// RUN: cgc run %s --function=k --device=interp --target=hopper --compare --input=64xf32=random:1 --print-limit=1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=k --device=interp --target=hopper --compare --input=64xf32=nan --print-limit=1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=narrow --device=interp --target=hopper --compare --input=64xf16=random:1 --print-limit=1 | FileCheck %s --check-prefix=NARROW
// SAME: compare result[0]: worst difference {{0 |[0-9.]*e-0[78]}}
// NARROW: compare result[0]: worst difference {{0 |0.000}}

// CHECK-LABEL: func.func @k()
// CHECK: memref.load
// CHECK-COUNT-5: gpu.shuffle xor %{{.*}}, %{{.*}}, %c32_i32{{.*}} : f32
// CHECK-COUNT-2: arith.addf
// CHECK-NOT: gpu.subgroup_reduce
// CHECK: gpu.shuffle xor %{{.*}}, %c2_i32
// CHECK: gpu.shuffle xor %{{.*}}, %c4_i32
// CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
// CHECK: return
func.func @k() attributes {gpu.known_block_size = array<i32: 64, 1, 1>, codegen.workgroup_count = array<i64: 1, 1, 1>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : memref<64xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : memref<4x64xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = gpu.thread_id x
  %a = memref.load %0[%t] : memref<64xf32>
  %m = gpu.subgroup_reduce maximumf %a : (f32) -> f32
  %s = gpu.subgroup_reduce add %a cluster(size = 4) : (f32) -> f32
  %u = gpu.subgroup_reduce minimumf %a cluster(size = 4, stride = 2) : (f32) -> f32
  %w = gpu.subgroup_reduce add %a : (f32) -> f32
  memref.store %m, %1[%c0, %t] : memref<4x64xf32>
  memref.store %s, %1[%c1, %t] : memref<4x64xf32>
  memref.store %u, %1[%c2, %t] : memref<4x64xf32>
  memref.store %w, %1[%c3, %t] : memref<4x64xf32>
  return
}

// CHECK-LABEL: func.func @narrow()
// CHECK: %[[B:.*]] = arith.bitcast %{{.*}} : f16 to i16
// CHECK: %[[W:.*]] = arith.extui %[[B]] : i16 to i32
// CHECK: %[[X:.*]], %{{.*}} = gpu.shuffle xor %[[W]], %c1_i32
// CHECK: %[[H:.*]] = arith.trunci %[[X]] : i32 to i16
// CHECK: arith.bitcast %[[H]] : i16 to f16
func.func @narrow() attributes {gpu.known_block_size = array<i32: 64, 1, 1>, codegen.workgroup_count = array<i64: 1, 1, 1>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : memref<64xf16>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : memref<64xf16>
  %t = gpu.thread_id x
  %a = memref.load %0[%t] : memref<64xf16>
  %m = gpu.subgroup_reduce add %a cluster(size = 8) : (f16) -> f16
  memref.store %m, %1[%t] : memref<64xf16>
  return
}
