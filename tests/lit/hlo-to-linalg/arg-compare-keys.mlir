// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},hlo-to-linalg' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg' | FileCheck %s --check-prefix=WORDS
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper,vulkan1.1},hlo-to-linalg' | FileCheck %s --check-prefix=WORDS
// RUN: cgc compile %s --target=hopper --emit=figures -o - | FileCheck %s --check-prefix=FIGURES

// One reduction of keys where every target has 64-bit integers: NaNs are all ones, zeros are one, negative numbers are turned over.
// CHECK-LABEL: func.func @argmin
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]{{.*}} outs(%{{.*}} : tensor<333xi64>)
// CHECK: ^bb0(%[[X:.*]]: f32, %[[I:.*]]: i32, %[[ACC:.*]]: i64):
// CHECK: arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK: %[[ORDER:.*]] = arith.select %[[NAN]], %c-1_i32{{.*}}, %{{.*}} : i32
// CHECK: %[[LOW:.*]] = arith.xori %[[I]], %c-1_i32{{.*}} : i32
// CHECK: %[[WIDE:.*]] = arith.extui %[[ORDER]] : i32 to i64
// CHECK: %[[HIGH:.*]] = arith.shli %[[WIDE]], %c32_i64
// CHECK: arith.extui %[[LOW]] : i32 to i64
// CHECK: arith.maxui %[[ACC]], %{{.*}} : i64
// CHECK: arith.trunci
// WORDS-LABEL: func.func @argmin
// WORDS-NOT: i64
// WORDS: arith.minimumf
// WORDS: arith.minsi
// What is read is read once: one kernel for the parts, one for their greatest keys.
// FIGURES: argmin_dispatch_0: VectorDistribute
// FIGURES: argmin_dispatch_1
// FIGURES-NOT: argmin_dispatch_2
func.func @argmin(%x: tensor<20000x333xf32>) -> tensor<333xi32> {
  %i = stablehlo.iota dim = 0 : tensor<20000x333xi32>
  %inf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %inf), (%i init: %c) across dimensions = [0]
    : (tensor<20000x333xf32>, tensor<20000x333xi32>, tensor<f32>, tensor<i32>) -> (tensor<333xf32>, tensor<333xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>)  {
    %lt = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %first = stablehlo.or %lt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %before = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %before : tensor<i1>
    %mine = stablehlo.or %first, %tie : tensor<i1>
    %value = stablehlo.select %first, %a, %b : tensor<i1>, tensor<f32>
    %index = stablehlo.select %mine, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %value, %index : tensor<f32>, tensor<i32>
  }
  return %r#1 : tensor<333xi32>
}
