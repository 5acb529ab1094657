func.func @f() {
  %0 = arith.constant 0xFFFFFFFFFFFFFFFF : f32
  return
}
