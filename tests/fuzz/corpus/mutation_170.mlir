
func.func @f(%x: index) -> index {
  %0 = arith.index_cast %x : index to index
  return %0 : index
}

