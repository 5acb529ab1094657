// RUN: cgc run %s --function=k --device=interp --input=2x4xf32=1,2,3,4,5,6,7,8 | FileCheck %s --check-prefix=RESULT
// RUN: cgc opt %s --validate --pass-pipeline='unroll-vectors' -o %t.mlir
// RUN: FileCheck %s --implicit-check-not='vector<2x4xf32>' < %t.mlir
// RUN: cgc run %t.mlir --function=k --device=interp --input=2x4xf32=1,2,3,4,5,6,7,8 | FileCheck %s --check-prefix=RESULT
// RUN: cgc opt %s --validate --pass-pipeline='unroll-vectors{width=1}' | FileCheck %s --check-prefix=SCALAR

// Loops in a branch in a while, which carry vectors between other values, in an order that changes from op to op: their pieces stand in their places.
// The loop does not run in the first turn, where the branch takes it; one result of each loop is for no one.
// RESULT: 2x4xf32=[7 14 21 28][35 42 49 56]
// RESULT: 2xf32=8 5
// SCALAR: scf.for {{.*}} -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
// CHECK-LABEL: func.func @k(
// CHECK:         %[[W:.*]]:4 = scf.while (%{{.*}} = %c0, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (index, vector<4xf32>, vector<4xf32>, f32) -> (vector<4xf32>, vector<4xf32>, f32, index) {
// CHECK:           scf.condition(%{{.*}}) %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<4xf32>, vector<4xf32>, f32, index
// CHECK:         ^bb0(%[[X0:.*]]: vector<4xf32>, %[[X1:.*]]: vector<4xf32>, %{{.*}}: f32, %[[N:.*]]: index):
// CHECK:           %[[I:.*]]:3 = scf.if %{{.*}} -> (f32, vector<4xf32>, vector<4xf32>) {
// CHECK:             %[[L:.*]]:5 = scf.for %{{.*}} = %c0 to %[[N]] step %c1 iter_args(%[[P0:.*]] = %[[X0]], %[[P1:.*]] = %[[X1]], %{{.*}} = %{{.*}}, %{{.*}} = %[[X0]], %{{.*}} = %[[X1]]) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<4xf32>) {
// CHECK:               %[[D0:.*]] = arith.addf %[[P0]], %{{.*}} : vector<4xf32>
// CHECK:               %[[D1:.*]] = arith.addf %[[P1]], %{{.*}} : vector<4xf32>
// CHECK:               scf.yield %[[D0]], %[[D1]], %{{.*}}, %[[P0]], %[[P1]] : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<4xf32>
// CHECK:             scf.yield %[[L]]#2, %[[L]]#0, %[[L]]#1 : f32, vector<4xf32>, vector<4xf32>
// CHECK:           } else {
// CHECK:             scf.yield %{{.*}}, %[[X0]], %[[X1]] : f32, vector<4xf32>, vector<4xf32>
// CHECK:           scf.yield %{{.*}}, %[[I]]#1, %[[I]]#2, %[[I]]#0 : index, vector<4xf32>, vector<4xf32>, f32
// CHECK:         vector.transfer_write %[[W]]#0
// CHECK:         vector.transfer_write %[[W]]#1
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @k() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<2x4xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2x4xf32>
  %s = hal.interface.binding.subspan layout(#layout) binding(2) : memref<2xf32>
  %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
  %w:3 = scf.while (%n = %c0, %v = %x, %f = %zero) : (index, vector<2x4xf32>, f32) -> (vector<2x4xf32>, f32, index) {
    %more = arith.cmpi ult, %n, %c5 : index
    scf.condition(%more) %v, %f, %n : vector<2x4xf32>, f32, index
  } do {
  ^bb0(%v: vector<2x4xf32>, %f: f32, %n: index):
    %odd = arith.remui %n, %c2 : index
    %even = arith.cmpi eq, %odd, %c0 : index
    %i:2 = scf.if %even -> (f32, vector<2x4xf32>) {
      %l:3 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %v, %q = %f, %last = %v) -> (vector<2x4xf32>, f32, vector<2x4xf32>) {
        %d = arith.addf %p, %x : vector<2x4xf32>
        %r = arith.addf %q, %one : f32
        scf.yield %d, %r, %p : vector<2x4xf32>, f32, vector<2x4xf32>
      }
      scf.yield %l#1, %l#0 : f32, vector<2x4xf32>
    } else {
      %g = arith.addf %f, %f : f32
      scf.yield %g, %v : f32, vector<2x4xf32>
    }
    %next = arith.addi %n, %c1 : index
    scf.yield %next, %i#1, %i#0 : index, vector<2x4xf32>, f32
  }
  vector.transfer_write %w#0, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  memref.store %w#1, %s[%c0] : memref<2xf32>
  %m = arith.index_cast %w#2 : index to i32
  %y = arith.sitofp %m : i32 to f32
  memref.store %y, %s[%c1] : memref<2xf32>
  return
}
