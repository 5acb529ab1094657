// A dispatch_config whose region takes the device, as an export's does: it counts workgroups over nothing else.
// RUN: cgc run %s --device=interp --input=13xf32=4 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --input=13xf32=4 | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv && FileCheck %s --check-prefix=JSON < %t.json
// CHECK: 13xf32=2 2 2 2 2 2 2 2 2 2 2 2 2
// JSON: "workgroup_size": [7, 1, 1]
hal.executable private @ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) count(%d: !hal.device) -> (index, index, index) {
      %x, %y, %z = flow.dispatch.workgroup_count_from_slice
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c13 = arith.constant 13 : index
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<13xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<13xf32>
        %t = gpu.thread_id x
        %w = hal.interface.workgroup.id[0] : index
        %i = affine.apply affine_map<()[s0, s1] -> (s0 * 7 + s1)>()[%w, %t]
        %in = arith.cmpi ult, %i, %c13 : index
        scf.if %in {
          %a = memref.load %0[%i] : memref<13xf32>
          %b = math.sqrt %a : f32
          memref.store %b, %1[%i] : memref<13xf32>
        }
        return
      }
      iree_codegen.dispatch_config @k workgroup_size = [7, 1, 1] {
      ^bb0(%d: !hal.device):
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        iree_codegen.yield %c2, %c1, %c1 : index, index, index
      }
    }
  }
}
