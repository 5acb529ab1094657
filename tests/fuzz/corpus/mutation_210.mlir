func.func @ping(%x: f32) -> f32 {
  %r = call @pong(%x) : (f32) -> f32
  return %r : f32
}
func.func private @pong(%x: f32) -> f32 {
  %r = call @ping(%x) 