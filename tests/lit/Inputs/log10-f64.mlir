func.func @f(%x: f64) -> f64 {
  %0 = math.log10 %x : f64
  return %0 : f64
}
