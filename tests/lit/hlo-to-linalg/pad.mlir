// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// CHECK-LABEL: func.func @edges
// CHECK: %[[V:.*]] = tensor.extract %arg1[] : tensor<f32>
// CHECK: tensor.pad %arg0 low[1, 0] high[0, 2]
// CHECK: tensor.yield %[[V]] : f32
func.func @edges(%a: tensor<3x4xf32>, %v: tensor<f32>) -> tensor<4x6xf32> {
  %0 = stablehlo.pad %a, %v, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// Negative amounts crop, before the padding where they stay inside.
// CHECK-LABEL: func.func @crops
// CHECK: %[[C:.*]] = arith.constant 3.000000e+00 : f32
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[1, 0] [2, 2] [1, 1]
// CHECK: tensor.pad %[[S]] low[0, 1] high[2, 0]
// CHECK: tensor.yield %[[C]]
func.func @crops(%a: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %v = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = stablehlo.pad %a, %v, low = [-1, 1], high = [2, -2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// A crop that reaches into the padding comes after it.
// CHECK-LABEL: func.func @crops_padding
// CHECK: tensor.pad %arg0 low[0] high[5]
// CHECK: tensor.extract_slice %{{.*}}[3] [4] [1]
func.func @crops_padding(%a: tensor<2xf32>, %v: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.pad %a, %v, low = [-3], high = [5], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Gaps: each element becomes a row, the last gap is dropped.
// CHECK-LABEL: func.func @interior
// CHECK: tensor.expand_shape %arg0 {{\[}}[0, 1]] output_shape [3, 1]
// CHECK: tensor.pad %{{.*}} low[0, 0] high[0, 2]
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
// CHECK: tensor.extract_slice %{{.*}}[0] [7] [1]
func.func @interior(%a: tensor<3xf32>, %v: tensor<f32>) -> tensor<7xf32> {
  %0 = stablehlo.pad %a, %v, low = [0], high = [0], interior = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
