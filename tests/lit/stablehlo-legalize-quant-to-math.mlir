// RUN: cgc opt %s --split-input-file --pass-pipeline='stablehlo-legalize-quant-to-math' | FileCheck %s
// RUN: not cgc opt %S/Inputs/quant-errors.mlir --split-input-file --pass-pipeline='stablehlo-legalize-quant-to-math' 2>&1 | FileCheck %s --check-prefix=ERRORS

// CHECK-LABEL: func.func @quantize(%arg0: tensor<4xf32>) -> tensor<4xui8>
// CHECK-DAG: %[[ZERO:.*]] = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-DAG: %[[SCALE:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-DAG: %[[LOW:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-DAG: %[[HIGH:.*]] = stablehlo.constant dense<2.550000e+02> : tensor<4xf32>
// CHECK: %[[X:.*]] = stablehlo.divide %arg0, %[[SCALE]]
// CHECK: %[[R:.*]] = stablehlo.round_nearest_even %[[X]]
// CHECK: %[[S:.*]] = stablehlo.add %[[R]], %[[ZERO]]
// CHECK: %[[C:.*]] = stablehlo.clamp %[[LOW]], %[[S]], %[[HIGH]]
// CHECK: stablehlo.convert %[[C]] : (tensor<4xf32>) -> tensor<4xui8>
func.func @quantize(%a: tensor<4xf32>) -> tensor<4x!quant.uniform<u8:f32, 0.5:3>> {
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<u8:f32, 0.5:3>>
  return %0 : tensor<4x!quant.uniform<u8:f32, 0.5:3>>
}

// -----

// What moves elements moves integers; per axis a row of scales; the sizes may be dynamic where the scale is one.
// CHECK-LABEL: func.func @moves(%arg0: tensor<2x3xi8>, %arg1: tensor<?xi16>) -> (tensor<3x2xi8>, tensor<?xf32>)
// CHECK: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
// CHECK: stablehlo.convert %arg1 : (tensor<?xi16>) -> tensor<?xf32>
// CHECK: chlo.constant_like
func.func @moves(%a: tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:1,1.0}>>, %b: tensor<?x!quant.uniform<i16:f32, 0.5>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5,0.25:1,1.0}>>, tensor<?xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:1,1.0}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5,0.25:1,1.0}>>
  %1 = stablehlo.uniform_dequantize %b : (tensor<?x!quant.uniform<i16:f32, 0.5>>) -> tensor<?xf32>
  return %0, %1 : tensor<3x2x!quant.uniform<i8:f32:0, {0.5,0.25:1,1.0}>>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @per_axis
// CHECK: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
// CHECK: %[[ROW:.*]] = stablehlo.constant dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>
// CHECK: %[[SCALE:.*]] = stablehlo.broadcast_in_dim %[[ROW]], dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[SCALE]] : tensor<3x2xf32>
func.func @per_axis(%a: tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25:1}>>) -> tensor<3x2xf32> {
  %0 = stablehlo.uniform_dequantize %a : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25:1}>>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// ERRORS: quant-errors.mlir:2:{{[0-9]+}}: error: 'stablehlo.uniform_quantize' op has type tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, whose scales do not fit its shape [unsupported-type]
// ERRORS: quant-errors.mlir:9:{{[0-9]+}}: error: 'stablehlo.uniform_dequantize' op has type tensor<4x!quant.uniform<i8:f32:{0:2}, {0.5, 0.25}>>, which is not lowered: positive scales per tensor or per axis are [unsupported-type]
// ERRORS: quant-errors.mlir:16:{{[0-9]+}}: error: 'stablehlo.uniform_quantize' op has type tensor<4x!quant.uniform<i8:f32, 0.0>>, which is not lowered
// ERRORS: quant-errors.mlir:23:{{[0-9]+}}: error: 'stablehlo.uniform_quantize' op has type tensor<4x!quant.uniform<i8:f32, 0.5:200>>, which is not lowered
