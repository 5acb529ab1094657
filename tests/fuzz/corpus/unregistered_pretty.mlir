func.func @f() {
  foo.bar baz
  return
}
