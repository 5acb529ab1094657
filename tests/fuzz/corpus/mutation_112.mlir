
func.func @kept(%x: f32) -> f32 {
  %r = call @called(%x) : (f32) -> f32
  return %r : f32
}
func.func private @called(%x: f32) -> f32 {
  return %x 