func.func private @f(i0)
