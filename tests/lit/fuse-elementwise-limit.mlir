// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},hlo-to-linalg,fuse-elementwise' | FileCheck %s

// A kernel of vulkan1.0 binds four buffers: fusion stops at three inputs and an output.
// CHECK-LABEL: func.func @five
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1, %arg2 :
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %arg3 :
func.func @five(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  %1 = stablehlo.add %0, %c : tensor<8xf32>
  %2 = stablehlo.add %1, %d : tensor<8xf32>
  return %2 : tensor<8xf32>
}
