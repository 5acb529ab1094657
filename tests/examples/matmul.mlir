// Contractions that go through workgroup memory, in sizes that tiles divide, that they do not, and that are known at run time only; bias and relu ride along.
func.func @whole(%a: tensor<256x128xf32>, %b: tensor<128x256xf32>, %bias: tensor<256xf32>) -> tensor<256x256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<256x256xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x128xf32>, tensor<128x256xf32>) -> tensor<256x256xf32>
  %1 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<256xf32>) -> tensor<256x256xf32>
  %2 = stablehlo.add %0, %1 : tensor<256x256xf32>
  %3 = stablehlo.maximum %2, %zero : tensor<256x256xf32>
  return %3 : tensor<256x256xf32>
}

func.func @odd(%a: tensor<3x101x67xf32>, %b: tensor<3x99x67xf32>) -> tensor<3x101x99xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x101x67xf32>, tensor<3x99x67xf32>) -> tensor<3x101x99xf32>
  return %0 : tensor<3x101x99xf32>
}

func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
