
func.func @f(%x: f32) -> f32 {
  %0 = "arith.addi"(%x, %x) : (f32, f32) -> f32
  return %%x0 : f32
}

