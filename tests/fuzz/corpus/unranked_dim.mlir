func.func private @f(tensor<*x4xf32>)
