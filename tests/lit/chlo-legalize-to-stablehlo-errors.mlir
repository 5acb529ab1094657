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
