// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=schedule 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=7x5xf32=random --input=5x5xf32=random --input=9x5xf32=random | FileCheck %s --check-prefix=SAME
// SAME: compare result[1]: worst difference

// Two chains have one barrier.
// CHECK-LABEL: func.func public @main(
// CHECK-COUNT-2: stream.cmd.dispatch
// CHECK-NOT:   stream.cmd.dispatch
// CHECK:       stream.cmd.barrier
// CHECK-COUNT-2: stream.cmd.dispatch
// CHECK-NOT:   stream.cmd.barrier
// CHECK:       return
func.func public @main(%x: tensor<7x5xf32>, %w: tensor<5x5xf32>, %y: tensor<9x5xf32>) -> (tensor<7x5xf32>, tensor<9x5xf32>) {
  %a = stablehlo.dot %x, %w : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
  %b = stablehlo.dot %a, %w : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
  %c = stablehlo.dot %y, %w : (tensor<9x5xf32>, tensor<5x5xf32>) -> tensor<9x5xf32>
  %d = stablehlo.dot %c, %w : (tensor<9x5xf32>, tensor<5x5xf32>) -> tensor<9x5xf32>
  return %b, %d : tensor<7x5xf32>, tensor<9x5xf32>
}
