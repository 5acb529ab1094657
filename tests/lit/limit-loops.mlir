// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},limit-loops' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},limit-loops' | FileCheck %s --check-prefix=OTHER

// Four iterations a trip would bring 200,001 below the limit of 65,535; eight bring it below half of that. The last one comes behind.
// CHECK-LABEL: func.func @counted
// CHECK: scf.for %{{.*}} = %c0 to %c200000 step %c8 iter_args(%[[X:.*]] = %{{.*}}) -> (i32) {
// CHECK-COUNT-8: arith.addi
// CHECK-NOT: arith.addi
// CHECK: scf.yield
// CHECK-NOT: scf.for
// CHECK: arith.addi
// CHECK: return
// OTHER-LABEL: func.func @counted
// OTHER: scf.for %{{.*}} = %c0 to %c200001 step %c1
func.func @counted() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200001 = arith.constant 200001 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<2xi32>
  %n = memref.load %a[%c1] : memref<2xi32>
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c200001 step %c1 iter_args(%x = %zero) -> i32 {
    %y = arith.addi %x, %n : i32
    scf.yield %y : i32
  }
  memref.store %r, %a[%c0] : memref<2xi32>
  return
}

// Short enough.
// CHECK-LABEL: func.func @few
// CHECK: scf.for %{{.*}} = %c0 to %c1023 step %c1
func.func @few() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1023 = arith.constant 1023 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<2xi32>
  %n = memref.load %a[%c1] : memref<2xi32>
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c1023 step %c1 iter_args(%x = %zero) -> i32 {
    %y = arith.addi %x, %n : i32
    scf.yield %y : i32
  }
  memref.store %r, %a[%c0] : memref<2xi32>
  return
}

// Each loop by itself would do with two iterations a trip; both together come below the limit with four each.
// CHECK-LABEL: func.func @beside
// CHECK: scf.for %{{.*}} = %c0 to %c64000 step %c4
// CHECK: scf.for %{{.*}} = %c0 to %c64000 step %c4
// CHECK: return
func.func @beside() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64000 = arith.constant 64000 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<2xi32>
  %n = memref.load %a[%c1] : memref<2xi32>
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c64000 step %c1 iter_args(%x = %zero) -> i32 {
    %y = arith.addi %x, %n : i32
    scf.yield %y : i32
  }
  %s = scf.for %i = %c0 to %c64000 step %c1 iter_args(%x = %r) -> i32 {
    %y = arith.muli %x, %n : i32
    scf.yield %y : i32
  }
  memref.store %s, %a[%c0] : memref<2xi32>
  return
}

// Bounds from memory: eight iterations a trip for as many as there are, which are none where the upper bound is not above the lower one.
// CHECK-LABEL: func.func @between
// CHECK: %[[D:.*]] = arith.subi %[[TO:.*]], %[[FROM:.*]] : index
// CHECK: %[[ANY:.*]] = arith.cmpi slt, %[[FROM]], %[[TO]] : index
// CHECK: %[[N:.*]] = arith.select %[[ANY]], %[[D]], %c0 : index
// CHECK: %[[TRIPS:.*]] = arith.divui %[[N]], %c8 : index
// CHECK: %[[WHOLE:.*]] = arith.muli %[[TRIPS]], %c8 : index
// CHECK: %[[MIDDLE:.*]] = arith.addi %[[FROM]], %[[WHOLE]] : index
// CHECK: scf.for %{{.*}} = %[[FROM]] to %[[MIDDLE]] step %c8
// CHECK: scf.for %{{.*}} = %[[MIDDLE]] to %[[TO]] step %c1
// OTHER-LABEL: func.func @between
// OTHER: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %c1
// OTHER-NOT: scf.for
func.func @between() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<2xi32>
  %m = memref.load %a[%c0] : memref<2xi32>
  %n = memref.load %a[%c1] : memref<2xi32>
  %from = arith.index_cast %m : i32 to index
  %to = arith.index_cast %n : i32 to index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %from to %to step %c1 iter_args(%x = %zero) -> i32 {
    %y = arith.addi %x, %n : i32
    scf.yield %y : i32
  }
  memref.store %r, %a[%c0] : memref<2xi32>
  return
}

// A loop whose end is not known does eight iterations a trip, each in a branch of the condition before it; what it carries says whether it goes on.
// CHECK-LABEL: func.func @doubles
// CHECK: scf.while (%[[GO:.*]] = %true, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i1, i32, i32) -> (i32, i32) {
// CHECK-NEXT: scf.condition(%[[GO]])
// CHECK-COUNT-8: arith.cmpi slt
// CHECK-NOT: arith.cmpi
// CHECK: return
// OTHER-LABEL: func.func @doubles
// OTHER: scf.while (%{{.*}} = %{{.*}}) : (i32) -> i32 {
func.func @doubles() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<2xi32>
  %n = memref.load %a[%c0] : memref<2xi32>
  %one = arith.constant 1 : i32
  %r = scf.while (%x = %one) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  memref.store %r, %a[%c0] : memref<2xi32>
  return
}
