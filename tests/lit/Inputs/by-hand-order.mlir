// What one invocation of a workgroup writes to a binding, another one may not read.
// CHECK: [[#@LINE+10]]:5: error: 'linalg.generic' op touches what other invocations have written or write: nothing keeps them in order here
// CHECK: [[#@LINE+8]]:5: note: by this op
func.func @transposed() attributes {workgroup_size = [8 : index, 8 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8x8xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<8x8xf32>
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    linalg.fill ins(%one : f32) outs(%a : memref<8x8xf32>)
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<8x8xf32>) outs(%b : memref<8x8xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    }
    scf.reduce
  }
  return
}
// -----
// CHECK: [[#@LINE+11]]:5: error: 'memref.copy' op touches what other invocations have written or write
func.func @copied() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8x8xf32>
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %r = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>>
    %s = memref.subview %a[7, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<1x8xf32, strided<[8, 1], offset: 56>>
    linalg.fill ins(%one : f32) outs(%r : memref<1x8xf32, strided<[8, 1], offset: ?>>)
    memref.copy %s, %r : memref<1x8xf32, strided<[8, 1], offset: 56>> to memref<1x8xf32, strided<[8, 1], offset: ?>>
    scf.reduce
  }
  return
}
// -----
// Tiles of five rows leave two rows of the seven that the fill has to the last one, and the sum beside them reads all.
// CHECK: [[#@LINE+11]]:5: error: 'linalg.generic' op touches what other invocations have written or write
// CHECK: [[#@LINE+7]]:3: note: by this op
func.func @fill_of_more() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<5xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<7xf32>)
  scf.parallel (%i) = (%c0) to (%c5) step (%c5) {
    %r = memref.subview %a[%i] [5] [1] : memref<7xf32> to memref<5xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : memref<5xf32, strided<[1], offset: ?>>) outs(%o : memref<5xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    }
    scf.reduce
  }
  return
}
// -----
// Tiles that fit, but the loop ends in the middle: the rest is filled as well.
// CHECK: [[#@LINE+11]]:5: error: 'linalg.generic' op touches what other invocations have written or write
// CHECK: [[#@LINE+7]]:3: note: by this op
func.func @fill_of_twice() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<4xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<8xf32>)
  scf.parallel (%i) = (%c0) to (%c4) step (%c4) {
    %r = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : memref<4xf32, strided<[1], offset: ?>>) outs(%o : memref<4xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    }
    scf.reduce
  }
  return
}
// -----
// CHECK: [[#@LINE+6]]:3: error: 'scf.parallel' op holds a workgroup's work, and has another lower bound than 0 or a step that is not constant
func.func @lower() {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  scf.parallel (%i) = (%c1) to (%c7) step (%c1) {
    %r = memref.subview %a[%i] [1] [1] : memref<7xf32> to memref<1xf32, strided<[1], offset: ?>>
    linalg.fill ins(%one : f32) outs(%r : memref<1xf32, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}
// -----
// Branches take turns on the same elements, which other invocations have each time.
// CHECK: [[#@LINE+16]]:7: error: 'linalg.fill' op touches what other invocations have written or write
// CHECK: [[#@LINE+12]]:7: note: by this op
func.func @turns() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f32
  %x = hal.interface.workgroup.id[0] : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<70xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      %r = memref.subview %a[%x] [7] [1] : memref<70xf32> to memref<7xf32, strided<[1], offset: ?>>
      linalg.fill ins(%one : f32) outs(%r : memref<7xf32, strided<[1], offset: ?>>)
    } else {
      %r = memref.subview %a[%x] [5] [2] : memref<70xf32> to memref<5xf32, strided<[2], offset: ?>>
      linalg.fill ins(%one : f32) outs(%r : memref<5xf32, strided<[2], offset: ?>>)
    }
  }
  return
}
// -----
// A second loop that turns more than once, or may never: the tiles are not filled in it.
// CHECK: [[#@LINE+13]]:5: error: 'linalg.exp' op touches what other invocations have written or write
// CHECK: [[#@LINE+9]]:3: note: by this op
func.func @twice() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<8xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<8xf32>)
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c2) step (%c4, %c1) {
    %t = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%t : memref<4xf32, strided<[1], offset: ?>>) outs(%t : memref<4xf32, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}
// -----
// CHECK: [[#@LINE+12]]:5: error: 'linalg.exp' op touches what other invocations have written or write
// CHECK: [[#@LINE+8]]:3: note: by this op
func.func @unknown() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %n = hal.interface.constant.load[0] : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<7xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<7xf32>)
  scf.parallel (%i, %j) = (%c0, %c0) to (%c7, %n) step (%c7, %c1) {
    %t = memref.subview %a[%i] [7] [1] : memref<7xf32> to memref<7xf32, strided<[1], offset: ?>>
    linalg.exp ins(%t : memref<7xf32, strided<[1], offset: ?>>) outs(%t : memref<7xf32, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}
// -----
// The tiles are no longer than where they begin, and leave elements out: the fill of all is not theirs.
// CHECK: [[#@LINE+14]]:5: error: 'linalg.copy' op touches what other invocations have written or write
// CHECK: [[#@LINE+8]]:3: note: by this op
func.func @short_tiles() {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c77 = arith.constant 77 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<77xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<77xf32>
  linalg.fill ins(%one : f32) outs(%o : memref<77xf32>)
  scf.parallel (%i) = (%c0) to (%c77) step (%c8) {
    %n = affine.min affine_map<(d0) -> (8, 77 - d0, d0 + 1)>(%i)
    %s = memref.subview %a[%i] [%n] [1] : memref<77xf32> to memref<?xf32, strided<[1], offset: ?>>
    %t = memref.subview %o[%i] [%n] [1] : memref<77xf32> to memref<?xf32, strided<[1], offset: ?>>
    linalg.copy ins(%s : memref<?xf32, strided<[1], offset: ?>>) outs(%t : memref<?xf32, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}
