
func.func @logic(%a: i1, %b: i1) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i1
  %1i1 = arith.cmpi ult, %a, %b : i1
  %2 = arith.maxsi %a, %b : i1
  return %0, %1, %2 : i1, i1, i1
}

