// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=configure-vector-layouts --mlir-print-local-scope 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: %unsanitized cgc run %s --function=even --device=interp --target=hopper --compare --print-limit=1 --input=1000x290xf16=random:1 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=odd --device=interp --target=hopper --compare --print-limit=1 --input=1000x291xf16=random:1 | FileCheck %s --check-prefix=SAME
// SAME: compare result[0]: worst difference 0 at

// Rows of halves that begin at a word, not at two, are read by words; the greatest of a row goes through subgroups as f32.
// CHECK-LABEL: func.func @even_dispatch_0
// CHECK:       to_layout {{.*}}element_tile = [1, 2]
// FIGURES-LABEL: even_dispatch_0: VectorDistribute
// FIGURES-NOT:     barriers
// FIGURES:         read of 4 bytes, global memory
// FIGURES-NOT:     read of 2 bytes
func.func @even(%x: tensor<1000x290xf16>) -> tensor<1000xf16> {
  %c = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<1000x290xf16>, tensor<f16>) -> tensor<1000xf16>
  return %r : tensor<1000xf16>
}

// CHECK-LABEL: func.func @odd_dispatch_0
// CHECK:       to_layout {{.*}}element_tile = [1, 1]
// FIGURES-LABEL: odd_dispatch_0: VectorDistribute
// FIGURES:         read of 2 bytes, global memory
func.func @odd(%x: tensor<1000x291xf16>) -> tensor<1000xf16> {
  %c = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<1000x291xf16>, tensor<f16>) -> tensor<1000xf16>
  return %r : tensor<1000xf16>
}
