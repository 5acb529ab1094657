// RUN: cgc opt %s --split-input-file --pass-pipeline='prefetch-shared-memory,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='prefetch-shared-memory{buffers=1},canonicalize,cse' --mlir-print-local-scope | FileCheck %s --check-prefix=ONE
// RUN: cgc opt %s --split-input-file --pass-pipeline='prefetch-shared-memory,canonicalize,cse' --validate > /dev/null
// RUN: cgc opt %s --split-input-file --pass-pipeline='prefetch-shared-memory{buffers=1},canonicalize,cse' --validate > /dev/null

// Two copies of the tile: a round reads what the next one needs, computes with its own copy, and fills the other. One barrier a round. The second read
// is for some threads only: their values are zero elsewhere, and stay unused.
// CHECK-LABEL: func.func @two_buffers
// CHECK-NOT: prefetch_buffers
// CHECK-DAG: %[[A:[a-z0-9_]+]] = memref.alloc() : memref<2x8xf32, 3>
// CHECK-DAG: %[[B:[a-z0-9_]+]] = memref.alloc() : memref<2x2xf32, 3>
// CHECK: vector.transfer_read
// CHECK: vector.transfer_write
// CHECK: scf.if
// CHECK: gpu.barrier
// CHECK: scf.for %[[K:[a-z0-9_]+]] = %{{[^ ]+}} to %[[N:[a-z0-9_]+]] step %[[S:[a-z0-9_]+]]
// CHECK: %[[NEXT:.*]] = arith.addi %[[K]], %[[S]]
// CHECK: %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[N]]
// CHECK: %[[AT:.*]] = arith.select %[[MORE]], %[[NEXT]], %[[K]]
// CHECK: %[[TURN:.*]] = affine.apply affine_map<(d0) -> ((d0 floordiv 8) mod 2)>(%[[K]])
// CHECK: %[[OTHER:.*]] = arith.subi %{{.*}}, %[[TURN]]
// CHECK: %[[MINE:.*]] = memref.subview %[[A]][%[[TURN]], 0] [1, 8] [1, 1]
// CHECK: %[[THEIRS:.*]] = memref.subview %[[A]][%[[OTHER]], 0] [1, 8] [1, 1]
// CHECK-NOT: gpu.barrier
// CHECK: %[[READ:.*]] = vector.transfer_read {{.*}} memref<64xf32>
// CHECK: %[[SOME:.*]] = scf.if %{{.*}} -> (vector<1xf32>)
// CHECK: vector.transfer_read %[[MINE]]
// CHECK: arith.addf
// CHECK: memref.subview %[[THEIRS]]
// CHECK: vector.transfer_write %[[READ]]
// CHECK: scf.if
// CHECK: vector.transfer_write %[[SOME]]
// CHECK: gpu.barrier
// CHECK-NEXT: scf.yield
// ONE-LABEL: func.func @two_buffers
// ONE: memref.alloc() : memref<8xf32, 3>
// ONE: scf.for
// ONE: vector.transfer_read
// ONE: arith.addf
// ONE: gpu.barrier
// ONE: vector.transfer_write
// ONE: gpu.barrier
// ONE-NEXT: scf.yield
func.func @two_buffers() attributes {workgroup_size = [4, 1, 1], prefetch_buffers = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c56 = arith.constant 56 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<8xf32>
  %sa = memref.alloc() : memref<8xf32, 3>
  %sb = memref.alloc() : memref<2xf32, 3>
  %t = gpu.thread_id x
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<64xf32>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<64xf32>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : memref<4x8xf32>
  %few = arith.cmpi slt, %t, %c2 : index
  %r = scf.for %k = %c0 to %c56 step %c8 iter_args(%acc = %init) -> (vector<8xf32>) {
    gpu.barrier
    %at = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%k, %t)
    %x = vector.transfer_read %in[%at], %zero {in_bounds = [true]} : memref<64xf32>, vector<2xf32>
    %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%t)
    %s = memref.subview %sa[%p] [2] [1] : memref<8xf32, 3> to memref<2xf32, strided<[1], offset: ?>, 3>
    vector.transfer_write %x, %s[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32, strided<[1], offset: ?>, 3>
    scf.if %few {
      %bt = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %t)
      %y = vector.transfer_read %rhs[%bt], %zero {in_bounds = [true]} : memref<64xf32>, vector<1xf32>
      vector.transfer_write %y, %sb[%t] {in_bounds = [true]} : vector<1xf32>, memref<2xf32, 3>
    }
    gpu.barrier
    %u = vector.transfer_read %sa[%c0], %zero {in_bounds = [true]} : memref<8xf32, 3>, vector<8xf32>
    %v = memref.load %sb[%c1] : memref<2xf32, 3>
    %w = vector.broadcast %v : f32 to vector<8xf32>
    %y = arith.addf %u, %w : vector<8xf32>
    %z = arith.addf %acc, %y : vector<8xf32>
    scf.yield %z : vector<8xf32>
  }
  vector.transfer_write %r, %out[%t, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  return
}

