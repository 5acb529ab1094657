// linalg.softmax becomes two reductions and what is computed of them; any dimension, any size.

// RUN: cgc opt %s --pass-pipeline=decompose-softmax | FileCheck %s
// RUN: cgc run %s --function=columns --device=interp --target=vulkan1.1 --input=3x2xf32=1,7,1,7,1,7 | FileCheck %s --check-prefix=COLUMNS
// RUN: cgc run %s --function=rows --device=interp --target=vulkan1.1 --input=2x4xf32=0 | FileCheck %s --check-prefix=ROWS
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=KERNEL

// CHECK-DAG:   #[[ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG:   #[[COLUMN:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @columns(
// CHECK:       %[[LEAST:.*]] = arith.constant 0xFF800000 : f32
// CHECK:       linalg.fill ins(%[[LEAST]] : f32) outs(%{{.*}} : tensor<2xf32>)
// CHECK:       linalg.generic {indexing_maps = [#[[ALL]], #[[COLUMN]]], iterator_types = ["reduction", "parallel"]}
// CHECK:         arith.maximumf
// CHECK:       %[[E:.*]] = linalg.generic {indexing_maps = [#[[ALL]], #[[COLUMN]], #[[ALL]]], iterator_types = ["parallel", "parallel"]}
// CHECK:         arith.subf
// CHECK:         math.exp
// CHECK:       %[[D:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<3x2xf32>)
// CHECK:         arith.addf
// CHECK:       linalg.generic {{.*}} ins(%[[E]], %[[D]] : tensor<3x2xf32>, tensor<2xf32>)
// CHECK:         arith.divf
// Of equal elements each has a third, or a quarter.
// COLUMNS: 3x2xf32=[0.333333 0.333333][0.333333 0.333333][0.333333 0.333333]
// KERNEL-LABEL: func.func @columns_dispatch_0()
// KERNEL-NOT: linalg.
func.func @columns(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = tensor.empty() : tensor<3x2xf32>
  %1 = linalg.softmax dimension(0) ins(%a : tensor<3x2xf32>) outs(%0 : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @rows(
// CHECK:       fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<?xf32>)
// CHECK:       tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xf32>
// CHECK-NOT:   linalg.softmax
// ROWS: 2x4xf32=[0.25 0.25 0.25 0.25][0.25 0.25 0.25 0.25]
func.func @rows(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = tensor.empty(%m, %n) : tensor<?x?xf32>
  %1 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
