
func.func @f(%c: i1, %x: i32, %y: i64) -> i32 {
  %0 = "arith.select"