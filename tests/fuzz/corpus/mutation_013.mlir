
func.func @complex(%a: tensor<3xcomplex<f32>>1e400) -> tensor<3xcomplex<f32>> {
  %0 = stablehlo.add %a, %a : tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

