// A program's cases are numbered from 0.
// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+4]]:8: error: 'scf.index_switch' op has a case -3; a program's are 0 to 1023 [host-control-flow]
func.func @negative(%k: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.extract %k[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case -3 {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  default {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
