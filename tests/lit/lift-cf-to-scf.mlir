// Blocks and branches become loops and conditions again: loops that count are scf.for, others scf.while; what branches apart meets again.

// RUN: cgc opt %s --split-input-file --pass-pipeline=lift-cf-to-scf,canonicalize,cse --verify-each -o %t.mlir && FileCheck %s < %t.mlir
// RUN: cgc run %t.mlir --split-input-file --function=count --device=interp --input=i32=5 | FileCheck %s --check-prefix=COUNT
// RUN: cgc run %t.mlir --split-input-file --function=collatz --device=interp --input=i32=27 | FileCheck %s --check-prefix=COLLATZ
// RUN: cgc run %t.mlir --split-input-file --function=nested --device=interp --input=i32=4 | FileCheck %s --check-prefix=NESTED
// RUN: cgc run %t.mlir --split-input-file --function=nested --device=interp --input=i32=0 | FileCheck %s --check-prefix=ZERO
// RUN: cgc run %s --split-input-file --function=rows --device=interp --target=vulkan1.1 --workgroups=3,1,1 --input=20x10xf32=3 --input=20xf32=1 | FileCheck %s --check-prefix=ROWS
// RUN: cgc compile %S/Inputs/by-hand-blocks.mlir --target=vulkan1.1 -o %t.spv 2> %t.log && spirv-val --target-env vulkan1.1 %t.spv
// RUN: not cgc opt %S/Inputs/lift-cf-to-scf-errors.mlir --split-input-file --pass-pipeline=lift-cf-to-scf 2>&1 | FileCheck %S/Inputs/lift-cf-to-scf-errors.mlir --implicit-check-not=error:
// COUNT: i32=15
// COLLATZ: i32=111
// NESTED: i32=42
// ZERO: i32=0
// ROWS: 20xf32=31 31 31 31 31 31 31 31 31 31 31 31 31 31 31 31 31 31 31 31

// CHECK-LABEL: func.func @count
// CHECK: %[[SUM:.*]] = scf.for %[[I:.*]] = %c1_i32 to %{{.*}} step %c1_i32 iter_args(%[[ACC:.*]] = %c0_i32) -> (i32)
// CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[ACC]], %[[I]] : i32
// CHECK-NEXT: scf.yield %[[NEXT]] : i32
// CHECK: return %[[SUM]]
func.func @count(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %end = arith.addi %n, %c1 : i32
  cf.br ^head(%c1, %c0 : i32, i32)
^head(%i: i32, %sum: i32):
  %go = arith.cmpi slt, %i, %end : i32
  cf.cond_br %go, ^body, ^done
^body:
  %next = arith.addi %sum, %i : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j, %next : i32, i32)
^done:
  return %sum : i32
}

// Steps until it is one: the test leaves the loop on its first branch.
// CHECK-LABEL: func.func @collatz
// CHECK: %[[R:.*]]:2 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %c0_i32) : (i32, i32) -> (i32, i32) {
// CHECK: scf.condition
// CHECK: } do {
// CHECK: scf.if %{{.*}} -> (i32) {
// CHECK: } else {
// CHECK: scf.yield
// CHECK: return %[[R]]#1
func.func @collatz(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^head(%n, %c0 : i32, i32)
^head(%i: i32, %steps: i32):
  %end = arith.cmpi eq, %i, %c1 : i32
  cf.cond_br %end, ^done, ^body
^body:
  %rest = arith.remsi %i, %c2 : i32
  %odd = arith.cmpi ne, %rest, %c0 : i32
  cf.cond_br %odd, ^up, ^down
^up:
  %t = arith.muli %i, %c3 : i32
  %u = arith.addi %t, %c1 : i32
  cf.br ^again(%u : i32)
^down:
  %d = arith.divsi %i, %c2 : i32
  cf.br ^again(%d : i32)
^again(%j: i32):
  %more = arith.addi %steps, %c1 : i32
  cf.br ^head(%j, %more : i32, i32)
^done:
  return %steps : i32
}

// A loop in a branch of a loop; a branch straight to where both meet; blocks in another order than they are run.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for
// CHECK: scf.if
// CHECK: scf.for
// CHECK: return
func.func @nested(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.br ^outer(%c0, %c0 : i32, i32)
^meet(%s: i32):
  %s1 = arith.addi %s, %i : i32
  %i1 = arith.addi %i, %c1 : i32
  cf.br ^outer(%i1, %s1 : i32, i32)
^outer(%i: i32, %acc: i32):
  %go = arith.cmpi slt, %i, %n : i32
  cf.cond_br %go, ^some, ^done
^some:
  %big = arith.cmpi sge, %i, %c2 : i32
  cf.cond_br %big, ^inner(%c0, %acc : i32, i32), ^meet(%acc : i32)
^inner(%j: i32, %a: i32):
  %in = arith.cmpi slt, %j, %n : i32
  cf.cond_br %in, ^turn, ^meet(%a : i32)
^turn:
  %a1 = arith.addi %a, %i : i32
  %a2 = arith.addi %a1, %c2 : i32
  %j1 = arith.addi %j, %c1 : i32
  cf.br ^inner(%j1, %a2 : i32, i32)
^done:
  return %acc : i32
}

// -----

// A kernel as it is behind SCFToCF.
// CHECK-LABEL: func.func @rows
// CHECK: scf.if
// CHECK: scf.for
// CHECK: memref.store
func.func @rows() attributes {spv.entry_point_abi = {local_size = dense<[8, 1, 1]> : vector<3xi32>}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<20x10xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) : memref<20xf32>
  %g = hal.interface.workgroup.id[0] : index
  %t = gpu.thread_id x
  %b = arith.muli %g, %c8 : index
  %r = arith.addi %b, %t : index
  %is = arith.cmpi slt, %r, %c20 : index
  cf.cond_br %is, ^bb1, ^bb5
^bb1:
  %init = memref.load %1[%r] : memref<20xf32>
  cf.br ^bb2(%c0, %init : index, f32)
^bb2(%k: index, %sum: f32):
  %go = arith.cmpi slt, %k, %c10 : index
  cf.cond_br %go, ^bb3, ^bb4
^bb3:
  %x = memref.load %0[%r, %k] : memref<20x10xf32>
  %s = arith.addf %sum, %x : f32
  %k1 = arith.addi %k, %c1 : index
  cf.br ^bb2(%k1, %s : index, f32)
^bb4:
  memref.store %sum, %1[%r] : memref<20xf32>
  cf.br ^bb5
^bb5:
  return
}
