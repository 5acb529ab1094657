
func.func private @g(i32)
func.func @f(%x: f32) {
  call @g(%x) : (f32) -> ()
  return
}

