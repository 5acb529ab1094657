
func.func @flagged<(%x: f32) -> f32 {
  %