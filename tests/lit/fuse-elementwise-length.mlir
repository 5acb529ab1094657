// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,fuse-elementwise' | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - 2>&1 | FileCheck %s --check-prefix=KERNELS

// What is too long for one kernel is two, each by its own pipeline.
// CHECK-LABEL: func.func @long
// CHECK:       %[[A:.*]] = linalg.generic
// CHECK-COUNT-6: math.tan
// CHECK:       linalg.generic {{.*}} ins(%[[A]]
// CHECK-COUNT-6: math.tan
// CHECK:       linalg.generic
// CHECK-COUNT-2: math.tan
// CHECK-NOT:   linalg.generic
// KERNELS-NOT: gives way
// KERNELS-COUNT-2: hal.executable.export
// KERNELS-NOT: gives way
func.func @long(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = stablehlo.tan %x : tensor<64xf32>
  %1 = stablehlo.tan %0 : tensor<64xf32>
  %2 = stablehlo.tan %1 : tensor<64xf32>
  %3 = stablehlo.tan %2 : tensor<64xf32>
  %4 = stablehlo.tan %3 : tensor<64xf32>
  %5 = stablehlo.tan %4 : tensor<64xf32>
  %6 = stablehlo.tan %5 : tensor<64xf32>
  %7 = stablehlo.tan %6 : tensor<64xf32>
  %8 = stablehlo.tan %7 : tensor<64xf32>
  %9 = stablehlo.tan %8 : tensor<64xf32>
  %10 = stablehlo.tan %9 : tensor<64xf32>
  %11 = stablehlo.tan %10 : tensor<64xf32>
  %12 = stablehlo.tan %11 : tensor<64xf32>
  %13 = stablehlo.tan %12 : tensor<64xf32>
  return %13 : tensor<64xf32>
}
