// RUN: cgc run %top/tests/launch/layouts.mlir --device=interp --target=vulkan1.1 --compare --function=product --input=10x8xf32=random:1 --input=8x12xf32=random:2 --input=12xf32=random:3
// RUN: cgc run %top/tests/launch/layouts.mlir --device=interp --target=vulkan1.1 --compare --function=planes --input=4x5xf32=random:1 --input=4x5xf32=random:2
// RUN: cgc run %top/tests/launch/layouts.mlir --device=interp --target=vulkan1.1 --compare --function=views --input=4x6xf32=random:1
// RUN: cgc run %s --device=interp --target=vulkan1.1 --input=2x3xi32=1,2,3,4,5,6 | FileCheck %s

// Kernels on a host's own layouts, interpreted: rows with gaps, turned matrices, planes that interleave, all where the host says.
// CHECK: 2x3xi32=[2 4 6][8 10 12]
// CHECK: 3x2xi32=[1 4][2 5][3 6]
func.func @main(%a: tensor<2x3xi32> {codegen.strides = array<i64: 5, 1>, codegen.offset = 64 : i64})
    -> (tensor<2x3xi32> {codegen.strides = array<i64: 1, 2>}, tensor<3x2xi32> {codegen.strides = array<i64: 7, 3>}) {
  %0 = stablehlo.add %a, %a : tensor<2x3xi32>
  %1 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %0, %1 : tensor<2x3xi32>, tensor<3x2xi32>
}
