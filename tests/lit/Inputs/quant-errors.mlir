func.func @scales(%a: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>> {
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return %0 : tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
}

// -----

func.func @blocks(%a: tensor<4x!quant.uniform<i8:f32:{0:2}, {0.5, 0.25}>>) -> tensor<4xf32> {
  %0 = stablehlo.uniform_dequantize %a : (tensor<4x!quant.uniform<i8:f32:{0:2}, {0.5, 0.25}>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_scale(%a: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.0>> {
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.0>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.0>>
}

// -----

func.func @zero_point_beyond_storage(%a: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:200>> {
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:200>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:200>>
}
