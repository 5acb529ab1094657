// RUN: cgc opt %s --pass-pipeline='schedule,canonicalize,cse' | FileCheck %s

// CHECK: util.global private @__constants = dense<{{.*}} : tensor<68xi8>

// Dispatch 1 waits for dispatch 0; dispatch 2 reads and writes what neither touches, so it does not wait.
// CHECK-LABEL: func.func @main
// CHECK-DAG: %[[D:.*]] = tensor.dim %arg0
// CHECK-DAG: %[[S:.*]] = arith.muli %[[D]], %{{.*}}
// CHECK: %[[A:.*]] = stream.tensor.import %arg0 : tensor<?x4xf32>{%[[D]]} -> !stream.resource<external>{%[[S]]}
// CHECK: %[[R0:.*]] = stream.resource.alloc
// CHECK: %[[R1:.*]] = stream.resource.alloc
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>
// CHECK: %[[K:.*]] = stream.tensor.import %{{.*}} : tensor<68xi8> -> !stream.resource<constant>
// CHECK: stream.cmd.dispatch @d::@k[%[[D]]](%{{.*}} : i32) {
// CHECK-NEXT: ro %[[A]]
// CHECK-NEXT: ro %[[K]]
// CHECK-NEXT: wo %[[T]]
// CHECK: stream.cmd.barrier
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[T]]
// CHECK-NEXT: ro %[[K]]
// CHECK-NEXT: wo %[[R0]]
// CHECK-NOT: stream.cmd.barrier
// CHECK: stream.cmd.dispatch @d::@k
// CHECK-NEXT: ro %[[A]]
// CHECK-NEXT: ro %[[K]]
// CHECK-NEXT: wo %[[R1]]
// CHECK-NOT: stream.cmd.barrier
// CHECK: %[[X:.*]] = stream.tensor.export %[[R0]]
// CHECK: %[[Y:.*]] = stream.tensor.export %[[R1]]
// CHECK: return %[[X]], %[[Y]]
func.func @main(%a: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x4xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0]> : tensor<17xf32>
  %0 = flow.dispatch @d::@k(%a, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  %1 = flow.dispatch @d::@k(%0, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  %2 = flow.dispatch @d::@k(%a, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  return %1, %2 : tensor<?x4xf32>, tensor<?x4xf32>
}

// What no dispatch makes is copied or filled; a view of a result is that result.
// CHECK-LABEL: func.func @transfers
// CHECK: %[[A:.*]] = stream.tensor.import %arg0
// CHECK: stream.cmd.dispatch @d::@k
// CHECK: wo %[[R:.*]][
// CHECK: stream.cmd.copy %[[A]]
// CHECK: %[[ONES:.*]] = arith.constant 16843009 : i32
// CHECK: stream.cmd.fill %[[ONES]], %{{.*}} : i32
// CHECK: stream.cmd.barrier
// CHECK: stream.cmd.copy %[[R]]
func.func @transfers(%a: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<8xf32>, tensor<12xi8>, tensor<8xf32>) {
  %ones = arith.constant dense<1> : tensor<12xi8>
  %0 = flow.dispatch @d::@k(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %1, %a, %ones, %0 : tensor<2x4xf32>, tensor<8xf32>, tensor<12xi8>, tensor<8xf32>
}

// Sizes are exact.
// CHECK-LABEL: func.func @bytes
// CHECK: %[[N:.*]] = arith.constant 3 : index
// CHECK: stream.tensor.import %arg0 : tensor<3xi8> -> !stream.resource<external>{%[[N]]}
func.func @bytes(%a: tensor<3xi8>) -> tensor<3xi8> {
  return %a : tensor<3xi8>
}

// Nothing is copied to results of no elements, wherever the zero stands.
// CHECK-LABEL: func.func @no_elements
// CHECK-NOT: stream.cmd
// CHECK: stream.cmd.copy %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], %c8
// CHECK-NOT: stream.cmd
// CHECK: return
func.func @no_elements(%a: tensor<0x4xf32>, %b: tensor<8xi8>, %c: tensor<3x0x5xi32>) -> (tensor<0x4xf32>, tensor<8xi8>, tensor<3x0x5xi32>) {
  return %a, %b, %c : tensor<0x4xf32>, tensor<8xi8>, tensor<3x0x5xi32>
}

// The third value takes the first one's place, which nobody needs any more.
// CHECK-LABEL: func.func @shared
// CHECK: stream.resource.alloc : !stream.resource<transient>{%c512}
// CHECK: wo %[[T:.*]][%c0 for %c160] : !stream.resource<transient>{%c512}
// CHECK: wo %[[T]][%c256 for %c160] : !stream.resource<transient>{%c512}
// CHECK: wo %[[T]][%c0 for %c160] : !stream.resource<transient>{%c512}
func.func @shared(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = flow.dispatch @d::@k(%a) : (tensor<40xf32>) -> tensor<40xf32>
  %1 = flow.dispatch @d::@k(%0) : (tensor<40xf32>) -> tensor<40xf32>
  %2 = flow.dispatch @d::@k(%1) : (tensor<40xf32>) -> tensor<40xf32>
  %3 = flow.dispatch @d::@k(%2) : (tensor<40xf32>) -> tensor<40xf32>
  return %3 : tensor<40xf32>
}

// Values that grow: the largest is placed first, and the first one where it will stand.
// CHECK-LABEL: func.func @growing
// CHECK: stream.resource.alloc : !stream.resource<transient>{%c1536}
// CHECK: wo %[[T:.*]][%c0 for %c256] : !stream.resource<transient>{%c1536}
// CHECK: ro %[[T]][%c0 for %c256]
// CHECK: wo %[[T]][%c1024 for %c512] : !stream.resource<transient>{%c1536}
// CHECK: ro %[[T]][%c1024 for %c512]
// CHECK: wo %[[T]][%c0 for %c1024] : !stream.resource<transient>{%c1536}
func.func @growing(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = flow.dispatch @d::@k(%a) : (tensor<40xf32>) -> tensor<64xf32>
  %1 = flow.dispatch @d::@k(%0) : (tensor<64xf32>) -> tensor<128xf32>
  %2 = flow.dispatch @d::@k(%1) : (tensor<128xf32>) -> tensor<256xf32>
  %3 = flow.dispatch @d::@k(%2) : (tensor<256xf32>) -> tensor<40xf32>
  return %3 : tensor<40xf32>
}

// Values of one size that only a host knows: two are needed at a time, and the third one has the first one's place.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[ROUND:.*]] = arith.muli %{{.*}}, %c256
// CHECK: %[[BOTH:.*]] = arith.addi %[[ROUND]], %[[ROUND]] : index
// CHECK: stream.resource.alloc : !stream.resource<transient>{%[[BOTH]]}
// CHECK: wo %[[T:.*]][%c0 for %[[N:.*]]] : !stream.resource<transient>{%[[BOTH]]}
// CHECK: wo %[[T]][%[[ROUND]] for %[[N]]]
// CHECK: wo %[[T]][%c0 for %[[N]]]
func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %0 = flow.dispatch @d::@k(%a) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
  %1 = flow.dispatch @d::@k(%0) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
  %2 = flow.dispatch @d::@k(%1) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
  %3 = flow.dispatch @d::@k(%2) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
  return %3 : tensor<?xf32>
}
