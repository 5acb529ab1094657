// Sums of rows in the forms between tiling and threads: loops over a workgroup's tiles on tensors, foreach_thread on tensors and on buffers, ids with
// vectors in one branch and a remainder of dynamic size in the other. Each goes on from where it is.

// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=rows --output=@%t.rows.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=sums --output=@%t.sums.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=add_rows --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=tiles --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=tiles --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=each_thread --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=each_thread --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=on_buffers --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=on_buffers --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=by_ids --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=by_ids --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc opt %s --pass-pipeline=linalg-to-loops --verify-each | FileCheck %s
// Vectorize takes the branch of full tiles and leaves the remainder, on tensors and on buffers.
// RUN: sed '/^hal.*@tiles_ex/,/^}/d' %s > %t.threads.mlir
// RUN: cgc opt %t.threads.mlir --pass-pipeline=vectorize,canonicalize,cse,bufferize,canonicalize,cse --verify-each -o %t.vectors.mlir 2> %t.log && FileCheck %s --check-prefix=REST < %t.log && FileCheck %s --check-prefix=VECTORS < %t.vectors.mlir
// RUN: cgc run %t.vectors.mlir --device=interp --function=each_thread --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %t.vectors.mlir --device=interp --target=vulkan1.3 --function=each_thread --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// REST: remark: 'linalg.generic' op is not vectorized: its sizes are not static: linalg-to-loops makes loops of it
// VECTORS-LABEL: func.func @each_thread(
// VECTORS: vector.multi_reduction <add>, {{.*}} [1] : vector<4x4xf32> to vector<4xf32>
// VECTORS: } else {
// VECTORS: scf.forall
// VECTORS: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : memref<?x4xf32, strided<[20, 1], offset: ?>>
// CHECK-LABEL: func.func @tiles(
// CHECK: scf.for
// CHECK: scf.forall
// CHECK: mapping = [#gpu.thread<x>]
// CHECK-LABEL: func.func @each_thread(
// CHECK-NOT: tensor<
// CHECK-LABEL: func.func @on_buffers(
// CHECK: vector.multi_reduction
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func.func @by_ids(

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
hal.executable private @tiles_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @tiles ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @tiles() {
        %c0 = arith.constant 0 : index
        %c300 = arith.constant 300 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %workgroup_count_x = hal.interface.workgroup.count[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_count_x]
        scf.for %arg0 = %3 to %c300 step %4 {
          %5 = affine.min affine_map<(d0) -> (256, -d0 + 300)>(%arg0)
          %6 = flow.dispatch.tensor.load %0, offsets = [%arg0, 0], sizes = [%5, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %7 = flow.dispatch.tensor.load %1, offsets = [%arg0, 0], sizes = [%5, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %8 = flow.dispatch.tensor.load %2, offsets = [%arg0], sizes = [%5], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<?xf32>
          %9 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%6, %7 : tensor<?x20xf32>, tensor<?x20xf32>) outs(%8 : tensor<?xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
          ^bb0(%in: f32, %in_0: f32, %out: f32):
            %10 = arith.addf %in, %in_0 : f32
            %11 = arith.addf %10, %out : f32
            linalg.yield %11 : f32
          } -> tensor<?xf32>
          flow.dispatch.tensor.store %9, %2, offsets = [%arg0], sizes = [%5], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        }
        return
      }
    }
  }
}
hal.executable private @each_thread_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @each_thread ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @each_thread() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c64 = arith.constant 64 : index
        %c20 = arith.constant 20 : index
        %c256 = arith.constant 256 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.min affine_map<()[s0] -> (s0 * -256 + 300, 256)>()[%workgroup_id_x]
        %5 = arith.cmpi eq, %4, %c256 : index
        scf.if %5 {
          %6 = flow.dispatch.tensor.load %0, offsets = [%3, 0], sizes = [256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<256x20xf32>
          %7 = flow.dispatch.tensor.load %1, offsets = [%3, 0], sizes = [256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<256x20xf32>
          %8 = flow.dispatch.tensor.load %2, offsets = [%3], sizes = [256], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<256xf32>
          %9 = scf.foreach_thread (%arg0) in (%c64) shared_outs(%arg1 = %8) -> (tensor<256xf32>) {
            %10 = affine.apply affine_map<(d0) -> (d0 * 4)>(%arg0)
            %s = tensor.extract_slice %6[%10, 0] [4, 20] [1, 1] : tensor<256x20xf32> to tensor<4x20xf32>
            %s0 = tensor.extract_slice %7[%10, 0] [4, 20] [1, 1] : tensor<256x20xf32> to tensor<4x20xf32>
            %s1 = tensor.extract_slice %arg1[%10] [4] [1] : tensor<256xf32> to tensor<4xf32>
            %13 = scf.for %arg2 = %c0 to %c20 step %c4 iter_args(%arg3 = %s1) -> (tensor<4xf32>) {
              %s2 = tensor.extract_slice %s[0, %arg2] [4, 4] [1, 1] : tensor<4x20xf32> to tensor<4x4xf32>
              %s3 = tensor.extract_slice %s0[0, %arg2] [4, 4] [1, 1] : tensor<4x20xf32> to tensor<4x4xf32>
              %15 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%s2, %s3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg3 : tensor<4xf32>) attrs = {__internal_linalg_transform__ = "workgroup_k_tiled", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
              ^bb0(%in: f32, %in_4: f32, %out: f32):
                %16 = arith.addf %in, %in_4 : f32
                %17 = arith.addf %16, %out : f32
                linalg.yield %17 : f32
              } -> tensor<4xf32>
              scf.yield %15 : tensor<4xf32>
            }
            scf.foreach_thread.perform_concurrently {
              tensor.parallel_insert_slice %13 into %arg1[%10] [4] [1] : tensor<4xf32> into tensor<256xf32>
            }
          } {mapping = [#gpu.thread<x>]}
          flow.dispatch.tensor.store %9, %2, offsets = [%3], sizes = [256], strides = [1] : tensor<256xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        } else {
          %6 = flow.dispatch.tensor.load %0, offsets = [%3, 0], sizes = [%4, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %7 = flow.dispatch.tensor.load %1, offsets = [%3, 0], sizes = [%4, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %8 = flow.dispatch.tensor.load %2, offsets = [%3], sizes = [%4], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<?xf32>
          %dim = tensor.dim %6, %c0 : tensor<?x20xf32>
          %9 = scf.foreach_thread (%arg0) in (%c64) shared_outs(%arg1 = %8) -> (tensor<?xf32>) {
            %10 = affine.min affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 64)) + s0, s0 ceildiv 64)>(%arg0)[%dim]
            %11 = affine.max affine_map<(d0) -> (0, d0)>(%10)
            %12 = affine.apply affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 64))>(%arg0)[%dim]
            %s = tensor.extract_slice %6[%12, 0] [%11, 20] [1, 1] : tensor<?x20xf32> to tensor<?x20xf32>
            %s0 = tensor.extract_slice %7[%12, 0] [%11, 20] [1, 1] : tensor<?x20xf32> to tensor<?x20xf32>
            %s1 = tensor.extract_slice %arg1[%12] [%11] [1] : tensor<?xf32> to tensor<?xf32>
            %15 = scf.for %arg2 = %c0 to %c20 step %c4 iter_args(%arg3 = %s1) -> (tensor<?xf32>) {
              %s2 = tensor.extract_slice %s[0, %arg2] [%11, 4] [1, 1] : tensor<?x20xf32> to tensor<?x4xf32>
              %s3 = tensor.extract_slice %s0[0, %arg2] [%11, 4] [1, 1] : tensor<?x20xf32> to tensor<?x4xf32>
              %s4 = tensor.extract_slice %arg3[0] [%11] [1] : tensor<?xf32> to tensor<?xf32>
              %17 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%s2, %s3 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%s4 : tensor<?xf32>) attrs = {__internal_linalg_transform__ = "workgroup_k_tiled", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
              ^bb0(%in: f32, %in_5: f32, %out: f32):
                %18 = arith.addf %in, %in_5 : f32
                %19 = arith.addf %18, %out : f32
                linalg.yield %19 : f32
              } -> tensor<?xf32>
              %inserted = tensor.insert_slice %17 into %arg3[0] [%11] [1] : tensor<?xf32> into tensor<?xf32>
              scf.yield %inserted : tensor<?xf32>
            }
            scf.foreach_thread.perform_concurrently {
              tensor.parallel_insert_slice %15 into %arg1[%12] [%11] [1] : tensor<?xf32> into tensor<?xf32>
            }
          } {mapping = [#gpu.thread<x>]}
          flow.dispatch.tensor.store %9, %2, offsets = [%3], sizes = [%4], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        }
        return
      }
    }
  }
}
hal.executable private @on_buffers_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @on_buffers ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @on_buffers() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c64 = arith.constant 64 : index
        %c20 = arith.constant 20 : index
        %c256 = arith.constant 256 : index
        %cst = arith.constant 0.0 : f32
        %c1 = arith.constant 1 : index
        %c300 = arith.constant 300 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %0, 64 : memref<300x20xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : memref<300xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.min affine_map<()[s0] -> (s0 * -256 + 300, 256)>()[%workgroup_id_x]
        %5 = arith.cmpi eq, %4, %c256 : index
        scf.if %5 {
          %subview = memref.subview %0[%3, 0] [256, 20] [1, 1] : memref<300x20xf32> to memref<256x20xf32, strided<[20, 1], offset: ?>>
          %subview_0 = memref.subview %1[%3, 0] [256, 20] [1, 1] : memref<300x20xf32> to memref<256x20xf32, strided<[20, 1], offset: ?>>
          %subview_1 = memref.subview %2[%3] [256] [1] : memref<300xf32> to memref<256xf32, strided<[1], offset: ?>>
          scf.foreach_thread (%arg0) in (%c64) {
            %9 = affine.apply affine_map<(d0) -> (d0 * 4)>(%arg0)
            %subview_2 = memref.subview %subview_1[%9] [4] [1] : memref<256xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
            %10 = vector.transfer_read %subview_1[%9], %cst {in_bounds = [true]} : memref<256xf32, strided<[1], offset: ?>>, vector<4xf32>
            %11 = scf.for %arg1 = %c0 to %c20 step %c4 iter_args(%arg2 = %10) -> (vector<4xf32>) {
              %12 = vector.transfer_read %subview[%9, %arg1], %cst {in_bounds = [true, true]} : memref<256x20xf32, strided<[20, 1], offset: ?>>, vector<4x4xf32>
              %13 = vector.transfer_read %subview_0[%9, %arg1], %cst {in_bounds = [true, true]} : memref<256x20xf32, strided<[20, 1], offset: ?>>, vector<4x4xf32>
              %14 = arith.addf %12, %13 : vector<4x4xf32>
              %15 = vector.multi_reduction <add>, %14, %arg2 [1] : vector<4x4xf32> to vector<4xf32>
              scf.yield %15 : vector<4xf32>
            }
            vector.transfer_write %11, %subview_2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[1], offset: ?>>
          } {mapping = [#gpu.thread<x>]}
        } else {
          %subview = memref.subview %0[%3, 0] [%4, 20] [1, 1] : memref<300x20xf32> to memref<?x20xf32, strided<[20, 1], offset: ?>>
          %subview_0 = memref.subview %1[%3, 0] [%4, 20] [1, 1] : memref<300x20xf32> to memref<?x20xf32, strided<[20, 1], offset: ?>>
          %subview_1 = memref.subview %2[%3] [%4] [1] : memref<300xf32> to memref<?xf32, strided<[1], offset: ?>>
          scf.foreach_thread (%arg0) in (%c64) {
            %9 = affine.min affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 64)) + s0, s0 ceildiv 64)>(%arg0)[%4]
            %10 = affine.max affine_map<(d0) -> (0, d0)>(%9)
            %11 = affine.apply affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 64))>(%arg0)[%4]
            %subview_2 = memref.subview %subview[%11, 0] [%10, 20] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x20xf32, strided<[20, 1], offset: ?>>
            %subview_3 = memref.subview %subview_0[%11, 0] [%10, 20] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x20xf32, strided<[20, 1], offset: ?>>
            %subview_4 = memref.subview %subview_1[%11] [%10] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
            scf.for %arg1 = %c0 to %c20 step %c4 {
              %subview_5 = memref.subview %subview_2[0, %arg1] [%10, 4] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x4xf32, strided<[20, 1], offset: ?>>
              %subview_6 = memref.subview %subview_3[0, %arg1] [%10, 4] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x4xf32, strided<[20, 1], offset: ?>>
              linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%subview_5, %subview_6 : memref<?x4xf32, strided<[20, 1], offset: ?>>, memref<?x4xf32, strided<[20, 1], offset: ?>>) outs(%subview_4 : memref<?xf32, strided<[1], offset: ?>>) attrs = {__internal_linalg_transform__ = "workgroup_k_tiled", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
              ^bb0(%in: f32, %in_7: f32, %out: f32):
                %12 = arith.addf %in, %in_7 : f32
                %13 = arith.addf %12, %out : f32
                linalg.yield %13 : f32
              }
            }
          } {mapping = [#gpu.thread<x>]}
        }
        return
      }
    }
  }
}
hal.executable private @by_ids_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @by_ids ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @by_ids() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c64 = arith.constant 64 : index
        %c20 = arith.constant 20 : index
        %c256 = arith.constant 256 : index
        %cst = arith.constant 0.0 : f32
        %c1 = arith.constant 1 : index
        %c300 = arith.constant 300 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %0, 64 : memref<300x20xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : memref<300xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.min affine_map<()[s0] -> (s0 * -256 + 300, 256)>()[%workgroup_id_x]
        %5 = arith.cmpi eq, %4, %c256 : index
        scf.if %5 {
          %subview = memref.subview %0[%3, 0] [256, 20] [1, 1] : memref<300x20xf32> to memref<256x20xf32, strided<[20, 1], offset: ?>>
          %subview_0 = memref.subview %1[%3, 0] [256, 20] [1, 1] : memref<300x20xf32> to memref<256x20xf32, strided<[20, 1], offset: ?>>
          %subview_1 = memref.subview %2[%3] [256] [1] : memref<300xf32> to memref<256xf32, strided<[1], offset: ?>>
          %arg0 = gpu.thread_id x
            %9 = affine.apply affine_map<(d0) -> (d0 * 4)>(%arg0)
            %subview_2 = memref.subview %subview_1[%9] [4] [1] : memref<256xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
            %10 = vector.transfer_read %subview_1[%9], %cst {in_bounds = [true]} : memref<256xf32, strided<[1], offset: ?>>, vector<4xf32>
            %11 = scf.for %arg1 = %c0 to %c20 step %c4 iter_args(%arg2 = %10) -> (vector<4xf32>) {
              %12 = vector.transfer_read %subview[%9, %arg1], %cst {in_bounds = [true, true]} : memref<256x20xf32, strided<[20, 1], offset: ?>>, vector<4x4xf32>
              %13 = vector.transfer_read %subview_0[%9, %arg1], %cst {in_bounds = [true, true]} : memref<256x20xf32, strided<[20, 1], offset: ?>>, vector<4x4xf32>
              %14 = arith.addf %12, %13 : vector<4x4xf32>
              %15 = vector.multi_reduction <add>, %14, %arg2 [1] : vector<4x4xf32> to vector<4xf32>
              scf.yield %15 : vector<4xf32>
            }
            vector.transfer_write %11, %subview_2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[1], offset: ?>>
          
        } else {
          %subview = memref.subview %0[%3, 0] [%4, 20] [1, 1] : memref<300x20xf32> to memref<?x20xf32, strided<[20, 1], offset: ?>>
          %subview_0 = memref.subview %1[%3, 0] [%4, 20] [1, 1] : memref<300x20xf32> to memref<?x20xf32, strided<[20, 1], offset: ?>>
          %subview_1 = memref.subview %2[%3] [%4] [1] : memref<300xf32> to memref<?xf32, strided<[1], offset: ?>>
          %arg0 = gpu.thread_id x
            %9 = affine.min affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 64)) + s0, s0 ceildiv 64)>(%arg0)[%4]
            %10 = affine.max affine_map<(d0) -> (0, d0)>(%9)
            %11 = affine.apply affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 64))>(%arg0)[%4]
            %subview_2 = memref.subview %subview[%11, 0] [%10, 20] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x20xf32, strided<[20, 1], offset: ?>>
            %subview_3 = memref.subview %subview_0[%11, 0] [%10, 20] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x20xf32, strided<[20, 1], offset: ?>>
            %subview_4 = memref.subview %subview_1[%11] [%10] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
            scf.for %arg1 = %c0 to %c20 step %c4 {
              %subview_5 = memref.subview %subview_2[0, %arg1] [%10, 4] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x4xf32, strided<[20, 1], offset: ?>>
              %subview_6 = memref.subview %subview_3[0, %arg1] [%10, 4] [1, 1] : memref<?x20xf32, strided<[20, 1], offset: ?>> to memref<?x4xf32, strided<[20, 1], offset: ?>>
              linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%subview_5, %subview_6 : memref<?x4xf32, strided<[20, 1], offset: ?>>, memref<?x4xf32, strided<[20, 1], offset: ?>>) outs(%subview_4 : memref<?xf32, strided<[1], offset: ?>>) attrs = {__internal_linalg_transform__ = "workgroup_k_tiled", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
              ^bb0(%in: f32, %in_7: f32, %out: f32):
                %12 = arith.addf %in, %in_7 : f32
                %13 = arith.addf %12, %out : f32
                linalg.yield %13 : f32
              }
            }
          
        }
        return
      }
    }
  }
}
