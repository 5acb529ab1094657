// tensor.pack and tensor.unpack, and the names of today: the device computes what the interpreter does with the ops themselves.

// RUN: cgc opt %s --pass-pipeline=decompose-pack-unpack-ops --verify-each | FileCheck %s
// RUN: cgc run %s --function=pack --device=interp --target=vulkan1.3 --compare --input=8x16xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=padded --device=interp --target=vulkan1.3 --compare --input=7x77xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=unpack --device=interp --target=vulkan1.3 --compare --input=10x4x2x8xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=there_and_back --device=interp --target=vulkan1.3 --input=3x5xi8=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 | FileCheck %s --check-prefix=BACK
// RUN: cgc run %s --function=small --device=interp --target=vulkan1.3 --input=5xi32=1,2,3,4,5 | FileCheck %s --check-prefix=SMALL
// SAME: worst difference 0 at
// BACK: 3x5xi8=[1 2 3 4 5][6 7 8 9 10][11 12 13 14 15]
// SMALL: 3x2xi32=[1 2][3 4][5 9]

// CHECK-LABEL: func.func @pack
// CHECK-NOT: pack
// CHECK: linalg.generic
func.func @pack(%a: tensor<8x16xf32>) -> tensor<2x4x2x8xf32> {
  %e = tensor.empty() : tensor<2x4x2x8xf32>
  %p = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %e : tensor<8x16xf32> -> tensor<2x4x2x8xf32>
  return %p : tensor<2x4x2x8xf32>
}

// Tiles in another order, and places behind both ends.
// CHECK-LABEL: func.func @padded
// CHECK: scf.if
func.func @padded(%a: tensor<7x77xf32>) -> tensor<2x10x8x4xf32> {
  %e = tensor.empty() : tensor<2x10x8x4xf32>
  %z = arith.constant -1.5 : f32
  %p = tensor.pack %a padding_value(%z : f32) inner_dims_pos = [1, 0] inner_tiles = [8, 4] into %e : tensor<7x77xf32> -> tensor<2x10x8x4xf32>
  return %p : tensor<2x10x8x4xf32>
}

// What was padding is left out.
// CHECK-LABEL: func.func @unpack
// CHECK-NOT: unpack
func.func @unpack(%a: tensor<10x4x2x8xf32>) -> tensor<7x77xf32> {
  %e = tensor.empty() : tensor<7x77xf32>
  %p = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %e : tensor<10x4x2x8xf32> -> tensor<7x77xf32>
  return %p : tensor<7x77xf32>
}

func.func @there_and_back(%a: tensor<3x5xi8>) -> tensor<3x5xi8> {
  %e = tensor.empty() : tensor<2x3x2x2xi8>
  %f = tensor.empty() : tensor<3x5xi8>
  %z = arith.constant 0 : i8
  %p = linalg.pack %a padding_value(%z : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x5xi8> -> tensor<2x3x2x2xi8>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<2x3x2x2xi8> -> tensor<3x5xi8>
  return %u : tensor<3x5xi8>
}

func.func @small(%a: tensor<5xi32>) -> tensor<3x2xi32> {
  %e = tensor.empty() : tensor<3x2xi32>
  %z = arith.constant 9 : i32
  %p = tensor.pack %a padding_value(%z : i32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<5xi32> -> tensor<3x2xi32>
  return %p : tensor<3x2xi32>
}
