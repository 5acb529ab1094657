// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// The broadcast lives in the map; a dim of 1 that grows is read at 0.
// CHECK-LABEL: func.func @broadcasts
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
func.func @broadcasts(%a: tensor<4xf32>, %b: tensor<3x1xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.broadcast %b, sizes = [2] : (tensor<3x1xf32>) -> tensor<2x3x1xf32>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>
}

// CHECK-LABEL: func.func @moves
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (-d0 + 3, d1, -d2 + 2)>
func.func @moves(%a: tensor<2x3x4xi32>) -> tensor<4x2x3xi32> {
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
  %1 = stablehlo.reverse %0, dims = [0, 2] : tensor<4x2x3xi32>
  return %1 : tensor<4x2x3xi32>
}

// A size that is not known cannot stand in a map.
// CHECK-LABEL: func.func @reverse_dynamic
// CHECK: linalg.index 0
// CHECK: tensor.extract %arg0
func.func @reverse_dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.reverse %a, dims = [0] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @iota
// CHECK: linalg.index 1
// CHECK: arith.index_cast %{{.*}} : index to i32
// CHECK: arith.sitofp
func.func @iota() -> tensor<3x5xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// Groups of equal products: collapse, then expand.
// CHECK-LABEL: func.func @reshapes
// CHECK: tensor.collapse_shape %arg0 {{\[}}[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2]] output_shape [3, 2, 4]
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1, 2]]
// CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [8, 3]
// CHECK: tensor.expand_shape %arg1 [] output_shape [1, 1]
func.func @reshapes(%a: tensor<2x3x4xf32>, %b: tensor<f32>) -> (tensor<8x3xf32>, tensor<1x1xf32>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x2x4xf32>) -> tensor<8x3xf32>
  %3 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1x1xf32>
  return %2, %3 : tensor<8x3xf32>, tensor<1x1xf32>
}

// CHECK-LABEL: func.func @slices
// CHECK: tensor.extract_slice %arg0[2, 1] [4, 3] [2, 3] : tensor<10x8xf32> to tensor<4x3xf32>
// CHECK: tensor.concat dim(0) %{{.*}}, %arg1 : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
func.func @slices(%a: tensor<10x8xf32>, %b: tensor<2x3xf32>, %c: tensor<0x3xf32>) -> tensor<6x3xf32> {
  %0 = stablehlo.slice %a [2:10:2, 1:8:3] : (tensor<10x8xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.concatenate %0, %c, %b, dim = 0 : (tensor<4x3xf32>, tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  return %1 : tensor<6x3xf32>
}

// Start indices are clamped.
// CHECK-LABEL: func.func @dynamic_slices
// CHECK: %[[I:.*]] = tensor.extract %arg1[] : tensor<i32>
// CHECK: %[[M:.*]] = arith.maxsi %[[I]], %c0_i32
// CHECK: %[[N:.*]] = arith.minsi %[[M]], %c2_i32
// CHECK: %[[O:.*]] = arith.index_cast %[[N]]
// CHECK: tensor.extract_slice %arg0[%[[O]], %{{.*}}] [2, 3] [1, 1] : tensor<4x9xf32> to tensor<2x3xf32>
// CHECK: tensor.insert_slice %{{.*}} into %arg0[%{{.*}}, %{{.*}}] [2, 3] [1, 1]
func.func @dynamic_slices(%a: tensor<4x9xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x9xf32> {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 3] : (tensor<4x9xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %1 = stablehlo.dynamic_update_slice %a, %0, %j, %i : (tensor<4x9xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

// CHECK-LABEL: func.func @size
// CHECK: tensor.dim %arg0
// CHECK: arith.index_cast %{{.*}} : index to i32
// CHECK: tensor.from_elements
func.func @size(%a: tensor<4x?xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}
