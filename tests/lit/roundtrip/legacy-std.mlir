// The std dialect without prefix, loop, and other names that moved since.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s

// CHECK-LABEL: func.func @kernel
func @kernel(%in: memref<10x5xf32>, %out: memref<10x5xf32>) {
  // CHECK: %[[N:.*]] = arith.constant 50 : index
  %c50 = constant 50 : index
  %c5 = constant 5 : index
  // CHECK: gpu.block_id x
  %0 = "gpu.block_id"() {dimension = "x"} : () -> index
  // CHECK: gpu.block_dim x
  %1 = "gpu.block_dim"() {dimension = "x"} : () -> index
  // CHECK: gpu.thread_id y
  %2 = "gpu.thread_id"() {dimension = "y"} : () -> index
  // CHECK: arith.muli %{{.*}}, %{{.*}} : index
  %3 = muli %0, %1 : index
  // CHECK: arith.addi
  %4 = addi %3, %2 : index
  // CHECK: %[[IN:.*]] = arith.cmpi slt, %{{.*}}, %[[N]] : index
  %5 = cmpi "slt", %4, %c50 : index
  // CHECK: scf.if %[[IN]] {
  scf.if %5 {
    // CHECK: arith.divsi
    %6 = divi_signed %4, %c5 : index
    // CHECK: arith.remsi
    %7 = remi_signed %4, %c5 : index
    // CHECK: memref.load %arg0[%{{.*}}, %{{.*}}] : memref<10x5xf32>
    %8 = load %in[%6, %7] : memref<10x5xf32>
    // CHECK: arith.cmpf olt
    %9 = cmpf "olt", %8, %8 : f32
    // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
    %10 = select %9, %8, %8 : f32
    // CHECK: math.exp
    %11 = exp %10 : f32
    // CHECK: memref.store %{{.*}}, %arg1[%{{.*}}, %{{.*}}] : memref<10x5xf32>
    store %11, %out[%6, %7] : memref<10x5xf32>
  }
  return
}

// CHECK-LABEL: func.func @loops
func @loops(%m: memref<?x?xf32>, %t: tensor<?xf32>) {
  %c-1 = constant -1 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  // CHECK: memref.dim %arg0, %{{.*}} : memref<?x?xf32>
  %d = dim %m, %c0 : memref<?x?xf32>
  // CHECK: tensor.dim %arg1, %{{.*}} : tensor<?xf32>
  %e = dim %t, %c0 : tensor<?xf32>
  // CHECK: scf.parallel (%{{.*}}, %{{.*}}) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) step (%{{.*}}, %{{.*}}) {
  loop.parallel (%i, %j) = (%c0, %c0) to (%d, %e) step (%c1, %c1) {
    // CHECK: scf.for
    loop.for %k = %c0 to %d step %c1 {
      // CHECK: memref.subview %arg0[%{{.*}}, %{{.*}}] [4, %{{.*}}] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
      %s = subview %m[%i, %k] [4, %d] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    }
    // CHECK: scf.reduce
    scf.yield
  }
  // CHECK: memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf32, 3>
  %a = alloc(%d, %e) : memref<?x?xf32, 3>
  // CHECK: memref.dealloc
  dealloc %a : memref<?x?xf32, 3>
  %f = constant 2.0 : f32
  // CHECK: vector.splat %{{.*}} : vector<4xf32>
  %v = splat %f : vector<4xf32>
  // CHECK: tensor.splat %{{.*}} : tensor<2xf32>
  %w = splat %f : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @branches
func @branches(%c: i1, %x: i32) -> i32 {
  // CHECK: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  // CHECK: arith.shli
  %0 = shift_left %x, %x : i32
  // CHECK: arith.extsi %{{.*}} : i32 to i64
  %1 = sexti %0 : i32 to i64
  // CHECK: cf.br ^bb2(%{{.*}} : i32)
  br ^bb2(%0 : i32)
^bb2(%r: i32):
  // CHECK: call @other(%{{.*}}) : (i32) -> i32
  %2 = call @other(%r) : (i32) -> i32
  return %2 : i32
}

// CHECK: func.func private @other(i32) -> i32
func private @other(i32) -> i32

// CHECK-LABEL: func.func @signature
// CHECK-SAME: attributes {signature = (tensor<3x4xi32>) -> tensor<3x4xi32>}
func @signature() attributes {signature = (tensor<3x4xi32>) -> (tensor<3x4xi32>)} {
  return
}

// CHECK-LABEL: func.func @threads
func.func @threads(%t: tensor<64xf32>) -> tensor<64xf32> {
  %c16 = arith.constant 16 : index
  // CHECK: scf.forall (%[[I:.*]]) in (%{{.*}}) shared_outs(%[[O:.*]] = %arg0) -> (tensor<64xf32>) {
  %0 = scf.foreach_thread (%i) in (%c16) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %1 = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    // CHECK: scf.forall.in_parallel {
    scf.foreach_thread.perform_concurrently {
      // CHECK: tensor.parallel_insert_slice
      tensor.parallel_insert_slice %1 into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %0 : tensor<64xf32>
}
