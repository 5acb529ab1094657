
func.func @f(%x: i32) -> (i32, i32) {
  eturn %x : i32
}

