// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --implicit-check-not=error:

// One place holds one result.
func.func @host(%arg0: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<7x4xf32>) {
  // CHECK: tied-dispatch.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'flow.dispatch' op has two results that are tied to one operand
  %r:2 = flow.dispatch @outlined::@entry(%arg0) : (tensor<7x4xf32>) -> (%arg0, %arg0)
  return %r#0, %r#1 : tensor<7x4xf32>, tensor<7x4xf32>
}

func.func @other(%arg0: tensor<7x4xf32>) -> tensor<4x7xf32> {
  // CHECK: tied-dispatch.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'flow.dispatch' op has results that are tied to operands of other types
  %r = flow.dispatch @outlined::@entry(%arg0) : (tensor<7x4xf32>) -> %arg0 as tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
