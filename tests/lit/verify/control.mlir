// RUN: not cgc opt %s --split-input-file --pass-pipeline='' 2>&1 | FileCheck %s

// CHECK: 'func.return' op has 1 operands, but enclosing function (@f) returns 2
func.func @f(%x: i32) -> (i32, i32) {
  return %x : i32
}

// -----

// CHECK: 'func.return' op type of return operand #0 (i32) doesn't match function result type (f32) in function @f
func.func @f(%x: i32) -> f32 {
  return %x : i32
}

// -----

// CHECK: 'func.func' op symbol declaration 'f' cannot have public visibility
func.func @f(i32) -> i32

// -----

// CHECK: 'func.call' op @g does not reference a valid function
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

// CHECK: 'func.call' op operand #0 has type f32, but @g takes i32
func.func private @g(i32)
func.func @f(%x: f32) {
  call @g(%x) : (f32) -> ()
  return
}

// -----

// CHECK: 'scf.for' op constant step operand must be positive, but is 0
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %c0 {
  }
  return
}

// -----

// CHECK: 'scf.for' op mismatch in number of loop-carried values (1) and results (0)
func.func @f(%n: index, %x: f32) {
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, f32) -> ()
  return
}

// -----

// CHECK: 'scf.yield' op passes i32 as value #0, but result #0 of 'scf.for' is f32
func.func @f(%n: index, %x: f32, %y: i32) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%y) : (i32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

// CHECK: 'scf.if' op must have an else block if defining values
func.func @f(%c: i1, %x: f32) {
  %0 = "scf.if"(%c) ({
    "scf.yield"(%x) : (f32) -> ()
  }, {
  }) : (i1) -> f32
  return
}

// -----

// CHECK: 'scf.while' op 'scf.condition' passes 0 values, but there are 1 results and 1 arguments of the 'after' region
func.func @f(%c: i1, %x: f32) {
  %0 = "scf.while"(%x) ({
  ^bb0(%a: f32):
    "scf.condition"(%c) : (i1) -> ()
  }, {
  ^bb0(%a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

// CHECK: 'scf.parallel' op needs as many lower bounds as upper bounds and steps
func.func @f(%n: index) {
  "scf.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 2, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

// CHECK: 'scf.index_switch' op has duplicate case value: 3
func.func @f(%n: index) {
  scf.index_switch %n
  case 3 {
    scf.yield
  }
  case 3 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

// CHECK: 'cf.br' op passes 1 operands to successor #0, which has 0 arguments
func.func @f(%x: i32) {
  cf.br ^a(%x : i32)
^a:
  return
}

// -----

// CHECK: 'affine.apply' op mapping must produce one value
func.func @f(%i: index) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

// CHECK: 'affine.load' op affine map {{.*}} must give 2 indices for memref<4x4xf32>
func.func @f(%i: index, %m: memref<4x4xf32>) {
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> f32
  return
}

// -----

// CHECK: 'func.func' op is a symbol, but 'func.func' around it is no symbol table
func.func @f() {
  func.func private @g() -> i32
  return
}

// -----

// CHECK: 'func.func' op is inside of the function @f: functions do not nest
func.func @f() {
  module {
    func.func private @g() -> i32
  }
  return
}
