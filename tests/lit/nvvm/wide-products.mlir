// The upper halves of 64-bit products, of vectors, too: no integers of 128 bits, which the llvm dialect's text here does not have.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_80 --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_80 -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_80 --emit=mlir -o %t.k.mlir && cgc opt %t.k.mlir --pass-pipeline=scf-to-cf,convert-to-nvvm | FileCheck %s --check-prefix=NVVM
// CHECK-NOT: {{ i128}}
// CHECK: call i64 @llvm.nvvm.mulhi.ull(i64
// CHECK-NOT: {{ i128}}
// PTX: mul.hi.u64
// NVVM: "llvm.nvvm.mulhi.ull"
func.func @main(%a: tensor<64xf64>) -> tensor<64xf64> {
  %0 = stablehlo.sine %a : tensor<64xf64>
  return %0 : tensor<64xf64>
}
