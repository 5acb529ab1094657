func.func private @f(tensor<-9223372036854775809xf32>)
