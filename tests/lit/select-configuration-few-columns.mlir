// Products of five to twelve columns: many rows in tiles of 16, fewer by lanes along the sum; of other widths, of halves and of short sums as ever.
// RUN: cgc compile %s --target=hopper --print-ir-after=select-configuration -o %t.spv 2>&1 | FileCheck %s

// CHECK-LABEL: func.func @many_dispatch_0
// CHECK: tile_sizes = {{\[\[}}16, 16, 0], [2, 4, 0], [0, 0, 32]], promote_operands = [0, 1]
func.func @many(%x: tensor<10000x256xf32>, %y: tensor<256x12xf32>) -> tensor<10000x12xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<10000x256xf32>, tensor<256x12xf32>) -> tensor<10000x12xf32>
  return %0 : tensor<10000x12xf32>
}
// CHECK-LABEL: func.func @fewer_dispatch_0
// CHECK: pipeline = VectorDistribute workgroup_size = [32, 1, 1]
// CHECK: tile_sizes = {{\[\[}}2, 16, 0], [0, 0, 0], [0, 0, 256]], thread_basis = [1, 2, 16]
func.func @fewer(%x: tensor<2000x500xf32>, %y: tensor<500x10xf32>) -> tensor<2000x10xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x10xf32>) -> tensor<2000x10xf32>
  return %0 : tensor<2000x10xf32>
}
// CHECK-LABEL: func.func @turned_dispatch_0
// CHECK: tile_sizes = {{\[\[}}2, 8, 0], [0, 0, 0], [0, 0, 512]], thread_basis = [1, 1, 32]
func.func @turned(%x: tensor<3000x1000xf32>, %y: tensor<7x1000xf32>) -> tensor<3000x7xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<3000x1000xf32>, tensor<7x1000xf32>) -> tensor<3000x7xf32>
  return %0 : tensor<3000x7xf32>
}
// CHECK-LABEL: func.func @short_dispatch_0
// CHECK-NOT: pipeline = VectorDistribute
func.func @short(%x: tensor<2000x32xf32>, %y: tensor<32x10xf32>) -> tensor<2000x10xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2000x32xf32>, tensor<32x10xf32>) -> tensor<2000x10xf32>
  return %0 : tensor<2000x10xf32>
}
