
func.func @f(%t: tensor<8xf32>) {
  