func.func @f() {
  %0 = arith.constant dense<[1.5, 2]> : tensor<2xi32>
  return
}
