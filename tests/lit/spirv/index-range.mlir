// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not cgc opt %S/Inputs/index-constants.mlir --pass-pipeline=verify-emission 2>&1 | FileCheck %s --check-prefix=FORM

// A loop whose array is fused away, so that no binding is too long.
func.func @main() -> tensor<f32> {
  %z = stablehlo.constant dense<-1.0> : tensor<f32>
  // CHECK: index-range.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}} has a loop of 3000000000 steps: a kernel's indices are 32 bits wide [index-range]
  %i = stablehlo.iota dim = 0 : tensor<3000000000xf32>
  %r = stablehlo.reduce(%i init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<3000000000xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// FORM: index-constants.mlir:6:{{[0-9]+}}: error: 'arith.constant' op is 2147483648: a kernel's indices are 32 bits wide [index-range]
// FORM-NOT: error:
