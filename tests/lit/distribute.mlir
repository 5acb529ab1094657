// RUN: cgc opt %s --split-input-file --pass-pipeline='distribute{workgroup-size=32}' --mlir-print-local-scope | FileCheck %s

// 10 x 15 points collapse onto one id: bound 150, split by 15.
// CHECK-LABEL: func.func @elementwise
// CHECK-SAME: trip_counts = [affine_map<() -> (150)>]
// CHECK-SAME: workgroup_size = [32 : index, 1 : index, 1 : index]
// CHECK-DAG: %[[B:.*]] = gpu.block_id x
// CHECK-DAG: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[ID:.*]] = arith.addi
// CHECK: arith.cmpi ult, %[[ID]]
// CHECK: scf.if
// CHECK: %[[J:.*]] = arith.remui %[[ID]]
// CHECK: %[[I:.*]] = arith.divui %[[ID]]
// CHECK: memref.load %{{.*}}[%[[I]], %[[J]]]
// CHECK-NOT: scf.parallel
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @elementwise() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c15 = arith.constant 15 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10x15xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<10x15xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c15) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<10x15xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %o[%i, %j] : memref<10x15xf32>
    scf.reduce
  }
  return
}

// -----

// A dynamic size is a push constant; the number of points is a map of it, and the id runs on in y.
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: trip_counts = [affine_map<()[s0] -> (s0 * 5)>]
// CHECK-DAG: gpu.block_id x
// CHECK-DAG: gpu.block_id y
// CHECK-DAG: gpu.grid_dim x
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @dynamic() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x5xf32>{%n}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) {
    memref.store %zero, %o[%i, %j] : memref<?x5xf32>
    scf.reduce
  }
  return
}

// -----

// More workgroups than x holds: the id takes y in, too.
// CHECK-LABEL: func.func @large
// CHECK: gpu.block_id y
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @large() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000000 : index
  %zero = arith.constant 0.0 : f32
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<3000000xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %zero, %o[%i] : memref<3000000xf32>
    scf.reduce
  }
  return
}
