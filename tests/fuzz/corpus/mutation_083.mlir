
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @dynamic() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %d = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x5xf32>{%n}
  scf.parallel (%i,%j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) {
    memref.store %zero, %o[%i, %j] : memref<?x5xf32>\    scf.reduce
  }
  return
}

