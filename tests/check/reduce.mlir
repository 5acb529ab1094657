// Reductions and windows. Written by generate.py.
func.func @sum_f32() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  check.expect_eq_const(%r, dense<[[-1.25, -2.0, 3.0, 2.25, 1.25], [0.5, -0.5, -1.25, -2.25, -3.0], [2.0, 1.25, 0.25, -0.5, -1.5], [-2.25, 2.75, 2.0, 1.0, 0.25]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}
func.func @max_f32() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  check.expect_eq_const(%r, dense<[[1.5, 1.25, 2.75, 2.75, 2.5], [2.0, 1.75, 1.75, 1.0, 1.0], [2.5, 2.5, 2.25, 1.75, 1.5], [1.5, 3.0, 2.75, 2.25, 2.0]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}
func.func @min_f32() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  check.expect_eq_const(%r, dense<[[-2.5, -2.5, -1.0, -1.0, -1.75], [-1.75, -2.0, -2.5, -2.75, -2.75], [-1.25, -1.5, -2.0, -2.25, -2.25], [-3.0, -1.0, -1.5, -1.75, -1.75]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}
func.func @sum_f32_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[1.5, 2.5, -2.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @max_f32_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[2.75, 3.0, 2.75]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @min_f32_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[-3.0, -2.75, -2.75]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @sum_f32_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<2.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @max_f32_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<3.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @min_f32_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<-3.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @sum_empty_f32() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[0.0, 0.0, 0.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @sum_f16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
  check.expect_eq_const(%r, dense<[[-1.25, -2.0, 3.0, 2.25, 1.25], [0.5, -0.5, -1.25, -2.25, -3.0], [2.0, 1.25, 0.25, -0.5, -1.5], [-2.25, 2.75, 2.0, 1.0, 0.25]]> : tensor<4x5xf16>) : tensor<4x5xf16>
  return
}
func.func @max_f16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
  check.expect_eq_const(%r, dense<[[1.5, 1.25, 2.75, 2.75, 2.5], [2.0, 1.75, 1.75, 1.0, 1.0], [2.5, 2.5, 2.25, 1.75, 1.5], [1.5, 3.0, 2.75, 2.25, 2.0]]> : tensor<4x5xf16>) : tensor<4x5xf16>
  return
}
func.func @min_f16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
  check.expect_eq_const(%r, dense<[[-2.5, -2.5, -1.0, -1.0, -1.75], [-1.75, -2.0, -2.5, -2.75, -2.75], [-1.25, -1.5, -2.0, -2.25, -2.25], [-3.0, -1.0, -1.5, -1.75, -1.75]]> : tensor<4x5xf16>) : tensor<4x5xf16>
  return
}
func.func @sum_f16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[1.5, 2.5, -2.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @max_f16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[2.75, 3.0, 2.75]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @min_f16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[-3.0, -2.75, -2.75]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @sum_f16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const(%r, dense<2.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @max_f16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const(%r, dense<3.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @min_f16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 2.75, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const(%r, dense<-3.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @sum_empty_f16() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[0.0, 0.0, 0.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @sum_bf16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  check.expect_eq_const(%r, dense<[[-1.25, -2.0, 3.25, 2.25, 1.25], [0.5, -0.5, -1.25, -2.25, -3.0], [2.0, 1.25, 0.25, -0.5, -1.5], [-2.25, 2.75, 2.0, 1.0, 0.25]]> : tensor<4x5xbf16>) : tensor<4x5xbf16>
  return
}
func.func @max_bf16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  check.expect_eq_const(%r, dense<[[1.5, 1.25, 3.0, 2.75, 2.5], [2.0, 1.75, 1.75, 1.0, 1.0], [2.5, 2.5, 2.25, 1.75, 1.5], [1.5, 3.0, 2.75, 2.25, 2.0]]> : tensor<4x5xbf16>) : tensor<4x5xbf16>
  return
}
func.func @min_bf16() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  check.expect_eq_const(%r, dense<[[-2.5, -2.5, -1.0, -1.0, -1.75], [-1.75, -2.0, -2.5, -2.75, -2.75], [-1.25, -1.5, -2.0, -2.25, -2.25], [-3.0, -1.0, -1.5, -1.75, -1.75]]> : tensor<4x5xbf16>) : tensor<4x5xbf16>
  return
}
func.func @sum_bf16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[1.75, 2.5, -2.0]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
func.func @max_bf16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[3.0, 3.0, 2.75]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
func.func @min_bf16_2() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[-3.0, -2.75, -2.75]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
func.func @sum_bf16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const(%r, dense<2.25> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @max_bf16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<-3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const(%r, dense<3.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @min_bf16_3() {
  %0 = util.unfoldable_constant dense<[[[1.5, -0.75, 3.0, 0.5, -1.75], [2.0, -0.25, -2.5, 1.0, -1.25], [2.5, 0.25, -2.0, 1.75, -0.75], [-3.0, 0.75, -1.5, 2.25, -0.0]], [[-2.5, 1.25, -1.0, 2.75, 0.5], [-1.75, 1.75, -0.5, -2.75, 1.0], [-1.25, 2.5, 0.0, -2.25, 1.5], [-0.75, 3.0, 0.75, -1.75, 2.0]], [[-0.25, -2.5, 1.25, -1.0, 2.5], [0.25, -2.0, 1.75, -0.5, -2.75], [0.75, -1.5, 2.25, -0.0, -2.25], [1.5, -1.0, 2.75, 0.5, -1.75]]]> : tensor<3x4x5xbf16>
  %1 = util.unfoldable_constant dense<3.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const(%r, dense<-3.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @sum_empty_bf16() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xbf16>
  %1 = util.unfoldable_constant dense<0.0> : tensor<bf16>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[0.0, 0.0, 0.0]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
func.func @sum_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<0> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  check.expect_eq_const(%r, dense<[[-4, -7, 10, 7, 4], [1, -1, -4, -7, -10], [7, 4, 1, -2, -4], [-7, 8, 5, 4, 1]]> : tensor<4x5xi8>) : tensor<4x5xi8>
  return
}
func.func @max_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<-9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  check.expect_eq_const(%r, dense<[[4, 4, 9, 8, 8], [6, 6, 5, 3, 3], [8, 7, 7, 5, 5], [4, 9, 8, 7, 6]]> : tensor<4x5xi8>) : tensor<4x5xi8>
  return
}
func.func @min_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  check.expect_eq_const(%r, dense<[[-7, -8, -3, -3, -5], [-6, -6, -8, -8, -9], [-4, -4, -6, -7, -7], [-9, -3, -5, -5, -5]]> : tensor<4x5xi8>) : tensor<4x5xi8>
  return
}
func.func @sum_i8_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<0> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[4, 8, -6]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @max_i8_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<-9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[9, 9, 8]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @min_i8_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[-9, -8, -9]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @sum_i8_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<0> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const(%r, dense<6> : tensor<i8>) : tensor<i8>
  return
}
func.func @max_i8_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<-9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const(%r, dense<9> : tensor<i8>) : tensor<i8>
  return
}
func.func @min_i8_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi8>
  %1 = util.unfoldable_constant dense<9> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const(%r, dense<-9> : tensor<i8>) : tensor<i8>
  return
}
func.func @sum_empty_i8() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xi8>
  %1 = util.unfoldable_constant dense<0> : tensor<i8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @sum_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const(%r, dense<[[-4, -7, 10, 7, 4], [1, -1, -4, -7, -10], [7, 4, 1, -2, -4], [-7, 8, 5, 4, 1]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}
func.func @max_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<-9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const(%r, dense<[[4, 4, 9, 8, 8], [6, 6, 5, 3, 3], [8, 7, 7, 5, 5], [4, 9, 8, 7, 6]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}
func.func @min_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const(%r, dense<[[-7, -8, -3, -3, -5], [-6, -6, -8, -8, -9], [-4, -4, -6, -7, -7], [-9, -3, -5, -5, -5]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}
func.func @sum_i32_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[4, 8, -6]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @max_i32_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<-9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[9, 9, 8]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @min_i32_2() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[-9, -8, -9]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sum_i32_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<6> : tensor<i32>) : tensor<i32>
  return
}
func.func @max_i32_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<-9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<9> : tensor<i32>) : tensor<i32>
  return
}
func.func @min_i32_3() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<9> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<-9> : tensor<i32>) : tensor<i32>
  return
}
func.func @sum_empty_i32() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xi32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @sum_ui8() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
  check.expect_eq_const(%r, dense<[[4, 4, 13, 10, 9], [7, 6, 5, 3, 3], [11, 8, 7, 5, 5], [4, 11, 10, 9, 6]]> : tensor<4x5xui8>) : tensor<4x5xui8>
  return
}
func.func @max_ui8() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
  check.expect_eq_const(%r, dense<[[4, 4, 9, 8, 8], [6, 6, 5, 3, 3], [8, 7, 7, 5, 5], [4, 9, 8, 7, 6]]> : tensor<4x5xui8>) : tensor<4x5xui8>
  return
}
func.func @min_ui8() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<9> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4x5xui8>
  check.expect_eq_const(%r, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<4x5xui8>) : tensor<4x5xui8>
  return
}
func.func @sum_ui8_2() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[47, 51, 42]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @max_ui8_2() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[9, 9, 8]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @min_ui8_2() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<9> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[0, 0, 0]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @sum_ui8_3() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const(%r, dense<140> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @max_ui8_3() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const(%r, dense<9> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @min_ui8_3() {
  %0 = util.unfoldable_constant dense<[[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0]], [[0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6]], [[0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0], [4, 0, 8, 2, 0]]]> : tensor<3x4x5xui8>
  %1 = util.unfoldable_constant dense<9> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const(%r, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @sum_empty_ui8() {
  %0 = util.unfoldable_constant dense<> : tensor<3x0xui8>
  %1 = util.unfoldable_constant dense<0> : tensor<ui8>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[0, 0, 0]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @any() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const(%r, dense<[true, true, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @all() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  %1 = util.unfoldable_constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<3x4xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @max_nan() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, 0x7FC00000, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<0xFF800000> : tensor<f32>
  %r = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 1.9968938827514648]> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @argmax() {
  %0 = util.unfoldable_constant dense<[[3.0, 9.0, 9.0, 1.0], [2.0, 2.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %1 = util.unfoldable_constant dense<0xFF800000> : tensor<f32>
  %2 = util.unfoldable_constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %r0, %r1 = stablehlo.reduce(%0 init: %1), (%i init: %2) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
      %p = stablehlo.compare GE, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
      %k = stablehlo.select %p, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }
  check.expect_eq_const(%r0, dense<[9.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq_const(%r1, dense<[1, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @reduce_window_add_f32() {
  %0 = util.unfoldable_constant dense<[[3.0, -2.0, 6.0, 1.0, -3.0, 4.0], [-1.0, -5.0, 2.0, -2.0, 5.0, 0.0], [-4.0, 3.0, -1.0, -6.0, 2.0, -3.0], [4.0, -0.0, -5.0, 3.0, -2.0, 5.0], [1.0, -4.0, 4.0, -1.0, -5.0, 2.0]]> : tensor<5x6xf32>
  %1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[-5.0, 0.0, 5.0], [-7.0, -9.0, -4.0], [3.0, -6.0, -1.0], [1.0, -3.0, 2.0]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}
func.func @reduce_window_maximum_f32() {
  %0 = util.unfoldable_constant dense<[[3.0, -2.0, 6.0, 1.0, -3.0, 4.0], [-1.0, -5.0, 2.0, -2.0, 5.0, 0.0], [-4.0, 3.0, -1.0, -6.0, 2.0, -3.0], [4.0, -0.0, -5.0, 3.0, -2.0, 5.0], [1.0, -4.0, 4.0, -1.0, -5.0, 2.0]]> : tensor<5x6xf32>
  %1 = util.unfoldable_constant dense<-100.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[6.0, 6.0, 5.0], [4.0, 5.0, 5.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}
func.func @reduce_window_add_i32() {
  %0 = util.unfoldable_constant dense<[[8, -6, 18, 4, -10, 12], [-2, -16, 6, -8, 16, 2], [-12, 10, -4, -18, 4, -10], [14, 0, -14, 8, -6, 16], [2, -12, 12, -2, -16, 6]]> : tensor<5x6xi32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<10x5xi32>
  check.expect_eq_const(%r, dense<[[2, 12, 22, -6, 2], [2, 12, 22, -6, 2], [-18, -10, -2, 8, 18], [-18, -10, -2, 8, 18], [-2, 6, -22, -14, -6], [-2, 6, -22, -14, -6], [14, -14, -6, 2, 10], [14, -14, -6, 2, 10], [-10, 0, 10, -18, -10], [-10, 0, 10, -18, -10]]> : tensor<10x5xi32>) : tensor<10x5xi32>
  return
}
func.func @reduce_window_minimum_i8() {
  %0 = util.unfoldable_constant dense<[[8, -6, 18, 4, -10, 12], [-2, -16, 6, -8, 16, 2], [-12, 10, -4, -18, 4, -10], [14, 0, -14, 8, -6, 16], [2, -12, 12, -2, -16, 6]]> : tensor<5x6xi8>
  %1 = util.unfoldable_constant dense<100> : tensor<i8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.minimum %a, %b : tensor<i8>
      stablehlo.return %c : tensor<i8>
  }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-16, -16, -16, -14, -14, -8, -8, -6, -6], [-12, -12, -12, -4, -18, -18, -18, -16, -16]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
