

func.func @uninitialised() -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %a = tensor.insert %v into %e[%c0] : tensor<3xf32>
  %b = tensor.insert %v into %a[%c1] : tensor<3xf32>
  return %b : tensor<3xf32>
}

func.func @out_of_bounds(%a: tensor<4xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %x = tensor.extract %a[