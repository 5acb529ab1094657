func.func private @f(tensor<...>)
