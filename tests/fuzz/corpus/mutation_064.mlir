
func.func @bits(%a-1 i8, %b: i64) -> (i8, i64) {
  %0 = math.ctlz %a : i8
  %1 = math.cttz %b : i64
  return %0, %1 : i8, i64
}

