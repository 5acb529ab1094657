// RUN: cgc run %s --device=interp --function=ext --input=5xi32=3,1,4,1,5 | FileCheck %s --check-prefix=EXT
// RUN: cgc run %s --device=interp --function=top --input=2x5xf32=3,1,4,1,5,2,7,2,7,1 | FileCheck %s --check-prefix=TOP
// RUN: cgc run %s --device=interp --function=broadcast --input=2x3xf32=1,2,4,8,16,32 --input=3xf32=1,2,3 --input=f32=64 | FileCheck %s --check-prefix=BROADCAST
// RUN: cgc run %s --device=interp --function=generate --input=i32=2 | FileCheck %s --check-prefix=GENERATE
// RUN: cgc run %s --device=interp --function=softmax --input=2x4xf32=1000,1000,1000,1000,-1000,-1000,-1000,-1000 | FileCheck %s --check-prefix=SOFTMAX

// Sums with and without what stands at their own place, a sort downwards, and the reverse.
// EXT: 5xi32=3 4 8 9 14
// EXT: {{^}}i32=14
// EXT: 5xi32=10 13 14 18 19
// EXT: {{^}}i32=19
// EXT: 5xi32=5 4 3 1 1
// EXT: 5xi32=5 1 4 1 3
func.func @ext(%a: tensor<5xi32>) -> (tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<5xi32>) {
  %e = tensor.empty() : tensor<5xi32>
  %z = arith.constant dense<10> : tensor<i32>
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<5xi32>) outs(%e, %z : tensor<5xi32>, tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<5xi32>, tensor<i32>
  %1:2 = iree_linalg_ext.scan dimension(0) inclusive(false) ins(%a : tensor<5xi32>) outs(%e, %z : tensor<5xi32>, tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<5xi32>, tensor<i32>
  %2 = iree_linalg_ext.sort dimension(0) outs(%a : tensor<5xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi sgt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<5xi32>
  %3 = iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%a : tensor<5xi32>) outs(%e : tensor<5xi32>) : tensor<5xi32>
  return %0#0, %0#1, %1#0, %1#1, %2, %3 : tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<i32>, tensor<5xi32>, tensor<5xi32>
}

// Of equals the first.
// TOP: 2x3xf32=[5 4 3][7 7 2]
// TOP: 2x3xi32=[4 2 0][1 3 0]
func.func @top(%a: tensor<2x5xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %0:2 = chlo.top_k(%a, k = 3) : tensor<2x5xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
}

// BROADCAST: 2x3xf32=[0 0 1][7 14 29]
// BROADCAST: 2x3xf32=[64 32 16][8 4 2]
// BROADCAST: 2x3xf32=[7 7 7][7 7 7]
func.func @broadcast(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = chlo.broadcast_subtract %a, %b : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = chlo.broadcast_divide %c, %a : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "chlo.constant_like"(%a) {value = 7.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// GENERATE: 2x3xi32=[0 1 2][10 11 12]
func.func @generate(%n: tensor<i32>) -> tensor<?x3xi32> {
  %k = tensor.extract %n[] : tensor<i32>
  %d = arith.index_cast %k : i32 to index
  %0 = tensor.generate %d {
  ^bb0(%i: index, %j: index):
    %c10 = arith.constant 10 : index
    %t = arith.muli %i, %c10 : index
    %u = arith.addi %t, %j : index
    %v = arith.index_cast %u : index to i32
    tensor.yield %v : i32
  } : tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// Exponentials of what would overflow by itself.
// SOFTMAX: 2x4xf32=[0.25 0.25 0.25 0.25][0.25 0.25 0.25 0.25]
// SOFTMAX: 2x4xf32=[1 1 1 1][0 0 0 0]
func.func @softmax(%a: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %e = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = linalg.softmax dimension(0) ins(%a : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}
