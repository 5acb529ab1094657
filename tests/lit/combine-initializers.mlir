// What initializers compute for globals is computed by the functions that load them.

// RUN: cgc opt %s --pass-pipeline=combine-initializers,canonicalize --verify-each | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=CombineInitializersPass -o %t.mlir
// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc run %s --device=interp --function=main --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=MAIN
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=main --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=MAIN
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=other --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=OTHER
// RUN: cgc opt %s | cgc opt - --pass-pipeline=combine-initializers,canonicalize | FileCheck %s
// RUN: not cgc opt %S/Inputs/combine-initializers-errors.mlir --split-input-file --pass-pipeline=combine-initializers 2>&1 | FileCheck %S/Inputs/combine-initializers-errors.mlir
// MAIN: 4xf32=3 10 21 36
// OTHER: 4xf32=1 2 3 4

// CHECK-NOT: util.initializer
// CHECK: util.global private @more = dense
// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = call @double
// CHECK-NEXT: %[[M:.*]] = util.global.load @more
// CHECK: %[[E:.*]] = stablehlo.add %[[D]], %{{.*}}
// CHECK: stablehlo.multiply %arg0, %[[E]]
// CHECK-LABEL: func.func @other
// CHECK-NOT: stablehlo
util.global private @weights : tensor<4xf32>
util.global private mutable @more = dense<1.0> : tensor<4xf32>
util.global private @unused : tensor<4xf32>
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.add %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
util.initializer {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %d = func.call @double(%c) : (tensor<4xf32>) -> tensor<4xf32>
  util.global.store %d, @weights : tensor<4xf32>
  util.return
}
util.initializer {
  %one = util.global.load @more : tensor<4xf32>
  %w = util.global.load @weights : tensor<4xf32>
  %d = stablehlo.add %w, %one : tensor<4xf32>
  util.global.store %d, @weights : tensor<4xf32>
  util.initializer.return
}
util.initializer {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  util.global.store %c, @unused : tensor<4xf32>
  util.return
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %w = util.global.load @weights : tensor<4xf32>
  %y = stablehlo.multiply %x, %w : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
