func.func @f(%a: i32) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
