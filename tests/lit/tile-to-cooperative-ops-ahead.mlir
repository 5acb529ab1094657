// What an epilogue reads of whole rows is read before its rounds: behind a short sum all of it before the sum, where a thread can hold it so long,
// else some rounds ahead from the barrier on.
// RUN: cgc compile %s --target=hopper --print-ir-after=tile-to-cooperative-ops -o %t.spv 2>&1 | FileCheck %s

// CHECK-LABEL: func.func @short
// CHECK-COUNT-4: vector.load %{{.*}} : memref<128x64xf16>, vector<4xf16>
// CHECK-NOT: memref<128x64xf16>, vector<4xf16>
// CHECK: gpu.barrier
// CHECK: gpu.subgroup_mma_compute
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>)
// CHECK-NOT: vector.load
// CHECK: scf.yield
func.func public @short(%x: tensor<128x64xf16>, %w: tensor<64x64xf16>, %r: tensor<128x64xf16>) -> tensor<128x64xf16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<128x64xf16>, tensor<64x64xf16>) -> tensor<128x64xf16>
  %s = stablehlo.add %y, %r : tensor<128x64xf16>
  return %s : tensor<128x64xf16>
}

// CHECK-LABEL: func.func @long
// CHECK: gpu.subgroup_mma_compute
// CHECK: gpu.barrier
// CHECK: vector.load %{{.*}} : memref<2048x1024xf32>, vector<4xf32>
// CHECK: gpu.subgroup_mma_store_matrix
func.func public @long(%x: tensor<2048x544xf16>, %w: tensor<544x1024xf16>, %r: tensor<2048x1024xf32>) -> tensor<2048x1024xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2048x544xf16>, tensor<544x1024xf16>) -> tensor<2048x1024xf32>
  %s = stablehlo.add %y, %r : tensor<2048x1024xf32>
  return %s : tensor<2048x1024xf32>
}

// CHECK-LABEL: func.func @many
// CHECK: scf.for {{.*}} -> (vector<4xf32>
// CHECK-NEXT: %[[NEXT:.*]] = arith.addi %arg0, %c2
// CHECK-NEXT: arith.minui %[[NEXT]]
func.func public @many(%x: tensor<128x64xf16>, %w: tensor<64x64xf16>, %r: tensor<128x64xf32>, %s: tensor<128x64xf32>, %t: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<128x64xf16>, tensor<64x64xf16>) -> tensor<128x64xf32>
  %a = stablehlo.add %y, %r : tensor<128x64xf32>
  %b = stablehlo.add %a, %s : tensor<128x64xf32>
  %c = stablehlo.add %b, %t : tensor<128x64xf32>
  return %c : tensor<128x64xf32>
}
