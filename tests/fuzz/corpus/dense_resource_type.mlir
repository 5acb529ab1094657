func.func @f() {
  %0 = arith.constant dense_resource<x> : i32
  return
}
