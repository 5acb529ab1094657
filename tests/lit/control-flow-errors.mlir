// What a block ends in decides whether a function is one piece: an op that no table has may stand for a branch.
// RUN: not cgc opt %s --split-input-file --pass-pipeline=form-dispatches 2>&1 | FileCheck %s
// RUN: not cgc opt %s --split-input-file --pass-pipeline=inline,linalg-to-loops 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not cgc opt %s --split-input-file --pass-pipeline=inline,bufferize 2>&1 | FileCheck %s --check-prefix=LATER

// CHECK: :[[#@LINE+2]]:3: error: 'other.branch' op branches on the host: control flow between dispatches cannot be compiled yet
func.func @unknown_branch() {
  "other.branch"()[^bb1] : () -> ()
^bb1:
  return
}

// -----
// CHECK: :[[#@LINE+2]]:3: error: 'other.end' op branches on the host
func.func @unknown_end() {
  "other.end"() : () -> ()
}

// -----
// CHECK: :[[#@LINE+2]]:3: error: 'cf.br' op branches on the host
func.func @branch() {
  cf.br ^bb1
^bb1:
  return
}

// -----
// LATER: :[[#@LINE+5]]:3: error: 'func.call' op calls 'callee', whose body has several blocks, or one that ends in no return
func.func private @callee() {
  "other.end"() : () -> ()
}
func.func @caller() {
  call @callee() : () -> ()
  return
}

// -----
// LATER: :[[#@LINE+1]]:1: error: 'func.func' op has several blocks, or one that ends in no return
func.func @kernel() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  flow.dispatch.tensor.store %x, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  "other.end"() : () -> ()
}

// -----
// Where an op takes one block, only an end that tells what it passes will do.
func.func @body(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: :[[#@LINE+2]]:8: error: 'scf.for' op has a block in region #0 that does not end in a terminator
  // LATER: 'scf.for' op has a block in region #0
  %r = "scf.for"(%c0, %n, %c1, %c0) ({
  ^bb0(%i: index, %x: index):
    "other.end"() : () -> ()
  }) : (index, index, index, index) -> index
  return %r : index
}

// -----
// CHECK: :[[#@LINE+3]]:8: error: 'tensor.generate' op has a block in region #0 that does not end in a terminator
// LATER: 'tensor.generate' op has a block in region #0
func.func @generated() -> tensor<4xf32> {
  %r = "tensor.generate"() ({
  ^bb0(%i: index):
    "other.end"() : () -> ()
  }) : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----
// CHECK: :[[#@LINE+2]]:8: error: 'tensor.generate' op body must be terminated with a 'tensor.yield' of type f32
func.func @yields_nothing() -> tensor<4xf32> {
  %r = "tensor.generate"() ({
  ^bb0(%i: index):
    "linalg.yield"() : () -> ()
  }) : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----
func.func @yields_too_little() -> tensor<4xf32> {
  %r = "tensor.generate"() ({
  ^bb0(%i: index):
    // CHECK: :[[#@LINE+1]]:5: error: 'tensor.yield' op expects 1 operands, but has 0
    "tensor.yield"() : () -> ()
  }) : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----
// CHECK: :[[#@LINE+2]]:3: error: 'other.branch' op must be the last operation of its block
func.func @early() {
  "other.branch"()[^bb1] : () -> ()
  cf.br ^bb1
^bb1:
  return
}
