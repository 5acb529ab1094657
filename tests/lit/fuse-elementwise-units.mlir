// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,fuse-elementwise,canonicalize' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='hlo-to-linalg,canonicalize,fuse-elementwise,canonicalize' >%t

// Reductions over dims of size 1 alone join what is elementwise.
// CHECK-LABEL: func.func @chain
// CHECK:       linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1
// CHECK:         arith.mulf
// CHECK:         arith.addf
// CHECK:         math.tanh
// CHECK:         arith.maximumf
// CHECK-NOT:   linalg.generic
func.func @chain(%x: tensor<4x1xf32>, %y: tensor<1x5xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<4x1xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
  %1 = stablehlo.tanh %0 : tensor<4x5xf32>
  %2 = stablehlo.reshape %1 : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<4x5x1xf32>, tensor<f32>) -> tensor<4x5xf32>
  return %3 : tensor<4x5xf32>
}

// One that has more to reduce stays.
// CHECK-LABEL: func.func @more
// CHECK:       iterator_types = ["parallel", "reduction", "reduction"]
func.func @more(%x: tensor<4x1x5xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x5xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A sum of loops, one of which is over one element, reads an array that is longer than the other.
// CHECK-LABEL: func.func @longer_than_its_loop
// CHECK: iterator_types = ["reduction", "parallel"]
func.func @longer_than_its_loop(%a: tensor<9xf32>, %b: tensor<1xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1 + d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["reduction", "parallel"]} ins(%a, %b : tensor<9xf32>, tensor<1xf32>) outs(%c : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %z : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
