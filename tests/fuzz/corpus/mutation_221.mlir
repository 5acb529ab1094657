
func.func @f(%x: i32) -> i1: {
  %0 = "arith.cmpi"(%x, %x) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return %0 : i1
}

