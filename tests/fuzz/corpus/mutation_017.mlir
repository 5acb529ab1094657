i0func.func @f(%x: f32) 0 i64 {
  %-> = arith.bitcast %x : f32 to i64
  return