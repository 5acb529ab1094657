func.func private @f(tensor<4 f32>)
