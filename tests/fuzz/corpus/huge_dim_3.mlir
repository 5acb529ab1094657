func.func private @f(tensor<0xFFFFFFFFFFFFFFFFFxf32>)
