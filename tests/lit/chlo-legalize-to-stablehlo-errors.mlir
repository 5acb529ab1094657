// RUN: not cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s

// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.rng_bit_generator' op takes a state of two elements of 64 bits, or three of PHILOX, not tensor<3xui64>
func.func @state(%s: tensor<3xui64>) -> tensor<7xui32> {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>)
  return %1 : tensor<7xui32>
}

// CHECK: errors.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.rng' op makes elements of type i1, which is not lowered [unsupported-type]
func.func @booleans(%a: tensor<i1>, %n: tensor<1xi64>) -> tensor<5xi1> {
  %0 = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<5xi1>
  return %0 : tensor<5xi1>
}

// A list of unknown length in between is not looked into.
// CHECK: errors.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op keeps a number of elements that is not known
func.func @top_k(%a: tensor<3x10xf32>) -> (tensor<3x?xf32>, tensor<3x?xi32>) {
  %two = stablehlo.constant dense<2> : tensor<i64>
  %list = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<i64>) -> tensor<?xi64>
  %k = stablehlo.reshape %list : (tensor<?xi64>) -> tensor<1xi64>
  %r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<3x10xf32>, tensor<1xi64>) -> (tensor<3x?xf32>, tensor<3x?xi32>)
  return %r#0, %r#1 : tensor<3x?xf32>, tensor<3x?xi32>
}
