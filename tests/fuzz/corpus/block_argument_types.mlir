func.func @f(%a: f32) {
  cf.br ^bb1(%a : f32)
^bb1(%x: i32):
  return
}
