#layout = #hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @k() {
  %last = arith.constant 2147483647 : index
  %first = arith.constant -2147483648 : index
  %wide = arith.constant 2147483648 : i64
  %long = arith.constant 2147483648 : index
  %lanes = arith.constant dense<[0, -2147483648]> : vector<2xindex>
  %b = hal.interface.binding.subspan layout(#layout) binding(0) : memref<64xf32>
  return
}
