// Functions, branches and loops.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s

// CHECK: module @names attributes {a.b = "x", a.keep} {
module @names attributes {a.b = "x", a.keep} {
  // CHECK: func.func private @declared(i32 {x.y = 1 : i64}, tensor<?xf32>) -> (f32 {x.r}, index) attributes {z = [1, 2.5{{0*}}e+00]}
  func.func private @declared(i32 {x.y = 1}, tensor<?xf32>) -> (f32 {x.r}, index) attributes {z = [1, 2.5]}

  // CHECK: func.func public @calls(%arg0: i32 {x.n}, %arg1: tensor<?xf32>) -> (f32 {jax.result_info = ""}) {
  func.func public @calls(%n: i32 {x.n}, %t: tensor<?xf32>) -> (f32 {jax.result_info = ""}) {
    // CHECK: %0:2 = call @declared(%arg0, %arg1) : (i32, tensor<?xf32>) -> (f32, index)
    %0:2 = func.call @declared(%n, %t) : (i32, tensor<?xf32>) -> (f32, index)
    // CHECK: %f = constant @declared : (i32, tensor<?xf32>) -> (f32, index)
    %f = func.constant @declared : (i32, tensor<?xf32>) -> (f32, index)
    // CHECK: call_indirect %f(%arg0, %arg1) : (i32, tensor<?xf32>) -> (f32, index)
    %1:2 = func.call_indirect %f(%n, %t) : (i32, tensor<?xf32>) -> (f32, index)
    // CHECK: return %0#0 : f32
    return %0#0 : f32
  }

  // CHECK: func.func @"odd name"() {
  func.func @"odd name"() {
    return
  }

  // CHECK-LABEL: func.func @branches
  func.func @branches(%c: i1, %a: i32) -> i32 {
    // CHECK: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
    cf.cond_br %c, ^one(%a : i32), ^two
    // CHECK: ^bb1(%0: i32):
  ^one(%x: i32):
    // CHECK: cf.br ^bb3(%0, %1 : i32, i32)
    %z = arith.addi %x, %x : i32
    cf.br ^three(%x, %z : i32, i32)
    // CHECK: ^bb2:
  ^two:
    %k = arith.constant 4 : i32
    cf.assert %c, "never"
    cf.br ^three(%k, %k : i32, i32)
    // CHECK: ^bb3(%2: i32, %3: i32):
  ^three(%p: i32, %q: i32):
    return %p : i32
  }

  // CHECK-LABEL: func.func @loops
  func.func @loops(%lo: index, %hi: index, %s: index, %init: f32, %n: i32, %c: i1) -> f32 {
    // CHECK: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
    scf.for %i = %lo to %hi step %s {
      // CHECK: scf.if %arg5 {
      scf.if %c {
        "test.effect"() : () -> ()
        // CHECK: } else {
      } else {
        "test.other"(%i) {v} : (index) -> ()
      }
      // CHECK: } {unroll}
    } {unroll}
    // CHECK: %0:2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (f32, i32) {
    %r:2 = scf.for %i = %lo to %hi step %s iter_args(%x = %init, %y = %n) -> (f32, i32) {
      // CHECK: %{{.*}} = scf.if %arg5 -> (f32) {
      %w = scf.if %c -> (f32) {
        scf.yield %x : f32
      } else {
        scf.yield %init : f32
      }
      // CHECK: scf.yield %{{.*}}, %arg8 : f32, i32
      scf.yield %w, %y : f32, i32
    }
    // CHECK: scf.for %arg6 = %arg4 to %arg4 step %arg4 : i32 {
    scf.for %i = %n to %n step %n : i32 {
    }
    // CHECK: scf.while (%arg6 = %0#0) : (f32) -> f32 {
    %u = scf.while (%x = %r#0) : (f32) -> f32 {
      // CHECK: scf.condition(%arg5) %arg6 : f32
      scf.condition(%c) %x : f32
      // CHECK: } do {
    } do {
      // CHECK: ^bb0(%arg6: f32):
    ^bb0(%x: f32):
      scf.yield %x : f32
      // CHECK: } attributes {tag}
    } attributes {tag}
    // CHECK: scf.while : () -> () {
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
    // CHECK: scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) init (%arg3) -> f32 {
    %sum = scf.parallel (%i, %j) = (%lo, %lo) to (%hi, %hi) step (%s, %s) init (%init) -> f32 {
      // CHECK: scf.reduce(%arg3 : f32) {
      scf.reduce(%init : f32) {
      // CHECK: ^bb0(%arg8: f32, %arg9: f32):
      ^bb0(%a: f32, %b: f32):
        %ab = arith.addf %a, %b : f32
        // CHECK: scf.reduce.return %{{.*}} : f32
        scf.reduce.return %ab : f32
      }
    }
    // CHECK: scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) {
    scf.parallel (%i) = (%lo) to (%hi) step (%s) {
    }
    // CHECK: scf.index_switch %arg0 -> f32
    // CHECK: case 2 {
    // CHECK: case -5 {
    // CHECK: default {
    %sw = scf.index_switch %lo -> f32
    case 2 {
      scf.yield %u : f32
    }
    case -5 {
      scf.yield %init : f32
    }
    default {
      scf.yield %init : f32
    }
    // CHECK: scf.execute_region -> f32 {
    %x = scf.execute_region -> f32 {
      cf.br ^next
    ^next:
      scf.yield %sw : f32
    }
    return %x : f32
  }

  // CHECK-LABEL: func.func @forall
  func.func @forall(%n: index, %t: tensor<8x8xf32>, %p: tensor<1x8xf32>) -> tensor<8x8xf32> {
    // CHECK: %0 = scf.forall (%arg3, %arg4) in (%arg0, 8) shared_outs(%arg5 = %arg1) -> (tensor<8x8xf32>) {
    %0 = scf.forall (%i, %j) in (%n, 8) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
      // CHECK: scf.forall.in_parallel {
      scf.forall.in_parallel {
        // CHECK: tensor.parallel_insert_slice %arg2 into %arg5[%arg3, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
        tensor.parallel_insert_slice %p into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
      }
      // CHECK: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    // CHECK: scf.forall (%arg3) = (%arg0) to (16) step (4) {
    scf.forall (%i) = (%n) to (16) step (4) {
    }
    return %0 : tensor<8x8xf32>
  }
}
