// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --verify-each | FileCheck %s
// RUN: sed -e 's/ijk,kl->li/ijk,kl->lz/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=LABEL
// RUN: sed -e 's/ijk,kl->li/ijk,kl->lil/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: sed -e 's/ijk,kl->li/ijk-kl->li/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: sed -e 's/ijk,kl->li/ijk,jl->li/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: sed -e 's/ijk,kl->li/ijk,kl->il/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=GIVES
// RUN: sed -e 's/3x3x2xi32/3x5x2xi32/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=DIAGONAL

// LABEL: error: 'stablehlo.einsum' op has a result with a label that is nowhere else, or twice
// FITS: error: 'stablehlo.einsum' op has labels 'lil' that do not fit tensor<5x2xf32>
// COMMA: error: 'stablehlo.einsum' op has no ',' in 'ijk-kl->li'
// SIZES: error: 'stablehlo.einsum' op has a label for dims of sizes 3 and 4
// GIVES: error: 'stablehlo.einsum' op gives tensor<2x5xf32>
// DIAGONAL: error: 'stablehlo.unary_einsum' op has a label for dims of different sizes of tensor<3x5x2xi32>

// CHECK-LABEL: func.func @product
// CHECK: %[[S:.*]] = stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[P:.*]] = stablehlo.dot_general %[[S]], %arg1, contracting_dims = [1] x [0]
// CHECK: stablehlo.transpose %[[P]], dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
func.func @product(%a: tensor<2x3x4xf32>, %b: tensor<4x5xf32>) -> tensor<5x2xf32> {
  %r = stablehlo.einsum %a, %b, config = "ijk,kl->li" : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<5x2xf32>
  return %r : tensor<5x2xf32>
}

// CHECK-LABEL: func.func @diagonal
// CHECK: stablehlo.transpose %arg0, dims = [2, 0, 1]
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x3x3xi32>) -> tensor<2x9xi32>
// CHECK: stablehlo.slice %{{.*}} [0:2, 0:9:4] : (tensor<2x9xi32>) -> tensor<2x3xi32>
func.func @diagonal(%a: tensor<3x3x2xi32>) -> tensor<2x3xi32> {
  %r = stablehlo.unary_einsum %a, config = "iik->ki" : (tensor<3x3x2xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
