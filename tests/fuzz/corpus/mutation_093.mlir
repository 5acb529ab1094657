
func.func @add(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.add %a, %b : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @booleans(%a:% tensor<7xi1>, %b: tensor<7xi1>) -> tensor<7xi1> {
  %0 = stablehlo.add %a, %b : tensor<7xi1>
  %1 = stablehlo.multiply %0, %b : tensor<7xi1>
  %2 = stablehlo.maximum %1, %a : tensor<7xi1>
  %3 = stablehlo.minimum %2, %a : tensor<7xi1>
  %4 = stablehlo.not %3 : tensor<7xi1>
  return %4 : tensor<7xi1>
}

func.func @sign(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = stablehlo.sign %a : tensor<7xf32>
  return %0 : tensor<7xf32>
}

func.func @functions(%a: tensor<5xf16>) -> tensor<5xf16> {
  %0 = stablehlo.tanh %a : tensor<5xf16>
  %1 = stablehlo.exponential_minus_one %0 : tensor<5xf16>
  %2 = stablehlo.log_plus_one %1 : tensor<5xf16>
  %3 = stablehlo.cbrt %2 : tensor<5xf16>
  %4 = stablehlo.round_nearest_even %3 : tensor<5xf16>
  %5 = stablehlo.round_nearest_afz %4 : tensor<5xf16>
  %6 = stablehlo.tan %5 : tensor<5xf16>
  %7 = stablehlo.logistic %6 : tensor<5xf16>
  return %7 : tensor<5xf16>
}

func.func @compare(%a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) {
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %1 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %2 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  return %0, %1, %2 : tensor<9xi1>, tensor<9xi1>, tensor<9xi1>
}

func.func @scalar_operands(%lo: tensor<f32>, %x: tensor<6xf32>, %hi: tensor<f32>, %p: tensor<i1>) -> tensor<6xf32> {
  %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @shapes(%a: tensor<f32>, %b: tensor<2x?xf32>) -> (tensor<f32>, tensor<2x?xf32>) {
  %0 = stablehlo.negate %a : tensor<f32>
  %1 = stablehlo.abs %b : tensor<2x?xf32>
  return %0, %1 : tensor<f32>, tensor<2x?xf32>
}

func.func @reduced(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<9xf32>
  return %0 : tensor<9xf32>
}
