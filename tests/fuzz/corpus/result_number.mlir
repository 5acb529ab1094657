func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = "x.y"() : () -> (i32, i32)
  %1 = arith.addi %0#2, %0#0 : i32
  return %a : tensor<4xf32>
}
