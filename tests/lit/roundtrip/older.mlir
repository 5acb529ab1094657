// Older spellings of upstream's ops, printed as today's.
// RUN: cgc opt %s | FileCheck %s

// CHECK-LABEL: func.func @older
func.func @older(%t: tensor<4x16xf32>, %v: vector<4xf32>, %lo: index, %hi: index) -> f32 {
  // CHECK: tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [4, 4, 4] : tensor<4x16xf32> into tensor<4x4x4xf32>
  %0 = tensor.expand_shape %t [[0], [1, 2]] : tensor<4x16xf32> into tensor<4x4x4xf32>
  // CHECK: vector.extract %arg1[2] : f32 from vector<4xf32>
  %1 = vector.extract %v[2] : vector<4xf32>
  // CHECK: arith.cmpi slt, %arg2, %arg3 : index
  %2 = arith.cmpi "slt", %lo, %hi : index
  // CHECK: scf.parallel
  scf.parallel (%i) = (%lo) to (%hi) step (%hi) {
    // CHECK: scf.reduce
    scf.yield
  }
  // CHECK: "test.region"() ({
  // CHECK: }) {after} : () -> ()
  "test.region"() ( {
    "test.inside"() : () -> ()
  }) {after} : () -> ()
  // CHECK: gpu.block_id x
  %3 = "gpu.block_id"() {dimension = "x"} : () -> index
  return %1 : f32
}
