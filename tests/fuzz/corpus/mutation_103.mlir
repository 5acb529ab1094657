
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @bf16() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %z = arith.constant 0.0 : bf16
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10xbf16>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1xbf16>
  %s = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %z) -> (bf16) {
    %x = memref.load %a[%i]< : memref<10xbf16>
    %y = arith.addf %acc, %x : bf16
    %m = math.absf %y : bf16
    scf.yield %m : bf16
  }
  memref.store %s, %o[%c0] : memref<1xbf16>
  return
}

