// Convolutions in the forms of the text's dumps: tiles left open as flow.dispatch.workgroup.size, which divide no size here; buffers under an interface,
// whose result is said to be written only; buffers of vectors, which take arrays of their elements.

// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=image_of_19 --output=@%t.a.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=filter_of_40 --output=@%t.b.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=convolution_of_40 --input=@%t.a.npy --input=@%t.b.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=open_tiles --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=open_tiles --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=image_of_33 --output=@%t.a.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=filter --output=@%t.b.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=convolution_of_33 --input=@%t.a.npy --input=@%t.b.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=one_trip --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=one_trip --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: sed 's/lowering.config = {tileSizes = \([^}]*\)}/lowering_config = #iree_codegen.lowering_config<tile_sizes = \1>/' %s > %t.today.mlir
// RUN: cgc run %t.today.mlir --device=interp --target=vulkan1.3 --function=one_trip --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy --print-ir-after=tile-threads 2> %t.ir > %t.log && cmp %t.out.npy %t.want.npy
// RUN: FileCheck %s --check-prefix=TODAY < %t.ir
// TODAY: scf.forall (%{{.*}}, %{{.*}}, %{{.*}}) in (1, 2, 8)
// RUN: cgc run %s --device=interp --function=loads_of_vectors --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=loads_of_vectors --input=@%t.a.npy --input=@%t.b.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc opt %s --pass-pipeline=outline-dispatch-regions,canonicalize,cse --verify-each | FileCheck %s
// CHECK-LABEL: flow.executable.export public @open_tiles_dispatch_0
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK: flow.return %[[C2]], %[[C2]], %[[C7]] : index, index, index
// CHECK-NOT: flow.dispatch.workgroup.size
// CHECK: linalg.conv_2d_nhwc_hwcf

