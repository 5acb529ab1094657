
func.func @f(%x: f32  -> f32 {
  %0 = arith.sitofp %x):