// Rows of an embedding that is converted as a whole: what is gathered is converted. A table of fewer elements than are gathered, or that others read,
// too, is converted.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,fuse-elementwise,canonicalize' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='hlo-to-linalg,canonicalize,fuse-elementwise,canonicalize' >%t

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[T:.*]]: tensor<100x8xf32>
// CHECK: linalg.generic
// CHECK: %[[E:.*]] = tensor.extract %[[T]][%{{.*}}, %{{.*}}] : tensor<100x8xf32>
// CHECK-NEXT: %[[C:.*]] = arith.truncf %[[E]] : f32 to f16
// CHECK-NEXT: linalg.yield %[[C]]
// CHECK-NOT: linalg.generic
func.func @rows(%t: tensor<100x8xf32>, %i: tensor<5x1xi32>) -> tensor<5x8xf16> {
  %c = stablehlo.convert %t : (tensor<100x8xf32>) -> tensor<100x8xf16>
  %g = "stablehlo.gather"(%c, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<100x8xf16>, tensor<5x1xi32>) -> tensor<5x8xf16>
  return %g : tensor<5x8xf16>
}

// CHECK-LABEL: func.func @often(
// CHECK: arith.truncf
// CHECK: tensor.extract %{{.*}} : tensor<4x8xf16>
func.func @often(%t: tensor<4x8xf32>, %i: tensor<5x1xi32>) -> tensor<5x8xf16> {
  %c = stablehlo.convert %t : (tensor<4x8xf32>) -> tensor<4x8xf16>
  %g = "stablehlo.gather"(%c, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf16>, tensor<5x1xi32>) -> tensor<5x8xf16>
  return %g : tensor<5x8xf16>
}

// CHECK-LABEL: func.func @shared(
// CHECK: arith.truncf
// CHECK: tensor.extract %{{.*}} : tensor<100x8xf16>
func.func @shared(%t: tensor<100x8xf32>, %i: tensor<5x1xi32>) -> (tensor<5x8xf16>, tensor<100x8xf16>) {
  %c = stablehlo.convert %t : (tensor<100x8xf32>) -> tensor<100x8xf16>
  %g = "stablehlo.gather"(%c, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<100x8xf16>, tensor<5x1xi32>) -> tensor<5x8xf16>
  return %g, %c : tensor<5x8xf16>, tensor<100x8xf16>
}
