// RUN: cgc opt %s --pass-pipeline='schedule,canonicalize,cse' | FileCheck %s

// What the loop carries is where the result is wanted. The new value is made elsewhere, for its kernel reads the old one, and copied at the end.
// CHECK-LABEL: func.func @carries
// CHECK: %[[X:.*]] = stream.tensor.import %arg0
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>
// CHECK: stream.cmd.copy %[[X]][%{{.*}}], %[[R]]
// CHECK: stream.cmd.barrier
// CHECK: scf.while : () -> () {
// CHECK: stream.cmd.dispatch @d::@p
// CHECK-NEXT: ro %[[R]]
// CHECK-NEXT: wo %[[T]][%[[AT:.*]] for
// CHECK: stream.cmd.barrier
// CHECK-NEXT: %[[C:.*]] = stream.async.load %[[T]][%[[AT]]] : !stream.resource<transient>{%{{.*}}} -> i1
// CHECK-NEXT: scf.condition(%[[C]])
// CHECK-NEXT: } do {
// CHECK-NEXT: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[R]]
// CHECK-NEXT: wo %[[T]]
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[T]][%{{.*}}], %[[R]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: scf.yield
// CHECK: stream.tensor.export %[[R]]
func.func @carries(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.while (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = flow.dispatch @d::@p(%x) : (tensor<4xf32>) -> tensor<i1>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %x : tensor<4xf32>
  } do {
  ^bb0(%x: tensor<4xf32>):
    %1 = flow.dispatch @d::@k(%x) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// The start, which nothing else reads, is made in the loop's place, and so is the new value of %y: nobody reads the old one any more. That of %x would
// be, but a view of it is read behind.
// CHECK-LABEL: func.func @in_place
// CHECK: %[[A:.*]] = stream.tensor.import %arg0
// CHECK: %[[RX:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[RY:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[A]]
// CHECK-NEXT: wo %[[RX]]
// CHECK: scf.for
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[RY]]
// CHECK-NEXT: wo %[[T:.*]][
// CHECK: stream.cmd.barrier
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[T]]
// CHECK-NEXT: wo %[[T]]
// CHECK: stream.cmd.dispatch @d::@v
// CHECK-NEXT: ro %[[RX]]
// CHECK-NEXT: wo %[[RY]]
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[T]][%{{.*}}], %[[RX]]
// CHECK-NOT: stream.cmd.copy
// CHECK: return
func.func @in_place(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %s = flow.dispatch @d::@k(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %s, %y = %a) -> (tensor<4xf32>, tensor<4xf32>) {
    %1 = flow.dispatch @d::@k(%y) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = flow.dispatch @d::@k(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %v = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %3 = flow.dispatch @d::@v(%v) : (tensor<2x2xf32>) -> tensor<4xf32>
    scf.yield %2, %3 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// Two values change places: one is kept aside.
// CHECK-LABEL: func.func @swap
// CHECK: %[[R0:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[R1:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>
// CHECK: scf.for
// CHECK-NEXT: stream.cmd.copy %[[R0]][%{{.*}}], %[[T]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[R1]][%{{.*}}], %[[R0]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[T]][%{{.*}}], %[[R1]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: }
func.func @swap(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %y, %x : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// What a trip counts is computed in it; sizes alone go to the top.
// CHECK-LABEL: func.func @counts
// CHECK: scf.for %[[I:.*]] = %c0 to %c9 step %c1 {
// CHECK-NEXT: %[[J:.*]] = arith.addi %[[I]], %c1 : index
// CHECK: stream.cmd.dispatch @d::@k[%[[J]]]
func.func @counts(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> (tensor<4xf32>) {
    %j = arith.addi %i, %c1 : index
    %y = flow.dispatch @d::@k(%x, %j) : (tensor<4xf32>, index) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// So is what is read back, and made an index.
// CHECK-LABEL: func.func @selects
// CHECK: stream.cmd.dispatch @d::@p
// CHECK: stream.cmd.barrier
// CHECK-NEXT: %[[S:.*]] = stream.async.load
// CHECK-NEXT: %[[I:.*]] = arith.index_cast %[[S]] : i32 to index
// CHECK-NEXT: scf.index_switch %[[I]]
func.func @selects(%a: tensor<4xf32>, %s: tensor<i32>) -> tensor<4xf32> {
  %p = flow.dispatch @d::@p(%s) : (tensor<i32>) -> tensor<i32>
  %e = tensor.extract %p[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    scf.yield %a : tensor<4xf32>
  }
  default {
    %1 = flow.dispatch @d::@k(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// What a branch makes, it makes where the result is wanted; a constant is filled in.
// CHECK-LABEL: func.func @branches
// CHECK: %[[A:.*]] = stream.tensor.import %arg0
// CHECK: %[[P:.*]] = stream.tensor.import %arg1
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[C:.*]] = stream.async.load %[[P]][%{{.*}}] : !stream.resource<external>{%{{.*}}} -> i1
// CHECK: scf.if %[[C]] {
// CHECK-NEXT: stream.cmd.dispatch
// CHECK-NEXT: ro %[[A]]
// CHECK-NEXT: wo %[[R]]
// CHECK: stream.cmd.barrier
// CHECK: } else {
// CHECK: stream.cmd.fill %{{.*}}, %[[R]]
// CHECK: stream.cmd.barrier
func.func @branches(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %c = tensor.extract %p[] : tensor<i1>
  %0 = scf.if %c -> (tensor<4xf32>) {
    %1 = flow.dispatch @d::@k(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = arith.constant dense<1.0> : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// So is one that a loop begins with.
// CHECK-LABEL: func.func @begins
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: stream.cmd.fill %{{.*}}, %[[R]]
// CHECK: scf.while : () -> () {
func.func @begins() -> tensor<4xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %0 = scf.while (%x = %c) : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = flow.dispatch @d::@p(%x) : (tensor<4xf32>) -> tensor<i1>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %x : tensor<4xf32>
  } do {
  ^bb0(%x: tensor<4xf32>):
    %1 = flow.dispatch @d::@k(%x) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A branch that passes on what a loop carries copies nothing; the other one makes the new value in its place.
// CHECK-LABEL: func.func @passes_on
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: scf.for
// CHECK: scf.if
// CHECK-NOT: stream.cmd
// CHECK: } else {
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[R]]
// CHECK-NEXT: wo %[[T:.*]][
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[T]]
// CHECK-NEXT: wo %[[R]]
// CHECK-NOT: stream.cmd.copy
// CHECK: return
func.func @passes_on(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c20 step %c1 iter_args(%x = %a) -> (tensor<4xf32>) {
    %q = flow.dispatch @d::@p(%x) : (tensor<4xf32>) -> tensor<i1>
    %c = tensor.extract %q[] : tensor<i1>
    %1 = scf.if %c -> (tensor<4xf32>) {
      scf.yield %x : tensor<4xf32>
    } else {
      %2 = flow.dispatch @d::@k(%x) : (tensor<4xf32>) -> tensor<4xf32>
      %3 = flow.dispatch @d::@k(%2) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %3 : tensor<4xf32>
    }
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
