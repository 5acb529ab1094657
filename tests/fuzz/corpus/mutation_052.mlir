
func.func @f() -> ui8 {
  %0 = "arith.constant"() <{value = 1 : ui8}> : () -> ui8
  return  %0 : ui8
}