func @open_tiles(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
  %c32 = constant 40 : index
  %c16 = constant 9 : index
  %c8 = constant 7 : index
  %0 = hal.tensor.cast %arg0 : !hal.buffer_view -> tensor<1x15x19x3xf32>
  %1 = hal.tensor.cast %arg1 : !hal.buffer_view -> tensor<3x3x3x40xf32>
  %2 = flow.dispatch.workgroups[%c32, %c16, %c8](%0, %1) : (tensor<1x15x19x3xf32>, tensor<3x3x3x40xf32>) -> tensor<1x7x9x40xf32> =
      (%arg2: !flow.dispatch.tensor<readonly:1x15x19x3xf32>, %arg3: !flow.dispatch.tensor<readonly:3x3x3x40xf32>,
       %arg4: !flow.dispatch.tensor<writeonly:1x7x9x40xf32>) {
    %cst = constant 0.000000e+00 : f32
    %h = constant 7 : index
    %w = constant 9 : index
    %c = constant 40 : index
    %4 = linalg.init_tensor [1, 7, 9, 40] : tensor<1x7x9x40xf32>
    %workgroup_size_0 = flow.dispatch.workgroup.size[0] : index
    %workgroup_size_1 = flow.dispatch.workgroup.size[1] : index
    %workgroup_size_2 = flow.dispatch.workgroup.size[2] : index
    %workgroup_id_0 = flow.dispatch.workgroup.id[0] : index
    %workgroup_count_0 = flow.dispatch.workgroup.count[0] : index
    %workgroup_id_1 = flow.dispatch.workgroup.id[1] : index
    %workgroup_count_1 = flow.dispatch.workgroup.count[1] : index
    %workgroup_id_2 = flow.dispatch.workgroup.id[2] : index
    %workgroup_count_2 = flow.dispatch.workgroup.count[2] : index
    %5 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_id_2, %workgroup_size_2]
    %6 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_count_2, %workgroup_size_2]
    scf.for %arg5 = %5 to %h step %6 {
      %7 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_id_1, %workgroup_size_1]
      %8 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_count_1, %workgroup_size_1]
      scf.for %arg6 = %7 to %w step %8 {
        %9 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_id_0, %workgroup_size_0]
        %10 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%workgroup_count_0, %workgroup_size_0]
        scf.for %arg7 = %9 to %c step %10 {
          %11 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg5)
          %12 = affine.min affine_map<(d0, d1) -> (d0 * 2 + 1, d1 * -2 + 15)>(%workgroup_size_2, %arg5)
          %13 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg6)
          %14 = affine.min affine_map<(d0, d1) -> (d0 * 2 + 1, d1 * -2 + 19)>(%workgroup_size_1, %arg6)
          %15 = flow.dispatch.tensor.load %arg2, offsets = [0, %11, %13, 0], sizes = [1, %12, %14, 3], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:1x15x19x3xf32> -> tensor<1x?x?x3xf32>
          %16 = affine.min affine_map<(d0, d1) -> (d0, -d1 + 40)>(%workgroup_size_0, %arg7)
          %17 = flow.dispatch.tensor.load %arg3, offsets = [0, 0, 0, %arg7], sizes = [3, 3, 3, %16], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:3x3x3x40xf32> -> tensor<3x3x3x?xf32>
          %18 = affine.min affine_map<(d0, d1) -> (d0, -d1 + 7)>(%workgroup_size_2, %arg5)
          %19 = affine.min affine_map<(d0, d1) -> (d0, -d1 + 9)>(%workgroup_size_1, %arg6)
          %20 = affine.min affine_map<(d0, d1) -> (d0, -d1 + 40)>(%workgroup_size_0, %arg7)
          %21 = affine.min affine_map<(d0, d1) -> (-d0 + 7, d1)>(%arg5, %workgroup_size_2)
          %22 = affine.min affine_map<(d0, d1) -> (-d0 + 9, d1)>(%arg6, %workgroup_size_1)
          %23 = affine.min affine_map<(d0, d1) -> (-d0 + 40, d1)>(%arg7, %workgroup_size_0)
          %24 = tensor.extract_slice %4[0, %arg5, %arg6, %arg7] [1, %21, %22, %23] [1, 1, 1, 1] : tensor<1x7x9x40xf32> to tensor<1x?x?x?xf32>
          %25 = linalg.fill(%cst, %24) : f32, tensor<1x?x?x?xf32> -> tensor<1x?x?x?xf32>
          %26 = linalg.conv_2d_nhwc_hwcf {__internal_linalg_transform__ = "workgroup", dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%15, %17 : tensor<1x?x?x3xf32>, tensor<3x3x3x?xf32>) outs(%25 : tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
          flow.dispatch.tensor.store %26, %arg4, offsets = [0, %arg5, %arg6, %arg7], sizes = [1, %18, %19, %20], strides = [1, 1, 1, 1] : tensor<1x?x?x?xf32> -> !flow.dispatch.tensor<writeonly:1x7x9x40xf32>
        }
      }
    }
    flow.return
  }
  %3 = hal.tensor.cast %2 : tensor<1x7x9x40xf32> -> !hal.buffer_view
  return %3 : !hal.buffer_view
}
hal.executable private @one_trip_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @one_trip ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      hal.return %c1, %c2, %c8 : index, index, index
    }
    builtin.module {
      func @one_trip() {
        %c0 = constant 0 : index
        %c8 = constant 8 : index
        %cst = constant 0.000000e+00 : f32
        %0 = hal.interface.binding.subspan @io::@s0b0_ro_external[%c0] : memref<1x17x33x3xf32>
        %1 = hal.interface.binding.subspan @io::@s0b1_ro_external[%c0] : memref<3x3x3x32xf32>
        %2 = hal.interface.binding.subspan @io::@s0b2_xw_external[%c0] : memref<1x8x16x32xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %workgroup_id_y = hal.interface.workgroup.id[1] : index
        %workgroup_id_z = hal.interface.workgroup.id[2] : index
        scf.for %arg0 = %workgroup_id_z to %c8 step %c8 {
          %3 = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%workgroup_id_y]
          %4 = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%workgroup_id_x]
          %5 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg0)
          %6 = affine.min affine_map<(d0) -> (3, d0 * -2 + 17)>(%arg0)
          %7 = affine.apply affine_map<(d0) -> (d0 * 2)>(%3)
          %8 = affine.min affine_map<(d0) -> (17, d0 * -2 + 33)>(%3)
          %9 = memref.subview %0[0, %5, %7, 0] [1, %6, %8, 3] [1, 1, 1, 1] : memref<1x17x33x3xf32> to memref<1x?x?x3xf32, strided<[1683, 99, 3, 1], offset: ?>>
          %10 = affine.min affine_map<(d0) -> (32, -d0 + 32)>(%4)
          %11 = memref.subview %1[0, 0, 0, %4] [3, 3, 3, %10] [1, 1, 1, 1] : memref<3x3x3x32xf32> to memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>
          %12 = affine.min affine_map<(d0) -> (1, -d0 + 8)>(%arg0)
          %13 = affine.min affine_map<(d0) -> (8, -d0 + 16)>(%3)
          %14 = memref.subview %2[0, %arg0, %3, %4] [1, %12, %13, %10] [1, 1, 1, 1] : memref<1x8x16x32xf32> to memref<1x?x?x?xf32, strided<[4096, 512, 32, 1], offset: ?>>
          linalg.fill(%cst, %14) : f32, memref<1x?x?x?xf32, strided<[4096, 512, 32, 1], offset: ?>>
          linalg.conv_2d_nhwc_hwcf {__internal_linalg_transform__ = "workgroup", dilations = dense<1> : tensor<2xi64>, lowering.config = {tileSizes = [[0, 1, 8, 32], [], [0, 1, 4, 4]]}, strides = dense<2> : tensor<2xi64>} ins(%9, %11 : memref<1x?x?x3xf32, strided<[1683, 99, 3, 1], offset: ?>>, memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>) outs(%14 : memref<1x?x?x?xf32, strided<[4096, 512, 32, 1], offset: ?>>)
        }
        return
      }
      hal.interface private @io {
        hal.interface.binding public @s0b0_ro_external, set=0, binding=0, type="StorageBuffer", access="Read"
        hal.interface.binding public @s0b1_ro_external, set=0, binding=1, type="StorageBuffer", access="Read"
        hal.interface.binding public @s0b2_xw_external, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
      }
    }
  }
}
hal.executable private @loads_of_vectors_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @loads_of_vectors ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      hal.return %c1, %c2, %c8 : index, index, index
    }
    builtin.module {
      func @loads_of_vectors() {
        %cst = constant dense<0.000000e+00> : vector<1x4xf32>
        %c1 = constant 1 : index
        %c3 = constant 3 : index
        %c0 = constant 0 : index
        %c32 = constant 32 : index
        %c16 = constant 16 : index
        %c4 = constant 4 : index
        %c2 = constant 2 : index
        %c8 = constant 8 : index
        %cst_0 = constant dense<0.000000e+00> : vector<3xf32>
        %0 = hal.interface.binding.subspan @io::@s0b0_ro_external[%c0] : memref<1x17x33x3xf32>
        %1 = hal.interface.binding.subspan @io::@s0b1_ro_external[%c0] : memref<3x3x3x8xvector<4xf32>>
        %2 = hal.interface.binding.subspan @io::@s0b2_xw_external[%c0] : memref<1x8x16x8xvector<4xf32>>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %workgroup_id_y = hal.interface.workgroup.id[1] : index
        %workgroup_id_z = hal.interface.workgroup.id[2] : index
        %3 = muli %workgroup_id_y, %c8 : index
        %4 = muli %workgroup_id_x, %c32 : index
        %5 = muli %workgroup_id_y, %c16 : index
        %6 = "gpu.thread_id"() {dimension = "x"} : () -> index
        %7 = "gpu.thread_id"() {dimension = "y"} : () -> index
        %8 = "gpu.thread_id"() {dimension = "z"} : () -> index
        %9 = muli %7, %c4 : index
        %10 = muli %6, %c4 : index
        %11 = muli %8, %c2 : index
        %12 = muli %7, %c8 : index
        scf.for %arg0 = %workgroup_id_z to %c8 step %c8 {
          %13 = muli %arg0, %c2 : index
          %14:4 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %cst, %arg3 = %cst, %arg4 = %cst, %arg5 = %cst) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
            %29:4 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg2, %arg8 = %arg3, %arg9 = %arg4, %arg10 = %arg5) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
              %30 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%4, %10]
              %q0 = divi_signed %30, %c4 : index
              %f0 = memref.load %1[%arg1, %arg6, %c0, %q0] : memref<3x3x3x8xvector<4xf32>>
              %q1 = divi_signed %30, %c4 : index
              %f1 = memref.load %1[%arg1, %arg6, %c1, %q1] : memref<3x3x3x8xvector<4xf32>>
              %q2 = divi_signed %30, %c4 : index
              %f2 = memref.load %1[%arg1, %arg6, %c2, %q2] : memref<3x3x3x8xvector<4xf32>>
              %37 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>(%arg1)[%13, %11]
              %x0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>(%arg6)[%5, %12]
              %l00 = memref.load %0[%c0, %37, %x0, %c0] : memref<1x17x33x3xf32>
              %n00 = vector.insert %l00, %cst_0 [0] : f32 into vector<3xf32>
              %l01 = memref.load %0[%c0, %37, %x0, %c1] : memref<1x17x33x3xf32>
              %n01 = vector.insert %l01, %n00 [1] : f32 into vector<3xf32>
              %l02 = memref.load %0[%c0, %37, %x0, %c2] : memref<1x17x33x3xf32>
              %n02 = vector.insert %l02, %n01 [2] : f32 into vector<3xf32>
              %a0 = vector.shape_cast %arg7 : vector<1x4xf32> to vector<4xf32>
              %e00 = vector.extract_strided_slice %n02 {offsets = [0], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g00 = vector.extract %e00[0] : vector<1xf32>
              %s00 = splat %g00 : vector<4xf32>
              %m00 = vector.fma %s00, %f0, %a0 : vector<4xf32>
              %e01 = vector.extract_strided_slice %n02 {offsets = [1], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g01 = vector.extract %e01[0] : vector<1xf32>
              %s01 = splat %g01 : vector<4xf32>
              %m01 = vector.fma %s01, %f1, %m00 : vector<4xf32>
              %e02 = vector.extract_strided_slice %n02 {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g02 = vector.extract %e02[0] : vector<1xf32>
              %s02 = splat %g02 : vector<4xf32>
              %m02 = vector.fma %s02, %f2, %m01 : vector<4xf32>
              %r0 = vector.shape_cast %m02 : vector<4xf32> to vector<1x4xf32>
              %x1 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2 + 2)>()[%5, %12, %arg6]
              %l10 = memref.load %0[%c0, %37, %x1, %c0] : memref<1x17x33x3xf32>
              %n10 = vector.insert %l10, %cst_0 [0] : f32 into vector<3xf32>
              %l11 = memref.load %0[%c0, %37, %x1, %c1] : memref<1x17x33x3xf32>
              %n11 = vector.insert %l11, %n10 [1] : f32 into vector<3xf32>
              %l12 = memref.load %0[%c0, %37, %x1, %c2] : memref<1x17x33x3xf32>
              %n12 = vector.insert %l12, %n11 [2] : f32 into vector<3xf32>
              %a1 = vector.shape_cast %arg8 : vector<1x4xf32> to vector<4xf32>
              %e10 = vector.extract_strided_slice %n12 {offsets = [0], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g10 = vector.extract %e10[0] : vector<1xf32>
              %s10 = splat %g10 : vector<4xf32>
              %m10 = vector.fma %s10, %f0, %a1 : vector<4xf32>
              %e11 = vector.extract_strided_slice %n12 {offsets = [1], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g11 = vector.extract %e11[0] : vector<1xf32>
              %s11 = splat %g11 : vector<4xf32>
              %m11 = vector.fma %s11, %f1, %m10 : vector<4xf32>
              %e12 = vector.extract_strided_slice %n12 {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g12 = vector.extract %e12[0] : vector<1xf32>
              %s12 = splat %g12 : vector<4xf32>
              %m12 = vector.fma %s12, %f2, %m11 : vector<4xf32>
              %r1 = vector.shape_cast %m12 : vector<4xf32> to vector<1x4xf32>
              %x2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2 + 4)>()[%5, %12, %arg6]
              %l20 = memref.load %0[%c0, %37, %x2, %c0] : memref<1x17x33x3xf32>
              %n20 = vector.insert %l20, %cst_0 [0] : f32 into vector<3xf32>
              %l21 = memref.load %0[%c0, %37, %x2, %c1] : memref<1x17x33x3xf32>
              %n21 = vector.insert %l21, %n20 [1] : f32 into vector<3xf32>
              %l22 = memref.load %0[%c0, %37, %x2, %c2] : memref<1x17x33x3xf32>
              %n22 = vector.insert %l22, %n21 [2] : f32 into vector<3xf32>
              %a2 = vector.shape_cast %arg9 : vector<1x4xf32> to vector<4xf32>
              %e20 = vector.extract_strided_slice %n22 {offsets = [0], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g20 = vector.extract %e20[0] : vector<1xf32>
              %s20 = splat %g20 : vector<4xf32>
              %m20 = vector.fma %s20, %f0, %a2 : vector<4xf32>
              %e21 = vector.extract_strided_slice %n22 {offsets = [1], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g21 = vector.extract %e21[0] : vector<1xf32>
              %s21 = splat %g21 : vector<4xf32>
              %m21 = vector.fma %s21, %f1, %m20 : vector<4xf32>
              %e22 = vector.extract_strided_slice %n22 {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g22 = vector.extract %e22[0] : vector<1xf32>
              %s22 = splat %g22 : vector<4xf32>
              %m22 = vector.fma %s22, %f2, %m21 : vector<4xf32>
              %r2 = vector.shape_cast %m22 : vector<4xf32> to vector<1x4xf32>
              %x3 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2 + 6)>()[%5, %12, %arg6]
              %l30 = memref.load %0[%c0, %37, %x3, %c0] : memref<1x17x33x3xf32>
              %n30 = vector.insert %l30, %cst_0 [0] : f32 into vector<3xf32>
              %l31 = memref.load %0[%c0, %37, %x3, %c1] : memref<1x17x33x3xf32>
              %n31 = vector.insert %l31, %n30 [1] : f32 into vector<3xf32>
              %l32 = memref.load %0[%c0, %37, %x3, %c2] : memref<1x17x33x3xf32>
              %n32 = vector.insert %l32, %n31 [2] : f32 into vector<3xf32>
              %a3 = vector.shape_cast %arg10 : vector<1x4xf32> to vector<4xf32>
              %e30 = vector.extract_strided_slice %n32 {offsets = [0], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g30 = vector.extract %e30[0] : vector<1xf32>
              %s30 = splat %g30 : vector<4xf32>
              %m30 = vector.fma %s30, %f0, %a3 : vector<4xf32>
              %e31 = vector.extract_strided_slice %n32 {offsets = [1], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g31 = vector.extract %e31[0] : vector<1xf32>
              %s31 = splat %g31 : vector<4xf32>
              %m31 = vector.fma %s31, %f1, %m30 : vector<4xf32>
              %e32 = vector.extract_strided_slice %n32 {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
              %g32 = vector.extract %e32[0] : vector<1xf32>
              %s32 = splat %g32 : vector<4xf32>
              %m32 = vector.fma %s32, %f2, %m31 : vector<4xf32>
              %r3 = vector.shape_cast %m32 : vector<4xf32> to vector<1x4xf32>
              scf.yield %r0, %r1, %r2, %r3 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
            }
            scf.yield %29#0, %29#1, %29#2, %29#3 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
          }
          %16 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg0, %8]
          %18 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%4, %10]
          %t3 = vector.shape_cast %14#3 : vector<1x4xf32> to vector<4xf32>
          %u3 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 3)>()[%3, %9]
          %w3 = divi_signed %18, %c4 : index
          memref.store %t3, %2[%c0, %16, %u3, %w3] : memref<1x8x16x8xvector<4xf32>>
          %t2 = vector.shape_cast %14#2 : vector<1x4xf32> to vector<4xf32>
          %u2 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 2)>()[%3, %9]
          %w2 = divi_signed %18, %c4 : index
          memref.store %t2, %2[%c0, %16, %u2, %w2] : memref<1x8x16x8xvector<4xf32>>
          %t1 = vector.shape_cast %14#1 : vector<1x4xf32> to vector<4xf32>
          %u1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 1)>()[%3, %9]
          %w1 = divi_signed %18, %c4 : index
          memref.store %t1, %2[%c0, %16, %u1, %w1] : memref<1x8x16x8xvector<4xf32>>
          %t0 = vector.shape_cast %14#0 : vector<1x4xf32> to vector<4xf32>
          %u0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%3, %9]
          %w0 = divi_signed %18, %c4 : index
          memref.store %t0, %2[%c0, %16, %u0, %w0] : memref<1x8x16x8xvector<4xf32>>
        }
        return
      }
      hal.interface private @io {
        hal.interface.binding public @s0b0_ro_external, set=0, binding=0, type="StorageBuffer", access="Read"
        hal.interface.binding public @s0b1_ro_external, set=0, binding=1, type="StorageBuffer", access="Read"
        hal.interface.binding public @s0b2_xw_external, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
      }
    }
  }
}
