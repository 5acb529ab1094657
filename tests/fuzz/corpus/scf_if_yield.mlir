func.func @f(%c: i1) {
  %0 = scf.if %c -> (i32) {
    scf.yield
  } else {
    scf.yield
  }
  return
}
