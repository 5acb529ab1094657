// What was never written stays so through all that moves elements, element by element: it is no result, and its neighbours are.
// RUN: not cgc check %s --device=interp | FileCheck %s --implicit-check-not=FAILED
// CHECK: [FAILED] {{.*}}:extract_slice: {{.*}} returns an uninitialised value: result 0, element [0, 0]
func.func @extract_slice() {
  %e = tensor.empty() : tensor<4x6xf32>
  %r = tensor.extract_slice %e[1, 2] [2, 3] [1, 1] : tensor<4x6xf32> to tensor<2x3xf32>
  check.expect_eq(%r, %r) : tensor<2x3xf32>
  return
}
// CHECK: [FAILED] {{.*}}:insert_slice: {{.*}} returns an uninitialised value: result 0, element [1, 2]
func.func @insert_slice() {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %r = tensor.insert_slice %e into %z[1, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  check.expect_eq(%r, %r) : tensor<4x6xf32>
  return
}
// CHECK: [FAILED] {{.*}}:concat: {{.*}} returns an uninitialised value: result 0, element [3]
func.func @concat() {
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %e = tensor.empty() : tensor<2xf32>
  %r = tensor.concat dim(0) %z, %e : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
  check.expect_eq(%r, %r) : tensor<5xf32>
  return
}
// CHECK: [FAILED] {{.*}}:pad: {{.*}} returns an uninitialised value: result 0, element [2]
func.func @pad() {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %r = tensor.pad %e low[2] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<3xf32> to tensor<6xf32>
  check.expect_eq(%r, %r) : tensor<6xf32>
  return
}
// CHECK: [FAILED] {{.*}}:transposed: {{.*}} returns an uninitialised value: result 0, element [2, 1]
// CHECK: [FAILED] {{.*}}:reversed: {{.*}} returns an uninitialised value: result 0, element [0, 3]
// CHECK: [FAILED] {{.*}}:sliced: {{.*}} returns an uninitialised value: result 0, element [0, 1]
// CHECK: [FAILED] {{.*}}:joined: {{.*}} returns an uninitialised value: result 0, element [3, 2]
// CHECK: [FAILED] {{.*}}:padded: {{.*}} returns an uninitialised value: result 0, element [2, 3]
// CHECK: [FAILED] {{.*}}:spread: {{.*}} returns an uninitialised value: result 0, element [1, 0, 2]
// CHECK: [FAILED] {{.*}}:reshaped: {{.*}} returns an uninitialised value: result 0, element [8]
// CHECK: [FAILED] {{.*}}:narrowed: {{.*}} returns an uninitialised value: result 0, element [1, 2, 0]
// CHECK: [FAILED] {{.*}}:gathered: {{.*}} returns an uninitialised value: result 0, element [1, 2]
// CHECK: [FAILED] {{.*}}:updated: {{.*}} returns an uninitialised value: result 0, element [0, 2]
// CHECK: [FAILED] {{.*}}:sorted: {{.*}} returns an uninitialised value: result 2, element [0]
// CHECK: [FAILED] {{.*}}:normed: {{.*}} returns an uninitialised value: result 0, element [1, 2]
// CHECK: [FAILED] {{.*}}:trained: {{.*}} returns an uninitialised value: result 0, element [2]
// CHECK: [ OK ] {{.*}}:neighbours
// A hole at [1, 2] of 3x6, and what moves it.
func.func private @hole() -> tensor<3x6xf32> {
  %z = util.unfoldable_constant dense<0.0> : tensor<3x6xf32>
  %e = tensor.empty() : tensor<1x1xf32>
  %r = tensor.insert_slice %e into %z[1, 2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}
func.func @transposed() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %r = stablehlo.transpose %h, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
  check.expect_eq(%r, %r) : tensor<6x3xf32>
  return
}
func.func @reversed() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %s = stablehlo.slice %h [1:3, 0:6] : (tensor<3x6xf32>) -> tensor<2x6xf32>
  %r = stablehlo.reverse %s, dims = [1] : tensor<2x6xf32>
  check.expect_eq(%r, %r) : tensor<2x6xf32>
  return
}
func.func @sliced() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %i = util.unfoldable_constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_slice %h, %i, %i, sizes = [2, 3] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  check.expect_eq(%r, %r) : tensor<2x3xf32>
  return
}
func.func @joined() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %z = util.unfoldable_constant dense<1.0> : tensor<2x6xf32>
  %r = stablehlo.concatenate %z, %h, dim = 0 : (tensor<2x6xf32>, tensor<3x6xf32>) -> tensor<5x6xf32>
  check.expect_eq(%r, %r) : tensor<5x6xf32>
  return
}
func.func @padded() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %z = util.unfoldable_constant dense<1.0> : tensor<f32>
  %r = stablehlo.pad %h, %z, low = [1, 1], high = [0, 0], interior = [0, 0] : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x7xf32>
  check.expect_eq(%r, %r) : tensor<4x7xf32>
  return
}
func.func @spread() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %r = stablehlo.broadcast_in_dim %h, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x2x6xf32>
  check.expect_eq(%r, %r) : tensor<3x2x6xf32>
  return
}
func.func @reshaped() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %r = stablehlo.reshape %h : (tensor<3x6xf32>) -> tensor<18xf32>
  check.expect_eq(%r, %r) : tensor<18xf32>
  return
}
func.func @narrowed() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %r = stablehlo.bitcast_convert %h : (tensor<3x6xf32>) -> tensor<3x6x2xi16>
  check.expect_eq(%r, %r) : tensor<3x6x2xi16>
  return
}
func.func @gathered() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %i = util.unfoldable_constant dense<[0, 1]> : tensor<2xi32>
  %r = "stablehlo.gather"(%h, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 6>}> : (tensor<3x6xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  check.expect_eq(%r, %r) : tensor<2x6xf32>
  return
}
func.func @updated() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %i = util.unfoldable_constant dense<0> : tensor<i32>
  %s = stablehlo.slice %h [1:2, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
  %z = util.unfoldable_constant dense<1.0> : tensor<4x6xf32>
  %r = stablehlo.dynamic_update_slice %z, %s, %i, %i : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  check.expect_eq(%r, %r) : tensor<4x6xf32>
  return
}
func.func @sorted() {
  %k = util.unfoldable_constant dense<[3, 1, 0, 2, 5, 4]> : tensor<6xi32>
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %s = stablehlo.slice %h [1:2, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
  %v = stablehlo.reshape %s : (tensor<1x6xf32>) -> tensor<6xf32>
  %r:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<6xi32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xf32>)
  check.expect_eq(%r#0, %r#0) : tensor<6xi32>
  check.expect_eq(%r#1, %r#1) : tensor<6xf32>
  return
}
func.func @normed() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %one = util.unfoldable_constant dense<1.0> : tensor<6xf32>
  %r = "stablehlo.batch_norm_inference"(%h, %one, %one, %one, %one) <{epsilon = 0.125 : f32, feature_index = 1 : i64}>
    : (tensor<3x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<3x6xf32>
  check.expect_eq(%r, %r) : tensor<3x6xf32>
  return
}
func.func @trained() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %one = util.unfoldable_constant dense<1.0> : tensor<6xf32>
  %r:3 = "stablehlo.batch_norm_training"(%h, %one, %one) <{epsilon = 0.125 : f32, feature_index = 1 : i64}>
    : (tensor<3x6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<3x6xf32>, tensor<6xf32>, tensor<6xf32>)
  check.expect_eq(%r#1, %r#1) : tensor<6xf32>
  return
}
func.func @neighbours() {
  %h = func.call @hole() : () -> tensor<3x6xf32>
  %t = stablehlo.transpose %h, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
  %r = stablehlo.slice %t [2:3, 0:3:2] : (tensor<6x3xf32>) -> tensor<1x2xf32>
  check.expect_eq_const(%r, dense<0.0> : tensor<1x2xf32>) : tensor<1x2xf32>
  return
}