// -----

// A loop that may not run at all reads nothing in front of itself; the remainder behind it, of one round, stays, and uses the first copy.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[BOTH:[a-z0-9_]+]] = memref.alloc() : memref<2x4xf32, 3>
// CHECK: %[[FIRST:[a-z0-9_]+]] = memref.subview %[[BOTH]][%c0, 0] [1, 4] [1, 1]
// CHECK: scf.if
// CHECK: gpu.barrier
// CHECK: memref.store %{{.*}}, %[[FIRST]]
// CHECK: scf.for
// CHECK: memref.store
// CHECK: scf.yield
// CHECK: gpu.barrier
// CHECK: memref.store %{{.*}}, %[[FIRST]]
// CHECK: gpu.barrier
func.func @dynamic() attributes {workgroup_size = [4, 1, 1], prefetch_buffers = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %sa = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %word = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %word : i32 to index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<?xf32>{%n}
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<4xf32>
  %whole = affine.apply affine_map<()[s0] -> ((s0 floordiv 4) * 4)>()[%n]
  %other = arith.subi %c3, %t : index
  %r = scf.for %k = %c0 to %whole step %c4 iter_args(%acc = %zero) -> (f32) {
    gpu.barrier
    %at = arith.addi %k, %t : index
    %x = memref.load %in[%at] : memref<?xf32>
    memref.store %x, %sa[%t] : memref<4xf32, 3>
    gpu.barrier
    %u = memref.load %sa[%other] : memref<4xf32, 3>
    %z = arith.addf %acc, %u : f32
    scf.yield %z : f32
  }
  gpu.barrier
  memref.store %r, %sa[%t] : memref<4xf32, 3>
  gpu.barrier
  %u = memref.load %sa[%other] : memref<4xf32, 3>
  memref.store %u, %out[%t] : memref<4xf32>
  return
}

// -----

// What is read is used behind the barrier, too: the loop stays as it is.
// CHECK-LABEL: func.func @stays
// CHECK: scf.for
// CHECK-NEXT: gpu.barrier
func.func @stays() attributes {workgroup_size = [4, 1, 1], prefetch_buffers = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %sa = memref.alloc() : memref<4xf32, 3>
  %t = gpu.thread_id x
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<4xf32>
  %r = scf.for %k = %c0 to %c16 step %c4 iter_args(%acc = %zero) -> (f32) {
    gpu.barrier
    %at = arith.addi %k, %t : index
    %x = memref.load %in[%at] : memref<16xf32>
    memref.store %x, %sa[%t] : memref<4xf32, 3>
    gpu.barrier
    %u = memref.load %sa[%c0] : memref<4xf32, 3>
    %y = arith.addf %x, %u : f32
    %z = arith.addf %acc, %y : f32
    scf.yield %z : f32
  }
  memref.store %r, %out[%t] : memref<4xf32>
  return
}

// -----

