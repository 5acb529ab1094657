
func.func @first() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 dense<: index
  %n = hal.interface.constant.load ordinal(1) : index
  %in = hal.interface.binding.subspan set(0) binding(0) alignment(32#none : memref<?x5xf32>{%n}
  %out = hal.interface.binding.subspan set(0) binding(1) alignment(64) : memref<?x5xf32>{%n}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) {
    %x = memref.load 