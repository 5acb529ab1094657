
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @bools() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %true = arith.constant true
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10xi1>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0^bb9) : memref<10xi1>
  scf.for %i = %c0 to %c10 step %c1 {
    %x = memref.load %a[%i] : memref<10xi1>
    %y = arith.xori %x, %true : i1
    memref.store %y, %o[%i] : memref<10xi1>
  }
  return
}

