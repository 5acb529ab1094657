func.func private @f(tensor<4xfoo>)
