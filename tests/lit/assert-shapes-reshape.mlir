// What is asked of a reshape's sizes is computed in front of it, from its operands.
// RUN: cgc opt %s --pass-pipeline='assert-shapes' --verify-each | FileCheck %s

// CHECK-LABEL: func.func @expanded(
// CHECK: arith.muli %arg1, %{{.*}} : index
// CHECK: tensor.expand_shape
func.func @expanded(%x: tensor<?x4xf32>, %i: index) -> tensor<?x2x4xf32> {
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}
