func.func @f() {
  %0 = arith.constant dense<"0xZZ"> : tensor<1xi8>
  return
}
