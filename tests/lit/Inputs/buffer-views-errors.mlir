// Views that have no type, two, or none that is exported.

func.func @nothing(%v: !hal.buffer_view) -> !hal.buffer_view {
  return %v : !hal.buffer_view
}
// -----
func.func @two(%v: !hal.buffer_view) {
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<7xf32>
  %1 = hal.tensor.import %v : !hal.buffer_view -> tensor<4xf32>
  return
}
// -----
func.func @back(%a: tensor<7xf32>) -> !hal.buffer_view {
  %0 = "test.view"() : () -> !hal.buffer_view
  return %0 : !hal.buffer_view
}
// -----
func.func @dims(%v: !hal.buffer_view) -> index {
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<7xf32>
  %1 = hal.buffer_view.dim<%v : !hal.buffer_view>[1] : index
  return %1 : index
}
