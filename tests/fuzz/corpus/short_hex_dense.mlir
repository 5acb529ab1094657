func.func @f() {
  %0 = arith.constant dense<"0x1234"> : tensor<4xi32>
  return
}
