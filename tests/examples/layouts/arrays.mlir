// A host's own layouts: two arguments in one buffer, rows with a pitch, an image stored by channels, a result in the middle of a larger one, sets and
// bindings with gaps, push constants behind the host's own; and a second kernel that needs bindings of its own for what lies between.
module attributes {codegen.push_constant_base = 16 : i64} {
  func.func @parts(%a: tensor<6x10xf32> {codegen.set = 1 : i64, codegen.binding = 3 : i64, codegen.strides = array<i64: 16, 1>},
                   %b: tensor<10xf32> {codegen.set = 1 : i64, codegen.binding = 3 : i64, codegen.offset = 1024 : i64})
      -> (tensor<6x10xf32> {codegen.set = 0 : i64, codegen.binding = 5 : i64, codegen.offset = 68 : i64, codegen.strides = array<i64: 12, 1>}) {
    %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<6x10xf32>
    %1 = stablehlo.add %a, %0 : tensor<6x10xf32>
    return %1 : tensor<6x10xf32>
  }
  func.func @channels(%a: tensor<1x8x8x4xf32> {codegen.strides = array<i64: 256, 8, 1, 64>}, %w: tensor<3x3x4x8xf32>)
      -> (tensor<1x6x6x8xf32> {codegen.set = 2 : i64, codegen.binding = 0 : i64, codegen.strides = array<i64: 512, 8, 1, 64>}) {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<1x6x6x8xf32>
    return %0 : tensor<1x6x6x8xf32>
  }
  func.func @rows(%x: tensor<?x20xf32> {codegen.set = 0 : i64, codegen.binding = 7 : i64, codegen.strides = array<i64: 24, 1>},
                  %w: tensor<20x12xf32>)
      -> (tensor<?x12xf32> {codegen.set = 0 : i64, codegen.binding = 8 : i64, codegen.offset = 256 : i64, codegen.strides = array<i64: 16, 1>}, tensor<?xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x20xf32>, tensor<20x12xf32>) -> tensor<?x12xf32>
    %1 = stablehlo.tanh %0 : tensor<?x12xf32>
    %2 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x20xf32>, tensor<20x12xf32>) -> tensor<?x12xf32>
    %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x12xf32>, tensor<f32>) -> tensor<?xf32>
    return %1, %3 : tensor<?x12xf32>, tensor<?xf32>
  }
}
