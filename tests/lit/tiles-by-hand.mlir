// Products tiled by hand on buffers, as scf.parallel with linalg ops marked for a workgroup: they go on to loops by workgroup and local ids.

// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=square --output=@%t.square.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=tiled --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=tiled --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=more --input=@%t.square.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=promoted --input=@%t.square.npy --input=@%t.square.npy --input=@%t.square.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=promoted --input=@%t.square.npy --input=@%t.square.npy --input=@%t.square.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc opt %s --pass-pipeline=canonicalize,linalg-to-loops | FileCheck %s --check-prefix=LOOPS
// RUN: cgc opt %s --pass-pipeline=materialize-interface,canonicalize,linalg-to-loops,distribute,fold-memref-aliases,pad-dynamic-alloc,canonicalize,cse --verify-each | FileCheck %s
// RUN: not cgc opt %S/Inputs/by-hand-order.mlir --split-input-file --pass-pipeline=linalg-to-loops,distribute 2>&1 | FileCheck %S/Inputs/by-hand-order.mlir

// The fill comes to each tile: workgroups do not wait for one another.
// LOOPS-LABEL: func.func @tiled
// LOOPS-NOT: scf.parallel
// LOOPS: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (77, 45) step (8, 8) {
// LOOPS: scf.forall (%{{.*}}, %{{.*}}) in (%{{.*}}, %{{.*}}) {
// LOOPS: memref.store %cst
// LOOPS: mapping = [#gpu.thread<y>, #gpu.thread<x>]
// LOOPS: scf.for
// LOOPS: scf.forall
// LOOPS: mapping = [#gpu.block<y>, #gpu.block<x>]

// CHECK-LABEL: func.func @tiled
// CHECK-DAG: gpu.block_id x
// CHECK-DAG: gpu.thread_id y
// CHECK: scf.if
// CHECK: memref.store
// CHECK: scf.for
// CHECK: scf.if
// CHECK: scf.for
// CHECK: memref.store
// CHECK-LABEL: func.func @promoted
// CHECK: memref.alloc() : memref<8x4xf32, 3>
// CHECK: memref.alloc() : memref<4x8xf32, 3>
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: gpu.barrier
// CHECK: scf.if
func.func @tiled() attributes {spv.entry_point_abi = {local_size = dense<[8, 8, 1]> : vector<3xi32>}} {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c23 = arith.constant 23 : index
  %c45 = arith.constant 45 : index
  %c77 = arith.constant 77 : index
  %0 = hal.interface.binding.subspan set(0) binding(2) : memref<77x45xf32>
  %1 = hal.interface.binding.subspan set(0) binding(0) : memref<77x23xf32>
  %2 = hal.interface.binding.subspan set(0) binding(1) : memref<23x45xf32>
  linalg.fill ins(%cst : f32) outs(%0 : memref<77x45xf32>)
  scf.parallel (%i, %j) = (%c0, %c0) to (%c77, %c45) step (%c8, %c8) {
    scf.for %k = %c0 to %c23 step %c4 {
      %m = affine.min affine_map<(d0) -> (8, 77 - d0)>(%i)
      %n = affine.min affine_map<(d0) -> (8, 45 - d0)>(%j)
      %d = affine.min affine_map<(d0) -> (4, 23 - d0)>(%k)
      %a = memref.subview %1[%i, %k] [%m, %d] [1, 1] : memref<77x23xf32> to memref<?x?xf32, strided<[23, 1], offset: ?>>
      %b = memref.subview %2[%k, %j] [%d, %n] [1, 1] : memref<23x45xf32> to memref<?x?xf32, strided<[45, 1], offset: ?>>
      %c = memref.subview %0[%i, %j] [%m, %n] [1, 1] : memref<77x45xf32> to memref<?x?xf32, strided<[45, 1], offset: ?>>
      linalg.matmul {__internal_linalg_transform__ = "workgroup"} ins(%a, %b : memref<?x?xf32, strided<[23, 1], offset: ?>>, memref<?x?xf32, strided<[45, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[45, 1], offset: ?>>)
    }
    scf.reduce
  }
  return
}
func.func @promoted() attributes {spv.entry_point_abi = {local_size = dense<[8, 8, 1]> : vector<3xi32>}} {
  %c96 = arith.constant 96 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<96x96xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) : memref<96x96xf32>
  %2 = hal.interface.binding.subspan set(0) binding(2) : memref<96x96xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c96, %c96) step (%c8, %c8) {
    scf.for %k = %c0 to %c96 step %c4 {
      %m = affine.min affine_map<(d0) -> (8, 96 - d0)>(%i)
      %n = affine.min affine_map<(d0) -> (8, 96 - d0)>(%j)
      %d = affine.min affine_map<(d0) -> (4, 96 - d0)>(%k)
      %5 = memref.subview %0[%i, %k] [%m, %d] [1, 1] : memref<96x96xf32> to memref<?x?xf32, strided<[96, 1], offset: ?>>
      %8 = memref.subview %1[%k, %j] [%d, %n] [1, 1] : memref<96x96xf32> to memref<?x?xf32, strided<[96, 1], offset: ?>>
      %11 = memref.subview %2[%i, %j] [%m, %n] [1, 1] : memref<96x96xf32> to memref<?x?xf32, strided<[96, 1], offset: ?>>
      %12 = memref.alloc(%c8, %c4) : memref<?x?xf32, 3>
      %13 = memref.subview %12[0, 0] [%m, %d] [1, 1] : memref<?x?xf32, 3> to memref<?x?xf32, strided<[?, 1]>, 3>
      %14 = memref.alloc(%c4, %c8) : memref<?x?xf32, 3>
      %15 = memref.subview %14[0, 0] [%d, %n] [1, 1] : memref<?x?xf32, 3> to memref<?x?xf32, strided<[?, 1]>, 3>
      linalg.copy {__internal_linalg_transform__ = "workgroup"} ins(%5 : memref<?x?xf32, strided<[96, 1], offset: ?>>) outs(%13 : memref<?x?xf32, strided<[?, 1]>, 3>)
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      linalg.copy {__internal_linalg_transform__ = "workgroup"} ins(%8 : memref<?x?xf32, strided<[96, 1], offset: ?>>) outs(%15 : memref<?x?xf32, strided<[?, 1]>, 3>)
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      linalg.matmul {__internal_linalg_transform__ = "workgroup"} ins(%13, %15 : memref<?x?xf32, strided<[?, 1]>, 3>, memref<?x?xf32, strided<[?, 1]>, 3>) outs(%11 : memref<?x?xf32, strided<[96, 1], offset: ?>>)
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      memref.dealloc %12 : memref<?x?xf32, 3>
      memref.dealloc %14 : memref<?x?xf32, 3>
    }
    scf.reduce
  }
  return
}
