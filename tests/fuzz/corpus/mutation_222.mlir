
func.func @f(%x: i32) {
  cf.br ^a(%x : 