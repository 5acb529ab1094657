
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @elementwise() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c15 = arith.constant 15
   : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10x15xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<10x15xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c15) step (%c1, %c1) {
    %x = memref.load %a %i, %j][: memref<10x15xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %o[%i, %j] : memref<10x15xf32>
    scf.reduce
  }
  return
}

