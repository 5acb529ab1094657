// Sizes in a uniform buffer of the host's, in kernels that it named.
module attributes {codegen.sizes = {from = "uniform_buffer", set = 2 : i64, binding = 7 : i64, offset = 32 : i64},
                   codegen.entry_points = ["multiply", "add_up", "store"]} {
  func.func @main(%a: tensor<?x?xf32> {codegen.binding = 3 : i64, codegen.offset = 256 : i64, codegen.strides = array<i64: 72, 1>},
                  %b: tensor<?x8xf32> {codegen.binding = 1 : i64, codegen.strides = array<i64: 12, 1>})
      -> (tensor<?x8xf32> {codegen.set = 1 : i64, codegen.binding = 0 : i64, codegen.offset = 16 : i64, codegen.strides = array<i64: 1, 100>}, tensor<?xf32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    return %0, %1 : tensor<?x8xf32>, tensor<?xf32>
  }
}
