
func.func @cos(%x: f32) -> f32 {
  %0 "= math.cos %x :\f32
  return %0 : f32
}

