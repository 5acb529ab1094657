func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %1, %1 : tensor<4xf32>
  %1 = arith.addf %a, %a : tensor<4xf32>
  return %a : tensor<4xf32>
}
