func @f() {
  %c0 = constant 0 : index
  %0 = hal.interface.load.tensor @nowhere::@arg0, offset = %c0 : tensor<4xf32>
  return
}
}