// What nests of nests on buffers cannot be: see nested-parallel.mlir.
// RUN: not cgc opt %s --split-input-file --pass-pipeline=linalg-to-loops,distribute 2>&1 | FileCheck %s

// CHECK: [[@LINE+18]]:12: error: 'memref.load' op touches what other invocations have written or write: nothing keeps them in order here [race]
// CHECK: [[@LINE+12]]:7: note: by this op
func.func @race() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c48 = arith.constant 48 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<48xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<48xf32>
  scf.parallel (%i) = (%c0) to (%c48) step (%c8) {
    scf.parallel (%x) = (%c0) to (%c8) step (%c1) {
      %r = arith.addi %i, %x : index
      %v = memref.load %a[%r] : memref<48xf32>
      memref.store %v, %b[%r] : memref<48xf32>
      scf.reduce
    }
    scf.parallel (%x) = (%c0) to (%c8) step (%c1) {
      %r = arith.addi %i, %x : index
      %v = memref.load %b[%r] : memref<48xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %b[%r] : memref<48xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

// CHECK: error: 'memref.store' op touches what other invocations have written or write
func.func @again() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c48 = arith.constant 48 : index
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<5x48xf32>
  scf.parallel (%i) = (%c0) to (%c48) step (%c8) {
    scf.for %k = %c0 to %c4 step %c1 {
    %k1 = arith.addi %k, %c1 : index
    scf.parallel (%x) = (%c0) to (%c8) step (%c1) {
      %r = arith.addi %i, %x : index
      %n = arith.subi %c48, %r : index
      %n1 = arith.subi %n, %c1 : index
      %v = memref.load %b[%k, %n1] : memref<5x48xf32>
      memref.store %v, %b[%k1, %r] : memref<5x48xf32>
      scf.reduce
    }
    }
    scf.reduce
  }
  return
}

// -----

// CHECK: error: 'scf.parallel' op with results is not distributed
func.func @sum() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c48 = arith.constant 48 : index
  %z = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<48xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<48xf32>
  scf.parallel (%i) = (%c0) to (%c48) step (%c8) {
    %s = scf.parallel (%x) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
      %r = arith.addi %i, %x : index
      %v = memref.load %a[%r] : memref<48xf32>
      scf.reduce(%v : f32) {
      ^bb0(%p: f32, %q: f32):
        %t = arith.addf %p, %q : f32
        scf.reduce.return %t : f32
      }
    }
    memref.store %s, %b[%i] : memref<48xf32>
    scf.reduce
  }
  return
}
