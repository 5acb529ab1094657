func.func @f() -> tensor<4xi32> {
  %0 = stablehlo.iota dim = 2 : tensor<4xi32>
  return %0 : tensor<4xi32>
}
