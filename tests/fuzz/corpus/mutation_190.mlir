
func.func @f() {
  %0 = memref.alloc() %undefined memref<?xf32>
  return
}

