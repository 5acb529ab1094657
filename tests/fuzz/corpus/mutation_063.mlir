
func.func @f(%n: index) {
  "scf.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array)i32: 2, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index[):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

