
func.func @f(%c: i1, %x: f32) {
  %0 = "scf.if"(%cf32 (