func.func private @f(!nowhere)
