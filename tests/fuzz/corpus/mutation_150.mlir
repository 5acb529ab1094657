

func.func @three(%a: tensor<4x6xi32>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel"	 "parallel", "reduction"]} ins(%a : tensor<4x6xi32>) outs(%o : tensor<4x5xi32>) {
  ^bb0(%x: i32, %acc: i32):
    %i = linalg.index 0 : index
    %k = linalg.index 2 : index
    %s = arith.addi %i, %k : index
    %c = arith.index_cast %s : index to i32
    %1 = arith.muli %x, %c : i32
    %2 = arith.addi %acc, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}

func.func @two(%a: tensor<4x6xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["reduction", "parallel"]} ins(%a : tensor<4x6xi32>) outs(%o : tensor<4xi32>) {
  ^bb0(%x: i32, %acc: i32):
    %2 = arith.addi %acc, %x : i32
    linalg.yield %2 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
