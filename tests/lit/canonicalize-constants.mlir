// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='hlo-to-linalg,canonicalize' >%t

// CHECK-LABEL: func.func @scalar
// CHECK-NEXT:  arith.constant dense<2.000000e-01> : tensor<f32>
// CHECK-NEXT:  return
func.func @scalar() -> tensor<f32> {
  %0 = stablehlo.constant dense<0.2> : tensor<f64>
  %1 = stablehlo.convert %0 : (tensor<f64>) -> tensor<f32>
  return %1 : tensor<f32>
}

// A splat of any size.
// CHECK-LABEL: func.func @splat
// CHECK-NEXT:  arith.constant dense<-3> : tensor<100000xi32>
// CHECK-NEXT:  return
func.func @splat() -> tensor<100000xi32> {
  %0 = stablehlo.constant dense<1> : tensor<100000xi32>
  %1 = stablehlo.constant dense<4> : tensor<100000xi32>
  %2 = stablehlo.subtract %0, %1 : tensor<100000xi32>
  return %2 : tensor<100000xi32>
}

// CHECK-LABEL: func.func @small
// CHECK-NEXT:  arith.constant dense<{{\[\[}}1.000000e+00, 9.000000e+00], [4.000000e+00, 1.600000e+01]]> : tensor<2x2xf32>
// CHECK-NEXT:  return
func.func @small() -> tensor<2x2xf32> {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}

// A constant does not grow; a function that only a library rounds is left to the kernel.
// CHECK-LABEL: func.func @not
// CHECK:       linalg.generic
// CHECK:       linalg.generic
// CHECK:         math.exp
func.func @not() -> (tensor<3x2xf32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.exponential %0 : tensor<2xf32>
  return %1, %2 : tensor<3x2xf32>, tensor<2xf32>
}

// One element of a constant.
// CHECK-LABEL: func.func @element
// CHECK-DAG:   arith.constant dense<6> : tensor<1x1xi32>
// CHECK-DAG:   arith.constant dense<4> : tensor<1x1xi32>
// CHECK-NOT:   tensor.extract_slice
// CHECK:       return
func.func @element() -> (tensor<1x1xi32>, tensor<1x1xi32>) {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.slice %0 [1:2, 2:3] : (tensor<2x3xi32>) -> tensor<1x1xi32>
  %2 = stablehlo.slice %0 [1:2, 0:1] : (tensor<2x3xi32>) -> tensor<1x1xi32>
  return %1, %2 : tensor<1x1xi32>, tensor<1x1xi32>
}
