// Products of which one dim is known at launch: all tiles are along x, rows are guarded by the size, which is what collapsed dims multiply to.
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=tile-to-cooperative-ops 2>&1 | FileCheck %s
// RUN: %unsanitized cgc run %s --function=rows --device=interp --target=hopper --compare --print-limit=1 --input=130x96xf16=random:1 --input=96x80xf16=random:2 --input=130x80xf16=random:3
// RUN: cgc run %s --function=odd --device=interp --target=hopper --compare --print-limit=1 --input=1x96xf16=random:1 --input=96x77xf16=random:2 --input=1x77xf16=random:3
// RUN: cgc run %s --function=rows --device=interp --target=hopper --compare --print-limit=1 --input=0x96xf16=random:1 --input=96x80xf16=random:2 --input=0x80xf16=random:3
// RUN: %unsanitized cgc run %s --function=rows --device=interp --target=sm_90a --compare --print-limit=1 --input=130x96xf16=random:1 --input=96x80xf16=random:2 --input=130x80xf16=random:3
// RUN: cgc run %s --function=both --device=interp --target=hopper --compare --print-limit=1 --input=3x45x64xbf16=random:1 --input=128x64xbf16=random:2
// RUN: %unsanitized cgc run %s --function=batch --device=interp --target=hopper --compare --print-limit=1 --input=3x2x64x64xf16=random:1 --input=3x2x64x48xf16=random:2
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=select-configuration 2>&1 | FileCheck %s --check-prefix=UNITS
// UNITS-COUNT-4: pipeline = CooperativeMatrix
// UNITS: pipeline = MatmulPromoteVectorize

// CHECK-LABEL: func.func @rows_dispatch_0
// CHECK: %[[B:.*]] = arith.muli %{{.*}}, %{{.*}} : index
// CHECK: hal.interface.binding.subspan set(0) binding(0) {{.*}} : memref<?xvector<4xi32>>{%[[B]]}
// CHECK: arith.cmpi slt
// CHECK: gpu.subgroup_mma_compute
func.func @rows(%a: tensor<?x96xf16>, %b: tensor<96x80xf16>, %c: tensor<?x80xf16>) -> tensor<?x80xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x96xf16>, tensor<96x80xf16>) -> tensor<?x80xf16>
  %1 = stablehlo.add %0, %c : tensor<?x80xf16>
  return %1 : tensor<?x80xf16>
}
func.func @odd(%a: tensor<?x96xf16>, %b: tensor<96x77xf16>, %c: tensor<?x77xf16>) -> tensor<?x77xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x96xf16>, tensor<96x77xf16>) -> tensor<?x77xf16>
  %1 = stablehlo.add %0, %c : tensor<?x77xf16>
  return %1 : tensor<?x77xf16>
}
func.func @both(%a: tensor<?x?x64xbf16>, %b: tensor<128x64xbf16>) -> tensor<?x?x128xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1] : (tensor<?x?x64xbf16>, tensor<128x64xbf16>) -> tensor<?x?x128xbf16>
  return %0 : tensor<?x?x128xbf16>
}
func.func @batch(%a: tensor<?x2x64x64xf16>, %b: tensor<?x2x64x48xf16>) -> tensor<?x2x64x48xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<?x2x64x64xf16>, tensor<?x2x64x48xf16>) -> tensor<?x2x64x48xf32>
  return %0 : tensor<?x2x64x48xf32>
}
// A sum of any length stays.
func.func @sum(%a: tensor<64x?xf16>, %b: tensor<?x64xf16>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x?xf16>, tensor<?x64xf16>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
