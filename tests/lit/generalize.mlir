// RUN: cgc opt %s --pass-pipeline='generalize' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='generalize' --validate > /dev/null

// CHECK-LABEL: func.func @matmul
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : f32) outs
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 :
// CHECK: arith.mulf
// CHECK: arith.addf
func.func @matmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// Strides and dilations are in the map; attributes that are not the op's own stay.
// CHECK-LABEL: func.func @conv
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5 * 3, d6)>
// CHECK-SAME: my.note = "kept"
func.func @conv(%a: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, my.note = "kept"}
    ins(%a, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
  return %0 : tensor<1x4x2x4xf32>
}

// CHECK-LABEL: func.func @others
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: linalg.generic
// CHECK: math.absf
// CHECK: linalg.generic {{.*}}"parallel", "reduction"
// CHECK: arith.maximumf
func.func @others(%a: tensor<4x6xf32>, %t: tensor<6x4xf32>, %r: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x6xf32>) outs(%t : tensor<6x4xf32>) permutation = [1, 0]
  %1 = linalg.map ins(%0 : tensor<6x4xf32>) outs(%t : tensor<6x4xf32>)
    (%x: f32) {
      %y = math.absf %x : f32
      linalg.yield %y : f32
    }
  %2 = linalg.reduce ins(%1 : tensor<6x4xf32>) outs(%r : tensor<6xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %m = arith.maximumf %x, %acc : f32
      linalg.yield %m : f32
    }
  return %2 : tensor<6xf32>
}
