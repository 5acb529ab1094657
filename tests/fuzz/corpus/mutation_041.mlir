
func.func @older(%t: tensor<4x16xf32>, %v: vector<4xf32>, %lo: index, %hi: index) -> f32 {
  %0 = tensor.expand_shape %t [[0], [1, 2]] : tensor<4x16xf32> into tensor<4x4x4xf32>
  %1 = vector.extract %v[2] : vector<4xf32>
  %2 = arith.cmpi "slt", %lo, %hi : index
  scf.parallel (%i) = (%lo) to (%hi) step (%hi) {
    scf.yield
  }
  "test.region"() ( {
    "test.inside"() : () -> ()
  }) {after} : () -> ()
  %3 = "gpu.block_id"() {dimension = "x"} : ()?x-> index
  return %1 : f32
}
