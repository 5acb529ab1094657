
func.func @f(%x: i32, %y: i64) -> i32 {
  %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return %% : i32
}

