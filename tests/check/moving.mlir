// Sorts, scatters and gathers of every kind of place. Written by generate.py.
func.func @sort_ascending_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001]]> : tensor<3x7xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<3x7xf32>) -> tensor<3x7xf32>
  check.expect_eq_const(%r, dense<[[-1.7113100290298462, -0.8359218239784241, -0.29490214586257935, 0.5804860591888428, 1.4558742046356201, 1.9968938827514648, 2.872282028198242], [-2.586698293685913, -2.0456786155700684, -1.1702903509140015, 0.2461175173521042, 1.1215057373046875, 1.6625254154205322, 2.5379135608673096], [-2.9210667610168457, -2.380047082901001, -1.5046589374542236, -0.6292706727981567, -0.088251031935215, 0.7871371507644653, 2.203545093536377]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @sort_descending_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001]]> : tensor<3x7xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<3x7xf32>) -> tensor<3x7xf32>
  check.expect_eq_const(%r, dense<[[2.872282028198242, 1.9968938827514648, 1.4558742046356201, 0.5804860591888428, -0.29490214586257935, -0.8359218239784241, -1.7113100290298462], [2.5379135608673096, 1.6625254154205322, 1.1215057373046875, 0.2461175173521042, -1.1702903509140015, -2.0456786155700684, -2.586698293685913], [2.203545093536377, 0.7871371507644653, -0.088251031935215, -0.6292706727981567, -1.5046589374542236, -2.380047082901001, -2.9210667610168457]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @sort_ascending_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7]]> : tensor<3x7xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<3x7xi32>) -> tensor<3x7xi32>
  check.expect_eq_const(%r, dense<[[-5, -3, -1, 2, 4, 6, 9], [-8, -6, -4, 1, 3, 5, 8], [-9, -7, -5, -2, 0, 2, 7]]> : tensor<3x7xi32>) : tensor<3x7xi32>
  return
}
func.func @sort_descending_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7]]> : tensor<3x7xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %p = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<3x7xi32>) -> tensor<3x7xi32>
  check.expect_eq_const(%r, dense<[[9, 6, 4, 2, -1, -3, -5], [8, 5, 3, 1, -4, -6, -8], [7, 2, 0, -2, -5, -7, -9]]> : tensor<3x7xi32>) : tensor<3x7xi32>
  return
}
func.func @sort_stable() {
  %0 = util.unfoldable_constant dense<[2, 1, 2, 0, 1, 2]> : tensor<6xi32>
  %1 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %r0, %r1 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }) : (tensor<6xi32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xf32>)
  check.expect_eq_const(%r0, dense<[0, 1, 1, 2, 2, 2]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%r1, dense<[3.0, 1.0, 4.0, 0.0, 2.0, 5.0]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @scatter_add() {
  %0 = util.unfoldable_constant dense<[[6.0, -3.0, 11.0], [2.0, -7.0, 8.0], [-1.0, -10.0, 4.0], [-5.0, 10.0, 1.0], [-8.0, 7.0, -3.0]]> : tensor<5x3xf32>
  %1 = util.unfoldable_constant dense<[[4], [1], [4], [9]]> : tensor<4x1xi32>
  %2 = util.unfoldable_constant dense<[[4.0, -5.0, 10.0], [1.0, -8.0, 7.0], [-3.0, -12.0, 3.0], [-6.0, 9.0, -0.0]]> : tensor<4x3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  check.expect_eq_const(%r, dense<[[6.0, -3.0, 11.0], [3.0, -15.0, 15.0], [-1.0, -10.0, 4.0], [-5.0, 10.0, 1.0], [-7.0, -10.0, 10.0]]> : tensor<5x3xf32>) : tensor<5x3xf32>
  return
}
func.func @select_and_scatter() {
  %0 = util.unfoldable_constant dense<[[1.0, 5.0, 2.0, 7.0], [3.0, 4.0, 9.0, 0.0], [6.0, 1.0, 1.0, 8.0], [2.0, 2.0, 3.0, 5.0]]> : tensor<4x4xf32>
  %1 = util.unfoldable_constant dense<[[10.0, 20.0], [30.0, 40.0]]> : tensor<2x2xf32>
  %2 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
  }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  check.expect_eq_const(%r, dense<[[0.0, 10.0, 0.0, 0.0], [0.0, 0.0, 20.0, 0.0], [30.0, 0.0, 0.0, 40.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf32>) : tensor<4x4xf32>
  return
}
func.func @gather_rows() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]], [[-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042]], [[-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236]], [[2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217]]]> : tensor<4x3x2xf32>
  %1 = util.unfoldable_constant dense<[[0, 3], [2, 9]]> : tensor<2x2xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<4x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2x3x2xf32>
  check.expect_eq_const(%r, dense<[[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]], [[2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217]]], [[[-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236]], [[2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217]]]]> : tensor<2x2x3x2xf32>) : tensor<2x2x3x2xf32>
  return
}
func.func @torch_index_select() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]], [[-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042]], [[-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236]], [[2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217]]]> : tensor<4x3x2xf32>
  %1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi32>
  %r = "stablehlo.torch_index_select"(%0, %1) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3x2xf32>, tensor<2xi32>) -> tensor<4x2x2xf32>
  check.expect_eq_const(%r, dense<[[[-1.7113100290298462, 1.9968938827514648], [1.4558742046356201, -0.8359218239784241]], [[2.5379135608673096, 0.2461175173521042], [-0.29490214586257935, -2.586698293685913]], [[0.7871371507644653, -1.5046589374542236], [-2.0456786155700684, 1.6625254154205322]], [[-0.9636392593383789, 2.7445647716522217], [2.203545093536377, -0.088251031935215]]]> : tensor<4x2x2xf32>) : tensor<4x2x2xf32>
  return
}
