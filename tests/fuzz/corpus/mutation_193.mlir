

func.func @uninitialised() -> tensor<3xf32> {
  %e = tensor.empty() : tensor<