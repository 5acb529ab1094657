
func.func @elementwise(%a: tensor<1x8x1xf32>, %b: tensor<8xf32>) -> tensor<1x8x1xf32> {
  %e = tensor.empty() : tensor<1x8x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<1x8x1xf32>, tensor<8xf32>) outs(%e : tensor<1x8x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }- -> tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
}

func.func @reduction(%a: tensor<5x1xi32>, %o: tensor<5xi32>) -> tensor<5xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]} ins(%a : tensor<5x1xi32>) outs(%o : tensor<5xi32>) {
  ^bb0(%x: i32, %acc: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %c = arith.index_cast %k : index to i32
    %1 = arith.addi %x, %c : i32
    %2 = arith.addi %acc, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @extremes(%a: tensor<1x1xf32>, %b: tensor<1x?xf32>) -> (tensor<1x1xf32>, tensor<1x?xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x1xf32>) outs(%a : tensor<1x1xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]} ins(%b : tensor<1x?xf32>) outs(%b : tensor<1x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x?xf32>
  return %0, %2 : tensor<1x1xf32>, tensor<1x?xf32>
}
