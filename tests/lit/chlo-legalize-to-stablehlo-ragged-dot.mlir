// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --verify-each | FileCheck %s
// RUN: printf '%%s\n' 'func.func @f(%%a: tensor<?x5xf32>, %%b: tensor<2x5x3xf32>, %%g: tensor<2xi32>) -> tensor<?x3xf32> {' '%%0 = "chlo.ragged_dot"(%%a, %%b, %%g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<?x5xf32>, tensor<2x5x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>' 'return %%0 : tensor<?x3xf32>' '}' | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: sed -e 's/4x5x3xf32/3x5x3xf32/g' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: sed -e 's/4x5x3xf32/4x6x3xf32/g' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=DIMS
// RUN: sed -e 's/11x3xf32/11x4xf32/g' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: sed -e 's/tensor<4xi32>/tensor<5xi32>/g; s/11x3xf32/11x4xf32/g; s/rhs_group_dimensions = .0./rhs_group_dimensions = [1]/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=CONTRACTED

// DYNAMIC: error: 'chlo.ragged_dot' op of a dynamic shape is not lowered yet
// GROUPS: error: 'chlo.ragged_dot' op has group sizes tensor<4xi32> that do not fit operands
// CONTRACTED: error: 'chlo.ragged_dot' op has group sizes tensor<5xi32> that do not fit operands
// DIMS: error: 'chlo.ragged_dot' op has dimension numbers that do not fit operands
// RESULT: error: 'chlo.ragged_dot' op has the result tensor<11x4xf32>, but its operands make tensor<11x3xf32>

// The numbers of other groups are put away after the product: they may be infinite.
// CHECK-LABEL: func.func @rows
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<11x5xf32>, tensor<4x5x3xf32>) -> tensor<11x4x3xf32>
// CHECK: %[[S:.*]] = stablehlo.select %{{.*}}, %[[P]], %{{.*}} : tensor<11x4x3xi1>, tensor<11x4x3xf32>
// CHECK: stablehlo.reduce(%[[S]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
func.func @rows(%a: tensor<11x5xf32>, %b: tensor<4x5x3xf32>, %g: tensor<4xi32>) -> tensor<11x3xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<4x5x3xf32>, tensor<4xi32>) -> tensor<11x3xf32>
  return %0 : tensor<11x3xf32>
}
