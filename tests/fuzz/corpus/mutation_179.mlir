
func.func @f(%t: tensor<2