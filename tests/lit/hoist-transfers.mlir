// RUN: cgc opt %s --pass-pipeline='hoist-transfers' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='hoist-transfers' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// A sum in memory becomes a sum that the loop carries; a factor is read once; inner loops first, then the outer one.
// CHECK-LABEL: func.func @sum
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} binding(0)
// CHECK: %[[O:.*]] = hal.interface.binding.subspan {{.*}} binding(1)
// CHECK-DAG: %[[S:.*]] = memref.load %[[O]][%[[T:.*]]]
// CHECK-DAG: %[[F:.*]] = memref.load %[[A]][%[[T]], %c0]
// CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%[[C1:.*]] = %[[S]]) -> (f32) {
// CHECK:   %[[R2:.*]] = scf.for {{.*}} iter_args(%[[C2:.*]] = %[[C1]]) -> (f32) {
// CHECK:     %[[X:.*]] = memref.load %[[A]]
// CHECK:     %[[P:.*]] = arith.mulf %[[X]], %[[F]]
// CHECK:     %[[N:.*]] = arith.addf %[[C2]], %[[P]]
// CHECK:     scf.yield %[[N]]
// CHECK:   scf.yield %[[R2]]
// CHECK: memref.store %[[R]], %[[O]][%[[T]]]
func.func @sum() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4x8xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %t = gpu.thread_id x
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %q = arith.muli %i, %c4 : index
      %k = arith.addi %q, %j : index
      %x = memref.load %a[%t, %k] : memref<4x8xf32>
      %f = memref.load %a[%t, %c0] : memref<4x8xf32>
      %p = arith.mulf %x, %f : f32
      %s = memref.load %o[%t] : memref<4xf32>
      %n = arith.addf %s, %p : f32
      memref.store %n, %o[%t] : memref<4xf32>
    }
  }
  return
}

// A vector transfer is a place, too: the fill in front of the loop shows that it is there although the loop may not run.
// CHECK-LABEL: func.func @transfer
// CHECK: vector.transfer_write
// CHECK: %[[S:.*]] = vector.transfer_read
// CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[S]]) -> (vector<2x4xf32>)
// CHECK-NOT: vector.transfer
// CHECK: }
// CHECK: vector.transfer_write %[[R]]
func.func @transfer() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : vector<2x4xf32>
  %one = arith.constant dense<1.0> : vector<2x4xf32>
  %p = arith.constant 0.0 : f32
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2x4xf32>
  vector.transfer_write %zero, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = vector.transfer_read %o[%c0, %c0], %p {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
    %y = arith.addf %x, %one : vector<2x4xf32>
    vector.transfer_write %y, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  }
  return
}

// Nothing moves: another access may overlap, other threads write between barriers, or the loop may not run at all.
// CHECK-LABEL: func.func @stays
// CHECK: scf.for {{.*}} step %c1 {
// CHECK-NEXT: memref.load
// CHECK: scf.for {{.*}} step %c1 {
// CHECK: gpu.barrier
// CHECK-NEXT: memref.load
// CHECK: scf.for {{.*}} step %c1 {
// CHECK-NEXT: memref.load
func.func @stays() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %n32 : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x4xf32>
  %sh = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %sh[%t] : memref<4xf32, 3>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %o[%t, %c0] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %o[%t, %i] : memref<4x4xf32>
  }
  scf.for %i = %c0 to %c3 step %c1 {
    gpu.barrier
    %x = memref.load %sh[%c0] : memref<4xf32, 3>
    memref.store %x, %o[%t, %c1] : memref<4x4xf32>
    gpu.barrier
    %y = arith.addf %x, %x : f32
    memref.store %y, %sh[%t] : memref<4xf32, 3>
  }
  %m = arith.minui %n, %c3 : index
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %a[%t] : memref<4xf32>
    memref.store %x, %o[%t, %i] : memref<4x4xf32>
  }
  return
}

// A thread writes only its own place, and reads its neighbour's, which the neighbour writes between barriers.
// CHECK-LABEL: func.func @neighbours
// CHECK: scf.for {{.*}} step %c1 {
// CHECK-NEXT: memref.load
func.func @neighbours() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %sh = memref.alloc() : memref<8xf32, 3>
  %t = gpu.thread_id x
  %first = memref.load %a[%t] : memref<4xf32>
  memref.store %first, %sh[%t] : memref<8xf32, 3>
  %behind = arith.addi %t, %c4 : index
  memref.store %first, %sh[%behind] : memref<8xf32, 3>
  %next = arith.addi %t, %c1 : index
  gpu.barrier
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %sh[%next] : memref<8xf32, 3>
    gpu.barrier
    %y = arith.addf %x, %x : f32
    memref.store %y, %sh[%t] : memref<8xf32, 3>
    gpu.barrier
  }
  %r = memref.load %sh[%t] : memref<8xf32, 3>
  memref.store %r, %o[%t] : memref<4xf32>
  return
}
