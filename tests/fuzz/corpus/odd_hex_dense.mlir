func.func @f() {
  %0 = arith.constant dense<"0x123"> : tensor<1xi8>
  return
}
