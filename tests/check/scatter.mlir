// scatter: any dimension numbers, any region, many updates of one element in their order. Written by generate.py.
func.func @rows_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505, -2.507765054702759, 1.2004389762878418], [-1.0913571119308472, 2.616846799850464, 0.3250507414340973, -1.966745376586914]]> : tensor<7x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[1.36762273311615, -3.2159693241119385, 4.200438499450684, -0.38315361738204956], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [2.01772403717041, -1.1494600772857666, 1.683355689048767, -1.4838286638259888], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [3.5317015647888184, -1.0518907308578491, 0.3645172119140625, 1.7809250354766846]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi32>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[0, -7, 4, -3], [-5, 6, -1, -8], [-3, 8, 1, -6], [-6, 5, -2, -9], [8, 1, -6, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @rows_bare_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[3, 1, 1, 0]> : tensor<4xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744]]> : tensor<4x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<4xi32>, tensor<4x4xf32>) -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[3.866069793701172, -0.7175222039222717, 0.6988856792449951, 2.115293502807617], [0.6106342077255249, -0.264754056930542, -1.1401422023773193, -2.015530586242676], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.133930206298828, -0.717522144317627, 0.6988856792449951, -3.884706497192383], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_bare_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[3, 1, 1, 0]> : tensor<4xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5]]> : tensor<4x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<4xi32>, tensor<4x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[7, 0, -7, 5], [-1, -8, 3, -4], [3, -4, 8, 1], [0, -7, 4, -3], [2, -5, 7, 0]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @columns_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<5x7xf32>
  %1 = util.unfoldable_constant dense<[[6], [-1], [3], [6]]> : tensor<4x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692]]> : tensor<5x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<5x7xf32>, tensor<4x1xi32>, tensor<5x4xf32>) -> tensor<5x7xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 1.9086424112319946, -1.7113100290298462, 1.9968938827514648, -1.346793293952942], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 0.6988856792449951, 0.2461175173521042, -2.0456786155700684, 6.276265621185303], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -0.5108711123466492, 2.203545093536377, -0.088251031935215, -4.100675582885742], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, -1.720627784729004, -1.8390274047851562, 1.8691765069961548, 3.522383451461792], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 3.069615364074707, 0.11840008944272995, -2.173395872116089, -0.854557454586029]]> : tensor<5x7xf32>) : tensor<5x7xf32>
  return
}
func.func @columns_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5]]> : tensor<5x7xi32>
  %1 = util.unfoldable_constant dense<[[6], [-1], [3], [6]]> : tensor<4x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5]]> : tensor<5x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<5x7xi32>, tensor<4x1xi32>, tensor<5x4xi32>) -> tensor<5x7xi32>
  check.expect_eq_const(%r, dense<[[4, -3, 9, 4, -5, 6, -3], [-8, 3, -4, -6, 1, -6, 6], [-2, -9, 2, 3, 7, 0, -4], [4, -3, 8, -7, -6, 6, 5], [-8, 3, -4, 2, 0, -7, -5]]> : tensor<5x7xi32>) : tensor<5x7xi32>
  return
}
func.func @points_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042]]> : tensor<3x4xf32>
  %1 = util.unfoldable_constant dense<[[[0, 0], [2, 3]], [[1, -5], [2, 3]]]> : tensor<2x2x2xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923]]> : tensor<2x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>} : (tensor<3x4xf32>, tensor<2x2x2xi32>, tensor<2x2xf32>) -> tensor<3x4xf32>
  check.expect_eq_const(%r, dense<[[1.36762273311615, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, -3.097569704055786]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}
func.func @points_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1]]> : tensor<3x4xi32>
  %1 = util.unfoldable_constant dense<[[[0, 0], [2, 3]], [[1, -5], [2, 3]]]> : tensor<2x2x2xi32>
  %2 = util.unfoldable_constant dense<[[0, -7], [4, -3]]> : tensor<2x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>} : (tensor<3x4xi32>, tensor<2x2x2xi32>, tensor<2x2xi32>) -> tensor<3x4xi32>
  check.expect_eq_const(%r, dense<[[0, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, -3]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}
func.func @points_swapped_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042]]> : tensor<3x4xf32>
  %1 = util.unfoldable_constant dense<[[0, 0], [2, 2], [3, 1]]> : tensor<3x2xi32>
  %2 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519]> : tensor<3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<3x4xf32>
  check.expect_eq_const(%r, dense<[[1.36762273311615, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -1.2585419416427612], [1.1215057373046875, -1.1702903509140015, 0.1578660011291504, 0.2461175173521042]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}
func.func @points_swapped_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1]]> : tensor<3x4xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [2, 2], [3, 1]]> : tensor<3x2xi32>
  %2 = util.unfoldable_constant dense<[0, -7, 4]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>} : (tensor<3x4xi32>, tensor<3x2xi32>, tensor<3xi32>) -> tensor<3x4xi32>
  check.expect_eq_const(%r, dense<[[0, -3, 9, 2], [-5, 6, -1, 4], [3, -4, -7, 1]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}
func.func @vector_first_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042]]> : tensor<3x4xf32>
  %1 = util.unfoldable_constant dense<[[0, 2, 2], [3, 1, 1]]> : tensor<2x3xi32>
  %2 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519]> : tensor<3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>} : (tensor<3x4xf32>, tensor<2x3xi32>, tensor<3xf32>) -> tensor<3x4xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.49223455786705017], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -2.2221813201904297, 2.5379135608673096, 0.2461175173521042]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}
func.func @vector_first_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1]]> : tensor<3x4xi32>
  %1 = util.unfoldable_constant dense<[[0, 2, 2], [3, 1, 1]]> : tensor<2x3xi32>
  %2 = util.unfoldable_constant dense<[0, -7, 4]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>} : (tensor<3x4xi32>, tensor<2x3xi32>, tensor<3xi32>) -> tensor<3x4xi32>
  check.expect_eq_const(%r, dense<[[4, -3, 9, 0], [-5, 6, -1, -8], [3, 4, 8, 1]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}
func.func @windows_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521]], [[-1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697]], [[2.4101955890655518, 0.11839962750673294], [-2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965]], [[0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505], [-2.507765054702759, 1.2004389762878418]], [[-1.0913571119308472, 2.616846799850464], [0.3250507414340973, -1.966745376586914], [1.7414586544036865, -0.5503374338150024]]]> : tensor<5x3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<5x2xi32>, tensor<5x3x2xf32>) -> tensor<6x7xf32>
  check.expect_eq_const(%r, dense<[[1.36762273311615, -3.2159693241119385, 2.872282028198242, -0.176502525806427, 1.2399052381515503, 1.9968938827514648, -0.29490214586257935], [-1.2585419416427612, -0.933491051197052, 1.4465564489364624, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [2.115293502807617, -2.1432478427886963, -0.5201889276504517, -3.137035846710205, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, 0.7778193950653076, 4.270054340362549, 0.2367997169494629, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -3.8057727813720703, 3.6106350421905518, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -2.0549962520599365, -0.638588547706604]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  return
}
func.func @windows_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi32>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[0, -7, 9, -2, 9, 6, -1], [4, -3, 8, 8, 1, -6, 5], [8, 1, -6, -5, 7, 0, -7], [4, 5, -2, -1, -6, 6, -1], [-8, 3, -8, 4, 0, -7, 5], [-2, 9, 2, -5, 6, -6, 6]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @windows_first_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[1, 6], [2, 2]]> : tensor<2x2xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159, 1.3281563520431519], [-0.9636396765708923, 2.7445642948150635, 0.4527681767940521]], [[-1.8390278816223145, 1.8691760301589966, -0.42262002825737], [-2.714416027069092, 0.9937878251075745, -1.2980082035064697]]]> : tensor<2x2x3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<6x7xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.574273943901062], [-0.6292706727981567, -2.9210667610168457, -0.176502525806427, 1.2399053573608398, 2.656313180923462, -0.088251031935215, -4.2190752029418945], [1.32815682888031, -0.9636392593383789, 0.030148744583129883, 1.4465564489364624, -3.137035608291626, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  return
}
func.func @windows_first_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[1, 6], [2, 2]]> : tensor<2x2xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1]], [[-6, 6, -1], [-8, 3, -4]]]> : tensor<2x2x3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<2x2xi32>, tensor<2x2x3xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 0], [-2, -9, -3, 8, 1, 0, -6], [4, -3, -8, 3, -4, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @between_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648]], [[-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042]], [[-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236]], [[2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217]]]> : tensor<4x3x2xf32>
  %1 = util.unfoldable_constant dense<[[[0], [3]], [[1], [1]], [[2], [8]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923]], [[2.7445642948150635, 0.4527681767940521], [-1.8390278816223145, 1.8691760301589966]], [[-0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697]]], [[[2.4101955890655518, 0.11839962750673294], [-2.173396348953247, 1.5348074436187744]], [[-0.7569885849952698, 2.9512152671813965], [0.6594192981719971, -1.632376790046692]], [[2.075827121734619, -0.21596890687942505], [-2.507765054702759, 1.2004389762878418]]], [[[-1.0913571119308472, 2.616846799850464], [0.3250507414340973, -1.966745376586914]], [[1.7414586544036865, -0.5503374338150024], [-2.8421335220336914, 0.8660703897476196]], [[-1.4257256984710693, 2.2824783325195312], [-0.009317790158092976, -2.3011138439178467]]]]> : tensor<3x3x2x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>} : (tensor<4x3x2xf32>, tensor<3x2x1xi32>, tensor<3x3x2x2xf32>) -> tensor<4x3x2xf32>
  check.expect_eq_const(%r, dense<[[[1.36762273311615, -3.2159693241119385], [5.616846084594727, 1.0332542657852173], [-2.133929967880249, -0.717522144317627]], [[-0.05810284614562988, -0.9334912300109863], [1.0239365100860596, 0.14854812622070312], [2.105975866317749, 1.2305876016616821]], [[-3.137035846710205, 4.279372215270996], [1.1121879816055298, -3.4714040756225586], [-0.638588547706604, 0.7778193950653076]], [[3.5317015647888184, -1.0518907308578491], [-4.2190752029418945, 3.1973328590393066], [0.030148565769195557, 1.446556568145752]]]> : tensor<4x3x2xf32>) : tensor<4x3x2xf32>
  return
}
func.func @between_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3], [9, 2], [-5, 6]], [[-1, -8], [3, -4], [8, 1]], [[-6, 5], [-2, -9], [2, -5]], [[7, 0], [-7, 4], [-3, 8]]]> : tensor<4x3x2xi32>
  %1 = util.unfoldable_constant dense<[[[0], [3]], [[1], [1]], [[2], [8]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[[[0, -7], [4, -3]], [[8, 1], [-6, 6]], [[-1, -8], [3, -4]]], [[[7, 0], [-7, 5]], [[-2, 9], [2, -5]], [[6, -1], [-8, 4]]], [[[-3, 8], [1, -6]], [[5, -2], [-9, 3]], [[-4, 7], [0, -7]]]]> : tensor<3x3x2x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>} : (tensor<4x3x2xi32>, tensor<3x2x1xi32>, tensor<3x3x2x2xi32>) -> tensor<4x3x2xi32>
  check.expect_eq_const(%r, dense<[[[0, -7], [8, 1], [-1, -8]], [[-7, 5], [2, -5], [-8, 4]], [[-3, 8], [5, -2], [-4, 7]], [[4, -3], [-6, 6], [3, -4]]]> : tensor<4x3x2xi32>) : tensor<4x3x2xi32>
  return
}
func.func @part_of_dim_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217]]> : tensor<4x6xf32>
  %1 = util.unfoldable_constant dense<[[1], [3], [1]]> : tensor<3x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x6xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x6xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [0.6106342077255249, -6.264754295349121, 4.859857559204102, -2.0155303478240967, 3.109081506729126, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236], [2.656313180923462, -1.9272788763046265, -0.5108710527420044, 0.9055367708206177, -3.6780552864074707, 2.7445647716522217]]> : tensor<4x6xf32>) : tensor<4x6xf32>
  return
}
func.func @part_of_dim_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6], [-1, -8, 3, -4, 8, 1], [-6, 5, -2, -9, 2, -5], [7, 0, -7, 4, -3, 8]]> : tensor<4x6xi32>
  %1 = util.unfoldable_constant dense<[[1], [3], [1]]> : tensor<3x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8], [1, -6, 6, -1, -8], [3, -4, 7, 0, -7]]> : tensor<3x5xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x6xi32>, tensor<3x1xi32>, tensor<3x5xi32>) -> tensor<4x6xi32>
  check.expect_eq_const(%r, dense<[[4, -3, 9, 2, -5, 6], [3, -4, 7, 0, -7, 1], [-6, 5, -2, -9, 2, -5], [1, -6, 6, -1, -8, 8]]> : tensor<4x6xi32>) : tensor<4x6xi32>
  return
}
func.func @no_map_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217]]> : tensor<4x6xf32>
  %1 = util.unfoldable_constant dense<> : tensor<3x0xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159, 1.3281563520431519], [-0.9636396765708923, 2.7445642948150635, 0.4527681767940521]], [[-1.8390278816223145, 1.8691760301589966, -0.42262002825737], [-2.714416027069092, 0.9937878251075745, -1.2980082035064697]], [[2.4101955890655518, 0.11839962750673294, -2.173396348953247], [1.5348074436187744, -0.7569885849952698, 2.9512152671813965]]]> : tensor<3x2x3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], index_vector_dim = 1>} : (tensor<4x6xf32>, tensor<3x0xi32>, tensor<3x2x3xf32>) -> tensor<4x6xf32>
  check.expect_eq_const(%r, dense<[[1.9387904405593872, -1.2283936738967896, 1.6044220924377441, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-2.438150405883789, 0.3946651816368103, 3.227480888366699, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217]]> : tensor<4x6xf32>) : tensor<4x6xf32>
  return
}
func.func @no_map_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6], [-1, -8, 3, -4, 8, 1], [-6, 5, -2, -9, 2, -5], [7, 0, -7, 4, -3, 8]]> : tensor<4x6xi32>
  %1 = util.unfoldable_constant dense<> : tensor<3x0xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7, 4], [-3, 8, 1]], [[-6, 6, -1], [-8, 3, -4]], [[7, 0, -7], [5, -2, 9]]]> : tensor<3x2x3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], index_vector_dim = 1>} : (tensor<4x6xi32>, tensor<3x0xi32>, tensor<3x2x3xi32>) -> tensor<4x6xi32>
  check.expect_eq_const(%r, dense<[[7, 0, -7, 2, -5, 6], [5, -2, 9, -4, 8, 1], [-6, 5, -2, -9, 2, -5], [7, 0, -7, 4, -3, 8]]> : tensor<4x6xi32>) : tensor<4x6xi32>
  return
}
func.func @inserted_unmapped_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913, 1.1215057373046875], [-1.1702903509140015, 2.5379135608673096, 0.2461175173521042]]> : tensor<4x3xf32>
  %1 = util.unfoldable_constant dense<[[1], [1]]> : tensor<2x1xi32>
  %2 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159]> : tensor<2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -3.3042209148406982, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913, 1.1215057373046875], [-1.1702903509140015, 2.5379135608673096, 0.2461175173521042]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}
