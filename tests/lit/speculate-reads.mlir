// RUN: cgc opt %s --split-input-file --pass-pipeline='speculate-reads' | FileCheck %s

#bindings = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// Both reads of the branch happen in any case, at element 0 where the guard does not hold.
// CHECK-LABEL: func.func @guarded
// CHECK-SAME:    (%[[IN:.*]]: i1, %[[AT:.*]]: index, %[[PAD:.*]]: f32)
// CHECK:       %[[M:.*]] = hal.interface.binding.subspan {{.*}} binding(0)
// CHECK:       %[[I:.*]] = arith.select %[[IN]], %[[AT]], %[[C0:.*]] : index
// CHECK-NEXT:  %[[X:.*]] = memref.load %[[M]][%[[I]]]
// CHECK:       %[[NEXT:.*]] = arith.addi %[[AT]], %c1
// CHECK-NEXT:  %[[J:.*]] = arith.select %[[IN]], %[[NEXT]], %[[C0]] : index
// CHECK-NEXT:  %[[Y:.*]] = memref.load %[[M]][%[[J]]]
// CHECK-NOT:   scf.if
// CHECK:       arith.select %[[IN]], %[[X]], %[[PAD]] : f32
// CHECK:       arith.select %[[IN]], %[[Y]], %[[PAD]] : f32
func.func @guarded(%in: i1, %at: index, %pad: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = hal.interface.binding.subspan layout(#bindings) binding(0) offset(%c0) flags(ReadOnly) : memref<100xf32>
  %out = hal.interface.binding.subspan layout(#bindings) binding(1) offset(%c0) : memref<100xf32>
  %v:2 = scf.if %in -> (f32, f32) {
    %x = memref.load %m[%at] : memref<100xf32>
    %next = arith.addi %at, %c1 : index
    %y = memref.load %m[%next] : memref<100xf32>
    scf.yield %x, %y : f32, f32
  } else {
    scf.yield %pad, %pad : f32, f32
  }
  memref.store %v#0, %out[%c0] : memref<100xf32>
  memref.store %v#1, %out[%c1] : memref<100xf32>
  return
}

// -----

// Stays a branch: what the kernel also writes, a buffer that may be empty, a division, and a store.
#bindings = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-4: scf.if
// CHECK:         return
func.func @kept(%in: i1, %at: index, %pad: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %m = hal.interface.binding.subspan layout(#bindings) binding(0) offset(%c0) flags(ReadOnly) : memref<100xf32>
  %any = hal.interface.binding.subspan layout(#bindings) binding(0) offset(%c0) flags(ReadOnly) : memref<?xf32>{%n}
  %out = hal.interface.binding.subspan layout(#bindings) binding(1) offset(%c0) : memref<100xf32>
  %0 = scf.if %in -> (f32) {
    %x = memref.load %out[%at] : memref<100xf32>
    scf.yield %x : f32
  } else {
    scf.yield %pad : f32
  }
  memref.store %0, %out[%c0] : memref<100xf32>
  %1 = scf.if %in -> (f32) {
    %x = memref.load %any[%at] : memref<?xf32>
    scf.yield %x : f32
  } else {
    scf.yield %pad : f32
  }
  memref.store %1, %out[%c0] : memref<100xf32>
  %2 = scf.if %in -> (f32) {
    %i = arith.divui %n, %at : index
    %x = memref.load %m[%i] : memref<100xf32>
    scf.yield %x : f32
  } else {
    scf.yield %pad : f32
  }
  memref.store %2, %out[%c0] : memref<100xf32>
  %3 = scf.if %in -> (f32) {
    %x = memref.load %m[%at] : memref<100xf32>
    memref.store %x, %out[%c0] : memref<100xf32>
    scf.yield %x : f32
  } else {
    scf.yield %pad : f32
  }
  memref.store %3, %out[%c0] : memref<100xf32>
  return
}
