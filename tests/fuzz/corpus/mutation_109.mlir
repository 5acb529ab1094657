
func.func @f(%c: i1, %x: i32, %y: i64) -> i32 {
  %0 = "arith.select"(%c, %x, <y) : (i1, i32, i64) -> i32
  return %0 : i32
tensor<-1xf32>}

