// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise' --validate > /dev/null

// Starts are clamped to where the slice fits, in their own width; a dim without a start is read where the result is.
// CHECK-LABEL: func.func @rows
// CHECK: arith.constant 4 : index
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[START:.*]] = tensor.extract %arg1[%[[I]], %{{.*}}] : tensor<3x1xi32>
// CHECK: %[[LIMIT:.*]] = arith.index_cast %{{.*}} : index to i32
// CHECK: %[[LOW:.*]] = arith.maxsi %[[START]], %{{.*}} : i32
// CHECK: %[[IN:.*]] = arith.minsi %[[LOW]], %[[LIMIT]] : i32
// CHECK: %[[ROW:.*]] = arith.index_cast %[[IN]] : i32 to index
// CHECK: tensor.extract %arg0[%[[ROW]], %[[J]]] : tensor<5x4xf32>
func.func @rows(%a: tensor<5x4xf32>, %i: tensor<3x1xi32>) -> tensor<3x4xf32> {
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} : (tensor<5x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @unsigned
// CHECK: arith.extui %{{.*}} : i8 to i32
// CHECK: arith.minui
// CHECK: arith.addi
func.func @unsigned(%a: tensor<300xf32>, %i: tensor<4xui8>) -> tensor<4x2xf32> {
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>} : (tensor<300xf32>, tensor<4xui8>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @batching
// CHECK: %[[B:.*]] = linalg.index 0
// CHECK: tensor.extract %arg1[%[[B]], %{{.*}}, %{{.*}}] : tensor<3x2x1xi32>
// CHECK: tensor.extract %arg0[%[[B]], %{{.*}}] : tensor<3x4xf32>
func.func @batching(%a: tensor<3x4xf32>, %i: tensor<3x2x1xi32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>} : (tensor<3x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @select
// CHECK: linalg.generic
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: tensor.extract %arg1[%[[I]], %[[J]]] : tensor<?x?xi64>
// CHECK: arith.maxsi %{{.*}} : i64
// CHECK: tensor.extract %arg0
func.func @select(%a: tensor<?x4xf32>, %i: tensor<?x?xi64>) -> tensor<?x?x4xf32> {
  %0 = "stablehlo.torch_index_select"(%a, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<?x4xf32>, tensor<?x?xi64>) -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}
