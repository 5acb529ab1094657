func.func @f() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan : memref<4xf32>
  return
}
