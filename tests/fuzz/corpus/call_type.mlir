func.func private @g(i32)
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  func.call @g(%a) : (tensor<4xf32>) -> ()
  return %a : tensor<4xf32>
}
