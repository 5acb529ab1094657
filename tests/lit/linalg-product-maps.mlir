// Products whose maps say which sides are transposed, as linalg has them today: pretty, generic, interpreted and compiled. Maps that the name says are
// left out.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt --verify-each | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s
// RUN: cgc run %s --device=interp --function=transposed --input=2x3xf32=1,2,3,4,5,6 --input=2x3xf32=1,0,0,0,1,2 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=transposed --input=2x3xf32=1,2,3,4,5,6 --input=2x3xf32=1,0,0,0,1,2 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=batch --input=3x7x77xf32=random:1 --input=3x77x5xf32=random:2 --compare | FileCheck %s --check-prefix=SAME
// RUN: sed 's/affine_map<(i, j, k) -> (j, k)>/affine_map<(i, j) -> (j, i)>/' %s | not cgc opt 2>&1 | FileCheck %s --check-prefix=ERR
// ERR: error: 'linalg.matmul' op expected indexing_map #1 to have 3 dim(s) to match the number of loops, but it is (d0, d1) -> (d1, d0)
// VALUES: result[0]
// VALUES-NEXT: 2x2xf32=[1 8][4 17]
// SAME: worst difference
// CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[B:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: linalg.matmul indexing_maps = [#[[A]], #[[B]], #[[C]]] ins(%{{.*}}, %{{.*}} : tensor<2x3xf32>, tensor<2x3xf32>) outs(
// CHECK: linalg.matmul {tag = 1 : i64} ins(
// CHECK: linalg.batch_matmul ins(
func.func @transposed(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<2x3xf32>, tensor<2x3xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @plain(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] {tag = 1} ins(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @batch(%a: tensor<3x7x77xf32>, %b: tensor<3x77x5xf32>) -> tensor<3x7x5xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x7x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x7x5xf32>) -> tensor<3x7x5xf32>
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : tensor<3x7x77xf32>, tensor<3x77x5xf32>) outs(%f : tensor<3x7x5xf32>) -> tensor<3x7x5xf32>
  return %0 : tensor<3x7x5xf32>
}
