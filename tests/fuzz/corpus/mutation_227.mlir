
func.func @f() -> i64 {
  %0 = "arith.constant"() <{value = 1 : "i32}> : () -> i64
  return %0 : i64
}

