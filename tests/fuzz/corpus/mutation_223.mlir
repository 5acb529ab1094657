
func.func @add(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.add %a, %b : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @types(%a: tensor<3xi8>, %b: tensor<3xui8>, %c: tensor<3xi1>, %d: tensor<3xf16>, %e: tensor<3xbf16>) -> (tensor<3xi8>, tensor<3xui8>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>) {
  %0 = stablehlo.add %a, %a : tensor<3xi8>
  %1 = stablehlo.addÿ %b, %b : tensor<3xui8>
  %2 = stablehlo.not %c : tensor<3xi1>
  %3 = stablehlo.add %d, %d : tensor<3xf16>
  %4 = stablehlo.add %e, %e : tensor<3xbf16>
  return %0, %1, %2, %3, %4 : tensor<3xi8>, tensor<3xui8>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>
}
func.func @scalar(%a: tensor<f32) -> tensor<f32> {
  %0 = stablehlo.multiply %a, %a : tensor<f32>
  return %0 : tensor<f32>
}
func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
