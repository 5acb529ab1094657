// RUN: cgc opt %s --pass-pipeline='convert-complex-to-standard' | FileCheck %s
// RUN: sed -e 's/@Sharding/@lapack_cpotrf_ffi/' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=LIBRARY

// An annotation is of both parts; what is for a platform's library is answered as for real numbers.
// CHECK: stablehlo.custom_call @Sharding(%{{.*}}) : (tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK: stablehlo.custom_call @Sharding(%{{.*}}) : (tensor<3x3xf32>) -> tensor<3x3xf32>
// LIBRARY: error: 'stablehlo.custom_call' op calls 'lapack_cpotrf_ffi': lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.cholesky
func.func @f(%a: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
  %0 = stablehlo.custom_call @Sharding(%a) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  return %0 : tensor<3x3xcomplex<f32>>
}
