// Data movement. Written by generate.py.
func.func @transpose_f32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015]], [[2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562], [1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327]]]> : tensor<3x5x2xf32>
  %r = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x5x2xf32>) -> tensor<2x3x5xf32>
  check.expect_eq_const(%r, dense<[[[1.4558742046356201, 2.872282028198242, -1.7113100290298462, -0.29490214586257935, 1.1215057373046875], [2.5379135608673096, -2.0456786155700684, -0.6292706727981567, 0.7871371507644653, 2.203545093536377], [-2.380047082901001, -0.9636392593383789, 0.45276862382888794, 1.8691765069961548, -2.7144155502319336]], [[-0.8359218239784241, 0.5804860591888428, 1.9968938827514648, -2.586698293685913, -1.1702903509140015], [0.2461175173521042, 1.6625254154205322, -2.9210667610168457, -1.5046589374542236, -0.088251031935215], [1.32815682888031, 2.7445647716522217, -1.8390274047851562, -0.4226195812225342, 0.9937883019447327]]]> : tensor<2x3x5xf32>) : tensor<2x3x5xf32>
  return
}
func.func @reverse_f32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015]], [[2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562], [1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327]]]> : tensor<3x5x2xf32>
  %r = stablehlo.reverse %0, dims = [0, 2] : tensor<3x5x2xf32>
  check.expect_eq_const(%r, dense<[[[1.32815682888031, -2.380047082901001], [2.7445647716522217, -0.9636392593383789], [-1.8390274047851562, 0.45276862382888794], [-0.4226195812225342, 1.8691765069961548], [0.9937883019447327, -2.7144155502319336]], [[0.2461175173521042, 2.5379135608673096], [1.6625254154205322, -2.0456786155700684], [-2.9210667610168457, -0.6292706727981567], [-1.5046589374542236, 0.7871371507644653], [-0.088251031935215, 2.203545093536377]], [[-0.8359218239784241, 1.4558742046356201], [0.5804860591888428, 2.872282028198242], [1.9968938827514648, -1.7113100290298462], [-2.586698293685913, -0.29490214586257935], [-1.1702903509140015, 1.1215057373046875]]]> : tensor<3x5x2xf32>) : tensor<3x5x2xf32>
  return
}
func.func @reshape_f32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015]], [[2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562], [1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327]]]> : tensor<3x5x2xf32>
  %r = stablehlo.reshape %0 : (tensor<3x5x2xf32>) -> tensor<5x6xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327]]> : tensor<5x6xf32>) : tensor<5x6xf32>
  return
}
func.func @slice_f32() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241], [2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648], [-0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015]], [[2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322], [-0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236], [2.203545093536377, -0.088251031935215]], [[-2.380047082901001, 1.32815682888031], [-0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562], [1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327]]]> : tensor<3x5x2xf32>
  %r = stablehlo.slice %0 [1:3, 0:5:2, 1:2] : (tensor<3x5x2xf32>) -> tensor<2x3x1xf32>
  check.expect_eq_const(%r, dense<[[[0.2461175173521042], [-2.9210667610168457], [-0.088251031935215]], [[1.32815682888031], [-1.8390274047851562], [0.9937883019447327]]]> : tensor<2x3x1xf32>) : tensor<2x3x1xf32>
  return
}
func.func @broadcast_in_dim_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201], [-0.8359218239784241], [2.872282028198242]]> : tensor<3x1xf32>
  %r = stablehlo.broadcast_in_dim %0, dims = [2, 0] : (tensor<3x1xf32>) -> tensor<4x2x3xf32>
  check.expect_eq_const(%r, dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [1.4558742046356201, -0.8359218239784241, 2.872282028198242]], [[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [1.4558742046356201, -0.8359218239784241, 2.872282028198242]], [[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [1.4558742046356201, -0.8359218239784241, 2.872282028198242]], [[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [1.4558742046356201, -0.8359218239784241, 2.872282028198242]]]> : tensor<4x2x3xf32>) : tensor<4x2x3xf32>
  return
}
func.func @pad_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201], [1.4558742046356201, -0.8359218239784241, 2.872282028198242, 1.4558742046356201, 1.4558742046356201], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648, 1.4558742046356201, 1.4558742046356201]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @pad_interior_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.pad %0, %1, low = [0, 1], high = [1, 0], interior = [2, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, 1.4558742046356201, 1.4558742046356201, -0.8359218239784241, 1.4558742046356201, 2.872282028198242], [1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201], [1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201], [1.4558742046356201, 0.5804860591888428, 1.4558742046356201, -1.7113100290298462, 1.4558742046356201, 1.9968938827514648], [1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201, 1.4558742046356201]]> : tensor<5x6xf32>) : tensor<5x6xf32>
  return
}
func.func @pad_negative_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242], [0.5804860591888428, -1.7113100290298462, 1.9968938827514648]]> : tensor<2x3xf32>
  %1 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %r = stablehlo.pad %0, %1, low = [-1, 0], high = [0, -1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x4xf32>
  check.expect_eq_const(%r, dense<[[0.5804860591888428, 1.4558742046356201, -1.7113100290298462, 1.4558742046356201]]> : tensor<1x4xf32>) : tensor<1x4xf32>
  return
}
func.func @concatenate_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201], [-0.8359218239784241]]> : tensor<2x1xf32>
  %1 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %2 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x4xf32>
  %r = stablehlo.concatenate %0, %1, %2, dim = 1 : (tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x4xf32>) -> tensor<2x5xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [-0.8359218239784241, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x5xf32>) : tensor<2x5xf32>
  return
}
func.func @transpose_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4]], [[8, 1], [-6, 5], [-2, -9], [2, -5], [7, 0]], [[-7, 4], [-3, 8], [1, -6], [6, -1], [-8, 3]]]> : tensor<3x5x2xi8>
  %r = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x5x2xi8>) -> tensor<2x3x5xi8>
  check.expect_eq_const(%r, dense<[[[4, 9, -5, -1, 3], [8, -6, -2, 2, 7], [-7, -3, 1, 6, -8]], [[-3, 2, 6, -8, -4], [1, 5, -9, -5, 0], [4, 8, -6, -1, 3]]]> : tensor<2x3x5xi8>) : tensor<2x3x5xi8>
  return
}
func.func @reverse_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4]], [[8, 1], [-6, 5], [-2, -9], [2, -5], [7, 0]], [[-7, 4], [-3, 8], [1, -6], [6, -1], [-8, 3]]]> : tensor<3x5x2xi8>
  %r = stablehlo.reverse %0, dims = [0, 2] : tensor<3x5x2xi8>
  check.expect_eq_const(%r, dense<[[[4, -7], [8, -3], [-6, 1], [-1, 6], [3, -8]], [[1, 8], [5, -6], [-9, -2], [-5, 2], [0, 7]], [[-3, 4], [2, 9], [6, -5], [-8, -1], [-4, 3]]]> : tensor<3x5x2xi8>) : tensor<3x5x2xi8>
  return
}
func.func @reshape_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4]], [[8, 1], [-6, 5], [-2, -9], [2, -5], [7, 0]], [[-7, 4], [-3, 8], [1, -6], [6, -1], [-8, 3]]]> : tensor<3x5x2xi8>
  %r = stablehlo.reshape %0 : (tensor<3x5x2xi8>) -> tensor<5x6xi8>
  check.expect_eq_const(%r, dense<[[4, -3, 9, 2, -5, 6], [-1, -8, 3, -4, 8, 1], [-6, 5, -2, -9, 2, -5], [7, 0, -7, 4, -3, 8], [1, -6, 6, -1, -8, 3]]> : tensor<5x6xi8>) : tensor<5x6xi8>
  return
}
func.func @slice_i8() {
  %0 = util.unfoldable_constant dense<[[[4, -3], [9, 2], [-5, 6], [-1, -8], [3, -4]], [[8, 1], [-6, 5], [-2, -9], [2, -5], [7, 0]], [[-7, 4], [-3, 8], [1, -6], [6, -1], [-8, 3]]]> : tensor<3x5x2xi8>
  %r = stablehlo.slice %0 [1:3, 0:5:2, 1:2] : (tensor<3x5x2xi8>) -> tensor<2x3x1xi8>
  check.expect_eq_const(%r, dense<[[[1], [-9], [0]], [[4], [-6], [3]]]> : tensor<2x3x1xi8>) : tensor<2x3x1xi8>
  return
}
func.func @broadcast_in_dim_i8() {
  %0 = util.unfoldable_constant dense<[[4], [-3], [9]]> : tensor<3x1xi8>
  %r = stablehlo.broadcast_in_dim %0, dims = [2, 0] : (tensor<3x1xi8>) -> tensor<4x2x3xi8>
  check.expect_eq_const(%r, dense<[[[4, -3, 9], [4, -3, 9]], [[4, -3, 9], [4, -3, 9]], [[4, -3, 9], [4, -3, 9]], [[4, -3, 9], [4, -3, 9]]]> : tensor<4x2x3xi8>) : tensor<4x2x3xi8>
  return
}
func.func @pad_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9], [2, -5, 6]]> : tensor<2x3xi8>
  %1 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xi8>, tensor<i8>) -> tensor<3x5xi8>
  check.expect_eq_const(%r, dense<[[4, 4, 4, 4, 4], [4, -3, 9, 4, 4], [2, -5, 6, 4, 4]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @pad_interior_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9], [2, -5, 6]]> : tensor<2x3xi8>
  %1 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.pad %0, %1, low = [0, 1], high = [1, 0], interior = [2, 1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<5x6xi8>
  check.expect_eq_const(%r, dense<[[4, 4, 4, -3, 4, 9], [4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4], [4, 2, 4, -5, 4, 6], [4, 4, 4, 4, 4, 4]]> : tensor<5x6xi8>) : tensor<5x6xi8>
  return
}
func.func @pad_negative_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9], [2, -5, 6]]> : tensor<2x3xi8>
  %1 = util.unfoldable_constant dense<4> : tensor<i8>
  %r = stablehlo.pad %0, %1, low = [-1, 0], high = [0, -1], interior = [0, 1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<1x4xi8>
  check.expect_eq_const(%r, dense<[[2, 4, -5, 4]]> : tensor<1x4xi8>) : tensor<1x4xi8>
  return
}
func.func @concatenate_i8() {
  %0 = util.unfoldable_constant dense<[[4], [-3]]> : tensor<2x1xi8>
  %1 = util.unfoldable_constant dense<> : tensor<2x0xi8>
  %2 = util.unfoldable_constant dense<[[-5, 6, -1, -8], [4, -3, 8, 1]]> : tensor<2x4xi8>
  %r = stablehlo.concatenate %0, %1, %2, dim = 1 : (tensor<2x1xi8>, tensor<2x0xi8>, tensor<2x4xi8>) -> tensor<2x5xi8>
  check.expect_eq_const(%r, dense<[[4, -5, 6, -1, -8], [-3, 4, -3, 8, 1]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}
func.func @transpose_f16() {
  %0 = util.unfoldable_constant dense<[[[1.4560546875, -0.8359375], [2.873046875, 0.58056640625], [-1.7109375, 1.9970703125], [-0.294921875, -2.5859375], [1.12109375, -1.169921875]], [[2.537109375, 0.24609375], [-2.044921875, 1.662109375], [-0.62939453125, -2.921875], [0.787109375, -1.5048828125], [2.203125, -0.0882568359375]], [[-2.380859375, 1.328125], [-0.9638671875, 2.744140625], [0.452880859375, -1.8388671875], [1.869140625, -0.422607421875], [-2.71484375, 0.99365234375]]]> : tensor<3x5x2xf16>
  %r = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x5x2xf16>) -> tensor<2x3x5xf16>
  check.expect_eq_const(%r, dense<[[[1.4560546875, 2.873046875, -1.7109375, -0.294921875, 1.12109375], [2.537109375, -2.044921875, -0.62939453125, 0.787109375, 2.203125], [-2.380859375, -0.9638671875, 0.452880859375, 1.869140625, -2.71484375]], [[-0.8359375, 0.58056640625, 1.9970703125, -2.5859375, -1.169921875], [0.24609375, 1.662109375, -2.921875, -1.5048828125, -0.0882568359375], [1.328125, 2.744140625, -1.8388671875, -0.422607421875, 0.99365234375]]]> : tensor<2x3x5xf16>) : tensor<2x3x5xf16>
  return
}
func.func @reverse_f16() {
  %0 = util.unfoldable_constant dense<[[[1.4560546875, -0.8359375], [2.873046875, 0.58056640625], [-1.7109375, 1.9970703125], [-0.294921875, -2.5859375], [1.12109375, -1.169921875]], [[2.537109375, 0.24609375], [-2.044921875, 1.662109375], [-0.62939453125, -2.921875], [0.787109375, -1.5048828125], [2.203125, -0.0882568359375]], [[-2.380859375, 1.328125], [-0.9638671875, 2.744140625], [0.452880859375, -1.8388671875], [1.869140625, -0.422607421875], [-2.71484375, 0.99365234375]]]> : tensor<3x5x2xf16>
  %r = stablehlo.reverse %0, dims = [0, 2] : tensor<3x5x2xf16>
  check.expect_eq_const(%r, dense<[[[1.328125, -2.380859375], [2.744140625, -0.9638671875], [-1.8388671875, 0.452880859375], [-0.422607421875, 1.869140625], [0.99365234375, -2.71484375]], [[0.24609375, 2.537109375], [1.662109375, -2.044921875], [-2.921875, -0.62939453125], [-1.5048828125, 0.787109375], [-0.0882568359375, 2.203125]], [[-0.8359375, 1.4560546875], [0.58056640625, 2.873046875], [1.9970703125, -1.7109375], [-2.5859375, -0.294921875], [-1.169921875, 1.12109375]]]> : tensor<3x5x2xf16>) : tensor<3x5x2xf16>
  return
}
func.func @reshape_f16() {
  %0 = util.unfoldable_constant dense<[[[1.4560546875, -0.8359375], [2.873046875, 0.58056640625], [-1.7109375, 1.9970703125], [-0.294921875, -2.5859375], [1.12109375, -1.169921875]], [[2.537109375, 0.24609375], [-2.044921875, 1.662109375], [-0.62939453125, -2.921875], [0.787109375, -1.5048828125], [2.203125, -0.0882568359375]], [[-2.380859375, 1.328125], [-0.9638671875, 2.744140625], [0.452880859375, -1.8388671875], [1.869140625, -0.422607421875], [-2.71484375, 0.99365234375]]]> : tensor<3x5x2xf16>
  %r = stablehlo.reshape %0 : (tensor<3x5x2xf16>) -> tensor<5x6xf16>
  check.expect_eq_const(%r, dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375, 1.9970703125], [-0.294921875, -2.5859375, 1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875, 0.787109375, -1.5048828125], [2.203125, -0.0882568359375, -2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375]]> : tensor<5x6xf16>) : tensor<5x6xf16>
  return
}
func.func @slice_f16() {
  %0 = util.unfoldable_constant dense<[[[1.4560546875, -0.8359375], [2.873046875, 0.58056640625], [-1.7109375, 1.9970703125], [-0.294921875, -2.5859375], [1.12109375, -1.169921875]], [[2.537109375, 0.24609375], [-2.044921875, 1.662109375], [-0.62939453125, -2.921875], [0.787109375, -1.5048828125], [2.203125, -0.0882568359375]], [[-2.380859375, 1.328125], [-0.9638671875, 2.744140625], [0.452880859375, -1.8388671875], [1.869140625, -0.422607421875], [-2.71484375, 0.99365234375]]]> : tensor<3x5x2xf16>
  %r = stablehlo.slice %0 [1:3, 0:5:2, 1:2] : (tensor<3x5x2xf16>) -> tensor<2x3x1xf16>
  check.expect_eq_const(%r, dense<[[[0.24609375], [-2.921875], [-0.0882568359375]], [[1.328125], [-1.8388671875], [0.99365234375]]]> : tensor<2x3x1xf16>) : tensor<2x3x1xf16>
  return
}
func.func @broadcast_in_dim_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875], [-0.8359375], [2.873046875]]> : tensor<3x1xf16>
  %r = stablehlo.broadcast_in_dim %0, dims = [2, 0] : (tensor<3x1xf16>) -> tensor<4x2x3xf16>
  check.expect_eq_const(%r, dense<[[[1.4560546875, -0.8359375, 2.873046875], [1.4560546875, -0.8359375, 2.873046875]], [[1.4560546875, -0.8359375, 2.873046875], [1.4560546875, -0.8359375, 2.873046875]], [[1.4560546875, -0.8359375, 2.873046875], [1.4560546875, -0.8359375, 2.873046875]], [[1.4560546875, -0.8359375, 2.873046875], [1.4560546875, -0.8359375, 2.873046875]]]> : tensor<4x2x3xf16>) : tensor<4x2x3xf16>
  return
}
func.func @pad_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875], [0.58056640625, -1.7109375, 1.9970703125]]> : tensor<2x3xf16>
  %1 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<3x5xf16>
  check.expect_eq_const(%r, dense<[[1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875], [1.4560546875, -0.8359375, 2.873046875, 1.4560546875, 1.4560546875], [0.58056640625, -1.7109375, 1.9970703125, 1.4560546875, 1.4560546875]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  return
}
func.func @pad_interior_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875], [0.58056640625, -1.7109375, 1.9970703125]]> : tensor<2x3xf16>
  %1 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.pad %0, %1, low = [0, 1], high = [1, 0], interior = [2, 1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<5x6xf16>
  check.expect_eq_const(%r, dense<[[1.4560546875, 1.4560546875, 1.4560546875, -0.8359375, 1.4560546875, 2.873046875], [1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875], [1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875], [1.4560546875, 0.58056640625, 1.4560546875, -1.7109375, 1.4560546875, 1.9970703125], [1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875, 1.4560546875]]> : tensor<5x6xf16>) : tensor<5x6xf16>
  return
}
func.func @pad_negative_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875], [0.58056640625, -1.7109375, 1.9970703125]]> : tensor<2x3xf16>
  %1 = util.unfoldable_constant dense<1.4560546875> : tensor<f16>
  %r = stablehlo.pad %0, %1, low = [-1, 0], high = [0, -1], interior = [0, 1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<1x4xf16>
  check.expect_eq_const(%r, dense<[[0.58056640625, 1.4560546875, -1.7109375, 1.4560546875]]> : tensor<1x4xf16>) : tensor<1x4xf16>
  return
}
func.func @concatenate_f16() {
  %0 = util.unfoldable_constant dense<[[1.4560546875], [-0.8359375]]> : tensor<2x1xf16>
  %1 = util.unfoldable_constant dense<> : tensor<2x0xf16>
  %2 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x4xf16>
  %r = stablehlo.concatenate %0, %1, %2, dim = 1 : (tensor<2x1xf16>, tensor<2x0xf16>, tensor<2x4xf16>) -> tensor<2x5xf16>
  check.expect_eq_const(%r, dense<[[1.4560546875, -1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [-0.8359375, 1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x5xf16>) : tensor<2x5xf16>
  return
}
func.func @transpose_i1() {
  %0 = util.unfoldable_constant dense<[[[false, true], [false, false], [true, false], [true, true], [false, true]], [[false, false], [true, false], [true, true], [false, true], [false, true]], [[true, false], [true, false], [false, true], [false, true], [true, false]]]> : tensor<3x5x2xi1>
  %r = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x5x2xi1>) -> tensor<2x3x5xi1>
  check.expect_eq_const(%r, dense<[[[false, false, true, true, false], [false, true, true, false, false], [true, true, false, false, true]], [[true, false, false, true, true], [false, false, true, true, true], [false, false, true, true, false]]]> : tensor<2x3x5xi1>) : tensor<2x3x5xi1>
  return
}
func.func @reverse_i1() {
  %0 = util.unfoldable_constant dense<[[[false, true], [false, false], [true, false], [true, true], [false, true]], [[false, false], [true, false], [true, true], [false, true], [false, true]], [[true, false], [true, false], [false, true], [false, true], [true, false]]]> : tensor<3x5x2xi1>
  %r = stablehlo.reverse %0, dims = [0, 2] : tensor<3x5x2xi1>
  check.expect_eq_const(%r, dense<[[[false, true], [false, true], [true, false], [true, false], [false, true]], [[false, false], [false, true], [true, true], [true, false], [true, false]], [[true, false], [false, false], [false, true], [true, true], [true, false]]]> : tensor<3x5x2xi1>) : tensor<3x5x2xi1>
  return
}
func.func @reshape_i1() {
  %0 = util.unfoldable_constant dense<[[[false, true], [false, false], [true, false], [true, true], [false, true]], [[false, false], [true, false], [true, true], [false, true], [false, true]], [[true, false], [true, false], [false, true], [false, true], [true, false]]]> : tensor<3x5x2xi1>
  %r = stablehlo.reshape %0 : (tensor<3x5x2xi1>) -> tensor<5x6xi1>
  check.expect_eq_const(%r, dense<[[false, true, false, false, true, false], [true, true, false, true, false, false], [true, false, true, true, false, true], [false, true, true, false, true, false], [false, true, false, true, true, false]]> : tensor<5x6xi1>) : tensor<5x6xi1>
  return
}
func.func @slice_i1() {
  %0 = util.unfoldable_constant dense<[[[false, true], [false, false], [true, false], [true, true], [false, true]], [[false, false], [true, false], [true, true], [false, true], [false, true]], [[true, false], [true, false], [false, true], [false, true], [true, false]]]> : tensor<3x5x2xi1>
  %r = stablehlo.slice %0 [1:3, 0:5:2, 1:2] : (tensor<3x5x2xi1>) -> tensor<2x3x1xi1>
  check.expect_eq_const(%r, dense<[[[false], [true], [true]], [[false], [true], [false]]]> : tensor<2x3x1xi1>) : tensor<2x3x1xi1>
  return
}
func.func @broadcast_in_dim_i1() {
  %0 = util.unfoldable_constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
  %r = stablehlo.broadcast_in_dim %0, dims = [2, 0] : (tensor<3x1xi1>) -> tensor<4x2x3xi1>
  check.expect_eq_const(%r, dense<[[[false, true, false], [false, true, false]], [[false, true, false], [false, true, false]], [[false, true, false], [false, true, false]], [[false, true, false], [false, true, false]]]> : tensor<4x2x3xi1>) : tensor<4x2x3xi1>
  return
}
func.func @pad_i1() {
  %0 = util.unfoldable_constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3x5xi1>
  check.expect_eq_const(%r, dense<[[false, false, false, false, false], [false, true, false, false, false], [false, true, false, false, false]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  return
}
func.func @pad_interior_i1() {
  %0 = util.unfoldable_constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %r = stablehlo.pad %0, %1, low = [0, 1], high = [1, 0], interior = [2, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<5x6xi1>
  check.expect_eq_const(%r, dense<[[false, false, false, true, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, true, false, false], [false, false, false, false, false, false]]> : tensor<5x6xi1>) : tensor<5x6xi1>
  return
}
func.func @pad_negative_i1() {
  %0 = util.unfoldable_constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %r = stablehlo.pad %0, %1, low = [-1, 0], high = [0, -1], interior = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<1x4xi1>
  check.expect_eq_const(%r, dense<[[false, false, true, false]]> : tensor<1x4xi1>) : tensor<1x4xi1>
  return
}
func.func @concatenate_i1() {
  %0 = util.unfoldable_constant dense<[[false], [true]]> : tensor<2x1xi1>
  %1 = util.unfoldable_constant dense<> : tensor<2x0xi1>
  %2 = util.unfoldable_constant dense<[[true, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
  %r = stablehlo.concatenate %0, %1, %2, dim = 1 : (tensor<2x1xi1>, tensor<2x0xi1>, tensor<2x4xi1>) -> tensor<2x5xi1>
  check.expect_eq_const(%r, dense<[[false, true, false, true, true], [true, false, true, false, false]]> : tensor<2x5xi1>) : tensor<2x5xi1>
  return
}
func.func @iota_f32() {
  %r = stablehlo.iota dim = 1 : tensor<2x4xf32>
  check.expect_eq_const(%r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf32>) : tensor<2x4xf32>
  return
}
func.func @iota_i32() {
  %r = stablehlo.iota dim = 1 : tensor<2x4xi32>
  check.expect_eq_const(%r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}
func.func @iota_ui8() {
  %r = stablehlo.iota dim = 1 : tensor<2x4xui8>
  check.expect_eq_const(%r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui8>) : tensor<2x4xui8>
  return
}
func.func @iota_f16() {
  %r = stablehlo.iota dim = 1 : tensor<2x4xf16>
  check.expect_eq_const(%r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf16>) : tensor<2x4xf16>
  return
}
func.func @dynamic_slice() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>
  %1 = util.unfoldable_constant dense<1> : tensor<i32>
  %2 = util.unfoldable_constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[-2.586698293685913, 1.1215057373046875, -1.1702903509140015], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}
func.func @dynamic_update_slice() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>
  %1 = util.unfoldable_constant dense<[[-1.8088802099227905, 1.8993237018585205, -0.39247235655784607], [-2.6842684745788574, 1.0239355564117432, -1.2678605318069458]]> : tensor<2x3xf32>
  %2 = util.unfoldable_constant dense<1> : tensor<i32>
  %3 = util.unfoldable_constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %0, %1, %2, %3 : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -1.8088802099227905, 1.8993237018585205, -0.39247235655784607], [2.5379135608673096, 0.2461175173521042, -2.6842684745788574, 1.0239355564117432, -1.2678605318069458], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}
func.func @dynamic_slice_2() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>
  %1 = util.unfoldable_constant dense<9> : tensor<i32>
  %2 = util.unfoldable_constant dense<-4> : tensor<i32>
  %r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[2.5379135608673096, 0.2461175173521042, -2.0456786155700684], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}
func.func @dynamic_update_slice_2() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>
  %1 = util.unfoldable_constant dense<[[-1.8088802099227905, 1.8993237018585205, -0.39247235655784607], [-2.6842684745788574, 1.0239355564117432, -1.2678605318069458]]> : tensor<2x3xf32>
  %2 = util.unfoldable_constant dense<9> : tensor<i32>
  %3 = util.unfoldable_constant dense<-4> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %0, %1, %2, %3 : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  check.expect_eq_const(%r, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [-1.8088802099227905, 1.8993237018585205, -0.39247235655784607, 1.6625254154205322, -0.6292706727981567], [-2.6842684745788574, 1.0239355564117432, -1.2678605318069458, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}
func.func @dynamic_slice_from_far_ui64() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215]]> : tensor<4x5xf32>
  %1 = util.unfoldable_constant dense<18446744073709551614> : tensor<ui64>
  %2 = util.unfoldable_constant dense<1> : tensor<ui64>
  %r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[0.2461175173521042, -2.0456786155700684, 1.6625254154205322], [0.7871371507644653, -1.5046589374542236, 2.203545093536377]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}