func.func @inserted_unmapped_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9], [2, -5, 6], [-1, -8, 3], [-4, 8, 1]]> : tensor<4x3xi32>
  %1 = util.unfoldable_constant dense<[[1], [1]]> : tensor<2x1xi32>
  %2 = util.unfoldable_constant dense<[0, -7]> : tensor<2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<4x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4x3xi32>
  check.expect_eq_const(%r, dense<[[4, -7, 9], [2, -5, 6], [-1, -8, 3], [-4, 8, 1]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}
func.func @one_slice_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<3> : tensor<i32>
  %2 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519]> : tensor<3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xf32>, tensor<i32>, tensor<3xf32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.49223455786705017, -4.091357707977295, 3.3250503540039062, -0.29490214586257935]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @one_slice_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<3> : tensor<i32>
  %2 = util.unfoldable_constant dense<[0, -7, 4]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xi32>, tensor<i32>, tensor<3xi32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9, 0, -7, 4, -1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @one_slice_outside_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<5> : tensor<i32>
  %2 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519]> : tensor<3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xf32>, tensor<i32>, tensor<3xf32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9086424112319946, -2.6749496459960938]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @one_slice_outside_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<5> : tensor<i32>
  %2 = util.unfoldable_constant dense<[0, -7, 4]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xi32>, tensor<i32>, tensor<3xi32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, -5, 0, -7]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @one_element_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[5]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xf32>, tensor<1xi32>, tensor<f32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9086424112319946, -0.29490214586257935]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @one_element_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[5]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, -5, 0, -1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @scalar_add_f32_i32() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %2 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>} : (tensor<f32>, tensor<0xi32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<1.36762273311615> : tensor<f32>) : tensor<f32>
  return
}
func.func @scalar_set_i32_i32() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %2 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>} : (tensor<i32>, tensor<0xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @no_index_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322]]> : tensor<7x2xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x1xi32>
  %2 = util.unfoldable_constant dense<> : tensor<0x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7x2xf32>, tensor<0x1xi32>, tensor<0x2xf32>) -> tensor<7x2xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322]]> : tensor<7x2xf32>) : tensor<7x2xf32>
  return
}
func.func @no_index_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4], [8, 1], [-6, 5]]> : tensor<7x2xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0x1xi32>
  %2 = util.unfoldable_constant dense<> : tensor<0x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7x2xi32>, tensor<0x1xi32>, tensor<0x2xi32>) -> tensor<7x2xi32>
  check.expect_eq_const(%r, dense<[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4], [8, 1], [-6, 5]]> : tensor<7x2xi32>) : tensor<7x2xi32>
  return
}
func.func @empty_window_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322]]> : tensor<7x2xf32>
  %1 = util.unfoldable_constant dense<[[1], [2]]> : tensor<2x1xi32>
  %2 = util.unfoldable_constant dense<> : tensor<2x0x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7x2xf32>, tensor<2x1xi32>, tensor<2x0x2xf32>) -> tensor<7x2xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322]]> : tensor<7x2xf32>) : tensor<7x2xf32>
  return
}
func.func @empty_window_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4], [8, 1], [-6, 5]]> : tensor<7x2xi32>
  %1 = util.unfoldable_constant dense<[[1], [2]]> : tensor<2x1xi32>
  %2 = util.unfoldable_constant dense<> : tensor<2x0x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7x2xi32>, tensor<2x1xi32>, tensor<2x0x2xi32>) -> tensor<7x2xi32>
  check.expect_eq_const(%r, dense<[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4], [8, 1], [-6, 5]]> : tensor<7x2xi32>) : tensor<7x2xi32>
  return
}
func.func @batching_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773]], [[-0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622], [0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533], [0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885], [1.4070905447006226, -0.8847055435180664, 2.823498487472534, 0.5317023396492004, -1.7600936889648438]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<[[[0], [3]], [[2], [2]], [[3], [-1]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092]], [[0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247], [1.5348074436187744, -0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692]], [[2.075827121734619, -0.21596890687942505, -2.507765054702759, 1.2004389762878418, -1.0913571119308472], [2.616846799850464, 0.3250507414340973, -1.966745376586914, 1.7414586544036865, -0.5503374338150024]]]> : tensor<3x2x5xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  check.expect_eq_const(%r, dense<[[[1.36762273311615, -3.2159693241119385, 4.200438499450684, -0.38315361738204956, 1.0332542657852173], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.4682986736297607, -1.0518907308578491, 0.36451709270477295, 1.7809250354766846, -2.8026671409606934]], [[-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [1.2305874824523926, 0.35519927740097046, 5.47981071472168, -1.3955769538879395, -2.270965099334717], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773]], [[-0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622], [0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533], [0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885], [3.4829177856445312, -1.1006743907928467, 0.3157334327697754, 1.7321412563323975, -2.8514509201049805]]]> : tensor<3x4x5xf32>) : tensor<3x4x5xf32>
  return
}
func.func @batching_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<[[[0], [3]], [[2], [2]], [[3], [-1]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7, 4, -3, 8], [1, -6, 6, -1, -8]], [[3, -4, 7, 0, -7], [5, -2, 9, 2, -5]], [[6, -1, -8, 4, -3], [8, 1, -6, 5, -2]]]> : tensor<3x2x5xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<3x4x5xi32>, tensor<3x2x1xi32>, tensor<3x2x5xi32>) -> tensor<3x4x5xi32>
  check.expect_eq_const(%r, dense<[[[0, -7, 4, -3, 8], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [1, -6, 6, -1, -8]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [5, -2, 9, 2, -5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [6, -1, -8, 4, -3]]]> : tensor<3x4x5xi32>) : tensor<3x4x5xi32>
  return
}
func.func @batching_two_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042]], [[-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217]]]> : tensor<2x3x4xf32>
  %1 = util.unfoldable_constant dense<[[[0], [9]], [[2], [1]], [[3], [-1]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521]]> : tensor<3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<2x3x4xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<2x3x4xf32>
  check.expect_eq_const(%r, dense<[[[1.36762273311615, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, 1.0332541465759277, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 2.9906818866729736]], [[-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -2.4682986736297607, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217]]]> : tensor<2x3x4xf32>) : tensor<2x3x4xf32>
  return
}
func.func @batching_two_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1]], [[-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8]]]> : tensor<2x3x4xi32>
  %1 = util.unfoldable_constant dense<[[[0], [9]], [[2], [1]], [[3], [-1]]]> : tensor<3x2x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7], [4, -3], [8, 1]]> : tensor<3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<2x3x4xi32>, tensor<3x2x1xi32>, tensor<3x2xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const(%r, dense<[[[0, -3, 9, 2], [-5, 6, 4, -8], [3, -4, 8, 8]], [[-6, 5, -2, -9], [2, -3, 7, 0], [-7, 4, -3, 8]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}
func.func @batching_vector_first_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773]], [[-0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622], [0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533], [0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885], [1.4070905447006226, -0.8847055435180664, 2.823498487472534, 0.5317023396492004, -1.7600936889648438]]]> : tensor<3x4x5xf32>
  %1 = util.unfoldable_constant dense<[[[0, 2, 3], [0, 1, -1]], [[0, 4, 2], [0, 9, 1]]]> : tensor<2x2x3xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519], [-0.9636396765708923, 2.7445642948150635, 0.4527681767940521]]> : tensor<2x3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>} : (tensor<3x4x5xf32>, tensor<2x2x3xi32>, tensor<2x3xf32>) -> tensor<3x4x5xf32>
  check.expect_eq_const(%r, dense<[[[0.40398305654525757, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, -0.8452396392822266], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773]], [[-0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622], [0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533], [0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885], [1.4070905447006226, -0.8847055435180664, 4.1516547203063965, 0.5317023396492004, -1.7600936889648438]]]> : tensor<3x4x5xf32>) : tensor<3x4x5xf32>
  return
}
func.func @batching_vector_first_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 8, 2, -5]]]> : tensor<3x4x5xi32>
  %1 = util.unfoldable_constant dense<[[[0, 2, 3], [0, 1, -1]], [[0, 4, 2], [0, 9, 1]]]> : tensor<2x2x3xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4], [-3, 8, 1]]> : tensor<2x3xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>} : (tensor<3x4x5xi32>, tensor<2x2x3xi32>, tensor<2x3xi32>) -> tensor<3x4x5xi32>
  check.expect_eq_const(%r, dense<[[[-3, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0]], [[-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, -7], [-2, 9, 2, -5, 6]], [[-1, -8, 4, -3, 8], [1, -6, 5, -2, -9], [3, -4, 7, 0, -7], [4, -3, 4, 2, -5]]]> : tensor<3x4x5xi32>) : tensor<3x4x5xi32>
  return
}
func.func @ranks_add_f32_i32() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F"> : tensor<2x3x2x2x3xf32>
  %1 = util.unfoldable_constant dense<[[[1, 0, 1], [0, 1, 2]]]> : tensor<1x2x3xi32>
  %2 = util.unfoldable_constant dense<[[[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923]]], [[[2.7445642948150635, 0.4527681767940521], [-1.8390278816223145, 1.8691760301589966]]]]> : tensor<2x1x2x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [0, 2, 4], scatter_dims_to_operand_dims = [4, 0, 2], index_vector_dim = 2>} : (tensor<2x3x2x2x3xf32>, tensor<1x2x3xi32>, tensor<2x1x2x2xf32>) -> tensor<2x3x2x2x3xf32>
  check.expect_eq_const(%r, dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE61322BC0808D8F3F13CC95BFA0A7213E3B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D4009012A40B15218C00B01AA3F72C802BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F"> : tensor<2x3x2x2x3xf32>) : tensor<2x3x2x2x3xf32>
  return
}
func.func @ranks_set_i32_i32() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000"> : tensor<2x3x2x2x3xi32>
  %1 = util.unfoldable_constant dense<[[[1, 0, 1], [0, 1, 2]]]> : tensor<1x2x3xi32>
  %2 = util.unfoldable_constant dense<[[[[0, -7], [4, -3]]], [[[8, 1], [-6, 6]]]]> : tensor<2x1x2x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [0, 2, 4], scatter_dims_to_operand_dims = [4, 0, 2], index_vector_dim = 2>} : (tensor<2x3x2x2x3xi32>, tensor<1x2x3xi32>, tensor<2x1x2x2xi32>) -> tensor<2x3x2x2x3xi32>
  check.expect_eq_const(%r, dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFF0000000003000000FCFFFFFFF9FFFFFF01000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000008000000F9FFFFFF04000000010000000800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000"> : tensor<2x3x2x2x3xi32>) : tensor<2x3x2x2x3xi32>
  return
}
func.func @seventy_seven_add_f32_i32() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<"0xFFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF06000000"> : tensor<77x1xi32>
  %2 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE"> : tensor<77xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7xf32>, tensor<77x1xi32>, tensor<77xf32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[0.5799506306648254, -0.8359218239784241, 2.872282028198242, 3.4127674102783203, -1.7113100290298462, 1.9968938827514648, 3.9537861347198486]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @seventy_seven_set_i32_i32() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<"0xFFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF0600000006000000FFFFFFFF0300000000000000FFFFFFFF0000000003000000FFFFFFFF06000000"> : tensor<77x1xi32>
  %2 = util.unfoldable_constant dense<"0x00000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFF"> : tensor<77xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<7xi32>, tensor<77x1xi32>, tensor<77xi32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, -3, 9, -5, -5, 6, -1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @rows_add_f32_i64() {
  %0 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757], [-1.8878129720687866, 1.8203909397125244, -0.47140514850616455, -2.7632012367248535], [0.9450027346611023, -1.346793293952942, 2.361410617828369, 0.06961452215909958], [-2.222181558609009, 1.4860223531723022, -0.8057736754417419, 2.902430295944214], [0.6106342077255249, -1.681161880493164, 2.0270421504974365, -0.2647540271282196]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-0.2647544741630554, -2.5565505027770996, 1.1516534090042114, -1.1401426792144775], [2.568061351776123, 0.2762651741504669, -2.015530824661255, 1.6926730871200562], [-0.5991230010986328, -2.8909192085266113, 0.8172848224639893, -1.4745112657546997], [2.2336926460266113, -0.05810336396098137, -2.3498995304107666, 1.358304500579834], [-0.933491587638855, 2.774712324142456, 0.48291629552841187, -1.8088797330856323], [1.8993241786956787, -0.39247190952301025, -2.684267997741699, 1.0239359140396118], [-1.2678600549697876, 2.4403438568115234, 0.14854775369167328, -2.1432483196258545]]> : tensor<7x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<7x1xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[1.0146167278289795, -3.5689754486083984, 3.8474326133728027, -0.73615962266922], [-1.8878129720687866, 1.8203909397125244, -0.47140514850616455, -2.7632012367248535], [1.311712384223938, -1.8554720878601074, 0.9773436784744263, -2.18984055519104], [-2.222181558609009, 1.4860223531723022, -0.8057736754417419, 2.902430295944214], [3.1786956787109375, -1.4048967361450195, 0.01151132583618164, 1.4279190301895142]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_add_f16_i64() {
  %0 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375], [-1.8876953125, 1.8203125, -0.471435546875, -2.763671875], [0.94482421875, -1.3466796875, 2.361328125, 0.06964111328125], [-2.22265625, 1.486328125, -0.8056640625, 2.90234375], [0.61083984375, -1.681640625, 2.02734375, -0.2646484375]]> : tensor<5x4xf16>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-0.2646484375, -2.556640625, 1.1513671875, -1.140625], [2.568359375, 0.2763671875, -2.015625, 1.6923828125], [-0.59912109375, -2.890625, 0.8173828125, -1.474609375], [2.234375, -0.05810546875, -2.349609375, 1.3583984375], [-0.93359375, 2.775390625, 0.48291015625, -1.80859375], [1.8994140625, -0.392578125, -2.68359375, 1.0244140625], [-1.267578125, 2.439453125, 0.1485595703125, -2.142578125]]> : tensor<7x4xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %c = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %c : tensor<f16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf16>, tensor<7x1xi64>, tensor<7x4xf16>) -> tensor<5x4xf16>
  check.expect_eq_const(%r, dense<[[1.0146484375, -3.5703125, 3.84765625, -0.736328125], [-1.8876953125, 1.8203125, -0.471435546875, -2.763671875], [1.3125, -1.857421875, 0.978515625, -2.189453125], [-2.22265625, 1.486328125, -0.8056640625, 2.90234375], [3.1796875, -1.4052734375, 0.01171875, 1.427734375]]> : tensor<5x4xf16>) : tensor<5x4xf16>
  return
}
func.func @rows_add_bf16_i64() {
  %0 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875], [-1.890625, 1.8203125, -0.470703125, -2.765625], [0.9453125, -1.34375, 2.359375, 0.06982421875], [-2.21875, 1.484375, -0.8046875, 2.90625], [0.609375, -1.6796875, 2.03125, -0.265625]]> : tensor<5x4xbf16>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-0.265625, -2.5625, 1.1484375, -1.140625], [2.5625, 0.275390625, -2.015625, 1.6953125], [-0.59765625, -2.890625, 0.81640625, -1.4765625], [2.234375, -0.05810546875, -2.34375, 1.359375], [-0.93359375, 2.78125, 0.482421875, -1.8125], [1.8984375, -0.392578125, -2.6875, 1.0234375], [-1.265625, 2.4375, 0.1484375, -2.140625]]> : tensor<7x4xbf16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xbf16>, tensor<7x1xi64>, tensor<7x4xbf16>) -> tensor<5x4xbf16>
  check.expect_eq_const(%r, dense<[[1.015625, -3.578125, 3.84375, -0.734375], [-1.890625, 1.8203125, -0.470703125, -2.765625], [1.3125, -1.875, 0.9765625, -2.1875], [-2.21875, 1.484375, -0.8046875, 2.90625], [3.171875, -1.40625, 0.015625, 1.4296875]]> : tensor<5x4xbf16>) : tensor<5x4xbf16>
  return
}
func.func @rows_add_f64_i64() {
  %0 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244], [-1.8878130075561188, 1.82039092494324, -0.47140514255735866, -2.763201210058], [0.9450027224413589, -1.3467933450592398, 2.361410587440119, 0.06961451993947776], [-2.2221815475611635, 1.4860223849381953, -0.8057736825624033, 2.9024302499369554], [0.6106341824363142, -1.6811618850642844, 2.0270420474350317, -0.2647540200655669]]> : tensor<5x4xf64>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-0.26475448506431576, -2.5565505525649144, 1.1516533799344018, -1.1401426875661969], [2.5680612449331193, 0.27626517743252066, -2.015530890068078, 1.6926730424312382], [-0.5991230250693604, -2.8909190925700443, 0.8172848399293571, -1.4745112275712415], [2.2336927049280746, -0.05810336257252402, -2.349899430073208, 1.3583045024261935], [-0.9334915650744051, 2.774712367424911, 0.4829162999243124, -1.8088797675762862], [1.89932416492303, -0.3924719025775687, -2.6842679700781673, 1.0239359624211488], [-1.2678601050794498, 2.4403438274198663, 0.14854775991926772, -2.143248307581331]]> : tensor<7x4xf64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf64>, tensor<7x1xi64>, tensor<7x4xf64>) -> tensor<5x4xf64>
  check.expect_eq_const(%r, dense<[[1.0146167773820878, -3.5689753576191094, 3.8474325073795654, -0.7361596276216744], [-1.8878130075561188, 1.82039092494324, -0.47140514255735866, -2.763201210058], [1.3117122972206232, -1.8554719727819418, 0.9773437572155359, -2.189840512786901], [-2.2221815475611635, 1.4860223849381953, -0.8057736825624033, 2.9024302499369554], [3.1786954273694334, -1.4048967076317638, 0.01151115736695374, 1.4279190223656713]]> : tensor<5x4xf64>) : tensor<5x4xf64>
  return
}
func.func @rows_add_i8_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1], [-6, 5, -1, -8], [3, -4, 7, 0], [-7, 4, -2, 9], [2, -5, 6, -1]]> : tensor<5x4xi8>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-1, -8, 3, -3], [8, 1, -6, 5], [-2, -9, 2, -4], [7, 0, -7, 4], [-3, 8, 1, -5], [6, -1, -8, 3], [-4, 7, 0, -6]]> : tensor<7x4xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %c : tensor<i8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi8>, tensor<7x1xi64>, tensor<7x4xi8>) -> tensor<5x4xi8>
  check.expect_eq_const(%r, dense<[[3, -11, 11, -2], [-6, 5, -1, -8], [4, -6, 2, -6], [-7, 4, -2, 9], [10, -4, 0, 4]]> : tensor<5x4xi8>) : tensor<5x4xi8>
  return
}
func.func @rows_add_i16_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1], [-6, 5, -1, -8], [3, -4, 7, 0], [-7, 4, -2, 9], [2, -5, 6, -1]]> : tensor<5x4xi16>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-1, -8, 3, -3], [8, 1, -6, 5], [-2, -9, 2, -4], [7, 0, -7, 4], [-3, 8, 1, -5], [6, -1, -8, 3], [-4, 7, 0, -6]]> : tensor<7x4xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.add %a, %b : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi16>, tensor<7x1xi64>, tensor<7x4xi16>) -> tensor<5x4xi16>
  check.expect_eq_const(%r, dense<[[3, -11, 11, -2], [-6, 5, -1, -8], [4, -6, 2, -6], [-7, 4, -2, 9], [10, -4, 0, 4]]> : tensor<5x4xi16>) : tensor<5x4xi16>
  return
}
func.func @rows_add_i32_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1], [-6, 5, -1, -8], [3, -4, 7, 0], [-7, 4, -2, 9], [2, -5, 6, -1]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-1, -8, 3, -3], [8, 1, -6, 5], [-2, -9, 2, -4], [7, 0, -7, 4], [-3, 8, 1, -5], [6, -1, -8, 3], [-4, 7, 0, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi64>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[3, -11, 11, -2], [-6, 5, -1, -8], [4, -6, 2, -6], [-7, 4, -2, 9], [10, -4, 0, 4]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @rows_add_i64_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1], [-6, 5, -1, -8], [3, -4, 7, 0], [-7, 4, -2, 9], [2, -5, 6, -1]]> : tensor<5x4xi64>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[-1, -8, 3, -3], [8, 1, -6, 5], [-2, -9, 2, -4], [7, 0, -7, 4], [-3, 8, 1, -5], [6, -1, -8, 3], [-4, 7, 0, -6]]> : tensor<7x4xi64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi64>, tensor<7x1xi64>, tensor<7x4xi64>) -> tensor<5x4xi64>
  check.expect_eq_const(%r, dense<[[3, -11, 11, -2], [-6, 5, -1, -8], [4, -6, 2, -6], [-7, 4, -2, 9], [10, -4, 0, 4]]> : tensor<5x4xi64>) : tensor<5x4xi64>
  return
}
func.func @rows_add_ui8_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1], [0, 5, 0, 0], [3, 0, 7, 0], [0, 4, 0, 9], [2, 0, 6, 0]]> : tensor<5x4xui8>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[0, 0, 3, 0], [8, 1, 0, 5], [0, 0, 2, 0], [7, 0, 0, 4], [0, 8, 1, 0], [6, 0, 0, 3], [0, 7, 0, 0]]> : tensor<7x4xui8>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      %c = stablehlo.add %a, %b : tensor<ui8>
      stablehlo.return %c : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xui8>, tensor<7x1xi64>, tensor<7x4xui8>) -> tensor<5x4xui8>
  check.expect_eq_const(%r, dense<[[4, 0, 11, 1], [0, 5, 0, 0], [10, 7, 9, 4], [0, 4, 0, 9], [10, 1, 6, 5]]> : tensor<5x4xui8>) : tensor<5x4xui8>
  return
}
func.func @rows_add_ui16_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1], [0, 5, 0, 0], [3, 0, 7, 0], [0, 4, 0, 9], [2, 0, 6, 0]]> : tensor<5x4xui16>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[0, 0, 3, 0], [8, 1, 0, 5], [0, 0, 2, 0], [7, 0, 0, 4], [0, 8, 1, 0], [6, 0, 0, 3], [0, 7, 0, 0]]> : tensor<7x4xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
      %c = stablehlo.add %a, %b : tensor<ui16>
      stablehlo.return %c : tensor<ui16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xui16>, tensor<7x1xi64>, tensor<7x4xui16>) -> tensor<5x4xui16>
  check.expect_eq_const(%r, dense<[[4, 0, 11, 1], [0, 5, 0, 0], [10, 7, 9, 4], [0, 4, 0, 9], [10, 1, 6, 5]]> : tensor<5x4xui16>) : tensor<5x4xui16>
  return
}
func.func @rows_add_ui32_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1], [0, 5, 0, 0], [3, 0, 7, 0], [0, 4, 0, 9], [2, 0, 6, 0]]> : tensor<5x4xui32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[0, 0, 3, 0], [8, 1, 0, 5], [0, 0, 2, 0], [7, 0, 0, 4], [0, 8, 1, 0], [6, 0, 0, 3], [0, 7, 0, 0]]> : tensor<7x4xui32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %c = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %c : tensor<ui32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xui32>, tensor<7x1xi64>, tensor<7x4xui32>) -> tensor<5x4xui32>
  check.expect_eq_const(%r, dense<[[4, 0, 11, 1], [0, 5, 0, 0], [10, 7, 9, 4], [0, 4, 0, 9], [10, 1, 6, 5]]> : tensor<5x4xui32>) : tensor<5x4xui32>
  return
}
func.func @rows_add_ui64_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1], [0, 5, 0, 0], [3, 0, 7, 0], [0, 4, 0, 9], [2, 0, 6, 0]]> : tensor<5x4xui64>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[0, 0, 3, 0], [8, 1, 0, 5], [0, 0, 2, 0], [7, 0, 0, 4], [0, 8, 1, 0], [6, 0, 0, 3], [0, 7, 0, 0]]> : tensor<7x4xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
      %c = stablehlo.add %a, %b : tensor<ui64>
      stablehlo.return %c : tensor<ui64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xui64>, tensor<7x1xi64>, tensor<7x4xui64>) -> tensor<5x4xui64>
  check.expect_eq_const(%r, dense<[[4, 0, 11, 1], [0, 5, 0, 0], [10, 7, 9, 4], [0, 4, 0, 9], [10, 1, 6, 5]]> : tensor<5x4xui64>) : tensor<5x4xui64>
  return
}
func.func @rows_set_i1_i64() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, false], [false, true, false, true]]> : tensor<5x4xi1>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[true, true, false, true], [false, false, true, false], [true, true, false, true], [false, true, true, false], [true, false, false, true], [false, true, true, false], [true, false, false, true]]> : tensor<7x4xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      stablehlo.return %b : tensor<i1>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi1>, tensor<7x1xi64>, tensor<7x4xi1>) -> tensor<5x4xi1>
  check.expect_eq_const(%r, dense<[[true, true, false, true], [true, false, true, true], [true, false, false, true], [true, false, true, false], [false, false, true, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}
func.func @rows_subtract_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505, -2.507765054702759, 1.2004389762878418], [-1.0913571119308472, 2.616846799850464, 0.3250507414340973, -1.966745376586914]]> : tensor<7x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.subtract %b, %a : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-1.5441256761550903, -1.5441257953643799, -1.5441256761550903, -1.5441257953643799], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [-5.045678615570068, 0.9543215036392212, 0.9543212652206421, -5.045678615570068], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [1.9574271440505981, 1.9574271440505981, -4.042572975158691, 1.9574270248413086]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_mixed_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %d = stablehlo.add %a, %a : tensor<i32>
      %c = stablehlo.add %d, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi32>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[8, -13, 22, 1], [-5, 6, -1, -8], [31, -56, 63, -4], [-6, 5, -2, -9], [12, -9, 8, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @rows_maximum_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505, -2.507765054702759, 1.2004389762878418], [-1.0913571119308472, 2.616846799850464, 0.3250507414340973, -1.966745376586914]]> : tensor<7x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [2.4101955890655518, 2.616846799850464, 2.5379135608673096, 1.5348074436187744], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [2.7445642948150635, 0.4527681767940521, 2.203545093536377, 1.8691760301589966]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_or_i1_i32() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true]]> : tensor<5x4xi1>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[true, true, false, true], [false, false, true, false], [true, true, false, true], [false, false, true, false], [true, false, false, true], [false, true, true, false], [true, false, false, true]]> : tensor<7x4xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %c = stablehlo.or %a, %b : tensor<i1>
      stablehlo.return %c : tensor<i1>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi1>, tensor<7x1xi32>, tensor<7x4xi1>) -> tensor<5x4xi1>
  check.expect_eq_const(%r, dense<[[true, true, false, true], [true, false, true, true], [true, true, true, true], [true, false, true, true], [false, true, true, true]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}
func.func @windows_add_f32_i64() {
  %0 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018, 0.40398305654525757, -1.8878129720687866, 1.8203909397125244, -0.47140514850616455], [-2.7632012367248535, 0.9450027346611023, -1.346793293952942, 2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022], [-0.8057736754417419, 2.902430295944214, 0.6106342077255249, -1.681161880493164, 2.0270421504974365, -0.2647540271282196, -2.5565500259399414], [1.1516538858413696, -1.1401422023773193, 2.5680618286132812, 0.2762656509876251, -2.0155303478240967, 1.6926735639572144, -0.5991225838661194], [-2.890918731689453, 0.8172852993011475, -1.4745107889175415, 2.2336931228637695, -0.05810289829969406, -2.3498990535736084, 1.3583049774169922], [-0.9334911108016968, 2.7747128009796143, 0.48291677236557007, -1.8088792562484741, 1.899324655532837, -0.39247143268585205, -2.684267520904541]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-0.2647544741630554, -2.5565505027770996], [1.1516534090042114, -1.1401426792144775], [2.568061351776123, 0.2762651741504669]], [[-2.015530824661255, 1.6926730871200562], [-0.5991230010986328, -2.8909192085266113], [0.8172848224639893, -1.4745112657546997]], [[2.2336926460266113, -0.05810336396098137], [-2.3498995304107666, 1.358304500579834], [-0.933491587638855, 2.774712324142456]], [[0.48291629552841187, -1.8088797330856323], [1.8993241786956787, -0.39247190952301025], [-2.684267997741699, 1.0239359140396118]], [[-1.2678600549697876, 2.4403438568115234], [0.14854775369167328, -2.1432483196258545], [1.5649555921554565, -0.7268404364585876]]]> : tensor<5x3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<5x2xi64>, tensor<5x3x2xf32>) -> tensor<6x7xf32>
  check.expect_eq_const(%r, dense<[[1.0146167278289795, -3.5689754486083984, 2.6957790851593018, -0.5295085310935974, 0.8868993520736694, 1.8203909397125244, -0.47140514850616455], [-1.611547827720642, -1.4630000591278076, 1.0935505628585815, 2.361410617828369, 0.06961452215909958, -2.222181558609009, 1.4860223531723022], [1.7622876167297363, 3.3272430896759033, -1.0496978759765625, -3.490041732788086, 2.0270421504974365, -0.2647540271282196, -2.5565500259399414], [1.1516538858413696, 0.4248133897781372, 3.7405457496643066, -0.11620625853538513, -2.0155303478240967, 1.6926735639572144, -0.5991225838661194], [-2.890918731689453, 0.8172852993011475, -4.158778667449951, 3.257628917694092, -0.05810289829969406, -2.3498990535736084, 1.3583049774169922], [-0.9334911108016968, 2.7747128009796143, 0.48291677236557007, -1.8088792562484741, 1.899324655532837, -2.4080023765563965, -0.9915944337844849]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  return
}
func.func @windows_add_f16_i64() {
  %0 = util.unfoldable_constant dense<[[1.279296875, -1.0126953125, 2.6953125, 0.404052734375, -1.8876953125, 1.8203125, -0.471435546875], [-2.763671875, 0.94482421875, -1.3466796875, 2.361328125, 0.06964111328125, -2.22265625, 1.486328125], [-0.8056640625, 2.90234375, 0.61083984375, -1.681640625, 2.02734375, -0.2646484375, -2.556640625], [1.1513671875, -1.140625, 2.568359375, 0.2763671875, -2.015625, 1.6923828125, -0.59912109375], [-2.890625, 0.8173828125, -1.474609375, 2.234375, -0.05810546875, -2.349609375, 1.3583984375], [-0.93359375, 2.775390625, 0.48291015625, -1.80859375, 1.8994140625, -0.392578125, -2.68359375]]> : tensor<6x7xf16>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-0.2646484375, -2.556640625], [1.1513671875, -1.140625], [2.568359375, 0.2763671875]], [[-2.015625, 1.6923828125], [-0.59912109375, -2.890625], [0.8173828125, -1.474609375]], [[2.234375, -0.05810546875], [-2.349609375, 1.3583984375], [-0.93359375, 2.775390625]], [[0.48291015625, -1.80859375], [1.8994140625, -0.392578125], [-2.68359375, 1.0244140625]], [[-1.267578125, 2.439453125], [0.1485595703125, -2.142578125], [1.5654296875, -0.72705078125]]]> : tensor<5x3x2xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %c = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %c : tensor<f16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf16>, tensor<5x2xi64>, tensor<5x3x2xf16>) -> tensor<6x7xf16>
  check.expect_eq_const(%r, dense<[[1.0146484375, -3.5703125, 2.6953125, -0.529296875, 0.8876953125, 1.8203125, -0.471435546875], [-1.6123046875, -1.462890625, 1.0927734375, 2.361328125, 0.06964111328125, -2.22265625, 1.486328125], [1.7626953125, 3.328125, -1.048828125, -3.490234375, 2.02734375, -0.2646484375, -2.556640625], [1.1513671875, 0.4248046875, 3.7421875, -0.1162109375, -2.015625, 1.6923828125, -0.59912109375], [-2.890625, 0.8173828125, -4.15625, 3.2578125, -0.05810546875, -2.349609375, 1.3583984375], [-0.93359375, 2.775390625, 0.48291015625, -1.80859375, 1.8994140625, -2.408203125, -0.9912109375]]> : tensor<6x7xf16>) : tensor<6x7xf16>
  return
}
func.func @windows_add_bf16_i64() {
  %0 = util.unfoldable_constant dense<[[1.28125, -1.015625, 2.703125, 0.404296875, -1.890625, 1.8203125, -0.470703125], [-2.765625, 0.9453125, -1.34375, 2.359375, 0.06982421875, -2.21875, 1.484375], [-0.8046875, 2.90625, 0.609375, -1.6796875, 2.03125, -0.265625, -2.5625], [1.1484375, -1.140625, 2.5625, 0.275390625, -2.015625, 1.6953125, -0.59765625], [-2.890625, 0.81640625, -1.4765625, 2.234375, -0.05810546875, -2.34375, 1.359375], [-0.93359375, 2.78125, 0.482421875, -1.8125, 1.8984375, -0.392578125, -2.6875]]> : tensor<6x7xbf16>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-0.265625, -2.5625], [1.1484375, -1.140625], [2.5625, 0.275390625]], [[-2.015625, 1.6953125], [-0.59765625, -2.890625], [0.81640625, -1.4765625]], [[2.234375, -0.05810546875], [-2.34375, 1.359375], [-0.93359375, 2.78125]], [[0.482421875, -1.8125], [1.8984375, -0.392578125], [-2.6875, 1.0234375]], [[-1.265625, 2.4375], [0.1484375, -2.140625], [1.5625, -0.7265625]]]> : tensor<5x3x2xbf16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xbf16>, tensor<5x2xi64>, tensor<5x3x2xbf16>) -> tensor<6x7xbf16>
  check.expect_eq_const(%r, dense<[[1.015625, -3.578125, 2.703125, -0.53125, 0.890625, 1.8203125, -0.470703125], [-1.6171875, -1.4609375, 1.09375, 2.359375, 0.06982421875, -2.21875, 1.484375], [1.7578125, 3.34375, -1.046875, -3.5, 2.03125, -0.265625, -2.5625], [1.1484375, 0.421875, 3.75, -0.1171875, -2.015625, 1.6953125, -0.59765625], [-2.890625, 0.81640625, -4.15625, 3.25, -0.05810546875, -2.34375, 1.359375], [-0.93359375, 2.78125, 0.482421875, -1.8125, 1.8984375, -2.40625, -0.9921875]]> : tensor<6x7xbf16>) : tensor<6x7xbf16>
  return
}
func.func @windows_add_f64_i64() {
  %0 = util.unfoldable_constant dense<[[1.2793712624464035, -1.012424805054195, 2.6957791274451637, 0.40398305994452244, -1.8878130075561188, 1.82039092494324, -0.47140514255735866], [-2.763201210058, 0.9450027224413589, -1.3467933450592398, 2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953], [-0.8057736825624033, 2.9024302499369554, 0.6106341824363142, -1.6811618850642844, 2.0270420474350317, -0.2647540200655669, -2.5565500875661655], [1.1516538449331506, -1.140142222567448, 2.5680617099319534, 0.2762656424312695, -2.015530425069329, 1.692673507429987, -0.5991225600706116], [-2.89091862757121, 0.8172853049281059, -1.4745107625724927, 2.2336931699268234, -0.05810289757377518, -2.349898965074374, 1.3583049674249423], [-0.9334911000756563, 2.774712832423745, 0.48291676492306124, -1.8088793025775374, 1.899324629921864, -0.39247143757881986, -2.6842675050794185]]> : tensor<6x7xf64>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-0.26475448506431576, -2.5565505525649144], [1.1516533799344018, -1.1401426875661969], [2.5680612449331193, 0.27626517743252066]], [[-2.015530890068078, 1.6926730424312382], [-0.5991230250693604, -2.8909190925700443], [0.8172848399293571, -1.4745112275712415]], [[2.2336927049280746, -0.05810336257252402], [-2.349899430073208, 1.3583045024261935], [-0.9334915650744051, 2.774712367424911]], [[0.4829162999243124, -1.8088797675762862], [1.89932416492303, -0.3924719025775687], [-2.6842679700781673, 1.0239359624211488]], [[-1.2678601050794498, 2.4403438274198663], [0.14854775991926772, -2.143248307581331], [1.5649556249179852, -0.7268404425826134]]]> : tensor<5x3x2xf64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf64>, tensor<5x2xi64>, tensor<5x3x2xf64>) -> tensor<6x7xf64>
  check.expect_eq_const(%r, dense<[[1.0146167773820878, -3.5689753576191094, 2.6957791274451637, -0.5295085051298827, 0.8868993598687922, 1.82039092494324, -0.47140514255735866], [-1.6115478301235981, -1.4630000702042878, 1.0935504823606266, 2.361410587440119, 0.06961451993947776, -2.2221815475611635, 1.4860223849381953], [1.762287562370716, 3.327243187288744, -1.0496978252207043, -3.4900416526405706, 2.0270420474350317, -0.2647540200655669, -2.5565500875661655], [1.1516538449331506, 0.4248134023505372, 3.74054543227237, -0.1162062601462992, -2.015530425069329, 1.692673507429987, -0.5991225600706116], [-2.89091862757121, 0.8172853049281059, -4.15877873265066, 3.2576291323479722, -0.05810289757377518, -2.349898965074374, 1.3583049674249423], [-0.9334911000756563, 2.774712832423745, 0.48291676492306124, -1.8088793025775374, 1.899324629921864, -2.408002327646898, -0.9915944626481803]]> : tensor<6x7xf64>) : tensor<6x7xf64>
  return
}
func.func @windows_add_i8_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1, -6, 5, -1], [-8, 3, -4, 7, 0, -7, 4], [-2, 9, 2, -5, 6, -1, -8], [3, -3, 8, 1, -6, 5, -2], [-9, 2, -4, 7, 0, -7, 4], [-3, 8, 1, -5, 6, -1, -8]]> : tensor<6x7xi8>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-1, -8], [3, -3], [8, 1]], [[-6, 5], [-2, -9], [2, -4]], [[7, 0], [-7, 4], [-3, 8]], [[1, -5], [6, -1], [-8, 3]], [[-4, 7], [0, -6], [5, -2]]]> : tensor<5x3x2xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %c : tensor<i8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi8>, tensor<5x2xi64>, tensor<5x3x2xi8>) -> tensor<6x7xi8>
  check.expect_eq_const(%r, dense<[[3, -11, 8, -2, 2, 5, -1], [-5, -4, 3, 7, 0, -7, 4], [6, 10, -3, -10, 6, -1, -8], [3, 2, 12, 0, -6, 5, -2], [-9, 2, -12, 10, 0, -7, 4], [-3, 8, 1, -5, 6, -7, -3]]> : tensor<6x7xi8>) : tensor<6x7xi8>
  return
}
func.func @windows_add_i16_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1, -6, 5, -1], [-8, 3, -4, 7, 0, -7, 4], [-2, 9, 2, -5, 6, -1, -8], [3, -3, 8, 1, -6, 5, -2], [-9, 2, -4, 7, 0, -7, 4], [-3, 8, 1, -5, 6, -1, -8]]> : tensor<6x7xi16>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-1, -8], [3, -3], [8, 1]], [[-6, 5], [-2, -9], [2, -4]], [[7, 0], [-7, 4], [-3, 8]], [[1, -5], [6, -1], [-8, 3]], [[-4, 7], [0, -6], [5, -2]]]> : tensor<5x3x2xi16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.add %a, %b : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi16>, tensor<5x2xi64>, tensor<5x3x2xi16>) -> tensor<6x7xi16>
  check.expect_eq_const(%r, dense<[[3, -11, 8, -2, 2, 5, -1], [-5, -4, 3, 7, 0, -7, 4], [6, 10, -3, -10, 6, -1, -8], [3, 2, 12, 0, -6, 5, -2], [-9, 2, -12, 10, 0, -7, 4], [-3, 8, 1, -5, 6, -7, -3]]> : tensor<6x7xi16>) : tensor<6x7xi16>
  return
}
func.func @windows_add_i32_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1, -6, 5, -1], [-8, 3, -4, 7, 0, -7, 4], [-2, 9, 2, -5, 6, -1, -8], [3, -3, 8, 1, -6, 5, -2], [-9, 2, -4, 7, 0, -7, 4], [-3, 8, 1, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-1, -8], [3, -3], [8, 1]], [[-6, 5], [-2, -9], [2, -4]], [[7, 0], [-7, 4], [-3, 8]], [[1, -5], [6, -1], [-8, 3]], [[-4, 7], [0, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi64>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[3, -11, 8, -2, 2, 5, -1], [-5, -4, 3, 7, 0, -7, 4], [6, 10, -3, -10, 6, -1, -8], [3, 2, 12, 0, -6, 5, -2], [-9, 2, -12, 10, 0, -7, 4], [-3, 8, 1, -5, 6, -7, -3]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @windows_add_i64_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 8, 1, -6, 5, -1], [-8, 3, -4, 7, 0, -7, 4], [-2, 9, 2, -5, 6, -1, -8], [3, -3, 8, 1, -6, 5, -2], [-9, 2, -4, 7, 0, -7, 4], [-3, 8, 1, -5, 6, -1, -8]]> : tensor<6x7xi64>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[-1, -8], [3, -3], [8, 1]], [[-6, 5], [-2, -9], [2, -4]], [[7, 0], [-7, 4], [-3, 8]], [[1, -5], [6, -1], [-8, 3]], [[-4, 7], [0, -6], [5, -2]]]> : tensor<5x3x2xi64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi64>, tensor<5x2xi64>, tensor<5x3x2xi64>) -> tensor<6x7xi64>
  check.expect_eq_const(%r, dense<[[3, -11, 8, -2, 2, 5, -1], [-5, -4, 3, 7, 0, -7, 4], [6, 10, -3, -10, 6, -1, -8], [3, 2, 12, 0, -6, 5, -2], [-9, 2, -12, 10, 0, -7, 4], [-3, 8, 1, -5, 6, -7, -3]]> : tensor<6x7xi64>) : tensor<6x7xi64>
  return
}
func.func @windows_add_ui8_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1, 0, 5, 0], [0, 3, 0, 7, 0, 0, 4], [0, 9, 2, 0, 6, 0, 0], [3, 0, 8, 1, 0, 5, 0], [0, 2, 0, 7, 0, 0, 4], [0, 8, 1, 0, 6, 0, 0]]> : tensor<6x7xui8>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[0, 0], [3, 0], [8, 1]], [[0, 5], [0, 0], [2, 0]], [[7, 0], [0, 4], [0, 8]], [[1, 0], [6, 0], [0, 3]], [[0, 7], [0, 0], [5, 0]]]> : tensor<5x3x2xui8>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      %c = stablehlo.add %a, %b : tensor<ui8>
      stablehlo.return %c : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xui8>, tensor<5x2xi64>, tensor<5x3x2xui8>) -> tensor<6x7xui8>
  check.expect_eq_const(%r, dense<[[4, 0, 8, 1, 8, 5, 0], [3, 3, 7, 7, 0, 0, 4], [8, 10, 3, 0, 6, 0, 0], [3, 5, 14, 1, 0, 5, 0], [0, 2, 0, 10, 0, 0, 4], [0, 8, 1, 0, 6, 0, 5]]> : tensor<6x7xui8>) : tensor<6x7xui8>
  return
}
func.func @windows_add_ui16_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1, 0, 5, 0], [0, 3, 0, 7, 0, 0, 4], [0, 9, 2, 0, 6, 0, 0], [3, 0, 8, 1, 0, 5, 0], [0, 2, 0, 7, 0, 0, 4], [0, 8, 1, 0, 6, 0, 0]]> : tensor<6x7xui16>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[0, 0], [3, 0], [8, 1]], [[0, 5], [0, 0], [2, 0]], [[7, 0], [0, 4], [0, 8]], [[1, 0], [6, 0], [0, 3]], [[0, 7], [0, 0], [5, 0]]]> : tensor<5x3x2xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
      %c = stablehlo.add %a, %b : tensor<ui16>
      stablehlo.return %c : tensor<ui16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xui16>, tensor<5x2xi64>, tensor<5x3x2xui16>) -> tensor<6x7xui16>
  check.expect_eq_const(%r, dense<[[4, 0, 8, 1, 8, 5, 0], [3, 3, 7, 7, 0, 0, 4], [8, 10, 3, 0, 6, 0, 0], [3, 5, 14, 1, 0, 5, 0], [0, 2, 0, 10, 0, 0, 4], [0, 8, 1, 0, 6, 0, 5]]> : tensor<6x7xui16>) : tensor<6x7xui16>
  return
}
func.func @windows_add_ui32_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1, 0, 5, 0], [0, 3, 0, 7, 0, 0, 4], [0, 9, 2, 0, 6, 0, 0], [3, 0, 8, 1, 0, 5, 0], [0, 2, 0, 7, 0, 0, 4], [0, 8, 1, 0, 6, 0, 0]]> : tensor<6x7xui32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[0, 0], [3, 0], [8, 1]], [[0, 5], [0, 0], [2, 0]], [[7, 0], [0, 4], [0, 8]], [[1, 0], [6, 0], [0, 3]], [[0, 7], [0, 0], [5, 0]]]> : tensor<5x3x2xui32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %c = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %c : tensor<ui32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xui32>, tensor<5x2xi64>, tensor<5x3x2xui32>) -> tensor<6x7xui32>
  check.expect_eq_const(%r, dense<[[4, 0, 8, 1, 8, 5, 0], [3, 3, 7, 7, 0, 0, 4], [8, 10, 3, 0, 6, 0, 0], [3, 5, 14, 1, 0, 5, 0], [0, 2, 0, 10, 0, 0, 4], [0, 8, 1, 0, 6, 0, 5]]> : tensor<6x7xui32>) : tensor<6x7xui32>
  return
}
func.func @windows_add_ui64_i64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 8, 1, 0, 5, 0], [0, 3, 0, 7, 0, 0, 4], [0, 9, 2, 0, 6, 0, 0], [3, 0, 8, 1, 0, 5, 0], [0, 2, 0, 7, 0, 0, 4], [0, 8, 1, 0, 6, 0, 0]]> : tensor<6x7xui64>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[0, 0], [3, 0], [8, 1]], [[0, 5], [0, 0], [2, 0]], [[7, 0], [0, 4], [0, 8]], [[1, 0], [6, 0], [0, 3]], [[0, 7], [0, 0], [5, 0]]]> : tensor<5x3x2xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
      %c = stablehlo.add %a, %b : tensor<ui64>
      stablehlo.return %c : tensor<ui64>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xui64>, tensor<5x2xi64>, tensor<5x3x2xui64>) -> tensor<6x7xui64>
  check.expect_eq_const(%r, dense<[[4, 0, 8, 1, 8, 5, 0], [3, 3, 7, 7, 0, 0, 4], [8, 10, 3, 0, 6, 0, 0], [3, 5, 14, 1, 0, 5, 0], [0, 2, 0, 10, 0, 0, 4], [0, 8, 1, 0, 6, 0, 5]]> : tensor<6x7xui64>) : tensor<6x7xui64>
  return
}
func.func @windows_set_i1_i64() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true]]> : tensor<6x7xi1>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[true, true], [false, true], [false, false]], [[true, false], [true, true], [false, true]], [[false, true], [true, false], [true, false]], [[false, true], [false, true], [true, false]], [[true, false], [false, true], [false, true]]]> : tensor<5x3x2xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      stablehlo.return %b : tensor<i1>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi1>, tensor<5x2xi64>, tensor<5x3x2xi1>) -> tensor<6x7xi1>
  check.expect_eq_const(%r, dense<[[true, true, false, true, false, false, true], [false, true, false, false, false, true, false], [false, false, true, true, false, true, true], [false, false, true, true, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, false]]> : tensor<6x7xi1>) : tensor<6x7xi1>
  return
}
func.func @windows_subtract_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521]], [[-1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697]], [[2.4101955890655518, 0.11839962750673294], [-2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965]], [[0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505], [-2.507765054702759, 1.2004389762878418]], [[-1.0913571119308472, 2.616846799850464], [0.3250507414340973, -1.966745376586914], [1.7414586544036865, -0.5503374338150024]]]> : tensor<5x3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.subtract %b, %a : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<5x2xi32>, tensor<5x3x2xf32>) -> tensor<6x7xf32>
  check.expect_eq_const(%r, dense<[[-1.5441256761550903, -1.5441257953643799, 2.872282028198242, -1.3374745845794678, 4.662525177001953, 1.9968938827514648, -0.29490214586257935], [3.9148545265197754, 0.9937883615493774, 3.787137031555176, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [3.3738350868225098, -3.048784017562866, -1.8390275239944458, -0.12771785259246826, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, 2.7050979137420654, 0.1184002161026001, -0.668737530708313, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2097573280334473, -1.2097570896148682, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -1.6230593919754028, 4.376940727233887]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  return
}
func.func @windows_mixed_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %d = stablehlo.add %a, %a : tensor<i32>
      %c = stablehlo.add %d, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi32>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[8, -13, 9, 2, -1, 6, -1], [-12, 3, 0, 8, 1, -6, 5], [4, -33, 6, -15, 7, 0, -7], [4, -1, 42, 1, -6, 6, -1], [-8, 3, -16, 18, 0, -7, 5], [-2, 9, 2, -5, 6, -8, -10]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @windows_maximum_f32_i32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159], [1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521]], [[-1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697]], [[2.4101955890655518, 0.11839962750673294], [-2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965]], [[0.6594192981719971, -1.632376790046692], [2.075827121734619, -0.21596890687942505], [-2.507765054702759, 1.2004389762878418]], [[-1.0913571119308472, 2.616846799850464], [0.3250507414340973, -1.966745376586914], [1.7414586544036865, -0.5503374338150024]]]> : tensor<5x3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<5x2xi32>, tensor<5x3x2xf32>) -> tensor<6x7xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, 2.9512152671813965, 1.9968938827514648, -0.29490214586257935], [1.3281563520431519, 1.1215057373046875, 2.616846799850464, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [2.7445642948150635, 0.4527681767940521, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, 1.7414586544036865, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [-0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, 1.8691760301589966]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  return
}
func.func @windows_or_i1_i32() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true]]> : tensor<6x7xi1>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[true, true], [false, true], [false, false]], [[true, false], [true, true], [false, true]], [[false, false], [true, false], [true, false]], [[false, true], [false, true], [true, false]], [[true, false], [false, true], [false, true]]]> : tensor<5x3x2xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %c = stablehlo.or %a, %b : tensor<i1>
      stablehlo.return %c : tensor<i1>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi1>, tensor<5x2xi32>, tensor<5x3x2xi1>) -> tensor<6x7xi1>
  check.expect_eq_const(%r, dense<[[true, true, false, true, true, false, true], [true, true, true, false, false, true, false], [true, true, true, true, false, true, true], [false, true, true, true, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true]]> : tensor<6x7xi1>) : tensor<6x7xi1>
  return
}
func.func @rows_subtract_i32_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi8>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi8>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi8>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi8>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, -4, 14, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_i16() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi16>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi16>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_i16() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi16>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi16>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, -4, 14, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi32>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi32>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, -4, 14, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi64>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xi64>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi64>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xi64>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, -4, 14, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_ui8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [250], [9], [2]]> : tensor<7x1xui8>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xui8>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_ui8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [250, 3], [2, 2], [1, 1]]> : tensor<5x2xui8>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xui8>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, 2, -5, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_ui16() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [250], [9], [2]]> : tensor<7x1xui16>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xui16>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_ui16() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [250, 3], [2, 2], [1, 1]]> : tensor<5x2xui16>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xui16>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, 2, -5, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_ui32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [250], [9], [2]]> : tensor<7x1xui32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xui32>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_ui32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [250, 3], [2, 2], [1, 1]]> : tensor<5x2xui32>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xui32>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, 2, -5, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @rows_subtract_i32_ui64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0]]> : tensor<5x4xi32>
  %1 = util.unfoldable_constant dense<[[0], [4], [2], [2], [250], [9], [2]]> : tensor<7x1xui64>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5], [6, -1, -8, 4], [-3, 8, 1, -6]]> : tensor<7x4xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xi32>, tensor<7x1xui64>, tensor<7x4xi32>) -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, -5, -5], [-5, 6, -1, -8], [-14, 4, 3, -16], [-6, 5, -2, -9], [6, 6, -13, 6]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_subtract_i32_ui64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5, 6, -1], [-8, 3, -4, 8, 1, -6, 5], [-2, -9, 2, -5, 7, 0, -7], [4, -3, 8, 1, -6, 6, -1], [-8, 3, -4, 7, 0, -7, 5], [-2, 9, 2, -5, 6, -1, -8]]> : tensor<6x7xi32>
  %1 = util.unfoldable_constant dense<[[0, 0], [5, 5], [250, 3], [2, 2], [1, 1]]> : tensor<5x2xui64>
  %2 = util.unfoldable_constant dense<[[[0, -7], [4, -3], [8, 1]], [[-6, 6], [-1, -8], [3, -4]], [[7, 0], [-7, 5], [-2, 9]], [[2, -5], [6, -1], [-8, 4]], [[-3, 8], [1, -6], [5, -2]]]> : tensor<5x3x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xi32>, tensor<5x2xui64>, tensor<5x3x2xi32>) -> tensor<6x7xi32>
  check.expect_eq_const(%r, dense<[[-4, -4, 9, 2, -5, 6, -1], [12, 3, 12, 8, 1, -6, 5], [10, -9, -6, 0, 7, 0, -7], [4, 8, 0, -2, -6, 6, -1], [-8, 3, -4, -3, 0, -7, 5], [-2, 9, 2, -5, 6, -5, 14]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @many_subtract_i32_i64() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<"0x430D03000000000020000000000000004500000000000000FCFFFFFFFFFFFFFF21000000000000003E0D030000000000FDFFFFFFFFFFFFFF22000000000000004700000000000000FEFFFFFFFFFFFFFF390D0300000000004800000000000000FFFFFFFFFFFFFFFF24000000000000004900000000000000340D03000000000025000000000000004A00000000000000010000000000000026000000000000002F0D030000000000020000000000000027000000000000004C0000000000000003000000000000002A0D0300000000004D00000000000000040000000000000029000000000000004E00000000000000430D0300000000002A000000000000004F0000000000000006000000000000002B000000000000003E0D03000000000007000000000000002C0000000000000051000000000000000800000000000000390D030000000000520000000000000009000000000000002E000000000000005300000000000000340D0300000000002F0000000000000054000000000000000B0000000000000030000000000000002F0D0300000000000C00000000000000310000000000000056000000000000000D000000000000002A0D03000000000057000000000000000E0000000000000033000000000000005800000000000000430D03000000000034000000000000005900000000000000100000000000000035000000000000003E0D030000000000110000000000000036000000000000005B000000000000001200000000000000390D0300000000005C00000000000000130000000000000038000000000000005D00000000000000340D03000000000039000000000000005E0000000000000015000000000000003A000000000000002F0D03000000000016000000000000003B00000000000000600000000000000017000000000000002A0D030000000000610000000000000018000000000000003D000000000000006200000000000000430D0300000000003E0000000000000063000000000000001A000000000000003F000000000000003E0D0300000000001B00000000000000400000000000000065000000000000001C00000000000000"> : tensor<100x1xi64>
  %2 = util.unfoldable_constant dense<"0x00000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000"> : tensor<100xi32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<200000xi32>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<200000xi32>, tensor<100x1xi64>, tensor<100xi32>) -> tensor<200000xi32>
  %p0 = stablehlo.slice %r [0:120] : (tensor<200000xi32>) -> tensor<120xi32>
  %p1 = stablehlo.slice %r [199960:200000] : (tensor<200000xi32>) -> tensor<40xi32>
  check.expect_eq_const(%p0, dense<"0x04000000FEFFFFFFFBFFFFFFF9FFFFFFF6FFFFFF040000000300000000000000FEFFFFFFFBFFFFFF04000000F6FFFFFFF3FFFFFF020000000000000004000000FBFFFFFFF8FFFFFFF5FFFFFF0500000004000000FFFFFFFFFDFFFFFFFAFFFFFFF8FFFFFF040000000400000002000000FFFFFFFF040000000400000004000000F5FFFFFF040000000200000004000000FCFFFFFFFAFFFFFFF7FFFFFFF4FFFFFF0400000001000000FFFFFFFFFCFFFFFFF9FFFFFF04000000F4FFFFFF0300000001000000FEFFFFFF04000000F9FFFFFFF6FFFFFFF4FFFFFF0300000004000000FEFFFFFFFBFFFFFFF9FFFFFFF6FFFFFF040000000300000000000000FDFFFFFFFBFFFFFF040000000400000004000000040000000000000004000000FBFFFFFFF8FFFFFFF5FFFFFF050000000400000000000000FDFFFFFFFAFFFFFFF8FFFFFF040000000400000002000000FFFFFFFFFDFFFFFF04000000F7FFFFFFF5FFFFFF040000000100000004000000FCFFFFFFFAFFFFFFF7FFFFFFF4FFFFFF0400000001000000FEFFFFFFFCFFFFFFF9FFFFFF04000000F4FFFFFF040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000"> : tensor<120xi32>) : tensor<120xi32>
  check.expect_eq_const(%p1, dense<[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -5, 4, 4, 4, 4, 12, 4, 4, 4, 4, 11, 4, 4, 4, 4, 8, 4, 4, 4, 4, -12, 4]> : tensor<40xi32>) : tensor<40xi32>
  return
}
func.func @many_mixed_f32_ui32() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<"0x430D03002000000045000000FA000000210000003E0D0300FA0000002200000047000000FA000000390D030048000000FA0000002400000049000000340D0300250000004A00000001000000260000002F0D030002000000270000004C000000030000002A0D03004D00000004000000290000004E000000430D03002A0000004F000000060000002B0000003E0D0300070000002C0000005100000008000000390D030052000000090000002E00000053000000340D03002F000000540000000B000000300000002F0D03000C00000031000000560000000D0000002A0D0300570000000E0000003300000058000000430D0300340000005900000010000000350000003E0D030011000000360000005B00000012000000390D03005C00000013000000380000005D000000340D0300390000005E000000150000003A0000002F0D0300160000003B00000060000000170000002A0D030061000000180000003D00000062000000430D03003E000000630000001A0000003F0000003E0D03001B00000040000000650000001C000000"> : tensor<100x1xui32>
  %2 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE7E9E23C07069933F22F091BF255B2440E0728D3E6DFE00C092A9D83F016019BFCA0439C0B339513FB9BCBCBFDAF40E40D7FB6DBDB96416C0FCDCAD3F2EF96EBFEB9431400D41F73E5089E7BF1D1DF33FD5F1C8BE04CB2BC06510833F"> : tensor<100xf32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<200000xf32>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %d = stablehlo.add %a, %a : tensor<f32>
      %c = stablehlo.add %d, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<200000xf32>, tensor<100x1xui32>, tensor<100xf32>) -> tensor<200000xf32>
  %p0 = stablehlo.slice %r [0:120] : (tensor<200000xf32>) -> tensor<120xf32>
  %p1 = stablehlo.slice %r [199960:200000] : (tensor<200000xf32>) -> tensor<40xf32>
  check.expect_eq_const(%p0, dense<"0x165ABA3F038E6440A7872C409502E93FB8EB713F165ABA3F1B37A640ED338A407D615C40215B2440165ABA3FA439513F00FD6DBDD820A240AA1D8640165ABA3F9B2E1C407E50C83F8C87303FC40DBA40165ABA3F6707824072084C401602144073F7B73F165ABA3F80F7B54052F4994048E27B40165ABA3F165ABA3F165ABA3F8C1D083F8400B54055FD9840165ABA3FF2ED414096E7094073C2A33FE8D6CE3E165ABA3F12E79440C8C771406CC1394010BB0140165ABA3FC0728D3EFED3AC40D0D09040439B6940165ABA3F151DF33F5C10833F201D183EBBBDA840165ABA3FBD6E6140616829400AC4E23FA46E653F165ABA3F78A7A4404AA4884038425940DB3B2140165ABA3F165ABA3F165ABA3F165ABA3F4DAD8740165ABA3FE14D1F400A8FCE3FA4043D3F669DBB40165ABA3F0A978340B8274F405C211740FE35BE3F165ABA3F2487B740F5839B408E017F4032FB4640165ABA3FF3DCAD3FE840F73EE070B340B26D9740165ABA3FACCE3E4050C80640E8839D3FC0DCB53E165ABA3F7057934083A86E4027A236409537FD3F165ABA3F20F1683E165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F"> : tensor<120xf32>) : tensor<120xf32>
  check.expect_eq_const(%p1, dense<[1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 18.949392318725586, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 21.162256240844727, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 17.375118255615234, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 13.587980270385742, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 17.792808532714844, 1.4558742046356201]> : tensor<40xf32>) : tensor<40xf32>
  return
}
func.func @many_few_places_set_i8_ui8() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<"0x0001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104010001040100010401000104"> : tensor<251x1xui8>
  %2 = util.unfoldable_constant dense<"0x00F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702"> : tensor<251x1x6xi8>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i8>) -> tensor<1x40000x7xi8>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      stablehlo.return %b : tensor<i8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<1x40000x7xi8>, tensor<251x1xui8>, tensor<251x1x6xi8>) -> tensor<1x40000x7xi8>
  %p0 = stablehlo.slice %r [0:1, 0:9, 0:7] : (tensor<1x40000x7xi8>) -> tensor<1x9x7xi8>
  check.expect_eq_const(%p0, dense<[[[-7, 4, -3, 9, 2, -5, 4], [6, -1, -8, 3, -4, 8, 4], [4, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4, 4], [1, -6, 5, -2, -9, 2, 4], [4, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4, 4]]]> : tensor<1x9x7xi8>) : tensor<1x9x7xi8>
  return
}
func.func @many_windows_mixed_i32_i16() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<"0x2501FEFF05001D000C0019003A0115001A001100FEFF0D002C0109000C0005001300010041012000FEFF1C000500180033011400130010001A000C0025010800050004000C0000003A011F001A001B00FEFF17002C0113000C000F0013000B0041010700FEFF03000500FFFF33011E0013001A001A0016002501120005000E000C000A003A0106001A000200FEFFFEFF2C011D000C0019001300150041011100FEFF0D000500090033010500130001001A00200025011C00050018000C0014003A0110001A000C00FEFF08002C0104000C00000013001F0041011B00FEFF17000500130033010F0013000B001A000700250103000500FFFF0C001E003A011A001A001600FEFF12002C010E000C000A001300060041010200FEFFFEFF05001D0033011900130015001A00110025010D00050009000C0005003A0101001A002000FEFF1C002C0118000C0014001300100041010C00FEFF0800050004003301000013001F001A001B0025011700050013000C000F003A010B001A000700FEFF03002C01FFFF0C001E0013001A0041011600"> : tensor<100x2xi16>
  %2 = util.unfoldable_constant dense<"0x00000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000"> : tensor<100x2x1xi32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<330x320xi32>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %d = stablehlo.add %a, %a : tensor<i32>
      %c = stablehlo.add %d, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<330x320xi32>, tensor<100x2xi16>, tensor<100x2x1xi32>) -> tensor<330x320xi32>
  %p0 = stablehlo.slice %r [0:36, 0:36] : (tensor<330x320xi32>) -> tensor<36x36xi32>
  %p1 = stablehlo.slice %r [292:330, 0:35] : (tensor<330x320xi32>) -> tensor<38x35xi32>
  check.expect_eq_const(%p0, dense<"0x040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000D0000000400000004000000040000000400000003000000040000000400000004000000040000000D000000040000000400000004000000040000002000000004000000040000000400000004000000FDFFFFFF0400000004000000040000000400000013000000040000000400000004000000040000000400000004000000040000000400000004000000040000001C00000004000000040000000400000004000000120000000400000004000000040000000400000007000000040000000400000004000000040000000C0000000400000004000000040000000400000020000000040000000400000004000000040000001100000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000015000000040000000400000004000000040000000500000004000000040000000400000004000000FCFFFFFF04000000040000000400000004000000110000000400000004000000040000000400000018000000040000000400000004000000040000001B00000004000000040000000400000004000000000000000400000004000000040000000400000004000000000000000400000004000000040000000400000016000000040000000400000004000000040000001E000000040000000400000004000000040000000E00000004000000040000000400000004000000050000000400000004000000040000000400000018000000040000000400000004000000040000000F0000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000E00000004000000040000000400000004000000090000000400000004000000040000000400000018000000040000000400000004000000040000000A00000004000000040000000400000004000000120000000400000004000000040000000400000004000000040000000400000004000000040000001E00000004000000040000000400000004000000040000001E00000004000000040000000400000004000000020000000400000004000000040000000400000017000000040000000400000004000000040000000800000004000000040000000400000004000000FDFFFFFF0400000004000000040000000400000013000000040000000400000004000000040000001B00000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000008000000040000000400000004000000040000000F00000004000000040000000400000004000000120000000400000004000000040000000400000016000000040000000400000004000000040000000C0000000400000004000000040000000400000020000000040000000400000004000000040000001700000004000000040000000400000004000000040000000100000004000000040000000400000004000000FCFFFFFF040000000400000004000000040000000F0000000400000004000000040000000400000001000000040000000400000004000000040000001B000000040000000400000004000000040000000D0000000400000004000000040000000400000015000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000"> : tensor<36x36xi32>) : tensor<36x36xi32>
  check.expect_eq_const(%p1, dense<"0x04000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000B00000004000000040000000400000004000000FFFFFFFF04000000040000000400000004000000020000000400000004000000040000000400000009000000040000000400000004000000040000000C000000040000000400000004000000040000000100000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000B000000040000000400000004000000040000000E00000004000000040000000400000004000000020000000400000004000000040000000400000005000000040000000400000004000000040000000C000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000008000000040000000400000004000000040000000F00000004000000040000000400000004000000000000000400000004000000040000000400000007000000040000000400000004000000040000000A0000000400000004000000040000000400000011000000040000000400000004000000040000000400000004000000040000000400000004000000020000000400000004000000040000000400000008000000040000000400000004000000040000000B00000004000000040000000400000004000000000000000400000004000000040000000400000003000000040000000400000004000000040000000A000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000FFFFFFFF04000000040000000400000004000000060000000400000004000000040000000400000004000000040000000400000004000000040000001000000004000000040000000400000004000000050000000400000004000000040000000400000008000000040000000400000004000000040000000E000000040000000400000004000000040000000B00000004000000040000000400000004000000FFFFFFFF040000000400000004000000040000000400000004000000040000000400000004000000090000000400000004000000040000000400000010000000040000000400000004000000040000000100000004000000040000000400000004000000080000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000F00000004000000040000000400000004000000040000000400000004000000040000000400000007000000040000000400000004000000040000000E00000004000000040000000400000004000000020000000400000004000000040000000400000005000000040000000400000004000000040000000C0000000400000004000000040000000400000008000000040000000400000004000000040000000F00000004000000040000000400000004000000000000000400000004000000040000000400000007000000040000000400000004000000040000000E000000040000000400000004000000040000001100000004000000040000000400000004000000050000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000D00000004000000040000000400000004000000020000000400000004000000040000000400000005000000040000000400000004000000040000000B000000040000000400000004000000040000000E0000000400000004000000040000000400000003000000040000000400000004000000040000000A0000000400000004000000040000000400000006000000040000000400000004000000040000000D000000040000000400000004000000040000001000000004000000040000000400000004000000050000000400000004000000040000000400000008000000040000000400000004000000040000000E000000040000000400000004000000040000000300000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000"> : tensor<38x35xi32>) : tensor<38x35xi32>
  return
}
func.func @many_windows_subtract_i16_ui32() {
  %0 = util.unfoldable_constant dense<4> : tensor<i16>
  %1 = util.unfoldable_constant dense<"0x25010000FA000000050000001D0000000C000000190000003A010000150000001A00000011000000FA0000000D0000002C010000090000000C0000000500000013000000010000004101000020000000FA0000001C0000000500000018000000330100001400000013000000100000001A0000000C000000250100000800000005000000040000000C000000000000003A0100001F0000001A0000001B000000FA000000170000002C010000130000000C0000000F000000130000000B0000004101000007000000FA0000000300000005000000FA000000330100001E000000130000001A0000001A000000160000002501000012000000050000000E0000000C0000000A0000003A010000060000001A00000002000000FA000000FA0000002C0100001D0000000C0000001900000013000000150000004101000011000000FA0000000D0000000500000009000000330100000500000013000000010000001A00000020000000250100001C00000005000000180000000C000000140000003A010000100000001A0000000C000000FA000000080000002C010000040000000C00000000000000130000001F000000410100001B000000FA000000170000000500000013000000330100000F000000130000000B0000001A00000007000000250100000300000005000000FA0000000C0000001E0000003A0100001A0000001A00000016000000FA000000120000002C0100000E0000000C0000000A00000013000000060000004101000002000000FA000000FA000000050000001D000000330100001900000013000000150000001A00000011000000250100000D00000005000000090000000C000000050000003A010000010000001A00000020000000FA0000001C0000002C010000180000000C000000140000001300000010000000410100000C000000FA0000000800000005000000040000003301000000000000130000001F0000001A0000001B000000250100001700000005000000130000000C0000000F0000003A0100000B0000001A00000007000000FA000000030000002C010000FA0000000C0000001E000000130000001A0000004101000016000000"> : tensor<100x2xui32>
  %2 = util.unfoldable_constant dense<"0x0000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000"> : tensor<100x2x1xi16>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i16>) -> tensor<330x320xi16>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.subtract %b, %a : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<330x320xi16>, tensor<100x2xui32>, tensor<100x2x1xi16>) -> tensor<330x320xi16>
  %p0 = stablehlo.slice %r [0:36, 0:36] : (tensor<330x320xi16>) -> tensor<36x36xi16>
  %p1 = stablehlo.slice %r [292:330, 0:35] : (tensor<330x320xi16>) -> tensor<38x35xi16>
  check.expect_eq_const(%p0, dense<"0x04000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000D00040004000400040009000400040004000400010004000400040004000800040004000400040009000400040004000400FBFF0400040004000400040004000400040004000400FBFF0400040004000400F7FF0400040004000400FBFF040004000400040009000400040004000400080004000400040004000E00040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400090004000400040004000E00040004000400040008000400040004000400FCFF040004000400040009000400040004000400F7FF040004000400040009000400040004000400040009000400040004000400FBFF0400040004000400090004000400040004000E0004000400040004000800040004000400040009000400040004000400F7FF04000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040008000400040004000400FDFF0400040004000400F7FF0400040004000400FBFF0400040004000400090004000400040004000D000400040004000400F7FF04000400040004000400F7FF0400040004000400F6FF0400040004000400080004000400040004000E00040004000400040009000400040004000400FBFF04000400040004000900040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400FCFF040004000400040009000400040004000400F7FF04000400040004000D00040004000400040009000400040004000400FCFF0400040004000400F6FF04000400040004000400F5FF040004000400040008000400040004000400090004000400040004000D000400040004000400F7FF0400040004000400FBFF04000400040004000900040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400"> : tensor<36x36xi16>) : tensor<36x36xi16>
  check.expect_eq_const(%p1, dense<"0x04000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400FFFF0400040004000400F3FF0400040004000400F6FF0400040004000400FDFF040004000400040000000400040004000400F5FF040004000400040004000400040004000400F8FF0400040004000400FFFF040004000400040002000400040004000400F6FF0400040004000400F9FF0400040004000400000004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400FCFF040004000400040003000400040004000400F4FF0400040004000400FBFF0400040004000400FEFF04000400040004000500040004000400040004000400040004000400F6FF0400040004000400FCFF0400040004000400FFFF0400040004000400F4FF0400040004000400F7FF0400040004000400FEFF040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400F3FF0400040004000400FAFF04000400040004000400040004000400040004000400040004000400F9FF0400040004000400FCFF040004000400040002000400040004000400FFFF0400040004000400F3FF040004000400040004000400040004000400FDFF040004000400040004000400040004000400F5FF0400040004000400FCFF04000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040003000400040004000400F8FF0400040004000400FBFF040004000400040002000400040004000400F6FF0400040004000400F9FF040004000400040000000400040004000400FCFF040004000400040003000400040004000400F4FF0400040004000400FBFF04000400040004000200040004000400040005000400040004000400F9FF04000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040001000400040004000400F6FF0400040004000400F9FF0400040004000400FFFF040004000400040002000400040004000400F7FF0400040004000400FEFF0400040004000400FAFF04000400040004000100040004000400040004000400040004000400F9FF0400040004000400FCFF040004000400040002000400040004000400F7FF0400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400"> : tensor<38x35xi16>) : tensor<38x35xi16>
  return
}
func.func @many_batched_subtract_i32_i64() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000030000000000000005000000000000000700000000000000050000000000000008000000000000000B0000000000000007000000000000000B000000000000000F0000000000000009000000000000000E0000000000000013000000000000000B00000000000000110000000000000017000000000000000D0000000000000014000000000000001B000000000000000F0000000000000017000000000000001F0000000000000011000000000000001A00000000000000000000000000000013000000000000001D000000000000000400000000000000150000000000000020000000000000000800000000000000170000000000000000000000000000000C000000000000001900000000000000030000000000000010000000000000001B00000000000000060000000000000014000000000000001D00000000000000090000000000000018000000000000001F000000000000000C000000000000001C0000000000000021000000000000000F00000000000000200000000000000000000000000000001200000000000000010000000000000002000000000000001500000000000000050000000000000004000000000000001800000000000000090000000000000006000000000000001B000000000000000D0000000000000008000000000000001E0000000000000011000000000000000A00000000000000210000000000000015000000000000000C00000000000000010000000000000019000000000000000E0000000000000004000000000000001D0000000000000010000000000000000700000000000000210000000000000012000000000000000A00000000000000020000000000000014000000000000000D000000000000000600000000000000160000000000000010000000000000000A00000000000000180000000000000013000000000000000E000000000000001A00000000000000160000000000000012000000000000001C00000000000000190000000000000016000000000000001E000000000000001C000000000000001A0000000000000020000000000000001F000000000000001E00000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000030000000000000005000000000000000700000000000000050000000000000008000000000000000B0000000000000007000000000000000B000000000000000F0000000000000009000000000000000E0000000000000013000000000000000B00000000000000110000000000000017000000000000000D0000000000000014000000000000001B000000000000000F0000000000000017000000000000001F0000000000000011000000000000001A00000000000000000000000000000013000000000000001D000000000000000400000000000000150000000000000020000000000000000800000000000000170000000000000000000000000000000C000000000000001900000000000000030000000000000010000000000000001B00000000000000060000000000000014000000000000001D00000000000000090000000000000018000000000000001F000000000000000C000000000000001C0000000000000021000000000000000F00000000000000200000000000000000000000000000001200000000000000010000000000000002000000000000001500000000000000050000000000000004000000000000001800000000000000090000000000000006000000000000001B000000000000000D0000000000000008000000000000001E0000000000000011000000000000000A00000000000000210000000000000015000000000000000C00000000000000010000000000000019000000000000000E0000000000000004000000000000001D0000000000000010000000000000000700000000000000210000000000000012000000000000000A00000000000000020000000000000014000000000000000D000000000000000600000000000000160000000000000010000000000000000A00000000000000180000000000000013000000000000000E000000000000001A00000000000000160000000000000012000000000000001C00000000000000190000000000000016000000000000001E000000000000001C000000000000001A0000000000000020000000000000001F000000000000001E00000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000030000000000000005000000000000000700000000000000050000000000000008000000000000000B0000000000000007000000000000000B000000000000000F0000000000000009000000000000000E0000000000000013000000000000000B0000000000000011000000000000001700000000000000"> : tensor<77x3x1xi64>
  %2 = util.unfoldable_constant dense<"0x00000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF"> : tensor<77x3x3xi32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3000x61xi32>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %b, %a : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<3x3000x61xi32>, tensor<77x3x1xi64>, tensor<77x3x3xi32>) -> tensor<3x3000x61xi32>
  %p0 = stablehlo.slice %r [0:3, 0:36, 0:5] : (tensor<3x3000x61xi32>) -> tensor<3x36x5xi32>
  %p1 = stablehlo.slice %r [2:3, 2999:3000, 0:61] : (tensor<3x3000x61xi32>) -> tensor<1x1x61xi32>
  check.expect_eq_const(%p0, dense<"0xFEFFFFFF10000000FEFFFFFF0400000004000000EEFFFFFFF9FFFFFFF3FFFFFF040000000400000010000000FEFFFFFFFFFFFFFF04000000040000000A000000F2FFFFFFFDFFFFFF0400000004000000FEFFFFFFFFFFFFFFFFFFFFFF0400000004000000F1FFFFFFFCFFFFFF06000000040000000400000011000000FFFFFFFFFEFFFFFF0400000004000000FBFFFFFF05000000FEFFFFFF0400000004000000FFFFFFFFFEFFFFFF100000000400000004000000F2FFFFFFFDFFFFFF090000000400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FCFFFFFF08000000EFFFFFFF0400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFFFEFFFFFF10000000040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFF10000000FFFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF040000000400000010000000FFFFFFFFFFFFFFFF0400000004000000FEFFFFFF10000000FFFFFFFF0400000004000000FFFFFFFFFFFFFFFF10000000040000000400000010000000FFFFFFFFFFFFFFFF0400000004000000FFFFFFFFFEFFFFFFFEFFFFFF0400000004000000FFFFFFFFFFFFFFFF100000000400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FFFFFFFFFEFFFFFFFEFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFFFEFFFFFF10000000040000000400000010000000FEFFFFFF100000000400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF040000000400000010000000FEFFFFFF1000000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FEFFFFFFFEFFFFFF110000000400000004000000FEFFFFFF08000000EFFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFF11000000FFFFFFFF040000000400000007000000EEFFFFFFFAFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FFFFFFFFFFFFFFFF100000000400000004000000EDFFFFFFF9FFFFFFF2FFFFFF0400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FFFFFFFF10000000FEFFFFFF04000000040000000A000000F1FFFFFFFCFFFFFF0400000004000000FEFFFFFFFEFFFFFFFFFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000F0FFFFFFFBFFFFFF060000000400000004000000FEFFFFFFFFFFFFFF110000000400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FAFFFFFF05000000FFFFFFFF0400000004000000FFFFFFFF11000000FEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF040000000400000011000000FEFFFFFF100000000400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FEFFFFFFFEFFFFFF110000000400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFFFEFFFFFFFEFFFFFF0400000004000000FEFFFFFF11000000FFFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FEFFFFFFFEFFFFFF110000000400000004000000FFFFFFFFFFFFFFFF100000000400000004000000FEFFFFFFFEFFFFFFFEFFFFFF0400000004000000FEFFFFFF11000000FFFFFFFF0400000004000000FFFFFFFF10000000FEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF04000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000010000000FEFFFFFFFEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FEFFFFFFFEFFFFFFFEFFFFFF0400000004000000FBFFFFFF06000000FFFFFFFF0400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FEFFFFFFFEFFFFFF100000000400000004000000FEFFFFFFFEFFFFFF100000000400000004000000F3FFFFFFFEFFFFFF090000000400000004000000FEFFFFFFFEFFFFFFFEFFFFFF0400000004000000FEFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFF10000000FFFFFFFF0400000004000000FDFFFFFF08000000F0FFFFFF0400000004000000FEFFFFFFFEFFFFFF10000000040000000400000010000000FEFFFFFF11000000040000000400000010000000FFFFFFFF11000000040000000400000007000000EFFFFFFFFAFFFFFF0400000004000000FEFFFFFF10000000FFFFFFFF0400000004000000FEFFFFFF11000000FFFFFFFF0400000004000000FFFFFFFF11000000FFFFFFFF0400000004000000EEFFFFFF0B000000F1FFFFFF040000000400000010000000FFFFFFFF11000000040000000400000011000000FFFFFFFFFEFFFFFF040000000400000011000000FFFFFFFFFEFFFFFF04000000040000000A000000F0FFFFFFFBFFFFFF0400000004000000FFFFFFFF11000000FEFFFFFF0400000004000000FFFFFFFF10000000FEFFFFFF0400000004000000FFFFFFFFFEFFFFFFFEFFFFFF040000000400000011000000FFFFFFFFFEFFFFFF040000000400000011000000FEFFFFFFFEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF040000000400000010000000FEFFFFFFFEFFFFFF0400000004000000FFFFFFFF10000000FEFFFFFF0400000004000000FEFFFFFFFEFFFFFFFEFFFFFF0400000004000000FEFFFFFFFEFFFFFF10000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000"> : tensor<3x36x5xi32>) : tensor<3x36x5xi32>
  check.expect_eq_const(%p1, dense<[[[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]]]> : tensor<1x1x61xi32>) : tensor<1x1x61xi32>
  return
}
func.func @many_batched_add_f32_i32() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF01000000020000000300000003000000050000000700000005000000080000000B000000070000000B0000000F000000090000000E000000130000000B00000011000000170000000D000000140000001B0000000F000000170000001F000000110000001A00000000000000130000001D0000000400000015000000200000000800000017000000000000000C0000001900000003000000100000001B00000006000000140000001D00000009000000180000001F0000000C0000001C000000210000000F00000020000000000000001200000001000000020000001500000005000000040000001800000009000000060000001B0000000D000000080000001E000000110000000A00000021000000150000000C00000001000000190000000E000000040000001D000000100000000700000021000000120000000A00000002000000140000000D0000000600000016000000100000000A00000018000000130000000E0000001A00000016000000120000001C00000019000000160000001E0000001C0000001A000000200000001F0000001E000000FFFFFFFFFFFFFFFFFFFFFFFF01000000020000000300000003000000050000000700000005000000080000000B000000070000000B0000000F000000090000000E000000130000000B00000011000000170000000D000000140000001B0000000F000000170000001F000000110000001A00000000000000130000001D0000000400000015000000200000000800000017000000000000000C0000001900000003000000100000001B00000006000000140000001D00000009000000180000001F0000000C0000001C000000210000000F00000020000000000000001200000001000000020000001500000005000000040000001800000009000000060000001B0000000D000000080000001E000000110000000A00000021000000150000000C00000001000000190000000E000000040000001D000000100000000700000021000000120000000A00000002000000140000000D0000000600000016000000100000000A00000018000000130000000E0000001A00000016000000120000001C00000019000000160000001E0000001C0000001A000000200000001F0000001E000000FFFFFFFFFFFFFFFFFFFFFFFF01000000020000000300000003000000050000000700000005000000080000000B000000070000000B0000000F000000090000000E000000130000000B0000001100000017000000"> : tensor<77x3x1xi32>
  %2 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE7E9E23C07069933F22F091BF255B2440E0728D3E6DFE00C092A9D83F016019BFCA0439C0B339513FB9BCBCBFDAF40E40D7FB6DBDB96416C0FCDCAD3F2EF96EBFEB9431400D41F73E5089E7BF1D1DF33FD5F1C8BE04CB2BC06510833F2E49A2BFA02E1C40641D183EF32A09C08750C83F18123ABFB1CE3E409D87303FC415CDBF54C8064051473EBE3E911EC0F0839D3FA3D587BF65682940DFDCB53E5BE2F7BF12C4E23F012B05BF8AF733C0B36E653F39A2B2BF1A0214404CA8AA3C795711C07CF7B73F2FC45ABF2BA2364086D50F3FD06EDDBF9D37FD3FD687A0BEC4BD26C0E52A8D3FAE2E98BFE03B214064F1683EB31D04C0076BD23F18DD25BF0F243CC09DBC443F45FBC2BF94D50B40A3E6DABDFE8319C0709EA73F45767BBFA5752E40DF46DE3EDBC7EDBF92DEEC3F03ECE1BE4AEA2EC0B3A3793FB987A8BF5A0F19401152CC3D394A0CC0FB11C23F2F8F46BF6BAF3B40860A243F5054D3BF0FA90340AC3B70BE84B021C06545973F2E148EBF20492640B1E29C3EE620FEBF8785DC3F18A811BFCF1637C09CF1583FC5E0B8BFD4E2104091FAE4BCBF7614C0F0B8B13F454167BFE58233406F58033F5BADE3BF12F9F63F0382B9BE0ADD29C059EC863F396D9EBF9A1C1E4008FD363EF93C07C07B2CCC3F2F5A32BF55433FC0863F383FD039C9BF4FB60840AD671FBE44A31CC0E55FA13FAEF983BF60562B40B14CC53E6706F4BF07A0E63F31E6FABE900932C09C266D3F45C6AEBF14F01540B5D2503D7F690FC070D3BB3F460C53BF259038406F8D173FDB92D9BFC9890040041891BECACF24C0D906913FB95294BFDA29234084E8833EB92F02C0FB46D63F2F251EBF15363AC086744C3F501FBFBF8FC30D405B279DBD049617C0657AAB3F5CBE73BF9F633040B1B6ED3EE7EBE9BF87BAF03F317CD2BE50FC2CC0CEAD803FC5ABA4BF54FD1A40AC08053E3F5C0AC0F0EDC53F46D73EBF659D3D406FC22B3F5B78CFBF09970540085C51BE8AC21FC059219B3F3A388ABF1A3728408352AC3EF244FABF7B61E03F2FF009BFD52835C085A9603FD004B5BFCFD012406A14103BC48812C0E594B53F5D895FBFDF70354058100B3F67D1DFBF06D5FA3F3212AABE10EF27C04EC88A3F45919ABF940A2040ACDC553EFF4E05C07008D03F46A22ABF5B553DC06FF73F3FDB5DC5BF49A40A40098800BE4AB51AC0D93BA53FBA1D80BF5A442D4083BCD43E722AF0BFFB7BEA3F5F76EBBE951B30C085DE743F50EAAABF0EDE1740A228A63D847B0DC064AFBF3F5D544BBF1F7E3A4058451F3FE7B6D5BFC377024032A881BED0E122C0CEE2943FC57690BFD41725405558933EBF4100C0F022DA3F466D16BF1B4838C06E2C543F5C43BBBF89B10F4028D03EBD0AA815C05956AF3F73066CBF9A5132408326FD3EF20FE6BF7B96F43F5F0CC3BE550E2BC0C389843FD0CFA0BF4EEB1C4050E8233E446E08C0E4C9C93F5D1F37BF5F8B3F40587A333F679CCBBF03850740657C32BE90D41DC04EFD9E3F455C86BF14252A4055C2BB3EFE68F6BF703DE43F463802BFDB3A33C06E61683FDC28B1BFC9BE1440D67F043DCA9A10C0D970B93F74D157BFDA5E374041C8123F72F5DBBFFBB0FE3F60A29ABE150126C042A48E3F50B596BF8EF821404FBC743E046103C064E4D33F5DEA22BF61673BC058AF473FE781C1BF43920C40CB50C3BD50C718C0CE17A93F8A8378BF54322F40552CE43E7E4EECBFF057EE3F8D06DCBE9B2D2EC06E967C3F5C0EA7BF09CC1940E9E7E33D8A8D0BC0598BC33F749C43BF1A6C3C4041FD263FF2DAD1BFBD650440C07064BED5F320C0C2BE983FD19A8CBFCE05274027C8A23E89A7FCBFE4FEDD3F5DB50EBF215A36C057E45B3F6767B7BF839F114031A386BC10BA13C04E32B33F8A4E64BF943F34402A4B063FFE33E2BF6F72F83F8E9CB3BE5B2029C0B765883FDCF39CBF49D91E40F4C7423E4A8006C0D9A5CD3F74672FBFA6863EC041323B3F72C0C7BFFD720940C19C13BE95E61BC042D9A23F518082BF0E132C402732CB3E098DF2BF6419E83FBB00F5BEE14C31C05719703FE74CADBFC3AC164065FE7F3DD0AC0EC0CD4CBD3F8B1950BFD44C39402A801A3F7E19D8BF784601408E328BBE1B1324C03780923F5CD992BF89E62340FACD893E0A7301C059C0D73F74321BBF667939C041674F3FF3A5BDBF3D800E40839185BD56D916C0C2F3AC3FA1CB70BF4E203140279CF33E8972E8BFE433F23FBB96CCBEA13F2CC02C27823F6732A3BF03BA1B4098D3103E909F09C04D67C73F8BE43BBF145A3E402AB52E3FFEFECDBFB85306401C9145BEDB051FC0B79A9C3FDCBE88BFC9F32840F937B23E95CBF8BFD9DAE13F74FD06BF266C34C0409C633F738BB3BF7D8D1340DAB3603C16CC11C0420EB73FA2965CBF8E2D364013030E3F0958DEBF644EFC3FBC2CA4BE613227C0AB418C3FE71799BF43C7204098A7613E509204C0CD81D13F8BAF27BFAC983CC02AEA423F7EE4C3BFF8600B403A7AE9BD9BF819C037B5A63FB8487DBF09012E40F9A1DA3E15B1EEBF59F5EB3FE990E5BEE75E2FC040D1773FF370A9BFBD9A18407ABEBD3DD6BE0CC0C228C13FA26148BFCE3A3B401338223F893DD4BF72340340788577BE212522C02B5C963F67FD8EBF83D42540CB3D993E200AFFBF4D9CDB3F8B7A13BF6C8B37C0291F573FFEC9B9BF386E104078A40FBD5BEB14C0B7CFB03FB81369BF480E3340FC85013F9596E4BFD80FF63FE926BDBEA7512AC02003863F73569FBFFDA71D403CB32F3E96B107C04243CB3FA22C34BFF2B73FC0136D363F0923CABFB241084079B126BEE1171DC0AB76A03FE8E284BFC3E12A40CBA7C13EA0EFF4BFCDB6E53F178BFEBE2C7E32C029546B3F7EAFAFBF777B154085AB333D1BDE0FC037EABA3FB9DE54BF881B3840FCBA153F157CDABF2C150040EABC94BE674425C0A01D903FF33B95BF3DB522409E43803E56A402C0C25DD53FA2F71FBFB2AA3AC013A24A3F8A08C0BFF24E0D40F3BAABBDA10A18C02B91AA3FCF9075BF03EF2F40CB11EA3E20D5EABF4DD1EF3F1721D6BEEC702DC029897F3FFE94A5BFB7881A40C17DFB3DDBD00AC0B604C53FB9A940BFC8283D40FCEF293F9561D0BF6C220540D4A558BE273720C020389A3F73218BBF7DC227409DADA83E2B2EFBBF4278DF3FA2C20BBF729D35C012D75E3F0AEEB5BF325C1240462FA1BB61FD12C0ABABB43FD05B61BF43FC3440E53D093FA0BAE0BFCDEBF93F18B7ADBEAC6328C014DF893F7E7A9BBFF7951F40E0924E3E9BC305C0361FCF3FB9742CBFF8C93DC0FC243E3F1547C6BFAC2F0A40D5D107BEE7291BC0A052A43FF30681BFBDCF2C409D17D13EAC13F1BFC292E93F451BEFBE329030C0120C733F8AD3ABBF726917400A95973D21F00DC02BC6BE3FD0264DBF83093A40E5721D3F20A0D6BF26030240184D85BE6C5623C094F9933FFE5F91BF37A3244070B38F3E5BB600C0"> : tensor<77x3x3xf32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3000x61xf32>
  %r = "stablehlo.scatter"(%b0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<3x3000x61xf32>, tensor<77x3x1xi32>, tensor<77x3x3xf32>) -> tensor<3x3000x61xf32>
  %p0 = stablehlo.slice %r [0:3, 0:36, 0:5] : (tensor<3x3000x61xf32>) -> tensor<3x36x5xf32>
  %p1 = stablehlo.slice %r [2:3, 2999:3000, 0:61] : (tensor<3x3000x61xf32>) -> tensor<1x1x61xf32>
  check.expect_eq_const(%p0, dense<"0xE259523FE63C0F4054E36940165ABA3F165ABA3F788BDEBE98AFA7BFD8217440165ABA3F165ABA3FA0E0C83FBC163F40AC85CCBF165ABA3F165ABA3F53F56B40F5EE334034D1F73F165ABA3F165ABA3F264A14406C0F11C080CBA440165ABA3F165ABA3F2878E73FE4D66E3FE0D66B3D165ABA3F165ABA3FFC23444035658F4020E5D1BD165ABA3F165ABA3F60A58FBD180E72BF0FBB8540165ABA3F165ABA3FD4FD7340006F45BFB62A253F165ABA3F165ABA3FCCA481403B434B40E03C1340165ABA3F165ABA3FAC50B8BFC0F4C0BC0849B23F165ABA3F165ABA3F5A100B40FB13A63F081DD83E165ABA3F165ABA3FC0D8A940B65F393F5AFE0840165ABA3F165ABA3F7F8BB3BF00AE603C370EB73F165ABA3F165ABA3FC0D5623D8863BC3F30D83840165ABA3F165ABA3F0C0AAB4010EA423FF2600B40165ABA3F165ABA3FB6944D3F9B0B0E40F84D17C0165ABA3F165ABA3FC0BDBD3DB628C13FC83A3B40165ABA3F165ABA3F087EC63F70E53D40EF458C40165ABA3F165ABA3F101F573F326E104062EB14C0165ABA3F165ABA3FDA18134048BF6D402E695EBF165ABA3F165ABA3F3743CB3F084840403B778D40165ABA3F165ABA3FB0F24240C4CDC4BF900EF8BD165ABA3F165ABA3F727B1540DE217040D0DE54BF165ABA3F165ABA3F78330DC07AB9A6408865203F165ABA3F165ABA3F485545409408C0BFC0BBABBD165ABA3F165ABA3F2F53914020CD2CBD70E6AF3F165ABA3F165ABA3FE2D00AC0C6EAA740E2EF293F165ABA3F165ABA3F2EFF35BF889A343F10CD0740165ABA3F165ABA3F7B849240003CA1BBA0ABB43F165ABA3F165ABA3FE082163DF000BA3FE6A63740165ABA3F165ABA3FD0742CBFE6243E3FA62F0A40165ABA3F165ABA3F88CF483F4EDA0C40BC806740165ABA3F165ABA3F4094973D20C6BE3F7C093A40165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3FE6BA153F261500406C4425C0165ABA3F165ABA3FC8A46340976983BF108DC73E165ABA3F165ABA3F7B1B3C4020150440881D983F165ABA3F165ABA3F1F91AA3FFCEE2F40B54A8540165ABA3F165ABA3FC402D9BFA4D78EBEF196913F165ABA3F165ABA3F7DC4873F10BE3D3EE8A930BF165ABA3F165ABA3F66220540D4C85F4080218BBF165ABA3F165ABA3F3AACA14010F7EF3E9F4AF13F165ABA3F165ABA3F015C51BFB9BAD8BF479C5B40165ABA3F165ABA3F3CFC3440ACBAE0BF44B7ADBE165ABA3F165ABA3F48DB4CBE70B19B3F267F2840165ABA3F165ABA3FC16F534066691B4012C6C63F165ABA3F165ABA3FEC291BC040BE9F406C17D13E165ABA3F165ABA3F88300C3F1F65FB3F04A727C0165ABA3F165ABA3F086DB63F9CC00C3FA4B1A6BE165ABA3F165ABA3FF5578A40484D85BE88F9933F165ABA3F165ABA3FF0CBA53F668C2D406A198440165ABA3F165ABA3FD015E8BE3012AABF8DF07240165ABA3F165ABA3F00D96DBF6C81F93E36ADF33F165ABA3F165ABA3FCEBF02403C665D40ACE68FBF165ABA3F165ABA3F882D3640FB698840EC2CA4BE165ABA3F165ABA3F88C639BE08149E3F72B02940165ABA3F165ABA3FA6993240DB7FE5BF00CCC0BE165ABA3F165ABA3F5E076640D0487DBFCCA1DA3E165ABA3F165ABA3FB6F5103FB5C7FD3F488A5940165ABA3F165ABA3F848C1DC0F48C9E40B402BE3E165ABA3F165ABA3F943DD4BFE08577BE1F5C963F165ABA3F165ABA3F882EA83FB0BD2E40C437EDBF165ABA3F165ABA3FA9268940006298BE5B348F3F165ABA3F165ABA3F86DDA240E485013FCC0FF63F165ABA3F165ABA3F1BF10340786821C0FB9E9C40165ABA3F165ABA3F586377BFB06CE63E08E8EE3F165ABA3F165ABA3FE0B126BE9F76A03FBCE12A40165ABA3F165ABA3FF2CA3340AF388740A441B7BE165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F7CD42540753D8040A47A13BF165ABA3F165ABA3F087D5440BB919740209E1C3E165ABA3F165ABA3FDBB4F9BF00E6AE40B6C9613F165ABA3F165ABA3F3843A03ED2F70FBFD7FD9140165ABA3F165ABA3F54AE55407F569FBFE0B22F3E165ABA3F165ABA3F6F2B8240D20A04BFE28E663F165ABA3F165ABA3FB47F9940705D5A3E8898D03F165ABA3F165ABA3F94E78D40CDC8634070C22B40165ABA3F165ABA3FACEFF4BF4C17B04010546B3F165ABA3F165ABA3F979E97BF20726D3E1FFBD23F165ABA3F165ABA3F0036E9BEB6FE753F1B261840165ABA3F165ABA3FEC9523401D1FD73FCB244E3F165ABA3F165ABA3F00B19A407043803EB55DD53F165ABA3F165ABA3FA4ABDFBEE2C37A3F66571940165ABA3F165ABA3FB498953E08B3DA3FF0FF4740165ABA3F165ABA3FB4722D3FF29A4ABE186089BF165ABA3F165ABA3F4821D6BE10897F3FB2881A40165ABA3F165ABA3F10239F3E9F15DD3F3C314940165ABA3F165ABA3FDB19853F5A331D40C8D97740165ABA3F165ABA3F24B999BF131D7B40B5164340165ABA3F165ABA3F6CADA83E3678DF3F88624A40165ABA3F165ABA3F717C873FA6641E40EEF406C0165ABA3F165ABA3F88CDE43F300D4D40C498B0BF165ABA3F165ABA3F30EA3A40D4E30240F2BA953F165ABA3F165ABA3F08DF893FF2951F405E3C7A40165ABA3F165ABA3F1F30E73F7C3E4E4074729440165ABA3F165ABA3F9A402240F81803C0BAC6AB40165ABA3F165ABA3FA0418C3F3CC72040569204C0165ABA3F165ABA3FB592E93FC86F4F4097D3ABBF165ABA3F165ABA3FE671234053187E4000051DBF165ABA3F165ABA3F701A52407060964060E9EC3D165ABA3F165ABA3F4CF5EB3F14A15040C0A39540165ABA3F165ABA3F31A3244062B600C006F8AC40165ABA3F165ABA3FBC4B5340AC1BA4BF6889093E165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F165ABA3F"> : tensor<3x36x5xf32>) : tensor<3x36x5xf32>
  check.expect_eq_const(%p1, dense<[[[1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201]]]> : tensor<1x1x61xf32>) : tensor<1x1x61xf32>
  return
}
func.func @columns_add_f32_i32_2() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<5x7xf32>
  %1 = util.unfoldable_constant dense<[[6], [-1], [3], [6]]> : tensor<4x1xi32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692]]> : tensor<5x4xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false, indices_are_sorted = false} : (tensor<5x7xf32>, tensor<4x1xi32>, tensor<5x4xf32>) -> tensor<5x7xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 1.9086424112319946, -1.7113100290298462, 1.9968938827514648, -1.346793293952942], [-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 0.6988856792449951, 0.2461175173521042, -2.0456786155700684, 6.276265621185303], [-0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -0.5108711123466492, 2.203545093536377, -0.088251031935215, -4.100675582885742], [1.32815682888031, -0.9636392593383789, 2.7445647716522217, -1.720627784729004, -1.8390274047851562, 1.8691765069961548, 3.522383451461792], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 3.069615364074707, 0.11840008944272995, -2.173395872116089, -0.854557454586029]]> : tensor<5x7xf32>) : tensor<5x7xf32>
  return
}
func.func @rows_three() {
  %0 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [-0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [-0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692]]> : tensor<5x4xf32>
  %1 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5]]> : tensor<5x4xi8>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3], [8, 1, -6, 6], [-1, -8, 3, -4], [7, 0, -7, 5], [-2, 9, 2, -5]]> : tensor<5x4xi32>
  %3 = util.unfoldable_constant dense<[[0], [4], [2], [2], [-3], [9], [2]]> : tensor<7x1xi32>
  %4 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [-1.9667457342147827, 1.7414581775665283, -0.5503379106521606, -2.8421339988708496], [0.8660699725151062, -1.4257261753082275, 2.282477855682373, -0.009318254888057709], [-2.301114320755005, 1.4070895910263062, -0.884706437587738, 2.8234975337982178], [0.531701385974884, -1.7600946426391602, 1.9481092691421509, -0.3436867892742157], [-2.6354827880859375, 1.0727211236953735, -1.2190749645233154, 2.489128828048706]]> : tensor<7x4xf32>
  %5 = util.unfoldable_constant dense<[[-5, 6, -1, -8], [4, -3, 8, 1], [-6, 5, -2, -9], [3, -4, 7, 0], [-7, 4, -3, 8], [2, -5, 6, -1], [-8, 3, -4, 7]]> : tensor<7x4xi8>
  %6 = util.unfoldable_constant dense<[[-5, 6, -1, -8], [4, -3, 8, 1], [-6, 5, -2, -9], [3, -4, 7, 0], [-7, 4, -3, 8], [2, -5, 6, -1], [-8, 3, -4, 7]]> : tensor<7x4xi32>
  %r:3 = "stablehlo.scatter"(%0, %1, %2, %3, %4, %5, %6) ({
    ^bb0(%a: tensor<f32>, %i: tensor<i8>, %n: tensor<i32>, %b: tensor<f32>, %j: tensor<i8>, %m: tensor<i32>):
      %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %x = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
      %y = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i8>
      %z = stablehlo.add %n, %m : tensor<i32>
      stablehlo.return %x, %y, %z : tensor<f32>, tensor<i8>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<5x4xi8>, tensor<5x4xi32>, tensor<7x1xi32>, tensor<7x4xf32>, tensor<7x4xi8>, tensor<7x4xi32>) -> (tensor<5x4xf32>, tensor<5x4xi8>, tensor<5x4xi32>)
  check.expect_eq_const(%r#0, dense<[[-0.088251493871212, 2.075826644897461, 1.3281563520431519, -0.9636396765708923], [2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966], [0.8660699725151062, 1.7414581775665283, 2.282477855682373, 2.489128828048706], [2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744], [1.2004384994506836, 2.9512152671813965, 2.6168463230133057, 0.3250502943992615]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  check.expect_eq_const(%r#1, dense<[[0, 6, 4, -3], [8, 1, -6, 6], [3, 5, 7, 7], [7, 0, -7, 5], [4, 9, 8, 1]]> : tensor<5x4xi8>) : tensor<5x4xi8>
  check.expect_eq_const(%r#2, dense<[[-5, -1, 3, -11], [8, 1, -6, 6], [-12, -4, 4, -6], [7, 0, -7, 5], [2, 6, 10, -4]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @windows_three() {
  %0 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635, 0.4527681767940521, -1.8390278816223145], [1.8691760301589966, -0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294], [-2.173396348953247, 1.5348074436187744, -0.7569885849952698, 2.9512152671813965, 0.6594192981719971, -1.632376790046692, 2.075827121734619], [-0.21596890687942505, -2.507765054702759, 1.2004389762878418, -1.0913571119308472, 2.616846799850464, 0.3250507414340973, -1.966745376586914], [1.7414586544036865, -0.5503374338150024, -2.8421335220336914, 0.8660703897476196, -1.4257256984710693, 2.2824783325195312, -0.009317790158092976], [-2.3011138439178467, 1.4070900678634644, -0.8847060203552246, 2.823498010635376, 0.5317018628120422, -1.760094165802002, 1.948109745979309]]> : tensor<6x7xf32>
  %1 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6], [6, -1, -8, 3, -4, 7, 0], [-7, 5, -2, 9, 2, -5, 6], [-1, -8, 4, -3, 8, 1, -6], [5, -2, -9, 3, -4, 7, 0], [-7, 4, -3, 8, 2, -5, 6]]> : tensor<6x7xi8>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6], [6, -1, -8, 3, -4, 7, 0], [-7, 5, -2, 9, 2, -5, 6], [-1, -8, 4, -3, 8, 1, -6], [5, -2, -9, 3, -4, 7, 0], [-7, 4, -3, 8, 2, -5, 6]]> : tensor<6x7xi32>
  %3 = util.unfoldable_constant dense<[[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]]> : tensor<5x2xi32>
  %4 = util.unfoldable_constant dense<[[[-1.63237726688385, 2.075826644897461], [-0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054]], [[2.6168463230133057, 0.3250502943992615], [-1.9667457342147827, 1.7414581775665283], [-0.5503379106521606, -2.8421339988708496]], [[0.8660699725151062, -1.4257261753082275], [2.282477855682373, -0.009318254888057709], [-2.301114320755005, 1.4070895910263062]], [[-0.884706437587738, 2.8234975337982178], [0.531701385974884, -1.7600946426391602], [1.9481092691421509, -0.3436867892742157]], [[-2.6354827880859375, 1.0727211236953735], [-1.2190749645233154, 2.489128828048706], [0.19733287394046783, -2.0944631099700928]]]> : tensor<5x3x2xf32>
  %5 = util.unfoldable_constant dense<[[[-5, 6], [-1, -8], [4, -3]], [[8, 1], [-6, 5], [-2, -9]], [[3, -4], [7, 0], [-7, 4]], [[-3, 8], [2, -5], [6, -1]], [[-8, 3], [-4, 7], [1, -6]]]> : tensor<5x3x2xi8>
  %6 = util.unfoldable_constant dense<[[[-5, 6], [-1, -8], [4, -3]], [[8, 1], [-6, 5], [-2, -9]], [[3, -4], [7, 0], [-7, 4]], [[-3, 8], [2, -5], [6, -1]], [[-8, 3], [-4, 7], [1, -6]]]> : tensor<5x3x2xi32>
  %r:3 = "stablehlo.scatter"(%0, %1, %2, %3, %4, %5, %6) ({
    ^bb0(%a: tensor<f32>, %i: tensor<i8>, %n: tensor<i32>, %b: tensor<f32>, %j: tensor<i8>, %m: tensor<i32>):
      %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %x = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
      %y = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i8>
      %z = stablehlo.add %n, %m : tensor<i32>
      stablehlo.return %x, %y, %z : tensor<f32>, tensor<i8>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<6x7xf32>, tensor<6x7xi8>, tensor<6x7xi32>, tensor<5x2xi32>, tensor<5x3x2xf32>, tensor<5x3x2xi8>, tensor<5x3x2xi32>) -> (tensor<6x7xf32>, tensor<6x7xi8>, tensor<6x7xi32>)
  check.expect_eq_const(%r#0, dense<[[-0.088251493871212, 2.075826644897461, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635, 0.4527681767940521, -1.8390278816223145], [1.8691760301589966, -0.42262002825737, 1.0727211236953735, 0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294], [1.2004384994506836, 1.5348074436187744, 2.489128828048706, 2.9512152671813965, 0.6594192981719971, -1.632376790046692, 2.075827121734619], [-0.21596890687942505, 0.19733287394046783, 1.2004389762878418, -1.0913571119308472, 2.616846799850464, 0.3250507414340973, -1.966745376586914], [1.7414586544036865, -0.5503374338150024, 1.9481092691421509, 0.8660703897476196, -1.4257256984710693, 2.2824783325195312, -0.009317790158092976], [-2.3011138439178467, 1.4070900678634644, -0.8847060203552246, 2.823498010635376, 0.5317018628120422, 2.6168463230133057, 1.948109745979309]]> : tensor<6x7xf32>) : tensor<6x7xf32>
  check.expect_eq_const(%r#1, dense<[[0, 6, 4, -3, 8, 1, -6], [6, -1, 3, 3, -4, 7, 0], [4, 5, 7, 9, 2, -5, 6], [-1, 1, 4, -3, 8, 1, -6], [5, -2, 6, 3, -4, 7, 0], [-7, 4, -3, 8, 2, 8, 6]]> : tensor<6x7xi8>) : tensor<6x7xi8>
  check.expect_eq_const(%r#2, dense<[[-5, -1, 4, -10, 12, 1, -6], [5, -17, -5, 3, -4, 7, 0], [-3, -2, 2, 17, 2, -5, 6], [-1, -7, 0, -8, 8, 1, -6], [5, -2, -3, 2, -4, 7, 0], [-7, 4, -3, 8, 2, 3, 7]]> : tensor<6x7xi32>) : tensor<6x7xi32>
  return
}
func.func @many_three() {
  %0 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %1 = util.unfoldable_constant dense<0> : tensor<i8>
  %2 = util.unfoldable_constant dense<0> : tensor<i32>
  %3 = util.unfoldable_constant dense<"0x430D03002000000045000000FCFFFFFF210000003E0D0300FDFFFFFF2200000047000000FEFFFFFF390D030048000000FFFFFFFF2400000049000000340D0300250000004A00000001000000260000002F0D030002000000270000004C000000030000002A0D03004D00000004000000290000004E000000430D03002A0000004F000000060000002B0000003E0D0300070000002C0000005100000008000000390D030052000000090000002E00000053000000340D03002F000000540000000B000000300000002F0D03000C00000031000000560000000D0000002A0D0300570000000E0000003300000058000000430D0300340000005900000010000000350000003E0D030011000000360000005B00000012000000390D03005C00000013000000380000005D000000340D0300390000005E000000150000003A0000002F0D0300160000003B00000060000000170000002A0D030061000000180000003D00000062000000430D03003E000000630000001A0000003F0000003E0D03001B00000040000000650000001C000000"> : tensor<100x1xi32>
  %4 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF"> : tensor<100xf32>
  %5 = util.unfoldable_constant dense<"0xFB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FE"> : tensor<100xi8>
  %6 = util.unfoldable_constant dense<"0xFBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFF"> : tensor<100xi32>
  %b0 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<200000xf32>
  %b1 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i8>) -> tensor<200000xi8>
  %b2 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<200000xi32>
  %r:3 = "stablehlo.scatter"(%b0, %b1, %b2, %3, %4, %5, %6) ({
    ^bb0(%a: tensor<f32>, %i: tensor<i8>, %n: tensor<i32>, %b: tensor<f32>, %j: tensor<i8>, %m: tensor<i32>):
      %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %x = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
      %y = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i8>
      %z = stablehlo.add %n, %m : tensor<i32>
      stablehlo.return %x, %y, %z : tensor<f32>, tensor<i8>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<200000xf32>, tensor<200000xi8>, tensor<200000xi32>, tensor<100x1xi32>, tensor<100xf32>, tensor<100xi8>, tensor<100xi32>) -> (tensor<200000xf32>, tensor<200000xi8>, tensor<200000xi32>)
  %p0 = stablehlo.slice %r#0 [0:120] : (tensor<200000xf32>) -> tensor<120xf32>
  %p1 = stablehlo.slice %r#0 [199960:200000] : (tensor<200000xf32>) -> tensor<40xf32>
  %p2 = stablehlo.slice %r#1 [0:120] : (tensor<200000xi8>) -> tensor<120xi8>
  %p3 = stablehlo.slice %r#1 [199960:200000] : (tensor<200000xi8>) -> tensor<40xi8>
  %p4 = stablehlo.slice %r#2 [0:120] : (tensor<200000xi32>) -> tensor<120xi32>
  %p5 = stablehlo.slice %r#2 [199960:200000] : (tensor<200000xi32>) -> tensor<40xi32>
  check.expect_eq_const(%p0, dense<"0x33BDB4BD33BDB4BD33BDB4BD33BDB4BDE34D1F4033BDB4BDAC043D3F33BDB4BD33BDB4BD33BDB4BD33BDB4BD5E2117400336BE3F95521C3F33BDB4BD33BDB4BD33BDB4BD33BDB4BDD8F40E40F8DCAD3F33BDB4BD33BDB4BD33BDB4BD33BDB4BDAFCE3E4033BDB4BDEC839D3FD0DCB53E33BDB4BD33BDB4BD33BDB4BD33BDB4BD58DA0440F8A7993FFE6CA63E33BDB4BD33BDB4BD33BDB4BD2FB43440A55BF93F33BDB4BDA1114A3E33BDB4BD33BDB4BD33BDB4BD33BDB4BD9A02E93FC2EB713F8C928E3D33BDB4BD33BDB4BD33BDB4BD235B24408EA9D83FAC39513F33BDB4BD33BDB4BD33BDB4BD33BDB4BD9E2E1C4033BDB4BD9587303F33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD1E141240831BB43F33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD78C2A33FFDD6CE3E33BDB4BD33BDB4BD33BDB4BD6FC1394012BB01406C69933FD0728D3E33BDB4BD33BDB4BD33BDB4BDE99431401A1DF33F33BDB4BD451D183E33BDB4BD33BDB4BD33BDB4BD33BDB4BD0EC4E23F33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD33BDB4BD"> : tensor<120xf32>) : tensor<120xf32>
  check.expect_eq_const(%p1, dense<[-0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, 1.5649570226669312, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, 1.0239373445510864, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, 0.4829176962375641, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, 2.695780038833618, -0.088251493871212, -0.088251493871212, -0.088251493871212, -0.088251493871212, 2.646996259689331, -0.088251493871212]> : tensor<40xf32>) : tensor<40xf32>
  check.expect_eq_const(%p2, dense<"0x000000000700020000000007040200000000070400000000090004010000000006040100000008060001000000000503000000000805020000000007000200000000000000000000000704000000000000040100000009060301000000080600000000000005000000000000000000000000000000000000"> : tensor<120xi8>) : tensor<120xi8>
  check.expect_eq_const(%p3, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8, 0]> : tensor<40xi8>) : tensor<40xi8>
  check.expect_eq_const(%p4, dense<"0x00000000FDFFFFFFFBFFFFFFF8FFFFFF07000000000000000200000000000000FDFFFFFFFAFFFFFF00000000070000000400000002000000FFFFFFFF00000000FAFFFFFFF7FFFFFF070000000400000000000000FFFFFFFFFCFFFFFFFAFFFFFF09000000000000000400000001000000FEFFFFFF00000000000000000000000006000000040000000100000000000000FCFFFFFFF9FFFFFF08000000060000000000000001000000FEFFFFFFFBFFFFFFF9FFFFFF00000000050000000300000000000000FEFFFFFF00000000F8FFFFFF08000000050000000200000000000000FDFFFFFFFBFFFFFFF8FFFFFF070000000000000002000000FFFFFFFFFDFFFFFFFAFFFFFF00000000000000000000000000000000FFFFFFFF00000000FAFFFFFFF7FFFFFF070000000400000000000000FFFFFFFFFCFFFFFFFAFFFFFFF7FFFFFF000000000400000001000000FFFFFFFFFCFFFFFF000000000900000006000000030000000100000000000000FCFFFFFFF9FFFFFF08000000060000000000000000000000FEFFFFFFFBFFFFFFF9FFFFFF0000000005000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<120xi32>) : tensor<120xi32>
  check.expect_eq_const(%p5, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, -2, 0, 0, 0, 0, -7, 0, 0, 0, 0, 6, 0, 0, 0, 0, 9, 0]> : tensor<40xi32>) : tensor<40xi32>
  return
}
