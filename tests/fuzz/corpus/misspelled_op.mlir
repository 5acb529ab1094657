func.func @f(%a: f32) {
  %0 = arith.adf %a, %a : f32
  return
}
