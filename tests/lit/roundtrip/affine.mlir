// Maps, sets and affine ops.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// CHECK-DAG: #[[M0:map[0-9]*]] = affine_map<(d0, d1)[s0] -> (d0 * 2 - d1, d1 floordiv 4 + s0, (d0 + d1) mod 8)>
// CHECK-DAG: #[[S0:set[0-9]*]] = affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 - 1 >= 0, d0 mod 2 == 0)>
#odd = affine_map<(i, j)[n] -> (i * 2 - j, j floordiv 4 + n, (i + j) mod 8)>
#inside = affine_set<(i)[n] : (i >= 3, i <= n - 1, i mod 2 == 0)>
#used = [#odd, affine_map<() -> ()>]

// LOCAL-NOT: #map
// LOCAL: affine_map<(d0, d1)[s0] -> (d0 * 2 - d1, d1 floordiv 4 + s0, (d0 + d1) mod 8)>
// CHECK-LABEL: func.func @maps
func.func @maps(%i: index, %n: index, %m: memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 24 + d1 + s0)>, 3>, %v: f32) -> f32 attributes {maps = #used} {
  // CHECK: affine.apply #{{.*}}(%arg0)[%arg1]
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 ceildiv 8)>(%i)[%n]
  // CHECK: affine.min #{{.*}}(%{{.*}})
  %1 = affine.min affine_map<(d0) -> (d0, 32, -d0 + 7)>(%0)
  // CHECK: affine.max #{{.*}}()[%arg1]
  %2 = affine.max affine_map<()[s0] -> (s0, 1)>()[%n]
  // CHECK: affine.for %[[I:.*]] = 0 to %arg1 {
  affine.for %a = 0 to %n {
    // CHECK: affine.for %{{.*}} = max #{{.*}}(%[[I]]) to min #{{.*}}(%[[I]])[%arg1] step 2 {
    affine.for %b = max affine_map<(d0) -> (d0, 2)>(%a) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%a)[%n] step 2 {
      // CHECK: affine.if #[[S0]](%{{.*}})[%arg1] {
      affine.if #inside(%b)[%n] {
        // CHECK: affine.load %arg2[%[[I]] + 1, symbol(%arg1) + %{{.*}} * -2] : memref<4x?xf32, #{{.*}}, 3>
        %x = affine.load %m[%a + 1, symbol(%n) - %b * 2] : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 24 + d1 + s0)>, 3>
        // CHECK: affine.store %{{.*}}, %arg2[0, %{{.*}} floordiv 2]
        affine.store %x, %m[0, %b floordiv 2] : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 24 + d1 + s0)>, 3>
        // CHECK: } else {
      } else {
        "test.use"() : () -> ()
      }
    }
  }
  // CHECK: affine.for %{{.*}} = #{{.*}}(%arg0) to 128 iter_args(%[[ACC:.*]] = %arg3) -> (f32) {
  %r = affine.for %a = affine_map<(d0) -> (d0 * 2)>(%i) to 128 iter_args(%acc = %v) -> (f32) {
    // CHECK: affine.yield %[[ACC]] : f32
    affine.yield %acc : f32
  }
  return %r : f32
}
