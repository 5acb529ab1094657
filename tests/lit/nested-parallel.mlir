// Nests of nests on buffers: an scf.parallel around others is for workgroups, those in it for the threads of one, deeper ones for a thread; a fill before
// a forall of blocks fills each tile in it. What would need workgroups, or threads and a binding, to wait for each other is a race.

// RUN: cgc opt %s --pass-pipeline=linalg-to-loops --verify-each | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=transpose --input=40x48xf32=random:3 --compare | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=deep --input=48xf32=3 --compare | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=fill_before_blocks --input=37x19xf32=2 --input=19x53xf32=0.5 --input=37x53xf32=7 --compare | FileCheck %s --check-prefix=SAME
// SAME: worst difference 0 at

// CHECK-LABEL: func.func @transpose
// CHECK: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (40, 48) step (8, 8)
// CHECK: scf.forall (%[[X:.*]], %[[Y:.*]]) in (9, 8) {
// CHECK: arith.muli %[[X]]
// CHECK: } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (8, 8) {
// CHECK: } {mapping = [#gpu.block<y>, #gpu.block<x>]}
func.func @transpose() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c19 = arith.constant 19 : index
  %c22 = arith.constant 22 : index
  %c40 = arith.constant 40 : index
  %c48 = arith.constant 48 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<40x48xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<48x40xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c40, %c48) step (%c8, %c8) {
    %t = memref.alloc() : memref<8x8xf32, #gpu.address_space<workgroup>>
    scf.parallel (%x, %y) = (%c5, %c3) to (%c22, %c19) step (%c2, %c2) {
      %x0 = arith.subi %x, %c5 : index
      %y0 = arith.subi %y, %c3 : index
      %x1 = arith.divui %x0, %c2 : index
      %y1 = arith.divui %y0, %c2 : index
      %in = arith.cmpi ult, %x1, %c8 : index
      scf.if %in {
      %r = arith.addi %i, %x1 : index
      %c = arith.addi %j, %y1 : index
      %v = memref.load %a[%r, %c] : memref<40x48xf32>
      memref.store %v, %t[%x1, %y1] : memref<8x8xf32, #gpu.address_space<workgroup>>
      }
      scf.reduce
    }
    scf.parallel (%y, %x) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
      %v = memref.load %t[%x, %y] : memref<8x8xf32, #gpu.address_space<workgroup>>
      %r = arith.addi %i, %x : index
      %c = arith.addi %j, %y : index
      memref.store %v, %b[%c, %r] : memref<48x40xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @deep
// CHECK: scf.forall (%{{.*}}) = (0) to (48) step (8)
// CHECK: scf.forall (%{{.*}}) in (2) {
// CHECK: scf.for
// CHECK: } {mapping = [#gpu.thread<x>]}
func.func @deep() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c48 = arith.constant 48 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<48xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<48xf32>
  scf.parallel (%i) = (%c0) to (%c48) step (%c8) {
    scf.parallel (%x) = (%c0) to (%c8) step (%c4) {
     scf.parallel (%z) = (%c0) to (%c4) step (%c1) {
      %r0 = arith.addi %i, %x : index
      %r = arith.addi %r0, %z : index
      %v = memref.load %a[%r] : memref<48xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %b[%r] : memref<48xf32>
      scf.reduce
     }
      scf.reduce
    }
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @fill_before_blocks
// CHECK-NOT: memref.store
// CHECK: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (37, 53) step (8, 16)
// CHECK: %[[T:.*]] = memref.subview
// CHECK: memref.store %{{.*}}, %[[T]]
func.func @fill_before_blocks() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<37x19xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<19x53xf32>
  %c = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) : memref<37x53xf32>
  linalg.fill ins(%z : f32) outs(%c : memref<37x53xf32>)
  scf.forall (%i, %j) = (0, 0) to (37, 53) step (8, 16) {
    %h = affine.min affine_map<(d0) -> (8, -d0 + 37)>(%i)
    %w = affine.min affine_map<(d0) -> (16, -d0 + 53)>(%j)
    %x = memref.subview %a[%i, 0] [%h, 19] [1, 1] : memref<37x19xf32> to memref<?x19xf32, strided<[19, 1], offset: ?>>
    %y = memref.subview %b[0, %j] [19, %w] [1, 1] : memref<19x53xf32> to memref<19x?xf32, strided<[53, 1], offset: ?>>
    %o = memref.subview %c[%i, %j] [%h, %w] [1, 1] : memref<37x53xf32> to memref<?x?xf32, strided<[53, 1], offset: ?>>
    linalg.matmul ins(%x, %y : memref<?x19xf32, strided<[19, 1], offset: ?>>, memref<19x?xf32, strided<[53, 1], offset: ?>>) outs(%o : memref<?x?xf32, strided<[53, 1], offset: ?>>)
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}
