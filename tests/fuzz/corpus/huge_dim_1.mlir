func.func private @f(tensor<18446744073709551616xf32>)
