// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --implicit-check-not=error:

// A result in an operand's place has that operand's sizes, which nothing here knows.
func.func @host(%arg0: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  // CHECK: tied-dispatch.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'flow.dispatch' op has results that are tied to operands
  %r = flow.dispatch @outlined::@entry[%n](%arg0, %n) : (tensor<?x4xf32>{%n}, index) -> %arg0
  return %r : tensor<?x4xf32>
}
