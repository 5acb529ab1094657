// RUN: cgc compile %s --target=lavapipe --emit=mlir | FileCheck %s
// Where there are more tiles than a grid may have workgroups, these go on with others: not before all threads have read what is in workgroup memory.

// CHECK-LABEL: func.func @scan_dispatch_0
// CHECK:         gpu.grid_dim x
// CHECK:         scf.for
// CHECK-NOT:       memref.store
// CHECK:           gpu.barrier
// CHECK:           memref.store %{{.*}} : memref<{{.*}}, 3>
func.func @scan(%x: tensor<70000x301xi32>) -> tensor<70000x301xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [300, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 301>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<70000x301xi32>, tensor<i32>) -> tensor<70000x301xi32>
  return %r : tensor<70000x301xi32>
}

// CHECK-LABEL: func.func @sort_dispatch_0
// CHECK:         gpu.grid_dim x
// CHECK:         scf.for
// CHECK-NOT:       memref.store
// CHECK:           gpu.barrier
// CHECK:           memref.store %{{.*}} : memref<{{.*}}, 3>
func.func @sort(%x: tensor<66000x300xi32>) -> tensor<66000x300xi32> {
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<66000x300xi32>) -> tensor<66000x300xi32>
  return %r : tensor<66000x300xi32>
}
