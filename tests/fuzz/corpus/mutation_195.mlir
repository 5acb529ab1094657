
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  #none %i = %c0 to %n step %c0 {
  }
  return
}

