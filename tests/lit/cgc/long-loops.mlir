// Loops of one invocation on a target whose driver ends them: each kernel adds up, and only so many trips may be made.
// RUN: cgc run %s --split-input-file --function=counted --device=interp --target=lavapipe --max-loop-trips=65535 --input=1xi32=3 | FileCheck %s --check-prefix=COUNTED
// RUN: cgc run %s --split-input-file --function=short --device=interp --target=lavapipe --max-loop-trips=65535 --input=1xi32=3 | FileCheck %s --check-prefix=SHORT
// RUN: cgc run %s --split-input-file --function=open --device=interp --target=lavapipe --max-loop-trips=65535 --push=200001 --input=1xi32=3 | FileCheck %s --check-prefix=OPEN
// RUN: cgc run %s --split-input-file --function=open --device=interp --target=lavapipe --push=0 --input=1xi32=3 | FileCheck %s --check-prefix=NONE
// RUN: cgc run %s --split-input-file --function=open --device=interp --target=lavapipe --push=7 --input=1xi32=3 | FileCheck %s --check-prefix=SEVEN
// RUN: cgc run %s --split-input-file --function=as_long_as --device=interp --target=lavapipe --max-loop-trips=65535 --push=200001 --input=1xi32=3 --input=3xi32=0 | FileCheck %s --check-prefix=WHILE
// RUN: cgc run %s --split-input-file --function=as_long_as --device=interp --target=lavapipe --push=0 --input=1xi32=3 --input=3xi32=0 | FileCheck %s --check-prefix=WHILE-NONE
// RUN: not cgc run %s --split-input-file --function=counted --device=interp --target=vulkan1.1 --max-loop-trips=65535 --input=1xi32=3 2>&1 | FileCheck %s --check-prefix=ENDED
// RUN: not cgc run %s --split-input-file --function=as_long_as --device=interp --target=vulkan1.1 --max-loop-trips=65535 --push=200001 --input=1xi32=3 --input=3xi32=0 2>&1 | FileCheck %s --check-prefix=ENDED
// ENDED: loops of a thread came round more than 65535 times
// RUN: not cgc compile %s --split-input-file --target=lavapipe -o %t.spv 2>&1 | FileCheck %s --check-prefix=TOO-LONG
// TOO-LONG: long-loops.mlir:[[#]]:1: error: {{.*}} kernel 'too_long' makes {{[0-9]+}} trips of its loops in one invocation, and target 'lavapipe' ends them after 65535 [limit-loop-trips]

// 200001 * 3 + the sum of 0 … 200000, in 32 bits.
// COUNTED: 1xi32=-1474136477
func.func @counted() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200001 : index
  %z = arith.constant 0 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<1xi32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i32) {
    %k = arith.index_cast %i : index to i32
    %s = arith.addi %k, %v : i32
    %t = arith.addi %x, %s : i32
    scf.yield %t : i32
  }
  memref.store %r, %out[%c0] : memref<1xi32>
  return
}
// -----
// 70000 * (3 * 4 + 0 + 1 + 2 + 3): the inner loop goes, and the outer one takes several steps at once.
// SHORT: 1xi32=1260000
func.func @short() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 70000 : index
  %z = arith.constant 0 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<1xi32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i32) {
    %q = scf.for %j = %c0 to %c4 step %c1 iter_args(%y = %x) -> (i32) {
      %k = arith.index_cast %j : index to i32
      %s = arith.addi %k, %v : i32
      %t = arith.addi %y, %s : i32
      scf.yield %t : i32
    }
    scf.yield %q : i32
  }
  memref.store %r, %out[%c0] : memref<1xi32>
  return
}
// -----
// OPEN: 1xi32=-1474136477
// NONE: 1xi32=0
// SEVEN: 1xi32=42
func.func @open() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_cast %p : i32 to index
  %z = arith.constant 0 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<1xi32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i32) {
    %k = arith.index_cast %i : index to i32
    %s = arith.addi %k, %v : i32
    %t = arith.addi %x, %s : i32
    scf.yield %t : i32
  }
  memref.store %r, %out[%c0] : memref<1xi32>
  return
}
// -----
// What the condition passes on is what its last run gave, and its ops run once for each test: 200002 of them.
// WHILE: 3xi32=600003 200001 200002
// WHILE-NONE: 3xi32=0 0 1
func.func @as_long_as() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = hal.interface.constant.load ordinal(0) : i32
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<1xi32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<3xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  memref.store %z, %out[%c2] : memref<3xi32>
  %r:2 = scf.while (%i = %z, %x = %z) : (i32, i32) -> (i32, i32) {
    %tests = memref.load %out[%c2] : memref<3xi32>
    %more = arith.addi %tests, %one : i32
    memref.store %more, %out[%c2] : memref<3xi32>
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %x, %i : i32, i32
  } do {
  ^bb0(%x: i32, %i: i32):
    %s = arith.addi %x, %v : i32
    %j = arith.addi %i, %one : i32
    scf.yield %j, %s : i32, i32
  }
  memref.store %r#0, %out[%c0] : memref<3xi32>
  memref.store %r#1, %out[%c1] : memref<3xi32>
  return
}
// -----
func.func @too_long() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000000 : index
  %z = arith.constant 0 : i32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<1xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i32) {
    %v = memref.load %a[%c0] : memref<1xi32>
    %t = arith.addi %x, %v : i32
    scf.yield %t : i32
  }
  memref.store %r, %a[%c0] : memref<1xi32>
  return
}
