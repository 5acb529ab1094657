// The bits of 8-bit floats are not taken for something else.
// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// RUN: not cgc compile %s --target=hopper -o %t.spv 2>&1 | FileCheck %s

// CHECK: f8.mlir:[[#@LINE+2]]:8: error: 'arith.bitcast' op reinterprets bits of 8-bit floats, which is not lowered yet [unsupported-type]
func.func @main(%a: tensor<7xi8>) -> tensor<7xf8E4M3FN> {
  %0 = stablehlo.bitcast_convert %a : (tensor<7xi8>) -> tensor<7xf8E4M3FN>
  return %0 : tensor<7xf8E4M3FN>
}
