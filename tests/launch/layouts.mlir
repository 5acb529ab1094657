// A host's own layouts: padded rows, a transposed matrix, parts of one buffer, interleaved planes, results that are reshaped or read again.
func.func @product(%a: tensor<10x8xf32> {codegen.binding = 3 : i64, codegen.offset = 256 : i64, codegen.strides = array<i64: 12, 1>},
                   %b: tensor<8x12xf32> {codegen.binding = 1 : i64, codegen.strides = array<i64: 1, 8>},
                   %c: tensor<12xf32> {codegen.binding = 1 : i64, codegen.offset = 512 : i64})
    -> (tensor<10x12xf32> {codegen.set = 1 : i64, codegen.binding = 0 : i64, codegen.offset = 16 : i64, codegen.strides = array<i64: 13, 1>},
        tensor<10xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<10x8xf32>, tensor<8x12xf32>) -> tensor<10x12xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xf32>) -> tensor<10x12xf32>
  %2 = stablehlo.add %0, %1 : tensor<10x12xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x12xf32>, tensor<f32>) -> tensor<10xf32>
  return %2, %3 : tensor<10x12xf32>, tensor<10xf32>
}
func.func @planes(%r: tensor<4x5xf32> {codegen.set = 2 : i64, codegen.binding = 0 : i64, codegen.strides = array<i64: 15, 3>},
                  %g: tensor<4x5xf32> {codegen.set = 2 : i64, codegen.binding = 0 : i64, codegen.strides = array<i64: 15, 3>, codegen.offset = 4 : i64})
    -> (tensor<4x5xf32> {codegen.set = 2 : i64, codegen.binding = 0 : i64, codegen.strides = array<i64: 15, 3>, codegen.offset = 8 : i64}) {
  %0 = stablehlo.add %r, %g : tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @views(%a: tensor<4x6xf32> {codegen.strides = array<i64: 10, 1>, codegen.offset = 64 : i64})
    -> (tensor<24xf32>, tensor<4x6xf32> {codegen.strides = array<i64: 1, 4>}, tensor<2x12xf32> {codegen.strides = array<i64: 16, 1>}) {
  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<24xf32>
  %1 = stablehlo.add %0, %0 : tensor<24xf32>
  %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<2x12xf32>
  return %1, %a, %2 : tensor<24xf32>, tensor<4x6xf32>, tensor<2x12xf32>
}
func.func @packed(%x: tensor<2x5x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>) -> tensor<2x5x3xf32> {
  %v = stablehlo.multiply %m, %m : tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) {epsilon = 1.0 : f32, feature_index = 2 : i64} : (tensor<2x5x3xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}
