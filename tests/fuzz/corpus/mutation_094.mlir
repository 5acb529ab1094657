
func.func @f() {
  call :() : () -> ()
  return
}

