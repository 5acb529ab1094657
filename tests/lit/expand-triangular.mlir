// RUN: cgc opt %s --pass-pipeline='expand-triangular,canonicalize,cse' | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv
// RUN: printf '%%s\n' 'func.func @f(%%x: tensor<3x?x?xf32>) -> tensor<3x?x?xf32> {' '%%r = stablehlo.cholesky %%x, lower = true : tensor<3x?x?xf32>' 'return %%r : tensor<3x?x?xf32>' '}' | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DYNAMIC

// A block is one kernel, which reads the lower triangle alone.
// CHECK-LABEL: func.func @block(
// CHECK-SAME: %[[A:.*]]: tensor<2x2xf32>
// CHECK: %[[B:.*]] = stablehlo.reshape %[[A]] : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
// CHECK: linalg.generic
// CHECK-COUNT-3: tensor.extract %[[B]]
// CHECK-NOT: tensor.extract
// CHECK: linalg.yield
func.func @block(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// A transposed lower matrix is upper: it is turned, and so are the right sides and the result. Two blocks, and what joins them.
// CHECK-LABEL: func.func @solve(
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 1] : (tensor<1x20x20xf32>)
// CHECK: stablehlo.reverse %{{.*}}, dims = [1, 2] : tensor<1x20x20xf32>
// CHECK: stablehlo.reverse %{{.*}}, dims = [1] : tensor<1x20x3xf32>
// CHECK: linalg.generic
// CHECK: } -> tensor<1x16x3xf32>
// CHECK: stablehlo.dot_general {{.*}} (tensor<1x4x16xf32>, tensor<1x16x3xf32>)
// CHECK: stablehlo.subtract
// CHECK: linalg.generic
// CHECK: } -> tensor<1x4x3xf32>
// CHECK: stablehlo.concatenate
// CHECK: stablehlo.reverse %{{.*}}, dims = [1] : tensor<1x20x3xf32>
func.func @solve(%a: tensor<20x20xf32>, %b: tensor<20x3xf32>) -> tensor<20x3xf32> {
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<20x20xf32>, tensor<20x3xf32>) -> tensor<20x3xf32>
  return %r : tensor<20x3xf32>
}

// A complex matrix is a real one of twice the size.
// CHECK-LABEL: func.func @complex(
// CHECK: stablehlo.real
// CHECK: stablehlo.imag
// CHECK: linalg.generic
// CHECK-SAME: tensor<1x6x6xf32>
// CHECK: stablehlo.complex
func.func @complex(%a: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
  %r = stablehlo.cholesky %a, lower = false : tensor<3x3xcomplex<f32>>
  return %r : tensor<3x3xcomplex<f32>>
}

// DYNAMIC: 'stablehlo.cholesky' op has a dynamic shape, which is not lowered yet
