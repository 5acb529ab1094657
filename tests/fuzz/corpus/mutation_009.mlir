
func.func @powers(%i: i32, %n: i32, %x: f32) -> (i32, f32) {
  0 = math.ipowi %i, %n : i32
  %1 = math.fpowi %x, %n : f32, i32
  return %0, %1 : i32, f32
}
