func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:99999999999 = "x.y"() : () -> ()
  return %a : tensor<4xf32>
}
