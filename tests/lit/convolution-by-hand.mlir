// Convolutions whose workgroups and threads stand in the text as ids: linalg ops on the subviews of a workgroup are shared by its threads, those on a
// thread's own are loops, inside of loops and at the top.

// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=image --output=@%t.image.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=filter --output=@%t.filter.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=convolution --input=@%t.image.npy --input=@%t.filter.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --function=shared --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=shared --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=shared_at_top --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=shared_at_top --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=own --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=own --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --function=own_at_top --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=own_at_top --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc opt %s --pass-pipeline=linalg-to-loops --verify-each | FileCheck %s
// CHECK-LABEL: func.func @shared(
// CHECK: scf.for
// CHECK: #gpu.thread<x>
// CHECK: #gpu.thread<x>
// CHECK-LABEL: func.func @shared_at_top(
// CHECK: #gpu.thread<x>
// CHECK: #gpu.thread<x>
// CHECK-LABEL: func.func @own(
// CHECK-NOT: linalg
// CHECK-NOT: scf.forall
// CHECK-LABEL: func.func @own_at_top(
// CHECK-NOT: linalg
// CHECK-NOT: scf.forall

hal.executable private @shared_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @shared ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c14 = arith.constant 14 : index
      hal.return %c1, %c2, %c14 : index, index, index
    }
    builtin.module {
      func.func @shared() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c14 = arith.constant 14 : index
        %cst = arith.constant 0.0 : f32
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<1x29x29x3xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<3x3x3x32xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) : memref<1x14x14x32xf32>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %z = hal.interface.workgroup.id[2] : index
        scf.for %a = %z to %c14 step %c14 {
          %3 = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]
          %4 = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%x]
          %5 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
          %6 = affine.min affine_map<(d0) -> (3, d0 * -2 + 31)>(%a)
          %7 = affine.apply affine_map<(d0) -> (d0 * 2)>(%3)
          %8 = affine.min affine_map<(d0) -> (17, d0 * -2 + 29)>(%3)
          %9 = memref.subview %0[0, %5, %7, 0] [1, %6, %8, 3] [1, 1, 1, 1] : memref<1x29x29x3xf32> to memref<1x?x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>
          %10 = affine.min affine_map<(d0) -> (32, -d0 + 32)>(%4)
          %11 = memref.subview %1[0, 0, 0, %4] [3, 3, 3, %10] [1, 1, 1, 1] : memref<3x3x3x32xf32> to memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>
          %12 = affine.min affine_map<(d0) -> (8, -d0 + 14)>(%3)
          %13 = memref.subview %2[0, %a, %3, %4] [1, 1, %12, %10] [1, 1, 1, 1] : memref<1x14x14x32xf32> to memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>
          linalg.fill {__internal_linalg_transform__ = "workgroup"} ins(%cst : f32) outs(%13 : memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>)
          linalg.conv_2d_nhwc_hwcf {__internal_linalg_transform__ = "workgroup", dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%9, %11 : memref<1x?x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>, memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>) outs(%13 : memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>)
        }
        return
      }
    }
  }
}
hal.executable private @shared_at_top_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @shared_at_top ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c14 = arith.constant 14 : index
      hal.return %c1, %c2, %c14 : index, index, index
    }
    builtin.module {
      func.func @shared_at_top() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c14 = arith.constant 14 : index
        %cst = arith.constant 0.0 : f32
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<1x29x29x3xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<3x3x3x32xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) : memref<1x14x14x32xf32>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %z = hal.interface.workgroup.id[2] : index
          %3 = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]
          %4 = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%x]
          %5 = affine.apply affine_map<(d0) -> (d0 * 2)>(%z)
          %6 = affine.min affine_map<(d0) -> (3, d0 * -2 + 31)>(%z)
          %7 = affine.apply affine_map<(d0) -> (d0 * 2)>(%3)
          %8 = affine.min affine_map<(d0) -> (17, d0 * -2 + 29)>(%3)
          %9 = memref.subview %0[0, %5, %7, 0] [1, %6, %8, 3] [1, 1, 1, 1] : memref<1x29x29x3xf32> to memref<1x?x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>
          %10 = affine.min affine_map<(d0) -> (32, -d0 + 32)>(%4)
          %11 = memref.subview %1[0, 0, 0, %4] [3, 3, 3, %10] [1, 1, 1, 1] : memref<3x3x3x32xf32> to memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>
          %12 = affine.min affine_map<(d0) -> (8, -d0 + 14)>(%3)
          %13 = memref.subview %2[0, %z, %3, %4] [1, 1, %12, %10] [1, 1, 1, 1] : memref<1x14x14x32xf32> to memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>
          linalg.fill ins(%cst : f32) outs(%13 : memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>)
          linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%9, %11 : memref<1x?x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>, memref<3x3x3x?xf32, strided<[288, 96, 32, 1], offset: ?>>) outs(%13 : memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>)
        return
      }
    }
  }
}
hal.executable private @own_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @own ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c14 = arith.constant 14 : index
      hal.return %c1, %c2, %c14 : index, index, index
    }
    builtin.module {
      func.func @own() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c14 = arith.constant 14 : index
        %cst = arith.constant 0.0 : f32
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<1x29x29x3xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<3x3x3x32xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) : memref<1x14x14x32xf32>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %z = hal.interface.workgroup.id[2] : index
        %tx = "gpu.thread_id"() {dimension = "x"} : () -> index
        %ty = "gpu.thread_id"() {dimension = "y"} : () -> index
        scf.for %a = %z to %c14 step %c14 {
          %w = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + s1 * 4)>()[%y, %ty]
          %c = affine.apply affine_map<()[s0, s1] -> (s0 * 32 + s1 * 4)>()[%x, %tx]
          %n = affine.min affine_map<(d0) -> (4, -d0 + 14)>(%w)
          %m = affine.max affine_map<(d0) -> (0, d0)>(%n)
          %o = memref.subview %2[0, %a, %w, %c] [1, 1, %m, 4] [1, 1, 1, 1] : memref<1x14x14x32xf32> to memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>
          linalg.fill {__internal_linalg_transform__ = "vectorize"} ins(%cst : f32) outs(%o : memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>)
          scf.for %fh = %c0 to %c3 step %c1 {
            scf.for %fw = %c0 to %c3 step %c1 {
              %ih = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%a, %fh)
              %iw = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%w, %fw)
              %q = affine.apply affine_map<(d0) -> (d0 * 2 - 1)>(%m)
              %i = memref.subview %0[0, %ih, %iw, 0] [1, 1, %q, 3] [1, 1, 1, 1] : memref<1x29x29x3xf32> to memref<1x1x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>
              %f = memref.subview %1[%fh, %fw, 0, %c] [1, 1, 3, 4] [1, 1, 1, 1] : memref<3x3x3x32xf32> to memref<1x1x3x4xf32, strided<[288, 96, 32, 1], offset: ?>>
              linalg.conv_2d_nhwc_hwcf {__internal_linalg_transform__ = "vectorize", dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %f : memref<1x1x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>, memref<1x1x3x4xf32, strided<[288, 96, 32, 1], offset: ?>>) outs(%o : memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>)
            }
          }
        }
        return
      }
    }
  }
}
hal.executable private @own_at_top_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @own_at_top ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 2 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c14 = arith.constant 14 : index
      hal.return %c1, %c2, %c14 : index, index, index
    }
    builtin.module {
      func.func @own_at_top() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c14 = arith.constant 14 : index
        %cst = arith.constant 0.0 : f32
        %0 = hal.interface.binding.subspan set(0) binding(0) : memref<1x29x29x3xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) : memref<3x3x3x32xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) : memref<1x14x14x32xf32>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %z = hal.interface.workgroup.id[2] : index
        %tx = "gpu.thread_id"() {dimension = "x"} : () -> index
        %ty = "gpu.thread_id"() {dimension = "y"} : () -> index
          %w = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + s1 * 4)>()[%y, %ty]
          %c = affine.apply affine_map<()[s0, s1] -> (s0 * 32 + s1 * 4)>()[%x, %tx]
          %n = affine.min affine_map<(d0) -> (4, -d0 + 14)>(%w)
          %m = affine.max affine_map<(d0) -> (0, d0)>(%n)
          %o = memref.subview %2[0, %z, %w, %c] [1, 1, %m, 4] [1, 1, 1, 1] : memref<1x14x14x32xf32> to memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>
          linalg.fill {__internal_linalg_transform__ = "vectorize"} ins(%cst : f32) outs(%o : memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>)
          scf.for %fh = %c0 to %c3 step %c1 {
            scf.for %fw = %c0 to %c3 step %c1 {
              %ih = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%z, %fh)
              %iw = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%w, %fw)
              %q = affine.apply affine_map<(d0) -> (d0 * 2 - 1)>(%m)
              %i = memref.subview %0[0, %ih, %iw, 0] [1, 1, %q, 3] [1, 1, 1, 1] : memref<1x29x29x3xf32> to memref<1x1x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>
              %f = memref.subview %1[%fh, %fw, 0, %c] [1, 1, 3, 4] [1, 1, 1, 1] : memref<3x3x3x32xf32> to memref<1x1x3x4xf32, strided<[288, 96, 32, 1], offset: ?>>
              linalg.conv_2d_nhwc_hwcf {__internal_linalg_transform__ = "vectorize", dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %f : memref<1x1x?x3xf32, strided<[2523, 87, 3, 1], offset: ?>>, memref<1x1x3x4xf32, strided<[288, 96, 32, 1], offset: ?>>) outs(%o : memref<1x1x?x4xf32, strided<[6272, 448, 32, 1], offset: ?>>)
            }
          }
        return
      }
    }
  }
}
