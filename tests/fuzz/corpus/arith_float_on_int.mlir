func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
