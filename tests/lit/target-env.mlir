// What a target_env allows holds for kernels under it: version, capabilities, extensions, workgroup sizes, bytes of shared memory. And IREE's spellings of a target.

// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --config='workgroup_size=16,1,1 pipeline=SimpleDistribute' --emit=mlir -o - | FileCheck %s --check-prefix=SMALLER
// RUN: sed 's/spv.target_env/spirv.target_env/; s/#spv.vce/#spirv.vce/; s/v1.3/v1.0/' %s >%t.old.mlir
// RUN: cgc compile %t.old.mlir --target=vulkan1.3 --config='workgroup_size=16,1,1 pipeline=SimpleDistribute' --emit=spvasm -o - | FileCheck %s --check-prefix=VERSION
// RUN: sed 's/max_compute_workgroup_size = dense<.*> : vector<3xi32>/max_compute_workgroup_size = [64, 1, 1]/; s/= 16 : i32/= 128 : i32/' %s >%t.large.mlir
// RUN: cgc compile %t.large.mlir -iree-input-type=mhlo -iree-mlir-to-vm-bytecode-module -iree-hal-target-backends=vulkan-spirv -iree-vulkan-target-triple=valhall-unknown-android11 --config='workgroup_size=16,1,1 pipeline=SimpleDistribute' --emit=mlir -o - | FileCheck %s --check-prefix=TRIPLE
// RUN: not cgc compile %t.large.mlir -iree-hal-target-backends=cuda -o %t.spv 2>&1 | FileCheck %s --check-prefix=CUDA
// RUN: not cgc compile %t.large.mlir --target=valhall-unknow-android11 -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// RUN: sed 's/max_compute_workgroup_[^}]*//; s/xf32/xf16/g' %s >%t.f16.mlir
// RUN: not cgc compile %t.f16.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=CAPABILITY
// RUN: sed 's/\[Shader\]/[Shader, Float16, UniformAndStorageBuffer16BitAccess]/' %t.f16.mlir | cgc compile - --target=hopper -o %t.spv
// RUN: sed 's/\[Shader\]/[Float16,StorageBuffer16BitAccess]/; s/vce<v1.3/vce<v1.0/' %t.f16.mlir >%t.ext.mlir
// RUN: not cgc compile %t.ext.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=EXTENSION
// RUN: sed 's/\[SPV_KHR/[SPV_KHR_16bit_storage, SPV_KHR/' %t.ext.mlir | cgc compile - --target=hopper -o %t.spv
// RUN: sed 's/\[Shader\]/[Shader, StorageBuffer16BitAccessNot, Float16]/' %t.f16.mlir >%t.not.mlir
// RUN: not cgc compile %t.not.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=OTHER
// CHECK: error: 'func.func' op kernel 'main_dispatch_0' for target 'vulkan1.1' has 32 invocations in x, and its target_env allows 16 [limit-workgroup]
// CHECK: has 32 invocations in a workgroup, and its target_env allows 16
// SMALLER: workgroup_size = [16 : index, 1 : index, 1 : index]
// VERSION: Version: 1.0
// TRIPLE: target = "valhall"
// CUDA: option '-iree-hal-target-backends=cuda' takes one of vulkan-spirv vulkan
// CAPABILITY: error: 'func.func' op kernels for target 'hopper' have the capability {{Float16|StorageBuffer16BitAccess}}, and their target_env has not: #spv.target_env<#spv.vce<v1.3, [Shader], [{{.*}} [missing-feature]
// EXTENSION: error: 'func.func' op kernels for target 'hopper' have the extension SPV_KHR_16bit_storage, and their target_env has not: #spv.target_env<
// OTHER: have the capability StorageBuffer16BitAccess, and their target_env has not
// UNKNOWN: unknown target 'valhall-unknow-android11'
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max_compute_workgroup_invocations = 16 : i32, max_compute_workgroup_size = dense<[16, 16, 16]> : vector<3xi32>}>} {
  func.func @main(%a: tensor<33x17xf32>) -> tensor<33x17xf32> {
    %0 = stablehlo.add %a, %a : tensor<33x17xf32>
    return %0 : tensor<33x17xf32>
  }
}
