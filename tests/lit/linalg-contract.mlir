// linalg.contract and linalg.elementwise, whose maps say what linalg's other named ops say by their names: read, printed, interpreted and compiled.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt --verify-each | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s
// RUN: cgc run %s --device=interp --function=product --input=2x3xf32=1,2,3,4,5,6 --input=2x3xf32=1,0,0,0,1,2 --input=2x2xf32=1 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=product --input=2x3xf32=1,2,3,4,5,6 --input=2x3xf32=1,0,0,0,1,2 --input=2x2xf32=1 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=halves --input=7x77x3xf16=random:1 --input=77x7x5xf16=random:2 --input=5x3x7xf32=random:3 --compare --print-limit=1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=elements --input=7x5xf32=random:1 --input=7xf32=random:2 --input=7x5xi1=random:3 --compare --print-limit=1 | FileCheck %s --check-prefix=SAMES
// VALUES: 2x2xf32=[2 9][5 18]
// SAME: worst difference
// SAMES-COUNT-3: worst difference {{0|[0-9.]+e-0[78]}} at
// CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[B:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: linalg.contract indexing_maps = [#[[A]], #[[B]], #[[C]]] ins(%{{.*}}, %{{.*}} : tensor<2x3xf32>, tensor<2x3xf32>) outs(
// CHECK: linalg.contract indexing_maps
// CHECK: linalg.elementwise kind = #linalg.elementwise_kind<sub> indexing_maps = [
// CHECK: linalg.elementwise kind = #linalg.elementwise_kind<exp> ins(
// CHECK: linalg.elementwise kind = #linalg.elementwise_kind<select> ins(
func.func @product(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<2x3xf32>, tensor<2x3xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @halves(%a: tensor<7x77x3xf16>, %b: tensor<77x7x5xf16>, %c: tensor<5x3x7xf32>) -> tensor<5x3x7xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(k, n, b, m) -> (b, k, m)>, affine_map<(k, n, b, m) -> (k, b, n)>, affine_map<(k, n, b, m) -> (n, m, b)>] ins(%a, %b : tensor<7x77x3xf16>, tensor<77x7x5xf16>) outs(%c : tensor<5x3x7xf32>) -> tensor<5x3x7xf32>
  return %0 : tensor<5x3x7xf32>
}
func.func @elements(%x: tensor<7x5xf32>, %y: tensor<7xf32>, %c: tensor<7x5xi1>) -> (tensor<5x7xf32>, tensor<7x5xf32>, tensor<7x5xf32>) {
  %z = tensor.empty() : tensor<5x7xf32>
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] ins(%x, %y : tensor<7x5xf32>, tensor<7xf32>) outs(%z : tensor<5x7xf32>) -> tensor<5x7xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%x : tensor<7x5xf32>) outs(%x : tensor<7x5xf32>) -> tensor<7x5xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%c, %x, %1 : tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%x : tensor<7x5xf32>) -> tensor<7x5xf32>
  return %0, %1, %2 : tensor<5x7xf32>, tensor<7x5xf32>, tensor<7x5xf32>
}
