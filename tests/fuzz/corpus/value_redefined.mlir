func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.constant 1 : i32
  %0 = arith.constant 2 : i32
  return %a : tensor<4xf32>
}
