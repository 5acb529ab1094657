// Products of 16-bit floats where there are no matrix units have tiles of their own: eight elements along the innermost loop, which are one read or
// write of 16 bytes, as four words. StableHLO's products sum in f32; a linalg op with f16 results sums in f16, by packed arithmetic.

// RUN: cgc compile %s --target=valhall --emit=mlir -o %t.mlir && FileCheck %s < %t.mlir
// RUN: cgc compile %s --target=valhall -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && FileCheck %s --check-prefix=JSON < %t.json
// RUN: cgc compile %s --target=adreno --emit=mlir -o - | FileCheck %s --check-prefix=ADRENO
// RUN: cgc compile %s --target=hopper --emit=mlir -o - | FileCheck %s --check-prefix=HOPPER
// RUN: cgc run %s --device=interp --target=valhall --function=conv --input=1x18x18x16xf16=1 --input=3x3x16x32xf16=0.5 | FileCheck %s --check-prefix=CONV
// RUN: %unsanitized cgc run %s --device=interp --target=valhall --function=own --compare --input=64x64xf16=1 --input=64x64xf16=random --input=64x64xf16=random | %unsanitized FileCheck %s --check-prefix=NEAR
// RUN: %unsanitized cgc run %s --device=interp --target=valhall --function=relu --compare --input=1000x24xf16=random --input=24x64xf16=random --input=64xf16=random | %unsanitized FileCheck %s --check-prefix=NEAR
// RUN: cgc run %s --device=interp --target=valhall --function=odd --compare --input=7x24xf16=random --input=24x77xf16=random | FileCheck %s --check-prefix=NEAR
// RUN: %unsanitized cgc run %s --device=interp --target=adreno --function=relu --compare --input=1000x24xf16=random --input=24x64xf16=random --input=64xf16=random | %unsanitized FileCheck %s --check-prefix=NEAR
// CONV: 1x16x16x32xf16=[{{\[\[}}72 72 72
// CONV-NOT: {{[= []([0-689]|7[013-9])}}
// NEAR: worst difference {{0|0.00.*|[0-9.]*e-0[4-9]}} at

// The text's packed convolution: 2 x 8 x 32 results for 4 x 2 x 2 threads, of 4 columns and 8 channels each. One step reads 4 vectors of the filter,
// of 16 bytes, and 4 of the image.
// JSON: "name": "conv_dispatch_0", "workgroup_size": [4, 2, 2]
// JSON-NEXT: "tile_sizes": {{\[\[}}0,2,8,32,0,0,0],[0,1,4,8,0,0,0],[0,0,0,0,1,1,4]], "registers": 56,
// CHECK-LABEL: func.func @conv_dispatch_0()
// CHECK-COUNT-4: memref.load %{{.*}} : memref<1296xvector<4xf16>>
// CHECK-COUNT-4: memref.load %{{.*}} : memref<576xvector<4xi32>>
// CHECK-COUNT-32: vector.fma {{.*}} : vector<4xf32>
// CHECK: %[[LOW:.*]] = vector.bitcast %{{.*}} : vector<4xf16> to vector<2xi32>
// CHECK: %[[HIGH:.*]] = vector.bitcast %{{.*}} : vector<4xf16> to vector<2xi32>
// CHECK: %[[ALL:.*]] = vector.shuffle %[[LOW]], %[[HIGH]] [0, 1, 2, 3] : vector<2xi32>, vector<2xi32>
// CHECK: memref.store %[[ALL]], %{{.*}} : memref<1024xvector<4xi32>>
// CHECK-NOT: memref.store {{.*}}f16
// CHECK-LABEL: func.func @own_dispatch_0()
// CHECK: memref.load %{{.*}} : memref<512xvector<4xi32>>
// CHECK-NOT: arith.extf
// CHECK-COUNT-16: vector.fma {{.*}} : vector<4xf16>
// CHECK-LABEL: func.func @relu_dispatch_0()
// CHECK: memref.load %{{.*}} : memref<192xvector<4xi32>>
// CHECK: memref.store %{{.*}} : memref<8000xvector<4xi32>>
// CHECK-LABEL: func.func @odd_dispatch_0()
// CHECK-NOT: vector<4xi32>
// CHECK: return

// Tiles that are copied to workgroup memory are read by 16 bytes.
// ADRENO-LABEL: func.func @own_dispatch_0()
// ADRENO: memref.load %{{.*}} : memref<512xvector<4xi32>>
// ADRENO-NOT: memref.load {{.*}} : memref<1024xvector<4xf16>>
// ADRENO: gpu.barrier
// HOPPER-NOT: vector<4xi32>{{.*}} : vector<4xi32> to vector<4xf16>
func.func @conv(%a: tensor<1x18x18x16xf16>, %b: tensor<3x3x16x32xf16>) -> tensor<1x16x16x32xf16> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x18x18x16xf16>, tensor<3x3x16x32xf16>) -> tensor<1x16x16x32xf16>
  return %0 : tensor<1x16x16x32xf16>
}
func.func @own(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %0 : tensor<64x64xf16>
}
func.func @relu(%a: tensor<1000x24xf16>, %b: tensor<24x64xf16>, %c: tensor<64xf16>) -> tensor<1000x64xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<1000x64xf16>
  %0 = stablehlo.dot %a, %b : (tensor<1000x24xf16>, tensor<24x64xf16>) -> tensor<1000x64xf16>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xf16>) -> tensor<1000x64xf16>
  %2 = stablehlo.add %0, %1 : tensor<1000x64xf16>
  %3 = stablehlo.maximum %2, %z : tensor<1000x64xf16>
  return %3 : tensor<1000x64xf16>
}
func.func @odd(%a: tensor<7x24xf16>, %b: tensor<24x77xf16>) -> tensor<7x77xf16> {
  %0 = stablehlo.dot %a, %b : (tensor<7x24xf16>, tensor<24x77xf16>) -> tensor<7x77xf16>
  return %0 : tensor<7x77xf16>
}
