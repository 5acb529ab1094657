
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract %t[] : 

<4xf32>
  return
}tensor