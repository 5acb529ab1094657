// Loops and branches of a kernel become blocks, in the order in which they are run; what is computed stays the same.
// REQUIRES: nvvm
// RUN: cgc opt %s --pass-pipeline=scf-to-cf | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=scf-to-cf -o %t.mlir && cgc opt %t.mlir -o - | cmp - %t.mlir
// RUN: cgc compile %S/../spirv/control-flow.mlir --target=sm_80 --pipeline=materialize-interface,verify-emission --emit=mlir -o %t.mlir && cgc opt %t.mlir --pass-pipeline=scf-to-cf,convert-to-nvvm -o %t.d.mlir && FileCheck %s --check-prefix=NVVM --input-file=%t.d.mlir
// RUN: sed -n '/^      builtin.module/,/^      }$/p' %t.d.mlir | mlir-translate --mlir-to-llvmir | opt -passes=verify -disable-output

// CHECK-LABEL: func.func @k
// CHECK: cf.br ^bb1(%c0, %cst : index, f32)
// CHECK-NEXT: ^bb1(%[[I:.*]]: index, %[[ACC:.*]]: f32):
// CHECK-NEXT: %[[LESS:.*]] = arith.cmpi slt, %[[I]], %c8
// CHECK-NEXT: cf.cond_br %[[LESS]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:
// CHECK: cf.cond_br %{{.*}}, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: %[[X:.*]] = memref.load
// CHECK-NEXT: cf.br ^bb5(%[[X]] : f32)
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: cf.br ^bb5(%[[ACC]] : f32)
// CHECK-NEXT: ^bb5(%[[V:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[ACC]], %[[V]]
// CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[I]], %c1
// CHECK-NEXT: cf.br ^bb1(%[[NEXT]], %[[S]] : index, f32) {cg.unroll = false}
// CHECK-NEXT: ^bb6:
// CHECK-NEXT: cf.br ^bb7(%c8 : index)
// CHECK-NEXT: ^bb7(%[[W:.*]]: index):
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpi sgt, %[[W]]
// CHECK-NEXT: cf.cond_br %[[MORE]], ^bb8, ^bb9
// CHECK-NEXT: ^bb8:
// CHECK-NEXT: %[[LEFT:.*]] = arith.subi %[[W]], %c1
// CHECK-NEXT: cf.br ^bb7(%[[LEFT]] : index)
// CHECK-NEXT: ^bb9:
// CHECK-NEXT: arith.cmpi eq, %{{.*}}, %[[W]]
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb10, ^bb11
// CHECK: memref.store %[[ACC]]
// CHECK-NEXT: cf.br ^bb11
// CHECK-NEXT: ^bb11:
// CHECK-NEXT: return

// NVVM: llvm.br ^bb1(%{{.*}} : i32
// NVVM-NEXT: ^bb1(%[[I:[0-9]+]]: i32
// NVVM: "llvm.icmp"(%[[I]], %{{.*}}) <{predicate = 2 : i64}>
// NVVM: llvm.cond_br %{{.*}}, ^bb2, ^bb
// NVVM: llvm.return
func.func @k() attributes {workgroup_size = [32, 1, 1]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %m = hal.interface.binding.subspan set(0) binding(0) : memref<64xf32>
  %t = gpu.thread_id x
  %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %zero) -> (f32) {
    %odd = arith.andi %i, %c1 : index
    %is = arith.cmpi eq, %odd, %c1 : index
    %v = scf.if %is -> (f32) {
      %x = memref.load %m[%i] : memref<64xf32>
      scf.yield %x : f32
    } else {
      scf.yield %acc : f32
    }
    %s = arith.addf %acc, %v : f32
    scf.yield %s : f32
  } {cg.unroll = false}
  %n = scf.while (%w = %c8) : (index) -> index {
    %more = arith.cmpi sgt, %w, %t : index
    scf.condition(%more) %w : index
  } do {
  ^bb0(%w: index):
    %less = arith.subi %w, %c1 : index
    scf.yield %less : index
  }
  %first = arith.cmpi eq, %t, %n : index
  scf.if %first {
    memref.store %sum, %m[%t] : memref<64xf32>
  }
  return
}
