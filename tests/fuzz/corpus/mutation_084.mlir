
func.func @f(%x: f32) {
  %0  "tensor.from_elements"(%x, %x) : (f32), f32) -> tensor<3xf32>
  arith.addfreturn
}

