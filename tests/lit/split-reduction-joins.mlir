// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=64}' | FileCheck %s
// RUN: cgc opt %s %validate --pass-pipeline='split-reduction{parallel=64}' >%t

#id1 = affine_map<(d0) -> (d0)>
#none1 = affine_map<(d0) -> ()>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// Sums of one array, which begin anywhere and leave something over: one op of the parts, one of their results.
// CHECK-LABEL: func.func @moments(
// CHECK:         %[[P:.*]]:3 = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%{{[^,]*}} : tensor<{{[0-9]+x[0-9]+}}xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[P]]#0, %[[P]]#1, %[[P]]#2 : 
// CHECK-NOT:     ins(%[[P]]
func.func @moments(%x: tensor<131071xf32>, %a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131071xf32>) outs(%a : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %3 = arith.addf %out, %in : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131071xf32>) outs(%b : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %3 = arith.mulf %in, %in : f32
    %4 = arith.addf %3, %out : f32
    linalg.yield %4 : f32
  } -> tensor<f32>
  %2 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131071xf32>) outs(%c : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %3 = arith.maximumf %out, %in : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// The second needs the first: a variance about the mean.
// CHECK-LABEL: func.func @centered(
// CHECK-NOT:     :2 = linalg.generic
func.func @centered(%x: tensor<131072xi32>, %a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131072xi32>) outs(%a : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %2 = arith.addi %out, %in : i32
    linalg.yield %2 : i32
  } -> tensor<i32>
  %1 = linalg.generic {indexing_maps = [#id1, #none1, #none1], iterator_types = ["reduction"]} ins(%x, %0 : tensor<131072xi32>, tensor<i32>) outs(%a : tensor<i32>) {
  ^bb0(%in: i32, %mean: i32, %out: i32):
    %2 = arith.subi %in, %mean : i32
    %3 = arith.muli %2, %2 : i32
    %4 = arith.addi %out, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}

// Through elementwise ops, and beside an op that needs what the first becomes: the last of three goes before what stands between. The fourth is of
// other loops, the fifth of another array.
// CHECK-LABEL: func.func @gradients(
// CHECK:         %[[P:.*]]:2 = linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]}
// CHECK:         %[[S:.*]]:2 = linalg.generic {{.*}} ins(%[[P]]#0, %[[P]]#1
// CHECK:         return %[[S]]#0, %{{.*}}, %[[S]]#1
func.func @gradients(%x: tensor<20480x32xi32>, %y: tensor<20480x32xi32>, %i: tensor<32xi32>, %r: tensor<20480xi32>) -> (tensor<32xi32>, tensor<32xi32>, tensor<32xi32>, tensor<20480xi32>, tensor<32xi32>) {
  %e = tensor.empty() : tensor<20480x32xi32>
  %0 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<20480x32xi32>) outs(%i : tensor<32xi32>) {
  ^bb0(%in: i32, %out: i32):
    %5 = arith.addi %out, %in : i32
    linalg.yield %5 : i32
  } -> tensor<32xi32>
  %w = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %0 : tensor<20480x32xi32>, tensor<32xi32>) outs(%e : tensor<20480x32xi32>) {
  ^bb0(%in: i32, %in_0: i32, %out: i32):
    %5 = arith.subi %in, %in_0 : i32
    linalg.yield %5 : i32
  } -> tensor<20480x32xi32>
  %1 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%w : tensor<20480x32xi32>) outs(%i : tensor<32xi32>) {
  ^bb0(%in: i32, %out: i32):
    %5 = arith.maxsi %out, %in : i32
    linalg.yield %5 : i32
  } -> tensor<32xi32>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20480x32xi32>) outs(%e : tensor<20480x32xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<20480x32xi32>
  %2 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%z : tensor<20480x32xi32>) outs(%i : tensor<32xi32>) {
  ^bb0(%in: i32, %out: i32):
    %n = linalg.index 0 : index
    %p = arith.index_cast %n : index to i32
    %5 = arith.muli %in, %p : i32
    %6 = arith.addi %out, %5 : i32
    linalg.yield %6 : i32
  } -> tensor<32xi32>
  %3 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<20480x32xi32>) outs(%r : tensor<20480xi32>) {
  ^bb0(%in: i32, %out: i32):
    %5 = arith.addi %out, %in : i32
    linalg.yield %5 : i32
  } -> tensor<20480xi32>
  %4 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : tensor<20480x32xi32>) outs(%i : tensor<32xi32>) {
  ^bb0(%in: i32, %out: i32):
    %5 = arith.addi %out, %in : i32
    linalg.yield %5 : i32
  } -> tensor<32xi32>
  return %0, %1, %2, %3, %4 : tensor<32xi32>, tensor<32xi32>, tensor<32xi32>, tensor<20480xi32>, tensor<32xi32>
}

// Products, though of one array, are better each with tiles of its own.
// CHECK-LABEL: func.func @products(
// CHECK-NOT:     :2 = linalg.generic
func.func @products(%a: tensor<4x32768xf32>, %b: tensor<32768x8xf32>, %c: tensor<32768x8xf32>, %init: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x32768xf32>, tensor<32768x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%a, %c : tensor<4x32768xf32>, tensor<32768x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
