// RUN: cgc compile %s --target=c-avx2 --print-ir-after=unroll-vectors -o %t.c 2>&1 | FileCheck %s
// RUN: cgc run %s --function=across --device=c --target=c-avx2 --input=61x96xf32=random:1 --input=61x77xf32=random:2 --compare --print-limit=1
// RUN: cgc run %s --function=scaled --device=c --target=c-avx2 --input=96x61xf32=random:1 --input=61x120xf32=random:2 --input=96xf32=random:3 --compare --print-limit=1
// RUN: cgc run %s --function=steps --device=c --target=c-avx2 --input=33x4xf32=random:1 --input=4x77xf32=random:2 --compare --print-limit=1

// The left side's elements are taken one by one, so that its vectors, of four rows or steps, do not make those of the columns narrower: in the body
// with guards, neither, where selections stand in between.
// CHECK-LABEL: func.func @across_dispatch_0
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: vector<4xf32>
// CHECK-LABEL: func.func @steps_dispatch_0
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: vector<4xf32>
// Nor does what is the same for a row: four scales.
// CHECK-LABEL: func.func @scaled_dispatch_0
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: vector<4xf32>
func.func @across(%a: tensor<61x96xf32>, %b: tensor<61x77xf32>) -> tensor<96x77xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<61x96xf32>, tensor<61x77xf32>) -> tensor<96x77xf32>
  return %r : tensor<96x77xf32>
}

func.func @steps(%a: tensor<33x4xf32>, %b: tensor<4x77xf32>) -> tensor<33x77xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x4xf32>, tensor<4x77xf32>) -> tensor<33x77xf32>
  return %r : tensor<33x77xf32>
}

func.func @scaled(%a: tensor<96x61xf32>, %b: tensor<61x120xf32>, %s: tensor<96xf32>) -> tensor<96x120xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<96x61xf32>, tensor<61x120xf32>) -> tensor<96x120xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<96xf32>) -> tensor<96x120xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<96x120xf32>
  return %2 : tensor<96x120xf32>
}
