// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// CHECK-LABEL: func.func @matmul
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x6xf32>
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[E]] : tensor<4x6xf32>)
// CHECK: linalg.matmul ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<5x6xf32>) outs(%[[F]] : tensor<4x6xf32>)
func.func @matmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @named
// CHECK: linalg.matmul_transpose_b
// CHECK: linalg.matmul_transpose_a
// CHECK: linalg.batch_matmul ins
func.func @named(%a: tensor<4x5xf32>, %b: tensor<6x5xf32>, %c: tensor<2x4x5xf32>, %d: tensor<2x5x6xf32>) -> (tensor<4x6xf32>, tensor<5x6xf32>, tensor<2x4x6xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<6x5xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.dot_general %a, %0, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
  %2 = stablehlo.dot_general %c, %d, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x5xf32>, tensor<2x5x6xf32>) -> tensor<2x4x6xf32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<5x6xf32>, tensor<2x4x6xf32>
}

// CHECK-LABEL: func.func @vectors
// CHECK: linalg.matvec
// CHECK: linalg.vecmat
// CHECK: linalg.dot
func.func @vectors(%a: tensor<4x5xf32>, %x: tensor<5xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4xf32>
  %1 = stablehlo.dot_general %0, %a, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
  %2 = stablehlo.dot_general %1, %x, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// Batch, free, contracted: what no name fits is generic.
// CHECK-LABEL: func.func @general
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
func.func @general(%a: tensor<4x2x5xf32>, %b: tensor<5x6x2xf32>) -> tensor<2x4x6xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [2] x [0] : (tensor<4x2x5xf32>, tensor<5x6x2xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}

// Narrow floats accumulate in f32 and are rounded once.
// CHECK-LABEL: func.func @halves
// CHECK: linalg.matmul ins(%arg0, %arg1 : tensor<4x5xf16>, tensor<5x6xf16>) outs(%{{.*}} : tensor<4x6xf32>)
// CHECK: linalg.generic
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @halves(%a: tensor<4x5xf16>, %b: tensor<5x6xf16>) -> tensor<4x6xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf16>, tensor<5x6xf16>) -> tensor<4x6xf16>
  return %0 : tensor<4x6xf16>
}

// Named ops extend by sign; unsigned bytes are extended in a generic.
// CHECK-LABEL: func.func @bytes
// CHECK: linalg.matmul ins(%{{.*}} : tensor<4x5xi8>, tensor<5x6xi8>) outs(%{{.*}} : tensor<4x6xi32>)
// CHECK: arith.extui %{{.*}} : i8 to i32
// CHECK: arith.extui %{{.*}} : i8 to i32
func.func @bytes(%a: tensor<4x5xi8>, %b: tensor<5x6xi8>, %c: tensor<4x5xui8>, %d: tensor<5x6xui8>) -> (tensor<4x6xi32>, tensor<4x6xui32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xi8>, tensor<5x6xi8>) -> tensor<4x6xi32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<4x5xui8>, tensor<5x6xui8>) -> tensor<4x6xui32>
  return %0, %1 : tensor<4x6xi32>, tensor<4x6xui32>
}

// CHECK-LABEL: func.func @dynamic
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: tensor.empty(%[[D]]) : tensor<?x6xf32>
func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<5x6xf32>) -> tensor<?x6xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x5xf32>, tensor<5x6xf32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// Each operand is extended as its own type wants it.
// CHECK-LABEL: func.func @mixed_bytes
// CHECK: ^bb0(%[[X:.*]]: i8, %[[Y:.*]]: i8, %{{.*}}: i32):
// CHECK-DAG: arith.extui %[[X]] : i8 to i32
// CHECK-DAG: arith.extsi %[[Y]] : i8 to i32
// CHECK: ^bb0(%[[Z:.*]]: i8, %[[W:.*]]: i8, %{{.*}}: i32):
// CHECK-DAG: arith.extsi %[[Z]] : i8 to i32
// CHECK-DAG: arith.extui %[[W]] : i8 to i32
func.func @mixed_bytes(%a: tensor<4x5xui8>, %b: tensor<5x6xi8>, %c: tensor<4x5xi8>, %d: tensor<5x6xui8>) -> (tensor<4x6xi32>, tensor<4x6xi32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xui8>, tensor<5x6xi8>) -> tensor<4x6xi32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<4x5xi8>, tensor<5x6xui8>) -> tensor<4x6xi32>
  return %0, %1 : tensor<4x6xi32>, tensor<4x6xi32>
}
