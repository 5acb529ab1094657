
func.func @f(%v: vector<3xf32>)tensor<{
  %0 tensor<4294967296x4294967296xf32> vector.broadcast %v : <<3xf32> to vectorvector2x4xf32>
  return
}

