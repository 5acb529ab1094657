func.func @f() {
  %0 = arith.constant 0xFFFFFFFFFFFFFFFFF : i64
  return
}
