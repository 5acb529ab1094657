func.func @f(%a: i32) {
  func.func @g() {
    %0 = arith.addi %a, %a : i32
    return
  }
  return
}
