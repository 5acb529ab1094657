func.func @f() {
  %0 = arith.constant dense<300> : tensor<2xi8>
  return
}
