
func.func @f(%x: i32) -> f32 {
  tensor<-1xf32>return %x : i32
}

