// The module after a compile, with the binary in place of the kernels: what `-o` writes, byte for byte.

// RUN: cgc compile %s --target=vulkan1.1 --emit=hal -o %t.mlir && cgc opt %t.mlir -o %t.again.mlir && cmp %t.mlir %t.again.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv && od -An -v -tx1 %t.spv | tr -d ' \n' | tr a-f A-F > %t.want
// RUN: sed -n 's/.*dense<"0x\([0-9A-F]*\)".*/\1/p' %t.mlir | tr -d '\n' > %t.out && cmp %t.want %t.out
// RUN: not cgc compile %t.mlir -o %t.2.spv 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: 'hal.executable' op is binaries, which are compiled: its kernels' IR is not in them

// CHECK: hal.executable private @[[EXE:.*]] {
// CHECK-NEXT: hal.executable.binary public @vulkan1_1 attributes {data = dense<"0x03022307{{.*}}"> : tensor<{{.*}}xi8>, format = "vulkan-spirv-fb"}
// CHECK-NEXT: }
// CHECK: stream.cmd.dispatch @[[EXE]]::@main_dispatch_0
// CHECK-NOT: hal.executable.variant
func.func @main(%x: tensor<4x5xf32>) -> tensor<5x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
  %r = stablehlo.add %t, %b : tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
