// 64-bit integers are divided by multiplying, where a target has them but is not trusted to divide them: by a known number one high word.
// RUN: cgc compile %s --target=hopper --print-ir-after=expand-arith -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --print-ir-after=expand-arith -o %t.spv 2>&1 | FileCheck %s --check-prefix=WORDS
// RUN: cgc run %s --device=interp --target=hopper --input=7xi64=-9223372036854775808,-7,0,5,100,9223372036854775807,-1 \
// RUN:   --input=7xi64=-1,2,3,-5,7,-9223372036854775808,9223372036854775807 | FileCheck %s --check-prefix=RESULT

// CHECK-LABEL: func.func @main_dispatch_0
// CHECK-NOT: arith.divsi
// CHECK: arith.uitofp %{{.*}} : i64 to f32
// CHECK: arith.mului_extended
// CHECK: arith.mului_extended
// CHECK: %{{.*}}, %[[Q:.*]] = arith.mului_extended
// CHECK: arith.muli %[[Q]], %[[B:.*]] : i64
// CHECK: arith.cmpi ult, %{{.*}}, %[[B]]
// CHECK: %c3689348814741910323_i64 = arith.constant
// CHECK: %{{.*}}, %{{.*}} = arith.mului_extended %{{.*}}, %c3689348814741910323_i64
// CHECK-NOT: arith.divsi

// WORDS: arith.divsi %{{.*}} : i64

// RESULT: 7xi64=-9223372036854775808 -3 0 -1 14 0 0
// RESULT: 7xi64=-1844674407370955166 -6 -5 -4 15 1844674407370955156 -5
func.func @main(%a: tensor<7xi64>, %b: tensor<7xi64>) -> (tensor<7xi64>, tensor<7xi64>) {
  %0 = stablehlo.divide %a, %b : tensor<7xi64>
  %c5 = stablehlo.constant dense<5> : tensor<7xi64>
  %1 = stablehlo.divide %a, %c5 : tensor<7xi64>
  %2 = stablehlo.subtract %1, %c5 : tensor<7xi64>
  return %0, %2 : tensor<7xi64>, tensor<7xi64>
}
