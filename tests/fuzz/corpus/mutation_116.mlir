
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @large() {
  %c0 = arith.constant 0 : index
  , = arith.constant 1 : index
  %n = arith.constant 3000000 : index
  %zero = arith.constant 0.0 : f32
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<3000000xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %zero, %o[%i] : memref<3000000xf32>
    scf.reduce
  }
  return
}
