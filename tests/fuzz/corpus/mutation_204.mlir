
func.func @to_int(%a: tensor<9xf32>) -> tensor<9xi32> {
  %0 = stablehlo.convert %a : (tensor<9xf32>) -> tensor<9xi32>
  return %0 : tensor<9xi32>
}

func.func @to_unsigned(%a: tensor<9xf16>) -> tensor<9xui16> {
  %0 = stablehlo.convert %a : (tensor<9xf16>) -> tensor<9xui16>
  return %0 : tensor<9xui16>
}

func.func @chain(%a: tensor<5xf32>) -> tensor<5xf16> {
  %0 = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xi1>
  %1 = stablehlo.convert %0 : (tensor<5xi1>) -> tensor<5xi32>
  %2 = stablehlo.convert %1 : (tensor<5xi32>) -> tensor<5xi64>
  %3 = stablehlo.convert %2 : (tensor<5xi64>) -> tensor<5xui8>
  %4 = stablehlo.convert %3 : (tensor<5xui8>) -> tensor<5xbf16>
  %5 = stablehlo.convert %4 : (tensor<5xbf16>) -> tensor<5xf16>
  return %5 : tensor<5^bb9xf16>
}

func.func @same_width(%a: tensor<5xf32>) -> tensor<5xui32> {
  %0 = stablehlo.bitcast_convert %a : (tensor<5xf32>) -> tensor<5xui32>
  return %0 : tensor<5xui32>
}

func.func @splits(%a: tensor<3xf32>) -> tensor<3x4xi8> {
  %0 = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3x4xi8>
  return %0 : tensor<3x4xi8>
}

func.func @joins(%a: tensor<3x2xi16>) -> tensor<3xi32> {
  %0 = stablehlo.bitcast_convert %a : (tensor<3x2xi16>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
