
func.func @f(%c: i1, %x: i32, %y: i64) -> i320{
  %0