// Sixty-four elements of a thread's are held from round to round, one more are not.
// CHECK-LABEL: func.func @held
// CHECK: memref.alloc() : memref<2x64xf32, 3>
// ONE-LABEL: func.func @held
func.func @held() attributes {workgroup_size = [1, 1, 1], prefetch_buffers = 2 : i64} {
  %c0 = arith.constant 0 : index
  %step = arith.constant 64 : index
  %end = arith.constant 192 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<64xf32>
  %sh = memref.alloc() : memref<64xf32, 3>
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<192xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<64xf32>
  %r = scf.for %k = %c0 to %end step %step iter_args(%acc = %init) -> (vector<64xf32>) {
    gpu.barrier
    %x = vector.transfer_read %in[%k], %zero {in_bounds = [true]} : memref<192xf32>, vector<64xf32>
    vector.transfer_write %x, %sh[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32, 3>
    gpu.barrier
    %u = vector.transfer_read %sh[%c0], %zero {in_bounds = [true]} : memref<64xf32, 3>, vector<64xf32>
    %s = arith.addf %acc, %u : vector<64xf32>
    scf.yield %s : vector<64xf32>
  }
  vector.transfer_write %r, %out[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}

// -----

// CHECK-LABEL: func.func @too_many
// CHECK: memref.alloc() : memref<65xf32, 3>
// CHECK: scf.for
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: vector.transfer_read
// ONE-LABEL: func.func @too_many
func.func @too_many() attributes {workgroup_size = [1, 1, 1], prefetch_buffers = 2 : i64} {
  %c0 = arith.constant 0 : index
  %step = arith.constant 65 : index
  %end = arith.constant 195 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<65xf32>
  %sh = memref.alloc() : memref<65xf32, 3>
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<195xf32>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<65xf32>
  %r = scf.for %k = %c0 to %end step %step iter_args(%acc = %init) -> (vector<65xf32>) {
    gpu.barrier
    %x = vector.transfer_read %in[%k], %zero {in_bounds = [true]} : memref<195xf32>, vector<65xf32>
    vector.transfer_write %x, %sh[%c0] {in_bounds = [true]} : vector<65xf32>, memref<65xf32, 3>
    gpu.barrier
    %u = vector.transfer_read %sh[%c0], %zero {in_bounds = [true]} : memref<65xf32, 3>, vector<65xf32>
    %s = arith.addf %acc, %u : vector<65xf32>
    scf.yield %s : vector<65xf32>
  }
  vector.transfer_write %r, %out[%c0] {in_bounds = [true]} : vector<65xf32>, memref<65xf32>
  return
}

// -----

// Without `prefetch_buffers` the loop stays as it is, unless the pass is told how many.
// CHECK-LABEL: func.func @unasked
// CHECK-NOT: transfer_read
// CHECK: scf.for
// CHECK-NEXT: gpu.barrier
// ONE-LABEL: func.func @unasked
// ONE: vector.transfer_read
// ONE: scf.for
func.func @unasked() attributes {workgroup_size = [4, 1, 1]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c56 = arith.constant 56 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<8xf32>
  %sa = memref.alloc() : memref<8xf32, 3>
  %sb = memref.alloc() : memref<2xf32, 3>
  %t = gpu.thread_id x
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<64xf32>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<64xf32>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : memref<4x8xf32>
  %few = arith.cmpi slt, %t, %c2 : index
  %r = scf.for %k = %c0 to %c56 step %c8 iter_args(%acc = %init) -> (vector<8xf32>) {
    gpu.barrier
    %at = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%k, %t)
    %x = vector.transfer_read %in[%at], %zero {in_bounds = [true]} : memref<64xf32>, vector<2xf32>
    %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%t)
    %s = memref.subview %sa[%p] [2] [1] : memref<8xf32, 3> to memref<2xf32, strided<[1], offset: ?>, 3>
    vector.transfer_write %x, %s[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32, strided<[1], offset: ?>, 3>
    scf.if %few {
      %bt = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %t)
      %y = vector.transfer_read %rhs[%bt], %zero {in_bounds = [true]} : memref<64xf32>, vector<1xf32>
      vector.transfer_write %y, %sb[%t] {in_bounds = [true]} : vector<1xf32>, memref<2xf32, 3>
    }
    gpu.barrier
    %u = vector.transfer_read %sa[%c0], %zero {in_bounds = [true]} : memref<8xf32, 3>, vector<8xf32>
    %v = memref.load %sb[%c1] : memref<2xf32, 3>
    %w = vector.broadcast %v : f32 to vector<8xf32>
    %y = arith.addf %u, %w : vector<8xf32>
    %z = arith.addf %acc, %y : vector<8xf32>
    scf.yield %z : vector<8xf32>
  }
  vector.transfer_write %r, %out[%t, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  return
}
