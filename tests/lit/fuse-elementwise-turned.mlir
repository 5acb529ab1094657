// A product that only a transpose reads gives its result in that order, its sides in each other's place: gradients of weights, weights by values. Not
// where others read it, where the last dim stays the last, or where both sides of f32 would lie across their loops then.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s %validate --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse' >%t
// RUN: cgc run %s --function=gradient --device=interp --target=hopper --compare --print-limit=1 --input=40x33xf32=random:1 --input=40x17xf32=random:2 | FileCheck %s --check-prefix=SAME
// SAME: worst difference {{0|[0-9.]+e-0[5-9]}}

// CHECK-LABEL: func.func public @gradient(
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
// CHECK-SAME: ins(%arg1, %arg0 : tensor<40x17xf32>, tensor<40x33xf32>) outs(%{{.*}} : tensor<17x33xf32>)
// CHECK: %[[M:.*]] = arith.mulf %{{.*}}, %{{.*}}
// CHECK: return %{{.*}} : tensor<17x33xf32>
func.func public @gradient(%g: tensor<40x33xf32>, %x: tensor<40x17xf32>) -> tensor<17x33xf32> {
  %d = stablehlo.dot_general %g, %x, contracting_dims = [0] x [0] : (tensor<40x33xf32>, tensor<40x17xf32>) -> tensor<33x17xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<33x17xf32>) -> tensor<17x33xf32>
  return %t : tensor<17x33xf32>
}

// CHECK-LABEL: func.func public @values(
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>],
// CHECK-SAME: ins(%arg1, %arg0 : tensor<2x5x24xf16>, tensor<24x2x16xf16>) outs(%{{.*}} : tensor<2x5x16xf32>)
// CHECK: arith.truncf
// CHECK: return %{{.*}} : tensor<2x5x16xf16>
func.func public @values(%v: tensor<24x2x16xf16>, %p: tensor<2x5x24xf16>) -> tensor<2x5x16xf16> {
  %d = stablehlo.dot_general %v, %p, batching_dims = [1] x [0], contracting_dims = [0] x [2] : (tensor<24x2x16xf16>, tensor<2x5x24xf16>) -> tensor<2x16x5xf16>
  %t = stablehlo.transpose %d, dims = [0, 2, 1] : (tensor<2x16x5xf16>) -> tensor<2x5x16xf16>
  return %t : tensor<2x5x16xf16>
}

// CHECK-LABEL: func.func public @words(
// CHECK: linalg.matmul ins(%arg0, %arg1 : tensor<8x12xf32>, tensor<12x20xf32>)
func.func public @words(%x: tensor<8x12xf32>, %y: tensor<12x20xf32>) -> tensor<20x8xf32> {
  %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8x12xf32>, tensor<12x20xf32>) -> tensor<8x20xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<8x20xf32>) -> tensor<20x8xf32>
  return %t : tensor<20x8xf32>
}

// CHECK-LABEL: func.func public @bytes(
// CHECK: linalg.generic {{.*}} ins(%arg1, %arg0 : tensor<12x20xi8>, tensor<8x12xi8>) outs(%{{.*}} : tensor<20x8xi32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %arg2 : tensor<20x8xi32>, tensor<20x8xi32>)
func.func public @bytes(%x: tensor<8x12xi8>, %y: tensor<12x20xi8>, %z: tensor<20x8xi32>) -> tensor<20x8xi32> {
  %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8x12xi8>, tensor<12x20xi8>) -> tensor<8x20xi32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<8x20xi32>) -> tensor<20x8xi32>
  %s = stablehlo.add %t, %z : tensor<20x8xi32>
  return %s : tensor<20x8xi32>
}

// CHECK-LABEL: func.func public @both(
// CHECK: linalg.matmul_transpose_a ins(%arg0, %arg1 :
func.func public @both(%g: tensor<40x33xf32>, %x: tensor<40x17xf32>) -> (tensor<17x33xf32>, tensor<33x17xf32>) {
  %d = stablehlo.dot_general %g, %x, contracting_dims = [0] x [0] : (tensor<40x33xf32>, tensor<40x17xf32>) -> tensor<33x17xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<33x17xf32>) -> tensor<17x33xf32>
  return %t, %d : tensor<17x33xf32>, tensor<33x17xf32>
}

// CHECK-LABEL: func.func public @rows(
// CHECK: linalg.batch_matmul ins(%arg0, %arg1 :
func.func public @rows(%x: tensor<3x8x12xf32>, %y: tensor<3x12x20xf32>) -> tensor<8x3x20xf32> {
  %d = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x8x12xf32>, tensor<3x12x20xf32>) -> tensor<3x8x20xf32>
  %t = stablehlo.transpose %d, dims = [1, 0, 2] : (tensor<3x8x20xf32>) -> tensor<8x3x20xf32>
  return %t : tensor<8x3x20xf32>
}

// Tiles are given for loops in their order.
// CHECK-LABEL: func.func public @tiled(
// CHECK: linalg.matmul_transpose_a {lowering_config = {{.*}}} ins(%arg0, %arg1 :
func.func public @tiled(%g: tensor<40x33xf32>, %x: tensor<40x17xf32>) -> tensor<17x33xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<33x17xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<33x17xf32>) -> tensor<33x17xf32>
  %d = linalg.matmul_transpose_a {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[32, 16, 0]]>} ins(%g, %x : tensor<40x33xf32>, tensor<40x17xf32>) outs(%z : tensor<33x17xf32>) -> tensor<33x17xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<33x17xf32>) -> tensor<17x33xf32>
  return %t : tensor<17x33xf32>
}
