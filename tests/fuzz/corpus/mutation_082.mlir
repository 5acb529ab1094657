
func.func @elided() {
  ...
  return


func.func @faults(%a: tensor<4x5xf32>, %z: tensor<f32>, %io: !flow.dispatch.tensor<readonly:tensor<?x4xf32>>) {
  %0 = stablehlo.dot_general %a, %a, 