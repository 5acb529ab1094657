
func.func @f(%v: vector<3xf32>) {
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x4xf32#none
  return
}

