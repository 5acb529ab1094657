// What the interpreter has no row for.
// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo{interpreted}' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo{interpreted}' | cgc opt - --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// The counter moves on by pairs of elements.
// CHECK-LABEL: func.func @bits
// CHECK: linalg.generic
// CHECK: linalg.index 0
// CHECK: dense<[0, 4]> : tensor<2xi64>
// CHECK: stablehlo.add {{.*}} : tensor<2xui64>
func.func @bits(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  return %0, %1 : tensor<2xui64>, tensor<7xui32>
}

// Each op of a function has a key of its own.
// CHECK-LABEL: func.func @numbers
// CHECK: dense<[0, 0]> : tensor<2xi64>
// CHECK: dense<[1, 0]> : tensor<2xi64>
// CHECK: chlo.erf_inv
func.func @numbers(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %n = stablehlo.constant dense<5> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
  %1 = stablehlo.rng %a, %b, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
  return %0, %1 : tensor<5xf32>, tensor<5xf32>
}

// CHECK-LABEL: func.func @gradients
// CHECK-COUNT-2: iterator_types = ["reduction", "parallel"]
// CHECK: iterator_types = ["parallel", "parallel"]
func.func @gradients(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %x) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1, %0#2 : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>
}
