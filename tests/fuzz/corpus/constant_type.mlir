func.func @f() {
  %0 = arith.constant 1.5 : i32
  return
}
