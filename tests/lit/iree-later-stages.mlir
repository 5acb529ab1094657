// Kernels as other compilers have them between their own passes: buffers at an offset that are loaded whole, tiles that end in no binding, configurations
// that are for what was tiled already, SPIR-V's storage classes.
// RUN: cgc compile %s --target=hopper --emit=mlir -o - 2>/dev/null | FileCheck %s
// RUN: cgc run %s --function=offset --device=interp --target=hopper --compare --print-limit=1 --input=12xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=own --device=interp --target=hopper --compare --print-limit=1 --input=8x6xf32=random:1 --input=6x5xf32=random:2 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=by_hand --device=interp --target=hopper --compare --print-limit=1 --input=64xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=fuse --device=interp --target=hopper --compare --print-limit=1 --input=64x48xf32=random:1 --input=48x128xf32=random:2 | FileCheck %s --check-prefix=CLOSE
// RUN: cgc run %s --function=matrices --device=interp --target=hopper --compare --print-limit=1 --input=64x64xf16=random:1 --input=64x64xf16=random:2 | FileCheck %s --check-prefix=CLOSE
// SAME: compare result[0]: worst difference {{0 |[0-9.]+e-0[78]}}
// CLOSE: compare result[0]: worst difference {{0 |[0-9.]+e-0[5678]}}
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// The layout's offset is that of the binding, which says it in bytes.
// CHECK-LABEL: func.func @offset()
// CHECK: math.sqrt
func.func @offset() {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %0 = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<12xf32>
  %1 = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c32) : memref<12xf32, strided<[1], offset: ?>>
  %2 = iree_codegen.load_from_buffer %0 : memref<12xf32> -> tensor<12xf32>
  %3 = tensor.empty() : tensor<12xf32>
  %a = math.absf %2 : tensor<12xf32>
  %4 = linalg.sqrt ins(%a : tensor<12xf32>) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
  iree_codegen.store_to_buffer %4, %1 : tensor<12xf32> into memref<12xf32, strided<[1], offset: ?>>
  return
}

// A row's sums are stored nowhere: each invocation has memory of its own for them.
// CHECK-LABEL: func.func @own()
// CHECK: memref.alloca() : memref<5xf32>
func.func @own() attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<BaseDistribute> workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) flags(ReadOnly) : memref<8x6xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) flags(ReadOnly) : memref<6x5xf32>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : memref<8x5xf32>
  %a = iree_codegen.load_from_buffer %0 : memref<8x6xf32> -> tensor<8x6xf32>
  %b = iree_codegen.load_from_buffer %1 : memref<6x5xf32> -> tensor<6x5xf32>
  %e = tensor.empty() : tensor<8x5xf32>
  %r = scf.forall (%i) in (8) shared_outs(%o = %e) -> (tensor<8x5xf32>) {
    %t = tensor.empty() : tensor<1x5xf32>
    %f = linalg.fill ins(%zero : f32) outs(%t : tensor<1x5xf32>) -> tensor<1x5xf32>
    %s = scf.for %k = %c0 to %c6 step %c2 iter_args(%acc = %f) -> (tensor<1x5xf32>) {
      %x = tensor.extract_slice %a[%i, %k] [1, 2] [1, 1] : tensor<8x6xf32> to tensor<1x2xf32>
      %y = tensor.extract_slice %b[%k, 0] [2, 5] [1, 1] : tensor<6x5xf32> to tensor<2x5xf32>
      %m = linalg.matmul ins(%x, %y : tensor<1x2xf32>, tensor<2x5xf32>) outs(%acc : tensor<1x5xf32>) -> tensor<1x5xf32>
      scf.yield %m : tensor<1x5xf32>
    }
    %part = tensor.extract_slice %o[%i, 0] [1, 5] [1, 1] : tensor<8x5xf32> to tensor<1x5xf32>
    %n = linalg.negf ins(%s : tensor<1x5xf32>) outs(%part : tensor<1x5xf32>) -> tensor<1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %n into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<8x5xf32>
    }
  } {mapping = [#iree_codegen.workgroup_mapping<x>]}
  iree_codegen.store_to_buffer %r, %2 : tensor<8x5xf32> into memref<8x5xf32>
  return
}

// Distributed already, whatever pipeline did so; its memory is of a storage class.
// CHECK-LABEL: func.func @by_hand()
// CHECK: memref.alloc() : memref<64xf32, 3>
func.func @by_hand() attributes {codegen.workgroup_count = array<i64: 1, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<CooperativeMatrixVectorize> workgroup_size = [64, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %c63 = arith.constant 63 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) flags(ReadOnly) : memref<64xf32, #hal.descriptor_type<storage_buffer>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : memref<64xf32, #spirv.storage_class<StorageBuffer>>
  %m = memref.alloc() : memref<64xf32, #spirv.storage_class<Workgroup>>
  %t = gpu.thread_id x
  %v = memref.load %0[%t] : memref<64xf32, #hal.descriptor_type<storage_buffer>>
  memref.store %v, %m[%t] : memref<64xf32, #spirv.storage_class<Workgroup>>
  gpu.barrier
  %u = arith.subi %c63, %t : index
  %w = memref.load %m[%u] : memref<64xf32, #spirv.storage_class<Workgroup>>
  memref.store %w, %1[%t] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
  return
}

// Threads are as many as the tiles have, on whatever axes; a tile of 1 of a sum is none.
// CHECK-LABEL: func.func @fuse()
// CHECK-SAME: workgroup_size = [8, 32, 1]
func.func @fuse() attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 8, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) offset(%c0) flags(ReadOnly) : memref<64x48xf32>
  %b = hal.interface.binding.subspan set(0) binding(1) offset(%c0) flags(ReadOnly) : memref<48x128xf32>
  %c = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : memref<64x128xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<64x128xf32>)
  linalg.matmul {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 0, 16], thread = [1, 16, 0], workgroup = [32, 128, 1]}>} ins(%a, %b : memref<64x48xf32>, memref<48x128xf32>) outs(%c : memref<64x128xf32>)
  return
}

// Subgroups on two axes are the same subgroups.
// CHECK-LABEL: func.func @matrices()
// CHECK-SAME: workgroup_size = [128, 1, 1]
// CHECK: gpu.subgroup_mma_compute
func.func @matrices() attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<CooperativeMatrixVectorize> workgroup_size = [64, 2, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<64x64xf16>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<64x64xf16>>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<64x64xf32>>
  %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [64, 64], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x64xf16>> -> tensor<64x64xf16>
  %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [64, 64], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x64xf16>> -> tensor<64x64xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[64, 64], [32, 32], [0, 0, 32]]>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  flow.dispatch.tensor.store %m, %2, offsets = [0, 0], sizes = [64, 64], strides = [1, 1] : tensor<64x64xf32> -> !flow.dispatch.tensor<writeonly:tensor<64x64xf32>>
  return
}
