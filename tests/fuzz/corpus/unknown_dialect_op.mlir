func.func @f() {
  nothing
  return
}
