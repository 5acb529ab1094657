// A kernel tiled by an scf.forall of workgroups on tensors, for the pipeline that makes loops: its tensors become buffers, also those that a body reads
// at places of its own.
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=exponentials --input=77xf32=random:1 --compare | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=rows --input=9x5xf32=random:1 --input=7xi32=8,0,3,3,1,2,7 --compare | FileCheck %s
// CHECK: compare result[0]: worst difference
func.func @exponentials() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseDistribute workgroup_size = [16, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<77xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<77xf32>>
  %2 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [77], strides = [1] : !flow.dispatch.tensor<readonly:tensor<77xf32>> -> tensor<77xf32>
  %3 = tensor.empty() : tensor<77xf32>
  %4 = scf.forall (%i) = (0) to (77) step (16) shared_outs(%o = %3) -> (tensor<77xf32>) {
    %n = affine.min affine_map<(d0) -> (16, -d0 + 77)>(%i)
    %a = tensor.extract_slice %2[%i] [%n] [1] : tensor<77xf32> to tensor<?xf32>
    %b = tensor.extract_slice %o[%i] [%n] [1] : tensor<77xf32> to tensor<?xf32>
    %c = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [%n] [1] : tensor<?xf32> into tensor<77xf32>
    }
  } {mapping = [#iree_codegen.workgroup_mapping<x>]}
  flow.dispatch.tensor.store %4, %1, offsets = [0], sizes = [77], strides = [1] : tensor<77xf32> -> !flow.dispatch.tensor<writeonly:tensor<77xf32>>
  return
}
func.func @rows() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseDistribute workgroup_size = [16, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<9x5xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7xi32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<7x5xf32>>
  %3 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [9, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<9x5xf32>> -> tensor<9x5xf32>
  %4 = flow.dispatch.tensor.load %1, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xi32>> -> tensor<7xi32>
  %5 = tensor.empty() : tensor<7x5xf32>
  %6 = scf.forall (%i) = (0) to (7) step (1) shared_outs(%o = %5) -> (tensor<7x5xf32>) {
    %a = tensor.extract_slice %o[%i, 0] [1, 5] [1, 1] : tensor<7x5xf32> to tensor<1x5xf32>
    %b = tensor.extract_slice %4[%i] [1] [1] : tensor<7xi32> to tensor<1xi32>
    %c = iree_linalg_ext.gather dimension_map = [0] ins(%3, %b : tensor<9x5xf32>, tensor<1xi32>) outs(%a : tensor<1x5xf32>) -> tensor<1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<7x5xf32>
    }
  } {mapping = [#iree_codegen.workgroup_mapping<x>]}
  flow.dispatch.tensor.store %6, %2, offsets = [0, 0], sizes = [7, 5], strides = [1, 1] : tensor<7x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<7x5xf32>>
  return
}
