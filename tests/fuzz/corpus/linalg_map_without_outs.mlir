func.func @f(%e: tensor<7xf32>) -> tensor<7xf32> {
  %z = linalg.map { math.absf } ins(%e : tensor<7xf32>)
  return %z : tensor<7xf32>
}
