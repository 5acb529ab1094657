func.func @f() {
  %0 = arith.constant 1.0e : f32
  return
}
