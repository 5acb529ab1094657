// RUN: cgc opt %s --pass-pipeline='configure-vector-layouts,distribute-vectors,unroll-vectors' -o %t.mlir
// RUN: FileCheck %s --implicit-check-not='1x256xf32>)' < %t.mlir
// RUN: cgc run %t.mlir --function=k --device=interp --input=1x256xf32=1 | FileCheck %s --check-prefix=RESULT

// Loops in a branch in a loop, which carry vectors between other values, in an order that changes from op to op: a thread's pieces stand in their
// places. The inner loop does not run in the first turn, and one of its results is for no one. Of the threads that meet a store of a scalar, one does it.
// RESULT: 2xf32=1024 2
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#plain = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {

// CHECK-LABEL: func.func @k(
// CHECK:         %[[W:.*]]:3 = scf.for %[[N:.*]] = %c0 to %c4 step %c1 iter_args(%[[F:.*]] = %{{.*}}, %[[V0:.*]] = %[[NONE:.*]], %[[V1:.*]] = %[[NONE]]) -> (f32, vector<4xf32>, vector<4xf32>) {
// CHECK:           %[[I:.*]]:3 = scf.if %{{.*}} -> (vector<4xf32>, vector<4xf32>, f32) {
// CHECK:             %[[L:.*]]:5 = scf.for %{{.*}} = %c0 to %[[N]] step %c1 iter_args(%[[P0:.*]] = %[[V0]], %[[P1:.*]] = %[[V1]], %{{.*}} = %[[F]], %{{.*}} = %[[X0:.*]], %{{.*}} = %[[X1:.*]]) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<4xf32>) {
// CHECK:               %[[D0:.*]] = arith.addf %[[P0]], %[[X0]] : vector<4xf32>
// CHECK:               %[[D1:.*]] = arith.addf %[[P1]], %[[X1]] : vector<4xf32>
// CHECK:               scf.yield %[[D0]], %[[D1]], %{{.*}}, %[[P0]], %[[P1]] : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<4xf32>
// CHECK:             scf.yield %[[L]]#0, %[[L]]#1, %[[L]]#2 : vector<4xf32>, vector<4xf32>, f32
// CHECK:           } else {
// CHECK:             scf.if %{{.*}} {
// CHECK-NEXT:          memref.store %[[F]]
// CHECK:             scf.yield %{{.*}}, %{{.*}}, %[[F]] : vector<4xf32>, vector<4xf32>, f32
// CHECK:           scf.yield %[[I]]#2, %[[I]]#0, %[[I]]#1 : f32, vector<4xf32>, vector<4xf32>
// CHECK:         arith.addf %[[W]]#1, %[[W]]#2 : vector<4xf32>
func.func @k() attributes {thread_basis = [1, 32], translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %acc = arith.constant dense<0.0> : vector<1xf32>
  %none = arith.constant dense<0.0> : vector<1x256xf32>
  %in = hal.interface.binding.subspan layout(#layout) binding(0) : memref<1x256xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) : memref<2xf32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [true, true]} : memref<1x256xf32>, vector<1x256xf32>
  %w:2 = scf.for %n = %c0 to %c4 step %c1 iter_args(%f = %zero, %v = %none) -> (f32, vector<1x256xf32>) {
    %odd = arith.remui %n, %c2 : index
    %even = arith.cmpi eq, %odd, %c0 : index
    %i:2 = scf.if %even -> (vector<1x256xf32>, f32) {
      %l:3 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %v, %q = %f, %last = %x) -> (vector<1x256xf32>, f32, vector<1x256xf32>) {
        %d = arith.addf %p, %x : vector<1x256xf32>
        %r = arith.addf %q, %one : f32
        scf.yield %d, %r, %p : vector<1x256xf32>, f32, vector<1x256xf32>
      }
      scf.yield %l#0, %l#1 : vector<1x256xf32>, f32
    } else {
      %d = arith.addf %v, %x : vector<1x256xf32>
      memref.store %f, %out[%c1] : memref<2xf32>
      scf.yield %d, %f : vector<1x256xf32>, f32
    }
    scf.yield %i#1, %i#0 : f32, vector<1x256xf32>
  }
  %s = vector.multi_reduction <add>, %w#1, %acc [1] : vector<1x256xf32> to vector<1xf32>
  vector.transfer_write %s, %out[%c0] {in_bounds = [true]} : vector<1xf32>, memref<2xf32>
  return
}
}
