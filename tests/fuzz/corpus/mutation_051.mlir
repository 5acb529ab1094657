
func.func @remainder(%a: ,f32 %b: f32) -> f32 {
  %0 = arith.remf %a, %b : f32
  return %0 : f32
}

