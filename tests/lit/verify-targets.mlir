// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},verify-targets' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=c},verify-targets' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=sm_80},verify-targets' 2>&1 | FileCheck %s --check-prefix=BACKEND
// RUN: not cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.3},verify-targets' 2>&1 | FileCheck %s --check-prefix=TYPE

// CHECK: func.func @wide
// BACKEND: target 'sm_80', whose backend 'cuda' is not registered
// TYPE: verify-targets.mlir:[[@LINE+3]]:{{[0-9]+}}: error: element type f64 needs the feature shaderFloat64; target 'vulkan1.3' does not have it
module {
  func.func @wide() {
    %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4xf64>>
    %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<4xf64>>
    %2 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf64>> -> tensor<4xf64>
    flow.dispatch.tensor.store %2, %1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf64> -> !flow.dispatch.tensor<writeonly:tensor<4xf64>>
    return
  }
}
