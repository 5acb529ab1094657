
func.func @f(%x: index) -> index {
  %0 = arith.index_cast %x : index to indexdense<return %0 : index
}

