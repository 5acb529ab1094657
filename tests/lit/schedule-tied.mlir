// RUN: cgc opt %s --pass-pipeline='schedule,canonicalize,cse' | FileCheck %s

// Nobody reads the old %x: its place takes the slice. %y is read again, so a copy of it does.
// CHECK-LABEL: func.func @tied(
// CHECK: %[[RX:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[RY:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>
// CHECK: scf.for
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[RX]]
// CHECK: stream.cmd.copy %[[RY]][%{{.*}}], %[[T]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[T]]
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[RY]]
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @d::@v
// CHECK: wo %[[RY]]
// CHECK-NOT: stream.cmd.copy
// CHECK: return
func.func @tied(%a: tensor<4xf32>, %u: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %a) -> (tensor<4xf32>, tensor<4xf32>) {
    %1 = flow.dispatch @d::@t(%x, %u) : (tensor<4xf32>, tensor<1xf32>) -> %x
    %2 = flow.dispatch @d::@t(%y, %u) : (tensor<4xf32>, tensor<1xf32>) -> %y
    %3 = flow.dispatch @d::@k(%y) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = flow.dispatch @d::@v(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1, %4 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// The place of %x is wanted by the next value of it while the slice is still to be read: a copy takes the slice.
// CHECK-LABEL: func.func @wanted(
// CHECK: %[[RX:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[RY:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>
// CHECK: scf.for
// CHECK-NEXT: stream.cmd.copy %[[RX]][%{{.*}}], %[[T]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[T]]
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[RY]]
// CHECK-NEXT: wo %[[RX]]
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[T]][%{{.*}}], %[[RY]]
func.func @wanted(%a: tensor<4xf32>, %u: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %a) -> (tensor<4xf32>, tensor<4xf32>) {
    %1 = flow.dispatch @d::@t(%x, %u) : (tensor<4xf32>, tensor<1xf32>) -> %x
    %2 = flow.dispatch @d::@k(%y) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2, %1 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// One slice after the other goes to one place.
// CHECK-LABEL: func.func @chain(
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: scf.for
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[R]]
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[R]]
// CHECK-NOT: stream.cmd.copy
// CHECK: return
func.func @chain(%a: tensor<4xf32>, %u: tensor<1xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> (tensor<4xf32>) {
    %1 = flow.dispatch @d::@t(%x, %u) : (tensor<4xf32>, tensor<1xf32>) -> %x
    %2 = flow.dispatch @d::@t(%1, %u) : (tensor<4xf32>, tensor<1xf32>) -> %1
    scf.yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// What comes from outside of the loop is there in each turn, and an argument is the host's.
// CHECK-LABEL: func.func @outside(
// CHECK: %[[A:.*]] = stream.tensor.import %arg0
// CHECK: %[[R:.*]] = stream.resource.alloc : !stream.resource<external>
// CHECK: scf.for
// CHECK-NEXT: stream.cmd.copy %[[A]][%{{.*}}], %[[R]]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @d::@t
// CHECK-NEXT: rw %[[R]]
func.func @outside(%a: tensor<4xf32>, %u: tensor<1xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> (tensor<4xf32>) {
    %1 = flow.dispatch @d::@t(%a, %u) : (tensor<4xf32>, tensor<1xf32>) -> %a
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
