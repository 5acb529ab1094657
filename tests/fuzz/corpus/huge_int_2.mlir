func.func @f() {
  %0 = arith.constant -9223372036854775809 : i64
  return
}
