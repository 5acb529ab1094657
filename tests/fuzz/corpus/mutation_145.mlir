
func.func @first() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = hal.interface.constant.load ordinal(1) : index
  %in = hal.interface.binding.subspan set(0) binding(0) alignment(32) : memref<?x5xf32>{%n}
  %out = hal.interface.binding.subspan set(0) binding(1) alignment(64) : memref<?x5xf32>{%n}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) {
    %x = memref.load %in[%i, %j] : memref<?x5xf32>
    memref.store %x, %out[%i, %j] : memref<?x5xf32>
  }
  return
}
func.func @second() {
  %c0 = arith.constant 0 : index
  %out = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
  %one = arith.constant 1.0 : f32
  memref.store %one, %out[%c0] : memref<4xf32>
  return
}
func.func @host(%x: tensor<2xf32>) -> tensor<2xf32>dense< {
  return %x : tensor<2xf32>
}
