// Sums of rows as they stand late: full tiles in a branch of their own, with and without the loop around them; arithmetic of ids in place of maps, vectors
// of two dimensions or rows of them. Each goes on from where it is. Branches of blocks are loops again.

// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=rows --output=@%t.rows.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=sums --output=@%t.sums.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=add_rows --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=specialized --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=specialized --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=without_loop --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=without_loop --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=lowered --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=lowered --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=in_vectors --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=in_vectors --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %S/Inputs/by-hand-blocks.mlir --device=interp --function=in_blocks --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %S/Inputs/by-hand-blocks.mlir --device=interp --target=vulkan1.3 --function=in_blocks --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
hal.executable private @specialized_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @specialized ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @specialized() {
        %c-256 = arith.constant -256 : index
        %c-1 = arith.constant -1 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %c64 = arith.constant 64 : index
        %c256 = arith.constant 256 : index
        %c300 = arith.constant 300 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %workgroup_count_x = hal.interface.workgroup.count[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_count_x]
        scf.for %arg0 = %3 to %c300 step %4 {
          %5 = affine.min affine_map<(d0) -> (-d0 + 300, 256)>(%arg0)
          %6 = arith.cmpi eq, %5, %c256 : index
          scf.if %6 {
            %7 = flow.dispatch.tensor.load %0, offsets = [%arg0, 0], sizes = [%c256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
            %8 = flow.dispatch.tensor.load %1, offsets = [%arg0, 0], sizes = [%c256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
            %9 = flow.dispatch.tensor.load %2, offsets = [%arg0], sizes = [%c256], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<?xf32>
            %10 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%7, %8 : tensor<?x20xf32>, tensor<?x20xf32>) outs(%9 : tensor<?xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
            ^bb0(%in: f32, %in_0: f32, %out: f32):
              %11 = arith.addf %in, %in_0 : f32
              %12 = arith.addf %11, %out : f32
              linalg.yield %12 : f32
            } -> tensor<?xf32>
            flow.dispatch.tensor.store %10, %2, offsets = [%arg0], sizes = [%c256], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
          } else {
            %7 = flow.dispatch.tensor.load %0, offsets = [%arg0, 0], sizes = [%5, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
            %8 = flow.dispatch.tensor.load %1, offsets = [%arg0, 0], sizes = [%5, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
            %9 = flow.dispatch.tensor.load %2, offsets = [%arg0], sizes = [%5], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<?xf32>
            %10 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%7, %8 : tensor<?x20xf32>, tensor<?x20xf32>) outs(%9 : tensor<?xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
            ^bb0(%in: f32, %in_0: f32, %out: f32):
              %11 = arith.addf %in, %in_0 : f32
              %12 = arith.addf %11, %out : f32
              linalg.yield %12 : f32
            } -> tensor<?xf32>
            flow.dispatch.tensor.store %10, %2, offsets = [%arg0], sizes = [%5], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
          }
        }
        return
      }
    }
  }
}
hal.executable private @without_loop_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @without_loop ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @without_loop() {
        %c-256 = arith.constant -256 : index
        %c-1 = arith.constant -1 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %c64 = arith.constant 64 : index
        %c256 = arith.constant 256 : index
        %c300 = arith.constant 300 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<300x20xf32>>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = affine.apply affine_map<()[s0] -> (s0 * 256)>()[%workgroup_id_x]
        %4 = affine.min affine_map<(d0) -> (-d0 + 300, 256)>(%3)
        %5 = arith.cmpi eq, %4, %c256 : index
        scf.if %5 {
          %7 = flow.dispatch.tensor.load %0, offsets = [%3, 0], sizes = [256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<256x20xf32>
          %8 = flow.dispatch.tensor.load %1, offsets = [%3, 0], sizes = [256, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<256x20xf32>
          %9 = flow.dispatch.tensor.load %2, offsets = [%3], sizes = [256], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<256xf32>
          %10 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%7, %8 : tensor<256x20xf32>, tensor<256x20xf32>) outs(%9 : tensor<256xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
          ^bb0(%in: f32, %in_0: f32, %out: f32):
            %11 = arith.addf %in, %in_0 : f32
            %12 = arith.addf %11, %out : f32
            linalg.yield %12 : f32
          } -> tensor<256xf32>
          flow.dispatch.tensor.store %10, %2, offsets = [%3], sizes = [256], strides = [1] : tensor<256xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        } else {
          %7 = flow.dispatch.tensor.load %0, offsets = [%3, 0], sizes = [%4, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %8 = flow.dispatch.tensor.load %1, offsets = [%3, 0], sizes = [%4, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<300x20xf32>> -> tensor<?x20xf32>
          %9 = flow.dispatch.tensor.load %2, offsets = [%3], sizes = [%4], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<300xf32>> -> tensor<?xf32>
          %10 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%7, %8 : tensor<?x20xf32>, tensor<?x20xf32>) outs(%9 : tensor<?xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
          ^bb0(%in: f32, %in_0: f32, %out: f32):
            %11 = arith.addf %in, %in_0 : f32
            %12 = arith.addf %11, %out : f32
            linalg.yield %12 : f32
          } -> tensor<?xf32>
          flow.dispatch.tensor.store %10, %2, offsets = [%3], sizes = [%4], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<readwrite:tensor<300xf32>>
        }
        return
      }
    }
  }
}
hal.executable private @lowered_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @lowered ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @lowered() {
        %c-256 = arith.constant -256 : index
        %c-1 = arith.constant -1 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %c64 = arith.constant 64 : index
        %c256 = arith.constant 256 : index
        %c300 = arith.constant 300 : index
        %cst = arith.constant 0.0 : f32
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %0, 64 : memref<300x20xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %1, 64 : memref<300x20xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : memref<300xf32>
        memref.assume_alignment %2, 64 : memref<300xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = arith.muli %workgroup_id_x, %c-256 : index
        %4 = arith.addi %3, %c300 : index
        %5 = arith.cmpi slt, %4, %c256 : index
        %6 = arith.select %5, %4, %c256 : index
        %7 = arith.cmpi eq, %6, %c256 : index
        scf.if %7 {
          %8 = gpu.thread_id x
          %9 = arith.muli %8, %c4 : index
          %10 = arith.muli %workgroup_id_x, %c256 : index
          %11 = arith.addi %9, %10 : index
          %12 = vector.transfer_read %2[%11], %cst {in_bounds = [true]} : memref<300xf32>, vector<4xf32>
          %13 = scf.for %arg0 = %c0 to %c20 step %c4 iter_args(%arg1 = %12) -> (vector<4xf32>) {
            %14 = vector.transfer_read %0[%11, %arg0], %cst {in_bounds = [true, true]} : memref<300x20xf32>, vector<4x4xf32>
            %15 = vector.transfer_read %1[%11, %arg0], %cst {in_bounds = [true, true]} : memref<300x20xf32>, vector<4x4xf32>
            %16 = arith.addf %14, %15 : vector<4x4xf32>
            %17 = vector.multi_reduction <add>, %16, %arg1 [1] : vector<4x4xf32> to vector<4xf32>
            scf.yield %17 : vector<4xf32>
          }
          vector.transfer_write %13, %2[%11] {in_bounds = [true]} : vector<4xf32>, memref<300xf32>
        } else {
          %8 = gpu.thread_id x
          %9 = arith.cmpi sle, %6, %c0 : index
          %10 = arith.subi %c0, %6 : index
          %11 = arith.subi %6, %c1 : index
          %12 = arith.select %9, %10, %11 : index
          %13 = arith.divsi %12, %c64 : index
          %14 = arith.subi %c0, %13 : index
          %15 = arith.addi %13, %c1 : index
          %16 = arith.select %9, %14, %15 : index
          %17 = arith.muli %8, %16 : index
          %18 = arith.muli %17, %c-1 : index
          %19 = arith.addi %18, %6 : index
          %20 = arith.cmpi slt, %19, %16 : index
          %21 = arith.select %20, %19, %16 : index
          %22 = arith.cmpi slt, %21, %c0 : index
          %23 = arith.select %22, %c0, %21 : index
          %24 = arith.muli %workgroup_id_x, %c256 : index
          %25 = arith.addi %17, %24 : index
          %subview = memref.subview %2[%25] [%23] [1] : memref<300xf32> to memref<?xf32, strided<[1], offset: ?>>
          scf.for %arg0 = %c0 to %c20 step %c4 {
            %subview_0 = memref.subview %0[%25, %arg0] [%23, 4] [1, 1] : memref<300x20xf32> to memref<?x4xf32, strided<[20, 1], offset: ?>>
            %subview_1 = memref.subview %1[%25, %arg0] [%23, 4] [1, 1] : memref<300x20xf32> to memref<?x4xf32, strided<[20, 1], offset: ?>>
            scf.for %arg1 = %c0 to %23 step %c1 {
              scf.for %arg2 = %c0 to %c4 step %c1 {
                %26 = memref.load %subview_0[%arg1, %arg2] : memref<?x4xf32, strided<[20, 1], offset: ?>>
                %27 = memref.load %subview_1[%arg1, %arg2] : memref<?x4xf32, strided<[20, 1], offset: ?>>
                %28 = memref.load %subview[%arg1] : memref<?xf32, strided<[1], offset: ?>>
                %29 = arith.addf %26, %27 : f32
                %30 = arith.addf %29, %28 : f32
                memref.store %30, %subview[%arg1] : memref<?xf32, strided<[1], offset: ?>>
              }
            }
          }
        }
        return
      }
    }
  }
}
hal.executable private @in_vectors_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @in_vectors ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @in_vectors() {
        %c-256 = arith.constant -256 : index
        %c-1 = arith.constant -1 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %c64 = arith.constant 64 : index
        %c256 = arith.constant 256 : index
        %c300 = arith.constant 300 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %0, 64 : memref<300x20xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %1, 64 : memref<300x20xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : memref<300xf32>
        memref.assume_alignment %2, 64 : memref<300xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = arith.muli %workgroup_id_x, %c-256 : index
        %4 = arith.addi %3, %c300 : index
        %5 = arith.cmpi slt, %4, %c256 : index
        %6 = arith.select %5, %4, %c256 : index
        %7 = arith.cmpi eq, %6, %c256 : index
        scf.if %7 {
          %8 = gpu.thread_id x
          %9 = arith.muli %8, %c4 : index
          %10 = arith.muli %workgroup_id_x, %c256 : index
          %11 = arith.addi %9, %10 : index
          %12 = vector.load %2[%11] : memref<300xf32>, vector<4xf32>
          %13 = scf.for %arg0 = %c0 to %c20 step %c4 iter_args(%arg1 = %12) -> (vector<4xf32>) {
            %v00 = vector.load %0[%11, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w00 = vector.insert %v00, %cst [0] : vector<4xf32> into vector<4x4xf32>
            %r01 = affine.apply affine_map<(d0) -> (d0 + 1)>(%11)
            %v01 = vector.load %0[%r01, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w01 = vector.insert %v01, %w00 [1] : vector<4xf32> into vector<4x4xf32>
            %r02 = affine.apply affine_map<(d0) -> (d0 + 2)>(%11)
            %v02 = vector.load %0[%r02, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w02 = vector.insert %v02, %w01 [2] : vector<4xf32> into vector<4x4xf32>
            %r03 = affine.apply affine_map<(d0) -> (d0 + 3)>(%11)
            %v03 = vector.load %0[%r03, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w03 = vector.insert %v03, %w02 [3] : vector<4xf32> into vector<4x4xf32>
            %v10 = vector.load %1[%11, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w10 = vector.insert %v10, %cst [0] : vector<4xf32> into vector<4x4xf32>
            %r11 = affine.apply affine_map<(d0) -> (d0 + 1)>(%11)
            %v11 = vector.load %1[%r11, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w11 = vector.insert %v11, %w10 [1] : vector<4xf32> into vector<4x4xf32>
            %r12 = affine.apply affine_map<(d0) -> (d0 + 2)>(%11)
            %v12 = vector.load %1[%r12, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w12 = vector.insert %v12, %w11 [2] : vector<4xf32> into vector<4x4xf32>
            %r13 = affine.apply affine_map<(d0) -> (d0 + 3)>(%11)
            %v13 = vector.load %1[%r13, %arg0] : memref<300x20xf32>, vector<4xf32>
            %w13 = vector.insert %v13, %w12 [3] : vector<4xf32> into vector<4x4xf32>
            %s = arith.addf %w03, %w13 : vector<4x4xf32>
            %t = vector.transpose %s, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
            %x0 = vector.extract %t[0] : vector<4x4xf32>
            %y0 = arith.addf %x0, %arg1 : vector<4xf32>
            %x1 = vector.extract %t[1] : vector<4x4xf32>
            %y1 = arith.addf %x1, %y0 : vector<4xf32>
            %x2 = vector.extract %t[2] : vector<4x4xf32>
            %y2 = arith.addf %x2, %y1 : vector<4xf32>
            %x3 = vector.extract %t[3] : vector<4x4xf32>
            %y3 = arith.addf %x3, %y2 : vector<4xf32>
            scf.yield %y3 : vector<4xf32>
          }
          vector.store %13, %2[%11] : memref<300xf32>, vector<4xf32>
        } else {
          %8 = gpu.thread_id x
          %9 = arith.cmpi sle, %6, %c0 : index
          %10 = arith.subi %c0, %6 : index
          %11 = arith.subi %6, %c1 : index
          %12 = arith.select %9, %10, %11 : index
          %13 = arith.divsi %12, %c64 : index
          %14 = arith.subi %c0, %13 : index
          %15 = arith.addi %13, %c1 : index
          %16 = arith.select %9, %14, %15 : index
          %17 = arith.muli %8, %16 : index
          %18 = arith.muli %17, %c-1 : index
          %19 = arith.addi %18, %6 : index
          %20 = arith.cmpi slt, %19, %16 : index
          %21 = arith.select %20, %19, %16 : index
          %22 = arith.cmpi slt, %21, %c0 : index
          %23 = arith.select %22, %c0, %21 : index
          %24 = arith.muli %workgroup_id_x, %c256 : index
          %25 = arith.addi %17, %24 : index
          scf.for %arg0 = %c0 to %c20 step %c4 {
            scf.for %arg1 = %c0 to %23 step %c1 {
              scf.for %arg2 = %c0 to %c4 step %c1 {
                %26 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg1)[%25]
                %27 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg2)[%arg0]
                %28 = memref.load %0[%26, %27] : memref<300x20xf32>
                %31 = memref.load %1[%26, %27] : memref<300x20xf32>
                %33 = memref.load %2[%26] : memref<300xf32>
                %34 = arith.addf %28, %31 : f32
                %35 = arith.addf %34, %33 : f32
                memref.store %35, %2[%26] : memref<300xf32>
              }
            }
          }
        }
        return
      }
    }
  }
}
