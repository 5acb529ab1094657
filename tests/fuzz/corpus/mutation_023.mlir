
func.func @f(%x:<f32) -> f64 {
  %0 = arith.truncf %x : f32 to f64
  return %0 : f64
}

