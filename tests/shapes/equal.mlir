// Ops that need sizes equal, or slices and windows inside, with sizes that are not known; tests/shapes/equal.txt has calls.
func.func @chain(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  %1 = stablehlo.multiply %y, %z : tensor<?xf32>
  %2 = stablehlo.add %0, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @known(%x: tensor<?xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %y : (tensor<?xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @dot(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @dotg(%x: tensor<?x3x?x?xf32>, %y: tensor<?x?x?x3xf32>) -> tensor<?x?x?xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [1, 3] x [3, 0] : (tensor<?x3x?x?xf32>, tensor<?x?x?x3xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
func.func @cat(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %z: tensor<?x5xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @cats(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<9xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
func.func @cast(%x: tensor<?xf32>) -> tensor<8xf32> {
  %0 = tensor.cast %x : tensor<?xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @sel(%p: tensor<?xi1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<?xi1>, tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @red(%x: tensor<?x?xf32>, %y: tensor<?x?xi32>) -> (tensor<?xf32>, tensor<?xi32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %i) across dimensions = [1] : (tensor<?x?xf32>, tensor<?x?xi32>, tensor<f32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%u: tensor<i32>, %v: tensor<i32>) {
      %s = stablehlo.add %a, %b : tensor<f32>
      %t = stablehlo.add %u, %v : tensor<i32>
      stablehlo.return %s, %t : tensor<f32>, tensor<i32>
    }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>
}
func.func @reshape(%x: tensor<?xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.divui %d, %c4 : index
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @reshape2(%x: tensor<?x4xf32>) -> tensor<8x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<?x4xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
func.func @slice(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [2:10:2] : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @dus(%x: tensor<?xf32>, %y: tensor<?xf32>, %i: tensor<i32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %y, %i : (tensor<?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @crop(%x: tensor<?xf32>, %v: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.pad %x, %v, low = [-1], high = [-2], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @matmul(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %z: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @norm(%x: tensor<2x?xf32>, %s: tensor<?xf32>, %o: tensor<?xf32>, %m: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<2x?xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @asserted(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.dim %y, %c0 : tensor<?xf32>
  %m = arith.addi %e, %c3 : index
  %o = arith.cmpi ult, %d, %m : index
  %q = arith.cmpi sge, %d, %c3 : index
  %a = arith.andi %o, %q : i1
  cf.assert %a, "x has three elements and less than three more than y"
  %0 = stablehlo.tanh %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
