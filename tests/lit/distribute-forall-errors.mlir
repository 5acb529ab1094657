// RUN: not cgc opt %s --split-input-file --pass-pipeline='distribute' 2>&1 | FileCheck %s --implicit-check-not=error:

// Barriers stand around what fills workgroup memory: all threads have to come there.
// CHECK: error: 'scf.forall' op fills workgroup memory where not all threads come
func.func @some_threads() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %o = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %few = arith.cmpi slt, %t, %c2 : index
  scf.if %few {
    scf.forall (%i) in (4) {
      memref.store %zero, %s[%i] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<x>]}
  }
  return
}

// -----

// Nor in rounds that threads have different numbers of.
// CHECK: error: 'scf.forall' op fills workgroup memory where not all threads come
func.func @some_rounds() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  scf.for %k = %c0 to %t step %c1 {
    scf.forall (%i) in (4) {
      memref.store %zero, %s[%i] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<x>]}
  }
  return
}

// -----

// What a loop carries may be the thread's own.
// CHECK: error: 'scf.forall' op fills workgroup memory where not all threads come
func.func @carried() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %o = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%a = %c0) -> (index) {
    %few = arith.cmpi slt, %a, %c4 : index
    scf.if %few {
      scf.forall (%i) in (4) {
        memref.store %zero, %s[%i] : memref<4xf32, 3>
      } {mapping = [#gpu.thread<x>]}
    }
    %n = arith.addi %a, %t : index
    scf.yield %n : index
  }
  return
}

// -----

// Nor does what was read say the same to all.
// CHECK: error: 'scf.forall' op fills workgroup memory where not all threads come
func.func @read() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %o = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xi1>
  %s = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %few = memref.load %o[%t] : memref<4xi1>
  scf.if %few {
    scf.forall (%i) in (4) {
      memref.store %zero, %s[%i] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<x>]}
  }
  return
}

// -----

// CHECK: error: 'scf.forall' op has a mapping that mixes levels or names a dim twice
func.func @mixed_levels() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4x4xf32>
  scf.forall (%i, %j) in (4, 4) {
    memref.store %zero, %out[%i, %j] : memref<4x4xf32>
  } {mapping = [#gpu.block<x>, #gpu.thread<x>]}
  return
}

// -----

// CHECK: error: 'scf.forall' op has a mapping that mixes levels or names a dim twice
func.func @named_twice() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4x4xf32>
  scf.forall (%i, %j) in (4, 4) {
    memref.store %zero, %out[%i, %j] : memref<4x4xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<x>]}
  return
}

// -----

// CHECK: error: 'scf.forall' op needs another number of workgroups than the loops before it
func.func @two_grids() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<8xf32>
  scf.forall (%i) in (4) {
    memref.store %zero, %out[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>]}
  scf.forall (%i) in (8) {
    memref.store %zero, %out[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// CHECK: error: 'scf.forall' op has a trip count that is no expression over the kernel's constants
func.func @count_from_memory() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<1xi32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<8xf32>
  %m = memref.load %in[%c0] : memref<1xi32>
  %n = arith.index_cast %m : i32 to index
  scf.forall (%i) in (%n) {
    memref.store %zero, %out[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// What all threads share is counted in 32 bits.
// CHECK: error: 'scf.forall' op shares more iterations than there are numbers for among the threads
func.func @too_many() attributes {workgroup_size = [4, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<8xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  scf.forall (%i, %j) in (65536, 65536) {
    memref.store %zero, %s[%c0] : memref<4xf32, 3>
  } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
  return
}
