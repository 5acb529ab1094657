// RUN: cgc opt %s --pass-pipeline='convert-complex-to-standard,canonicalize' --validate | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir | FileCheck %s --check-prefix=KERNELS
// RUN: printf '%%s\n' 'func.func @f(%%x: tensor<?xf32>) -> tensor<5xcomplex<f32>> {' '%%r = stablehlo.fft %%x, type = RFFT, length = [8] : (tensor<?xf32>) -> tensor<5xcomplex<f32>>' 'return %%r : tensor<5xcomplex<f32>>' '}' | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DYNAMIC

// Two steps of 32 points and one multiplication by roots of unity; nothing is transposed or copied, also at the ends.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[X:.*]]: tensor<1024x2xf32>
// CHECK: stablehlo.reshape %[[X]]
// CHECK-COUNT-3: stablehlo.reduce
// CHECK-NOT: stablehlo.reduce
// CHECK-NOT: stablehlo.transpose
// CHECK: return
// KERNELS-COUNT-3: hal.executable.export
// KERNELS-NOT: hal.executable.export
func.func @steps(%x: tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [1024] : (tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>>
  return %r : tensor<1024xcomplex<f32>>
}

// DYNAMIC: 'stablehlo.fft' op has a dynamic shape, which is not lowered yet
