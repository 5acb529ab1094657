// Rounds of a strided convolution have windows of one place each: every second element is fetched, next to each other, and read as vectors.
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=promote 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 | FileCheck %s --check-prefix=SAME

// CHECK: #[[TWICE:map[0-9]*]] = affine_map<(d0) -> (d0 * 2)>
// CHECK: #[[READ:map[0-9]*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3)>
// CHECK-LABEL: func.func @main_dispatch_0
// CHECK: %[[MEMORY:[0-9]+]] = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<1x[[C:[0-9]+]]x[[ROWS:[0-9]+]]x8xf32>
// CHECK: %[[COPY:[0-9]+]] = scf.forall (%{{.*}}, %[[H:[a-z0-9_]+]], %[[W:[a-z0-9_]+]]) in ([[C]], [[ROWS]], 8) shared_outs(%{{.*}} = %[[MEMORY]])
// CHECK-NEXT: affine.apply #[[TWICE]](%[[H]])
// CHECK: affine.apply #[[TWICE]](%[[W]])
// CHECK: tensor.extract_slice %[[COPY]][0, 0, %{{.*}}, %{{.*}}] [1, [[C]], 1, 4] [1, 1, 1, 1]
// CHECK: linalg.generic {indexing_maps = [#[[READ]], #
// SAME: worst difference {{0|[0-9.]+e-0[5-7]}} at
func.func @main(%x: tensor<2x32x15x16xf32>, %w: tensor<64x32x3x3xf32>) -> tensor<2x64x8x8xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x15x16xf32>, tensor<64x32x3x3xf32>) -> tensor<2x64x8x8xf32>
  return %0 : tensor<2x64x8x8xf32>
}
