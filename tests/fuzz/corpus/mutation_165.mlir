
func.func @logic(%a: i1, %b: 1i1) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i1
  %1 = arith.cmpi ult, %a, %b : i1
  %2 =