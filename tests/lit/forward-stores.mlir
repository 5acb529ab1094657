// RUN: cgc opt %s --pass-pipeline='forward-stores' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='forward-stores' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @straight
// CHECK: %[[X:.*]] = memref.load %[[A:.*]][%[[T:.*]]]
// CHECK-NEXT: %[[Y:.*]] = arith.addf %[[X]], %[[X]]
// CHECK-NEXT: %[[Z:.*]] = arith.mulf %[[Y]], %[[X]]
// CHECK-NEXT: memref.store %[[Z]], %[[O:.*]][%[[T]], %c0]
// CHECK-NEXT: memref.store %[[Y]], %[[O]][%[[T]], %c1]
// CHECK-NEXT: return
func.func @straight() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x2xf32>
  %t = gpu.thread_id x
  %x = memref.load %a[%t] : memref<4xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %o[%t, %c0] : memref<4x2xf32>
  %x2 = memref.load %a[%t] : memref<4xf32>
  %y2 = memref.load %o[%t, %c0] : memref<4x2xf32>
  %z = arith.mulf %y2, %x2 : f32
  memref.store %z, %o[%t, %c0] : memref<4x2xf32>
  memref.store %y, %o[%t, %c1] : memref<4x2xf32>
  memref.store %x2, %a[%t] : memref<4xf32>
  return
}

// What is known in front of a branch is known in it. A write in the branch ends that; what a branch reads is not covered by a later write.
// CHECK-LABEL: func.func @branches
// CHECK: memref.store %[[X:.*]], %[[O:.*]][%[[T:.*]]]
// CHECK: scf.if
// CHECK-NEXT: %[[Y:.*]] = arith.addf %[[X]], %[[X]]
// CHECK-NEXT: memref.store %[[Y]], %[[O]][%[[T]]]
// CHECK: %[[Z:.*]] = memref.load %[[O]][%[[T]]]
// CHECK: scf.for
// CHECK-NEXT: %[[I:.*]] = memref.load %[[O]][%[[T]]]
func.func @branches() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf32>
  %t = gpu.thread_id x
  %x = memref.load %a[%t] : memref<4xf32>
  memref.store %x, %o[%t] : memref<4xf32>
  %in = arith.cmpi ult, %t, %c2 : index
  scf.if %in {
    %x2 = memref.load %o[%t] : memref<4xf32>
    %y = arith.addf %x2, %x2 : f32
    memref.store %y, %o[%t] : memref<4xf32>
  }
  %z = memref.load %o[%t] : memref<4xf32>
  memref.store %z, %a[%t] : memref<4xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    %s = memref.load %o[%t] : memref<4xf32>
    %y = arith.addf %s, %z : f32
    memref.store %y, %o[%t] : memref<4xf32>
  }
  return
}

// Behind a barrier other threads' values are there; a thread's own array it knows.
// CHECK-LABEL: func.func @barrier
// CHECK: memref.store %[[X:.*]], %[[S:.*]][%[[T:.*]]] : memref<4xf32, 3>
// CHECK: gpu.barrier
// CHECK-NEXT: %[[Y:.*]] = memref.load %[[S]][%[[T]]]
// CHECK-NEXT: %[[Z:.*]] = arith.addf %[[Y]], %[[X]]
func.func @barrier() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %own = memref.alloca() : memref<1xf32>
  %t = gpu.thread_id x
  %x = memref.load %a[%t] : memref<4xf32>
  memref.store %x, %s[%t] : memref<4xf32, 3>
  memref.store %x, %own[%c0] : memref<1xf32>
  gpu.barrier
  %y = memref.load %s[%t] : memref<4xf32, 3>
  %w = memref.load %own[%c0] : memref<1xf32>
  %z = arith.addf %y, %w : f32
  memref.store %z, %a[%t] : memref<4xf32>
  return
}

// A place is as wide as what is read or written there: a vector from 3 on covers 5, whichever of both is the wider; one from 4 on does not cover 3.
// CHECK-LABEL: func.func @wide
// CHECK: %[[X:.*]] = memref.load %[[O:.*]][%c5]
// CHECK: vector.store %{{.*}}, %[[O]][%c3]
// CHECK: %[[Y:.*]] = memref.load %[[O]][%c5]
// CHECK: %[[S:.*]] = arith.addf %[[X]], %[[Y]]
// CHECK: memref.store %[[S]], %[[O]][%c5]
// CHECK: %[[W:.*]] = vector.load %[[O]][%c3]
// CHECK: arith.addf %cst, %[[W]]
// CHECK: %[[Z:.*]] = memref.load %[[O]][%c3]
// CHECK: vector.store %{{.*}}, %[[O]][%c4]
// CHECK-NOT: memref.load
// CHECK: memref.store %[[Z]], %[[O]][%c8]
func.func @wide() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant dense<1.0> : vector<4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<9xf32>
  %x = memref.load %o[%c5] : memref<9xf32>
  vector.store %one, %o[%c3] : memref<9xf32>, vector<4xf32>
  %y = memref.load %o[%c5] : memref<9xf32>
  %s = arith.addf %x, %y : f32
  %v = vector.load %o[%c3] : memref<9xf32>, vector<4xf32>
  memref.store %s, %o[%c5] : memref<9xf32>
  %w = vector.load %o[%c3] : memref<9xf32>, vector<4xf32>
  %sum = arith.addf %v, %w : vector<4xf32>
  %z = memref.load %o[%c3] : memref<9xf32>
  vector.store %sum, %o[%c4] : memref<9xf32>, vector<4xf32>
  %again = memref.load %o[%c3] : memref<9xf32>
  memref.store %again, %o[%c8] : memref<9xf32>
  return
}
