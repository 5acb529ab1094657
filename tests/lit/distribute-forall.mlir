// RUN: cgc opt %s --split-input-file --pass-pipeline='distribute' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='distribute,canonicalize,cse' --validate > /dev/null

// A tile per workgroup, a piece per thread: as many of each as there are ids, so that no loop and no guard is left.
// CHECK-LABEL: func.func @blocks_and_threads
// CHECK-SAME: workgroup_count_maps = [affine_map<() -> (2)>, affine_map<() -> (4)>, affine_map<() -> (1)>]
// CHECK-DAG: %[[BX:.*]] = gpu.block_id x
// CHECK-DAG: %[[BY:.*]] = gpu.block_id y
// CHECK-DAG: %[[TX:.*]] = gpu.thread_id x
// CHECK-DAG: %[[TY:.*]] = gpu.thread_id y
// CHECK: %[[I:.*]] = affine.apply affine_map<(d0) -> (d0 * 4)>(%[[BY]])
// CHECK: %[[J:.*]] = affine.apply affine_map<(d0) -> (d0 * 8)>(%[[BX]])
// CHECK-NOT: scf
// CHECK: memref.subview %{{.*}}[%[[I]], %[[J]]]
// CHECK: %[[TJ:.*]] = affine.apply affine_map<(d0) -> (d0 * 4)>(%[[TX]])
// CHECK: vector.load %{{.*}}[%[[TY]], %[[TJ]]]
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @blocks_and_threads() attributes {workgroup_size = [2, 4, 1]} {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16x16xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<16x16xf32>
  scf.forall (%i, %j) = (0, 0) to (16, 16) step (4, 8) {
    %a = memref.subview %in[%i, %j] [4, 8] [1, 1] : memref<16x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
    %o = memref.subview %out[%i, %j] [4, 8] [1, 1] : memref<16x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
    scf.forall (%ti, %tj) = (0, 0) to (4, 8) step (1, 4) {
      %x = vector.load %a[%ti, %tj] : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
      vector.store %x, %o[%ti, %tj] : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}

// -----

// Two tiles in workgroup memory, filled in every round of a loop: one barrier before both copies (the last round may still read), one behind them.
// The copy of 8 x 4 pieces by 16 threads is written out in two rounds, loads first. Both copies count threads by one number.
// CHECK-LABEL: func.func @cooperative
// CHECK: affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 4)>(%thread_id_x, %thread_id_y,
// CHECK-NOT: (d0 + d1 * 4)
// CHECK: scf.for
// CHECK-NEXT: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: vector.load
// CHECK: vector.load
// CHECK: vector.store
// CHECK: vector.store
// CHECK-NOT: gpu.barrier
// CHECK: scf.if
// CHECK: memref.store
// CHECK: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: scf.yield
func.func @cooperative() attributes {workgroup_size = [4, 4, 1]} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<8x64xf32>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<64xf32>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : memref<16xf32>
  %sa = memref.alloc() : memref<8x16xf32, 3>
  %sb = memref.alloc() : memref<8xf32, 3>
  scf.forall (%z) in (1) {
    scf.forall (%ti) = (0) to (16) step (4) {
      %r = scf.for %k = %c0 to %c64 step %c16 iter_args(%acc = %zero) -> (f32) {
        scf.forall (%i, %j) = (0, 0) to (8, 16) step (1, 4) {
          %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %j)
          %x = vector.load %in[%i, %at] : memref<8x64xf32>, vector<4xf32>
          vector.store %x, %sa[%i, %j] : memref<8x16xf32, 3>, vector<4xf32>
        } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
        scf.forall (%i) in (8) {
          %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %i)
          %x = memref.load %rhs[%at] : memref<64xf32>
          memref.store %x, %sb[%i] : memref<8xf32, 3>
        } {mapping = [#gpu.thread<linear_dim_0>]}
        %x = memref.load %sa[%c0, %ti] : memref<8x16xf32, 3>
        %y = memref.load %sb[%c0] : memref<8xf32, 3>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %acc, %p : f32
        scf.yield %s : f32
      }
      memref.store %r, %out[%ti] : memref<16xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// Sizes that are push constants: the count is a map of them, and as the grid may hold fewer tiles than that, each workgroup takes every count-th.
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: workgroup_count_maps = [affine_map<()[s0] -> (s0 ceildiv 4)>, affine_map<() -> (1)>, affine_map<() -> (1)>]
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[G:.*]] = gpu.grid_dim x
// CHECK: %[[S:.*]] = arith.muli %[[G]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]] step %[[S]]
// CHECK: %[[T:.*]] = affine.min
// CHECK: scf.for
// CHECK: %[[IN:.*]] = arith.cmpi slt, %{{.*}}, %[[T]]
// CHECK: scf.if %[[IN]]
func.func @dynamic() attributes {workgroup_size = [4, 1, 1]} {
  %w = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %w : i32 to index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<?xf32>{%n}
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<?xf32>{%n}
  scf.forall (%i) = (0) to (%n) step (4) {
    %t = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    scf.forall (%j) in (%t) {
      %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %x = memref.load %in[%at] : memref<?xf32>
      memref.store %x, %out[%at] : memref<?xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// Fewer pieces than threads where all threads have to come to a barrier: those without a piece do the last one again and store nothing.
// CHECK-LABEL: func.func @idle_threads
// CHECK: %[[HAS:.*]] = arith.cmpi slt
// CHECK: arith.minsi
// CHECK-NOT: scf.if
// CHECK: gpu.barrier
// CHECK: scf.if %[[HAS]] {
// CHECK-NEXT: memref.store
func.func @idle_threads() attributes {workgroup_size = [8, 1, 1]} {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<8xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<5xf32>
  %sh = memref.alloc() : memref<8xf32, 3>
  %c7 = arith.constant 7 : index
  scf.forall (%z) in (1) {
    scf.forall (%i) in (5) {
      scf.forall (%j) in (8) {
        %x = memref.load %in[%j] : memref<8xf32>
        memref.store %x, %sh[%j] : memref<8xf32, 3>
      } {mapping = [#gpu.thread<linear_dim_0>]}
      %r = arith.subi %c7, %i : index
      %x = memref.load %sh[%r] : memref<8xf32, 3>
      memref.store %x, %out[%i] : memref<5xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// Threads that fill workgroup memory, in a loop and branches that all of them take alike, by the workgroup and the round: barriers around,
// which no guard is around.
// CHECK-LABEL: func.func @filled
// CHECK: scf.if
// CHECK: scf.for
// CHECK: scf.if
// CHECK: gpu.barrier
// CHECK: %[[HAS:.*]] = arith.cmpi slt
// CHECK: scf.if %[[HAS]] {
// CHECK: memref.store {{.*}} : memref<3xf32, 3>
// CHECK: }
// CHECK: gpu.barrier
// CHECK: memref.load {{.*}} : memref<3xf32, 3>
func.func @filled() attributes {workgroup_size = [4, 1, 1]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %w : i32 to index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<3xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<2x3xf32>
  %s = memref.alloc() : memref<3xf32, 3>
  scf.forall (%b) in (2) {
    %some = arith.cmpi slt, %b, %n : index
    scf.if %some {
      scf.for %k = %c0 to %n step %c1 {
        %early = arith.cmpi sle, %k, %b : index
        scf.if %early {
          scf.forall (%i) in (3) {
            %x = memref.load %in[%i] : memref<3xf32>
            memref.store %x, %s[%i] : memref<3xf32, 3>
          } {mapping = [#gpu.thread<x>]}
        }
        scf.forall (%i) in (3) {
          %back = arith.subi %c2, %i : index
          %y = memref.load %s[%back] : memref<3xf32, 3>
          memref.store %y, %out[%b, %i] : memref<2x3xf32>
        } {mapping = [#gpu.thread<x>]}
      }
    }
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// A barrier in a branch that may be passed by is none for what comes behind it: the one in front stays.
// CHECK-LABEL: func.func @passed_by
// CHECK: memref.store %{{.*}}, %[[S:.*]][%{{.*}}] : memref<4xf32, 3>
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK-NOT: gpu.barrier
// CHECK: memref.store {{.*}} : memref<4xf32, 3>
// CHECK: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: memref.load %[[S]]
func.func @passed_by() attributes {workgroup_size = [4, 1, 1]} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<2x4xf32>
  %more = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : memref<2x4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %u = memref.alloc() : memref<4xf32, 3>
  scf.forall (%b) in (2) {
    %some = arith.cmpi slt, %b, %c1 : index
    scf.forall (%i) in (4) {
      %x = memref.load %in[%i] : memref<4xf32>
      memref.store %x, %s[%i] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<x>]}
    scf.if %some {
      scf.forall (%i) in (4) {
        %x = memref.load %in[%i] : memref<4xf32>
        memref.store %x, %u[%i] : memref<4xf32, 3>
      } {mapping = [#gpu.thread<x>]}
      scf.forall (%i) in (4) {
        %back = arith.subi %c3, %i : index
        %x = memref.load %u[%back] : memref<4xf32, 3>
        memref.store %x, %more[%b, %i] : memref<2x4xf32>
      } {mapping = [#gpu.thread<x>]}
    }
    scf.forall (%i) in (4) {
      %back = arith.subi %c3, %i : index
      %x = memref.load %s[%back] : memref<4xf32, 3>
      memref.store %x, %out[%b, %i] : memref<2x4xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// With one in each branch all come past one.
// CHECK-LABEL: func.func @either
// CHECK: memref.store %{{.*}}, %[[S:.*]][%{{.*}}] : memref<4xf32, 3>
// CHECK-NOT: gpu.barrier
// CHECK: scf.if
// CHECK: memref.store {{.*}} : memref<4xf32, 3>
// CHECK: gpu.barrier
// CHECK: else
// CHECK: memref.store {{.*}} : memref<4xf32, 3>
// CHECK: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: memref.load %[[S]]
func.func @either() attributes {workgroup_size = [4, 1, 1]} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<2x4xf32>
  %more = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : memref<2x4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  %u = memref.alloc() : memref<4xf32, 3>
  scf.forall (%b) in (2) {
    %some = arith.cmpi slt, %b, %c1 : index
    scf.forall (%i) in (4) {
      %x = memref.load %in[%i] : memref<4xf32>
      memref.store %x, %s[%i] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<x>]}
    scf.if %some {
      scf.forall (%i) in (4) {
        %x = memref.load %in[%i] : memref<4xf32>
        memref.store %x, %u[%i] : memref<4xf32, 3>
      } {mapping = [#gpu.thread<x>]}
      scf.forall (%i) in (4) {
        %back = arith.subi %c3, %i : index
        %x = memref.load %u[%back] : memref<4xf32, 3>
        memref.store %x, %more[%b, %i] : memref<2x4xf32>
      } {mapping = [#gpu.thread<x>]}
    } else {
      scf.forall (%i) in (4) {
        %x = memref.load %in[%i] : memref<4xf32>
        %y = arith.addf %x, %x : f32
        memref.store %y, %u[%i] : memref<4xf32, 3>
      } {mapping = [#gpu.thread<x>]}
      scf.forall (%i) in (4) {
        %back = arith.subi %c3, %i : index
        %x = memref.load %u[%back] : memref<4xf32, 3>
        memref.store %x, %more[%b, %i] : memref<2x4xf32>
      } {mapping = [#gpu.thread<x>]}
    }
    scf.forall (%i) in (4) {
      %back = arith.subi %c3, %i : index
      %x = memref.load %s[%back] : memref<4xf32, 3>
      memref.store %x, %out[%b, %i] : memref<2x4xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// What has no iterations does nothing, whatever is inside of it.
// CHECK-LABEL: func.func @none
// CHECK-NOT: memref.store
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @none() attributes {workgroup_size = [4, 1, 1]} {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<4xf32>
  %s = memref.alloc() : memref<4xf32, 3>
  scf.forall (%i) in (0) {
    %x = memref.load %in[%i] : memref<4xf32>
    memref.store %x, %out[%i] : memref<4xf32>
  } {mapping = [#gpu.thread<x>]}
  scf.forall (%i, %j) = (0, 4) to (4, 4) step (1, 1) {
    scf.forall (%k) in (4) {
      %x = memref.load %in[%k] : memref<4xf32>
      memref.store %x, %s[%k] : memref<4xf32, 3>
    } {mapping = [#gpu.thread<linear_dim_0>]}
    %y = memref.load %s[%i] : memref<4xf32, 3>
    memref.store %y, %out[%i] : memref<4xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
