// What is computed from a product's elements is computed of four of a row at once, and what lies along the rows alone once for all of a thread's rows;
// so are results of long sums stored, those of short ones as matrices. Rows that are no whole pieces are stored element by element.
// RUN: cgc compile %s --target=hopper --print-ir-after=tile-to-cooperative-ops -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=hopper --emit=mlir -o - | FileCheck %s --check-prefix=LAST
// RUN: cgc run %s --device=interp --target=hopper --function=bias --input=64x64xf16=0.5 --input=64x128xf16=0.25 --input=128xbf16=1.5 | FileCheck %s --check-prefix=BIAS
// RUN: cgc run %s --device=interp --target=hopper --function=odd --input=64x64xf16=0.5 --input=64x126xf16=0.25 --input=126xf16=-1 | FileCheck %s --check-prefix=ODD

// CHECK-LABEL: func.func @bias
// CHECK: gpu.subgroup_mma_compute
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} : !gpu.mma_matrix<16x16xf32, "COp">, memref<{{.*}}xvector<4xi32>, 3>
// CHECK: %[[P:.*]] = vector.bitcast %{{.*}} : vector<4xi32> to vector<4xf32>
// CHECK: vector.load %{{.*}} : memref<128xbf16>, vector<4xbf16>
// CHECK: arith.truncf %[[P]] : vector<4xf32> to vector<4xf16>
// CHECK: arith.addf {{.*}} : vector<4xf16>
// CHECK: vector.store {{.*}} : memref<64x128xf16>, vector<4xf16>
// LAST-LABEL: func.func @bias
// LAST: gpu.subgroup_mma_store_matrix
// LAST: memref.load {{.*}} : memref<32xvector<4xi16>>
// LAST: scf.for
// LAST-NOT: memref.load {{.*}} : memref<32xvector<4xi16>>
// LAST: memref.store {{.*}} : memref<2048xvector<4xf16>>
// BIAS: 64x128xf16=[9.5 9.5
func.func public @bias(%x: tensor<64x64xf16>, %w: tensor<64x128xf16>, %b: tensor<128xbf16>) -> tensor<64x128xf16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf16>, tensor<64x128xf16>) -> tensor<64x128xf16>
  %h = stablehlo.convert %b : (tensor<128xbf16>) -> tensor<128xf16>
  %c = stablehlo.broadcast_in_dim %h, dims = [1] : (tensor<128xf16>) -> tensor<64x128xf16>
  %r = stablehlo.add %y, %c : tensor<64x128xf16>
  return %r : tensor<64x128xf16>
}

// CHECK-LABEL: func.func @long
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} : !gpu.mma_matrix<16x16xf32, "COp">, memref<{{.*}}xvector<4xi32>, 3>
// CHECK: vector.store {{.*}} : memref<2048x2048xf32>, vector<4xf32>
func.func public @long(%x: tensor<2048x512xf16>, %w: tensor<512x2048xf16>) -> tensor<2048x2048xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2048x512xf16>, tensor<512x2048xf16>) -> tensor<2048x2048xf32>
  return %y : tensor<2048x2048xf32>
}

// Sums of 16 bits lie in pieces of eight.
// CHECK-LABEL: func.func @halves
// CHECK: scf.for
// CHECK: } {cg.unroll = false}
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} : !gpu.mma_matrix<16x16xf16, "COp">, memref<{{.*}}xvector<4xi32>, 3>
// CHECK: %[[P:.*]] = vector.shuffle %[[V:.*]], %[[V]] [0, 1] : vector<4xi32>, vector<4xi32>
// CHECK: vector.bitcast %[[P]] : vector<2xi32> to vector<4xf16>
// CHECK: vector.shuffle %[[V]], %[[V]] [2, 3] : vector<4xi32>, vector<4xi32>
// LAST-LABEL: func.func @halves
// LAST: memref.store {{.*}} : memref<{{.*}}xvector<4xi32>>
func.func public @halves(%x: tensor<2048x512xf16>, %w: tensor<512x2048xf16>) -> tensor<2048x2048xf16> {
  %c = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%c : f16) outs(%e : tensor<2048x2048xf16>) -> tensor<2048x2048xf16>
  %y = linalg.matmul ins(%x, %w : tensor<2048x512xf16>, tensor<512x2048xf16>) outs(%z : tensor<2048x2048xf16>) -> tensor<2048x2048xf16>
  return %y : tensor<2048x2048xf16>
}

// CHECK-LABEL: func.func @short
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} : !gpu.mma_matrix<16x16xf32, "COp">, memref<8192xf32>
// CHECK-NOT: vector.store
func.func public @short(%x: tensor<64x64xf16>, %w: tensor<64x128xf16>) -> tensor<64x128xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf16>, tensor<64x128xf16>) -> tensor<64x128xf32>
  return %y : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @odd
// CHECK: gpu.subgroup_mma_store_matrix
// CHECK: memref.store {{.*}} : memref<64x126xf16>
// CHECK-NOT: vector.store
// ODD: 64x126xf16=[7 7
func.func public @odd(%x: tensor<64x64xf16>, %w: tensor<64x126xf16>, %b: tensor<126xf16>) -> tensor<64x126xf16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf16>, tensor<64x126xf16>) -> tensor<64x126xf16>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<126xf16>) -> tensor<64x126xf16>
  %r = stablehlo.add %y, %c : tensor<64x126xf16>
  return %r : tensor<64x126xf16>
}
