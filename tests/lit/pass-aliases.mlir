// Passes and pipelines by the names that they have elsewhere: class names and arguments.

// RUN: cgc opt %s --pass-pipeline='builtin.module(createAssignTargetDevicesPass{targets=vulkan1.1},createVerifyTargetEnvironmentPass,ConvertMHLOToLinalgOnTensors,DispatchLinalgOnTensors,iree-hal-materialize-interfaces)' | FileCheck %s --check-prefix=INTERFACE
// RUN: cgc compile %s --target=vulkan1.1 --print-ir-after=createOptimizeVectorTransferPass -o %t.spv 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: cgc compile %s --target=vulkan1.1 --print-ir-before=LinkExecutablesPass -o %t.spv 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not cgc opt %s --pass-pipeline=createWorkgroupSpecialisationPass 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not cgc opt %s --pass-pipeline='LLVMGPUTileTensor{tile=4}' 2>&1 | FileCheck %s --check-prefix=OPTIONS
// RUN: cgc opt %s --pass-pipeline=createFixupLegacySyncPass,ConvertToSPIRVPass,iree-hal-memoize-device-queries,createInlineDeviceSwitchesPass,createMaterializeResourceCachesPass,createSerializeExecutablesPass -o %t.same.mlir 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: cgc opt %s | cmp - %t.same.mlir
// RUN: cgc opt %s --pass-pipeline=HALConfigurationPassPipeline,initGPULaunchConfig,getTileAndDistributeConfig,GPUTransformPassPipeline,CUDATargetBackend -o %t.mlir 2>%t.log

// RUN: cgc opt %s --pass-pipeline=mlir::createLowerAffinePass,mlir::createCanonicalizerPass,IREE::Util::createCombineInitializersPass,LinalgPromotion,createConvertToROCDLPass --print-ir-after=convert-to-nvvm,createConvertToNVVMPass,scf-to-cf -o %t.spelled.mlir

// NOTHING: remark: pass 'createFixupLegacySyncPass' has nothing to do here: a program has no fences to mend
// NOTHING-NEXT: remark: pass 'ConvertToSPIRVPass' has nothing to do here
// NOTHING-COUNT-4: has nothing to do here
// INTERFACE: hal.executable private @exp
// INTERFACE: hal.executable.variant
// INTERFACE: hal.interface.binding.subspan
// AFTER: IR Dump After hoist-transfers
// AFTER: IR Dump After forward-stores
// BEFORE-NOT: IR Dump Before strip-unused
// BEFORE: IR Dump Before link-kernels
// UNKNOWN: unknown pass 'createWorkgroupSpecialisationPass'
// OPTIONS: the name stands for several passes
func.func @exp(%x: tensor<64x32xf32>, %y: tensor<32x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
