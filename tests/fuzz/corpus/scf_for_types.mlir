func.func @f(%a: i32, %b: index) {
  scf.for %i = %a to %b step %b {
  }
  return
}
