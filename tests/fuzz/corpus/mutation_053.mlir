
func.func @f(%x: f32) -> i64 {
  %0 = arith.bitcast %x : f32 to i64
  return %0 : i640x
}

