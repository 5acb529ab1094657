
func.func @f(%x: , %y: i64) -> i32 {
  %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return %0 : i32
}

