// Tiles by hand whose threads need what others of their workgroup have computed: that lies in workgroup memory, and barriers stand around it. Tiles that
// are threads' already are not shared out once more; as many as nobody knows before are taken in turn.
// RUN: cgc run %s --function=centred --device=interp --target=vulkan1.1 --compare --input=7x33xf32=random:1 --print-limit=1 | FileCheck %s
// RUN: cgc run %s --function=windows --device=interp --target=vulkan1.1 --compare --input=18x18x6xf32=random:1 --input=9x9x6xf32=0 --print-limit=1 | FileCheck %s
// RUN: cgc run %s --function=scatters --device=interp --target=vulkan1.1 --compare --input=7x3x5xf32=random:1 --input=7x2xi32=0,3,5,1,0,2,4,0,1,1,1,0,3,3 --input=4x6x9x5xf32=random:3 --print-limit=1 | FileCheck %s --check-prefix=SCATTER
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=KERNEL
// RUN: sed 's/unique_indices(true)/unique_indices(false)/' %s | not cgc compile --target=vulkan1.1 -o %t.spv - 2>&1 | FileCheck %s --check-prefix=MEET
// RUN: sed 's/dimension_map = .1, 0./dimension_map = [2, 0]/' %s | not cgc compile --target=vulkan1.1 -o %t.spv - 2>&1 | FileCheck %s --check-prefix=MEET
// MEET: error: 'iree_linalg_ext.scatter' op on buffers needs indices that are unique, for dims that its windows lack: other updates need an order
// CHECK: result[{{[01]}}]: worst difference {{0|[0-9.]+e-0[78]}} at
// SCATTER: result[2]: worst difference 0 at
// KERNEL-LABEL: func.func @centred
// KERNEL: memref.alloc() : memref<7xf32, 3>
// KERNEL: gpu.barrier
// KERNEL-LABEL: func.func @windows
// KERNEL: scf.for %[[I:.*]] = %{{.*}} to %[[N:.*]] step %c32
// KERNEL: arith.remui %[[I]], %c6
#io = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#three = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#rows = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
hal.executable private @centred_exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @centred ordinal(0) layout(#io)
    builtin.module {
      func.func @centred() attributes {translation_info = #iree_codegen.translation_info<pipeline = LLVMGPUDistribute workgroup_size = [32, 1, 1]>} {
        %zero = arith.constant 0.0 : f32
        %n = arith.constant 33.0 : f32
        %c0 = arith.constant 0 : index
        %in = hal.interface.binding.subspan layout(#io) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7x33xf32>>
        %out = hal.interface.binding.subspan layout(#io) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<7x33xf32>>
        %x = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [7, 33], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x33xf32>> -> tensor<7x33xf32>
        %e = tensor.empty() : tensor<7x33xf32>
        %r = scf.forall (%t) = (0) to (7) step (32) shared_outs(%o = %e) -> (tensor<7x33xf32>) {
          %s = tensor.empty() : tensor<7xf32>
          %f = linalg.fill ins(%zero : f32) outs(%s : tensor<7xf32>) -> tensor<7xf32>
          %sum = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<7x33xf32>) outs(%f : tensor<7xf32>) {
          ^bb0(%a: f32, %b: f32):
            %c = arith.addf %a, %b : f32
            linalg.yield %c : f32
          } -> tensor<7xf32>
          %y = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<7x33xf32>, tensor<7xf32>) outs(%o : tensor<7x33xf32>) {
          ^bb0(%a: f32, %b: f32, %c: f32):
            %m = arith.divf %b, %n : f32
            %d = arith.subf %a, %m : f32
            linalg.yield %d : f32
          } -> tensor<7x33xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %y into %o[0, 0] [7, 33] [1, 1] : tensor<7x33xf32> into tensor<7x33xf32>
          }
        } {mapping = [#iree_codegen.workgroup_mapping<x>]}
        flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [7, 33], strides = [1, 1] : tensor<7x33xf32> -> !flow.dispatch.tensor<writeonly:tensor<7x33xf32>>
        return
      }
    }
  }
}
hal.executable private @windows_exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @windows ordinal(0) layout(#io)
    builtin.module {
      func.func @windows() attributes {translation_info = #iree_codegen.translation_info<pipeline = LLVMGPUTileAndFuse workgroup_size = [32, 1, 1]>} {
        %least = arith.constant 0xFF800000 : f32
        %c0 = arith.constant 0 : index
        %in = hal.interface.binding.subspan layout(#io) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<18x18x6xf32>
        %out = hal.interface.binding.subspan layout(#io) binding(1) alignment(64) offset(%c0) : memref<9x9x6xf32>
        scf.forall (%p, %q) in (5, 5) {
          %y = affine.apply affine_map<(d0) -> (d0 * 2)>(%p)
          %x = affine.apply affine_map<(d0) -> (d0 * 2)>(%q)
          %h = affine.min affine_map<(d0) -> (d0 * -2 + 9, 2)>(%p)
          %w = affine.min affine_map<(d0) -> (d0 * -2 + 9, 2)>(%q)
          %tile = memref.subview %out[%y, %x, 0] [%h, %w, 6] [1, 1, 1] : memref<9x9x6xf32> to memref<?x?x6xf32, strided<[54, 6, 1], offset: ?>>
          %window = memref.alloca() : memref<2x2xf32>
          scf.forall (%i, %j, %k) in (%h, %w, 6) {
            %u = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 4)>(%i, %p)
            %v = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 4)>(%j, %q)
            %to = memref.subview %tile[%i, %j, %k] [1, 1, 1] [1, 1, 1] : memref<?x?x6xf32, strided<[54, 6, 1], offset: ?>> to memref<1x1x1xf32, strided<[54, 6, 1], offset: ?>>
            %from = memref.subview %in[%u, %v, %k] [2, 2, 1] [1, 1, 1] : memref<18x18x6xf32> to memref<2x2x1xf32, strided<[108, 6, 1], offset: ?>>
            linalg.fill ins(%least : f32) outs(%to : memref<1x1x1xf32, strided<[54, 6, 1], offset: ?>>)
            linalg.generic {indexing_maps = [affine_map<(a, b, c, d, e) -> (a * 2 + d, b * 2 + e, c)>, affine_map<(a, b, c, d, e) -> (d, e)>, affine_map<(a, b, c, d, e) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%from, %window : memref<2x2x1xf32, strided<[108, 6, 1], offset: ?>>, memref<2x2xf32>) outs(%to : memref<1x1x1xf32, strided<[54, 6, 1], offset: ?>>) attrs = {lowering_config = #iree_gpu.lowering_config<{thread = [1, 1, 1, 0, 0], workgroup = [2, 2, 8, 0, 0]}>} {
            ^bb0(%a: f32, %b: f32, %c: f32):
              %m = arith.maximumf %c, %a : f32
              linalg.yield %m : f32
            }
          } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
        } {mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>]}
        return
      }
    }
  }
}
hal.executable private @scatters_exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @scatters ordinal(0) layout(#three)
    builtin.module {
      func.func @scatters() {
        %c0 = arith.constant 0 : index
        %u = hal.interface.binding.subspan layout(#three) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<7x3x5xf32>
        %i = hal.interface.binding.subspan layout(#three) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : memref<7x2xi32>
        %o = hal.interface.binding.subspan layout(#three) binding(2) alignment(64) offset(%c0) : memref<4x6x9x5xf32>
        iree_linalg_ext.scatter dimension_map = [1, 0] unique_indices(true) ins(%u, %i : memref<7x3x5xf32>, memref<7x2xi32>) outs(%o : memref<4x6x9x5xf32>) {
        ^bb0(%a: f32, %b: f32):
          %s = arith.subf %b, %a : f32
          iree_linalg_ext.yield %s : f32
        }
        return
      }
    }
  }
}
