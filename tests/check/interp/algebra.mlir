// Matrices: on the interpreter alone, for they are not lowered yet. Written by generate.py.
func.func @cholesky() {
  %0 = util.unfoldable_constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>
  %r = stablehlo.cholesky %0, lower = true : tensor<3x3xf32>
  check.expect_almost_eq_const(%r, dense<[[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.5, 1.25, 2.0463380813598633]]> : tensor<3x3xf32>, atol 1.0e-05) : tensor<3x3xf32>
  return
}
func.func @triangular_solve_left() {
  %0 = util.unfoldable_constant dense<[[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.5, 1.25, 2.0463380813598633]]> : tensor<3x3xf32>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]]> : tensor<3x2xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const(%r, dense<[[0.7279371023178101, -0.41796091198921204], [1.0721724033355713, 0.4992234706878662], [-1.6690762042999268, 0.7730125188827515]]> : tensor<3x2xf32>, atol 0.0001) : tensor<3x2xf32>
  return
}
func.func @triangular_solve_left_transposed() {
  %0 = util.unfoldable_constant dense<[[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.5, 1.25, 2.0463380813598633]]> : tensor<3x3xf32>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]]> : tensor<3x2xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const(%r, dense<[[-0.04240085557103157, -0.5020925402641296], [1.958815574645996, -0.31965553760528564], [-0.8362792134284973, 0.9758377075195312]]> : tensor<3x2xf32>, atol 0.0001) : tensor<3x2xf32>
  return
}
func.func @triangular_solve_right() {
  %0 = util.unfoldable_constant dense<[[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.5, 1.25, 2.0463380813598633]]> : tensor<3x3xf32>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, 2.872282028198242, -1.7113100290298462], [-0.8359218239784241, 0.5804860591888428, 1.9968938827514648]]> : tensor<2x3xf32>
  %r = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const(%r, dense<[[-0.04240085557103157, 1.958815574645996, -0.8362792134284973], [-0.5020925402641296, -0.31965553760528564, 0.9758377075195312]]> : tensor<2x3xf32>, atol 0.0001) : tensor<2x3xf32>
  return
}
