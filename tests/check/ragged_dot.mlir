// chlo.ragged_dot: rows that are free, contracted or a batch; groups that are empty, too short, of each batch. Written by generate.py.
func.func @rows_f32() {
  %0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0], [-3.0, 1.0, -2.0, 2.0, 0.0], [-2.0, 1.0, -1.0, 3.0, 0.0], [-2.0, 2.0, 0.0, -3.0, 1.0], [-1.0, 2.0, 0.0, -2.0, 2.0], [-1.0, 3.0, 1.0, -2.0, 2.0], [0.0, -3.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, -1.0, -3.0], [1.0, -1.0, 2.0, 0.0, -2.0]]> : tensor<11x5xf32>
  %1 = util.unfoldable_constant dense<[[[0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0]], [[0x7F800000, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7F800000]], [[-3.0, 1.0, -1.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0]], [[-1.0, 2.0, 0.0], [-2.0, 2.0, -1.0], [-3.0, 0x7FC00000, -2.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0]]]> : tensor<4x5x3xf32>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<4x5x3xf32>, tensor<4xi32>) -> tensor<11x3xf32>
  check.expect_almost_eq_const(%r, dense<[[-12.0, 2.0, 4.0], [1.0, -9.0, 3.0], [-4.0, -8.0, 3.0], [11.0, -5.0, -1.0], [10.0, -7.0, 3.0], [7.0, 1.0, -7.0], [5.0, -3.0, -5.0], [8.0, -4.0, -4.0], [-6.0, -8.0, 10.0], [-7.0, 0x7FC00000, -9.0], [0.0, 0.0, 0.0]]> : tensor<11x3xf32>, atol 0.0001) : tensor<11x3xf32>
  return
}
func.func @contracted_f32() {
  %0 = util.unfoldable_constant dense<[[-2.0, 2.0], [0.0, -3.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 1.0], [-1.0, 3.0], [1.0, -2.0]]> : tensor<11x2xf32>
  %1 = util.unfoldable_constant dense<[[3.0, 1.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0], [2.0, -1.0, -3.0, 1.0, -2.0, 2.0, 0.0, -2.0, 1.0, -1.0, 0x7FC00000], [0.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0]]> : tensor<3x11xf32>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xf32>, tensor<3x11xf32>, tensor<4xi32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const(%r, dense<[[[-8.0, -7.0, 2.0], [5.0, 10.0, 4.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.0, -1.0, 8.0], [10.0, -9.0, -8.0]], [[0.0, 1.0, 2.0], [0.0, -3.0, -6.0]]]> : tensor<4x2x3xf32>, atol 0.0001) : tensor<4x2x3xf32>
  return
}
func.func @rows_f16() {
  %0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0], [-3.0, 1.0, -2.0, 2.0, 0.0], [-2.0, 1.0, -1.0, 3.0, 0.0], [-2.0, 2.0, 0.0, -3.0, 1.0], [-1.0, 2.0, 0.0, -2.0, 2.0], [-1.0, 3.0, 1.0, -2.0, 2.0], [0.0, -3.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, -1.0, -3.0], [1.0, -1.0, 2.0, 0.0, -2.0]]> : tensor<11x5xf16>
  %1 = util.unfoldable_constant dense<[[[0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0]], [[2.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, -1.0]], [[-3.0, 1.0, -1.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0]], [[-1.0, 2.0, 0.0], [-2.0, 2.0, -1.0], [-3.0, 1.0, -2.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0]]]> : tensor<4x5x3xf16>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf16>, tensor<4x5x3xf16>, tensor<4xi32>) -> tensor<11x3xf16>
  check.expect_almost_eq_const(%r, dense<[[-12.0, 2.0, 4.0], [1.0, -9.0, 3.0], [-4.0, -8.0, 3.0], [11.0, -5.0, -1.0], [10.0, -7.0, 3.0], [7.0, 1.0, -7.0], [5.0, -3.0, -5.0], [8.0, -4.0, -4.0], [-6.0, -8.0, 10.0], [-7.0, 1.0, -9.0], [0.0, 0.0, 0.0]]> : tensor<11x3xf16>, atol 0.0001) : tensor<11x3xf16>
  return
}
func.func @contracted_f16() {
  %0 = util.unfoldable_constant dense<[[-2.0, 2.0], [0.0, -3.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 1.0], [-1.0, 3.0], [1.0, -2.0]]> : tensor<11x2xf16>
  %1 = util.unfoldable_constant dense<[[3.0, 1.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0], [2.0, -1.0, -3.0, 1.0, -2.0, 2.0, 0.0, -2.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0]]> : tensor<3x11xf16>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xf16>, tensor<3x11xf16>, tensor<4xi32>) -> tensor<4x2x3xf16>
  check.expect_almost_eq_const(%r, dense<[[[-8.0, -7.0, 2.0], [5.0, 10.0, 4.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.0, -1.0, 8.0], [10.0, -9.0, -8.0]], [[0.0, 1.0, 2.0], [0.0, -3.0, -6.0]]]> : tensor<4x2x3xf16>, atol 0.0001) : tensor<4x2x3xf16>
  return
}
func.func @rows_bf16() {
  %0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0], [-3.0, 1.0, -2.0, 2.0, 0.0], [-2.0, 1.0, -1.0, 3.0, 0.0], [-2.0, 2.0, 0.0, -3.0, 1.0], [-1.0, 2.0, 0.0, -2.0, 2.0], [-1.0, 3.0, 1.0, -2.0, 2.0], [0.0, -2.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, -1.0, -3.0], [1.0, -1.0, 2.0, 0.0, -2.0]]> : tensor<11x5xbf16>
  %1 = util.unfoldable_constant dense<[[[0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0]], [[2.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, -1.0]], [[-3.0, 1.0, -1.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0]], [[-1.0, 2.0, 0.0], [-2.0, 2.0, -1.0], [-3.0, 1.0, -2.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0]]]> : tensor<4x5x3xbf16>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xbf16>, tensor<4x5x3xbf16>, tensor<4xi32>) -> tensor<11x3xbf16>
  check.expect_almost_eq_const(%r, dense<[[-12.0, 2.0, 4.0], [1.0, -9.0, 3.0], [-4.0, -8.0, 3.0], [11.0, -5.0, -1.0], [10.0, -7.0, 3.0], [7.0, 1.0, -7.0], [5.0, -3.0, -5.0], [8.0, -4.0, -4.0], [-4.0, -8.0, 8.0], [-7.0, 1.0, -9.0], [0.0, 0.0, 0.0]]> : tensor<11x3xbf16>, atol 0.0001) : tensor<11x3xbf16>
  return
}
func.func @contracted_bf16() {
  %0 = util.unfoldable_constant dense<[[-2.0, 2.0], [0.0, -2.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 1.0], [-1.0, 3.0], [1.0, -2.0]]> : tensor<11x2xbf16>
  %1 = util.unfoldable_constant dense<[[3.0, 1.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0], [2.0, -1.0, -3.0, 1.0, -2.0, 2.0, 0.0, -2.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0]]> : tensor<3x11xbf16>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xbf16>, tensor<3x11xbf16>, tensor<4xi32>) -> tensor<4x2x3xbf16>
  check.expect_almost_eq_const(%r, dense<[[[-8.0, -7.0, 2.0], [6.0, 9.0, 2.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.0, -1.0, 8.0], [10.0, -9.0, -8.0]], [[0.0, 1.0, 2.0], [0.0, -3.0, -6.0]]]> : tensor<4x2x3xbf16>, atol 0.0001) : tensor<4x2x3xbf16>
  return
}
func.func @rows_f64() {
  %0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0], [-3.0, 1.0, -2.0, 2.0, 0.0], [-2.0, 1.0, -1.0, 3.0, 0.0], [-2.0, 2.0, 0.0, -3.0, 1.0], [-1.0, 2.0, 0.0, -2.0, 2.0], [-1.0, 3.0, 1.0, -2.0, 2.0], [0.0, -3.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, -1.0, -3.0], [1.0, -1.0, 2.0, 0.0, -2.0]]> : tensor<11x5xf64>
  %1 = util.unfoldable_constant dense<[[[0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0]], [[2.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, -1.0]], [[-3.0, 1.0, -1.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0]], [[-1.0, 2.0, 0.0], [-2.0, 2.0, -1.0], [-3.0, 1.0, -2.0], [2.0, 0.0, -2.0], [1.0, -1.0, 3.0]]]> : tensor<4x5x3xf64>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf64>, tensor<4x5x3xf64>, tensor<4xi32>) -> tensor<11x3xf64>
  check.expect_almost_eq_const(%r, dense<[[-12.0, 2.0, 4.0], [1.0, -9.0, 3.0], [-4.0, -8.0, 3.0], [11.0, -5.0, -1.0], [10.0, -7.0, 3.0], [7.0, 1.0, -7.0], [5.0, -3.0, -5.0], [8.0, -4.0, -4.0], [-6.0, -8.0, 10.0], [-7.0, 1.0, -9.0], [0.0, 0.0, 0.0]]> : tensor<11x3xf64>, atol 0.0001) : tensor<11x3xf64>
  return
}
func.func @contracted_f64() {
  %0 = util.unfoldable_constant dense<[[-2.0, 2.0], [0.0, -3.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 1.0], [-1.0, 3.0], [1.0, -2.0]]> : tensor<11x2xf64>
  %1 = util.unfoldable_constant dense<[[3.0, 1.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0], [2.0, -1.0, -3.0, 1.0, -2.0, 2.0, 0.0, -2.0, 1.0, -1.0, 3.0], [0.0, -2.0, 2.0, 0.0, -3.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0]]> : tensor<3x11xf64>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xf64>, tensor<3x11xf64>, tensor<4xi32>) -> tensor<4x2x3xf64>
  check.expect_almost_eq_const(%r, dense<[[[-8.0, -7.0, 2.0], [5.0, 10.0, 4.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.0, -1.0, 8.0], [10.0, -9.0, -8.0]], [[0.0, 1.0, 2.0], [0.0, -3.0, -6.0]]]> : tensor<4x2x3xf64>, atol 0.0001) : tensor<4x2x3xf64>
  return
}
func.func @rows_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6], [-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7]]> : tensor<11x5xi8>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1], [-6, 6, -1], [-8, 3, -4], [7, 0, -7]], [[5, -2, 9], [2, -5, 6], [-1, -8, 4], [-3, 8, 1], [-6, 5, -2]], [[-9, 3, -4], [7, 0, -7], [4, -3, 8], [2, -5, 6], [-1, -8, 3]], [[-4, 7, 1], [-6, 5, -2], [-9, 2, -5], [6, 0, -7], [4, -3, 8]]]> : tensor<4x5x3xi8>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xi8>, tensor<4x5x3xi8>, tensor<4xi32>) -> tensor<11x3xi8>
  check.expect_eq_const(%r, dense<[[-96, 8, 31], [-1, -89, 47], [-21, -69, 33], [89, -47, 24], [94, -60, 27], [73, 1, -65], [66, -17, -60], [73, -35, -51], [-45, -64, 98], [-61, 14, -70], [0, 0, 0]]> : tensor<11x3xi8>) : tensor<11x3xi8>
  return
}
func.func @contracted_i8() {
  %0 = util.unfoldable_constant dense<[[-5, 6], [-1, -8], [4, -3], [8, 1], [-6, 5], [-2, -9], [3, -4], [7, 0], [-7, 4], [-3, 8], [2, -5]]> : tensor<11x2xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6], [5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8], [1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4]]> : tensor<3x11xi8>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xi8>, tensor<3x11xi8>, tensor<4xi32>) -> tensor<4x2x3xi8>
  check.expect_eq_const(%r, dense<[[[-62, -59, 21], [47, 73, 39]], [[0, 0, 0], [0, 0, 0]], [[2, -43, 71], [89, -61, -52]], [[-3, 9, 21], [8, -24, -56]]]> : tensor<4x2x3xi8>) : tensor<4x2x3xi8>
  return
}
func.func @rows_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6], [-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7]]> : tensor<11x5xi32>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1], [-6, 6, -1], [-8, 3, -4], [7, 0, -7]], [[5, -2, 9], [2, -5, 6], [-1, -8, 4], [-3, 8, 1], [-6, 5, -2]], [[-9, 3, -4], [7, 0, -7], [4, -3, 8], [2, -5, 6], [-1, -8, 3]], [[-4, 7, 1], [-6, 5, -2], [-9, 2, -5], [6, 0, -7], [4, -3, 8]]]> : tensor<4x5x3xi32>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xi32>, tensor<4x5x3xi32>, tensor<4xi32>) -> tensor<11x3xi32>
  check.expect_eq_const(%r, dense<[[-96, 8, 31], [-1, -89, 47], [-21, -69, 33], [89, -47, 24], [94, -60, 27], [73, 1, -65], [66, -17, -60], [73, -35, -51], [-45, -64, 98], [-61, 14, -70], [0, 0, 0]]> : tensor<11x3xi32>) : tensor<11x3xi32>
  return
}
func.func @contracted_i32() {
  %0 = util.unfoldable_constant dense<[[-5, 6], [-1, -8], [4, -3], [8, 1], [-6, 5], [-2, -9], [3, -4], [7, 0], [-7, 4], [-3, 8], [2, -5]]> : tensor<11x2xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6], [5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8], [1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4]]> : tensor<3x11xi32>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xi32>, tensor<3x11xi32>, tensor<4xi32>) -> tensor<4x2x3xi32>
  check.expect_eq_const(%r, dense<[[[-62, -59, 21], [47, 73, 39]], [[0, 0, 0], [0, 0, 0]], [[2, -43, 71], [89, -61, -52]], [[-3, 9, 21], [8, -24, -56]]]> : tensor<4x2x3xi32>) : tensor<4x2x3xi32>
  return
}
func.func @rows_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6], [-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7]]> : tensor<11x5xi64>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1], [-6, 6, -1], [-8, 3, -4], [7, 0, -7]], [[5, -2, 9], [2, -5, 6], [-1, -8, 4], [-3, 8, 1], [-6, 5, -2]], [[-9, 3, -4], [7, 0, -7], [4, -3, 8], [2, -5, 6], [-1, -8, 3]], [[-4, 7, 1], [-6, 5, -2], [-9, 2, -5], [6, 0, -7], [4, -3, 8]]]> : tensor<4x5x3xi64>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xi64>, tensor<4x5x3xi64>, tensor<4xi32>) -> tensor<11x3xi64>
  check.expect_eq_const(%r, dense<[[-96, 8, 31], [-1, -89, 47], [-21, -69, 33], [89, -47, 24], [94, -60, 27], [73, 1, -65], [66, -17, -60], [73, -35, -51], [-45, -64, 98], [-61, 14, -70], [0, 0, 0]]> : tensor<11x3xi64>) : tensor<11x3xi64>
  return
}
func.func @contracted_i64() {
  %0 = util.unfoldable_constant dense<[[-5, 6], [-1, -8], [4, -3], [8, 1], [-6, 5], [-2, -9], [3, -4], [7, 0], [-7, 4], [-3, 8], [2, -5]]> : tensor<11x2xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6], [5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8], [1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4]]> : tensor<3x11xi64>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xi64>, tensor<3x11xi64>, tensor<4xi32>) -> tensor<4x2x3xi64>
  check.expect_eq_const(%r, dense<[[[-62, -59, 21], [47, 73, 39]], [[0, 0, 0], [0, 0, 0]], [[2, -43, 71], [89, -61, -52]], [[-3, 9, 21], [8, -24, -56]]]> : tensor<4x2x3xi64>) : tensor<4x2x3xi64>
  return
}
func.func @rows_ui8() {
  %0 = util.unfoldable_constant dense<[[4, 0, 9, 2, 0], [6, 0, 0, 3, 0], [8, 1, 0, 5, 0], [0, 2, 0, 7, 0], [0, 4, 0, 8, 1], [0, 6, 0, 0, 3], [0, 7, 0, 0, 5], [0, 9, 2, 0, 6], [0, 0, 4, 0, 8], [1, 0, 5, 0, 0], [3, 0, 7, 0, 0]]> : tensor<11x5xui8>
  %1 = util.unfoldable_constant dense<[[[0, 0, 4], [0, 8, 1], [0, 6, 0], [0, 3, 0], [7, 0, 0]], [[5, 0, 9], [2, 0, 6], [0, 0, 4], [0, 8, 1], [0, 5, 0]], [[0, 3, 0], [7, 0, 0], [4, 0, 8], [2, 0, 6], [0, 0, 3]], [[0, 7, 1], [0, 5, 0], [0, 2, 0], [6, 0, 0], [4, 0, 8]]]> : tensor<4x5x3xui8>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xui8>, tensor<4x5x3xui8>, tensor<4xi32>) -> tensor<11x3xui8>
  check.expect_eq_const(%r, dense<[[0, 60, 16], [0, 9, 24], [0, 23, 33], [28, 0, 42], [44, 0, 51], [42, 0, 9], [49, 0, 15], [71, 0, 34], [16, 0, 56], [0, 17, 1], [0, 0, 0]]> : tensor<11x3xui8>) : tensor<11x3xui8>
  return
}
func.func @contracted_ui8() {
  %0 = util.unfoldable_constant dense<[[0, 6], [0, 0], [4, 0], [8, 1], [0, 5], [0, 0], [3, 0], [7, 0], [0, 4], [0, 8], [2, 0]]> : tensor<11x2xui8>
  %1 = util.unfoldable_constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7, 1, 0], [5, 0, 0, 2, 0, 6, 0, 0, 4, 0, 8], [1, 0, 5, 0, 0, 3, 0, 7, 0, 0, 4]]> : tensor<3x11xui8>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xui8>, tensor<3x11xui8>, tensor<4xi32>) -> tensor<4x2x3xui8>
  check.expect_eq_const(%r, dense<[[[0, 0, 20], [48, 30, 6]], [[0, 0, 0], [0, 0, 0]], [[57, 16, 49], [34, 18, 0]], [[0, 0, 0], [8, 0, 0]]]> : tensor<4x2x3xui8>) : tensor<4x2x3xui8>
  return
}
func.func @rows_complex_f32() {
  %0 = util.unfoldable_constant dense<[[(1.0, 0.0), (-1.0, 1.0), (3.0, -2.0), (1.0, -1.0), (-2.0, 0.0)], [(2.0, -2.0), (-0.0, -1.0), (-3.0, 0.0), (1.0, -3.0), (-1.0, -2.0)], [(3.0, 1.0), (0.0, 3.0), (-2.0, -2.0), (2.0, 1.0), (-1.0, 2.0)], [(-3.0, -2.0), (1.0, 1.0), (-2.0, 2.0), (2.0, -1.0), (0.0, 0.0)], [(-2.0, 2.0), (1.0, -1.0), (-1.0, 0.0), (3.0, 3.0), (0.0, -2.0)], [(-2.0, -1.0), (2.0, 3.0), (-0.0, -2.0), (-3.0, -1.0), (1.0, 2.0)], [(-1.0, -3.0), (2.0, 1.0), (0.0, 2.0), (-2.0, -3.0), (2.0, 0.0)], [(-1.0, 1.0), (3.0, -1.0), (1.0, 0.0), (-2.0, 1.0), (2.0, -2.0)], [(-0.0, -1.0), (-3.0, 1.0), (1.0, -2.0), (-1.0, -1.0), (3.0, 2.0)], [(0.0, -3.0), (-2.0, -1.0), (2.0, 2.0), (-1.0, 3.0), (-3.0, -2.0)], [(1.0, 1.0), (-1.0, 3.0), (2.0, 0.0), (0.0, 1.0), (-2.0, 2.0)]]> : tensor<11x5xcomplex<f32>>
  %1 = util.unfoldable_constant dense<[[[(0.0, 0.0), (-2.0, 2.0), (1.0, -1.0)], [(-1.0, 0.0), (3.0, 3.0), (0.0, -2.0)], [(-2.0, -1.0), (2.0, 3.0), (-0.0, -2.0)], [(-3.0, -1.0), (1.0, 2.0), (-1.0, -3.0)], [(2.0, 1.0), (0.0, 2.0), (-2.0, -3.0)]], [[(2.0, 0.0), (-1.0, 1.0), (3.0, -1.0)], [(1.0, 0.0), (-2.0, 1.0), (2.0, -2.0)], [(-0.0, -1.0), (-3.0, 1.0), (1.0, -2.0)], [(-1.0, -1.0), (3.0, 2.0), (0.0, -3.0)], [(-2.0, -1.0), (2.0, 2.0), (-1.0, 3.0)]], [[(-3.0, -2.0), (1.0, 1.0), (-1.0, 3.0)], [(2.0, 0.0), (0.0, 1.0), (-2.0, 2.0)], [(1.0, -1.0), (-1.0, 0.0), (3.0, -2.0)], [(1.0, -1.0), (-2.0, 0.0), (2.0, -3.0)], [(-0.0, -2.0), (-3.0, 0.0), (1.0, 3.0)]], [[(-1.0, -2.0), (2.0, 1.0), (0.0, 2.0)], [(-2.0, -2.0), (2.0, 1.0), (-1.0, 2.0)], [(-3.0, -3.0), (1.0, 0.0), (-2.0, 2.0)], [(2.0, -1.0), (-0.0, 0.0), (-2.0, 1.0)], [(1.0, -2.0), (-1.0, 0.0), (3.0, 3.0)]]]> : tensor<4x5x3xcomplex<f32>>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>, tensor<4xi32>) -> tensor<11x3xcomplex<f32>>
  check.expect_almost_eq_const(%r, dense<[[(-15.0, 0.0), (7.0, 4.0), (-1.0, -1.0)], [(0.0, 7.0), (8.0, -7.0), (-16.0, 9.0)], [(-7.0, 1.0), (-19.0, 6.0), (15.0, -6.0)], [(8.0, 15.0), (-4.0, -4.0), (4.0, -5.0)], [(13.0, -3.0), (-8.0, 1.0), (14.0, -7.0)], [(6.0, 11.0), (-1.0, -3.0), (-23.0, -1.0)], [(-2.0, 10.0), (-1.0, 2.0), (-3.0, 14.0)], [(7.0, -5.0), (-4.0, 7.0), (4.0, 14.0)], [(-7.0, -4.0), (-8.0, -6.0), (-2.0, -3.0)], [(-10.0, 8.0), (5.0, -6.0), (-2.0, -25.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<11x3xcomplex<f32>>, atol 0.0001) : tensor<11x3xcomplex<f32>>
  return
}
func.func @contracted_complex_f32() {
  %0 = util.unfoldable_constant dense<[[(-2.0, 1.0), (2.0, -2.0)], [(-0.0, -1.0), (-3.0, 1.0)], [(1.0, -2.0), (-1.0, -1.0)], [(3.0, 2.0), (0.0, -3.0)], [(-2.0, -1.0), (2.0, 2.0)], [(-1.0, 3.0), (-3.0, -2.0)], [(1.0, 1.0), (-1.0, 3.0)], [(2.0, 0.0), (0.0, 1.0)], [(-2.0, 2.0), (1.0, -1.0)], [(-1.0, 0.0), (3.0, -2.0)], [(1.0, -1.0), (-2.0, 0.0)]]> : tensor<11x2xcomplex<f32>>
  %1 = util.unfoldable_constant dense<[[(3.0, -2.0), (1.0, -1.0), (-2.0, 0.0), (2.0, -3.0), (-0.0, -2.0), (-3.0, 0.0), (1.0, 3.0), (-1.0, -2.0), (2.0, 1.0), (0.0, 2.0), (-2.0, -2.0)], [(2.0, 1.0), (-1.0, 2.0), (-3.0, -3.0), (1.0, 0.0), (-2.0, 2.0), (2.0, -1.0), (-0.0, 0.0), (-2.0, 1.0), (1.0, -2.0), (-1.0, 0.0), (3.0, 3.0)], [(0.0, -2.0), (-2.0, -1.0), (2.0, 2.0), (-0.0, -3.0), (-3.0, -1.0), (1.0, 2.0), (-1.0, -3.0), (2.0, 0.0), (0.0, 1.0), (-2.0, 3.0), (1.0, 0.0)]]> : tensor<3x11xcomplex<f32>>
  %2 = util.unfoldable_constant dense<[3, 0, 6, 1]> : tensor<4xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<11x2xcomplex<f32>>, tensor<3x11xcomplex<f32>>, tensor<4xi32>) -> tensor<4x2x3xcomplex<f32>>
  check.expect_almost_eq_const(%r, dense<[[[(-7.0, 10.0), (-12.0, 4.0), (7.0, 4.0)], [(2.0, -4.0), (7.0, -3.0), (3.0, -7.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(3.0, -8.0), (8.0, 15.0), (8.0, -9.0)], [(-1.0, -6.0), (-18.0, -9.0), (-1.0, -13.0)]], [[(0.0, -2.0), (1.0, 0.0), (2.0, -3.0)], [(4.0, 6.0), (-3.0, 2.0), (0.0, 13.0)]]]> : tensor<4x2x3xcomplex<f32>>, atol 0.0001) : tensor<4x2x3xcomplex<f32>>
  return
}
func.func @rows_of_batches() {
  %0 = util.unfoldable_constant dense<"0x0000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF"> : tensor<7x2x5xf32>
  %1 = util.unfoldable_constant dense<"0x00000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040C0"> : tensor<3x2x5x4xf32>
  %2 = util.unfoldable_constant dense<[[2, 0, 5, 0], [1, 1, 1, 4]]> : tensor<2x4xi64>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [3]>}> : (tensor<7x2x5xf32>, tensor<3x2x5x4xf32>, tensor<2x4xi64>) -> tensor<2x7x3xf32>
  check.expect_almost_eq_const(%r, dense<[[[-4.0, -3.0, 5.0], [5.0, 4.0, -3.0], [-12.0, 12.0, 10.0], [-1.0, 0.0, 1.0], [9.0, -11.0, -12.0], [7.0, -5.0, -4.0], [-1.0, 2.0, 7.0]], [[-5.0, 3.0, 7.0], [8.0, -1.0, -1.0], [6.0, -2.0, -1.0], [-3.0, 1.0, -1.0], [8.0, -11.0, -17.0], [6.0, -4.0, -6.0], [-2.0, 3.0, 5.0]]]> : tensor<2x7x3xf32>, atol 0.0001) : tensor<2x7x3xf32>
  return
}
func.func @rows_of_all_batches() {
  %0 = util.unfoldable_constant dense<"0x0000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF"> : tensor<7x2x5xf32>
  %1 = util.unfoldable_constant dense<"0x00000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000000C00000004000000000000000C00000803F000080BF0000404000000000000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000404000000000000000C000000040000080BF000040C00000803F000080BF0000004000000000000000C00000803F000080BF000040400000803F000000C00000004000000000000040C00000803F000080BF0000004000000000000000C000000040000080BF000040C0"> : tensor<3x2x5x4xf32>
  %2 = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xui8>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [3]>}> : (tensor<7x2x5xf32>, tensor<3x2x5x4xf32>, tensor<4xui8>) -> tensor<2x7x3xf32>
  check.expect_almost_eq_const(%r, dense<[[[-4.0, -3.0, 5.0], [-3.0, -1.0, 4.0], [12.0, -14.0, 12.0], [-1.0, 0.0, 1.0], [9.0, -11.0, -12.0], [7.0, -5.0, -4.0], [2.0, -18.0, 0.0]], [[-5.0, 3.0, 7.0], [8.0, -1.0, -1.0], [-2.0, 5.0, -3.0], [9.0, -2.0, 3.0], [15.0, 11.0, -11.0], [0.0, 5.0, -1.0], [-2.0, 3.0, 5.0]]]> : tensor<2x7x3xf32>, atol 0.0001) : tensor<2x7x3xf32>
  return
}
func.func @rows_of_rows() {
  %0 = util.unfoldable_constant dense<[[[-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0], [2.0, -1.0, 3.0]], [[1.0, -2.0, 2.0], [0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, -1.0]]]> : tensor<2x4x3xf32>
  %1 = util.unfoldable_constant dense<[[[3.0, 0.0], [-2.0, 2.0], [-1.0, -3.0]], [[1.0, -1.0], [2.0, 0.0], [-2.0, 1.0]]]> : tensor<2x3x2xf32>
  %2 = util.unfoldable_constant dense<[[4, 0], [1, 2]]> : tensor<2x2xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x4x3xf32>, tensor<2x3x2xf32>, tensor<2x2xi32>) -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%r, dense<[[[-10.0, 4.0], [-10.0, 5.0], [8.0, 6.0], [5.0, -11.0]], [[5.0, -10.0], [-6.0, 1.0], [5.0, 1.0], [0.0, 0.0]]]> : tensor<2x4x2xf32>, atol 0.0001) : tensor<2x4x2xf32>
  return
}
func.func @contracted_of_batches() {
  %0 = util.unfoldable_constant dense<[[[1.0, -1.0, 3.0], [0.0, -2.0, 2.0], [-1.0, -3.0, 1.0], [-2.0, 2.0, 0.0], [-2.0, 1.0, -1.0]], [[3.0, 0.0, -2.0], [2.0, 0.0, -3.0], [1.0, -1.0, 2.0], [0.0, -2.0, 2.0], [-1.0, 3.0, 1.0]]]> : tensor<2x5x3xf32>
  %1 = util.unfoldable_constant dense<[[[0.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 2.0], [-1.0, 3.0]], [[1.0, -2.0], [2.0, 0.0], [-3.0, 1.0], [-1.0, 3.0], [0.0, -2.0]], [[2.0, -1.0], [-3.0, 1.0], [-1.0, 2.0], [0.0, -2.0], [1.0, -1.0]], [[3.0, 1.0], [-2.0, 2.0], [0.0, -3.0], [1.0, -1.0], [2.0, 0.0]]]> : tensor<4x5x2xf32>
  %2 = util.unfoldable_constant dense<[[2, 3, 0], [0, 1, 2]]> : tensor<2x3xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>}> : (tensor<2x5x3xf32>, tensor<4x5x2xf32>, tensor<2x3xi32>) -> tensor<3x2x3x4xf32>
  check.expect_almost_eq_const(%r, dense<"0x000000000000803F0000004000004040000000C00000A0C0000080400000803F000000400000E040000000000000A040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080400000A040000080BF0000C0C0000030C10000E040000080400000804000004040000040C0000000C0000000C0000010C10000C0C0000040C000004040000000000000000000000000000000000000C0400000804000000040000000C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C00000803F000080400000803F00000000000080BF000000C00000404000004040000000400000803F000040C1"> : tensor<3x2x3x4xf32>, atol 0.0001) : tensor<3x2x3x4xf32>
  return
}
func.func @batches() {
  %0 = util.unfoldable_constant dense<[[[1.0, -1.0, 3.0], [0.0, -2.0, 2.0], [-1.0, -3.0, 1.0], [-2.0, 2.0, 0.0], [-2.0, 1.0, -1.0]], [[3.0, 0.0, -2.0], [2.0, 0.0, -3.0], [1.0, -1.0, 2.0], [0.0, -2.0, 2.0], [-1.0, 3.0, 1.0]]]> : tensor<2x5x3xf32>
  %1 = util.unfoldable_constant dense<[[[0.0, -3.0], [1.0, -1.0], [2.0, 0.0], [-2.0, 2.0], [-1.0, 3.0]], [[1.0, -2.0], [2.0, 0.0], [-3.0, 1.0], [-1.0, 3.0], [0.0, -2.0]], [[2.0, -1.0], [-3.0, 1.0], [-1.0, 2.0], [0.0, -2.0], [1.0, -1.0]], [[3.0, 1.0], [-2.0, 2.0], [0.0, -3.0], [1.0, -1.0], [2.0, 0.0]]]> : tensor<4x5x2xf32>
  %2 = util.unfoldable_constant dense<[1, 1]> : tensor<2xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<2x5x3xf32>, tensor<4x5x2xf32>, tensor<2xi32>) -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%r, dense<[[[4.0, 6.0, 1.0, -3.0], [-13.0, 2.0, 8.0, 5.0], [5.0, 4.0, -2.0, 3.0]], [[-14.0, -3.0, 2.0, 4.0], [5.0, -13.0, -1.0, 5.0], [16.0, 10.0, -2.0, -16.0]]]> : tensor<2x3x4xf32>, atol 0.0001) : tensor<2x3x4xf32>
  return
}
func.func @no_rows() {
  %0 = util.unfoldable_constant dense<> : tensor<0x5xf32>
  %1 = util.unfoldable_constant dense<[[[0.0, -2.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, 0.0], [-3.0, 1.0, -1.0], [2.0, 0.0, -2.0]], [[2.0, -1.0, 3.0], [1.0, -2.0, 2.0], [0.0, -3.0, 1.0], [-1.0, 3.0, 0.0], [-2.0, 2.0, -1.0]]]> : tensor<2x5x3xf32>
  %2 = util.unfoldable_constant dense<[0, 0]> : tensor<2xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<0x5xf32>, tensor<2x5x3xf32>, tensor<2xi32>) -> tensor<0x3xf32>
  check.expect_almost_eq_const(%r, dense<> : tensor<0x3xf32>, atol 0.0001) : tensor<0x3xf32>
  return
}
func.func @no_groups() {
  %0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 1.0, -2.0], [2.0, 0.0, -3.0, 1.0, -1.0], [3.0, 0.0, -2.0, 2.0, -1.0]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x5x3xf32>
  %2 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x5xf32>, tensor<0x5x3xf32>, tensor<0xi32>) -> tensor<3x3xf32>
  check.expect_almost_eq_const(%r, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf32>, atol 0.0001) : tensor<3x3xf32>
  return
}
func.func @rows_wider() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1], [-6, 6, -1], [-8, 3, -4], [7, 0, -7]], [[5, -2, 9], [2, -5, 6], [-1, -8, 4], [-3, 8, 1], [-6, 5, -2]]]> : tensor<2x5x3xi8>
  %2 = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %r = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x5xi8>, tensor<2x5x3xi8>, tensor<2xi32>) -> tensor<3x3xi32>
  check.expect_eq_const(%r, dense<[[-96, 8, 31], [51, 61, 27], [45, 57, 63]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}
