// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s

// Slice sizes that only the program knows.
// CHECK-LABEL: func.func @dynamic_slices
// CHECK: %[[N:.*]] = tensor.extract %arg2
// CHECK: %[[SIZE:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: arith.subi %[[D]], %[[SIZE]]
// CHECK: tensor.empty(%{{.*}}, %[[SIZE]]) : tensor<?x?xf32>
func.func @dynamic_slices(%a: tensor<?xf32>, %i: tensor<?x1xi32>, %n: tensor<1xi32>) -> tensor<?x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%a, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>} : (tensor<?xf32>, tensor<?x1xi32>, tensor<1xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
