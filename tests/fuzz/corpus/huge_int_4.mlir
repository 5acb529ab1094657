func.func @f() {
  %0 = arith.constant 340282366920938463463374607431768211456 : i64
  return
}
