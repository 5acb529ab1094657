// RUN: cgc opt %s --pass-pipeline='cse' | FileCheck %s

// Equal constants and equal sums merge; the use of a value inside a region counts.
// CHECK-LABEL: func.func @merge
// CHECK: %[[C:.*]] = arith.constant 7 : i32
// CHECK-NOT: arith.constant
// CHECK: %[[S:.*]] = arith.addi %arg0, %[[C]] : i32
// CHECK-NOT: arith.addi
// CHECK: arith.muli %[[S]], %[[S]] : i32
func.func @merge(%x: i32) -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 7 : i32
  %s = arith.addi %x, %a : i32
  %t = arith.addi %x, %b : i32
  %p = arith.muli %s, %t : i32
  return %p : i32
}

// What one branch computes is not known in the other.
// CHECK-LABEL: func.func @branches
// CHECK: scf.if
// CHECK: arith.mulf
// CHECK: else
// CHECK: arith.mulf
func.func @branches(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    %m = arith.mulf %x, %x : f32
    scf.yield %m : f32
  } else {
    %m = arith.mulf %x, %x : f32
    %n = arith.negf %m : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// What stands before a loop is known in it.
// CHECK-LABEL: func.func @outer
// CHECK: arith.mulf
// CHECK: scf.for
// CHECK-NOT: arith.mulf
// CHECK: return
func.func @outer(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.mulf %x, %x : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (f32) {
    %k = arith.mulf %x, %x : f32
    %s = arith.addf %a, %k : f32
    scf.yield %s : f32
  }
  return %r : f32
}

// Attributes tell ops apart.
// CHECK-LABEL: func.func @attributes
// CHECK-COUNT-2: arith.cmpi
func.func @attributes(%x: i32, %y: i32) -> i1 {
  %a = arith.cmpi slt, %x, %y : i32
  %b = arith.cmpi sle, %x, %y : i32
  %c = arith.xori %a, %b : i1
  return %c : i1
}

// Structured ops on tensors merge where their regions compute the same; what differs inside stays two.
// CHECK-LABEL: func.func @structured
// CHECK: %[[A:.*]] = linalg.generic
// CHECK:   arith.addf
// CHECK: %[[B:.*]] = linalg.generic
// CHECK:   arith.subf
// CHECK-NOT: linalg.generic
// CHECK: return %[[A]], %[[A]], %[[B]]
func.func @structured(%x: tensor<5xf32>, %e: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5xf32>
  return %0, %1, %2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// On buffers each writes.
// CHECK-LABEL: func.func @buffers
// CHECK-COUNT-2: linalg.fill
func.func @buffers(%m: memref<5xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%m : memref<5xf32>)
  linalg.fill ins(%f : f32) outs(%m : memref<5xf32>)
  return
}

// What stands before an op whose regions see nothing from outside is known behind it, and not inside.
// CHECK-LABEL: func.func @isolated
// CHECK: %[[A:.*]] = arith.muli %arg1, %arg1 : i32
// CHECK: flow.dispatch.workgroups
// CHECK: arith.constant 3 : i32
// CHECK: flow.return
// CHECK-NOT: arith.muli
// CHECK: arith.addi %[[A]], %[[A]] : i32
func.func @isolated(%x: tensor<i32>, %s: i32) -> (i32, i32, tensor<i32>) {
  %three = arith.constant 3 : i32
  %a = arith.muli %s, %s : i32
  %r = flow.dispatch.workgroups() : () -> tensor<i32> = (%o: !flow.dispatch.tensor<writeonly:tensor<i32>>) {
    %c = arith.constant 3 : i32
    %v = tensor.from_elements %c : tensor<i32>
    flow.dispatch.tensor.store %v, %o, offsets = [], sizes = [], strides = [] : tensor<i32> -> !flow.dispatch.tensor<writeonly:tensor<i32>>
    flow.return
  }
  %b = arith.muli %s, %s : i32
  %t = arith.addi %a, %b : i32
  return %t, %three, %r : i32, i32, tensor<i32>
}
