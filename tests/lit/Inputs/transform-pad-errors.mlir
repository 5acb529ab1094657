// CHECK: error: 'transform.structured.pad' op expects as many multiples as padding_dimensions
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0, %1, %2 = transform.structured.pad %m pad_to_multiple_of [8] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op is not padded: there is no value for operand #1
// CHECK: note: by 'transform.structured.pad'
func.func @value(%a: tensor<7xf32>, %b: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.copy ins(%a : tensor<7xf32>) outs(%b : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %0, %1, %2 = transform.structured.pad %c pad_to_multiple_of [8] {padding_dimensions = [0], padding_values = [0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op is not padded: operand #0 takes a value of f32, not 0 : i32
func.func @type(%a: tensor<7xf32>, %b: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.copy ins(%a : tensor<7xf32>) outs(%b : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %0, %1, %2 = transform.structured.pad %c pad_to_multiple_of [8] {padding_dimensions = [0], padding_values = [0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op is not padded: dim 0 of operand #0 has no bound
func.func @bound(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.copy ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %0, %1, %2 = transform.structured.pad %c {padding_dimensions = [0], padding_values = [0.0 : f32, 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'memref.copy' op is no linalg op on tensors: only those are padded
func.func @buffers(%a: memref<7xf32>, %b: memref<7xf32>) {
  memref.copy %a, %b : memref<7xf32> to memref<7xf32>
  return
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %c = transform.structured.match ops{["memref.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %0, %1, %2 = transform.structured.pad %c : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.pad' op has the copy_back_op "memref.copy": none, linalg.copy and bufferization.materialize_in_destination are taken
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0, %1, %2 = transform.structured.pad %m {copy_back_op = "memref.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
