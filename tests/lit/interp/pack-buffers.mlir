// pack and unpack of buffers, interpreted: what is packed and unpacked again is what it was, and the padding is there.
// RUN: cgc run %s --device=interp --function=there_and_back | FileCheck %s
// CHECK: result[0]
// CHECK-NEXT: 7x5xf32=[0 1 2 3 4][5 6 7 8 9][10 11 12 13 14][15 16 17 18 19][20 21 22 23 24][25 26 27 28 29][30 31 32 33 34]
// CHECK: 2x2x4x4xf32={{\[\[}}[0 1 2 3][5 6 7 8][10 11 12 13][15 16 17 18]]{{\[}}[20 21 22 23][25 26 27 28][30 31 32 33][-1 -1 -1 -1]]]
// CHECK-SAME: {{\[\[}}[4 -1 -1 -1][9 -1 -1 -1][14 -1 -1 -1][19 -1 -1 -1]]{{\[}}[24 -1 -1 -1][29 -1 -1 -1][34 -1 -1 -1][-1 -1 -1 -1]]]
func.func @there_and_back() -> (tensor<7x5xf32>, tensor<2x2x4x4xf32>) {
  %pad = arith.constant -1.0 : f32
  %a = memref.alloc() : memref<7x5xf32>
  %p = memref.alloc() : memref<2x2x4x4xf32>
  %b = memref.alloc() : memref<7x5xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<7x5xf32>) {
  ^bb0(%o: f32):
    %c5 = arith.constant 5 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %c5 : index
    %n = arith.addi %k, %j : index
    %m = arith.index_cast %n : index to i32
    %f = arith.sitofp %m : i32 to f32
    linalg.yield %f : f32
  }
  linalg.pack %a padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : memref<7x5xf32> -> memref<2x2x4x4xf32>
  linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : memref<2x2x4x4xf32> -> memref<7x5xf32>
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %v = memref.load %b[%i, %j] : memref<7x5xf32>
    tensor.yield %v : f32
  } : tensor<7x5xf32>
  %1 = tensor.generate {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    %v = memref.load %p[%i, %j, %k, %l] : memref<2x2x4x4xf32>
    tensor.yield %v : f32
  } : tensor<2x2x4x4xf32>
  return %0, %1 : tensor<7x5xf32>, tensor<2x2x4x4xf32>
}
