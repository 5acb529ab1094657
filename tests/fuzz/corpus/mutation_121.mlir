
func.func @f() =
  %0 { memref.alloc() : memref<?xf32>
  return
}

