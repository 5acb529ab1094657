// Sizes that data decides: their sum of small numbers is one, that of the positive ones another. A result of each size, and one of neither.
func.func @sizes(%m: tensor<?xi32>, %v: tensor<f32>) -> (tensor<?xf32>, tensor<?xi64>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %x = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %w = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %y = stablehlo.multiply %x, %w : tensor<?xf32>
  %t = stablehlo.reduce(%y init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %l = stablehlo.dynamic_broadcast_in_dim %t, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %z = stablehlo.subtract %l, %y : tensor<?xf32>
  %r = stablehlo.reverse %z, dims = [0] : tensor<?xf32>
  %d = stablehlo.convert %m : (tensor<?xi32>) -> tensor<?xi64>
  %wide = stablehlo.constant dense<0> : tensor<i64>
  %k = stablehlo.reduce(%d init: %wide) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi64>, tensor<i64>) -> tensor<i64>
  %ks = stablehlo.reshape %k : (tensor<i64>) -> tensor<1xi64>
  %q = stablehlo.dynamic_iota %ks, dim = 0 : (tensor<1xi64>) -> tensor<?xi64>
  return %r, %q, %t : tensor<?xf32>, tensor<?xi64>, tensor<f32>
}
