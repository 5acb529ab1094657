// Tiles whose rows have a number of pieces that is no power of two: as many threads as divide both stand side by side, and each copies several pieces
// of a row, with a look at the end of the row for each.
// RUN: cgc compile %s --target=hopper --print-ir-after=tile-to-cooperative-ops --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=256,1,1 tile=128,192,0 thread=64,48,0 reduction=0,0,32 buffers=1' -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --function=whole --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=256,1,1 tile=128,192,0 thread=64,48,0 reduction=0,0,32 buffers=1' --input=128x64xf16=random:1 --input=64x192xf16=random:2 --compare --print-limit=1
// RUN: %unsanitized cgc run %s --device=interp --target=hopper --function=odd --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=256,1,1 tile=128,192,0 thread=64,48,0 reduction=0,0,32 buffers=1' --input=77x72xf16=random:1 --input=72x200xf16=random:2 --compare --print-limit=1
// RUN: %unsanitized cgc run %s --device=interp --target=hopper --function=odd --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=128,1,1 tile=64,96,0 thread=32,48,0 reduction=0,0,48 buffers=1' --input=77x72xf16=random:1 --input=72x200xf16=random:2 --compare --print-limit=1
// RUN: cgc run %s --device=interp --target=hopper --function=turned --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=256,1,1 tile=192,128,0 thread=48,64,0 reduction=0,0,32 buffers=1' --input=72x200xbf16=random:1 --input=77x72xbf16=random:2 --compare --print-limit=1
// RUN: cgc compile %s --target=hopper --config='pipeline=CooperativeMatrix subgroup_size=32 workgroup_size=256,1,1 tile=128,192,0 thread=64,48,0 reduction=0,0,16 buffers=1' -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNEVEN

// CHECK-LABEL: func.func @whole
// CHECK: arith.remui %thread_id_x, %c8
// CHECK: memref.load %[[B:[0-9]+]][%[[AT:[0-9]+]]] : memref<1536xvector<4xi32>>
// CHECK: arith.addi %[[AT]], %c8
// CHECK: memref.load %[[B]]
// CHECK: arith.addi %[[AT]], %c16
// CHECK: memref.load %[[B]]
// UNEVEN: has a tile of 16x192, which 256 threads do not copy evenly
func.func public @whole(%x: tensor<128x64xf16>, %w: tensor<64x192xf16>) -> tensor<128x192xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<128x64xf16>, tensor<64x192xf16>) -> tensor<128x192xf32>
  return %y : tensor<128x192xf32>
}

func.func public @odd(%x: tensor<77x72xf16>, %w: tensor<72x200xf16>) -> tensor<77x200xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<77x72xf16>, tensor<72x200xf16>) -> tensor<77x200xf32>
  return %y : tensor<77x200xf32>
}

func.func public @turned(%x: tensor<72x200xbf16>, %w: tensor<77x72xbf16>) -> tensor<200x77xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [0] x [1] : (tensor<72x200xbf16>, tensor<77x72xbf16>) -> tensor<200x77xf32>
  return %y : tensor<200x77xf32>
}
