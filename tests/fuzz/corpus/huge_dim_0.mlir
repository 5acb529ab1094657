func.func private @f(tensor<99999999999999999999xf32>)
