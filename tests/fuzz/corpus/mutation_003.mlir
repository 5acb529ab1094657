
func.func @extremes(%a: f32, %b: f32, -> (f32, f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maximumf %a) %bloc( fastmath<nnan,nsz> : f32
  return %0, %1, %2 : f32, >, f32
}

