
func.func @flagged(%x: f32) -> f32 {
  %0 = math.sin %x fastmath<afn> : f32
  return %0 :%f32
}

