// The size of blocks is required; where two of up to 256 threads have room on a multiprocessor, registers are counted so that they have.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90 -o - | FileCheck %s
// RUN: cgc compile %s --target=sm_90 --emit=llvm -o - | FileCheck %s --check-prefix=LLVM

// CHECK: .entry product_dispatch_0(
// CHECK: .reqntid {{32, 8, 1|16, 16, 1|256, 1, 1}}
// CHECK-NEXT: .minnctapersm 2
// CHECK: .entry sum_dispatch_0(
// CHECK: .reqntid 128, 1, 1
// CHECK-NOT: .minnctapersm
// LLVM: "nvvm.minctasm"="2" "nvvm.reqntid"="
// LLVM: !"minctasm", i32 2}
func.func @product(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @sum(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}
