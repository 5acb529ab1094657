// RUN: cgc run %s --function=k --device=interp --input=4xi64=5,6000000000,-1,20000000000 | FileCheck %s --check-prefix=RESULT
// RUN: cgc opt %s --pass-pipeline='emulate-wide-int' -o %t.mlir
// RUN: FileCheck %s --implicit-check-not=i64 < %t.mlir
// RUN: cgc run %t.mlir --function=k --device=interp --input=8xi32=5,0,1705032704,1,-1,-1,-1474836480,4 | FileCheck %s --check-prefix=WORDS

// Loops in a branch in a while, which carry wide integers between other values, in an order that changes from op to op: their words stand in their
// places. No loop runs in the first turn, and one result of each is for no one. Afterwards each number is two words, the lower one first.
// RESULT: 8xi64=40 11999999994 -8 19999999991
// RESULT-SAME: {{^}} 3 1 3 0
// WORDS: 16xi32=40 0 -884901894 2 -8 -1 -1474836489 4
// WORDS-SAME: {{^}} 3 0 1 0 3 0 0 0
// CHECK-LABEL: func.func @k(
// CHECK:         %[[W:.*]]:4 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (index, i32, i32, f32) -> (i32, i32, f32, index) {
// CHECK:           scf.condition(%{{.*}}) %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32, i32, f32, index
// CHECK:         ^bb0(%[[X0:.*]]: i32, %[[X1:.*]]: i32, %[[F:.*]]: f32, %[[N:.*]]: index):
// CHECK:           %[[I:.*]]:3 = scf.if %{{.*}} -> (f32, i32, i32) {
// CHECK:             %[[L:.*]]:5 = scf.for %{{.*}} = %{{.*}} to %[[N]] step %{{.*}} iter_args(%[[P0:.*]] = %[[X0]], %[[P1:.*]] = %[[X1]], %{{.*}} = %[[F]], %{{.*}} = %[[X0]], %{{.*}} = %[[X1]]) -> (i32, i32, f32, i32, i32) {
// CHECK:               %[[D0:.*]] = arith.addi %[[P0]], %[[P0]] : i32
// CHECK:               scf.yield %[[D0]], %{{.*}}, %{{.*}}, %[[P0]], %[[P1]] : i32, i32, f32, i32, i32
// CHECK:             scf.yield %[[L]]#2, %[[L]]#0, %[[L]]#1 : f32, i32, i32
// CHECK:           } else {
// CHECK:             %[[R:.*]]:3 = scf.for {{.*}} -> (f32, i32, i32) {
// CHECK:             scf.yield %[[F]], %[[R]]#1, %[[R]]#2 : f32, i32, i32
// CHECK:           scf.yield %{{.*}}, %[[I]]#1, %[[I]]#2, %[[I]]#0 : index, i32, i32, f32
// CHECK:         memref.store %[[W]]#0
// CHECK:         memref.store %[[W]]#1
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %three = arith.constant 3 : i64
        %big = arith.constant 10000000000 : i64
        %zero = arith.constant 0.0 : f32
        %one = arith.constant 1.0 : f32
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi64>
        %x = memref.load %a[%i] : memref<4xi64>
        %w:3 = scf.while (%n = %c0, %v = %x, %f = %zero) : (index, i64, f32) -> (i64, f32, index) {
          %more = arith.cmpi ult, %n, %c3 : index
          scf.condition(%more) %v, %f, %n : i64, f32, index
        } do {
        ^bb0(%v: i64, %f: f32, %n: index):
          %small = arith.cmpi slt, %v, %big : i64
          %s:2 = scf.if %small -> (f32, i64) {
            %l:3 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %v, %q = %f, %last = %v) -> (i64, f32, i64) {
              %d = arith.addi %p, %p : i64
              %r = arith.addf %q, %one : f32
              scf.yield %d, %r, %p : i64, f32, i64
            }
            scf.yield %l#1, %l#0 : f32, i64
          } else {
            %l:2 = scf.for %k = %c0 to %n step %c1 iter_args(%q = %f, %p = %v) -> (f32, i64) {
              %d = arith.subi %p, %three : i64
              %r = arith.addf %q, %one : f32
              scf.yield %r, %d : f32, i64
            }
            scf.yield %f, %l#1 : f32, i64
          }
          %next = arith.addi %n, %c1 : index
          scf.yield %next, %s#1, %s#0 : index, i64, f32
        }
        %i4 = arith.addi %i, %c4 : index
        %turns = arith.fptosi %w#1 : f32 to i64
        memref.store %w#0, %o[%i] : memref<8xi64>
        memref.store %turns, %o[%i4] : memref<8xi64>
        return
      }
    }
  }
}
