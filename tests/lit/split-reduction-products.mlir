// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=64}' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=132}' | FileCheck %s --check-prefix=TURNS
// RUN: %unsanitized cgc run %s --function=ragged --device=interp --target=hopper --compare --print-limit=1 --input=77x1003xf32=random --input=1003x65xf32=random --input=65xf32=random | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: cgc compile %s --target=c-avx2 --print-ir-after=split-reduction -o %t.c 2>&1 | FileCheck %s --check-prefix=CPU
// SAME: compare result[0]: worst difference

// A product whose tiles are fewer than the device's units: two parts a unit, down to sums of 128.
// CHECK-LABEL: func.func @wide(
// CHECK:         tensor.expand_shape %arg0 {{.*}} : tensor<64x1024xf32> into tensor<64x8x128xf32>
func.func @wide(%a: tensor<64x1024xf32>, %b: tensor<1024x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x1024xf32>, tensor<1024x128xf32>) outs(%c : tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// Results for less than a workgroup: sums of 256.
// CHECK-LABEL: func.func @narrow(
// CHECK:         tensor.expand_shape %arg0 {{.*}} : tensor<16x1024xf32> into tensor<16x4x256xf32>
func.func @narrow(%a: tensor<16x1024xf32>, %b: tensor<1024x128xf32>, %c: tensor<16x128xf32>) -> tensor<16x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x1024xf32>, tensor<1024x128xf32>) outs(%c : tensor<16x128xf32>) -> tensor<16x128xf32>
  return %0 : tensor<16x128xf32>
}

// Tiles of 64 rows and columns would have a turn and a half on 132 units. The parts are what takes least time with their sum, which is element by
// element: what follows is fused with it.
// TURNS-LABEL: func.func @turns(
// TURNS:         tensor.expand_shape %arg0 {{.*}} : tensor<1024x768xf32> into tensor<1024x4x192xf32>
// TURNS:         %[[P:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction"]
// TURNS:         tensor.extract_slice %[[P]][0, 0, 0] [1, 1024, 768] [1, 1, 1]
// TURNS:         tensor.extract_slice %[[P]][3, 0, 0] [1, 1024, 768] [1, 1, 1]
// TURNS:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%arg2, %{{.*}} : tensor<1024x768xf32>, tensor<1x1024x768xf32>, tensor<1x1024x768xf32>, tensor<1x1024x768xf32>, tensor<1x1024x768xf32>)
// TURNS-COUNT-4:   arith.addf
// TURNS-NOT:       arith.addf
// TURNS:           linalg.yield
func.func @turns(%a: tensor<1024x768xf32>, %b: tensor<768x768xf32>, %c: tensor<1024x768xf32>) -> tensor<1024x768xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%c : tensor<1024x768xf32>) -> tensor<1024x768xf32>
  return %0 : tensor<1024x768xf32>
}

// Short sums are better whole.
// TURNS-LABEL: func.func @short(
// TURNS:         linalg.matmul
// TURNS-NOT:     linalg.generic
// TURNS:         return
func.func @short(%a: tensor<1024x256xf32>, %b: tensor<256x768xf32>, %c: tensor<1024x768xf32>) -> tensor<1024x768xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1024x256xf32>, tensor<256x768xf32>) outs(%c : tensor<1024x768xf32>) -> tensor<1024x768xf32>
  return %0 : tensor<1024x768xf32>
}

// A length that nothing divides well: 4406 is twice a prime. A few elements are left over.
// TURNS-LABEL: func.func @prime(
// TURNS:         tensor.expand_shape {{.*}} : tensor<194x{{[0-9]+}}xf32> into tensor<194x33x{{[0-9]+}}xf32>
// TURNS:         linalg.matmul ins({{.*}}) outs(%arg2
func.func @prime(%a: tensor<194x4406xf32>, %b: tensor<4406x115xf32>, %c: tensor<194x115xf32>) -> tensor<194x115xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<194x4406xf32>, tensor<4406x115xf32>) outs(%c : tensor<194x115xf32>) -> tensor<194x115xf32>
  return %0 : tensor<194x115xf32>
}

// Parts, what they leave over, their sum and a bias.
func.func @ragged(%a: tensor<77x1003xf32>, %b: tensor<1003x65xf32>, %c: tensor<65xf32>) -> tensor<77x65xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<77x1003xf32>, tensor<1003x65xf32>) -> tensor<77x65xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<65xf32>) -> tensor<77x65xf32>
  %2 = stablehlo.add %0, %1 : tensor<77x65xf32>
  return %2 : tensor<77x65xf32>
}

// A CPU has few threads: tiles enough for them are better whole.
// CPU-LABEL: func.func public @layer(
// CPU-NOT:     linalg.generic
// CPU:         linalg.matmul
// CPU-NOT:     linalg.generic
// CPU:         return
func.func public @layer(%a: tensor<128x784xf32>, %b: tensor<784x512xf32>, %c: tensor<128x512xf32>) -> tensor<128x512xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x784xf32>, tensor<784x512xf32>) outs(%c : tensor<128x512xf32>) -> tensor<128x512xf32>
  return %0 : tensor<128x512xf32>
}
