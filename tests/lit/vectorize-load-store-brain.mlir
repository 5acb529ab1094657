// Vectors of bf16 are those of 16-bit integers in memory; two of them, side by side, are words. What was rounded as a vector is not rounded again.
// RUN: cgc compile %s --target=hopper --emit=mlir -o - | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.0 --emit=mlir -o - | FileCheck %s --check-prefix=WORDS
// RUN: cgc run %s --device=interp --target=hopper --function=narrow --input=9xf32=1.00415,1.00390625,1.01171875,-0,3.4e38,nan,inf,1e-40,-2.5 | FileCheck %s --check-prefix=RESULT
// RUN: cgc run %s --device=interp --target=hopper --function=narrow8 --input=8xf32=1.00415,1.00390625,1.01171875,-0,3.4e38,nan,inf,-2.5 | FileCheck %s --check-prefix=RESULT8

// CHECK-LABEL: func.func @whole_dispatch_0
// CHECK: hal.interface.binding.subspan {{.*}} : memref<1024xvector<4xi16>>
// CHECK: memref.store %{{.*}}, %{{.*}} : memref<1024xvector<4xi16>>
// CHECK-NOT: memref.store {{.*}} : memref<4096xi16>
// WORDS-LABEL: func.func @whole_dispatch_0
// WORDS-NOT: vector<4xi16>
func.func public @whole(%a: tensor<4096xf32>) -> tensor<4096xbf16> {
  %0 = stablehlo.convert %a : (tensor<4096xf32>) -> tensor<4096xbf16>
  return %0 : tensor<4096xbf16>
}

// RESULT: 9xbf16=1.00781 1 1.01562 -0 inf nan inf 9.18355e-41 -2.5
func.func public @narrow(%a: tensor<9xf32>) -> tensor<9xbf16> {
  %0 = stablehlo.convert %a : (tensor<9xf32>) -> tensor<9xbf16>
  return %0 : tensor<9xbf16>
}

// RESULT8: 8xbf16=1.00781 1 1.01562 -0 inf nan inf -2.5
func.func public @narrow8(%a: tensor<8xf32>) -> tensor<8xbf16> {
  %0 = stablehlo.convert %a : (tensor<8xf32>) -> tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
