// Dynamic dimensions come in a storage buffer of the host's, behind 32 bytes of its own.
module attributes {codegen.sizes = {from = "storage_buffer", set = 1 : i64, binding = 4 : i64, offset = 32 : i64}} {
  func.func @main(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %x, %x : tensor<?x?xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
    %2 = stablehlo.add %1, %b : tensor<?xf32>
    return %0, %2 : tensor<?x?xf32>, tensor<?xf32>
  }
}
