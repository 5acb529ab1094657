// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,form-dispatches' --validate > /dev/null

// The region takes the update first. A value from outside comes along.
// CHECK-LABEL: func.func @parts
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<5x9xf32>)
// CHECK: ^bb0(%[[OLD:.*]]: f32, %{{.*}}: f32):
// CHECK: scf.for %[[K:.*]] = {{.*}} iter_args(%[[ACC:.*]] = %[[OLD]])
// CHECK: arith.cmpi eq
// CHECK: arith.andi
// CHECK: %[[AT:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: scf.if
// CHECK: %[[U:.*]] = tensor.extract %arg1[%[[K]], %[[AT]]] : tensor<3x4xf32>
// CHECK: %[[S:.*]] = arith.subf %[[U]], %[[ACC]]
// CHECK: arith.mulf %[[S]], %arg3
func.func @parts(%o: tensor<5x9xf32>, %u: tensor<3x4xf32>, %i: tensor<3x2xi32>, %f: f32) -> tensor<5x9xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%u, %i : tensor<3x4xf32>, tensor<3x2xi32>) outs(%o : tensor<5x9xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.subf %x, %y : f32
    %t = arith.mulf %s, %f : f32
    iree_linalg_ext.yield %t : f32
  } -> tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}
