// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,fuse-elementwise,form-dispatches,deduplicate-executables' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='assign-targets{targets=vulkan1.1},hlo-to-linalg,fuse-elementwise,form-dispatches,deduplicate-executables' >%t
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=LINKED

// Layers of one shape are dispatches of one executable, from any function; one with another function of the elements is its own.
// CHECK:         flow.executable private @layers_dispatch_0
// CHECK-NOT:     flow.executable private @layers_dispatch_1
// CHECK:         flow.executable private @layers_dispatch_2
// CHECK-LABEL:   func.func @layers(
// CHECK:         %[[A:.*]] = flow.dispatch @layers_dispatch_0::@layers_dispatch_0(%arg0, %arg1)
// CHECK:         %[[B:.*]] = flow.dispatch @layers_dispatch_0::@layers_dispatch_0(%arg1, %arg2)
// CHECK:         %[[C:.*]] = flow.dispatch @layers_dispatch_2::@layers_dispatch_2(%[[A]], %[[B]])
// CHECK:         return %[[C]]
// LINKED-COUNT-2: hal.executable.export
// LINKED-NOT:     hal.executable.export
func.func @layers(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %0 = stablehlo.dot %x, %v : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.maximum %0, %z : tensor<8x8xf32>
  %2 = stablehlo.dot %v, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.maximum %2, %z : tensor<8x8xf32>
  %4 = stablehlo.dot %1, %3 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.minimum %4, %z : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

// CHECK-NOT:     flow.executable
// CHECK-LABEL:   func.func @again(
// CHECK:         flow.dispatch @layers_dispatch_0::@layers_dispatch_0(%arg0, %arg1)
func.func @again(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %0 = stablehlo.dot %x, %v : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.maximum %0, %z : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
