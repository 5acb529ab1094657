// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s
// CHECK: error: 'linalg.contract' op requires an array attribute 'indexing_maps'
func.func @no_maps(%x: tensor<7x5xf32>, %y: tensor<5x9xf32>, %z: tensor<7x9xf32>) -> tensor<7x9xf32> {
  %0 = "linalg.contract"(%x, %y, %z) <{indexing_maps = 3, operandSegmentSizes = array<i32: 2, 1>}> ({}) : (tensor<7x5xf32>, tensor<5x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}
// -----
// CHECK: error: 'linalg.contract' op expected indexing_map #1 to have 1 dim(s) to match the number of loops, but it is (d0, d1) -> (d0)
func.func @loops(%x: tensor<7x5xf32>, %y: tensor<5x9xf32>, %z: tensor<7x9xf32>) -> tensor<7x9xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a)>] ins(%x, %y : tensor<7x5xf32>, tensor<5x9xf32>) outs(%z : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}
// -----
// CHECK: error: 'linalg.contract' op expected operand #0 rank (2) to match the result rank of indexing_map (0), () -> () for tensor<7x5xf32>
func.func @ranks(%x: tensor<7x5xf32>, %y: tensor<5x9xf32>, %z: tensor<7x9xf32>) -> tensor<7x9xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>] ins(%x, %y : tensor<7x5xf32>, tensor<5x9xf32>) outs(%z : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}
// -----
// CHECK: error: 'linalg.elementwise' op has 1 inputs and 1 outputs, which is not what it defines
func.func @kind(%x: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%x : tensor<7x5xf32>) outs(%x : tensor<7x5xf32>) -> tensor<7x5xf32>
  return %0 : tensor<7x5xf32>
}
// -----
// CHECK: error: 'linalg.elementwise' op has 1 inputs and 1 outputs, which is not what it defines
func.func @arity(%x: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%x : tensor<7x5xf32>) outs(%x : tensor<7x5xf32>) -> tensor<7x5xf32>
  return %0 : tensor<7x5xf32>
}
