// Linalg ops on buffers beside accesses by hand, and beside each other: where invocations would have to wait for one another, the kernel is refused.

// RUN: not cgc opt %s --split-input-file --pass-pipeline=linalg-to-loops,distribute 2>&1 | FileCheck %s
// RUN: cgc compile %S/Inputs/distribute-order.mlir --target=vulkan1.1 --emit=mlir -o - 2>/dev/null | FileCheck %s --check-prefix=KEPT
// RUN: cgc run %S/Inputs/distribute-order.mlir --function=same_points --device=interp --input=7x11xf32=3 --input=f32=5 --input=7x11xf32=0 | FileCheck %s --check-prefix=POINTS
// RUN: cgc run %S/Inputs/distribute-order.mlir --function=parts --device=interp --input=1000xf32=3 --input=f32=5 | FileCheck %s --check-prefix=PARTS
// KEPT: func.func @same_points
// KEPT: func.func @parts
// POINTS: 7x11xf32=[13 13 13 13 13 13 13 13 13 13 13]
// PARTS: 1000xf32=5 5 5
// PARTS-SAME: 5 5 3 3 3

// CHECK: [[#@LINE+8]]:3: error: 'memref.store' op touches what other invocations have written or write: nothing keeps them in order here [race]
// CHECK: [[#@LINE+6]]:3: note: by this op
func.func @store_behind() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) : memref<1000xf32>
  linalg.fill ins(%one : f32) outs(%b : memref<1000xf32>)
  memref.store %one, %b[%c5] : memref<1000xf32>
  return
}
// -----
// The transposed read is of another invocation's element; the load keeps the kernel on buffers.
// CHECK: [[#@LINE+10]]:3: error: {{.*}} op touches what other invocations have written or write
#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
func.func @transposed() {
  %c0 = arith.constant 0 : index
  %s = hal.interface.binding.subspan set(0) binding(0) : memref<1xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<77x77xf32>
  %o = hal.interface.binding.subspan set(0) binding(2) : memref<77x77xf32>
  %v = memref.load %s[%c0] : memref<1xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<77x77xf32>)
  linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]} ins(%b : memref<77x77xf32>) outs(%o : memref<77x77xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// Every invocation would add once more.
// CHECK: [[#@LINE+8]]:3: error: 'memref.store' op touches what other invocations have written or write
func.func @sum_beside() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) : memref<1xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<7xf32>
  %v = memref.load %b[%c0] : memref<1xf32>
  %w = arith.addf %v, %one : f32
  memref.store %w, %b[%c0] : memref<1xf32>
  linalg.fill ins(%one : f32) outs(%o : memref<7xf32>)
  return
}
// -----
// A buffer of each invocation holds its own part alone.
// CHECK: [[#@LINE+8]]:8: error: 'memref.load' op touches what other invocations have written or write
func.func @own_part() {
  %c5 = arith.constant 5 : index
  %one = arith.constant 1.0 : f32
  %b = memref.alloc() : memref<7xf32>
  %o = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  linalg.fill ins(%one : f32) outs(%b : memref<7xf32>)

  %v = memref.load %b[%c5] : memref<7xf32>
  linalg.fill ins(%v : f32) outs(%o : memref<7xf32>)
  return
}
// -----
// A size and a number that is loaded at the same index are two bounds.
// CHECK: [[#@LINE+16]]:10: error: 'memref.load' op touches what other invocations have written or write
// CHECK: [[#@LINE+11]]:5: note: by this op
func.func @other_bound() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %s = hal.interface.binding.subspan set(0) binding(0) : memref<7xindex>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<77xf32>
  %o = hal.interface.binding.subspan set(0) binding(2) : memref<77xf32>
  %n = memref.dim %s, %c0 : memref<7xindex>
  %m = memref.load %s[%c0] : memref<7xindex>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %one, %b[%i] : memref<77xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%m) step (%c1) {
    %v = memref.load %b[%i] : memref<77xf32>
    memref.store %v, %o[%i] : memref<77xf32>
    scf.reduce
  }
  return
}
